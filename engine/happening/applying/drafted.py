"""109.1: the objects of the next state of the game in the making, some of them crowds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping

from engine.state.crowds import ByNumber, Crowd
from engine.state.ids import apart
from engine.state.objects import GameObject
from engine.words.terms import ObjectId


class Drafted(MutableMapping[ObjectId, GameObject]):
    """What is put in is apart from its crowd from then on."""

    def __init__(self, base: ByNumber[GameObject]) -> None:
        self._base = base
        self._now: dict[ObjectId, GameObject] = {}
        self._gone: dict[int, None] = {}
        self._gone_together: list[range] = []
        self._new: dict[int, GameObject | Crowd[GameObject]] = {}

    def put_crowd(self, crowd: Crowd[GameObject]) -> None:
        """A crowd comes to be."""
        self._new[crowd.first] = crowd

    def crowd(self, ids: range) -> Crowd[GameObject] | None:
        """Those objects, where they are whole in one crowd, and nothing of this draft has told them apart."""
        found = self._base.crowd_of(ids.start)
        if found is None or ids.stop > found.first + found.count:
            return None
        told_apart = any(one in ids for one in self._now) or any(one in ids for one in self._gone)
        together = any(one.start < ids.stop and ids.start < one.stop for one in self._gone_together)
        return None if told_apart or together else found

    def take_away(self, ids: range) -> None:
        """Objects of a crowd are no more."""
        self._gone_together.append(ids)

    def __getitem__(self, one: ObjectId) -> GameObject:
        new = self._new.get(one)
        if new is not None:
            return new.like if isinstance(new, Crowd) else new
        if one in self._now:
            return self._now[one]
        if self._is_gone(one):
            raise KeyError(one)
        if one in self._base:
            return self._base[one]
        for crowd in self._new.values():
            if isinstance(crowd, Crowd) and one in crowd.ids:
                return crowd.member(one)
        raise KeyError(one)

    def __setitem__(self, one: ObjectId, value: GameObject) -> None:
        if one in self._base and not self._is_gone(one):
            self._now[one] = value
            return
        self._tell_apart(one)
        self._new[one] = value

    def __delitem__(self, one: ObjectId) -> None:
        self._tell_apart(one)
        if one in self._new:
            del self._new[one]
            return
        if one not in self:
            raise KeyError(one)
        self._now.pop(one, None)
        self._gone[one] = None

    def _tell_apart(self, one: ObjectId) -> None:
        """What came to be in a crowd by this very draft: each by itself."""
        crowd = next((found for found in self._new.values() if isinstance(found, Crowd) and one in found.ids), None)
        if crowd is None:
            return
        apart(crowd.count)
        entries: dict[int, GameObject | Crowd[GameObject]] = {}
        for key, found in self._new.items():
            entries |= {each: crowd.member(each) for each in crowd.ids} if found is crowd else {key: found}
        self._new = entries

    def __iter__(self) -> Iterator[ObjectId]:
        yield from (one for one in self._base if not self._is_gone(one))
        for first, new in self._new.items():
            if isinstance(new, Crowd):
                apart(new.count)
                yield from map(ObjectId, new.ids)
            else:
                yield ObjectId(first)

    def __len__(self) -> int:
        gone = len(self._gone) + sum(map(len, self._gone_together))
        return len(self._base) - gone + sum(one.count if isinstance(one, Crowd) else 1 for one in self._new.values())

    def _is_gone(self, one: int) -> bool:
        return one in self._gone or any(one in several for several in self._gone_together)

    def singles(self) -> Iterator[GameObject]:
        """What is in no crowd."""
        yield from (self[one] for one, _ in self._base.singles() if not self._is_gone(one))
        yield from (one for number, one in self._now.items() if self._base.entry(number) is None)
        yield from (one for one in self._new.values() if not isinstance(one, Crowd))

    def finished(self) -> Mapping[ObjectId, GameObject]:
        """The objects of the next state; the very ones of the game where none is another one."""
        gone: list[int | range] = [*self._gone, *self._gone_together]
        if not (self._now or gone or self._new):
            return self._base
        return self._base.changed(self._now, gone=gone, new=self._new)
