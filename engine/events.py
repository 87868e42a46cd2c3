"""What happens in a game, as frozen records. Proposed to the pipeline, possibly replaced (614), then applied at once.

A proposal such as :class:`Destruction` or :class:`Damage` has consequences (a move, a loss of life) that the pipeline
works out before anything is applied; only primitive events change the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import Triggered
from engine.bindings import Bindings
from engine.characteristics import Characteristics
from engine.mana import Mana
from engine.objects import Recipient
from engine.terms import ObjectId, PlayerId, Reason, TurnStep, Zone

NO_OBJECT = ObjectId(-1)


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneChange:
    """400.7: an object moves and becomes a new one. ``became`` and ``origin`` are filled in as it happens."""

    object: ObjectId
    to: Zone
    reason: Reason
    position: int = 0
    """In a library, from the top; -1 is the bottom."""
    controller: PlayerId | None = None
    tapped: bool = False
    attached_to: Recipient | None = None
    enters_with: tuple[tuple[str, int], ...] = ()
    origin: Zone | None = None
    became: ObjectId = NO_OBJECT


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenCreated:
    """111.1: a token enters the battlefield. A trigger sees it as a :class:`ZoneChange` from nowhere."""

    owner: PlayerId
    characteristics: Characteristics
    label: str
    tapped: bool = False
    enters_with: tuple[tuple[str, int], ...] = ()
    became: ObjectId = NO_OBJECT


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceased:
    """704.5d-e, 608.2n: an object that is no card ceases to exist."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Destruction:
    """701.8: proposed; becomes a move to the graveyard unless regenerated, shielded or indestructible."""

    object: ObjectId
    regeneration: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Regenerated:
    """701.19a: instead of being destroyed: damage removed, tapped, removed from combat."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage:
    """120: dealt by a source. ``combat`` by 120.2a. Its results (120.3) follow as events of their own."""

    source: ObjectId
    to: Recipient
    amount: int
    combat: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DamagePrevented:
    """615.6: so much damage that a source would have dealt never happens."""

    source: ObjectId
    to: Recipient
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageMarked:
    """120.3e: marked on a creature; ``deathtouch`` by 704.5h."""

    object: ObjectId
    amount: int
    deathtouch: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageRemoved:
    """120.6: all damage marked on an object is gone."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeChange:
    """119.3: a player gains (positive) or loses (negative) life."""

    player: PlayerId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CountersPut:
    """122.6: counters put on an object or a player."""

    on: Recipient
    counter: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CountersRemoved:
    """122: counters taken off an object or a player."""

    on: Recipient
    counter: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tapped:
    """701.26a: an untapped permanent becomes tapped."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Untapped:
    """701.26b: a tapped permanent becomes untapped."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawCard:
    """121.1: proposed; becomes a move from library to hand, or a failed draw (121.4)."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFailed:
    """121.4: a player tried to draw from an empty library."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Attached:
    """701.3: an object on the battlefield becomes attached."""

    object: ObjectId
    to: Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class Unattached:
    """701.3d: an object stops being attached and stays where it is."""

    object: ObjectId
    was: Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellCast:
    """601.2i: a spell becomes cast."""

    object: ObjectId
    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityActivated:
    """602.2: an ability was activated; it is the object on the stack."""

    object: ObjectId
    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class BecameTarget:
    """115.1: an object or player was chosen as a target of what is on the stack."""

    target: Recipient
    by: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityTriggered:
    """603.2: an ability triggered; seen by abilities that trigger on that (603.3b)."""

    source: ObjectId
    controller: PlayerId
    ability: Triggered
    bindings: Bindings


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaAdded:
    """106.4: mana goes into a player's pool."""

    player: PlayerId
    mana: tuple[Mana, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaSpent:
    """118.3a: mana leaves a pool to pay a cost."""

    player: PlayerId
    mana: tuple[Mana, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaLost:
    """500.5: a pool empties as a step or phase ends."""

    player: PlayerId
    mana: tuple[Mana, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBegan:
    """500.1: a step or main phase begins."""

    step: TurnStep
    active: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackerDeclared:
    """508.1: a creature was declared as an attacker."""

    object: ObjectId
    defender: Recipient
    alone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockerDeclared:
    """509.1: a creature was declared as a blocker of an attacker."""

    object: ObjectId
    attacker: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovedFromCombat:
    """506.4."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class ProtectorChosen:
    """310.9: a player becomes a battle's protector."""

    object: ObjectId
    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLost:
    """104.3: a player loses the game. ``why`` is the rule by which."""

    player: PlayerId
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft:
    """104.5, 800.4a: a player leaves the game."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """104.1: the game is over; no winners is a draw (104.4)."""

    winners: tuple[PlayerId, ...]
    why: str


Event = (
    ZoneChange
    | TokenCreated
    | Ceased
    | Destruction
    | Regenerated
    | Damage
    | DamagePrevented
    | DamageMarked
    | DamageRemoved
    | LifeChange
    | CountersPut
    | CountersRemoved
    | Tapped
    | Untapped
    | DrawCard
    | DrawFailed
    | Attached
    | Unattached
    | SpellCast
    | AbilityActivated
    | BecameTarget
    | AbilityTriggered
    | StepBegan
    | AttackerDeclared
    | BlockerDeclared
    | RemovedFromCombat
    | ProtectorChosen
    | PlayerLost
    | PlayerLeft
    | GameEnded
    | ManaAdded
    | ManaSpent
    | ManaLost
)
