"""702.99a: an object that the words of an ability point at because the effect that gave it knew which one it was."""

from __future__ import annotations

from engine.words.record import Record
from engine.words.terms import ObjectId, PlayerId


class Exactly(Record):
    """One object, wherever the ability is: 'the encoded card'. No text of a card says so, so there is no writing for it."""

    object: ObjectId
    there: bool = False
    """Only while it is where it was; what a static ability says of it is about nothing afterwards."""


class Named(Record):
    """201.2: names that a description meant, as it was held against the board."""

    names: tuple[str, ...]


class Shared(Record, kw_only=True):
    """205.3: types of a kind that a description meant, as it was held against the board."""

    what: str
    words: tuple[str, ...]
    none: bool = False


class Fastened(Record):
    """701.3: what a description wants something to be attached to, as it was held against the board: objects and players.

    ``were`` (608.2h): what was attached to those of them that have left, as they last were.
    """

    to: tuple[object, ...]
    were: tuple[ObjectId, ...] = ()


class LeftOut(Record):
    """608.2c: the objects that are none of those a description means, as it was held against the board: 'every other creature'."""

    objects: tuple[object, ...]


class These(Record):
    """Players whom a description meant, as it was held against the board. No text of a card says so either."""

    players: tuple[PlayerId, ...]
