"""Why a step of a run happened: the steps before it that it comes from, each with what it has to do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum, unique

from engine import StepKind
from engine.board.naming import named_in
from engine.state.changes import few_of
from engine.state.events import Event
from engine.state.facts.announced import OfAbility
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId
from scenarios.played.made import RunStep
from scenarios.played.run import Run

DEEPEST = 8
"""How far back causes of causes are followed."""
MOST_TOUCHES = 3
"""How many earlier changes of one object are told for a state-based action."""


@unique
class Link(StrEnum):
    """What an earlier step has to do with a later one."""

    TRIGGERED = "ha fatto innescare l'abilità"
    STACKED = "l'ha messa in pila"
    CAST = "l'ha lanciata"
    TOUCHED = "ha cambiato ciò che qui si guarda"


@dataclass(frozen=True, slots=True)
class Cause:
    """An earlier step, how it leads to a later one, and how many links away it is (0: at once)."""

    step: RunStep
    link: Link
    depth: int


def causes(run: Run, n: int) -> tuple[Cause, ...]:
    """The steps that the n-th step of a run comes from, nearest first, their own causes after each.

    Raises IndexError for a step that there is not.
    """
    if not 1 <= n <= len(run.steps):
        raise IndexError(n)
    return tuple(_followed(run, run.steps[n - 1], 0, {n}))


def _followed(run: Run, step: RunStep, depth: int, told: set[int]) -> Iterator[Cause]:
    if depth >= DEEPEST:
        return
    for earlier, link in _at_once(run, step):
        if earlier.n not in told:
            told.add(earlier.n)
            yield Cause(earlier, link, depth)
            yield from _followed(run, earlier, depth + 1, told)


def _at_once(run: Run, step: RunStep) -> Iterator[tuple[RunStep, Link]]:
    kind, cause = step.step.kind, step.step.cause
    if kind is StepKind.ABILITY_PUT_ON_STACK:
        put = step.step.fact(OfAbility)
        if put is not None:
            yield from _latest(run, step, lambda one: _noticed(one, put.source.id, put.index), Link.TRIGGERED)
    elif kind is StepKind.STATE_BASED_ACTIONS:
        yield from _touches(run, step)
    elif cause is not None and cause.kind is Kind.ABILITY:
        stacked = (StepKind.ABILITY_PUT_ON_STACK, StepKind.ACTIVATE)
        yield from _latest(run, step, lambda one: _about(one, cause.id, stacked), Link.STACKED)
    elif cause is not None:
        yield from _latest(run, step, lambda one: _about(one, cause.id, (StepKind.CAST,)), Link.CAST)


def _latest(run: Run, step: RunStep, wanted: Callable[[RunStep], bool], link: Link) -> Iterator[tuple[RunStep, Link]]:
    found = next((one for one in reversed(run.steps[: step.n - 1]) if wanted(one)), None)
    if found is not None:
        yield found, link


def _noticed(one: RunStep, source: ObjectId, index: int) -> bool:
    return any(noticed.source.id == source and noticed.index == index for noticed in one.step.triggered)


def _about(one: RunStep, cause: ObjectId, kinds: tuple[StepKind, ...]) -> bool:
    return one.step.kind in kinds and one.step.cause is not None and one.step.cause.id == cause


def _touches(run: Run, step: RunStep) -> Iterator[tuple[RunStep, Link]]:
    """704.3: what made a state-based action apply: the latest changes of the objects and players that it is about."""
    objects = {one for change, _ in few_of(step.step.changes) for one in named_in(change.event)}
    players = (
        {player for change, _ in few_of(step.step.changes) for player in _players(change.event)}
        if not objects
        else set()
    )
    found = 0
    for one in reversed(run.steps[: step.n - 1]):
        changes = [change.event for change, _ in few_of(one.step.changes)]
        touched = any(
            objects.intersection(named_in(event)) or players.intersection(_players(event)) for event in changes
        )
        if touched and one.step.kind is not StepKind.PRIORITY:
            yield one, Link.TOUCHED
            found += 1
            if found == MOST_TOUCHES:
                return


def _players(event: Event) -> tuple[PlayerId, ...]:
    player = getattr(event, "player", NOBODY)
    return (PlayerId(player),) if isinstance(player, int) and player != NOBODY else ()
