"""What to train today: the concepts that come back, then new ones, mixed, each on a board that was not seen lately."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum, unique
from random import Random
from statistics import median

from scenarios.training.history import Answered, Event, Marked, Rated
from scenarios.training.memory import WRONG, Remembered, memory

NEW_A_DAY = 5
"""How many concepts somebody meets for the first time in one day."""
PACE = 75.0
"""How many seconds a situation takes somebody of whom nothing is known."""
_PACES = (20.0, 600.0)
_RECENT = 40
"""Of how many of the last answers the pace is taken."""


@unique
class Why(StrEnum):
    """Why a situation is put."""

    DUE = "torna"
    NEW = "nuovo"
    WRONG = "sbagliato"
    WANTED = "chiesto"


@dataclass(frozen=True, slots=True)
class Available:
    """A situation of the collection: its name, its level and its concepts, the first of which it is mostly about."""

    name: str
    level: int
    concepts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A situation to be put, for the sake of a concept."""

    situation: Available
    concept: str
    why: Why
    seed: int = 0
    """Which variant of it: 0 for the situation as it is written, which is what is seen first."""


def set_aside(events: Iterable[Event], today: date) -> frozenset[str]:
    """Situations and concepts that are suspended, or put off to another day."""
    found: set[str] = set()
    for event in events:
        if isinstance(event, Marked):
            if event.what == "sospeso" or (event.what == "rimandato" and event.day == today):
                found.add(event.of)
            elif event.what == "ripreso":
                found.discard(event.of)
    return frozenset(found)


def pace(events: Iterable[Event]) -> float:
    """How many seconds a situation takes this person, from their last answers."""
    taken = [event.seconds for event in events if isinstance(event, Answered) and event.seconds > 0][-_RECENT:]
    return min(max(median(taken), _PACES[0]), _PACES[1]) if taken else PACE


Fits = Callable[[Available], bool]


def session(
    pool: Sequence[Available], events: Sequence[Event], now: datetime, *, minutes: float, fits: Fits = lambda _: True
) -> tuple[Chosen, ...]:
    """What takes about so many minutes: what is due, the most likely forgotten first, then what is new, the easiest first.

    ``fits``: whether a situation can be put at all, asked only of those that would be.
    """
    return tuple(_session(pool, events, now, max(1, int(minutes * 60 / pace(events))), fits))


def only_mistakes(pool: Sequence[Available], events: Sequence[Event], *, most: int) -> tuple[Chosen, ...]:
    """Situations of which the last answer was wrong, the oldest mistake first, each as another variant than the last time."""
    rated = {event.of: event.rating for event in events if isinstance(event, Rated)}
    last = {event.situation: event for event in events if isinstance(event, Answered)}
    times = Counter(event.situation for event in events if isinstance(event, Answered))
    known = {one.name: one for one in pool}
    wrong = [
        event for event in last.values() if rated.get(event.id, event.rating) == WRONG and event.situation in known
    ]
    wrong.sort(key=lambda event: event.at)
    again = [(known[event.situation], times[event.situation]) for event in wrong[:most]]
    return tuple(Chosen(one, one.concepts[0], Why.WRONG, seed) for one, seed in again)


def wanted(
    pool: Sequence[Available],
    events: Sequence[Event],
    now: datetime,
    *,
    minutes: float,
    fits: Fits = lambda _: True,
    in_order: bool = False,
) -> tuple[Chosen, ...]:
    """What fits into so many minutes of what somebody asks for, due or not: what was never seen first, easiest first.

    ``in_order``: what was never seen comes in the order of the pool, which somebody has thought about.
    """
    aside = set_aside(events, now.date())
    boards = _Boards(events, Random(now.date().isoformat()), fits, in_order=in_order)
    free = [one for one in pool if one.name not in aside]
    found = (boards.next(free) for _ in range(min(len(free), max(1, int(minutes * 60 / pace(events))))))
    return tuple(Chosen(one, one.concepts[0], Why.WANTED, boards.seed(one)) for one in found if one is not None)


def _session(
    pool: Sequence[Available], events: Sequence[Event], now: datetime, most: int, fits: Fits
) -> Iterator[Chosen]:
    today = now.date()
    aside = set_aside(events, today)
    free = [one for one in pool if one.name not in aside and one.concepts[0] not in aside]
    by_concept: dict[str, list[Available]] = {}
    for one in free:
        by_concept.setdefault(one.concepts[0], []).append(one)
    known = memory(events, now)
    wanted = [*_due(by_concept, known, now), *_new(by_concept, known, events, today)]
    boards = _Boards(events, Random(today.isoformat()), fits)
    for concept, why in _interleaved(wanted, most):
        board = boards.next(by_concept[concept])
        if board is not None:
            yield Chosen(board, concept, why, boards.seed(board))


def _due(
    by_concept: Mapping[str, list[Available]], known: Mapping[str, Remembered], now: datetime
) -> Iterator[tuple[str, Why]]:
    due = [one for one in known.values() if one.due <= now.date() and one.concept in by_concept]
    for one in sorted(due, key=lambda one: (one.likelihood(now), one.concept)):
        yield one.concept, Why.DUE


def _new(
    by_concept: Mapping[str, list[Available]], known: Mapping[str, Remembered], events: Sequence[Event], today: date
) -> Iterator[tuple[str, Why]]:
    """Concepts never answered, by their easiest situation; those met for the first time today count."""
    first: dict[str, date] = {}
    for event in events:
        if isinstance(event, Answered):
            for concept in event.concepts:
                first.setdefault(concept, event.day)
    left = max(0, NEW_A_DAY - sum(day == today for day in first.values()))
    new = [concept for concept in by_concept if concept not in known]
    new.sort(key=lambda concept: (min(one.level for one in by_concept[concept]), concept))
    yield from ((concept, Why.NEW) for concept in new[:left])


def _interleaved(wanted: list[tuple[str, Why]], most: int) -> Iterator[tuple[str, Why]]:
    """Each concept once, what is due and what is new mixed: after two that come back one that is new."""
    due = [one for one in wanted if one[1] is not Why.NEW]
    new = [one for one in wanted if one[1] is Why.NEW]
    for n in range(min(most, len(wanted))):
        take_new = new and (not due or n % 3 == 2)
        yield (new if take_new else due).pop(0)


class _Boards:
    """Which board stands for a concept: one never seen, else the one seen longest ago; each once a session."""

    def __init__(self, events: Iterable[Event], chance: Random, fits: Fits, *, in_order: bool = False) -> None:
        given = [event for event in events if isinstance(event, Answered)]
        self._last = {event.situation: event.at for event in given}
        self._times = Counter(event.situation for event in given)
        self._chance = chance
        self._fits = fits
        self._in_order = in_order
        self._taken: set[str] = set()

    def seed(self, one: Available) -> int:
        """Which variant of a situation comes next: another one each time that it comes back."""
        return self._times[one.name]

    def next(self, boards: Iterable[Available]) -> Available | None:
        """The next board for a concept; None where there is no other."""
        free = [one for one in boards if one.name not in self._taken]
        while free:
            found = self._first(free)
            self._taken.add(found.name)
            if self._fits(found):
                return found
            free.remove(found)
        return None

    def _first(self, free: list[Available]) -> Available:
        unseen = [one for one in free if one.name not in self._last]
        if not unseen:
            return min(free, key=lambda one: self._last[one.name])
        if self._in_order:
            return unseen[0]
        easiest = min(one.level for one in unseen)
        return self._chance.choice([one for one in unseen if one.level == easiest])
