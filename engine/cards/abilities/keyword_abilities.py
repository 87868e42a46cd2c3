"""122.5, 702, 716: instructions that hardly anything but keyword abilities gives, one record each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, This, You
from engine.words.record import Record
from engine.words.terms import Designation, Relation

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Cost, Keyword, Prohibition

ONE = Fixed(1)


class MoveCounters(Record, kw_only=True):
    """122.5: so many counters of a kind are removed from one object and put on another one, or nothing happens."""

    counter: str
    onto: ObjectReference
    off: ObjectReference = This()
    count: Quantity = ONE


class Designate(Record, kw_only=True):
    """702.112b, 702.171b, 719.3b: permanents get a designation, for a time; not twice."""

    what: ObjectReference
    designation: Designation
    until: Duration = Duration.ENDLESS


class BecomeLevel(Record, kw_only=True):
    """716.2a: the level of a Class becomes a number."""

    level: int
    what: ObjectReference = This()


class BecomeCrewed(Record, kw_only=True):
    """702.122e: a Vehicle has become crewed, by the creatures that were tapped for it."""

    what: ObjectReference = This()


class Cascade(Record):
    """702.85a: cards are exiled from the top until one that costs less; it may be cast for nothing, the rest go to the bottom."""


class Pair(Record, kw_only=True):
    """702.95a: two unpaired creatures of the controller become paired."""

    what: ObjectReference
    other: ObjectReference


class SetApart(Record, kw_only=True):
    """702.143d, 702.170c: cards in exile become foretold, or plotted; ``cost``: a foretell cost that the effect gives them."""

    what: ObjectReference
    designation: Designation
    cost: Cost | None = None


class Ascend(Record):
    """702.131a: with ten or more permanents, the controller gets the city's blessing."""


class Forbid(Record, kw_only=True):
    """101.2: for a time players can't do something."""

    what: Prohibition
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN


class GivePlayer(Record, kw_only=True):
    """613.10: for a time players have a keyword ability that players can have."""

    ability: Keyword
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN


class Encode(Record):
    """702.99a: the card that the resolving spell is may be exiled encoded on a creature of its controller."""


class Encore(Record):
    """702.141a: a token that is a copy of the source for each opponent, which attacks that opponent this turn if able."""


class Craft(Record):
    """702.167a: the source, exiled for it, comes back transformed; what else was exiled for it is linked to it (702.167c)."""


class GainBelow(Record, kw_only=True):
    """702.165a: until end of turn a creature gains the other abilities that are printed below a backup ability of the source."""

    to: ObjectReference
    number: int
    """Of the backup ability."""


class ChoosePlayer(Record, kw_only=True):
    """608.2d: a player in that relation is chosen, and kept under a name."""

    keep_as: str
    among: Relation = Relation.OPPONENT


class KeepInMind(Record, kw_only=True):
    """608.2c: what a reference speaks of now is kept under a name, so that later instructions speak of the same."""

    what: ObjectReference
    keep_as: str


KeywordAbilityEffect = (
    MoveCounters
    | Designate
    | BecomeLevel
    | Cascade
    | BecomeCrewed
    | Pair
    | SetApart
    | Ascend
    | Forbid
    | GivePlayer
    | Encode
    | Encore
    | GainBelow
    | Craft
    | ChoosePlayer
    | KeepInMind
)
