"""113.7a, 608.2h: what objects were when they were last in a zone that they left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.state.crowds import Crowd
from engine.state.ids import apart
from engine.state.objects import LastKnown
from engine.words.terms import ObjectId


class Remembered(Mapping[ObjectId, LastKnown]):
    """A value, as all that a game is made of: with more it is another one. The two share what they have in common.

    A game only ever adds to it, and each game that is kept of a run has one: copies would cost the square of the run.
    """

    __slots__ = ("_crowds", "_kept", "_length", "_taken")

    def __init__(self) -> None:
        self._kept: dict[ObjectId, tuple[int, LastKnown]] = {}
        """Shared: each with its number; those with a number from ``_length`` on belong to later values."""
        self._taken: dict[int, object] = {}
        """Shared: after which numbers another value has gone on already."""
        self._length = 0
        self._crowds: tuple[Crowd[LastKnown], ...] = ()
        """What was equal and left together, none of which is among the others."""

    def with_more(self, more: Mapping[ObjectId, LastKnown], together: Sequence[Crowd[LastKnown]] = ()) -> Remembered:
        """The same with more objects; those that it knows already are as they are given now. ``together``: equal ones, all of them
        new to it."""
        if not more and not together:
            return self
        made, mark = Remembered(), object()
        made._crowds = (*self._crowds, *together)
        # Who is first to go on from here goes on in place; setdefault lets nobody else do so, in no other thread either.
        if not any(one in self._kept for one in more) and self._taken.setdefault(self._length, mark) is mark:
            made._kept, made._taken = self._kept, self._taken
        else:
            made._kept = {one: (number, known) for number, (one, known) in enumerate(self._singles())}
        number = self._length
        for one, known in more.items():
            before = made._kept.get(one)
            made._kept[one] = (number if before is None else before[0], known)
            number += before is None
        made._length = number
        return made

    def _singles(self) -> Iterator[tuple[ObjectId, LastKnown]]:
        for one, (number, known) in tuple(self._kept.items()):
            if number < self._length:
                yield one, known

    def kinds(self) -> Iterator[tuple[LastKnown, int]]:
        """Each thing with how many equal ones there are of it."""
        yield from ((known, 1) for _, known in self._singles())
        yield from ((crowd.like, crowd.count) for crowd in self._crowds)

    def __getitem__(self, one: ObjectId) -> LastKnown:
        number, known = self._kept.get(one, (self._length, None))
        if known is not None and number < self._length:
            return known
        for crowd in self._crowds:
            if one in crowd.ids:
                return crowd.member(one)
        raise KeyError(one)

    def __iter__(self) -> Iterator[ObjectId]:
        yield from (one for one, _ in self._singles())
        for crowd in self._crowds:
            apart(crowd.count)
            yield from map(ObjectId, crowd.ids)

    def __len__(self) -> int:
        return self._length + sum(crowd.count for crowd in self._crowds)
