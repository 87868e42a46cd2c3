"""205.3d, 305.7: a subtype goes with a card type that it belongs to; with a basic land type set, a land is nothing but that."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.continuous import AsCopy, ChangeTypes, CopyException, SetPT
from engine.cards.abilities.filters import CREATURE, Filter
from engine.words.terms import CardType, Zone
from tests.engine.board.boards import enchantment, fixed, orders
from tests.engine.support import Table, creature
from tests.engine.support_more import ARTIFACT

ARTIFACTS = Filter(types=(CardType.ARTIFACT,))
GOBLINS = ChangeTypes(add_subtypes=("Goblin",))
ALIVE = ChangeTypes(add=(CardType.CREATURE,))


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (GOBLINS, ()),
        (ChangeTypes(set_subtypes=("Goblin",), of_type=CardType.CREATURE), ()),
        (ChangeTypes(add=(CardType.CREATURE,), add_subtypes=("Goblin",)), ("Goblin",)),
        (ChangeTypes(set_types=(CardType.ENCHANTMENT,), add_subtypes=("Clue", "Shrine")), ("Shrine",)),
        (ChangeTypes(add_subtypes=("Clue",)), ("Clue",)),
    ],
)
def test_205_3d_no_subtype_of_a_type_that_it_has_not(change: ChangeTypes, found: tuple[str, ...]) -> None:
    table = Table()
    table.permanent("Pietra", **ARTIFACT)
    enchantment(table, "Marchio", change, SetPT(*fixed(1, 1)), affects=ARTIFACTS)
    assert table.settle().looks("Pietra").subtypes == found


@pytest.mark.parametrize("order", orders("Marchio", "Soffio"))
def test_613_8a_what_gives_a_subtype_depends_on_what_gives_the_type(order: tuple[str, ...]) -> None:
    table = Table()
    table.permanent("Pietra", **ARTIFACT)
    for label in order:
        parts = (GOBLINS,) if label == "Marchio" else (ALIVE, SetPT(*fixed(1, 1)))
        enchantment(table, label, *parts, affects=ARTIFACTS)
    assert table.settle().looks("Pietra").subtypes == ("Goblin",)


@pytest.mark.parametrize("order", orders("Marchio", "Sonno"))
def test_613_8a_and_on_what_takes_it_away(order: tuple[str, ...]) -> None:
    table = Table()
    table.creature("Golem", 2, 2, types=(CardType.ARTIFACT,))
    for label in order:
        change = GOBLINS if label == "Marchio" else ChangeTypes(remove=(CardType.CREATURE,))
        enchantment(table, label, change, affects=ARTIFACTS)
    assert table.settle().looks("Golem").subtypes == ()


@pytest.mark.parametrize(
    ("exceptions", "found"),
    [
        ((GOBLINS,), ()),
        ((ChangeTypes(add=(CardType.CREATURE,), add_subtypes=("Goblin",)),), ("Goblin",)),
        ((ALIVE, GOBLINS), ("Goblin",)),
        ((GOBLINS, ALIVE), ("Goblin",)),
    ],
)
def test_205_3d_nor_by_an_exception_of_a_copy(exceptions: tuple[CopyException, ...], found: tuple[str, ...]) -> None:
    table = Table()
    table.permanent("Pietra", **ARTIFACT)
    copying = AsCopy(of=ARTIFACTS, exceptions=(*exceptions, SetPT(*fixed(1, 1))), optional=False)
    mirror = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, as_copy=copying)
    table.put("Specchio", creature("Specchio", 1, 1, mirror), zone=Zone.HAND)
    table.settle().cast("Specchio").resolve()
    seen = board_of(table.game).copiable(table.id("Specchio"))
    assert (seen.name, seen.subtypes) == ("Pietra", found)


FOREST: dict[str, Any] = {"set_subtypes": ("Forest",), "of_type": CardType.LAND}


@pytest.mark.parametrize(
    ("change", "subtypes", "keeps"),
    [
        (ChangeTypes(set_types=(CardType.LAND,), **FOREST), ("Forest",), False),
        (ChangeTypes(add=(CardType.LAND,), **FOREST), ("Bear", "Forest"), False),
        (ChangeTypes(add=(CardType.LAND,), add_subtypes=("Forest",)), ("Bear", "Forest"), True),
        (ChangeTypes(**FOREST), ("Bear",), True),
    ],
)
def test_305_7_what_becomes_a_land_with_a_basic_type_set(
    change: ChangeTypes, subtypes: tuple[str, ...], keeps: bool
) -> None:
    table = Table()
    table.creature("Orso", 2, 2, "flying", subtypes=("Bear",))
    enchantment(table, "Canto", change, affects=CREATURE)
    seen = table.settle().looks("Orso")
    assert (seen.subtypes, seen.has("flying")) == (subtypes, keeps)
