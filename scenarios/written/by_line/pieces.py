"""Pieces of lines with the place at which they were typed, and lines divided where nothing holds them together."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from scenarios.language.errors import Place
from scenarios.language.folding import folded
from scenarios.written.card_source import defined_names, is_name, lent_source
from scenarios.written.records import Fields, Items, Text

QUOTES = {'"': '"', "«": "»", "“": "”"}
_BRACKETS = {"{": "}", "[": "]", "(": ")"}
INTEGER = re.compile(r"[+-]?[0-9]+")


class Typed(NamedTuple):
    """A piece of text with the line and column, from 1, at which it was typed."""

    text: str
    line: int
    column: int

    @property
    def place(self) -> Place:
        """Where it begins."""
        return Place(self.line, self.column)

    def part(self, start: int, end: int | None = None) -> Typed:
        """What stands between two signs of it, without blanks around it."""
        return trimmed(self.text[start:end], self.line, self.column + start)

    def scalar(self) -> Text:
        """The same as a scalar of a tree."""
        return Text(self.text, self.place)

    def scalar_of(self, text: str) -> Text:
        """Another text, as what this one stands for, at its place."""
        return Text(text, self.place)

    def unquoted(self) -> Typed:
        """Without quotation marks around the whole."""
        closing = QUOTES.get(self.text[:1])
        if closing and len(self.text) > 1 and self.text.endswith(closing) and closing not in self.text[1:-1]:
            return Typed(self.text[1:-1], self.line, self.column + 1)
        return self


def trimmed(text: str, line: int, column: int) -> Typed:
    """A text without blanks around it, at its place."""
    return Typed(text.strip(), line, column + len(text) - len(text.lstrip()))


def words_of(text: str) -> set[str]:
    """The words of a text, as they are compared."""
    return {folded(word) for word in re.findall(r"\w+", text)}


_FIRST_WORDS, _LAST_WORDS, _WORDS_BEHIND = 2, 3, 8
"""With which words of the piece before its comma a name may begin: the first ones with a capital, or the last ones, as a name is
typed in a hurry; and how many it may have behind the comma."""
_WORD_OF_NAME = re.compile(r"[^\s,;:]+")


def commas_of_names(text: str) -> frozenset[int]:
    """201.2: where the commas stand that are part of the name of a card that is defined or lent, as after the first word of one."""
    if "," not in text:
        return frozenset()
    source, defined = lent_source(), frozenset(name for name in defined_names() if "," in name)
    if source is None and not defined:
        return frozenset()
    return _commas_of_names(text, "" if source is None else source.stamp(), defined)


@lru_cache(maxsize=256)
def _commas_of_names(text: str, _lent: str, _defined: frozenset[str]) -> frozenset[int]:
    """The same while what is lent stays as it is: a line is gone through many times until it is understood."""
    commas = [at for at, sign in enumerate(text) if sign == ","]
    words = [word.span() for word in _WORD_OF_NAME.finditer(text)]
    found: set[int] = set()
    since = 0
    for at in commas:
        here = bisect_left(words, (at, at))
        piece = [start for start, _ in words[since:here]]
        capital = [start for start in piece if text[start].isupper()][:_FIRST_WORDS]
        starts = dict.fromkeys((*capital, *piece[-_LAST_WORDS:]))
        ends = [end for _, end in words[here : here + _WORDS_BEHIND]]
        since = here
        names = ((start, end) for end in reversed(ends) for start in starts)
        whole = next(((start, end) for start, end in names if is_name(" ".join(text[start:end].split()))), None)
        if whole is not None:
            begins, ends_at = (bisect_left(commas, place) for place in whole)
            found.update(commas[begins:ends_at])
    return frozenset(found)


def outside(text: str) -> Iterator[tuple[int, str]]:
    """The signs of a text, each with its index, that stand in no quotation marks, no brackets and no name that is known."""
    closing: list[str] = []
    part_of_name = commas_of_names(text)
    for at, sign in enumerate(text):
        if at in part_of_name:
            continue
        if closing and sign == closing[-1]:
            closing.pop()
        elif closing and closing[-1] in QUOTES.values():
            continue
        elif sign in QUOTES and text.find(QUOTES[sign], at + 1) >= 0:
            closing.append(QUOTES[sign])
        elif sign in _BRACKETS and (sign != "(" or text.find(")", at) >= 0):
            closing.append(_BRACKETS[sign])
        elif not closing:
            yield at, sign


def divided(value: Typed, separators: str) -> tuple[Typed, ...]:
    """The parts between separators, of which those within quotation marks and brackets are none; empty ones are left out."""
    cuts = [at for at, sign in outside(value.text) if sign in separators]
    starts, ends = [0, *(at + 1 for at in cuts)], [*cuts, len(value.text)]
    parts = (value.part(start, end) for start, end in zip(starts, ends, strict=True))
    return tuple(part for part in parts if part.text)


def fields(place: Place | None, said: dict[str, Any]) -> Fields:
    """A mapping of a tree, all of whose keys stand at its own place; what is None is left out."""
    made = Fields(place)
    for key, value in said.items():
        if value is not None:
            made[Text(key, place)] = value
    return made


def items(place: Place | None, values: list[Any] | tuple[Any, ...]) -> Items:
    """A list of a tree."""
    made = Items(place)
    made.extend(values)
    return made
