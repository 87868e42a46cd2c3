"""109-110: objects and players as records. A change makes a new record; the pipeline alone puts it into the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.cards.characteristics import Characteristics
from engine.cards.mana import Mana
from engine.cards.sticker import Sticker, StickerOn
from engine.words.record import Record
from engine.words.terms import NOBODY, Color, FaceDown, Fate, Kind, ObjectId, PlayerId, Term, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability
    from engine.state.bindings import Bindings, Chosen

EMPTY: Mapping[str, int] = MappingProxyType({})


Pair = tuple[str, int]
"""607.5: a pair of linked abilities: its name, and since when the object has it by a copy effect; 0 for one of its own."""

OWN_PAIR: Pair = ("", 0)


class ColorChosen(Record):
    """607.2d: a colour, with the pair of linked abilities that it was chosen for: it is nothing to any other (607.5a)."""

    color: Color
    pair: Pair


class WordChosen(Record):
    """607.2f: a word, with the pair of linked abilities that it was chosen for; ``term``: the word for that (607.2d)."""

    word: str
    pair: Pair
    term: Term | None = None


class TypeChosen(Record):
    """607.2d: a subtype, with the pair of linked abilities that it was chosen for."""

    subtype: str
    pair: Pair


class PlayerChosen(Record):
    """607.2d: a player, with the pair of linked abilities that they were chosen for."""

    player: PlayerId
    pair: Pair


class Dungeon(Record, kw_only=True):
    """309.1, 309.4: a dungeon card that a player owns outside the game: for each of its rooms, from 0, where its arrows lead.

    ``by_name_only``: it is entered only where it is asked for by its name or subtype (701.49d).
    """

    label: str
    printed: Characteristics
    arrows: tuple[tuple[int, ...], ...]
    by_name_only: bool = False


class MeldPair(Record):
    """712.4a: two cards, by their names, that can be melded, and what they are together."""

    names: tuple[str, str]
    combined: Characteristics


class GameObject(Record, kw_only=True):
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
    face_down_as: Characteristics | None = None
    """708.2: what the effect that made it face down lists; ``None`` where it lists nothing (708.2a)."""
    turned_up_with: int | None = None
    """702.37f: the X of the cost for which it was turned face up."""
    """708.2: of a face-down spell or permanent, what hides it; ``printed`` stays what it would be face up."""
    other_face: Characteristics | None = None
    """712.8: of a double-faced card or token, the face that is not up; ``printed`` is the one that is."""
    meld: MeldPair | None = None
    """712.4: of a meld card, the pair that it belongs to; a copy of it belongs to none (701.42b)."""
    cards: tuple[GameObject, ...] = ()
    """712.4a, 730.2: of a melded or merged permanent, what represents it, each as it was before it became part of it; of a merged
    one from the topmost down, itself among them."""
    mutated: int = 0
    """702.140d: how many times it has mutated."""
    whole: Characteristics | None = None
    """709.3b: of a split spell, what the card is when it is none; ``printed`` is the half that was cast, or both, fused."""
    unlocked: tuple[str, ...] = ()
    """709.5c: of a permanent with halves, those that are unlocked; of a spell, the half that it is of such a card (709.5d)."""
    transformed: bool = False
    """701.27g: its back face is up."""
    turned: int = 0
    """701.27f: the timestamp that it got as it last transformed or converted; 0 if it never did."""
    phased_out: bool = False
    phased_under: PlayerId = NOBODY
    """702.26a: of a phased-out permanent, who controlled it as it phased out."""
    phased_with: ObjectId | None = None
    """702.26g: of one that phased out indirectly, the permanent with which it did."""
    dungeon: Dungeon | None = None
    """309.4: of a dungeon card, its rooms, ..."""
    room: int = 0
    """... and the one in which its owner's venture marker is."""
    phased_until: ObjectId | None = None
    """The permanent that must leave the battlefield for it to phase in, which it then does at once."""

    counters: Mapping[str, int] = EMPTY
    """122: how many of each kind; kinds with none are not in it."""
    counters_since: Mapping[str, int] = EMPTY
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
    used_up: tuple[tuple[Ability, int], ...] = ()
    """602.5b, 702.177a: its abilities that can be activated only once and were, each as ``use_of_ability`` tells it apart."""
    level: int = 1
    """716.2b: a designation: the level of a Class, or of what was one."""
    protector: PlayerId = NOBODY
    """310.9: the player designated as a battle's protector."""
    color_chosen: ColorChosen | None = None
    player_chosen: PlayerChosen | None = None
    type_chosen: TypeChosen | None = None
    """607.2d: of a permanent, the subtype that its controller chose for it as it entered."""
    word_chosen: WordChosen | None = None
    """607.2f: of a permanent, the word that its controller chose for it as it entered."""
    """607.2d: of a permanent, the colour that its controller chose for it as it entered."""
    linked_to: ObjectId | None = None
    """607.2a-c: the object by whose ability it was put where it is, or created, ..."""
    linked_pair: Pair = OWN_PAIR
    """... and by which pair of abilities of that."""
    bond: ObjectId | None = None
    """702.95b: of a creature, the one that it is paired with; 702.55b, 702.99b: of a card in exile, the creature that it haunts,
    or is encoded on."""
    last_attacked: int = 0
    """702.142a: the number of the turn in which it was last declared as an attacker."""
    discarded: int = 0
    """702.187b: of a card, the number of the turn in which it was put where it is by being discarded; 0 if it was not."""
    stickers: tuple[StickerOn, ...] = ()
    """123: the stickers on it, in the order in which they were put there."""
    commander: bool = False
    """903.3: a designation of the card, not a characteristic."""
    arrived_unchecked: bool = False
    """704.6d: put into its zone since state-based actions were last checked."""
    shuffled: int = 0
    """701.24a: in a library, which shuffle it was last part of: any card of that shuffle may be in its place. 0: known."""

    ability: Ability | None = None
    """113.3: of an ability on the stack, the ability that it is."""
    ability_index: int = -1
    """Which record of its source's abilities it is, counted from 0; -1 for delayed and reflexive ones."""
    ability_place: int = -1
    """113.2c: which ability of its source that is, as they are printed."""
    below: tuple[Ability, ...] = ()
    """702.165d: of a backup ability on the stack, the abilities that it hands on."""
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


class PlayerTarget(Record, order=True):
    """A player where an object could also stand: a target, or what an Aura is attached to."""

    player: PlayerId


Recipient = ObjectId | PlayerTarget
"""What can be targeted, dealt damage or enchanted: an object or a player."""


def only_objects(several: Iterable[Recipient]) -> tuple[ObjectId, ...]:
    """115.1: those that are objects, where players could stand too."""
    return tuple(one for one in several if not isinstance(one, PlayerTarget))


class Player(Record, kw_only=True):
    """102.1: a person in the game. Life and poison belong to the side (810.9, 810.10)."""

    id: PlayerId
    name: str
    side: int
    """Index of the side whose life total and turns the player shares; alone on it except in shared-team variants."""
    team: int
    """102.3: players with the same number are teammates."""
    in_game: bool = True
    left_with: Mapping[str, int] = EMPTY
    """800.4i: how many cards were in each zone of the player who has left the game, as they left."""
    failed_draw: bool = False
    """704.5b: tried to draw from an empty library since state-based actions were last checked."""
    counters: Mapping[str, int] = EMPTY
    """122.1: counters other than poison."""
    commander_damage: Mapping[str, int] = EMPTY
    """704.6c: combat damage over the game, by the label of the commander."""
    commander_casts: Mapping[str, int] = EMPTY
    """903.8: how often the player has cast a commander from the command zone this game, by its label."""
    mana: tuple[Mana, ...] = ()
    """106.4: unspent mana."""
    stickers: tuple[Sticker, ...] = ()
    """123.2c: the stickers that the player has access to, wherever they are."""
    lands_played: int = 0
    tempted: int = 0
    """701.54c: how often the Ring has tempted the player."""
    speed: int | None = None
    """702.179b: ``None`` where the player has no speed."""
    dungeons: tuple[Dungeon, ...] = ()
    """309.2: the dungeon cards that the player may bring into the game."""
    completed: tuple[str, ...] = ()
    """309.7: the names of the dungeons that the player has completed."""
    mana_on_spells: int = 0
    """700.14: how much mana the player has spent this turn to cast spells."""
    spells_cast: int = 0
    """502.2: how many spells the player has cast this turn."""
    cards_drawn: int = 0
    """702.94a: how many cards the player has drawn this turn."""
    drawn_in_step: int = 0
    """504.1: how many of them in the draw step of the player's own turn."""
    blessed: bool = False
    """702.131c: has the city's blessing."""
    fates: tuple[Fate, ...] = ()
    """What has befallen the player this turn, each once; in the order of the vocabulary."""
    life_gained: int = 0
    life_lost: int = 0
    """119.3: how much life the player has gained, and lost, this turn."""
    damage_taken: int = 0
    """702.54b: how much damage the player was dealt this turn."""
    permanents_gone: int = 0
    """702.69a: how many permanents that the player owned were put into a graveyard from the battlefield this turn."""
    hits: tuple[Hit, ...] = ()
    """702.76a: what the player controlled as it dealt combat damage to a player this turn, each kind once."""
    upkeep: int = 0
    """702.30a: the number of the turn of the player's last upkeep that has begun, ..."""
    upkeep_before: int = 0
    """... and of the one before it; 0 where none is known."""
    maximum_hand: int = 7


class Hit(Record):
    """702.76a, 702.173a: what dealt combat damage to a player, as it was as it did."""

    types: tuple[str, ...]
    creature: bool
    commander: bool


def team_life(heads: int) -> int:
    """810.4, 810.11: the life total with which a team that shares it begins: 15 more for each head beyond two."""
    return 30 + 15 * max(0, heads - 2)


class Side(Record, kw_only=True):
    """One player, or a team that shares its turns and its life total (805, 810)."""

    members: tuple[PlayerId, ...]
    life: int = 20
    poison: int = 0
    shared: bool = False
    """810: two or more heads: 704.6a and 704.6b apply instead of 704.5a and 704.5c."""


class LastKnown(Record, kw_only=True):
    """113.7a, 608.2h: what an object was when it was last in the zone that it left."""

    object: GameObject
    characteristics: Characteristics
    controller: PlayerId
    became: ObjectId | None = None
    """400.7: the object that the same card or token became in the zone it went to; 712.21: the first of two cards."""
    beside: tuple[ObjectId, ...] = ()
    """712.21c, 730.3c: what else a melded or merged permanent became."""
    attachments: tuple[ObjectId, ...] = ()
    copiable: Characteristics | None = None
    """707.2: its copiable values, where they were other than those printed."""
    left_in: int = 0
    """608.2i: the number of the turn in which it left, ..."""
    went_to: Zone | None = None
    """... and the zone that it went to; ``None`` where it is nowhere any more."""
    copied_since: int = 0
    """607.5: when the copy effect began that gave it its values; 0 for its own."""
