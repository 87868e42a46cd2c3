"""Conditions: intervening 'if' (603.4), states that trigger (603.8), 'as long as', 'if' in an effect (608.2c)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.filters import Bounds, Filter
from engine.abilities.quantities import Quantity
from engine.abilities.references import ObjectReference
from engine.terms import Fate, Relation


@dataclass(frozen=True, slots=True)
class Within:
    """A quantity lies within limits."""

    quantity: Quantity
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class Compare:
    """The left quantity is greater than, equal to, or less than the right one ('>', '>=', '=', '<=', '<')."""

    left: Quantity
    relation: str
    right: Quantity


@dataclass(frozen=True, slots=True)
class Exists:
    """At least so many objects match."""

    filter: Filter
    least: int = 1


@dataclass(frozen=True, slots=True)
class Is:
    """What is referred to matches the description; false where there is nothing."""

    of: ObjectReference
    filter: Filter


@dataclass(frozen=True, slots=True)
class Paid:
    """601.2b: an additional or alternative cost of that name was paid for the spell, or for the spell it was (702.33d)."""

    name: str


@dataclass(frozen=True, slots=True)
class Happened:
    """Something has befallen a player in that relation this turn."""

    what: Fate
    to: Relation


@dataclass(frozen=True, slots=True)
class SinceLastUpkeep:
    """702.30a: it came under its controller's control since the beginning of that player's last upkeep before this one."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of a player in that relation."""

    relation: Relation


@dataclass(frozen=True, slots=True)
class DayNightIs:
    """731.1: it is night, or it is day; with ``None`` it is neither."""

    night: bool | None


@dataclass(frozen=True, slots=True)
class MonarchIs:
    """725.1: the monarch is a player in that relation."""

    relation: Relation


@dataclass(frozen=True, slots=True)
class Not:
    """The opposite."""

    of: Condition


@dataclass(frozen=True, slots=True)
class AllOf:
    """Every one of them."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one of them."""

    parts: tuple[Condition, ...]


Condition = (
    Within
    | Compare
    | Exists
    | Is
    | Paid
    | Happened
    | SinceLastUpkeep
    | TurnOf
    | DayNightIs
    | MonarchIs
    | Not
    | AllOf
    | AnyOf
)
