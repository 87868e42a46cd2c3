"""Which step of a run made a value what it is, of an object, of a player or of anything, and by which rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engine import Game, Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.facts.nothing import CountsAsPaid
from engine.state.trace import Change
from engine.words.mentions import Mention
from engine.words.terms import Kind, PlayerId
from scenarios.played.answering import object_value
from scenarios.played.around import mentions_of
from scenarios.played.changing import (
    ANY_ZONE,
    LOST,
    MOVED,
    OF_OBJECTS,
    OF_PLAYERS,
    SPEAKS_OF,
    KnownOf,
    labelled,
    near_losing,
)
from scenarios.played.expecting import Found
from scenarios.played.readings import Value
from scenarios.written import queries
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep


def changed_at(run: Run, label: str, aspect: Aspect, until: int) -> RunStep | None:
    """The last step by which an aspect of an object came to be as it is; ``None`` where it was so from the beginning."""
    known = OF_OBJECTS.get(aspect.field)
    if known is not None:
        return next(
            (
                one
                for one, change in reversed(run.changes_by_label.get(label, ()))
                if one.n <= until and known(change.event, one.step, label)
            ),
            None,
        )
    ends = [(made.cursor.steps, made.game) for made in run.made if made.cursor.steps <= until]
    if until == len(run.steps):
        ends.append((until, run.final))
    values = [(steps, _value(game, label, aspect)) for steps, game in ends]
    for (first, before), (last, after) in zip(reversed(values[:-1]), reversed(values[1:]), strict=True):
        if before != after:
            moved = [
                one
                for one in run.steps[first:last]
                if any(MOVED(change.event, one.step, label) for change, _ in few_of(one.step.changes))
            ]
            return moved[-1] if before is None and moved else _most_telling(run.steps[first:last], label)
    return None


def _value(game: Game, label: str, aspect: Aspect) -> Value:
    found = next((one for one, _ in kinds(game.objects) if one.label == label and not one.zone.hidden), None)
    return None if found is None else object_value(game, found, aspect)


def _most_telling(steps: tuple[RunStep, ...], label: str) -> RunStep | None:
    """Of the steps of one move, the last that says something of the object; else the last in which anything happened.

    That a spell has resolved and where it goes says nothing of others.
    """
    doing = [
        one
        for one in steps
        if one.step.kind is not StepKind.RESOLVED and one.step.rules and one.step.fact(CountsAsPaid) is None
    ]
    about = [
        one
        for one in doing
        if is_mentioned(one.step, label)
        or any(concerns(change, one.step, label) for change, _ in few_of(one.step.changes))
    ]
    happened = [one for one in doing if one.step.changes or one.step.kind is StepKind.INSTRUCTION]
    found = about or happened or list(steps)
    return found[-1] if found else None


def rules_of_change(run: Run, one: RunStep, label: str, field: str) -> Iterator[str]:
    """The rules of the change in a step that is about an object, those of the step, and why the ability behind it triggered."""
    known = OF_OBJECTS.get(field)
    of_change = [
        str(rule)
        for at, change in run.changes_by_label.get(label, ())
        if at is one and (known is None or known(change.event, one.step, label))
        for rule in change.rules
    ]
    yield from of_change
    if one.step.kind is not StepKind.STATE_BASED_ACTIONS or not of_change:
        yield from map(str, one.step.rules)
    yield from rules_behind(run, one.step.cause)


def rules_behind(run: Run, cause: Mention | None) -> Iterator[str]:
    """603: by which rules the ability triggered that made a step happen."""
    if cause is None or cause.kind is not Kind.ABILITY:
        return
    noticed = run.last_triggered.get((cause.label.partition("#")[0], cause.index))
    if noticed is not None:
        yield from map(str, noticed.rules)


def is_mentioned(step: Step, label: str) -> bool:
    return any(mention.label == label for mention in mentions_of(step))


def concerns(change: Change, step: Step, label: str) -> bool:
    """Whether a change is about what bears a label."""
    return any(labelled(step, getattr(change.event, name, None), label) for name in SPEAKS_OF)


def rules_of_the_last(steps: tuple[RunStep, ...], wanted: Callable[[e.Event, Step], bool]) -> Iterator[str]:
    for one in reversed(steps):
        for change, _ in few_of(one.step.changes):
            if wanted(change.event, one.step):
                yield from map(str, change.rules)
                yield from map(str, one.step.rules)
                return


def changed_for(
    run: Run, who: PlayerId, aspect: Aspect, steps: tuple[RunStep, ...]
) -> tuple[RunStep | None, list[Change]]:
    """The last step that changed what is asked of a player, with the changes that did."""
    known = of_any_object(OF_PLAYERS.get(aspect.field, ANY_ZONE), _sharing(run, who, aspect))
    for one in reversed(steps):
        matching = [change for change, _ in few_of(one.step.changes) if known(change.event, one.step)]
        if matching:
            return one, matching
    if OF_PLAYERS.get(aspect.field) is LOST:
        # Who has not lost is asked about for what they may have lost by.
        for one in reversed(steps):
            near = of_any_object(near_losing, losing_together(run.start, who))
            matching = [change for change, _ in few_of(one.step.changes) if near(change.event, one.step)]
            if matching:
                return one, matching
    return None, []


def came_about_at(run: Run, found: Found) -> int | None:
    """The number of the step by which what is asked of an object or a player is as it is; none where it was so all along."""
    if found.moment is None or not isinstance(found.aspect, Aspect):
        return None
    step = None
    if isinstance(found.query, queries.PlayerQuery):
        step, _ = changed_for(run, found.player, found.aspect, run.steps[: found.moment.steps])
    elif isinstance(found.query, queries.ObjectQuery):
        mention = found.object or found.gone
        step = None if mention is None else changed_at(run, mention.label, found.aspect, found.moment.steps)
    return None if step is None else step.n


def losing_together(game: Game, who: PlayerId) -> tuple[PlayerId, ...]:
    """810.8a, 810.9: by what happens to whom somebody may lose: to anybody of a team that shares its life and its poison."""
    side = game.side(who)
    return side.members if side.shared else (who,)


def _sharing(run: Run, who: PlayerId, aspect: Aspect) -> tuple[PlayerId, ...]:
    """810.9: whose life or poison it is: of a team that shares them, what happens to one happens to all."""
    return losing_together(run.start, who) if aspect.field in ("life", "poison") else (who,)


def of_any_object(known: KnownOf, players: tuple[PlayerId, ...]) -> Callable[[e.Event, Step], bool]:
    return lambda event, step: any(known(event, step, who) for who in players)
