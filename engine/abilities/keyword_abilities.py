"""122.5, 702, 716: instructions that hardly anything but keyword abilities gives, one record each."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.continuous import Duration
from engine.abilities.quantities import Fixed, Quantity
from engine.abilities.references import ObjectReference, This
from engine.terms import Designation

ONE = Fixed(1)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCounters:
    """122.5: so many counters of a kind are removed from one object and put on another one, or nothing happens."""

    counter: str
    onto: ObjectReference
    off: ObjectReference = This()
    count: Quantity = ONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Designate:
    """702.112b, 702.171b, 719.3b: permanents get a designation, for a time; not twice."""

    what: ObjectReference
    designation: Designation
    until: Duration = Duration.ENDLESS


@dataclass(frozen=True, slots=True, kw_only=True)
class BecomeLevel:
    """716.2a: the level of a Class becomes a number."""

    level: int
    what: ObjectReference = This()


@dataclass(frozen=True, slots=True)
class Cascade:
    """702.85a: cards are exiled from the top until one that costs less; it may be cast for nothing, the rest go to the bottom."""


KeywordAbilityEffect = MoveCounters | Designate | BecomeLevel | Cascade
