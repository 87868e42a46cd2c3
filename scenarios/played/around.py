"""What the steps of a run say of the things that a question is about, and of what did something to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from engine import Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import Together, kinds
from engine.state.facts.nothing import CountsAsPaid
from engine.words.mentions import Mention
from engine.words.record import within
from scenarios.played.answering import Found
from scenarios.written import queries

if TYPE_CHECKING:
    from scenarios.played.run import Run


_NOTHING_DONE = (StepKind.COMBAT_DAMAGE, StepKind.DOES_NOT_RESOLVE, StepKind.NOTHING)
"""Where nothing became of a player, what might have done something and did not says why."""


def around(run: Run, found: Found, touches: Callable[[e.Event, Step], bool]) -> Iterator[str]:
    """The rules of all steps that speak of what was asked about, or of what did it to that; those of the last step first.

    ``touches``: whether an event changes what was asked of a player.
    """
    if found.moment is None:
        return
    steps = [one.step for one in run.steps[: found.moment.steps]]
    labels = {*subjects(found)}
    touching = [step for step in steps if any(touches(change.event, step) for change, _ in few_of(step.changes))]
    for step in (*touching, *(step for step in steps if _speaks(step, labels))):
        labels |= {mention.label.partition("#")[0].rstrip("~") for mention in _doing(step)}
    for step in reversed(steps):
        if step in touching or _speaks(step, labels):
            yield from map(str, step.every_rule())
    if isinstance(found.query, queries.PlayerQuery) and not touching:
        for step in reversed(steps):
            if not step.changes and step.kind in _NOTHING_DONE and step.fact(CountsAsPaid) is None:
                yield from map(str, step.every_rule())


def _doing(step: Step) -> Iterator[Mention]:
    """What did something in a step: what it came from, and the sources of damage."""
    if step.cause is not None:
        yield step.cause
    for change, _ in few_of(step.changes):
        if isinstance(change.event, e.Damage) and (source := step.names.get(change.event.source)) is not None:
            yield source


def subjects(found: Found) -> tuple[str, ...]:
    """What an object, an ability's source or the counted objects are called that a question is about."""
    mention = found.object if found.object is not None else found.gone
    if mention is not None:
        return (mention.label,)
    if isinstance(found.query, queries.TriggeredQuery):
        return (found.query.ability.object,)
    return (found.query.name,) if isinstance(found.query, queries.CountQuery) else ()


def _speaks(step: Step, labels: set[str]) -> bool:
    named = {mention.label for mention, _ in kinds(step.names)} | {mention.name for mention, _ in kinds(step.names)}
    named |= {mention.label.partition("#")[0] for mention in mentions_of(step)}
    return not labels.isdisjoint(named)


def mentions_of(step: Step) -> list[Mention]:
    """What the facts of a step speak of, and its cause."""
    several = [value for fact in step.facts for value in astuple(fact) if isinstance(value, Together)]
    together = [one for value in several for one, _ in value.few()]
    return [*(one for one in within((step.cause, *step.facts)) if isinstance(one, Mention)), *together]
