"""613.8: which effect of a layer applies next. Timestamps decide, unless applying one effect would change another.

What was found out about two effects stays true until an effect is applied whose footprint meets theirs, so that the work grows
with the effects that concern each other, and not with all pairs of them again after each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from engine.board.footprints import Footprint, reads, settled, types_needed, written
from engine.words.metrics import METER
from engine.words.terms import Layer

if TYPE_CHECKING:
    from engine.board.applying import Applying, Key
    from engine.board.projection import Projection
    from engine.words.terms import ObjectId


class _Member(Struct):
    """An effect of the layer that has not been applied yet. ``after``: the effects that it depends on, as far as is known."""

    effect: Applying
    writes: Footprint
    reads: Footprint
    plain: bool
    """Whether what its parts do is the same on every board."""
    local: bool
    """Whether it depends on others only by which single objects meet its description, by its source, and by its existence."""
    concerned: tuple[Key, ...] = ()
    """The effects whose footprints meet what this one reads: those that it may depend on."""
    after: dict[Key, bool] = field(default_factory=dict)
    affected: Sequence[ObjectId] | None = None
    among: frozenset[ObjectId] = frozenset()
    """The same objects, to ask for single ones."""
    outcome: tuple[tuple[object, ...] | None] | None = None
    """What it would do now; ``None`` if that was not looked at yet."""


class Order:
    """613.8b-c: the effects of one layer, in the order in which they apply."""

    def __init__(self, layer: Layer, projection: Projection) -> None:
        self.layer = layer
        self.projection = projection
        self.members: dict[Key, _Member] = {}
        self.quiet = True
        """Whether no effect can change another one."""
        self.trials: dict[Key, Projection] = {}
        """The boards that effects would leave, as long as nothing more is applied."""

    def set(self, waiting: Sequence[Applying]) -> None:
        """What waits now, in the order of timestamps, those of characteristic-defining abilities first (613.3).

        Forgets what was found out: abilities have come or gone.
        """
        self.members = {effect.key: self._member(effect) for effect in waiting}
        self.trials.clear()
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
        plain = all(
            settled(part) and not types_needed(effect, part, started=started) for part in effect.in_layer(self.layer)
        )
        return _Member(
            effect=effect,
            writes=written(effect, self.layer),
            reads=reads(effect, self.layer, started=started),
            plain=plain,
            local=plain
            and (
                started
                or static is None
                or (static.condition is None and static.affects is not None and static.holder is None)
            ),
        )

    def next(self) -> Applying | None:
        """The earliest effect that depends on none still waiting; in a loop, the earliest of the loop. None: all have applied."""
        if self.quiet or len(self.members) < 2:
            return next((member.effect for member in self.members.values()), None)
        known: dict[Key, bool] = {}
        for key, member in self.members.items():
            if self._is_free(key, known):
                return member.effect
        raise AssertionError("a finite graph has a component that depends on nothing outside it")

    def overtaken(self, effect: Applying) -> tuple[Applying, ...]:
        """613.8b: of the effects that still wait, those with an earlier timestamp, which depend on this one or on what does."""
        earlier: list[Applying] = []
        for key, member in self.members.items():
            if key == effect.key:
                break
            earlier.append(member.effect)
        return tuple(earlier)

    def in_loop(self, effect: Applying) -> tuple[Applying, ...]:
        """613.8b: the effects that this one depends on and does not wait for, since they depend on it in turn."""
        if self.quiet or len(self.members) < 2:
            return ()
        return tuple(self.members[key].effect for key in self._depends_on(effect.key))

    def affected(self, effect: Applying) -> Sequence[ObjectId]:
        """What an effect applies to now: looked up once for as long as nothing that this rests on is changed."""
        member = self.members[effect.key]
        if self.quiet:
            return self.projection.affected(effect)
        if member.affected is None:
            member.affected = self.projection.affected(effect)
            member.among = frozenset(member.affected)
        return member.affected

    def applied(self, effect: Applying) -> None:
        """Take an effect out that was applied, and forget what may no longer be so."""
        done = self.members.pop(effect.key)
        if self.quiet:
            return
        self.trials.clear()
        touched = set()
        for key, member in self.members.items():
            member.after.pop(effect.key, None)
            if done.writes.meets(member.reads):
                member.after.clear()
                member.affected = member.outcome = None
                touched.add(key)
            elif done.writes.meets(member.writes):
                touched.add(key)
        if touched:
            for member in self.members.values():
                for key in touched.intersection(member.after):
                    del member.after[key]

    def _is_free(self, start: Key, known: dict[Key, bool]) -> bool:
        """613.8b: whether an effect depends on none but those that depend on it in turn.

        ``known``: what was found of others while nothing applied. The search goes from effect to effect that each depends on
        until the first loop is whole that leads nowhere else: all that leads there has to wait.
        """
        if start in known:
            return known[start]
        place, lowest = {start: 0}, {start: 0}
        path = [(start, self._depends_on(start))]
        while True:
            key, ahead = path[-1]
            for other in ahead:
                if other in known:
                    known.update(dict.fromkeys(place, False))
                    return False
                if other not in place:
                    place[other] = lowest[other] = len(place)
                    path.append((other, self._depends_on(other)))
                    break
                lowest[key] = min(lowest[key], place[other])
            else:
                path.pop()
                if lowest[key] == place[key]:
                    known.update((one, number >= place[key]) for one, number in place.items())
                    return known[start]
                before = path[-1][0]
                lowest[before] = min(lowest[before], lowest[key])

    def _depends_on(self, key: Key) -> Iterator[Key]:
        """613.8a: the effects that would change what this one is, what it applies to or what it does to that."""
        member = self.members[key]
        for other in member.concerned:
            if other not in self.members:
                continue
            depends = member.after.get(other)
            if depends is None:
                depends = member.after[other] = self._changes(self.members[other], member)
            if depends:
                yield other

    def _changes(self, first: _Member, other: _Member) -> bool:
        """Whether applying the first effect would change the other one."""
        if other.local and first.plain:
            return self._changes_members(first, other)
        layer, trial = self.layer, self.trials.get(first.effect.key)
        if trial is None:
            trial = self.trials[first.effect.key] = self.projection.trial(first.effect, layer)
        if other.outcome is None:
            other.outcome = (self.projection.outcome(other.effect, layer),)
        return trial.outcome(other.effect, layer) != other.outcome[0]

    def _changes_members(self, first: _Member, other: _Member) -> bool:
        """The same where only single objects can come or go: those that the first effect changes, until one makes a difference."""
        projection, effect = self.projection, other.effect
        if effect.static is None or effect.key in projection.started:
            return False
        source, controller = effect.bound.source, projection.board.controller
        self.affected(effect)
        METER.trials += 1
        for one, seen in projection.preview(first.effect, self.layer, self.affected(first.effect)):
            if one == source and not projection.still_has(effect, seen):
                return True
            if projection.would_affect(effect, one, seen, controller(one)) is not (one in other.among):
                return True
        return False


def _any_meet(members: Sequence[_Member]) -> bool:
    """Whether any effect could change any other: a glance at all of them before each is held against each."""
    written, read = Footprint(), Footprint()
    for member in members:
        written |= member.writes
        read |= member.reads
    return written.meets(read)
