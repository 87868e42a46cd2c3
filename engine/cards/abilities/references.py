"""What an instruction speaks of: 'this creature', 'that player', 'each opponent', 'target creature'."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.cards.abilities.filters import Filter
from engine.words.known_object import Exactly
from engine.words.record import Record
from engine.words.terms import Relation, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.quantities import Quantity


class This(Record):
    """The source of the ability, in the zone where the ability found it (201.5, 113.7)."""


class Target(Record):
    """What was chosen for the n-th requirement of targets; illegal ones are left out on resolution (608.2b)."""

    index: int = 0


class It(Record):
    """What the trigger event was about; a moved object is found in the zone it went to (603.6)."""


class Other(Record):
    """The second party of the trigger event: what was dealt damage, attacked or blocked."""


class AttachedTo(Record):
    """What the source is attached to: 'enchanted creature', 'equipped creature', 'enchanted player' (303.4b, 301.5)."""


class Bonded(Record):
    """702.55b, 702.95b: what the source is paired with, or haunts: 'the creature it haunts'."""


class Granter(Record):
    """201.5a: in an ability that is given to an object: the source of the ability that gives it, by its name."""


class Remembered(Record):
    """What an earlier instruction kept under a name: 'that token', 'the exiled card'."""

    name: str


class Promised(Record):
    """702.174a: the opponent who was chosen for the spell, or for the spell that it was, as its gift cost."""


class One(Record):
    """The one that an instruction done for each of several is at."""


class ChosenPlayer(Record):
    """607.2d: the player whom the linked ability of the source let choose as that entered; nobody where none was chosen."""

    @property
    def chosen_player(self) -> bool:
        """607.2d: it speaks of what another ability let choose, as a description of that player's objects does."""
        return True


class EachOfThem(Record):
    """608.2h: in a number that is another one for each of several players, the player whose it is: 'each creature they control'."""


class Every(Record):
    """All objects that match, as found when the instruction is carried out (608.2h)."""

    filter: Filter


class TopOf(Record):
    """401.1: so many cards from the top of the library of each player, or as many as there are."""

    count: Quantity
    of: PlayerReference


class TopOfGraveyard(Record):
    """404.1, 404.3: so many cards from the top of the graveyard of each player, or as many as there are."""

    count: Quantity
    of: PlayerReference


class CardsOf(Record):
    """400.1: the objects that players own in a zone: 'their hand', 'that player's graveyard'."""

    of: PlayerReference
    zone: Zone


class Among(Record):
    """Those of what a reference speaks of that match a description, without those of another reference: 'the rest'."""

    of: ObjectReference
    filter: Filter | None = None
    without: ObjectReference | None = None
    lying_in: Zone | None = None
    """400.7: only those that are in that zone now: 'that card from your graveyard', of one that may have gone elsewhere."""


class Together(Record):
    """608.2c: what several references speak of, for one instruction: 'target artifact and target enchantment'."""

    each: tuple[ObjectReference, ...]


class LastOf(Record):
    """613.7d: of several objects the one with the latest timestamp: 'the last card exiled with this'."""

    of: ObjectReference


class SharingColor(Record):
    """105: the other objects that match and have a colour in common with one of what is referred to."""

    of: ObjectReference
    filter: Filter


class You(Record):
    """109.5: the controller of the ability."""


class ActivePlayer(Record):
    """102.1, 805.9: the player whose turn it is; where a team takes it, the one of them whom the ability's controller chooses."""


class TheMonarch(Record):
    """725.1: the player who is the monarch; nobody, while there is none."""


class EventPlayer(Record):
    """The player of the trigger event."""


class EachPlayer(Record):
    """Every player in the game in a relation to the controller: each player, each opponent, each other player."""

    relation: Relation = Relation.ANY


class ControllerOf(Record):
    """108.4, 109.4: the controller of what is referred to, or its owner where it has none (108.4a)."""

    of: ObjectReference


class OwnerOf(Record):
    """108.3: the owner of what is referred to."""

    of: ObjectReference


class BlockersOf(Record):
    """509.1g: the creatures that block what is referred to now."""

    of: ObjectReference


class BlockedBy(Record):
    """509.1g: the attacking creatures that what is referred to blocks now."""

    of: ObjectReference


class DefendingPlayer(Record):
    """508.5: the player whom an attacking creature attacks, or whose planeswalker or battle; as last known."""

    of: ObjectReference = This()


class AttackingPlayer(Record):
    """506.2, 805.10c: the player who controls the attacking creature that a creature is blocking, or whose turn it is where it
    blocks none any more; one of them, of several."""

    of: ObjectReference = This()


class PlayersAttacked(Record):
    """508.6: the players whom a player has attacked this combat."""

    by: PlayerReference


class WithoutPlayers(Record):
    """Those players of a reference that are not of another one: each opponent other than the defending player."""

    of: PlayerReference
    without: PlayerReference


CombatObjects = BlockersOf | BlockedBy
CombatPlayers = DefendingPlayer | AttackingPlayer | PlayersAttacked | WithoutPlayers
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
    | Together
    | LastOf
    | SharingColor
    | CombatObjects
)
PlayerReference = (
    You
    | ActivePlayer
    | TheMonarch
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
    | ChosenPlayer
    | EachOfThem
    | CombatPlayers
)
Reference = ObjectReference | PlayerReference


def zone_of(reference: Reference) -> Zone | None:
    """400.1: the zone in which what is referred to is found, where its words alone say that."""
    match reference:
        case TopOf():
            return Zone.LIBRARY
        case TopOfGraveyard():
            return Zone.GRAVEYARD
        case CardsOf(_, zone):
            return zone
        case Every(wanted) | SharingColor(_, wanted):
            return wanted.zone if len(wanted.zones) == 1 else None
        case Among(of, lying_in=there):
            return there or zone_of(of)
        case LastOf(of):
            return zone_of(of)
        case Together(several):
            zones = {zone_of(one) for one in several}
            return zones.pop() if len(zones) == 1 else None
        case BlockersOf() | BlockedBy():
            return Zone.BATTLEFIELD
        case (
            This() | Target() | It() | Other() | AttachedTo() | Bonded() | Exactly() | Granter() | Remembered() | One()
        ):
            return None
        case (
            You()
            | ActivePlayer()
            | TheMonarch()
            | EventPlayer()
            | EachPlayer()
            | ControllerOf()
            | OwnerOf()
            | Promised()
            | ChosenPlayer()
            | EachOfThem()
        ):
            return None
        case DefendingPlayer() | AttackingPlayer() | PlayersAttacked() | WithoutPlayers():
            return None
        case _:
            assert_never(reference)


def in_hidden_zone(reference: Reference | None) -> bool:
    """400.2: whether its words say that what is referred to is in a hidden zone."""
    zone = None if reference is None else zone_of(reference)
    return zone is not None and zone.hidden
