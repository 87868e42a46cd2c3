"""710, 110.5, 707.3: flip cards, and what copies them."""

from __future__ import annotations

from typing import Any

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import ChangeColors, Duration, GainAbility, ModifyPT
from engine.cards.abilities.copying import BecomeCopy, CreateCopies
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.turning import Flip, TurnFaceDown
from engine.cards.characteristics import Characteristics
from engine.words.terms import Color, Supertype, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import TARGET_CREATURE, free

FLIPPED = creature("Tizzone Eterno", 4, 3, "haste", legendary=True, subtypes=("Shaman",))
CARD = creature(
    "Corridore",
    1,
    1,
    free(Flip(what=This())),
    mana_cost="{3}{R}",
    colors=(Color.RED,),
    subtypes=("Goblin",),
    flip=FLIPPED,
)
CROWN = Static(
    parts=(ModifyPT(Fixed(2), Fixed(2)),), affects=Filter(supertypes=(Supertype.LEGENDARY,)), zones=(Zone.BATTLEFIELD,)
)


def _table(flip: Characteristics | None = FLIPPED, **more: Any) -> Table:
    table = Table()
    table.put("Corridore", CARD.but(flip=flip), **more)
    return table


def test_710_2_flipped_it_has_the_alternative_name_types_text_and_size():
    table = _table().settle()
    assert table.looks("Corridore") == CARD
    table.settle()
    table.activate("Corridore", 0).resolve()
    seen = table.looks("Corridore")
    assert (seen.name, seen.power, seen.toughness, seen.supertypes) == ("Tizzone Eterno", 4, 3, (Supertype.LEGENDARY,))
    assert seen.subtypes == ("Shaman",)
    assert seen.has("haste")
    assert len(seen.abilities) == 1
    assert "710.4" in table.rules()


def test_710_1c_colour_mana_cost_and_changes_from_outside_stay():
    table = _table(counters={"+1/+1": 1})
    table.settle()
    table.activate("Corridore", 0).resolve()
    seen = table.looks("Corridore")
    assert (seen.colors, seen.mana_cost, seen.mana_value) == ((Color.RED,), "{3}{R}", 4)
    assert (seen.power, seen.toughness) == (5, 4)


def test_710_2_an_effect_on_legendary_creatures_reaches_it_only_when_it_is_flipped():
    table = _table()
    table.permanent("Corona", CROWN)
    table.settle()
    assert table.looks("Corridore").power == 1
    table.settle()
    table.activate("Corridore", 0).resolve()
    assert table.looks("Corridore").power == 6


def test_710_2_a_static_ability_of_the_flipped_half_works():
    table = _table(FLIPPED.but(abilities=(CROWN,)))
    table.creature("Regina", 1, 1, legendary=True)
    table.settle()
    table.activate("Corridore", 0).resolve()
    assert (table.looks("Regina").power, table.looks("Corridore").power) == (3, 6)


def test_710_4_once_it_has_left_it_is_not_flipped():
    table = _table(flipped=True)
    table.creature("Mago", 1, 1, free(Move(what=Target(), to=Zone.HAND), targets=(TARGET_CREATURE,)))
    table.settle()
    assert table.looks("Corridore").name == "Tizzone Eterno"
    table.settle()
    table.activate("Mago", 0, "Corridore").resolve()
    assert (table.one("Corridore").flipped, table.looks("Corridore").name) == (False, "Corridore")


def test_110_5c_what_is_no_flip_card_can_be_flipped_and_nothing_comes_of_it():
    table = _table(None)
    table.settle()
    table.activate("Corridore", 0).resolve()
    assert table.one("Corridore").flipped
    assert table.looks("Corridore").name == "Corridore"


def test_710_4_flipping_a_flipped_permanent_does_nothing():
    table = _table(None, flipped=True)
    table.settle()
    table.activate("Corridore", 0).resolve()
    assert "710.4" not in table.rules()


def test_707_3_a_flipped_permanent_that_copies_a_flip_card_has_its_alternative_characteristics():
    """110.5c, E011: with an exception, which the alternative characteristics have as well."""
    copying = BecomeCopy(what=This(), of=Target(), exceptions=(GainAbility(Keyword(keyword="lifelink")),))
    for flipped, name in ((True, "Tizzone Eterno"), (False, "Corridore")):
        table = _table()
        table.creature("Sosia", 0, 2, free(copying, targets=(TARGET_CREATURE,)), flipped=flipped)
        table.settle()
        table.activate("Sosia", 0, "Corridore").resolve()
        assert table.looks("Sosia").name == name
        assert table.looks("Sosia").has("lifelink")
        assert table.looks("Sosia").has("haste") is flipped


def test_707_2_a_copy_of_a_flipped_permanent_is_not_flipped():
    """Being flipped is a status, and no copiable value; the token has both halves and can be flipped itself."""
    table = _table(flipped=True)
    table.creature("Mago", 1, 1, free(CreateCopies(of=Target()), targets=(TARGET_CREATURE,)))
    table.settle()
    table.activate("Mago", 0, "Corridore").resolve()
    (token,) = [one for one in table.game.objects.values() if one.label == "Corridore" and one.kind.value == "token"]
    assert not token.flipped
    assert board_of(table.game).characteristics(token.id) == CARD


def test_710_1b_face_down_the_alternative_characteristics_are_not_used():
    table = _table(flipped=True)
    table.creature("Mago", 1, 1, free(TurnFaceDown(what=Target()), targets=(TARGET_CREATURE,)))
    table.settle()
    table.activate("Mago", 0, "Corridore").resolve()
    seen = table.looks("Corridore")
    assert (seen.name, seen.power, seen.toughness) == ("", 2, 2)
    assert table.one("Corridore").flipped


def test_707_9b_an_exception_of_colour_stays_when_it_is_flipped():
    blue = ChangeColors(set_to=(Color.BLUE,))
    copying = BecomeCopy(what=This(), of=Target(), exceptions=(blue,), until=Duration.END_OF_TURN)
    table = _table()
    table.creature("Sosia", 0, 2, free(copying, targets=(TargetSpec(objects=Filter()),)), flipped=True)
    table.settle()
    table.activate("Sosia", 0, "Corridore").resolve()
    assert (table.looks("Sosia").name, table.looks("Sosia").colors) == ("Tizzone Eterno", (Color.BLUE,))


def test_710_2_an_effect_of_a_resolution_goes_on_after_flipping():
    grows = Apply(to=This(), parts=(ModifyPT(Fixed(1), Fixed(1)),))
    table = Table()
    table.put("Corridore", CARD.but(abilities=(*CARD.abilities, free(grows))))
    table.settle()
    table.activate("Corridore", 1).resolve()
    table.settle()
    table.activate("Corridore", 0).resolve()
    assert (table.looks("Corridore").power, table.looks("Corridore").toughness) == (5, 4)
