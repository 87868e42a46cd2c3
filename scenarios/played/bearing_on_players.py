"""104, 119, 509: which rules bear on a player's life, mana, designations and whether they lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Game, PlayerTarget, StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.trace import Change
from engine.words.terms import Kind, PlayerId
from scenarios.played.bearing_layers import derived_rules
from scenarios.played.came_about import changed_for, rules_behind
from scenarios.played.expecting import Found
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep


def bearing_on_player(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    aspect = found.aspect
    assert isinstance(aspect, Aspect)
    yield from _saved_from_losing(found.player, steps)
    yield from _kept_from_by_blockers(run, found, steps)
    one, matching = changed_for(run, found.player, aspect, steps)
    if one is not None:
        if aspect.field == "mana" and found.moment is not None:
            yield from _of_mana_sources(found.moment.game, matching)
        yield from _of_designation(steps, one)
        yield from (str(rule) for change in matching for rule in change.rules)
        if one.step.kind is not StepKind.STATE_BASED_ACTIONS:
            yield from map(str, one.step.rules)
        yield from rules_behind(run, one.step.cause)


BLOCKED = ("509.1h", "510.1c")
"""By which rules a creature that was blocked deals nothing to the player whom it attacks."""


def _kept_from_by_blockers(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """509.1h, 510.1c: that whoever attacks the player was blocked, where combat damage has been dealt and none of it to them."""
    if getattr(found.aspect, "field", "") not in _BY_COMBAT:
        return
    for one in reversed(steps):
        if one.step.kind is StepKind.COMBAT_DAMAGE:
            them = PlayerTarget(found.player)
            hit = any(
                isinstance(change.event, e.Damage) and change.event.to == them for change, _ in few_of(one.step.changes)
            )
            combat = run.game_at(one.n - 1).combat
            mine = [each for each in (() if combat is None else combat.attackers) if each.defender == them]
            if not hit and any(each.blocked for each in mine):
                yield from BLOCKED
            return


_BY_COMBAT = ("life", "poison", "lost")


def _saved_from_losing(who: PlayerId, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """614.1a, 704.7: by which rules something happened to a player instead of losing the game."""
    for one in reversed(steps):
        for change, _ in few_of(one.step.changes):
            if isinstance(change.event, e.LossReplaced) and change.event.player == who:
                rules = [*map(str, change.rules)]
                yield from (rule for rule in ("704.7", "614.1a") if rule in rules)
                return


def _of_designation(steps: tuple[RunStep, ...], done: RunStep) -> Iterator[str]:
    """725.2, 726.2: by which rule the ability triggered that did it, where it is of a designation and has no source."""
    cause = done.step.cause
    if cause is None or cause.kind is not Kind.DESIGNATION:
        return
    for one in reversed([each for each in steps if each.n < done.n]):
        for noticed in one.step.triggered:
            if noticed.source.id == cause.id:
                yield from (rule for rule in map(str, noticed.rules) if rule != "603.2")
                return


def _of_mana_sources(game: Game, changes: list[Change]) -> Iterator[str]:
    """305.6-7: by which rules effects have made of what gave the mana what it is: a land of another type gives other mana."""
    for change in changes:
        event = change.event
        if isinstance(event, e.ManaAdded) and event.source in game.objects:
            yield from (rule for rule in derived_rules(game, event.source, "subtypes") if rule.startswith("305"))
