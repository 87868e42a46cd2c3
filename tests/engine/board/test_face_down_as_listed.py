"""708.2: face-down objects that are what the effect lists that made them face down."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.triggers import dies
from engine.cards.abilities.turning import PutFaceDown, TurnFaceDown
from engine.cards.characteristics import Characteristics
from engine.state.actions import TurnFaceUp
from engine.state.events import Destruction, TurnedFaceUp, ZoneChange
from engine.words.terms import CardType, FaceDown, Reason, Zone
from tests.engine.board.boards import enchantment, pt
from tests.engine.support import Table, creature
from tests.engine.support_more import TARGET_CREATURE, THIS, A, sorcery, when

GOLEM = Characteristics(types=(CardType.ARTIFACT, CardType.CREATURE), subtypes=("Golem",), power=2, toughness=2)
FOREST = Characteristics(types=(CardType.LAND,), subtypes=("Forest",))
FLYING = Keyword(keyword="flying")
MORPH = Keyword(keyword="morph", cost=Cost(mana="{3}"))


def _turned(looks: Characteristics | None) -> Table:
    """A flying 5/5 with morph that a spell turns face down."""
    at = Table()
    at.creature("Orsone", 5, 5, FLYING, MORPH)
    at.creature("Copia", 1, 1)
    sorcery(at, "Conversione", TurnFaceDown(what=Target(), looks=looks), targets=(TARGET_CREATURE,))
    other = TargetSpec(objects=TARGET_CREATURE.objects, keep_distinct_from=(0,))
    sorcery(at, "Specchio", BecomeCopy(what=Target(0), of=Target(1)), targets=(TARGET_CREATURE, other))
    enchantment(at, "Officina", ModifyPT(Fixed(1), Fixed(1)), affects=Filter(types=(CardType.ARTIFACT,)))
    return at.settle().cast("Conversione", "Orsone").resolve()


def test_708_2_it_is_what_the_effect_lists_and_nothing_else() -> None:
    at = _turned(GOLEM)
    seen = at.looks("Orsone")
    assert (seen.name, seen.types, seen.subtypes) == ("", (CardType.ARTIFACT, CardType.CREATURE), ("Golem",))
    assert (pt(seen), seen.abilities) == ((3, 3), ())  # the workshop sees an artifact
    assert "708.2" in at.rules()


def test_708_2a_control_without_a_list_it_is_a_2_2_creature() -> None:
    seen = _turned(None).looks("Orsone")
    assert (seen.types, seen.subtypes, pt(seen)) == ((CardType.CREATURE,), (), (2, 2))


def test_708_2_what_is_listed_is_copiable() -> None:
    at = _turned(GOLEM).cast("Specchio", "Copia").resolve()
    assert at.looks("Copia").subtypes == ("Golem",)


def test_708_7_it_can_be_turned_face_up_for_its_morph_cost_and_is_itself_again() -> None:
    at = _turned(GOLEM)
    at.do(TurnFaceUp(A, at.id("Orsone")))
    at.settle()
    assert (pt(at.looks("Orsone")), at.looks("Orsone").has("flying")) == ((5, 5), True)
    assert at.one("Orsone").face_down_as is None


def test_708_2b_control_turned_face_down_again_nothing_changes() -> None:
    at = Table()
    at.put("Orsone", creature("Orsone", 5, 5), face_down=FaceDown.MORPH)
    sorcery(at, "Conversione", TurnFaceDown(what=Target(), looks=GOLEM), targets=(TARGET_CREATURE,))
    at.settle().cast("Conversione").resolve()
    assert at.looks("Orsone").subtypes == ()


def test_708_2_put_onto_the_battlefield_as_a_land_it_is_no_creature() -> None:
    """'When this dies, return it face down; it is a Forest land'."""
    at = Table()
    back = PutFaceDown(what=This(), how=FaceDown.EFFECT, looks=FOREST)
    at.creature("Orsone", 5, 5, FLYING, when(dies(THIS), back))
    at.settle().occur(Destruction(object=at.id("Orsone"))).settle().resolve()
    seen = at.looks("Orsone")
    assert (at.where("Orsone"), seen.types, seen.subtypes, seen.abilities) == (
        Zone.BATTLEFIELD,
        (CardType.LAND,),
        ("Forest",),
        (),
    )
    assert "708.2" in at.rules()
    at.occur(TurnedFaceUp(object=at.id("Orsone"))).settle()
    assert pt(at.looks("Orsone")) == (5, 5)


def test_400_7_elsewhere_nothing_of_it_is_left() -> None:
    at = _turned(GOLEM)
    at.occur(ZoneChange(object=at.id("Orsone"), to=Zone.HAND, reason=Reason.EFFECT))
    assert (at.looks("Orsone").name, at.one("Orsone").face_down_as) == ("Orsone", None)
