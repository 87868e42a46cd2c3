"""706.3: the lines of a results table, each with the results that it is for and what they bring about."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.cardtext import refusal
from scenarios.cardtext.headings import name_before_dash
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, bar_of, lexed, sentences
from scenarios.cardtext.normalise import Piece
from scenarios.cardtext.refusal import Refusal


def results_of(line: Line) -> list[tuple[int, int | None, list[list[Lexeme]]]]:
    """Of each line of the table behind a paragraph the least and the greatest result, and its sentences."""
    return [_row(row, line.text) for row in line.rows]


def _row(row: Sequence[Piece], text: str) -> tuple[int, int | None, list[list[Lexeme]]]:
    bar = bar_of(row)
    most: int | None
    head, found = lexed(row[:bar]), lexed(row[bar + 1 :])
    match [one.kind for one in head]:
        case ["NUM"]:
            least, most = _number(head[0]), _number(head[0])
        case ["NUM", "DASH", "NUM"]:
            least, most = _number(head[0]), _number(head[2])
        case ["NUM", "PLUS_SIGN"]:
            least, most = _number(head[0]), None
        case _:
            raise Refusal(row[0].start, row[-1].end, refusal.UNEXPECTED)
    dash = name_before_dash(found, text)
    said = found[dash + 1 :] if dash else found
    if not said or (most is not None and most < least):
        raise Refusal(row[0].start, row[-1].end, refusal.UNFINISHED)
    return least, most, sentences(said)


def _number(word: Lexeme) -> int:
    assert isinstance(word.value, int)
    return word.value
