"""722.3: preparation cards, and the copies that their permanents put in exile."""

from __future__ import annotations

from engine.board.board_of import board_of
from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, SetPT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.preparing import NoLongerPrepared, Prepare
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This
from engine.stack.insets import INSET
from engine.state.actions import Activate, Cast
from engine.words.terms import CardType, Color, Designation, Kind, PlayerId, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_CREATURE, A, free, pass_on, refused

JUMP = card(
    "Salto",
    SpellAbility(effects=(GainLife(amount=Fixed(2)),)),
    types=(CardType.INSTANT,),
    mana_cost="{U}",
    colors=(Color.BLUE,),
)
AVIATOR = creature("Aviatore", 2, 3, free(Prepare(what=This())), mana_cost="{2}{U}", colors=(Color.BLUE,), prepare=JUMP)
FROG = (
    SetPT(Fixed(1), Fixed(1)),
    ChangeColors(set_to=(Color.GREEN,)),
    ChangeTypes(set_subtypes=("Frog",), of_type=CardType.CREATURE),
)


def table(printed=AVIATOR, *, extra=()) -> Table:
    made = Table()
    made.put("Aviatore", printed)
    made.creature("Mago", 1, 1, *extra)
    made.library(0, 3)
    return made.settle()


class TestPrepare:
    def test_722_3c_a_copy_of_its_prepare_spell_is_in_exile_and_stays_there(self):
        at = table().activate("Aviatore", 0).resolve()
        found = at.one("Salto")
        assert (found.zone, found.kind, at.looks("Salto")) == (Zone.EXILE, Kind.COPY_OF_CARD, JUMP)
        assert at.game.designated(at.id("Aviatore"), Designation.PREPARED)
        assert "722.3c" in at.rules()

    def test_722_3a_control_a_permanent_without_a_prepare_spell_does_not_become_prepared(self):
        at = table(AVIATOR.but(prepare=None)).activate("Aviatore", 0).resolve()
        assert at.all("Salto") == []
        assert not at.game.designated(at.id("Aviatore"), Designation.PREPARED)

    def test_722_3a_what_is_prepared_is_not_prepared_again(self):
        at = table().activate("Aviatore", 0).resolve()
        at.activate("Aviatore", 0).resolve()
        assert len(at.all("Salto")) == 1

    def test_722_3c_its_controller_may_cast_the_copy_and_the_permanent_is_prepared_no_more(self):
        at = table().activate("Aviatore", 0).resolve()
        at.cast("Salto")
        assert not at.game.designated(at.id("Aviatore"), Designation.PREPARED)
        at.resolve()
        assert (at.life(0), at.all("Salto")) == (22, [])

    def test_722_3c_an_opponent_may_not(self):
        at = table().activate("Aviatore", 0).resolve()

        pass_on(at)
        assert refused(at, Cast(PlayerId(1), at.id("Salto")))[1] == "601.3"

    def test_722_3c_the_copy_is_gone_with_the_permanent(self):
        bounce = free(Move(what=Target(), to=Zone.HAND), targets=(TARGET_CREATURE,))
        at = table(extra=(bounce, free(Draw()))).activate("Aviatore", 0).resolve()
        at.activate("Mago", 1).resolve()
        assert at.where("Salto") is Zone.EXILE
        at.activate("Mago", 0, "Aviatore").resolve()
        assert at.all("Salto") == []

    def test_722_3c_exceptions_of_a_copy_are_none_of_its_prepare_spell(self):
        frogs = free(CreateCopies(of=Target(), exceptions=FROG, keep_as="x"), targets=(TARGET_CREATURE,))
        at = table(extra=(frogs,)).activate("Mago", 0, "Aviatore").resolve()
        (token,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        looks = board_of(at.game).characteristics(token.id)
        assert (looks.power, looks.colors, looks.subtypes) == (1, (Color.GREEN,), ("Frog",))

        at._act(Activate(A, token.id, 0), ())
        at.resolve()
        assert at.looks("Salto") == JUMP

    def test_722_4_in_every_zone_the_card_has_its_normal_characteristics_alone(self):
        at = Table()
        at.put("Aviatore", AVIATOR, zone=Zone.HAND)
        at.settle()
        assert (at.looks("Aviatore").name, at.looks("Aviatore").types) == ("Aviatore", (CardType.CREATURE,))
        at.cast("Aviatore").resolve()
        assert at.where("Aviatore") is Zone.BATTLEFIELD


class TestNoLongerPrepared:
    FORGETS = free(NoLongerPrepared(what=Target()), targets=(TARGET_CREATURE,))

    def test_722_3b_the_designation_is_removed_and_the_copy_is_gone_with_it(self):
        at = table(extra=(self.FORGETS,)).activate("Aviatore", 0).resolve()
        at.activate("Mago", 0, "Aviatore").resolve()
        assert not at.game.designated(at.id("Aviatore"), Designation.PREPARED)
        assert at.all("Salto") == []
        assert "722.3b" in at.rules()

    def test_722_3b_control_another_creature_that_forgets_takes_nothing_from_it(self):
        at = table(extra=(self.FORGETS,)).activate("Aviatore", 0).resolve()
        at.activate("Mago", 0, "Mago").resolve()
        assert at.game.designated(at.id("Aviatore"), Designation.PREPARED)
        assert at.where("Salto") is Zone.EXILE
        assert "722.3b" not in at.rules()

    def test_722_3a_it_may_become_prepared_again(self):
        at = table(extra=(self.FORGETS,)).activate("Aviatore", 0).resolve()
        at.activate("Mago", 0, "Aviatore").resolve()
        at.activate("Aviatore", 0).resolve()
        assert len(at.all("Salto")) == 1

    def test_722_3c_a_copy_that_is_on_the_stack_already_stays_there(self):
        at = table(extra=(self.FORGETS,)).activate("Aviatore", 0).resolve()
        at.cast("Salto")
        at.activate("Mago", 0, "Aviatore").resolve()
        assert at.where("Salto") is Zone.STACK
        assert "722.3b" not in at.rules()


def test_722_2_722_3_from_a_hand_it_is_cast_as_the_creature_and_never_as_what_is_in_its_frame() -> None:
    """The card with an Adventure in its frame asks which; this one is not asked about."""
    at = Table()
    at.put("Aviatore", AVIATOR, zone=Zone.HAND)
    at.settle()
    assert refused(at, Cast(A, at.id("Aviatore"), half=INSET))[1] == "722.3"
    at.cast("Aviatore")
    assert at.looks("Aviatore").name == "Aviatore"
    assert at.resolve().where("Aviatore") is Zone.BATTLEFIELD


def test_722_2b_a_copy_has_the_prepare_spell_as_well() -> None:
    """The control is a copy of the same creature without one."""
    for printed, prepared in ((AVIATOR, True), (AVIATOR.but(prepare=None), False)):
        at = table(printed, extra=(free(CreateCopies(of=Target()), targets=(TARGET_CREATURE,)),))
        at.activate("Mago", 0, "Aviatore").resolve()
        token = next(one for one in at.game.permanents() if one.kind is Kind.TOKEN)
        at.do(Activate(A, token.id, 0))
        at.settle().resolve()
        assert bool(at.all("Salto")) is prepared
        assert bool(at.game.designated(token.id, Designation.PREPARED)) is prepared
