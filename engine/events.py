"""What happens in a game, as frozen records. Proposed to the pipeline, possibly replaced (614), then applied at once.

A proposal such as :class:`Destruction` or :class:`Damage` has consequences (a move, a loss of life) that the pipeline
works out before anything is applied; only primitive events change the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import Triggered
from engine.abilities.continuous import Part
from engine.bindings import Bindings
from engine.characteristics import Characteristics
from engine.mana import Mana
from engine.objects import ColorChosen, Recipient
from engine.terms import Action, FaceDown, ObjectId, PlayerId, Reason, TurnStep, Zone

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
    attacking: Recipient | None = None
    """508.4: what it enters attacking."""
    blocking: ObjectId | None = None
    """509.4: what it enters blocking."""
    enters_with: tuple[tuple[str, int], ...] = ()
    shuffled_in: bool = False
    """701.24: into a library, at no place that anybody knows."""
    random: bool = False
    """401.4: into a library with the others of the same event, in an order among them that nobody knows."""
    face_down: FaceDown | None = None
    """708.3-708.4: it is turned face down before it is put onto the battlefield or the stack."""
    transformed: bool = False
    """712.11a, 712.14a: with its back face up."""
    as_copy: Characteristics | None = None
    """707.5: it enters as a copy, with these copiable values."""
    changed: tuple[Part, ...] = ()
    """611.2e: what the effect that puts it there says that it is or has, from the moment at which it enters."""
    protector: PlayerId | None = None
    """310.9a: of a battle that enters, the player chosen as its protector."""
    color_chosen: ColorChosen | None = None
    """614.12a: a colour that is chosen as it enters."""
    decided: tuple[str, ...] = ()
    """702.136a: by their names, what a player wanted of the replacement effects that apply as it enters."""
    linked_to: ObjectId | None = None
    """607.2a: the object whose ability put it there and whose other ability speaks of that."""
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
    attached_to: Recipient | None = None
    attacking: Recipient | None = None
    blocking: ObjectId | None = None
    other_face: Characteristics | None = None
    """707.8a: of a double-faced token, the face that is not up."""
    transformed: bool = False
    as_copy: Characteristics | None = None
    """707.5: it enters as a copy, with these copiable values."""
    protector: PlayerId | None = None
    """310.9a: of a battle that enters, the player chosen as its protector."""
    color_chosen: ColorChosen | None = None
    """614.12a: a colour that is chosen as it enters."""
    decided: tuple[str, ...] = ()
    """702.136a: by their names, what a player wanted of the replacement effects that apply as it enters."""
    controller: PlayerId | None = None
    """616.1b: who controls it as it enters, if not who creates it."""
    became: ObjectId = NO_OBJECT


@dataclass(frozen=True, slots=True, kw_only=True)
class EmblemMade:
    """114.2: a player gets an emblem, which is in the command zone and does nothing but have its abilities."""

    owner: PlayerId
    characteristics: Characteristics
    became: ObjectId = NO_OBJECT


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """701.20: a card is revealed to everybody, or looked at by ``player`` alone (701.20e)."""

    object: ObjectId
    player: PlayerId
    revealed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Repositioned:
    """401.4: a card in a library is put at another place of it: from the top, or -1 for the bottom. It changes no zone.

    ``random``: in an order among those of the same event that nobody knows.
    """

    object: ObjectId
    position: int
    random: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled:
    """701.24a: a player's library is in an order that nobody knows, but for the cards that are spared (701.24b)."""

    player: PlayerId
    spared: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Performed:
    """701: a player has done a keyword action, or had a permanent do it, to its end. It changes nothing by itself."""

    action: Action
    player: PlayerId
    object: ObjectId = NO_OBJECT
    amount: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceased:
    """704.5d-e, 608.2n: an object that is no card ceases to exist."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Destruction:
    """701.8: proposed; becomes a move to the graveyard unless regenerated, shielded or indestructible."""

    object: ObjectId
    regeneration: bool = True
    instead_to: Zone | None = None
    """614.15: the effect that destroys it says where it goes instead of the graveyard."""


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
    """615.6: so much damage that a source would have dealt never happens. ``by``: what prevented it, ``effect`` which effect."""

    source: ObjectId
    to: Recipient
    amount: int
    by: ObjectId = NO_OBJECT
    effect: str = ""


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
class LevelSet:
    """716.2a: the level of a permanent becomes a number."""

    object: ObjectId
    level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tapped:
    """701.26a: an untapped permanent becomes tapped."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Untapped:
    """701.26b: a tapped permanent becomes untapped."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedFaceUp:
    """708.8: a face-down permanent is turned face up."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedFaceDown:
    """708.2a: a face-up permanent is turned face down."""

    object: ObjectId
    how: FaceDown = FaceDown.EFFECT


@dataclass(frozen=True, slots=True, kw_only=True)
class Transformed:
    """701.27a, 701.28a: a double-faced permanent is turned so that its other face is up."""

    object: ObjectId
    converted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PhasedOut:
    """702.26b: a permanent phases out; ``under`` is who controlled it, ``along``: indirectly, with another one (702.26g).

    ``until``: a permanent that must leave the battlefield for it to phase in.
    """

    object: ObjectId
    under: PlayerId
    along: ObjectId | None = None
    until: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PhasedIn:
    """702.26c: a permanent phases in."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class DayNightChanged:
    """731.1: it becomes night, or day; ``first``: it was neither."""

    night: bool
    first: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MonarchChanged:
    """725.1: a player becomes the monarch."""

    player: PlayerId


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
    """601.2i: a spell becomes cast. ``origin``: the zone that it was cast from."""

    object: ObjectId
    player: PlayerId
    origin: Zone | None = None


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
    """106.4: mana goes into a player's pool. ``tapped``: the source was tapped for it (106.12a)."""

    player: PlayerId
    mana: tuple[Mana, ...]
    source: ObjectId = NO_OBJECT
    tapped: bool = False


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
    """508.1: a creature was declared as an attacker. ``band``: the number of its band, 0 for none."""

    object: ObjectId
    defender: Recipient
    alone: bool = False
    band: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockerDeclared:
    """509.1: a creature blocks an attacker: ``declared`` as a blocker, by an effect, or as it ``entered`` the battlefield.

    ``began``: it was blocking nothing before; ``newly``: the attacker was not blocked before.
    """

    object: ObjectId
    attacker: ObjectId
    began: bool = True
    newly: bool = True
    declared: bool = True
    entered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NotBlocked:
    """509.1h: no creature was declared as a blocker for an attacking creature: it is unblocked."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeBlocked:
    """509.1h: an effect says that an attacking creature becomes blocked; no creature blocks it by that."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeAttacking:
    """508.4: an effect says that a creature is attacking; it has not attacked."""

    object: ObjectId
    defender: Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class Reselected:
    """508.7: an attacking creature now attacks another player, planeswalker or battle than before."""

    object: ObjectId
    defender: Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovedFromCombat:
    """506.4: ``fighting``: it stops attacking and blocking; ``attacked``: it stops being attacked (506.4d)."""

    object: ObjectId
    fighting: bool = True
    attacked: bool = True


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
class PlayerWon:
    """104.2b: an effect makes a player win; who loses at the same time does not win (104.3f)."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """104.1: the game is over; no winners is a draw (104.4)."""

    winners: tuple[PlayerId, ...]
    why: str


Event = (
    ZoneChange
    | TokenCreated
    | EmblemMade
    | Shown
    | Repositioned
    | Shuffled
    | Performed
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
    | LevelSet
    | Tapped
    | Untapped
    | TurnedFaceUp
    | TurnedFaceDown
    | Transformed
    | PhasedOut
    | PhasedIn
    | DayNightChanged
    | MonarchChanged
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
    | NotBlocked
    | MadeBlocked
    | MadeAttacking
    | Reselected
    | RemovedFromCombat
    | ProtectorChosen
    | PlayerLost
    | PlayerLeft
    | PlayerWon
    | GameEnded
    | ManaAdded
    | ManaSpent
    | ManaLost
)
