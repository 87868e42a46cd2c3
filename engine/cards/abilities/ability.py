"""113: the categories of abilities, as data. ``text`` is what the card says, for showing; no rule reads it."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.cards.abilities.casting import CastingCost, CastingRule, CastOnlyIf, ChangesCost
from engine.cards.abilities.classification import DISCARDED, DRAWN, MILLED, SACRIFICED, Goes
from engine.cards.abilities.combat import CombatRule
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import AsCopy, Part, Shape
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.player_rules import PlayerRule
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import Every, ObjectReference, PlayerReference, This
from engine.cards.abilities.replacing import Changing
from engine.cards.abilities.triggers import Trigger
from engine.cards.abilities.turns import TurnRule
from engine.words.record import Record
from engine.words.terms import CardType, Reason, Relation, Term, Zone

HERE = (Zone.BATTLEFIELD,)


class Keyword(Record, kw_only=True):
    """702: a keyword ability by its printed English name in lower case ('first strike'), with its number or quality.

    ``quality`` says what protection is from, what a landwalk names; ``filter`` says it for the rules.
    """

    keyword: str
    value: int | None = None
    quality: str | None = None
    filter: Filter | None = None
    cost: Cost | None = None
    own_mana_cost: bool = False
    """702.1a-b: the cost is equal to the mana cost of what is given the ability, whatever that is at any time."""
    x: Quantity | None = None
    """702.1b: what the X of its cost is, looked at again whenever the cost is to be paid."""
    most: int | None = None
    size: tuple[int, int] | None = None
    """711.2a-b, 721.2b: of a level symbol, the second number of its range, and the power and toughness in its striation."""
    abilities: tuple[Ability, ...] = ()
    """711.2, 716.2, 721.2: what stands in the section of a class level bar; 719.3c: behind the word of a solved Case."""
    condition: Condition | None = None
    """719.3a: what solves a Case."""
    spares: Filter | None = None
    """702.16n: of protection: which Auras it leaves attached, though they have the quality."""
    once_each_turn: bool = False
    """602.5b: the activated ability that it stands for may be activated only once each turn."""
    cost_changes: tuple[ChangesCost, ...] = ()
    """602.2b: what the text says of the cost of the activated ability that it stands for."""
    text: str = ""


class Mode(Record, kw_only=True):
    """700.2: one mode of a modal spell or ability, with targets of its own."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    cost: Cost | None = None
    """702.172a, 702.183a: an additional cost of the spell if this mode is chosen."""
    text: str = ""


class ModesIf(Record, kw_only=True):
    """700.2: so many modes are chosen instead, at least and at most, if that is so as they are chosen: as the spell is cast, or as
    the ability is put onto the stack (603.3c)."""

    condition: Condition
    least: int
    most: int


class SpellAbility(Record, kw_only=True):
    """113.3a: what an instant or sorcery does as it resolves. ``modes`` empty: not modal."""

    effects: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose_modes: tuple[int, int] = (1, 1)
    more_modes: tuple[str, int, int] | None = None
    """700.2: if the cost of this name was paid, so many modes are chosen instead, at least and at most."""
    modes_if: ModesIf | None = None
    repeat_modes: bool = False
    """700.2d: the same mode may be chosen more than once."""
    x: Quantity | None = None
    """107.3c: what the text says that X is; nobody chooses it."""
    first: bool = False
    """702.174j: of what a keyword stands for, whether it is done before all else that the spell says."""
    text: str = ""


class Cost(Record, kw_only=True):
    """118, 602.1a: what is paid. ``mana`` with braces; ``life`` in points; counters as (kind, number), taken off or put on.

    ``tap_others``: so many untapped permanents that match are tapped, or, with ``tap_power``, any number with that much power in
    all (702.122a). ``exile``: so many cards or permanents that match. ``return_to_hand``: so many permanents that match.
    ``times_x``: what of this is to be paid X times (107.3a): 'life', 'counters', 'sacrifice', 'discard', 'exile', 'tap', 'energy',
    'reveal', 'all counters'.
    """

    mana: str = ""
    tap: bool = False
    untap: bool = False
    sacrifice_this: bool = False
    sacrifice: Filter | None = None
    sacrifice_count: int = 1
    tap_others: Filter | None = None
    tap_count: int = 1
    tap_power: int | None = None
    exile: Filter | None = None
    exile_count: int = 1
    exile_of_anyone: bool = False
    """118.3: with ``exile``: cards of whosever zone, and not the player's own alone: 'exile a card from a graveyard'."""
    exile_this: bool = False
    return_to_hand: Filter | None = None
    return_count: int = 1
    mill: int = 0
    draw: int = 0
    """121.2b: so many cards are drawn for it."""
    waterbend: str = ""
    """701.67a: mana, of which the generic part may be paid by tapping artifacts and creatures."""
    crews: bool = False
    """702.122b: what is tapped for it crews a Vehicle."""
    energy: int = 0
    tickets: int = 0
    """107.17a."""
    times_x: str = ""
    discard: int = 0
    discard_such: Filter | None = None
    discard_random: bool = False
    """701.9b: chance decides which cards."""
    """702.81a: only such cards of the hand are discarded for it."""
    discard_this: bool = False
    materials: Filter | None = None
    """702.167a: such permanents that the player controls, or such cards in their graveyard, are exiled; not the source itself."""
    material_count: tuple[int, int | None] = (1, 1)
    """How many of them at least, and at most; any number with ``None``."""
    reveal_this: bool = False
    """702.57b: the card that has the ability is revealed from hand."""
    reveal_such: Filter | None = None
    """701.20a: so many other cards of the player's hand that match are revealed, and stay there."""
    reveal_count: int = 1
    life: int = 0
    life_of: Quantity | None = None
    """107.1a, 119.4: life that is worked out as the cost is determined (601.2f), such as half of what the player has."""
    remove_counters: tuple[str, int] | None = None
    remove_from: Filter | None = None
    """118.3: they are removed from one such permanent that the player controls, and not from the source."""
    remove_any: int = 0
    """122.1: so many counters of whatever kinds, in the place of those of one kind."""
    remove_apart: bool = False
    """122.1: with ``remove_from``: from among all such permanents together, and not from one of them."""
    put_counters: tuple[str, int] | None = None
    sacrifice_also: tuple[Filter, ...] = ()
    """118.8: beside ``sacrifice``, one permanent for each of these."""
    bury: Filter | None = None
    """118.3: so many of the player's cards that match are put on the bottom of their library."""
    bury_count: int = 1
    from_exile: Filter | None = None
    """118.3, 406.2: so many cards in exile that match, whosever they are, are put into their owners' graveyards."""
    from_exile_count: int = 1
    discard_hand: bool = False
    exert_this: bool = False
    """701.43a."""
    evidence: int = 0
    """701.59a: what cards exiled from the player's graveyard must be worth together."""
    forage: bool = False
    """701.61a."""

    @property
    def moves(self) -> tuple[Goes, ...]:
        """400.1, 605.1a: what paying it moves from one zone to another, the object that has it too."""
        return tuple(
            goes
            for there, goes in (
                (self.draw, DRAWN),
                (self.mill, MILLED),
                (self.discard, DISCARDED),
                (self.discard_this, DISCARDED),
                (self.sacrifice_this, SACRIFICED),
                (self.sacrifice, SACRIFICED),
                (self.return_to_hand, Goes(origin=Zone.BATTLEFIELD, to=Zone.HAND)),
                (self.exile_this, Goes(what=This(), to=Zone.EXILE)),
                (self.exile, Goes(what=None if self.exile is None else Every(self.exile), to=Zone.EXILE)),
                (self.materials, Goes(to=Zone.EXILE)),
                (self.sacrifice_also, SACRIFICED),
                (self.discard_hand, DISCARDED),
                (self.bury, Goes(what=None if self.bury is None else Every(self.bury), to=Zone.LIBRARY)),
                (
                    self.from_exile,
                    Goes(what=None if self.from_exile is None else Every(self.from_exile), to=Zone.GRAVEYARD),
                ),
                (self.evidence, Goes(origin=Zone.GRAVEYARD, to=Zone.EXILE)),
                (self.forage, SACRIFICED),
                (self.forage, Goes(origin=Zone.GRAVEYARD, to=Zone.EXILE)),
            )
            if there
        )

    @property
    def unseen(self) -> bool:
        """400.2: whether cards of hidden zones are looked at, moved or revealed for it."""
        discards = self.discard or self.discard_this or self.discard_hand
        return bool(self.draw or self.mill or discards or self.reveal_this or self.reveal_such)


@unique
class Timing(StrEnum):
    """When an activated ability may be activated."""

    INSTANT = "instant"
    SORCERY = "sorcery"
    LOYALTY = "loyalty"


class Activated(Record, kw_only=True):
    """113.3b, 602: cost and effect."""

    cost: Cost
    effects: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    """602.2b, 700.2a: chosen as the ability is activated."""
    choose_modes: tuple[int, int] = (1, 1)
    modes_if: ModesIf | None = None
    repeat_modes: bool = False
    """700.2d: the same mode may be chosen more than once."""
    fresh_modes: bool = False
    """700.2: only a mode that was not chosen for this ability of this object before in the turn."""
    timing: Timing = Timing.INSTANT
    zones: tuple[Zone, ...] = HERE
    once_each_turn: bool = False
    once: bool = False
    """602.5b: 'activate only once'."""
    exhaust: bool = False
    """702.177a: an exhaust ability, which is activated only once."""
    condition: Condition | None = None
    """602.5b: 'activate only if'."""
    who: Relation = Relation.YOU
    """602.1b: which players may activate it, seen from its controller."""
    x: Quantity | None = None
    """107.3c: what the text says that X is; nobody chooses it."""
    cost_changes: tuple[ChangesCost, ...] = ()
    """601.2f, 602.2b: what the ability itself says that it costs more or less, and no other ability of the object."""
    text: str = ""


class Triggered(Record, kw_only=True):
    """113.3c, 603: ``condition`` is the intervening 'if' (603.4). ``zones`` where it functions (113.6)."""

    trigger: Trigger
    effects: tuple[Effect, ...] = ()
    condition: Condition | None = None
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose_modes: tuple[int, int] = (1, 1)
    modes_if: ModesIf | None = None
    repeat_modes: bool = False
    """700.2d: the same mode may be chosen more than once."""
    fresh_modes: bool = False
    """700.2: only a mode that was not chosen for this ability of this object before in the turn."""
    random_modes: bool = False
    """700.2b: it is chance that chooses, among the modes that could be chosen."""
    zones: tuple[Zone, ...] = HERE
    once_each_turn: bool = False
    """603.2h, or 'this ability triggers only once each turn'."""
    done_once_each_turn: bool = False
    """603.2h: 'do this only once each turn': it triggers only if what the player may do has not been done yet that turn."""
    meanwhile: Condition | None = None
    """603.2: what must be so as the event happens ('attacks while you control an artifact'), and is not asked again."""
    first_each_turn: bool = False
    """603.2: only the first such event of the turn is its trigger event, for each object or player that such events are about,
    whether the ability was there to notice it or not."""
    chapter: int | None = None
    """714.2b: of a Saga, the largest chapter number of this chapter ability."""
    text: str = ""


class Static(Record, kw_only=True):
    """113.3d, 604, 611.3: a continuous effect on all objects that match, as long as the ability is there.

    ``affects`` ``None`` and ``holder`` set: the object that the reference speaks of, such as the enchanted creature.
    ``defines``: a characteristic-defining ability (604.3), which functions in all zones.
    """

    parts: tuple[Part, ...]
    affects: Filter | None = None
    holder: ObjectReference | None = None
    condition: Condition | None = None
    defines: bool = False
    zones: tuple[Zone, ...] = HERE
    text: str = ""


@unique
class Prohibition(StrEnum):
    """What a static ability may forbid ('can't', 101.2)."""

    GAIN_LIFE = "gain life"
    LOSE_LIFE = "lose life"
    LOSE_GAME = "lose the game"
    LOSE_BY_LIFE = "lose for having 0 or less life"
    WIN_GAME = "win the game"
    GET_POISON = "get poison counters"
    ATTACK = "attack"
    BLOCK = "block"
    BE_BLOCKED = "be blocked"
    BE_COUNTERED = "be countered"
    BE_REGENERATED = "be regenerated"
    CAST = "cast spells"
    PLAY_LAND = "play lands"
    DRAW = "draw cards"
    SEARCH = "search libraries"
    UNTAP = "untap"
    TRANSFORM = "transform"
    """701.28f: nor convert."""
    ENTER = "enter the battlefield"
    ACTIVATE = "have its abilities activated"
    ACTIVATE_ABILITIES = "activate abilities that aren't mana abilities"
    """702.61a: of players."""
    CREW = "crew Vehicles"
    """702.122d: of creatures."""
    ACTIVATE_BUT_MANA = "have its abilities activated that aren't mana abilities"
    BE_PREVENTED = "be prevented"
    """615.12: of a source, the damage that it would deal."""


class Cannot(Record, kw_only=True):
    """613.11, 101.2: objects or players that match cannot do something, or have it done to them."""

    what: Prohibition
    objects: Filter | None = None
    players: PlayerScope | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


@unique
class PlayerScope(StrEnum):
    """Whom a rule-changing static ability is about."""

    YOU = "you"
    OPPONENTS = "opponents"
    ALL = "all"
    ENCHANTED = "enchanted"
    """303.4b: whom the source is attached to."""


class LandPlays(Record, kw_only=True):
    """305.2: players can play so many lands more than one each turn."""

    count: int = 1
    players: PlayerScope = PlayerScope.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CounterLimit(Record, kw_only=True):
    """704.5r: it can't have more than so many counters of a kind."""

    counter: str
    most: int
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class Replaces(Linkable, kw_only=True):
    """614: an event that would happen is changed or does not happen ('instead', 'enters with', 'skip').

    The event is a move of an object that matches, from ``origin`` to ``to`` (``None``: any); with ``reason`` only such ones.
    Instead it goes to ``instead_to``; or, entering, it does so tapped, or with so many counters (614.1c).
    """

    subject: Filter
    origin: Zone | None = None
    to: Zone | None = None
    reason: Reason | None = None
    instead_to: Zone | None = None
    enters_tapped: bool = False
    enters_with: tuple[tuple[str, Quantity], ...] = ()
    as_copy: AsCopy | None = None
    """707.5: it enters as a copy of something; tapped, or with counters, only if it does (707.9e)."""
    entering_as: Filter | None = None
    """702.44a: only if what enters is so, whatever effects would change its types once it is there."""
    shuffled: bool = False
    """701.24a: of a move into a library instead: it is shuffled into it."""
    enters_transformed: bool = False
    enters_under: PlayerReference | None = None
    """616.1b: it enters under this player's control instead."""
    unless_paid: Cost | None = None
    """614.12a: whoever will control it may pay this as it enters; the rest happens only if they do not."""
    feeds_on: Filter | None = None
    """614.13: as it enters its controller sacrifices any number of these, or exiles them if they are cards of a graveyard."""
    for_each_fed: tuple[tuple[str, int], ...] = ()
    """614.1c: with so many counters for each of them."""
    shows_kin: bool = False
    """702.38a: as it enters its controller reveals any number of cards of their hand that share a creature type with it."""
    shapes: tuple[Shape, ...] = ()
    """613.2a, 614.12a: as it enters it becomes one of these, by its controller's choice."""
    chooser: Relation | None = None
    """Only if this player wants: 'you may', or an opponent of the controller's choice (702.104a)."""
    name: str = ""
    """What a condition asks for (``Paid``) where the chooser wanted it."""
    condition: Condition | None = None
    then: tuple[Effect, ...] = ()
    """702.88a, 614.1c: what is set up besides, or is done as it enters, with the object that it became as the source."""
    chooses_player: Relation | None = None
    """614.1c, 607.2d: as it enters its controller chooses a player in that relation."""
    chooses_word: tuple[str, ...] = ()
    """607.2f, 614.12b: as it enters its controller chooses one of these words, which mean nothing by themselves."""
    chooses_type: CardType | None = None
    """614.1c, 607.2d, 205.3e: as it enters its controller chooses a subtype of this card type."""
    chooses_color: bool = False
    """614.1c, 607.2d: as it enters its controller chooses a colour."""
    chooses_term: Term | None = None
    """201.4, 607.2d: as it enters its controller chooses a card type or a card name."""
    chooses_of: Filter | None = None
    """201.4: of a card name, only one that a card of such types has; of a colour, only one of these."""
    linked: bool = False
    """607.2b: another ability of the source speaks of what was put somewhere instead by this one."""
    pair: str = ""
    """607.4: of several pairs of linked abilities on one object, which one this belongs to."""
    zones: tuple[Zone, ...] = HERE
    text: str = ""

    @property
    def is_linked(self) -> bool:
        """607.2b, 607.2d, 607.2f: whether another ability speaks of what it put somewhere, or let choose."""
        chooses = self.chooses_player is not None or self.chooses_type is not None
        return self.linked or bool(self.chooses_word or self.chooses_term) or self.chooses_color or chooses


class NotUnderstood(Record, kw_only=True):
    """Text that did not compile, with its place in the card's text. A ruling that touches it is incomplete and says so."""

    text: str
    start: int = 0
    end: int = 0
    reason: str = ""


Ability = (
    Keyword
    | SpellAbility
    | Activated
    | Triggered
    | Static
    | Cannot
    | CounterLimit
    | LandPlays
    | Replaces
    | Changing
    | CastingCost
    | ChangesCost
    | CastingRule
    | CastOnlyIf
    | TurnRule
    | PlayerRule
    | CombatRule
    | NotUnderstood
)
