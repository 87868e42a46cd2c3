"""115.1, 603.3d: 'Scegli fino a una creatura bersaglio. Quando la Sentinella entra, infligge 3 danni a quella creatura bersaglio'.

Some cards print a choice of targets before the trigger event of the ability that it is part of. What is chosen stands where the
words behind the event speak of it, once.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.record import replace
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import sentences

_BEGINS = ("WHEN", "AT_BEGINNING")
_NOUNS = ("TYPE", "PERMANENT", "SUBTYPE")
_BETWEEN = ("OR", "TO", "THAT")


def targets_in_their_place(found: list[Lexeme]) -> list[Lexeme]:
    """The paragraph with the choice where it is spoken of; as it was, where it is not one of these."""
    said = sentences(found)
    if (
        len(said) < 2
        or said[1][0].kind not in _BEGINS
        or said[0][0].kind != "V_CHOOSE"
        or "imp" not in said[0][0].moods
    ):
        return found
    chosen = said[0][1:]
    if not chosen or chosen[0].kind != "UP_TO" or not any(one.kind in ("TARGET", "TARGETS") for one in chosen):
        return found
    behind = [one for one in found if one.start >= said[1][0].start]
    places = [place for place in range(len(behind)) if _length(behind, place, chosen)]
    if len(places) != 1:
        return found
    at = places[0]
    end = at + _length(behind, at, chosen)
    moved = [replace(one, start=behind[at].start, end=behind[end - 1].end) for one in chosen]
    return [*behind[:at], *moved, *behind[end:]]


def _length(found: Sequence[Lexeme], at: int, chosen: Sequence[Lexeme]) -> int:
    """How many lexemes from a place on speak of what was chosen: 'quella creatura o quel planeswalker bersaglio', 'esse'."""
    first = found[at]
    if first.kind == "PRON":
        plural = any(one.kind == "NUM" for one in chosen)
        return int(plural and first.marks == "fp" and at > 0 and found[at - 1].kind == "OF")
    if first.kind != "THAT":
        return 0
    nouns = [(one.kind, one.value) for one in chosen if one.kind in _NOUNS]
    end, named = at, []
    while end < len(found) and found[end].kind in (*_BETWEEN, *_NOUNS):
        named += [(found[end].kind, found[end].value)] if found[end].kind in _NOUNS else []
        end += 1
        if named == nouns:
            break
    if named != nouns:
        return 0
    return end - at + (end < len(found) and found[end].kind in ("TARGET", "TARGETS"))
