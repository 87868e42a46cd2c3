"""613.8: combinations that people ask about again and again, each in every order of timestamps, with its control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import (
    ChangeColors,
    ChangeText,
    ChangeTypes,
    DefinePT,
    GainAbility,
    LoseAllAbilities,
    ModifyPT,
    Part,
    SetPT,
    SwitchPT,
)
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.quantities import Count, Fixed, ManaValueOf
from engine.cards.abilities.references import One
from engine.happening.writing.changed import changed
from engine.state.game import Game
from engine.words.terms import CardType, Color, Kind, Relation, Supertype
from tests.engine.board.boards import ENCHANTMENTS, LANDS, fixed, orders, pt, static
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, LAND

NONBASIC = Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))
MOON = static(ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND), affects=NONBASIC)
"""Nonbasic lands are Mountains."""
TOMB = static(ChangeTypes(add_subtypes=("Swamp",)), affects=LANDS)
"""Each land is a Swamp in addition to its other types."""
BELL = static(
    ChangeTypes(add=(CardType.CREATURE,)),
    ChangeColors(set_to=(Color.BLACK,)),
    SetPT(*fixed(1, 1)),
    affects=Filter(types=(CardType.LAND,), subtypes=("Swamp",)),
)
"""All Swamps are 1/1 black creatures that are still lands."""
GRAFT = static(ChangeTypes(add_subtypes=("Elf",)), affects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
"""Creatures you control are Elves in addition to their other types."""
GROVE = static(
    ChangeTypes(add=(CardType.CREATURE, CardType.LAND), add_subtypes=("Saproling", "Forest")),
    ChangeColors(set_to=(Color.GREEN,)),
    SetPT(*fixed(1, 1)),
    affects=Filter(any_of=(Filter(subtypes=("Forest",)), Filter(subtypes=("Saproling",)))),
)
"""All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types."""
WILDS = static(
    ChangeTypes(add=(CardType.LAND,), add_subtypes=("Forest",)),
    affects=Filter(types=(CardType.CREATURE,), not_kind=Kind.TOKEN, controller=Relation.YOU),
)
"""Nontoken creatures you control are Forest lands in addition to their other types."""
DAWN = static(
    ChangeTypes(set_subtypes=("Plains",), of_type=CardType.LAND),
    affects=Filter(types=(CardType.LAND,), controller=Relation.YOU),
)
"""Lands you control are Plains."""
AWAKENING = static(
    ChangeTypes(add=(CardType.CREATURE,)),
    SetPT(ManaValueOf(One()), ManaValueOf(One())),
    affects=Filter(types=(CardType.ENCHANTMENT,), another=True),
)
"""Each other enchantment is a creature in addition to its other types, with base power and toughness equal to its mana value."""
SILENCE = static(LoseAllAbilities(), SetPT(*fixed(1, 1)))
"""All creatures lose all abilities and have base power and toughness 1/1."""


def _put(table: Table, label: str, ability: Static, **more: Any) -> None:
    table.permanent(label, ability, **{**ENCHANTMENT, **more})


def _three(order: Sequence[str]) -> Table:
    table = Table()
    table.permanent("Isola", supertypes=(Supertype.BASIC,), subtypes=("Island",), **LAND)
    for label in order:
        if label == "Tomba":
            table.permanent("Tomba", TOMB, supertypes=(Supertype.LEGENDARY,), **LAND)
        else:
            _put(table, label, {"Campana": BELL, "Innesto": GRAFT}[label])
    return table.settle()


class TestLandsThatBecomeCreaturesWithAType:
    """Three effects of layer 4. While there are no Swamps, the bell would change nothing that the graft applies to."""

    @pytest.mark.parametrize("order", orders("Tomba", "Campana", "Innesto"))
    def test_613_8b_every_land_is_a_swamp_and_a_creature(self, order: tuple[str, ...]):
        table = _three(order)
        for label in ("Isola", "Tomba"):
            seen = table.looks(label)
            assert (seen.creature, pt(seen), seen.colors) == (True, (1, 1), (Color.BLACK,)), label
            assert "Swamp" in seen.subtypes, label

    @pytest.mark.parametrize("order", orders("Tomba", "Campana", "Innesto"))
    def test_613_8c_the_graft_waits_only_once_the_tomb_has_applied(self, order: tuple[str, ...]):
        """Older than the tomb the graft depends on nothing yet and applies first; else it has come to depend on the bell."""
        waits = order.index("Tomba") < order.index("Innesto")
        table = _three(order)
        assert ["Elf" in table.looks(label).subtypes for label in ("Isola", "Tomba")] == [waits, waits]

    @pytest.mark.parametrize("order", orders("Campana", "Innesto"))
    def test_613_8_control_without_the_first_nothing_is_reached(self, order: tuple[str, ...]):
        seen = _three(order).looks("Isola")
        assert (seen.creature, seen.subtypes) == (False, ("Island",))


class TestForestsAndSaprolings:
    """Nonbasic Forests that become Mountains, and Saprolings that become nonbasic lands: each depends on the other."""

    def _board(self, order: Sequence[str]) -> Table:
        table = Table()
        table.permanent("Foresta", supertypes=(Supertype.BASIC,), subtypes=("Forest",), **LAND)
        table.permanent("Bosco", subtypes=("Forest",), **LAND)
        table.creature("Seme", 2, 2, subtypes=("Saproling",), kind=Kind.TOKEN)
        for label in order:
            _put(table, label, {"Luna": MOON, "Macchia": GROVE}[label])
        return table.settle()

    def test_613_8b_a_loop_goes_by_timestamps_the_moon_first(self):
        table = self._board(("Luna", "Macchia"))
        assert table.looks("Bosco").subtypes == ("Mountain",)
        assert not table.looks("Bosco").creature
        assert set(table.looks("Seme").subtypes) == {"Saproling", "Forest"}

    def test_613_8b_control_the_moon_last(self):
        table = self._board(("Macchia", "Luna"))
        assert set(table.looks("Bosco").subtypes) == {"Saproling", "Mountain"}
        assert set(table.looks("Seme").subtypes) == {"Saproling", "Mountain"}
        assert table.looks("Bosco").creature

    @pytest.mark.parametrize("order", orders("Luna", "Macchia"))
    def test_613_8b_a_basic_forest_is_a_creature_either_way(self, order: tuple[str, ...]):
        seen = self._board(order).looks("Foresta")
        assert (seen.creature, pt(seen), seen.colors) == (True, (1, 1), (Color.GREEN,))


class TestCreaturesThatAreLands:
    @pytest.mark.parametrize("order", orders("Luna", "Selva"))
    def test_613_8b_they_are_lands_before_nonbasic_lands_become_mountains(self, order: tuple[str, ...]):
        table = Table()
        table.creature("Orso", 2, 2, "flying")
        for label in order:
            if label == "Luna":
                _put(table, label, MOON)
            else:
                table.creature("Selva", 3, 3, WILDS)
        table.settle()
        for label in ("Orso", "Selva"):
            seen = table.looks(label)
            assert (seen.subtypes, seen.creature, seen.abilities) == (("Mountain",), True, ()), label

    def test_613_8_control_a_token_stays_what_it_is(self):
        table = Table()
        table.creature("Pedina", 2, 2, "flying", kind=Kind.TOKEN)
        _put(table, "Luna", MOON)
        table.creature("Selva", 3, 3, WILDS)
        assert table.settle().looks("Pedina").has("flying")


class TestOwnLandsBecomePlains:
    @pytest.mark.parametrize("order", orders("Alba", "Tomba"))
    def test_613_8b_a_land_of_ones_own_loses_its_ability_first(self, order: tuple[str, ...]):
        table = Table()
        table.permanent("Isola", supertypes=(Supertype.BASIC,), subtypes=("Island",), **LAND)
        for label in order:
            _put(table, label, DAWN) if label == "Alba" else table.permanent(label, TOMB, **LAND)
        table.settle()
        assert (table.looks("Isola").subtypes, table.looks("Tomba").subtypes) == (("Plains",), ("Plains",))

    @pytest.mark.parametrize(
        ("order", "subtypes"), [(("Alba", "Tomba"), ("Plains", "Swamp")), (("Tomba", "Alba"), ("Plains",))]
    )
    def test_613_8_control_an_opponents_land_keeps_it_and_timestamps_decide(
        self, order: tuple[str, ...], subtypes: tuple[str, ...]
    ):
        table = Table()
        table.permanent("Isola", supertypes=(Supertype.BASIC,), subtypes=("Island",), **LAND)
        for label in order:
            _put(table, label, DAWN) if label == "Alba" else table.permanent(label, TOMB, controller=1, **LAND)
        assert table.settle().looks("Isola").subtypes == subtypes


class TestEnchantmentsThatAreCreatures:
    """613.6: both begin in an earlier layer than 7b, so both apply there, whatever became of their abilities."""

    @pytest.mark.parametrize(("order", "size"), [(("Quiete", "Risveglio"), (4, 4)), (("Risveglio", "Quiete"), (1, 1))])
    def test_613_6_613_7_the_newer_one_sets_the_size(self, order: tuple[str, ...], size: tuple[int, int]):
        table = Table()
        for label in order:
            _put(table, label, {"Quiete": SILENCE, "Risveglio": AWAKENING}[label], mana_cost="{2}{W}{W}")
        seen = table.settle().looks("Quiete")
        assert (seen.creature, pt(seen), seen.abilities) == (True, size, ())

    @pytest.mark.parametrize("order", orders("Quiete", "Risveglio"))
    def test_613_6_the_one_that_is_no_creature_keeps_its_ability(self, order: tuple[str, ...]):
        table = Table()
        for label in order:
            _put(table, label, {"Quiete": SILENCE, "Risveglio": AWAKENING}[label], mana_cost="{2}{W}{W}")
        seen = table.settle().looks("Risveglio")
        assert (seen.creature, seen.abilities) == (False, (AWAKENING,))

    def test_611_3a_each_has_the_size_of_its_own_mana_value(self):
        table = Table()
        _put(table, "Risveglio", AWAKENING)
        for label, cost in (("Uno", "{W}"), ("Tre", "{2}{W}")):
            table.permanent(label, mana_cost=cost, **ENCHANTMENT)
        table.settle()
        assert [pt(table.looks(label)) for label in ("Uno", "Tre")] == [(1, 1), (3, 3)]

    def test_613_6_control_alone_it_is_no_creature(self):
        table = Table()
        _put(table, "Quiete", SILENCE)
        assert not table.settle().looks("Quiete").creature


# --- whatever is on the board

_POOL: tuple[tuple[Part, Filter], ...] = (
    (ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND), NONBASIC),
    (ChangeTypes(add_subtypes=("Swamp",)), LANDS),
    (ChangeTypes(add=(CardType.CREATURE,)), Filter(types=(CardType.LAND,), subtypes=("Swamp",))),
    (ChangeTypes(add_subtypes=("Elf",)), CREATURE),
    (ChangeTypes(add=(CardType.CREATURE,)), ENCHANTMENTS),
    (ChangeText(old="Swamp", new="Forest"), Filter(types=(CardType.ENCHANTMENT,))),
    (ChangeColors(set_to=(Color.RED,)), Filter(subtypes=("Elf",))),
    (ChangeColors(add=(Color.BLUE,)), Filter(colors=(Color.RED,))),
    (LoseAllAbilities(), Filter(types=(CardType.CREATURE,), colors=(Color.BLUE,))),
    (GainAbility(Keyword(keyword="flying")), CREATURE),
    (GainAbility(static(ModifyPT(*fixed(1, 0)), affects=Filter(keyword="flying"))), CREATURE),
    (SetPT(*fixed(2, 3)), CREATURE),
    (SetPT(ManaValueOf(One()), Fixed(4)), Filter(types=(CardType.CREATURE,), keyword="flying")),
    (ModifyPT(Count(CREATURE), Fixed(0)), Filter(power=Bounds(least=3))),
    (SwitchPT(), Filter(types=(CardType.CREATURE,), power=Bounds(most=2))),
)


def _as_kept(game: Game, order: Sequence[int]) -> Game:
    """The same game with its objects kept and listed in another order, each with its own timestamp."""
    twin = game.fork()
    ids = list(twin.objects)
    shuffled = [ids[number] for number in order]
    places = {
        place: tuple(one for one in shuffled if one in found) for place, found in twin.places.items() if place[0].shared
    }
    twin.objects, twin.places = {one: twin.objects[one] for one in shuffled}, {**twin.places, **places}
    changed(twin)
    return twin


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_613_the_projection_does_not_depend_on_how_objects_are_listed(data: st.DataObject) -> None:
    table = Table()
    table.permanent("Isola", supertypes=(Supertype.BASIC,), subtypes=("Island",), **LAND)
    table.permanent("Valle", Keyword(keyword="hexproof"), **LAND)
    table.creature("Orso", 2, 2, subtypes=("Elf",), mana_cost="{1}{G}")
    table.creature("Sciame", 0, 0, Static(parts=(DefinePT(Count(CREATURE), Fixed(1)),), defines=True))
    chosen = data.draw(st.lists(st.sampled_from(range(len(_POOL))), max_size=6))
    for number, which in enumerate(chosen):
        part, affects = _POOL[which]
        _put(table, f"Fonte{number}", static(part, affects=affects), mana_cost="{2}")
    game = table.game
    order = data.draw(st.permutations(range(len(game.objects))))
    board, other = board_of(game), board_of(_as_kept(game, order))
    assert {one: board.characteristics(one) for one in sorted(game.objects)} == {
        one: other.characteristics(one) for one in sorted(game.objects)
    }
