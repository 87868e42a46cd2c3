"""113.7a, 608.2h: what objects were when they were last in a zone that they left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.state.objects import LastKnown
from engine.words.terms import ObjectId


class Remembered(Mapping[ObjectId, LastKnown]):
    """A value, as all that a game is made of: with more it is another one. The two share what they have in common.

    A game only ever adds to it, and each game that is kept of a run has one: copies would cost the square of the run.
    """

    __slots__ = ("_kept", "_length", "_taken")

    def __init__(self) -> None:
        self._kept: dict[ObjectId, tuple[int, LastKnown]] = {}
        """Shared: each with its number; those with a number from ``_length`` on belong to later values."""
        self._taken: dict[int, object] = {}
        """Shared: after which numbers another value has gone on already."""
        self._length = 0

    def with_more(self, more: Mapping[ObjectId, LastKnown]) -> Remembered:
        """The same with more objects; those that it knows already are as they are given now."""
        if not more:
            return self
        made, mark = Remembered(), object()
        # Who is first to go on from here goes on in place; setdefault lets nobody else do so, in no other thread either.
        if not any(one in self._kept for one in more) and self._taken.setdefault(self._length, mark) is mark:
            made._kept, made._taken = self._kept, self._taken
        else:
            made._kept = {one: (number, known) for number, (one, known) in enumerate(self.items())}
        number = self._length
        for one, known in more.items():
            before = made._kept.get(one)
            made._kept[one] = (number if before is None else before[0], known)
            number += before is None
        made._length = number
        return made

    def __getitem__(self, one: ObjectId) -> LastKnown:
        number, known = self._kept[one]
        if number >= self._length:
            raise KeyError(one)
        return known

    def __iter__(self) -> Iterator[ObjectId]:
        for one, (number, _) in tuple(self._kept.items()):
            if number < self._length:
                yield one

    def __len__(self) -> int:
        return self._length
