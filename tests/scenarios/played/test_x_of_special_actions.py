"""107.3d: the X in the cost of a special action, chosen by whoever takes it as it is paid."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines


@pytest.mark.parametrize(("x", "allowed"), [(2, "Sì"), (3, "No")])
def test_107_3d_the_x_of_a_morph_cost_is_chosen_as_it_is_paid(x: int, allowed: str) -> None:
    board = (
        "conta il mana: sì\nAnna: 3x Foresta\nAnna: Celata creatura 4/4\n> Metamorfosi {X}{G}\na faccia in giù: metamorfosi\n"
        f"Bruno: 20\nAnna gira a faccia in su Celata\nx: {x}\nSi può fare?\n"
    )
    assert answer(run(parse_lines(board, "t"))).headline[0].startswith(allowed)
