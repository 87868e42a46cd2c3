"""122.1, 201.2: words of English card text that mean only themselves: kinds of counters, names of other cards and of tokens."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.counters import KEYWORD_COUNTERS
from scenarios.cardtext.lexing import UNKNOWN, Lexeme
from scenarios.cardtext.normalise import Piece, PieceKind
from scenarios.language.card_terms import COUNTERS
from scenarios.language.twoway.english import NUMBERS

_LITTLE = frozenset(("of", "the", "from", "in", "to", "a", "an", "for", "with", "on", "at", "'s", "who"))
"""Little words that a name may have between its words with capitals."""

_NO_KINDS = frozenset((
    *COUNTERS, *KEYWORD_COUNTERS, *NUMBERS, "a", "an", "the", "that", "those", "its", "his", "her", "their", "your", "all", "any",
    "more", "no", "many", "each", "every", "another", "other", "additional", "of", "or", "and", "with", "has", "have", "had", "'s",
    "kind", "kinds", "spell", "ability", "may", "to", "it", "them", "be", "fewer", "strike", "x", "this", "is", "are", "don't",
    "doesn't", "can't", "first", "loyalty", "same", "put", "then", "instead", "you", "would", "target", "permanent", "creature",
    "if", "do", "counter",
))  # fmt: skip
"""What stands before 'counter' and is no kind of counter of which only the word is known."""


def counter_kind(found: Sequence[Piece], at: int) -> Lexeme | None:
    """122.1: the kind of a counter that no table knows, right before 'counter' or 'counters'."""
    piece = found[at]
    behind = found[at + 1].form if at + 1 < len(found) else ""
    if behind not in ("counter", "counters") or piece.kind is not PieceKind.WORD or piece.form in _NO_KINDS:
        return None
    return Lexeme(UNKNOWN, piece.form, piece.start, piece.end)


def other_name(found: Sequence[Piece], at: int, before: str) -> tuple[int, Lexeme] | None:
    """201.2: how many pieces the name of another card or of a token has, behind 'named' and between 'create' and ', a'."""
    if before not in ("named", "create", "creates") or not found[at].capital or not _may_stand(found[at]):
        return None
    comma = _comma_in_name(found, at) if before == "named" else -1
    end = at
    for n in range(at, len(found)):
        if n == comma:
            continue
        if not _may_stand(found[n]):
            break
        if found[n].capital:
            end = n + 1
    behind = [one.form for one in found[end : end + 2]]
    if before != "named" and (behind[:1] != [","] or behind[1:] not in (["a"], ["an"])):
        return None
    if behind[:1] in (["and"], ["or"], [","]) and len(found) > end + 1 and found[end + 1].capital:
        return None
    return end - at, Lexeme("OTHER_NAME", "~", found[at].start, found[end - 1].end, _as_printed(found[at:end]))


def _may_stand(piece: Piece) -> bool:
    return piece.kind is PieceKind.WORD and (piece.capital or piece.form in _LITTLE)


def _comma_in_name(found: Sequence[Piece], at: int) -> int:
    """201.2: where a comma belongs to a name, 'Bruno, Warden of the Wood'; -1 where it stands in a list of names."""
    comma = next((n for n in range(at, len(found)) if found[n].form == ","), -1)
    if comma < 0 or not all(map(_may_stand, found[at:comma])):
        return -1
    if comma + 1 >= len(found) or not found[comma + 1].capital:
        return -1
    end = next((n for n in range(comma + 1, len(found)) if not _may_stand(found[n])), len(found))
    listed = end + 1 < len(found) and found[end].form in ("or", "and", ",") and found[end + 1].capital
    return -1 if listed else comma


def _as_printed(found: Sequence[Piece]) -> str:
    words = [one.form.capitalize() if one.capital else one.form for one in found]
    return " ".join(words).replace(" 's", "'s").replace(" ,", ",")
