"""What is wrong with a scenario, said so that it can be shown: with its place, its field and the word that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ruletext.faults import shown
from scenarios.language.folding import folded

__all__ = [
    "Fault",
    "Faulty",
    "Found",
    "Place",
    "ScenarioError",
    "Wrong",
    "escaped",
    "helping",
    "in_words",
    "nearest",
    "shown",
    "wrong",
]

_CLOSE_ENOUGH = 60
_LONGEST_COMPARED = 80


class Place(NamedTuple):
    """Where something stands in a text: line and column, both from 1."""

    line: int
    column: int


class Beside(Place):
    """A place in a line which somebody said beside a file; ``said`` is that line."""

    said: str

    @classmethod
    def of(cls, place: Place, said: str) -> Beside:
        """The same place, in that line."""
        made = cls(*place)
        made.said = said
        return made


NO_FILE = "stdin"
"""What is named in place of its file where something was typed or handed on."""


class Fault(NamedTuple):
    """One thing that is wrong: where (0 where no place is known), in which field, what, and what may have been meant."""

    file: str
    line: int
    column: int
    field: str
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        file = escaped(self.file)
        where = f"{file}:{self.line}:{self.column}" if self.line else file
        field = f" {self.field}:" if self.field else ""
        meant = f" (forse «{self.suggestion}»?)" if self.suggestion else ""
        return f"{where}:{field} {self.message}{meant}"


class ScenarioError(ValueError):
    """A scenario that cannot be played, with everything that was found wrong in it, in the order of the file."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def escaped(text: str) -> str:
    """A foreign text in which whatever cannot be seen stands as its code, for a place where `shown` would be too much."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in text)


def nearest(word: str, known: Iterable[str], close: int = _CLOSE_ENOUGH) -> str:
    """The known word that was probably meant by another one; '' where none is close (0 to 100)."""
    if len(word) > _LONGEST_COMPARED:
        return ""
    # What is written right has no nearest word, and most of what is read is.
    from rapidfuzz import fuzz, process

    found = process.extractOne(word, list(known), scorer=fuzz.ratio, processor=folded, score_cutoff=close)
    return found[0] if found else ""


def in_words(words: Iterable[str]) -> str:
    """Several words as Italian lists them: ``a, b o c``."""
    *before, last = words
    return f"{', '.join(before)} o {last}" if before else last


def helping(message: str, suggestion: str) -> str:
    """The word that was probably meant; '' where it is the very word that the message refuses, which helps nobody."""
    return "" if f"«{suggestion}»" in message else suggestion


class Wrong(ValueError):
    """What is wrong with one text; ``offset``: how many characters into it, ``at_key``: it is the key of a field."""

    def __init__(self, message: str, suggestion: str, offset: int, at_key: bool) -> None:
        super().__init__(message)
        self.message = message
        self.suggestion = helping(message, suggestion)
        self.offset = offset
        self.at_key = at_key


def wrong(message: str, suggestion: str = "", offset: int = 0, *, at_key: bool = False) -> Wrong:
    """The error that a reader of the model raises; the message is shown as it is, foreign text in it through `shown`."""
    return Wrong(message, suggestion, offset, at_key)


class Found(NamedTuple):
    """One fault of a tree: what is wrong, the keys and numbers that lead to it, and what stands there."""

    wrong: Wrong
    location: tuple[str | int, ...]
    value: Any


class Faulty(ValueError):
    """Everything that is wrong with a tree, in the order in which it was found."""

    def __init__(self, found: Iterable[Found]) -> None:
        self.found = tuple(found)
        super().__init__("; ".join(one.wrong.message for one in self.found))
