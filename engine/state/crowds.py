"""Equal things that came to be together, kept as one with how many they are, until something tells one of them apart.

A crowd stands for ids that follow each other. Whoever goes through what holds crowds in the ordinary way gets single things, each
with its own id: that is slow and never wrong, and refused where there are too many. Only who asks by kinds gets crowds with counts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from engine.state.followed import Followed
from engine.state.ids import MOST_APART, Ids, apart, cut, ids_of, parts_of
from engine.state.objects import GameObject, LastKnown
from engine.words.mentions import Mention
from engine.words.record import Record, replace
from engine.words.terms import ObjectId, Zone

if TYPE_CHECKING:
    from engine.state.game import Game

One = TypeVar("One", bound=Record)


def shifted(like: One, by: int) -> One:
    """The same of the thing that came so many after: with its own ids, and its own timestamp (613.7d)."""
    if not by:
        return like
    found: Record = like
    match found:
        case GameObject():
            found = replace(found, id=ObjectId(found.id + by), timestamp=found.timestamp + by)
        case Mention():
            found = replace(found, id=ObjectId(found.id + by))
        case LastKnown():
            became = None if found.became is None else ObjectId(found.became + by)
            found = replace(found, object=shifted(found.object, by), became=became)
        case _:
            raise TypeError(type(found).__name__)
    return cast(One, found)


class Crowd(Generic[One]):
    """So many equal things: ``like`` is the first of them. A value: with anything else it is another one."""

    __slots__ = ("_made", "count", "first", "like")

    def __init__(self, first: int, count: int, like: One) -> None:
        self.first, self.count, self.like = first, count, like
        self._made: dict[int, One] = {}

    @property
    def ids(self) -> range:
        """The ids of all of them."""
        return range(self.first, self.first + self.count)

    def member(self, one: int) -> One:
        """One of them by its id; the very same whenever it is asked for."""
        known = self._made.get(one)
        if known is None:
            known = self._made.setdefault(one, shifted(self.like, one - self.first))
        return known

    def piece(self, ids: range) -> Crowd[One] | One:
        """Some of them that follow each other."""
        if len(ids) == self.count:
            return self
        like = self.member(ids.start)
        return like if len(ids) == 1 else Crowd(ids.start, len(ids), like)


class ByNumber(Mapping[ObjectId, One]):
    """Things by their ids, crowds among them, in their order. A value."""

    __slots__ = ("_crowds", "_entries", "_firsts", "_length", "_sorted")

    def __init__(self, entries: dict[int, One | Crowd[One]]) -> None:
        """Each thing by its id, each crowd by the id of its first."""
        self._entries = entries
        self._crowds = {first: one for first, one in sorted(entries.items()) if isinstance(one, Crowd)}
        self._firsts = [*self._crowds]
        self._sorted: list[int] | None = None
        self._length = len(entries) + sum(one.count - 1 for one in self._crowds.values())

    @property
    def crowds(self) -> Mapping[int, Crowd[One]]:
        """The crowds by the ids of their first ones."""
        return self._crowds

    def singles(self) -> Iterator[tuple[ObjectId, One]]:
        """What is in no crowd."""
        return ((ObjectId(one), found) for one, found in self._entries.items() if not isinstance(found, Crowd))

    def entry(self, one: int) -> One | None:
        """What is in no crowd, by its id."""
        found = self._entries.get(one)
        return None if isinstance(found, Crowd) else found

    def crowd_of(self, one: int) -> Crowd[One] | None:
        """The crowd that something is in."""
        place = bisect_right(self._firsts, one)
        if not place:
            return None
        crowd = self._crowds[self._firsts[place - 1]]
        return crowd if one < crowd.first + crowd.count else None

    def kinds(self) -> Iterator[tuple[One, int]]:
        """Each thing once, the first of a crowd for all of it, with how many it stands for."""
        for one in self._entries.values():
            yield (one.like, one.count) if isinstance(one, Crowd) else (one, 1)

    def __getitem__(self, one: ObjectId) -> One:
        found = self._entries.get(one)
        if found is not None and not isinstance(found, Crowd):
            return found
        crowd = self.crowd_of(one)
        if crowd is None:
            raise KeyError(one)
        return crowd.member(one)

    def __contains__(self, one: object) -> bool:
        return one in self._entries or (isinstance(one, int) and self.crowd_of(one) is not None)

    def __iter__(self) -> Iterator[ObjectId]:
        for one, found in self._entries.items():
            if isinstance(found, Crowd):
                apart(found.count)
                yield from map(ObjectId, found.ids)
            else:
                yield ObjectId(one)

    def __len__(self) -> int:
        return self._length

    def within(self, ids: range) -> Iterator[tuple[int | range, One]]:
        """What is there of some ids that follow each other, by its ids, with the first of each crowd."""
        at = ids.start
        while at < ids.stop:
            crowd = self.crowd_of(at)
            if crowd is not None:
                end = min(ids.stop, crowd.first + crowd.count)
                yield (range(at, end) if end - at > 1 else at), crowd.member(at)
                at = end
            elif (one := self.entry(at)) is not None:
                yield at, one
                at += 1
            else:
                at = self._following(at, ids.stop)

    def _following(self, one: int, stop: int) -> int:
        """The id after one at which there is something again, before some end; else that end."""
        if self._sorted is None:
            self._sorted = sorted(self._entries)
        place = bisect_right(self._sorted, one)
        return self._sorted[place] if place < len(self._sorted) else stop

    def changed(
        self,
        now: Mapping[ObjectId, One],
        *,
        gone: Iterable[int | range] = (),
        new: Mapping[int, One | Crowd[One]] | None = None,
        whole: Mapping[int, One] | None = None,
    ) -> Mapping[ObjectId, One]:
        """The same where some are other than they were, some are gone, and some are new at the end; without a crowd it is a plain
        mapping again. ``whole``: of some crowds, by their first ones, what the first is now: so are all of it."""
        ranges = [one for one in gone if isinstance(one, range)]
        single = {one for one in gone if not isinstance(one, range)}
        touched = sorted(now)
        entries: dict[int, One | Crowd[One]] = {}
        for key, found in self._entries.items():
            if not isinstance(found, Crowd):
                if key not in single and not any(key in one for one in ranges):
                    entries[key] = now.get(ObjectId(key), found)
                continue
            crowd = found if whole is None or key not in whole else Crowd(key, found.count, whole[key])
            for piece in cut(crowd.ids, touched, (*ranges, *single)):
                apart_now = now.get(ObjectId(piece.start))
                entries[piece.start] = crowd.piece(piece) if apart_now is None else apart_now
        entries.update(new or {})
        if any(isinstance(one, Crowd) for one in entries.values()):
            return ByNumber(entries)
        return cast("dict[ObjectId, One]", entries)


class Together(Sequence[One]):
    """Things in their order, equal ones with ids that follow each other as one. A value."""

    __slots__ = ("_length", "parts")

    def __init__(self, parts: Iterable[One | Crowd[One]]) -> None:
        self.parts: tuple[One | Crowd[One], ...] = tuple(parts)
        self._length = sum(one.count if isinstance(one, Crowd) else 1 for one in self.parts)

    def few(self) -> Iterator[tuple[One, int]]:
        """Each by itself where that is no work; so many equal ones as the first of them, with how many they are."""
        for one in self.parts:
            if not isinstance(one, Crowd):
                yield one, 1
            elif one.count > MOST_APART:
                yield one.like, one.count
            else:
                yield from ((one.member(each), 1) for each in one.ids)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[One]:
        for one in self.parts:
            if isinstance(one, Crowd):
                apart(one.count)
                yield from map(one.member, one.ids)
            else:
                yield one

    def __getitem__(self, place: Any) -> Any:
        if place == 0 and self.parts:
            return self.parts[0].like if isinstance(self.parts[0], Crowd) else self.parts[0]
        return tuple(self)[place]

    def __repr__(self) -> str:
        return f"Together({list(self.parts)})"


def few_of(several: Iterable[One]) -> Iterator[tuple[One, int]]:
    """Some things one by one where that is no work; so many equal ones as the first of them, with how many they are."""
    return several.few() if isinstance(several, Together) else ((one, 1) for one in several)


def too_many(several: Mapping[ObjectId, Any]) -> bool:
    """Whether there are equal things of which there are too many to look at one by one."""
    return isinstance(several, ByNumber) and any(one.count > MOST_APART for one in several.crowds.values())


def kinds(several: Mapping[ObjectId, One]) -> Iterable[tuple[One, int]]:
    """Each of some things once, equal ones together, with how many it stands for."""
    return several.kinds() if isinstance(several, ByNumber) else ((one, 1) for one in several.values())


def such(several: Mapping[ObjectId, One], wanted: Callable[[One], object]) -> Iterator[One]:
    """Those things of which something is so that is so of all equal ones: that looks at no id and no timestamp."""
    if not isinstance(several, ByNumber):
        yield from (one for one in several.values() if wanted(one))
        return
    for one, count in several.kinds():
        if wanted(one):
            if count > 1:
                apart(count)
                crowd = several.crowd_of(one.id)
                yield from () if crowd is None else map(crowd.member, crowd.ids)
            else:
                yield one


def as_kept(several: Mapping[ObjectId, One]) -> Iterator[tuple[int | range, One]]:
    """Each of some things once by its id, equal ones by all of theirs."""
    if not isinstance(several, ByNumber):
        yield from several.items()
        return
    for one, count in several.kinds():
        number: int = one.id
        yield (range(number, number + count) if count > 1 else number), one


def permanents_as_kept(game: Game) -> Iterator[tuple[int | range, GameObject]]:
    """110.1: what is on the battlefield and phased in, in the order of arrival, by ids; equal permanents as one."""
    return ((part, one) for part, one in parts_as_kept(game.objects, game.zone(Zone.BATTLEFIELD)) if not one.phased_out)


def permanents_such(game: Game, wanted: Callable[[GameObject], object]) -> Iterator[GameObject]:
    """110.1: those permanents of which something is so that is so of all equal ones: that looks at no id and no timestamp."""
    if not isinstance(game.objects, ByNumber):
        yield from (one for one in game.permanents() if wanted(one))
        return
    for part, one in permanents_as_kept(game):
        if wanted(one):
            if isinstance(part, range):
                apart(len(part))
                yield from (game.objects[ObjectId(each)] for each in part)
            else:
                yield one


def present(several: Mapping[ObjectId, One], ids: Sequence[ObjectId]) -> Sequence[ObjectId]:
    """Of some ids those of what is there."""
    if isinstance(ids, Ids):
        return ids_of(part for part, _ in parts_as_kept(several, ids))
    return tuple(one for one in ids if one in several)


def parts_as_kept(several: Mapping[ObjectId, One], ids: Iterable[ObjectId]) -> Iterator[tuple[int | range, One]]:
    """Ids in their order, those that are kept as one together, with the first of them. What is not there is left out."""
    for part in parts_of(ids):
        if not isinstance(part, range):
            single = ObjectId(part)
            if single in several:
                yield single, several[single]
        elif isinstance(several, ByNumber):
            yield from several.within(part)
        else:
            here = part if len(part) < len(several) else sorted(one for one in several if one in part)
            yield from ((ObjectId(one), several[ObjectId(one)]) for one in here if one in several)


def with_more(several: Mapping[ObjectId, One], now: Mapping[ObjectId, One]) -> Mapping[ObjectId, One]:
    """The same with some things as they are now, or new."""
    if isinstance(several, Followed):
        return cast("Mapping[ObjectId, One]", several.with_more(cast("Mapping[ObjectId, GameObject]", now)))
    if not isinstance(several, ByNumber):
        return {**several, **now}
    new = {one: found for one, found in now.items() if one not in several}
    return several.changed({one: found for one, found in now.items() if one not in new}, new=cast(Any, new))


def as_now(
    several: Mapping[ObjectId, One], ids: Sequence[ObjectId], change: Callable[[One], One]
) -> Mapping[ObjectId, One]:
    """The same with those that are there still as something makes them that looks at no id and no timestamp."""
    if not isinstance(several, ByNumber):
        plain = {ObjectId(one): change(found) for one, found in parts_as_kept(several, ids) if isinstance(one, int)}
        return with_more(several, plain) if plain else several
    now: dict[ObjectId, One] = {}
    whole: dict[int, One] = {}
    for part, one in parts_as_kept(several, ids):
        if not isinstance(part, range):
            now[ObjectId(part)] = change(one)
        elif (crowd := several.crowds.get(part.start)) is not None and crowd.count == len(part):
            whole[part.start] = change(one)
        else:
            apart(len(part))
            now |= {ObjectId(each): change(several[ObjectId(each)]) for each in part}
    return several.changed(now, whole=whole) if now or whole else several
