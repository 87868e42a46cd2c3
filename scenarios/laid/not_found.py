"""What words of a scenario mean nothing, several things, or what is gone, and how that is said."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Recipient
from scenarios.language.errors import Beside, Fault, helping, in_words, shown
from scenarios.written.model import Scenario
from scenarios.written.records import Record


class NotFound(ValueError):
    """A name that means nothing here, or more than one thing; the message says which, in Italian."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.suggestion = suggestion


class Ambiguous(NotFound):
    """A name that several things have here; ``ways``: what to write to mean each of them."""

    def __init__(self, name: str, ways: Sequence[tuple[str, Recipient]]) -> None:
        super().__init__(f"{shown(name)} può essere {in_words(way for way, _ in ways)}: scrivi quale")
        self.name = name
        self.ways = tuple(ways)


class OfSeveralMakers(Ambiguous):
    """111.1: tokens that differ, and are all called as those are that somebody is said to have made."""


class NameAlone(str):
    """111.4: the id of what was made in the run, which is nothing but its name: what has no other id either is meant as well."""

    __slots__ = ()


class Gone(NotFound):
    """The name of a token that has ceased to exist: no other one takes it over."""


def fault_at(scenario: Scenario, part: Record, message: str, suggestion: str = "") -> Fault:
    """A fault at the place of a part of a scenario."""
    line, column = part.place if part.place is not None else (0, 0)
    where = shown(part.place.said) if isinstance(part.place, Beside) else scenario.name or "scenario"
    return Fault(where, line, column, "", message, helping(message, suggestion))
