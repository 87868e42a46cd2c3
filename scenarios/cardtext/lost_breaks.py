"""113.2c: abilities that stand behind each other in one line, since the line break between them was lost in print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.record import replace
from scenarios.cardtext.lines import Line
from scenarios.cardtext.normalise import Piece, PieceKind
from scenarios.cardtext.tongue import other_tongue

_BEGINS_AN_ABILITY = ("quando", "ogniqualvolta")
_SPEAKS_OF_BEFORE = (("quando", "lo", "fai"), ("quando", "lo", "fa"))
_QUOTES = frozenset('"‹›')


def at_lost_breaks(line: Line) -> tuple[Line, ...]:
    """The abilities of a line in which a cost with its colon, or behind a sentence that has no colon and no trigger an event,
    begins another one; nothing where there is one alone.
    """
    if line.modes or line.rows or other_tongue() is not None:
        return ()
    several = _sentences(line.pieces)
    parts: list[tuple[Piece, ...]] = []
    for sentence in several:
        if parts and not _begins(sentence, parts[-1]):
            parts[-1] += sentence
        else:
            parts.append(sentence)
    return tuple(replace(line, pieces=part) for part in parts) if len(parts) > 1 else ()


def _sentences(pieces: Sequence[Piece]) -> list[tuple[Piece, ...]]:
    """The sentences of a line, each with its full stop; what stands in quotes is within one."""
    result: list[tuple[Piece, ...]] = [()]
    quoted = False
    for at, piece in enumerate(pieces):
        result[-1] = (*result[-1], piece)
        if piece.kind is PieceKind.MARK and piece.form in _QUOTES:
            quoted = not quoted
        following = pieces[at + 1] if at + 1 < len(pieces) else None
        if piece.form == "." and not quoted and following is not None and _is_high(following):
            result.append(())
    return [one for one in result if one]


def _is_high(piece: Piece) -> bool:
    return piece.capital or piece.kind in (PieceKind.SYMBOL, PieceKind.NAME)


def _begins(sentence: Sequence[Piece], before: Sequence[Piece]) -> bool:
    forms = [one.form for one in sentence]
    if _colon(sentence):
        # What stands before a colon is a cost, and no sentence goes on with one.
        return True
    if forms[0] not in _BEGINS_AN_ABILITY or tuple(forms[:3]) in _SPEAKS_OF_BEFORE:
        return False
    return before[0].form not in (*_BEGINS_AN_ABILITY, "all'", "a", "mentre", "se") and not _colon(before)


def _colon(pieces: Sequence[Piece]) -> bool:
    quoted = False
    for piece in pieces:
        if piece.kind is PieceKind.MARK and piece.form in _QUOTES:
            quoted = not quoted
        elif piece.form == ":" and not quoted:
            return True
    return False
