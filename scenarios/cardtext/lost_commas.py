"""603.1: the comma behind a trigger event that was lost in print: where it can stand in one place alone, it stood there."""

from __future__ import annotations

from collections.abc import Iterator

from engine.words.record import replace
from scenarios.cardtext.lexicon import ordered_of_you
from scenarios.cardtext.lines import Line
from scenarios.cardtext.normalise import Piece, PieceKind
from scenarios.cardtext.tongue import other_tongue

_BEGINS = ("quando", "ogniqualvolta")
_AT = (("a", "l'", "inizio"), ("all'", "inizio"))
_GOES_ON = frozenset(("puoi", "se", "quel", "quella", "quelle", "quei", "ogni", "tutte", "tutti"))
_MOST = 6


def with_a_comma(line: Line) -> Iterator[Line]:
    """The line with a comma before each word with which an instruction, or a condition, may begin, in its first clause."""
    if other_tongue() is not None or not _is_triggered(line.pieces):
        return
    first = next((n for n, one in enumerate(line.pieces) if one.form in (",", ".", ":", '"', "‹")), len(line.pieces))
    places = [n for n in range(3, first) if _may_begin(line.pieces[n])]
    for at in places[:_MOST]:
        where = line.pieces[at]
        comma = Piece(PieceKind.MARK, ",", where.start, where.start, False, where.line)
        yield replace(line, pieces=(*line.pieces[:at], comma, *line.pieces[at:]))


def _is_triggered(pieces: tuple[Piece, ...]) -> bool:
    forms = tuple(one.form for one in pieces[:3])
    return forms[:1] != () and (forms[0] in _BEGINS or any(forms[: len(one)] == one for one in _AT))


def _may_begin(piece: Piece) -> bool:
    return (
        piece.kind is PieceKind.WORD
        and not piece.capital
        and (piece.form in _GOES_ON or piece.form in ordered_of_you())
    )
