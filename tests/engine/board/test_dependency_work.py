"""613.8: how much is done to find the order of effects: counts of projections, of effects tried out, of objects looked at."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.conditions import Condition, Exists
from engine.cards.abilities.continuous import ChangeTypes, ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.quantities import Count, Fixed
from engine.words.metrics import METER
from engine.words.terms import CardType
from tests.engine.board.boards import enchantment, pt
from tests.engine.support import Table

KINDS = ("Elf", "Goblin", "Human", "Zombie", "Merfolk", "Wizard", "Soldier", "Warrior")
NUMBER = len(KINDS)
ROTATIONS = tuple(
    tuple((first + step * number) % NUMBER for number in range(NUMBER)) for first in range(NUMBER) for step in (1, -1)
)


def _kind(number: int) -> Filter:
    return Filter(types=(CardType.CREATURE,), subtypes=(KINDS[number % NUMBER],))


def _ring(order: tuple[int, ...], *, condition: bool = False, each: int = 4) -> Table:
    """'Each creature of a kind is of the next kind too', all around; with ``condition``, if there is one of the kind after."""
    table = Table()
    for number in range(each * NUMBER):
        table.creature(f"Bestia{number}", 2, 2, subtypes=(KINDS[number % NUMBER],))
    for number in order:
        becomes = ChangeTypes(add_subtypes=(KINDS[(number + 1) % NUMBER],))
        needs: dict[str, Condition] = {"condition": Exists(_kind(number + 2))} if condition else {}
        enchantment(table, f"Fonte{number}", becomes, affects=_kind(number), **needs)
    METER.reset()
    board_of(table.game)
    return table


@pytest.mark.parametrize("order", ROTATIONS)
def test_613_8b_a_ring_of_effects_takes_as_many_trials_in_any_order_of_timestamps(order: tuple[int, ...]) -> None:
    """Each pair of neighbours is tried out before and after the first of them has changed; mostly one object tells."""
    table = _ring(order)
    assert METER.projections == 1
    assert METER.trials <= 2 * NUMBER - 2
    assert METER.previews <= METER.trials
    # From the oldest effect on around: what was of the kind before it when that one applied goes the whole way but once around.
    oldest = order[0]
    gone = [len(table.looks(f"Bestia{number}").subtypes) for number in range(NUMBER)]
    assert gone == [1 + (oldest - number) % NUMBER if number % NUMBER != oldest else NUMBER for number in range(NUMBER)]


@pytest.mark.parametrize("each", [1, 8])
def test_613_8a_trials_do_not_grow_with_the_objects(each: int) -> None:
    """In the order against the ring, which is the worst."""
    _ring(ROTATIONS[1], each=each)
    assert (METER.trials, METER.previews) == (2 * NUMBER - 2, 2 * NUMBER - 2)


def test_613_8a_control_all_objects_are_looked_at_where_none_tells() -> None:
    """The Elves become Goblins; a second effect looks for Goblins that are Zombies, and finds none: six objects were looked at."""
    table = Table()
    for number in range(6):
        table.creature(f"Elfo{number}", 1, 1, subtypes=("Elf",))
    both = Filter(types=(CardType.CREATURE,), subtypes=("Goblin", "Zombie"))
    enchantment(table, "Secondo", ChangeTypes(add_subtypes=("Human",)), affects=both)
    enchantment(table, "Primo", ChangeTypes(add_subtypes=("Goblin",)), affects=_kind(0))
    METER.reset()
    board_of(table.game)
    assert (METER.trials, METER.previews) == (1, 6)


@pytest.mark.parametrize("order", ROTATIONS)
def test_613_8a_conditions_are_tried_out_only_where_an_effect_meets_them(order: tuple[int, ...]) -> None:
    """Each effect meets two others, of eight: not all pairs are tried, and not all of them again after each."""
    _ring(order, condition=True)
    assert METER.projections == 1
    assert METER.trials <= 4 * NUMBER


@pytest.mark.parametrize("looked_for", ["creature", "Goblin"])
def test_613_8a_a_number_rests_on_what_it_counts(looked_for: str) -> None:
    """Two effects 'creatures get +1/+1 for each Goblin' have nothing to do with each other, whatever power they give."""
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Goblin", 1, 1, subtypes=("Goblin",))
    wanted = CREATURE if looked_for == "creature" else Filter(subtypes=("Goblin",))
    for label in ("Uno", "Due"):
        enchantment(table, label, ModifyPT(Count(wanted), Fixed(0)))
    METER.reset()
    assert pt(table.looks("Orso")) == ((6, 2) if looked_for == "creature" else (4, 2))
    assert METER.trials == 0
