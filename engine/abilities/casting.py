"""118.7-118.9, 601.3: what changes the cost of a spell or ability, and what lets players cast what they otherwise could not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.conditions import Condition
from engine.abilities.continuous import Duration
from engine.abilities.filters import Filter
from engine.abilities.quantities import Quantity
from engine.abilities.references import ObjectReference, PlayerReference, You
from engine.terms import FaceDown, Relation, Zone

if TYPE_CHECKING:
    from engine.abilities.ability import Cost
    from engine.abilities.effects import Effect

HERE = (Zone.BATTLEFIELD,)


@dataclass(frozen=True, slots=True, kw_only=True)
class CastingCost:
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
    then: tuple[Effect, ...] = ()
    """702.109a: what is done as the permanent that the spell becomes enters, without an ability on the stack."""
    condition: Condition | None = None
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangesCost:
    """601.2f: spells that match, or activated abilities of what matches, cost their player more or less mana, in braces.

    ``times``: so many times as much, as 'for each'. ``cost``: what they cost besides (118.8). ``loyalty``: so many loyalty counters
    more to be put on, or fewer to be removed (606.5). ``least``: the total is so much mana at least, after all else.
    """

    spells: Filter | None = None
    abilities_of: Filter | None = None
    who: Relation = Relation.ANY
    more: str = ""
    less: str = ""
    times: Quantity | None = None
    cost: Cost | None = None
    loyalty: int = 0
    least: int = 0
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Permission:
    """601.3: how a card may be cast that otherwise could not be.

    ``free``: without paying its mana cost. ``cost``: only for this alternative cost (118.9b). ``any_mana``: mana of any type can
    be spent (118.14). ``lands``: it may also be played as a land (601.1a). ``exile_after``: then it is exiled.
    """

    free: bool = False
    cost: Cost | None = None
    besides: Cost | None = None
    """118.8: an additional cost of casting it so (702.133a)."""
    any_mana: bool = False
    lands: bool = False
    flash: bool = False
    exile_after: bool = False
    once_each_turn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MayCast:
    """601.3: a player may cast cards that match from the zone in which the description finds them; ``top``: from the top alone."""

    cards: Filter
    how: Permission = Permission()
    who: Relation = Relation.YOU
    top: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AsThoughFlash:
    """601.3b, 702.8a: spells that match may be cast whenever an instant could be."""

    spells: Filter
    who: Relation = Relation.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoreLoyalty:
    """606.3: loyalty abilities of permanents that match: so many each turn; ``any_time``: whenever an instant could be cast."""

    of: Filter
    times: int = 1
    any_time: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


CastingRule = MayCast | AsThoughFlash | MoreLoyalty
"""What static abilities allow players to cast or activate."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LetCast:
    """601.3, 611.2: for a time each player may cast the cards that are spoken of, from where they are."""

    what: ObjectReference
    how: Permission = Permission()
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN


CastingEffect = LetCast
