"""120: the damage that an object of a run has dealt, and that it would have dealt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine import PlayerTarget, Step
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.facts.fighting import IdleFighters
from engine.words.mentions import Mention
from engine.words.terms import PlayerId
from scenarios.laid.handles import OwnId, key

if TYPE_CHECKING:
    from scenarios.played.made import Stepped


class Dealt(NamedTuple):
    """So much damage, to whom or what, and by what id of its source."""

    amount: int
    by: str
    to: PlayerId | Mention


def dealt_by(run: Stepped, name: str | None, steps: int) -> Iterator[Dealt]:
    """120.4b: the damage that what a name means, or without one anything, has dealt until so many steps, in its order."""
    for one in run.steps[:steps]:
        if one.tried:
            continue
        for change, times in few_of(one.step.changes):
            event = change.event
            if is_damage_by(event, one.step, name):
                assert isinstance(event, e.Damage)
                to = event.to.player if isinstance(event.to, PlayerTarget) else one.step.names[event.to]
                yield Dealt(event.amount * times, one.step.names[event.source].label, to)


def is_damage_by(event: e.Event, step: Step, name: str | None) -> bool:
    """120.1: whether an event is damage that what a name means deals."""
    return isinstance(event, e.Damage) and _is_source(step, event, name)


def was_kept_by(event: e.Event, step: Step, name: str | None) -> bool:
    """614.6, 615.6: whether damage that what a name means would have dealt never happens."""
    return isinstance(event, e.DamagePrevented | e.DamageReplaced) and _is_source(step, event, name)


_OF_EVERY_DAMAGE_STEP = ("510.2", "510.4", "703.4m")


def why_idle(step: Step, name: str) -> Iterator[str]:
    """510.1a-d, 702.7c: by which rules what a name means fights and deals no combat damage in a step; nothing where it does."""
    fact = step.fact(IdleFighters)
    idle = () if fact is None else (one for each in fact.idle for one in each.creatures)
    if any(key(name) in (key(one.name), key(one.label)) for one in idle):
        yield from (rule for rule in map(str, step.rules) if rule not in _OF_EVERY_DAMAGE_STEP)


def _is_source(step: Step, event: e.Damage | e.DamagePrevented | e.DamageReplaced, name: str | None) -> bool:
    source = step.names.get(event.source)
    if name is None or source is None:
        return source is not None
    if isinstance(name, OwnId):
        return key(name) == key(source.label)
    return key(name) in (key(source.name), key(source.label))
