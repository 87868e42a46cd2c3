"""122.1, 201.2: words of English card text that mean only themselves: kinds of counters, names of other cards and of tokens."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.counters import KEYWORD_COUNTERS
from scenarios.cardtext.lexing import UNKNOWN, Lexeme, with_capitals
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


def names_listed(found: Sequence[Piece], at: int) -> list[tuple[int, int]]:
    """201.2: where the names of a list begin and end, 'Bow of Elm or Vial of Smoke', 'Bruno, Nadia, and Orso'; none where none is.

    Two names with 'and' between them may as well be one, and what has one comma alone is a name with a title.
    """
    names: list[tuple[int, int]] = []
    commas, n = 0, at
    while n < len(found):
        end = next((m for m in range(n, len(found)) if not _of_a_name(found[m])), len(found))
        while end > n and not (found[end - 1].capital or found[end - 1].kind is PieceKind.NAME):
            end -= 1
        if end == n or not (found[n].capital or found[n].kind is PieceKind.NAME):
            return []
        names.append((n, end))
        behind = [one.form for one in found[end : end + 2]]
        if names[1:] and n > 0 and found[n - 1].form in ("or", "and"):
            return names if _is_a_list(found, names, commas) or _each_is_there(found, at, names) else []
        if behind[:1] == [","] and behind[1:] in (["or"], ["and"]):
            commas, n = commas + 1, end + 2
        elif behind[:1] == [","]:
            commas, n = commas + 1, end + 1
        elif behind[:1] in (["or"], ["and"]):
            n = end + 1
        else:
            return []
    return []


def _is_a_list(found: Sequence[Piece], names: Sequence[tuple[int, int]], commas: int) -> bool:
    joined = found[names[-1][0] - 1].form
    as_many = commas == len(names) - 1 if len(names) > 2 else commas == 0 and joined == "or"
    behind = found[names[-1][1]].form if names[-1][1] < len(found) else "."
    # 'Creatures named Bruno or Elves you control': kinds of creatures are no names.
    return as_many and behind not in (
        "you",
        "card",
        "cards",
        "creature",
        "creatures",
        "permanent",
        "permanents",
        "spell",
        "spells",
    )


def _each_is_there(found: Sequence[Piece], at: int, names: Sequence[tuple[int, int]]) -> bool:
    """201.2: 'if you control artifacts named Sword and Shield': several that are there have several names."""
    before = [one.form for one in found[max(0, at - 4) : at]]
    return len(names) == 2 and before[:2] == ["you", "control"] and before[2].endswith("s") and before[3:] == ["named"]


def _of_a_name(piece: Piece) -> bool:
    return piece.kind is PieceKind.NAME or _may_stand(piece)


def as_listed(found: Sequence[Piece], names: Sequence[tuple[int, int]]) -> list[Lexeme | Piece]:
    """The names of a list as lexemes, and what stands between them as it is."""
    made: list[Lexeme | Piece] = []
    last = names[0][0]
    for start, end in names:
        made += found[last:start]
        if found[start].kind is PieceKind.NAME:
            made.append(Lexeme("NAME", "~", found[start].start, found[end - 1].end))
        else:
            made.append(
                Lexeme("OTHER_NAME", "~", found[start].start, found[end - 1].end, _as_printed(found[start:end]))
            )
        last = end
    return made


def _may_stand(piece: Piece) -> bool:
    return piece.kind is PieceKind.WORD and (piece.capital or piece.form in _LITTLE)


def _comma_in_name(found: Sequence[Piece], at: int) -> int:
    """201.2: where a comma belongs to a name, 'Bruno, Warden of the Wood'; -1 where it stands in a list of names."""
    comma = next((n for n in range(at, len(found)) if found[n].form == ","), -1)
    if comma < 0 or not all(map(_may_stand, found[at:comma])):
        return -1
    article = comma + 2 < len(found) and found[comma + 1].form == "the" and found[comma + 2].capital
    if comma + 1 >= len(found) or not (found[comma + 1].capital or article):
        return -1
    end = next((n for n in range(comma + 1, len(found)) if not _may_stand(found[n])), len(found))
    if article and end < len(found) and found[end].form not in (",", "."):
        # 'If you control a creature named Bruno, the Ring tempts you'.
        return -1
    listed = end + 1 < len(found) and found[end].form in ("or", "and", ",") and found[end + 1].capital
    return -1 if listed else comma


def _as_printed(found: Sequence[Piece]) -> str:
    words = [with_capitals(one.form) if one.capital else one.form for one in found]
    return " ".join(words).replace(" 's", "'s").replace(" ,", ",")
