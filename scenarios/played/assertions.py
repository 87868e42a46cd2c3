"""What a judge's assertion is held against, and how it comes out: part by part, in words, with what was found instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine import Game, Question, Step, board_of
from engine.state.objects import GameObject
from engine.words.record import Record
from engine.words.terms import NOBODY
from scenarios.laid import handles
from scenarios.language.outcomes import Outcome
from scenarios.language.words import counters, listed, plain


class Check(Record):
    """An expectation in words, whether it is so, and where it is not what was found instead."""

    attesa: str
    vera: bool
    perche: str = ""


class Seen(Record, kw_only=True):
    """A run as far as it has come: the board, the steps, the questions."""

    game: Game
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    since: int = 0
    """How many steps to leave out where only what is new counts: those up to the checkpoint before."""
    asked: tuple[Question, ...] = ()
    outcome: Outcome | None = None
    tried: frozenset[int] = frozenset()
    """733.1: of the steps those in which something was only tried."""

    def happened(self, since: int = 0) -> tuple[Step, ...]:
        """733.1: the steps without those in which something was only tried, of which nothing has happened."""
        return tuple(step for n, step in enumerate(self.steps) if n >= since and n not in self.tried)


class Part(Record):
    """One thing that an expectation says, in words, and what there is instead; nothing instead where it is so."""

    words: str
    found: str = ""


Judged = tuple[str, list[Part]]
"""What an assertion is about, and its parts."""


def same(words: str, wanted: object, found: object, how: Callable[[Any], str] = str) -> Part:
    """Whether a value is the one wanted."""
    told = f"{words} {how(wanted)}".strip()
    return Part(told, "" if wanted == found else f"{words} {how(found)}".strip())


def yes(words: str, denied: str, wanted: bool, found: bool) -> Part:
    """Whether something is so, or is not so, as wanted."""
    said, other = (words, denied) if wanted else (denied, words)
    return Part(said, "" if wanted is found else other)


def several(words: str, wanted: Iterable[Any], found: Iterable[Any], how: Callable[[Any], str]) -> Part:
    """Whether there are the same things, in whatever order."""
    one, other = list(wanted), list(found)
    equal = all(part in other for part in one) and all(part in one for part in other)
    told = listed(map(how, one)) or "nessuno"
    return Part(f"{words} {told}", "" if equal else f"{words} {listed(map(how, other)) or 'nessuno'}")


def naming(seen: Seen) -> Callable[[Any], str]:
    """How players are called."""
    return lambda player: "nessuno" if player == NOBODY else plain(seen.names[player])


def counting(kind: str) -> Callable[[Any], str]:
    """How so many counters of a kind are called."""
    return lambda count: counters(count, kind)


def is_called(found: GameObject, name: str, seen: Seen) -> bool:
    """Whether an object has that id, or is that card, or has that name now."""
    names = (found.label, handles.card_name(found), board_of(seen.game).characteristics(found.id).name)
    return handles.key(name) in map(handles.key, names)
