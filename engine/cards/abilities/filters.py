"""Descriptions of objects and players: 'another creature you control', 'an opponent'."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards.abilities.linkable import Linkable
from engine.words.known_object import Fastened, LeftOut, Named, Shared, These
from engine.words.record import Record
from engine.words.terms import CardType, Color, Deed, Designation, Kind, Relation, StickerKind, Supertype, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.quantities import Quantity
    from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference


class Bounds(Record):
    """A number between two limits, both included; ``None`` is no limit."""

    least: int | None = None
    most: int | None = None

    def holds(self, value: int | None) -> bool:
        """Whether a value lies within; a value that is not there does not."""
        if value is None:
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


class Measured(Record):
    """107.3, 208, 202.3: a number of an object beside a quantity: its ``what`` ('power', 'toughness', 'mana value') is ``how``
    ('<', '<=', '=', '>=', '>') ``than`` that."""

    what: str
    how: str
    than: Quantity


class Sharing(Record, kw_only=True):
    """105.2, 205.2-205.3: having a 'color', 'creature type', 'land type' or 'card type' in common with one of what is referred to;
    or ``none``."""

    what: str
    of: ObjectReference
    none: bool = False


class Targeting(Record, kw_only=True):
    """115.9: what a spell or ability on the stack targets: such an object, or a player in that relation, as it is now (115.9b).

    ``only``: it has one target in all, however often chosen (115.9c). ``number``: how many times something was chosen (115.9a).
    """

    objects: Filter | None = None
    players: Relation | None = None
    only: bool = False
    number: Bounds | None = None


class ThisTurn(Record, kw_only=True):
    """608.2i: what an object did in this turn: entered, was put into a graveyard, blocked, was turned face up.

    ``by``: not that it did so, but that it was done to it, by something that matched then: 'that was blocked by a Zombie'.
    ``origins``: only from one of these zones.
    """

    what: Deed
    by: Filter | None = None
    origins: tuple[Zone, ...] = ()
    never: bool = False
    """That it did not, or that it was not done to it."""


class Filter(Linkable, kw_only=True):
    """Every criterion that is set must hold. Unset, it says nothing. 109.2: without a zone, permanents are meant.

    ``any_type``: at least one of these card types; ``types``: all of them; ``not_types``: none of them. ``colors``: at
    least one of these. ``this``: only the source itself; ``another``: anything but it. ``attached_to_this``: attached to
    the source; ``holds_this``: what the source is attached to.
    """

    zone: Zone = Zone.BATTLEFIELD
    types: tuple[CardType, ...] = ()
    any_type: tuple[CardType, ...] = ()
    not_types: tuple[CardType, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    not_supertypes: tuple[Supertype, ...] = ()
    subtypes: tuple[str, ...] = ()
    any_subtype: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    not_colors: tuple[Color, ...] = ()
    colorless: bool | None = None
    multicolored: bool | None = None
    keyword: str | None = None
    without_keyword: str | None = None
    controller: Relation = Relation.ANY
    owner: Relation = Relation.ANY
    same_owner: bool = False
    """702.140a: who owns it owns the source as well."""
    whose: PlayerReference | These | None = None
    """108.4a, 109.4: it is one of these players who controls it, or owns it where it has no controller: 'that player controls'."""
    this: bool = False
    another: bool = False
    attached_to_this: bool = False
    holds_this: bool = False
    bears: str | None = None
    """301.5, 303.4: something of that subtype is attached to it: 'equipped', 'enchanted'."""
    bears_no: tuple[str, ...] = ()
    """301.5, 303.4: nothing of these subtypes is attached to it: 'that isn't enchanted'."""
    kind: Kind | None = None
    not_kind: Kind | None = None
    activated: bool | None = None
    """113.3b-c: of an ability on the stack: an activated one, or a triggered one."""
    of_source: Filter | None = None
    """113.7-113.7a: is an ability on the stack whose source matches, wherever it is, as it is or last was."""
    tapped: bool | None = None
    attacking: bool | None = None
    attacks_whom: Relation | None = None
    """508.1b: is attacking a player in that relation to 'you', the player and no planeswalker or battle."""
    blocking: bool | None = None
    blocked: bool | None = None
    """509.1h: is a blocked attacking creature, or an unblocked one; neither is so before blockers are declared."""
    blocks: Filter | None = None
    """509.1g: blocks an attacking creature that matches."""
    blocked_by: Filter | None = None
    """509.1h: is attacking, and a creature that matches blocks it."""
    name: str | None = None
    power: Bounds | None = None
    defending: bool = False
    """508.5: its controller is the defending player of the source, which attacks or attacked."""
    power_than_this: str | None = None
    """Its power is '<', '<=', '=', '>=' or '>' that of the source, as it is or last was."""
    toughness: Bounds | None = None
    base_power: Bounds | None = None
    """208.4b: its power without what modifies it and does not set it: counters, +1/+1."""
    base_toughness: Bounds | None = None
    tougher: bool | None = None
    """Its toughness is greater than its power, or is not."""
    mana_value: Bounds | None = None
    even_mana_value: bool | None = None
    """Its mana value is even, as 0 is, or odd."""
    mana_value_than_this: str | None = None
    """Its mana value is '<', '<=', '=', '>=' or '>' that of the source, as it is or last was."""
    measured: tuple[Measured, ...] = ()
    """107.3: numbers beside quantities: 'with mana value X or less'."""
    shares_color: bool = False
    """It has a colour in common with the source."""
    counter: str | None = None
    """Has at least one counter of this kind."""
    counter_bounds: Bounds | None = None
    """122.1: has so many counters of that kind, or so many of all kinds together."""
    without_counter: str | None = None
    """122.1: has no counter of this kind."""
    modified: bool | None = None
    """700.9: something changes it: a counter, an Equipment, or an Aura of the player who controls it."""
    kicked: bool | None = None
    """702.33d: is a spell, or was the spell, whose kicker cost was paid."""
    any_counter: bool | None = None
    """122.1: has a counter, of whatever kind, or has none."""
    named_as: ObjectReference | Named | None = None
    """201.2b: has a name in common with what the text speaks of, as that is or last was."""
    not_named_as: ObjectReference | Named | None = None
    """201.2b: has no name in common with any of what the text speaks of."""
    shares: Sharing | Shared | None = None
    """205.2-205.3: has a type in common with what the text speaks of, as that is or last was."""
    attached_to: Reference | Fastened | None = None
    """301.5, 303.4, 701.3: is attached to what the text speaks of."""
    other_than: ObjectReference | LeftOut | None = None
    """608.2c: is none of what the text speaks of: 'for each other attacking creature', said of a creature that attacks."""
    no_abilities: bool | None = None
    """113.12: has no abilities at all; being of a colour, or unable to be blocked, is none."""
    face_down: bool | None = None
    phased_out: bool = False
    """702.26e: permanents that are phased out, and no others."""
    transformed: bool | None = None
    """701.27g: a double-faced permanent with its back face up."""
    designation: Designation | None = None
    """Is goaded, suspected, monstrous ..."""
    targeting: Targeting | None = None
    chosen_player: bool = False
    """607.2d: its controller is the player who was chosen as the source entered; nobody is where none was."""
    chosen_type: bool = False
    """607.2d, 205.3e: is of the subtype that was chosen as the source entered, or earlier in the same instructions."""
    not_chosen_type: bool = False
    """607.2d, 205.3e: is not of that subtype; where none was chosen nothing is meant (607.5a)."""
    chosen_color: bool = False
    """607.2d: is of the colour that was chosen as the source entered."""
    chosen_name: bool = False
    """201.4, 607.2d: has the name that was chosen as the source entered, or earlier in the same instructions."""
    chosen_card_type: bool = False
    """607.2d: is of the card type that was chosen so."""
    linked_to_this: bool = False
    """607.2a-c: was put where it is, or created, by the linked ability of the source: 'exiled with this'."""
    pair: str = ""
    """607.4: of which pair of linked abilities, where the source has several."""
    bonded: bool | None = None
    """702.95b: is paired with another creature, or is not."""
    bonded_to_this: bool = False
    """702.95b, 702.55b, 702.99b: is what the source is paired with, haunts, or is encoded on."""
    granter: ObjectReference | None = None
    """201.5a: in an ability that is given to an object, `Granter`: is the source of the ability that gives it."""
    attacked_this_turn: bool | None = None
    """702.142a: was declared as an attacker this turn."""
    discarded_this_turn: bool | None = None
    """702.187b: is where it is because it was discarded this turn."""
    x_in_cost: bool | None = None
    """107.3: its mana cost has {X} in it, or has not."""
    phyrexian_in_cost: bool | None = None
    """107.4g: its mana cost has a Phyrexian symbol in it, of whatever colours, or has none."""
    this_turn: ThisTurn | None = None
    """608.2i: did that in this turn, or had it done to it."""
    cast_by: Relation | None = None
    """601.2: is a spell, or was the spell, that a player in that relation cast."""
    dealt_damage_by: Filter | None = None
    """608.2i, 120.3: was dealt damage this turn by a source that matched as it did so."""
    hit: Relation | None = None
    """608.2i: has dealt damage this turn to a player in that relation."""
    by_combat: bool = False
    """120.2a: of the damage of ``dealt_damage_by`` and ``hit`` only combat damage counts."""
    commander: bool | None = None
    """903.3: is a commander."""
    cast_from: Zone | None = None
    """601.2a: is a spell, or was the spell, that was cast from that zone."""
    nth_cast: int = 0
    """601.2i: is the spell of that number, of those that match all else, that its player has cast, or casts now, in the turn."""
    sticker: tuple[StickerKind, ...] | None = None
    """123.4: has a sticker of one of these kinds on it; of any kind, where none is named."""
    inset: str | None = None
    """715.2a, 720.2a: has an 'Adventure' or an 'Omen'."""
    as_spell: bool = False
    """601.3e: of a card: that it could be cast as a spell that is such: as it is, by a half, as its Adventure or Omen, with its
    modal back face up."""
    any_of: tuple[Filter, ...] = ()
    """At least one of these also holds. Where one says another zone, each means what is in its own: 'spell or permanent'."""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """109.2: where what is meant can be: in its zone, or in those of its alternatives."""
        if not self.across:
            return (self.zone,)
        return tuple(dict.fromkeys(zone for part in self.any_of for zone in part.zones))

    @property
    def across(self) -> bool:
        """109.2: whether its alternatives say their own zones, where it says none for all of them."""
        if not self.any_of or self.zone is not Zone.BATTLEFIELD:
            return False
        return any(part.zone is not Zone.BATTLEFIELD or part.across for part in self.any_of)

    @property
    def is_open(self) -> bool:
        """608.2h: whether it speaks of players or numbers that only the ability knows in which it stands."""
        if self.measured or (self.whose is not None and not isinstance(self.whose, These)):
            return True
        if isinstance(self.shares, Sharing):
            return True
        if not isinstance(self.named_as, Named | None) or not isinstance(self.not_named_as, Named | None):
            return True
        if not isinstance(self.attached_to, Fastened | None):
            return True
        if not isinstance(self.other_than, LeftOut | None):
            return True
        return any(part.is_open for part in self.any_of)

    @property
    def is_linked(self) -> bool:
        """607.2: whether it speaks of what another ability put somewhere, or let choose."""
        chosen = self.chosen_color or self.chosen_player or self.chosen_type or self.not_chosen_type
        return self.linked_to_this or chosen or self.chosen_name or self.chosen_card_type

    def of_color(self, chosen: Color) -> Mapping[str, Any]:
        """105.4: objects of that colour."""
        return {"chosen_color": False, "colors": (chosen,)} if self.chosen_color else {}


class Jointly(Record, kw_only=True):
    """115.1, 608.2d, 701.23a: what several things that are chosen have to be together; each by itself the description says.

    ``total``: their numbers of that kind added up, beside a quantity: 'with total mana value 3 or less'.
    ``apart``: in what no two of them agree: 'name' (201.2b), 'power', 'toughness', 'mana value', 'controller', 'owner'.
    ``alike``: of what one is common to all of them: one of these, 'color', or a 'card type', 'permanent type', 'creature type',
    'land type'.
    """

    total: Measured | None = None
    apart: str = ""
    alike: str = ""


class TargetSpec(Record, kw_only=True):
    """115.1: one requirement of targets, one instance of the word 'target' (115.3).

    ``objects`` describes which objects can be chosen, ``players`` which players; 'any target' has both (115.4).
    ``minimum`` and ``maximum``: 'up to two' is 0 and 2 (115.6). ``divide``: how much of an amount is divided (601.2d).
    """

    objects: Filter | None = None
    players: Relation | None = None
    minimum: int = 1
    maximum: int = 1
    divide: int | None = None
    keep_distinct_from: tuple[int, ...] = ()
    """Indexes of earlier requirements whose targets this one may not repeat ('another target creature')."""
    chooser: Relation = Relation.YOU
    """601.7: who chooses, seen from the controller: an opponent, where the text says so."""
    if_paid: str = ""
    """601.2c: required only if the cost of that name was chosen."""
    unless_paid: str = ""
    """601.2c: required only if it was not."""
    times_x: bool = False
    """107.3, 601.2c: the numbers are those of X: 'X target creatures', 'X damage divided'."""
    counted: Quantity | None = None
    """601.2c-d: the numbers are what this comes to as the targets are chosen: 'X target creatures, where X is ...'; of what is
    divided it is how much there is to divide."""
    each_of: Relation | None = None
    """601.2c: the numbers are those for each player in that relation, out of what that player controls; none of them is needed."""
    together: Jointly | None = None
    """115.1: what all targets of this requirement have to be together."""
    at_random: bool = False
    """115.1: chance decides which they are, as they are announced."""


CREATURE = Filter(types=(CardType.CREATURE,))
ANY_TARGET = TargetSpec(
    objects=Filter(any_type=(CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE)), players=Relation.ANY
)
"""115.4: any target."""
