"""107.1a: 'Arrotonda per eccesso ogni volta': how each half of the sentence before is rounded, said once for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenarios.cardtext.lexing import Lexeme
from scenarios.language.twoway.templates import ENGLISH_VERBS

_EACH_TIME = {
    "arrotonda per eccesso ogni volta": True,
    "arrotonda per eccesso": True,
    "arrotonda per difetto ogni volta": False,
    "arrotonda per difetto": False,
    "round up each time": True,
    "round up": True,
    "round down each time": False,
    "round down": False,
}
_HALVES = ("HALF_OF", "HALF")
_PERSONS = frozenset(form for verb in ENGLISH_VERBS for form in (f"{verb}s", f"{verb}es"))


def rounded_each_time(said: Sequence[list[Lexeme]]) -> list[list[Lexeme]]:
    """The sentences, with what the last one says of rounding behind each half of the one before it."""
    up = _EACH_TIME.get(" ".join(one.form for one in said[-1])) if len(said) > 1 else None
    if up is None:
        return list(said)
    return [*said[:-2], [word for part in _parts(said[-2]) for word in _rounded(part, up=up)]]


def _parts(sentence: Sequence[Lexeme]) -> Iterator[list[Lexeme]]:
    """A sentence cut before each comma and each 'e' that goes on with another verb."""
    part: list[Lexeme] = []
    for at, word in enumerate(sentence):
        following = sentence[at + 1] if at + 1 < len(sentence) else None
        joins = word.form in ("e", "ed", "and") and following is not None and _is_verb(following)
        if part and (word.kind == "COMMA" or joins):
            yield part
            part = []
        part.append(word)
    yield part


def _is_verb(word: Lexeme) -> bool:
    return word.kind.startswith("V_") or word.form in ENGLISH_VERBS or word.form in _PERSONS


def _rounded(part: list[Lexeme], *, up: bool) -> list[Lexeme]:
    """A part of a sentence with 'arrotondata per eccesso' behind it, where it speaks of a half."""
    if not any(word.kind in _HALVES or word.form == "half" for word in part):
        return part
    end = part[-1].end
    comma = Lexeme("COMMA", ",", end, end)
    if any(word.form == "half" for word in part):
        return [*part, comma, *(Lexeme("WORD", form, end, end) for form in ("rounded", "up" if up else "down"))]
    kind, form = ("ROUNDED_UP", "arrotondata per eccesso") if up else ("ROUNDED_DOWN", "arrotondata per difetto")
    return [*part, comma, Lexeme(kind, form, end, end)]
