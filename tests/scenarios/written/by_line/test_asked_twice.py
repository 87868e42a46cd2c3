"""What is asked halfway and again further down is answered of both moments, where what was done by then has happened."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 3, Angelo 4/4 «Non puoi perdere la partita e i tuoi avversari non possono vincere la partita.»
Bruno: 20
Bruno lancia 5 danni ad Anna
{}{}
Bruno lancia distruzione su Angelo
{}
"""


def told(first: str, *, settled: bool = True, again: str = "") -> tuple[str, ...]:
    lines = BOARD.format("risolvi\n" if settled else "", first, again or first)
    return ruling(run(parse_lines(lines, "tavolo"))).answer


@pytest.mark.parametrize(
    ("asked", "then", "at_last"),
    [
        ("Anna perde la partita?", "Anna non perde la partita.", "Anna perde la partita (704.5a)."),
        ("Chi vince?", "non vince nessuno.", "vince Bruno."),
        ("Muore l'Angelo?", "«Angelo» resta sul campo di battaglia.", "«Angelo» muore."),
        ("Chi muore?", "non muore nessuno.", "«Angelo»"),
    ],
)
def test_704_3_both_moments_are_answered(asked: str, then: str, at_last: str) -> None:
    first, last = told(asked)[:2]
    assert first.startswith("Dopo il passo") and then in first, first
    assert last.startswith("Alla fine") and at_last in last, last


def test_control_608_2_with_it_on_the_stack_still_it_is_asked_of_what_comes() -> None:
    assert told("Anna perde la partita?", settled=False) == ("Anna perde la partita (704.5a).",)


def test_control_what_is_asked_once_is_asked_of_the_end() -> None:
    assert told("Anna perde la partita?", again="# fine") == ("Anna perde la partita (704.5a).",)
