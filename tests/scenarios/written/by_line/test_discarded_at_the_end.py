"""514.1: who discards right behind the end of their turn has too many cards, and says which go."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = "Anna: 20\nBruno: 20\nAnna in mano: Dardo istantaneo {{R}}, {}x Foresta\n{}\nDov'è il Dardo?\nQuante carte in mano ha Anna?"


def _told(cards: int, lines: str) -> str:
    told = ruling(run(parse_lines(BOARD.format(cards, lines), "t")))
    return " ".join(told.answer)


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        (7, "fine turno\nAnna scarta Dardo"),
        (7, "Anna passa il turno\nAnna scarta il Dardo"),
        (8, "fine turno\nAnna scarta Dardo e Foresta"),
        (7, "fine turno\nAnna scarta Dardo\nturno di Bruno"),
    ],
)
def test_514_1_what_is_discarded_behind_the_end_of_the_turn_answers(cards: int, lines: str) -> None:
    told = _told(cards, lines)
    assert told.startswith("«Dardo» va nel cimitero di Anna; Anna ha 7 carte in mano")


def test_514_1_who_has_not_too_many_is_asked_nothing() -> None:
    with pytest.raises(ScenarioError, match="nessuna domanda ha chiesto"):
        _told(6, "fine turno\nAnna scarta Dardo")


def test_514_1_control_before_the_end_it_just_happens() -> None:
    assert _told(7, "Anna scarta Dardo\nfine turno").startswith(
        "«Dardo» va nel cimitero di Anna; Anna ha 7 carte in mano"
    )
