"""603.3, 603.7, 611, 614.8, 615: what the resolution of a spell or ability left behind, and abilities that wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import NOBODY, Designation, ObjectId, PlayerId, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability, Keyword, Prohibition, Triggered
    from engine.cards.abilities.casting import Permission
    from engine.cards.abilities.combat import CombatRule
    from engine.cards.abilities.conditions import Condition
    from engine.cards.abilities.continuous import Duration, Part
    from engine.cards.abilities.filters import Filter
    from engine.state.bindings import Bindings


class Says(Record, kw_only=True):
    """614.3, 611.2c: what an effect of a resolution says for a time as a static ability would: what would happen is replaced.

    ``of``: only what would happen to these; ``sources``: only what these would do; unset, whatever the ability describes.
    ``next_time``: once, and then it is used up. ``left``: so much damage more, and then it is.
    """

    ability: Ability
    of: tuple[Recipient, ...] | None = None
    sources: tuple[ObjectId, ...] | None = None
    next_time: bool = False
    left: int | None = None


class ContinuousEffect(Record, kw_only=True):
    """611.2: made by a resolution, on objects fixed when it began (611.2c); ``you`` is who it belongs to."""

    timestamp: int
    parts: tuple[Part, ...]
    objects: Sequence[ObjectId]
    source: ObjectId
    you: PlayerId
    until: Duration
    bindings: Bindings
    as_long_as: Condition | None = None
    """611.2b: it is over as soon as this is no longer so; of each object where the words speak of one."""
    marks: tuple[Designation, ...] = ()
    """What the objects are designated as while it lasts; no characteristic, so no layer looks at it."""
    permits: Permission | None = None
    """601.3: the player may cast its objects so, or play them."""
    land_plays: int = 0
    """305.2: how many lands more than one its player may play in a turn."""
    forbids: tuple[Prohibition, ...] = ()
    """101.2: what its player can't do while it lasts."""
    next_spell: Filter | None = None
    """611.2f: it begins with the next such spell of its player; waiting, it has no objects."""
    gives: Keyword | None = None
    """613.10: a keyword ability that its player has while it lasts."""
    since_turn: int = 0
    """702.143a: the number of the turn in which it began, where what it permits waits for that turn to be over."""
    combat: CombatRule | None = None
    """611.1: what the objects must or can't do in combat while it lasts."""
    says: Says | None = None
    """614.3: what it says about events while it lasts."""
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""
    lasts_for: PlayerId = NOBODY
    """109.5: whose turn 'until your next turn' means: who controlled what made it, also where it is about another player."""

    @property
    def timed_by(self) -> PlayerId:
        """109.5: the player whose turns and steps its duration speaks of."""
        return self.you if self.lasts_for == NOBODY else self.lasts_for


class RegenerationShield(Record, kw_only=True):
    """701.19a: the next time this turn the object would be destroyed, it is regenerated instead."""

    id: int
    object: ObjectId
    source: ObjectId
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""


class PreventionShield(Record, kw_only=True):
    """615.7-615.8: made by a resolution: the next so much damage, or the next damage of a source, is prevented.

    ``amount`` ``None`` is all of it. ``to`` and ``sources`` say between whom; unset, any.
    """

    id: int
    made_by: ObjectId
    to: Recipient | None = None
    sources: tuple[ObjectId, ...] = ()
    """609.7a: the source that was chosen, and the permanent that it became if it was a spell."""
    amount: int | None = None
    next_time: bool = False
    combat: bool | None = None
    from_source: Filter | None = None
    """615.9: the source must be so as it would deal the damage."""
    gain_life: PlayerId = NOBODY
    """615.5: who gains as much life as was prevented."""
    until: Duration | None = None
    """``None``: until it is used up."""
    you: PlayerId = NOBODY
    """Whose next turn it lasts to, where it does."""
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""

    @property
    def timed_by(self) -> PlayerId:
        """109.5: the player whose turns and steps its duration speaks of."""
        return self.you


class DelayedTrigger(Record, kw_only=True):
    """603.7: a triggered ability that exists apart from an object. ``controller`` by 603.7d-f."""

    id: int
    ability: Triggered
    bindings: Bindings
    controller: PlayerId
    until: Duration | None = None
    once: bool = False
    """603.7b: it triggers only once, although it has a duration."""
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""
    lasts_for: PlayerId = NOBODY
    """109.5: whose turn 'until your next turn' means, where that is not its controller."""

    @property
    def timed_by(self) -> PlayerId:
        """109.5: the player whose turns and steps its duration speaks of."""
        return self.controller if self.lasts_for == NOBODY else self.lasts_for


class WaitingTrigger(Record, kw_only=True):
    """603.3: triggered, and not yet on the stack."""

    id: int
    ability: Triggered
    index: int
    place: int
    """113.2c: which ability of its source it is, as they are printed; ``index``: which of the records of its abilities."""
    source: ObjectId
    controller: PlayerId
    bindings: Bindings
    settled: bool = False
    """807.5b: whether it is known on which of several stacks it is put: on that of the marker with which it waits."""


class ReturnDue(Record, kw_only=True):
    """610.3: an object that goes back to the zone that it left as soon as a permanent leaves the battlefield."""

    object: ObjectId
    to: Zone
    until: ObjectId
