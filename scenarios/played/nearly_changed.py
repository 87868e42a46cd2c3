"""603.10a, 702.26d, 704.3: by which rules an ability that would have changed what was asked about did not trigger."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from engine import PlayerTarget, StepKind, board_of
from engine.board.board import Board
from engine.board.functioning import Watcher
from engine.board.naming import mention_of
from engine.cards.abilities.triggers import Moves
from engine.cards.places import place_of
from engine.happening.trigger_criteria import Failed
from engine.happening.trigger_events import match
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import few_of
from engine.state.facts.announced import ConditionFails, Targets
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import Zone
from scenarios.played.came_about import changed_at, changed_for
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found
from scenarios.played.nearest_of_all import FELL_OFF
from scenarios.written import queries
from scenarios.written.queries import Aspect
from scenarios.written.scalars import Which

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep

_TWICE = "704.3"
_CONDITION = "603.4"
_LOOKS_BACK = "603.10a"
_NOT_FOR_PHASING = "702.26d"


def nearly_changed(run: Run, found: Found) -> Iterator[str]:
    """What kept an ability from changing it last: nothing changed zones, or its source had gone in the check before."""
    if found.moment is None:
        return
    steps = run.steps[: found.moment.steps]
    query = found.query
    yield from _condition_failed(run, found, steps)
    if isinstance(query, queries.TriggeredQuery):
        if not any(is_ability(one.source, one.index, query.ability) for each in steps for one in each.step.triggered):
            yield from _unseen(run, steps, query.ability)
    elif isinstance(query, queries.PlayerQuery) and isinstance(found.aspect, Aspect):
        changed, _ = changed_for(run, found.player, found.aspect, steps)
        since = tuple(one for one in steps if changed is None or one.n > changed.n)
        phased = any(missed.why == "only phases" for one in since for missed in one.step.missed)
        yield from [_NOT_FOR_PHASING] if phased else []
        yield from _unseen(run, since)


def _condition_failed(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """603.4: of what an ability aimed at, and has not changed since, that its condition was not true as it would have resolved."""
    one = found.object if found.object is not None else found.gone
    if not isinstance(found.aspect, Aspect) or not isinstance(found.query, queries.PlayerQuery | queries.ObjectQuery):
        return
    changed: RunStep | None
    if one is None:
        changed, _ = changed_for(run, found.player, found.aspect, steps)
    else:
        changed = changed_at(run, one.label, found.aspect, found.moment.steps if found.moment is not None else 0)
    aimed: dict[str, bool] = {}
    for each in steps:
        ability = each.step.cause
        if ability is None:
            continue
        if each.step.kind is StepKind.ABILITY_PUT_ON_STACK and (targets := each.step.fact(Targets)) is not None:
            aimed[ability.label] = any(
                target == PlayerTarget(found.player) if isinstance(target, PlayerTarget) else _is(target, one)
                for target in targets.targets
            )
        fails = each.step.fact(ConditionFails) is not None and (changed is None or changed.n < each.n)
        if fails and aimed.get(ability.label, changed is None and one is None):
            yield _CONDITION


def _is(target: Mention, one: Mention | GameObject | None) -> bool:
    return one is not None and target.label == one.label


def died_in_the_next_check(run: Run, found: Found) -> Iterator[str]:
    """704.3: of what died by a check right behind another, that it did not die in that one, but of what came of it.

    That it lost an Aura by that says more, and is said by itself.
    """
    mention = found.object or found.gone
    if mention is None or found.moment is None or getattr(found.aspect, "field", "") != "zone":
        return
    assert isinstance(found.aspect, Aspect)
    moved = changed_at(run, mention.label, found.aspect, found.moment.steps)
    for first, second in _in_succession(run.steps[: found.moment.steps]):
        if second is moved and not any(rule in FELL_OFF for rule in map(str, first.step.every_rule())):
            yield _TWICE


def _in_succession(steps: tuple[RunStep, ...]) -> Iterator[tuple[RunStep, RunStep]]:
    """704.3: two checks of which the second is the repetition of the first, each by which something was performed."""
    telling = [one for one in steps if one.step.kind is not StepKind.NOTHING]
    for first, second in pairwise(telling):
        if first.step.kind is second.step.kind is StepKind.STATE_BASED_ACTIONS:
            yield first, second


def _unseen(run: Run, steps: tuple[RunStep, ...], which: Which | None = None) -> Iterator[str]:
    """704.3, 603.10a: whether an ability looks for what left in a check, and its source had left in the check before.

    ``which``: only that one.
    """
    for first, second in _in_succession(steps):
        before, between = board_of(run.game_at(first.n - 1)), board_of(run.game_at(second.n - 1))
        left = _leaving(first)
        for watcher in before.watchers(Moves):
            if watcher.object not in left or (which is not None and not _is_meant(watcher, before, which)):
                continue
            if any(_would_see(watcher, event, between) for event in _leaving(second).values()):
                yield from (_TWICE, _LOOKS_BACK)
                return


def _leaving(one: RunStep) -> dict[int, e.ZoneChange]:
    return {
        change.event.object: change.event
        for change, _ in few_of(one.step.changes)
        if isinstance(change.event, e.ZoneChange) and change.event.origin is Zone.BATTLEFIELD
    }


def _would_see(watcher: Watcher, event: e.ZoneChange, board: Board) -> bool:
    bound = Bindings(source=watcher.object, you=watcher.controller)
    return not isinstance(match(watcher.ability.trigger, event, board, bound), Failed)


def _is_meant(watcher: Watcher, board: Board, which: Which) -> bool:
    looks = board.characteristics(watcher.object)
    source = mention_of(board.objects[watcher.object], looks.name, watcher.controller)
    return is_ability(source, place_of(looks.abilities, watcher.index), which)
