"""Rules that no other test is named after, each on a board of its own with a control: what is answered there, said in lines."""

from __future__ import annotations

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines


def told(board: str) -> str:
    """What stands first for a board in lines; a board that was not understood, or not played to its end, is an error."""
    made = run(parse_lines(board.strip(), "prova.tavolo"))
    assert not made.not_understood, made.not_understood
    return " ".join(answer(made).headline)
