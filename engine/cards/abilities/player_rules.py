"""121.2b, 601.3, 701.38d, 702.11c: what static abilities say about players: how many cards they draw or spells they cast, how often
they vote, who may target them; and how often abilities trigger (603.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity
from engine.words.record import Record
from engine.words.terms import Relation, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Keyword
    from engine.cards.abilities.effects import Effect
    from engine.cards.abilities.triggers import Trigger

HERE = (Zone.BATTLEFIELD,)


class DrawLimit(Record, kw_only=True):
    """121.2b: players can't draw more than so many cards each turn."""

    most: int = 1
    who: Relation = Relation.ANY
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class RevealsDraws(Record, kw_only=True):
    """603.11: players reveal each card that they draw as they do, or only the one of that number in the turn."""

    who: Relation = Relation.YOU
    nth: int = 0
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CastLimit(Record, kw_only=True):
    """601.3: players can't cast more than so many spells each turn, or so many of those that match."""

    most: int = 1
    spells: Filter | None = None
    who: Relation = Relation.ANY
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CastTimes(Record, kw_only=True):
    """601.3: players can cast spells, or those that match, only during their own turns; ``as_sorcery``: only when they could cast
    a sorcery (307.5)."""

    spells: Filter | None = None
    as_sorcery: bool = False
    who: Relation = Relation.ANY
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MoreVotes(Record, kw_only=True):
    """701.38d: while voting a player has so many votes more; ``optional``: if they want each of them."""

    count: int = 1
    who: Relation = Relation.YOU
    optional: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class PlayerHas(Record, kw_only=True):
    """613.10: players have a keyword ability that players can have (702.11c, 702.16a, 702.18a); ``lost``: they lose it."""

    ability: Keyword
    who: Relation = Relation.YOU
    lost: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class SearchesTop(Record, kw_only=True):
    """701.23f: who would search a library searches so many cards of its top instead."""

    count: int
    who: Relation = Relation.OPPONENT
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ShowsTop(Record, kw_only=True):
    """401.5: what lies on top of a library is seen by its owner whenever they like; ``revealed``: by everybody.

    Who sees a card changes nothing of what can be done with it: what may be cast or played from there, another ability says.
    """

    revealed: bool = False
    who: Relation = Relation.YOU
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MoreDevotion(Record, kw_only=True):
    """700.5a: players' devotion to each colour and combination of colours is so much more."""

    count: int = 1
    who: Relation = Relation.YOU
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class TriggersAgain(Record, kw_only=True):
    """603.2d: a triggered ability of an object that matches triggers so many times more; with ``event``, if such an event causes
    it to."""

    of: Filter
    event: Trigger | None = None
    times: int = 1
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class InsteadOfLosing(Record, kw_only=True):
    """614.1a: a player who would lose the game does this instead.

    ``this_to``: the source goes there, and ``life``: the player's life total becomes so much, as part of the same event.
    """

    effects: tuple[Effect, ...] = ()
    who: Relation = Relation.YOU
    this_to: Zone | None = None
    life: Quantity | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


PlayerRule = (
    DrawLimit
    | RevealsDraws
    | CastLimit
    | CastTimes
    | MoreVotes
    | PlayerHas
    | SearchesTop
    | ShowsTop
    | MoreDevotion
    | TriggersAgain
    | InsteadOfLosing
)
