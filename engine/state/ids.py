"""Ids in their order, many that follow each other as one range."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import filterfalse
from typing import Any, cast

from engine.words.budget import TooManyApart
from engine.words.terms import ObjectId

MOST_APART = 50_000
"""So many equal things at most are looked at one by one."""


def apart(count: int) -> None:
    """Before so many equal things are looked at one by one. Raises TooManyApart."""
    if count > MOST_APART:
        raise TooManyApart(count)


def cut(ids: range, touched: Sequence[int], gone: Iterable[int | range]) -> Iterator[range]:
    """What is left of some ids that follow each other without those that are gone: each that is touched by itself."""
    out = sorted(
        (max(part.start, ids.start), min(part.stop, ids.stop))
        for part in (one if isinstance(one, range) else range(one, one + 1) for one in gone)
        if part.start < ids.stop and part.stop > ids.start
    )
    inside = touched[bisect_left(touched, ids.start) : bisect_left(touched, ids.stop)]
    cuts = sorted((*((begin, end, True) for begin, end in out), *((one, one + 1, False) for one in inside)))
    at = ids.start
    for begin, end, is_gone in cuts:
        if begin > at:
            yield range(at, begin)
        if end > at and not is_gone:
            yield range(begin, end)
        at = max(at, end)
    if at < ids.stop:
        yield range(at, ids.stop)


class Ids(Sequence[ObjectId]):
    """Ids in their order, many that follow each other as one range. A value."""

    __slots__ = ("_length", "parts")

    def __init__(self, parts: Iterable[int | range]) -> None:
        self.parts: tuple[int | range, ...] = tuple(parts)
        self._length = sum(len(one) if isinstance(one, range) else 1 for one in self.parts)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[ObjectId]:
        for one in self.parts:
            if isinstance(one, range):
                apart(len(one))
                yield from map(ObjectId, one)
            else:
                yield ObjectId(one)

    def __contains__(self, one: object) -> bool:
        return any(one in part if isinstance(part, range) else one == part for part in self.parts)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return tuple(self)[place]
        at = place if place >= 0 else place + len(self)
        for part in self.parts:
            many = len(part) if isinstance(part, range) else 1
            if 0 <= at < many:
                return ObjectId(part[at] if isinstance(part, range) else part)
            at -= many
        raise IndexError(place)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ids) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return f"Ids({list(self.parts)})"


def few(part: int | range) -> Iterator[int | range]:
    """A part of some ids one by one where that is no work; else as it is."""
    return iter((part,) if not isinstance(part, range) or len(part) > MOST_APART else part)


def size(part: int | range) -> int:
    """How many ids a part of some is."""
    return len(part) if isinstance(part, range) else 1


def parts_of(ids: Iterable[ObjectId]) -> Iterable[int | range]:
    """Ids in their order, ranges as such."""
    return ids.parts if isinstance(ids, Ids) else ids


def ids_of(parts: Iterable[int | range]) -> Sequence[ObjectId]:
    """The ids as a tuple, or with ranges, which go on for as long as the ids follow each other."""
    found = tuple(parts)
    if range in map(type, found):
        return Ids(_joined(found))
    return cast("tuple[ObjectId, ...]", found)


def _joined(parts: Iterable[int | range]) -> Iterator[int | range]:
    at: range | None = None
    for part in parts:
        now = part if isinstance(part, range) else range(part, part + 1)
        if at is not None and at.stop == now.start:
            at = range(at.start, now.stop)
            continue
        if at is not None:
            yield at if len(at) > 1 else at.start
        at = now
    if at is not None:
        yield at if len(at) > 1 else at.start


def ids_without(ids: Sequence[ObjectId], gone: Iterable[int | range]) -> Sequence[ObjectId]:
    """The ids without some of them."""
    ranges = [one for one in gone if isinstance(one, range)]
    single = {one for one in gone if not isinstance(one, range)}
    if not ranges and not isinstance(ids, Ids):
        return tuple(filterfalse(single.__contains__, ids))
    left: list[int | range] = []
    touched = sorted(single)
    for part in parts_of(ids):
        if isinstance(part, range):
            inside = touched[bisect_left(touched, part.start) : bisect_left(touched, part.stop)]
            left += [piece if len(piece) > 1 else piece.start for piece in cut(part, (), (*ranges, *inside))]
        elif part not in single and not any(part in one for one in ranges):
            left.append(part)
    return ids_of(left)
