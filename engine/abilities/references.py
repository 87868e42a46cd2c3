"""What an instruction speaks of: 'this creature', 'that player', 'each opponent', 'target creature'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.filters import Filter
from engine.terms import Relation, Zone

if TYPE_CHECKING:
    from engine.abilities.quantities import Quantity


@dataclass(frozen=True, slots=True)
class This:
    """The source of the ability, in the zone where the ability found it (201.5, 113.7)."""


@dataclass(frozen=True, slots=True)
class Target:
    """What was chosen for the n-th requirement of targets; illegal ones are left out on resolution (608.2b)."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class It:
    """What the trigger event was about; a moved object is found in the zone it went to (603.6)."""


@dataclass(frozen=True, slots=True)
class Other:
    """The second party of the trigger event: what was dealt damage, attacked or blocked."""


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """What the source is attached to: 'enchanted creature', 'equipped creature', 'enchanted player' (303.4b, 301.5)."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """What an earlier instruction kept under a name: 'that token', 'the exiled card'."""

    name: str


@dataclass(frozen=True, slots=True)
class One:
    """The one that an instruction done for each of several is at."""


@dataclass(frozen=True, slots=True)
class Every:
    """All objects that match, as found when the instruction is carried out (608.2h)."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class TopOf:
    """401.1: so many cards from the top of the library of each player, or as many as there are."""

    count: Quantity
    of: PlayerReference


@dataclass(frozen=True, slots=True)
class CardsOf:
    """400.1: the objects that players own in a zone: 'their hand', 'that player's graveyard'."""

    of: PlayerReference
    zone: Zone


@dataclass(frozen=True, slots=True)
class Among:
    """Those of what a reference speaks of that match a description, without those of another reference: 'the rest'."""

    of: ObjectReference
    filter: Filter | None = None
    without: ObjectReference | None = None


@dataclass(frozen=True, slots=True)
class You:
    """109.5: the controller of the ability."""


@dataclass(frozen=True, slots=True)
class EventPlayer:
    """The player of the trigger event."""


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Every player in the game in a relation to the controller: each player, each opponent, each other player."""

    relation: Relation = Relation.ANY


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """108.4, 109.4: the controller of what is referred to, or its owner where it has none (108.4a)."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """108.3: the owner of what is referred to."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class BlockersOf:
    """509.1g: the creatures that block what is referred to now."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class BlockedBy:
    """509.1g: the attacking creatures that what is referred to blocks now."""

    of: ObjectReference


@dataclass(frozen=True, slots=True)
class DefendingPlayer:
    """508.5: the player whom an attacking creature attacks, or whose planeswalker or battle; as last known."""

    of: ObjectReference = This()


@dataclass(frozen=True, slots=True)
class PlayersAttacked:
    """508.6: the players whom a player has attacked this combat."""

    by: PlayerReference


@dataclass(frozen=True, slots=True)
class WithoutPlayers:
    """Those players of a reference that are not of another one: each opponent other than the defending player."""

    of: PlayerReference
    without: PlayerReference


CombatObjects = BlockersOf | BlockedBy
CombatPlayers = DefendingPlayer | PlayersAttacked | WithoutPlayers
ObjectReference = (
    This | Target | It | Other | AttachedTo | Remembered | One | Every | TopOf | CardsOf | Among | CombatObjects
)
PlayerReference = (
    You | EventPlayer | EachPlayer | ControllerOf | OwnerOf | Target | It | Other | One | AttachedTo | CombatPlayers
)
Reference = ObjectReference | PlayerReference
