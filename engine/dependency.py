"""613.8: which effect of a layer applies next. Timestamps decide, unless applying one effect would change another.

What was found out about two effects stays true until an effect is applied whose footprint meets theirs, so that the work grows
with the effects that concern each other, and not with all pairs of them again after each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.footprints import Footprint, reads, settled, written
from engine.terms import Layer

if TYPE_CHECKING:
    from engine.characteristics import Characteristics
    from engine.layers import Applying, _Projection
    from engine.terms import ObjectId, PlayerId

Key = tuple["ObjectId", int, int]


@dataclass(slots=True)
class _Member:
    """An effect of the layer that has not been applied yet. ``after``: the effects that it depends on, as far as is known."""

    effect: Applying
    writes: Footprint
    reads: Footprint
    local: bool
    """Whether it depends on others only by which single objects meet its description, by its source, and by its existence."""
    concerned: tuple[Key, ...] = ()
    """The effects whose footprints meet what this one reads: those that it may depend on."""
    after: dict[Key, bool] = field(default_factory=dict)
    affected: frozenset[ObjectId] | None = None


class Order:
    """613.8b-c: the effects of one layer, in the order in which they apply."""

    def __init__(self, layer: Layer, projection: _Projection) -> None:
        self.layer = layer
        self.projection = projection
        self.members: dict[Key, _Member] = {}
        self.quiet = True
        """Whether no effect can change another one."""

    def set(self, waiting: Sequence[Applying]) -> None:
        """What waits now, in the order of timestamps, those of characteristic-defining abilities first (613.3).

        Forgets what was found out: abilities have come or gone.
        """
        self.members = {effect.key: self._member(effect) for effect in waiting}
        members = list(self.members.values())
        self.quiet = not _any_meet(members)
        if self.quiet:
            return
        for member in members:
            member.concerned = tuple(
                other.effect.key
                for other in members
                if other is not member
                and other.effect.defines is member.effect.defines
                and other.writes.meets(member.reads)
            )

    def _member(self, effect: Applying) -> _Member:
        started = effect.key in self.projection.started
        static = effect.static
        local = (
            (started or static is None or (static.condition is None and static.affects is not None))
            and (started or static is None or static.holder is None)
            and all(settled(part) for part in effect.in_layer(self.layer))
        )
        return _Member(
            effect=effect,
            writes=written(effect, self.layer),
            reads=reads(effect, self.layer, started=started),
            local=local,
        )

    def next(self) -> Applying | None:
        """The earliest effect that depends on none still waiting; in a loop, the earliest of the loop. None: all have applied."""
        if self.quiet or len(self.members) < 2:
            return next((member.effect for member in self.members.values()), None)
        known: dict[Key, dict[Key, None]] = {}
        for member in self.members.values():
            reached = self._reached_from(member.effect.key, known)
            if all(member.effect.key in self._reached_from(other, known) for other in reached):
                return member.effect
        raise AssertionError("a finite graph has a component that depends on nothing outside it")

    def applied(self, effect: Applying) -> None:
        """Take an effect out that was applied, and forget what may no longer be so."""
        done = self.members.pop(effect.key)
        if self.quiet:
            return
        for member in self.members.values():
            member.after.pop(effect.key, None)
            if done.writes.meets(member.reads):
                member.after.clear()
                member.affected = None
        touched = {
            key
            for key, member in self.members.items()
            if done.writes.meets(member.reads) or done.writes.meets(member.writes)
        }
        if touched:
            for member in self.members.values():
                for key in touched.intersection(member.after):
                    del member.after[key]

    def _reached_from(self, start: Key, known: dict[Key, dict[Key, None]]) -> dict[Key, None]:
        """All effects that one depends on, directly or through others; ``known``: what was found so far while nothing applied."""
        found = known.get(start)
        if found is not None:
            return found
        reached: dict[Key, None] = {}
        ahead = self._depends_on(start)
        while ahead:
            key = ahead.pop()
            if key not in reached:
                reached[key] = None
                ahead += known[key] if key in known else self._depends_on(key)
        known[start] = reached
        return reached

    def _depends_on(self, key: Key) -> list[Key]:
        """613.8a: the effects that would change what this one is, what it applies to or what it does to that."""
        member = self.members[key]
        found = []
        for other in member.concerned:
            if other not in self.members:
                continue
            depends = member.after.get(other)
            if depends is None:
                depends = member.after[other] = self._changes(self.members[other], member)
            if depends:
                found.append(other)
        return found

    def _changes(self, first: _Member, other: _Member) -> bool:
        """Whether applying the first effect would change the other one."""
        projection, layer = self.projection, self.layer
        if other.local and all(settled(part) for part in first.effect.in_layer(layer)):
            return self._changes_members(projection.preview(first.effect, layer), other)
        trial = projection.trial(first.effect, layer)
        return trial.outcome(other.effect, layer) != projection.outcome(other.effect, layer)

    def _changes_members(self, changes: Mapping[ObjectId, tuple[Characteristics, PlayerId]], other: _Member) -> bool:
        """The same where only single objects can come or go: those that the first effect changes are looked at, and no others."""
        projection, effect = self.projection, other.effect
        if effect.static is None or effect.key in projection.started:
            return False
        source = effect.bound.source
        changed = changes.get(source)
        if changed is not None:
            seen, controller = changed
            if controller != projection.board.controller(source) or not projection.still_has(effect, seen):
                return True
        if other.affected is None:
            other.affected = frozenset(projection.affected(effect))
        return any(
            projection.would_affect(effect, one, seen, controller) is not (one in other.affected)
            for one, (seen, controller) in changes.items()
        )


def _any_meet(members: Sequence[_Member]) -> bool:
    """Whether any effect could change any other: a glance at all of them before each is held against each."""
    written, read = Footprint(), Footprint()
    for member in members:
        written |= member.writes
        read |= member.reads
    return written.meets(read)
