"""117.3b: who may act first behind what has resolved is said where it is asked whether somebody else may act."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

BOARD = "Anna: Lince 2/2\nBruno: 20\nAnna lancia Tasso 3/3\n{between}Bruno può lanciare 3 danni su {what}?\n"


def first(board: str) -> str:
    return answer(run(parse_lines(board, "tavolo"))).headline[0]


def test_117_3b_behind_what_resolved_the_active_player_has_to_pass_first() -> None:
    said = first(BOARD.format(between="risolvi\n", what="Tasso"))
    assert said.startswith("Sì, ma solo se prima Anna passa la priorità (117.3b): Bruno lancia")


@pytest.mark.parametrize(("between", "what"), [("risolvi\nAnna passa\n", "Tasso"), ("", "Lince")])
def test_control_who_has_passed_or_is_responded_to_is_not_waited_for(between: str, what: str) -> None:
    assert first(BOARD.format(between=between, what=what)).startswith("Sì: Bruno lancia")
