"""704.3: the changes of one event, equal ones as one with how many they are, each of the next object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import Any

from engine.state import events as e
from engine.state.ids import MOST_APART, apart
from engine.state.trace import Alike, Change
from engine.words.record import replace
from engine.words.terms import NO_OBJECT

LEAST = 1_000
"""From how many on equal things are kept as one; fewer are cheaper each by itself."""
NEVER = 1 << 200
"""So many equal things there never are."""
_LEAST: ContextVar[int] = ContextVar("least", default=LEAST)


@contextmanager
def together_from(least: int) -> Iterator[None]:
    """Keep so many equal things and more as one meanwhile, in this thread."""
    before = _LEAST.set(least)
    try:
        yield
    finally:
        _LEAST.reset(before)


def each_by_itself() -> AbstractContextManager[None]:
    """Keep no equal things as one meanwhile, however many they are."""
    return together_from(NEVER)


def worth_it(count: int) -> bool:
    """Whether so many equal things are kept as one."""
    return count >= _LEAST.get()


def _shifted(change: Change, by: int) -> Change:
    """The same change of the object that came so many after."""
    return Change(event=_event_shifted(change.event, by), rules=change.rules, facts=change.facts) if by else change


def _event_shifted(event: e.Event, by: int) -> e.Event:
    moved: dict[str, Any] = {
        name: value + by for name in ("object", "became") if (value := getattr(event, name, NO_OBJECT)) != NO_OBJECT
    }
    return replace(event, **moved)


class Changes(Sequence[Change]):
    """The changes of a step in their order, equal ones as one with how many they are. A value."""

    __slots__ = ("_length", "runs")

    def __init__(self, runs: Iterable[tuple[Change, int]]) -> None:
        self.runs: tuple[tuple[Change, int], ...] = tuple(runs)
        """Each change as the first of so many that are equal."""
        self._length = sum(count for _, count in self.runs)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Change]:
        for change, count in self.runs:
            if count > 1:
                apart(count)
            yield from (_shifted(change, by) for by in range(count))

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice) or place < 0:
            return tuple(self)[place]
        for change, count in self.runs:
            if place < count:
                return _shifted(change, place)
            place -= count
        raise IndexError(place)

    def __repr__(self) -> str:
        return f"Changes({self.runs!r})"


def runs_of(changes: Iterable[Change]) -> Iterable[tuple[Change, int]]:
    """Each of some changes with how many equal ones it is the first of."""
    return changes.runs if isinstance(changes, Changes) else ((one, 1) for one in changes)


def few_of(changes: Iterable[Change]) -> Iterator[tuple[Change, int]]:
    """The changes one by one where that is no work; so many equal ones as the first of them, with how many they are."""
    for change, count in runs_of(changes):
        if count > MOST_APART:
            yield change, count
        else:
            yield from ((_shifted(change, by), 1) for by in range(count))


def those_of(changes: Iterable[Change], wanted: Callable[[e.Event], bool]) -> Sequence[Change]:
    """Those of some changes that are wanted, equal ones as one."""
    kept = [(change, count) for change, count in runs_of(changes) if wanted(change.event)]
    return Changes(kept) if any(count > 1 for _, count in kept) else tuple(change for change, _ in kept)


def followed_by(changes: Sequence[Change], more: Sequence[Change]) -> Sequence[Change]:
    """Some changes and then others."""
    if isinstance(changes, Changes) or isinstance(more, Changes):
        return Changes((*runs_of(changes), *runs_of(more)))
    return (*changes, *more)


def alike(change: Change, count: int) -> Change:
    """A change as the first of so many."""
    if count == 1:
        return change
    return Alike(event=change.event, rules=change.rules, facts=change.facts, count=count)


def times(change: Change) -> int:
    """How many changes a change stands for."""
    return change.count if isinstance(change, Alike) else 1


def first_of(change: Change) -> Change:
    """The first of the changes that a change stands for."""
    return Change(event=change.event, rules=change.rules, facts=change.facts) if isinstance(change, Alike) else change


def each_of(change: Change) -> Iterable[Change]:
    """One by one the changes that a change stands for. Raises TooManyApart."""
    if not isinstance(change, Alike):
        return (change,)
    apart(change.count)
    first = first_of(change)
    return (_shifted(first, by) for by in range(change.count))


def told_apart(changes: Sequence[Change]) -> Sequence[Change]:
    """The same changes; one by one those that stand for some objects of which other changes speak too. Raises TooManyApart."""
    ranges = [ids for one in changes if (ids := _about(one)) is not None and isinstance(one, Alike)]
    if not ranges:
        return changes
    others = [ids for one in changes if (ids := _about(one)) is not None]
    met = {
        ids for ids in ranges for other in others if other != ids and other.start < ids.stop and ids.start < other.stop
    }
    return [part for one in changes for part in (each_of(one) if _about(one) in met else (one,))]


def _about(change: Change) -> range | None:
    """The ids of the objects to which a change, and those that it stands for, happen."""
    one = getattr(change.event, "object", None)
    return range(one, one + times(change)) if isinstance(one, int) else None
