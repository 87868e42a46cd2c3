"""109-110: objects and players as records. A change makes a new record; the pipeline alone puts it into the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.characteristics import Characteristics
from engine.mana import Mana
from engine.terms import NOBODY, Color, FaceDown, Fate, Kind, ObjectId, PlayerId, Zone

if TYPE_CHECKING:
    from engine.abilities.ability import Ability
    from engine.bindings import Bindings, Chosen

EMPTY: Mapping[str, int] = MappingProxyType({})


def _none() -> Mapping[str, int]:
    return EMPTY


@dataclass(frozen=True, slots=True)
class ColorChosen:
    """607.2d: a colour, with the abilities as part of which it was chosen: it is nothing to abilities from elsewhere (607.5a)."""

    color: Color
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameObject:
    """109.1: an object in one zone. Moving it makes another object with another id and the same ``label`` (400.7)."""

    id: ObjectId
    label: str
    """What people call it in a scenario; goes with the card through all zones, so that it can be pointed at."""
    printed: Characteristics
    kind: Kind
    owner: PlayerId
    controller: PlayerId
    """108.4: before control-changing effects (layer 2); ask the board for the controller it has now."""
    zone: Zone
    timestamp: int
    """613.7d: when it entered its zone, or got a later timestamp."""

    tapped: bool = False
    flipped: bool = False
    face_down: FaceDown | None = None
    """708.2: of a face-down spell or permanent, what hides it; ``printed`` stays what it would be face up."""
    other_face: Characteristics | None = None
    """712.8: of a double-faced card or token, the face that is not up; ``printed`` is the one that is."""
    transformed: bool = False
    """701.27g: its back face is up."""
    turned: int = 0
    """701.27f: the timestamp that it got as it last transformed or converted; 0 if it never did."""
    phased_out: bool = False
    phased_under: PlayerId = NOBODY
    """702.26a: of a phased-out permanent, who controlled it as it phased out."""
    phased_with: ObjectId | None = None
    """702.26g: of one that phased out indirectly, the permanent with which it did."""
    phased_until: ObjectId | None = None
    """The permanent that must leave the battlefield for it to phase in, which it then does at once."""

    counters: Mapping[str, int] = field(default_factory=_none)
    """122: how many of each kind; kinds with none are not in it."""
    counters_since: Mapping[str, int] = field(default_factory=_none)
    """613.7c: the timestamp of each kind of counter."""
    damage: int = 0
    """120.6: damage marked on it."""
    deathtouched: bool = False
    """704.5h: dealt damage by a source with deathtouch since state-based actions were last checked."""
    attached_to: ObjectId | PlayerTarget | None = None
    arrived: int = 0
    """704.5k: when it entered its zone; the same for all that entered at once, unlike the timestamp."""
    controlled_since_turn: int = 0
    """302.6: the number of the turn in which its controller got it; smaller means continuously since that turn began."""
    level: int = 1
    """716.2b: a designation: the level of a Class, or of what was one."""
    protector: PlayerId = NOBODY
    """310.9: the player designated as a battle's protector."""
    color_chosen: ColorChosen | None = None
    """607.2d: of a permanent, the colour that its controller chose for it as it entered."""
    linked_to: ObjectId | None = None
    """607.2a: of a card, the object by whose ability it was put where it is."""
    commander: bool = False
    """903.3: a designation of the card, not a characteristic."""
    arrived_unchecked: bool = False
    """704.6d: put into its zone since state-based actions were last checked."""
    shuffled: int = 0
    """701.24a: in a library, which shuffle it was last part of: any card of that shuffle may be in its place. 0: known."""

    ability: Ability | None = None
    """113.3: of an ability on the stack, the ability that it is."""
    ability_index: int = -1
    """Which ability of its source it is, counted from 0; -1 for delayed and reflexive ones."""
    source: ObjectId | None = None
    """113.7: of an ability on the stack, the object whose ability it is."""
    chosen: Chosen | None = None
    """601.2b-d: of a spell or ability on the stack: modes, targets, X."""
    bindings: Bindings | None = None
    """603: of a triggered ability on the stack: what its event was about."""

    @property
    def is_card(self) -> bool:
        """108.2: whether it is represented by a card, not a token, a copy, an ability or an emblem."""
        return self.kind is Kind.CARD

    @property
    def on_battlefield(self) -> bool:
        """110.1, 702.26b: whether it is a permanent that is phased in: one that is not is treated as if it did not exist."""
        return self.zone is Zone.BATTLEFIELD and not self.phased_out

    def count(self, counter: str) -> int:
        """How many counters of a kind are on it."""
        return self.counters.get(counter, 0)


@dataclass(frozen=True, slots=True, order=True)
class PlayerTarget:
    """A player where an object could also stand: a target, or what an Aura is attached to."""

    player: PlayerId


Recipient = ObjectId | PlayerTarget
"""What can be targeted, dealt damage or enchanted: an object or a player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """102.1: a person in the game. Life and poison belong to the side (810.9, 810.10)."""

    id: PlayerId
    name: str
    side: int
    """Index of the side whose life total and turns the player shares; alone on it except in shared-team variants."""
    team: int
    """102.3: players with the same number are teammates."""
    in_game: bool = True
    failed_draw: bool = False
    """704.5b: tried to draw from an empty library since state-based actions were last checked."""
    counters: Mapping[str, int] = field(default_factory=_none)
    """122.1: counters other than poison."""
    commander_damage: Mapping[str, int] = field(default_factory=_none)
    """704.6c: combat damage over the game, by the label of the commander."""
    commander_casts: Mapping[str, int] = field(default_factory=_none)
    """903.8: how often the player has cast a commander from the command zone this game, by its label."""
    mana: tuple[Mana, ...] = ()
    """106.4: unspent mana."""
    lands_played: int = 0
    spells_cast: int = 0
    """502.2: how many spells the player has cast this turn."""
    fates: tuple[Fate, ...] = ()
    """What has befallen the player this turn, each once; in the order of the vocabulary."""
    upkeep: int = 0
    """702.30a: the number of the turn of the player's last upkeep that has begun, ..."""
    upkeep_before: int = 0
    """... and of the one before it; 0 where none is known."""
    maximum_hand: int = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player, or a team that shares its turns and its life total (805, 810)."""

    members: tuple[PlayerId, ...]
    life: int = 20
    poison: int = 0
    shared: bool = False
    """810: two or more heads: 704.6a and 704.6b apply instead of 704.5a and 704.5c."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastKnown:
    """113.7a, 608.2h: what an object was when it was last in the zone that it left."""

    object: GameObject
    characteristics: Characteristics
    controller: PlayerId
    became: ObjectId | None = None
    """400.7: the object that the same card or token became in the zone it went to."""
    attachments: tuple[ObjectId, ...] = field(default=())
    copiable: Characteristics | None = None
    """707.2: its copiable values, where they were other than those printed."""
