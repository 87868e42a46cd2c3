"""109: the objects of a game as a dictionary that knows what of it has changed since those that it was made from.

So whoever compares two states looks only at what was touched between them, and what is rarely so of any object is looked for
only where it was so before or where something was touched.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Any

from engine.state.objects import GameObject
from engine.words.metrics import METER
from engine.words.terms import ObjectId

REACH = 16
"""How many states back it is known what was touched since; whoever compares with an older one looks at everything."""

_NUMBERS = count(1)


def is_marked(one: GameObject) -> bool:
    """702.26, 704.5h, 704.6d, 303.4, 301.5: whether anything is so of an object that is so of few, and is asked at every step."""
    return one.attached_to is not None or one.phased_out or one.deathtouched or one.arrived_unchecked


class Followed(dict[ObjectId, GameObject]):
    """Objects by their ids. Written only while it is in the making; of a game it is a value."""

    __slots__ = ("_before", "_marked", "_number", "_past", "_touched")

    def __init__(self, before: Mapping[ObjectId, GameObject]) -> None:
        """What follows on some objects: the same ones, until something is put or taken away."""
        super().__init__(before)
        self._number = next(_NUMBERS)
        self._touched: dict[ObjectId, None] = {}
        self._marked: frozenset[ObjectId] | None = None
        self._before: frozenset[ObjectId] | None = None
        self._past: tuple[tuple[int, dict[ObjectId, None]], ...] = ()
        if isinstance(before, Followed):
            self._before = before.marked
            self._past = (*before._past[1 - REACH :], (before._number, self._touched))

    def __setitem__(self, one: ObjectId, now: GameObject) -> None:
        self._touch(one)
        super().__setitem__(one, now)

    def __delitem__(self, one: ObjectId) -> None:
        self._touch(one)
        super().__delitem__(one)

    def pop(self, one: ObjectId, *default: Any) -> Any:
        """What is there no more."""
        self._touch(one)
        return super().pop(one, *default)

    def _another_way(self, *_: Any, **__: Any) -> Any:
        """No other way to write: it would not be followed."""
        raise TypeError(type(self).__name__)

    update = setdefault = popitem = clear = __ior__ = _another_way

    def _touch(self, one: ObjectId) -> None:
        self._touched[one] = None
        self._marked = None

    def with_more(self, now: Mapping[ObjectId, GameObject]) -> Followed:
        """The same with some objects as they are now, or new."""
        after = Followed(self)
        for one, found in now.items():
            after[one] = found
        return after

    def touched_since(self, before: Mapping[ObjectId, GameObject]) -> list[ObjectId] | None:
        """What may be another one than it was, is new or is gone: what was there by its ids, then what is new in its order.

        ``None`` where that is not known: these do not follow on those, or are too far from them.
        """
        if not isinstance(before, Followed):
            return None
        for place in range(len(self._past) - 1, -1, -1):
            if self._past[place][0] == before._number:
                break
        else:
            return None
        touched = dict.fromkeys(one for _, several in self._past[place:] for one in several)
        there = sorted(one for one in touched if one in before)
        return [*there, *(one for one in touched if one not in before)]

    def unchanged_since(self, before: Mapping[ObjectId, GameObject]) -> bool:
        """Whether all are the very same ones as those that they were made from."""
        return all(self.get(one) is before.get(one) for one in self._touched)

    @property
    def marked(self) -> frozenset[ObjectId]:
        """What is marked, looked for only among what was so before and what was touched."""
        if self._marked is None:
            looked: Iterable[ObjectId] = self if self._before is None else self._touched
            METER.looked_through += len(self if self._before is None else self._touched)
            found = frozenset(one for one in looked if one in self and is_marked(self[one]))
            self._marked = found if self._before is None else self._before.difference(self._touched) | found
        return self._marked
