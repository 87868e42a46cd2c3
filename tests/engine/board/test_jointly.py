"""115.1, 608.2d, 701.23a: whether so many things can be together what is wanted, found without trying all that could be chosen."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine import board_of
from engine.board.board import Board
from engine.board.jointly import first_fit, fit_together, most_together
from engine.cards.abilities.filters import Jointly, Measured
from engine.cards.abilities.quantities import Fixed
from engine.state.bindings import Bindings
from engine.words.terms import ObjectId
from tests.engine.support import Table

WANTED = [
    Jointly(apart="name"),
    Jointly(apart="power"),
    Jointly(alike="creature type"),
    Jointly(alike="color"),
    Jointly(apart="name", alike="creature type"),
    *(Jointly(total=Measured(what="power", how=how, than=Fixed(3))) for how in ("<", "<=", "=", ">=", ">")),
    Jointly(total=Measured(what="power", how=">=", than=Fixed(4)), apart="name"),
    Jointly(total=Measured(what="power", how="<=", than=Fixed(1)), alike="creature type"),
]


def _some(seed: int) -> tuple[Board, list[ObjectId], Bindings]:
    dice = Random(seed)
    table = Table()
    for _ in range(6):
        kinds = ("Elf", "Goblin", "Druid")
        subtypes = tuple(dice.sample(kinds, dice.randint(0, 2)))
        table.creature(dice.choice(("Orso", "Lupo", "Tasso")), dice.randint(-2, 4), 5, subtypes=subtypes)
    table.settle()
    there = [one.id for one in table.game.objects.values() if one.on_battlefield]
    return board_of(table.game), there, Bindings(source=there[0], you=table.game.players[0].id)


@pytest.mark.parametrize("wanted", WANTED, ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_601_2c_so_many_are_found_just_where_some_of_all_choices_fit(wanted: Jointly, seed: int) -> None:
    board, there, bound = _some(seed)
    for minimum in range(5):
        sizes = range(minimum, len(there) + 1)
        every = (some for size in sizes for some in combinations(there, size))
        could = any(fit_together(some, wanted, board, bound) for some in every)
        found = first_fit(there, minimum, wanted, board, bound)
        assert (found is not None) is could
        assert found is None or (len(found) >= minimum and fit_together(found, wanted, board, bound))


def test_608_2d_with_two_names_among_a_hundred_no_more_than_two_are_chosen() -> None:
    """Of a hundred there are more than ten billion choices of eight: whoever tried them all would never end."""
    table = Table()
    for n in range(100):
        table.creature("Orso" if n % 2 else "Lupo", 2, 2)
    table.settle()
    there = [one.id for one in table.game.objects.values() if one.on_battlefield]
    bound = Bindings(source=there[0], you=table.game.players[0].id)
    board = board_of(table.game)
    assert most_together(there, 8, Jointly(apart="name"), board, bound) == 2
    assert most_together(there, 8, Jointly(alike="creature type"), board, bound) == 1
