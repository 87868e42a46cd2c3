"""What an instruction speaks of: 'this creature', 'that player', 'each opponent', 'target creature'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.filters import Filter
from engine.words.known_object import Exactly
from engine.words.record import record
from engine.words.terms import Relation, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.quantities import Quantity


@record
class This:
    """The source of the ability, in the zone where the ability found it (201.5, 113.7)."""


@record
class Target:
    """What was chosen for the n-th requirement of targets; illegal ones are left out on resolution (608.2b)."""

    index: int = 0


@record
class It:
    """What the trigger event was about; a moved object is found in the zone it went to (603.6)."""


@record
class Other:
    """The second party of the trigger event: what was dealt damage, attacked or blocked."""


@record
class AttachedTo:
    """What the source is attached to: 'enchanted creature', 'equipped creature', 'enchanted player' (303.4b, 301.5)."""


@record
class Bonded:
    """702.55b, 702.95b: what the source is paired with, or haunts: 'the creature it haunts'."""


@record
class Granter:
    """201.5a: in an ability that is given to an object: the source of the ability that gives it, by its name."""


@record
class Remembered:
    """What an earlier instruction kept under a name: 'that token', 'the exiled card'."""

    name: str


@record
class Promised:
    """702.174a: the opponent who was chosen for the spell, or for the spell that it was, as its gift cost."""


@record
class One:
    """The one that an instruction done for each of several is at."""


@record
class Every:
    """All objects that match, as found when the instruction is carried out (608.2h)."""

    filter: Filter


@record
class TopOf:
    """401.1: so many cards from the top of the library of each player, or as many as there are."""

    count: Quantity
    of: PlayerReference


@record
class TopOfGraveyard:
    """404.1, 404.3: so many cards from the top of the graveyard of each player, or as many as there are."""

    count: Quantity
    of: PlayerReference


@record
class CardsOf:
    """400.1: the objects that players own in a zone: 'their hand', 'that player's graveyard'."""

    of: PlayerReference
    zone: Zone


@record
class Among:
    """Those of what a reference speaks of that match a description, without those of another reference: 'the rest'."""

    of: ObjectReference
    filter: Filter | None = None
    without: ObjectReference | None = None


@record
class LastOf:
    """613.7d: of several objects the one with the latest timestamp: 'the last card exiled with this'."""

    of: ObjectReference


@record
class SharingColor:
    """105: the other objects that match and have a colour in common with one of what is referred to."""

    of: ObjectReference
    filter: Filter


@record
class You:
    """109.5: the controller of the ability."""


@record
class EventPlayer:
    """The player of the trigger event."""


@record
class EachPlayer:
    """Every player in the game in a relation to the controller: each player, each opponent, each other player."""

    relation: Relation = Relation.ANY


@record
class ControllerOf:
    """108.4, 109.4: the controller of what is referred to, or its owner where it has none (108.4a)."""

    of: ObjectReference


@record
class OwnerOf:
    """108.3: the owner of what is referred to."""

    of: ObjectReference


@record
class BlockersOf:
    """509.1g: the creatures that block what is referred to now."""

    of: ObjectReference


@record
class BlockedBy:
    """509.1g: the attacking creatures that what is referred to blocks now."""

    of: ObjectReference


@record
class DefendingPlayer:
    """508.5: the player whom an attacking creature attacks, or whose planeswalker or battle; as last known."""

    of: ObjectReference = This()


@record
class PlayersAttacked:
    """508.6: the players whom a player has attacked this combat."""

    by: PlayerReference


@record
class WithoutPlayers:
    """Those players of a reference that are not of another one: each opponent other than the defending player."""

    of: PlayerReference
    without: PlayerReference


CombatObjects = BlockersOf | BlockedBy
CombatPlayers = DefendingPlayer | PlayersAttacked | WithoutPlayers
ObjectReference = (
    This
    | Target
    | It
    | Other
    | AttachedTo
    | Bonded
    | Exactly
    | Granter
    | Remembered
    | One
    | Every
    | TopOf
    | TopOfGraveyard
    | CardsOf
    | Among
    | LastOf
    | SharingColor
    | CombatObjects
)
PlayerReference = (
    You
    | EventPlayer
    | EachPlayer
    | ControllerOf
    | OwnerOf
    | Target
    | It
    | Other
    | One
    | AttachedTo
    | Remembered
    | Promised
    | CombatPlayers
)
Reference = ObjectReference | PlayerReference
