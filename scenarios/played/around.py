"""What the steps of a run say of the things that a question is about, and of what did something to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from engine import Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import Together, kinds
from engine.state.facts.nothing import CountsAsPaid
from engine.state.trace import Change
from engine.words.mentions import Mention
from engine.words.record import within
from scenarios.laid.handles import key
from scenarios.played.causing import rules_about, taps_in_vain
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found
from scenarios.played.made import RunStep
from scenarios.written import queries

if TYPE_CHECKING:
    from scenarios.played.run import Run


_NOTHING_DONE = (StepKind.COMBAT_DAMAGE, StepKind.DOES_NOT_RESOLVE, StepKind.NOTHING)
"""Where nothing became of a player, what might have done something and did not says why."""


def around(
    run: Run,
    found: Found,
    touches: Callable[[Change, Step], bool],
    about: Callable[[Change, Step], bool] | None = None,
) -> Iterator[str]:
    """The rules of all steps that speak of what was asked about, or of what did it to that; those of the last step first.

    ``touches``: whether a change changes what was asked of a player; ``about``: which changes of an object alone are of interest.
    """
    if found.moment is None:
        return
    steps = _as_far_as_it_triggers(run.steps[: found.moment.steps], found)
    asked = {*subjects(found)}
    labels = {*asked}
    touching = {n for n, step in enumerate(steps) if any(touches(change, step) for change, _ in few_of(step.changes))}
    speaking = [n for n in range(len(steps)) if not labels.isdisjoint(run.spoken_of[n])]
    for n in touching:
        labels |= _done_by(steps[n], touches)
    for n in speaking:
        labels |= _done_by(steps[n])
    for n in reversed(range(len(steps))):
        if n in touching:
            yield from map(str, rules_about(steps[n], touches))
            yield from (str(rule) for noticed in steps[n].triggered for rule in noticed.rules)
        elif not (asked if _says_nothing_of_others(steps[n], found) else labels).isdisjoint(
            run.spoken_of[n]
        ) and _of_interest(steps[n], about):
            yield from run.rules_by_step[n]
    if isinstance(found.query, queries.PlayerQuery):
        kinds = (StepKind.COMBAT_DAMAGE,) if touching else _NOTHING_DONE
        for n, step in reversed([*enumerate(steps)]):
            if not step.changes and step.kind in kinds and step.fact(CountsAsPaid) is None:
                yield from run.rules_by_step[n]


def _says_nothing_of_others(step: Step, found: Found) -> bool:
    """704: what befalls by itself an object that did something is no reason for what it did; nor is, for what has nothing to do
    with tapping, that something was tapped or untapped in vain."""
    return step.kind is StepKind.STATE_BASED_ACTIONS or (not about_tapping(found) and taps_in_vain(step))


_TAPPING = ("tapped", "attacking", "blocking")


def about_tapping(found: Found) -> bool:
    """701.26: whether the answer may turn on what is tapped: on that itself, on what triggers on it, on what may be done."""
    of_an_object = isinstance(found.query, queries.ObjectQuery | queries.PlayerQuery | queries.CountQuery)
    return not of_an_object or getattr(found.aspect, "field", "") in _TAPPING


def _as_far_as_it_triggers(run_steps: Sequence[RunStep], found: Found) -> list[Step]:
    """603.2: of an ability that triggers, the steps until it does: what it does as it resolves says nothing of that."""
    steps = [one.step for one in run_steps]
    if not isinstance(found.query, queries.TriggeredQuery):
        return steps
    which = found.query.ability
    at = [
        n
        for n, each in enumerate(run_steps, 1)
        if not each.tried and any(is_ability(one.source, one.index, which) for one in each.step.triggered)
    ]
    return steps[: at[-1]] if at else steps


def _of_interest(step: Step, about: Callable[[Change, Step], bool] | None) -> bool:
    return about is None or not step.changes or any(about(change, step) for change, _ in few_of(step.changes))


def _done_by(step: Step, about: Callable[[Change, Step], bool] = lambda change, step: True) -> set[str]:
    return {mention.label.partition("#")[0].rstrip("~") for mention in _doing(step, about)}


def _doing(step: Step, about: Callable[[Change, Step], bool]) -> Iterator[Mention]:
    """What did something in a step: what it came from, and the sources of damage."""
    if step.cause is not None:
        yield step.cause
    for change, _ in few_of(step.changes):
        if isinstance(change.event, e.Damage) and about(change, step):
            source = step.names.get(change.event.source)
            if source is not None:
                yield source


def subjects(found: Found) -> tuple[str, ...]:
    """What an object, an ability's source or the counted objects are called that a question is about."""
    mention = found.object if found.object is not None else found.gone
    if mention is not None:
        return (mention.label,)
    if isinstance(found.query, queries.TriggeredQuery):
        return (found.query.ability.object,)
    return (found.query.name,) if isinstance(found.query, queries.CountQuery) else ()


def depends(run: Run, asked: Iterable[Found]) -> bool:
    """Whether the choice that is waited for is about something that was asked about: among it, for it, or by that player."""
    question = run.question
    if question is None:
        return False
    mentions = [one.mention for one in question.options if one.mention is not None]
    mentions += [question.about] if question.about is not None else []
    called = {key(name) for one in mentions for name in (one.label, one.name)}
    players = {question.decider, *(one.player for one in question.options if one.player is not None)}
    return any(one.player in players or not called.isdisjoint(map(key, subjects(one))) for one in asked)


def spoken_of(step: Step) -> frozenset[str]:
    """What a step speaks of: the labels and the names of its objects, and the labels of what its facts speak of."""
    names = [mention for mention, _ in kinds(step.names)]
    labels = (mention.label.partition("#")[0] for mention in mentions_of(step))
    return frozenset([*(one.label for one in names), *(one.name for one in names), *labels])


def mentions_of(step: Step) -> list[Mention]:
    """What the facts of a step speak of, and its cause."""
    several = [value for fact in step.facts for value in astuple(fact) if isinstance(value, Together)]
    together = [one for value in several for one, _ in value.few()]
    return [*(one for one in within((step.cause, *step.facts)) if isinstance(one, Mention)), *together]
