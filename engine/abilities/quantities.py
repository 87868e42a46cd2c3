"""Numbers in an ability: fixed, announced, counted on the board, or those of the event (107, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.filters import Filter
from engine.abilities.references import ObjectReference, PlayerReference


@dataclass(frozen=True, slots=True)
class Fixed:
    """A number."""

    value: int


@dataclass(frozen=True, slots=True)
class X:
    """107.3: the announced value of X, 0 where none was."""


@dataclass(frozen=True, slots=True)
class XOf:
    """107.3e: the value of X that was used for another object's cost."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class EventAmount:
    """'That much': the number of the trigger event."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many objects match."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many objects a reference speaks of."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The power of an object, or the power it last had (608.2h)."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class ToughnessOf:
    """The toughness of an object, or the toughness it last had."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class ManaValueOf:
    """202.3: the mana value of an object."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class CountersOn:
    """122: how many counters of a kind are on an object."""

    counter: str
    of: ObjectReference


@dataclass(frozen=True, slots=True)
class PlayerCounters:
    """122.1: how many counters of a kind, other than poison, a player has."""

    counter: str
    of: PlayerReference


@dataclass(frozen=True, slots=True)
class LifeOf:
    """119: a player's life total; a team's where it is shared (810.9a)."""

    of: PlayerReference


@dataclass(frozen=True, slots=True)
class CardsIn:
    """How many cards a player has in hand, library or graveyard."""

    of: PlayerReference
    zone: str


@dataclass(frozen=True, slots=True)
class PlayersIn:
    """How many players a reference speaks of."""

    of: PlayerReference


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """702.33c: how often a cost of that name was paid for the spell, or for the spell it was."""

    name: str


@dataclass(frozen=True, slots=True)
class SpellsCast:
    """How many spells players have cast this turn."""

    of: PlayerReference


@dataclass(frozen=True, slots=True)
class LevelOf:
    """716.2b, 716.2d: the level of a permanent, 1 where it has none."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class Noted:
    """A number that an earlier instruction kept under a name: the votes for a choice (701.38)."""

    name: str


@dataclass(frozen=True, slots=True)
class Sum:
    """Quantities added up."""

    parts: tuple[Quantity, ...]


@dataclass(frozen=True, slots=True)
class Times:
    """A quantity multiplied by a whole number, which may be negative."""

    factor: int
    of: Quantity


@dataclass(frozen=True, slots=True)
class Half:
    """107.1a: half, rounded as the text says."""

    of: Quantity
    round_up: bool


Quantity = (
    Fixed
    | X
    | XOf
    | EventAmount
    | Count
    | CountOf
    | PowerOf
    | ToughnessOf
    | ManaValueOf
    | CountersOn
    | PlayerCounters
    | LifeOf
    | CardsIn
    | PlayersIn
    | TimesPaid
    | SpellsCast
    | LevelOf
    | Noted
    | Sum
    | Times
    | Half
)
