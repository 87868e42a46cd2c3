"""118.7-118.9, 601.3: what changes the cost of a spell or ability, and what lets players cast what they otherwise could not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Duration, Part
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, You, in_hidden_zone
from engine.words.record import Record
from engine.words.terms import Designation, FaceDown, Relation, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Cost
    from engine.cards.abilities.effects import Effect

HERE = (Zone.BATTLEFIELD,)


class CastingCost(Record, kw_only=True):
    """118.8-118.9: a cost to cast the card that has this, besides its mana cost or, if ``alternative``, in its place.

    ``optional`` additional costs are announced (601.2b), such as kicker; ``name`` is what a condition asks for. An alternative
    cost may allow casting from other zones (flashback); with ``exile_after`` the spell is exiled as it leaves the stack.
    """

    cost: Cost
    optional: bool = False
    alternative: bool = False
    name: str = ""
    zones: tuple[Zone, ...] = (Zone.HAND,)
    exile_after: bool = False
    face_down: FaceDown | None = None
    """702.37c: the card is cast face down for it."""
    flash: bool = False
    """601.3c: whoever pays it casts the spell as though it had flash."""
    repeat: bool = False
    """702.33c: paid as often as the player announces, or not at all."""
    transformed: bool = False
    """702.146a: the card is cast with its back face up for it."""
    only_there: bool = False
    """601.3: it says where the card must be: no other effect that lets it be cast from elsewhere allows this cost."""
    taps_for_less: Filter | None = None
    """702.180a: up to one such permanent is tapped for it, and the total cost has as much less generic mana as that has power."""
    sacrificed_for: str = ""
    """702.48a, 702.119a: what is sacrificed for it is chosen as the cost is, and the total cost has as much less: its 'mana
    value' in
    generic mana, or its 'mana cost'."""
    enters_attacking: bool = False
    """702.190b: the permanent enters tapped and attacking what the creature was attacking that was returned for it."""
    promises: bool = False
    """702.174a: an opponent is chosen for it."""
    which: str = ""
    """702.33f: what a condition asks for that speaks of this cost alone among several of one name."""
    or_else: tuple[Cost, ...] = ()
    """601.2b: 'sacrifice an artifact or pay {2}': other costs, of which one may be announced in its place."""
    bestowed: bool = False
    """702.103a: the card is cast as an Aura with enchant creature for it."""
    then: tuple[Effect, ...] = ()
    """702.109a: what is done as the permanent that the spell becomes enters, without an ability on the stack."""
    condition: Condition | None = None
    text: str = ""


class ChangesCost(Record, kw_only=True):
    """601.2f: spells that match, or activated abilities of what matches, cost their player more or less mana, in braces; ``doors``:
    so do unlock costs (116.2m).

    ``times``: so many times as much, as 'for each'. ``cost``: what they cost besides (118.8). ``loyalty``: so many loyalty counters
    more to be put on, or fewer to be removed (606.5). ``least``: the total is so much mana at least, after all else.
    """

    spells: Filter | None = None
    abilities_of: Filter | None = None
    keyword: str = ""
    """702: of these only the abilities that a keyword of this name stands for."""
    doors: bool = False
    who: Relation = Relation.ANY
    more: str = ""
    less: str = ""
    less_own_mana_cost: bool = False
    """702.193a-b: of what an ability says of itself: as much less as the mana cost of the permanent that has it."""
    times: Quantity | None = None
    cost: Cost | None = None
    loyalty: int = 0
    least: int = 0
    down_to: int = 0
    """601.2f: ``less`` takes nothing more off a total that is no more than so much mana."""
    but_mana: bool = False
    """605.1a: of these abilities none that is a mana ability."""
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class Permission(Record, kw_only=True):
    """601.3: how a card may be cast that otherwise could not be.

    ``free``: without paying its mana cost. ``cost``: only for this alternative cost (118.9b). ``any_mana``: mana of any type can
    be spent (118.14); ``any_color``: mana can be spent as though it were of any color (609.4b). ``lands``: it may also be played as
    a land (601.1a). ``exile_after``: then it is exiled.
    """

    free: bool = False
    cost: Cost | None = None
    besides: Cost | None = None
    """118.8: an additional cost of casting it so (702.133a)."""
    any_mana: bool = False
    any_color: bool = False
    lands: bool = False
    as_though_yours: bool = False
    """609.4: only as it could be from the same zone of that player's own: what allows that allows this (609.4a)."""
    flash: bool = False
    exile_after: bool = False
    exile_buried: bool = False
    """614.1a: a spell that is cast so is exiled if it would be put into a graveyard; anywhere else it may go."""
    once_each_turn: bool = False
    one_of_them: bool = False
    """601.3, 611.2c: of the cards that an effect speaks of only one: it is over as one was cast or played so."""
    keyword: str = ""
    """702.143a: only for the cost of a keyword of this name that the card has."""
    later: bool = False
    """702.143a, 702.170d, 702.185a: not before the turn is over in which the effect that permits it began."""
    gives: tuple[Part, ...] = ()
    """611.3d: what is cast or played so is this, or has this, until the end of the game."""
    normally: bool = False
    """715.3d: as the card that it is, and not as an Adventure."""
    such: Filter | None = None
    """601.3e: only as a spell that matches, of the ways in which a card could be cast."""
    as_sorcery: bool = False
    """702.170d: only in the player's main phase with an empty stack, whatever its type."""


class MayCast(Record, kw_only=True):
    """601.3: a player may cast cards that match from the zone in which the description finds them; ``top``: from the top alone."""

    cards: Filter
    how: Permission = Permission()
    who: Relation = Relation.YOU
    top: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AsThoughFlash(Record, kw_only=True):
    """601.3b, 702.8a: spells that match may be cast whenever an instant could be."""

    spells: Filter
    who: Relation = Relation.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class InsteadOfManaCost(Record, kw_only=True):
    """118.9: players may pay this rather than the mana cost of spells that match, from wherever they cast them for that cost."""

    cost: Cost
    spells: Filter
    who: Relation = Relation.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class SpendsManaAs(Record, kw_only=True):
    """609.4b: what mana players have counts as mana of whatever type they want, or only of whatever color (``color``), as they pay.

    To cast spells that match, or to activate abilities of what matches; with neither for whatever it is that they pay.
    """

    color: bool = False
    spells: Filter | None = None
    abilities_of: Filter | None = None
    who: Relation = Relation.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MoreLoyalty(Record, kw_only=True):
    """606.3: loyalty abilities of permanents that match: so many each turn; ``any_time``: whenever an instant could be cast."""

    of: Filter
    times: int = 1
    any_time: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CastOnlyIf(Record, kw_only=True):
    """601.3, 506.7: the card that has this can be cast only if that is so; of itself alone, wherever it could be cast (113.6e)."""

    condition: Condition
    text: str = ""


class ExhaustAgain(Record, kw_only=True):
    """702.177b: players may activate exhaust abilities as though these had not been activated."""

    who: Relation = Relation.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class StationsByToughness(Record, kw_only=True):
    """702.184c: creatures that match station permanents with their toughness rather than their power."""

    creatures: Filter
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CrewsStronger(Record, kw_only=True):
    """702.122a, 702.171a: creatures that match crew Vehicles as though their power were so much greater; ``saddles``: and saddle
    Mounts so, too."""

    creatures: Filter
    plus: int = 0
    saddles: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


CastingRule = (
    MayCast
    | AsThoughFlash
    | InsteadOfManaCost
    | SpendsManaAs
    | MoreLoyalty
    | ExhaustAgain
    | StationsByToughness
    | CrewsStronger
)
"""What static abilities allow players to cast or activate."""


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=lambda it: in_hidden_zone(it.what),
    copies=False,
)
class LetCast(Record, kw_only=True):
    """601.3, 611.2: for a time each player may cast the cards that are spoken of, from where they are."""

    what: ObjectReference
    how: Permission = Permission()
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN
    marks: tuple[Designation, ...] = ()
    """702.143d, 702.170c, 702.185b: what the cards are called from now on: foretold, plotted, warped."""


CastingEffect = LetCast
