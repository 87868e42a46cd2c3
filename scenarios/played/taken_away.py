"""305.7, 605.1a, 608.2h, 702.14c: what decides an answer because something is not as it is printed, or not as it was announced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Game, PlayerTarget, Step, StepKind, board_of
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.words.terms import CardType, ObjectId, Zone
from scenarios.played.answering import done, refused
from scenarios.played.bearing_layers import derived_rules
from scenarios.played.came_about import changed_at
from scenarios.played.expecting import Found
from scenarios.written import queries
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep

_ORDER = ("613.8a", "305.7")
"""613.8a, 305.7: in which order effects apply, and what a land loses that becomes another one: said first of what lands are."""
_TAKEN = ("305.7", "613.1f", "613.8a", "708.2")
"""By which rules an object has not an ability that is printed on it."""


def as_it_is_now(run: Run, found: Found) -> Iterator[str]:
    """What decides beside what was done: by which rule that which would have kept it from happening is not there."""
    if isinstance(found.query, queries.AllowedQuery):
        number, attempt = found.query.action, found.attempt
        taken = done(run, number, attempt)
        if taken is not None and refused(run, number, attempt) is None:
            yield from _allowed(run, taken)
    elif isinstance(found.aspect, Aspect) and found.aspect.field == "zone" and found.moment is not None:
        mention = found.object or found.gone
        moved = None if mention is None else changed_at(run, mention.label, found.aspect, found.moment.steps)
        if mention is not None and moved is not None:
            yield from _no_longer_indestructible(run, moved, mention.label)
            yield from _read_as_it_resolved(run, moved, mention.label)


def _allowed(run: Run, taken: Step) -> Iterator[str]:
    if taken.kind is StepKind.ACTIVATE and "605.3b" in map(str, taken.rules):
        yield "605.1a"
    if taken.kind is StepKind.BLOCK:
        game = run.game_at(next(one.n for one in run.steps if one.step is taken) - 1)
        for change, _ in few_of(taken.changes):
            if isinstance(change.event, e.BlockerDeclared):
                yield from _walks_past_nothing(game, change.event.attacker)


def _walks_past_nothing(game: Game, attacker: ObjectId) -> Iterator[str]:
    """702.14c: a creature with landwalk is blocked, as its defending player has no such land; and why lands are what they are."""
    board = board_of(game)
    walks = [one.keyword for one in board.characteristics(attacker).keywords() if one.keyword.endswith("walk")]
    if not walks:
        return
    yield "702.14c"
    lands = [one.id for one in board.permanents_with(CardType.LAND)]
    rules = {rule for land in lands for rule in derived_rules(game, land, "subtypes")}
    yield from (rule for rule in _ORDER if rule in rules)


def _no_longer_indestructible(run: Run, moved: RunStep, label: str) -> Iterator[str]:
    """702.12b, 305.7, 613.1f: by which rule something that was destroyed had lost what is printed on it against that."""
    if "701.8a" not in map(str, moved.step.every_rule()):
        return
    before = run.game_at(moved.n - 1)
    for one, _ in kinds(before.objects):
        if one.label != label or one.zone is not Zone.BATTLEFIELD or not one.printed.has("indestructible"):
            continue
        if not board_of(before).characteristics(one.id).has("indestructible"):
            rules = [rule for field in ("subtypes", "keywords") for rule in derived_rules(before, one.id, field)]
            yield from (rule for rule in _TAKEN if rule in rules)


def _read_as_it_resolved(run: Run, moved: RunStep, label: str) -> Iterator[str]:
    """608.2h: of what died by the power of a creature, that this was looked at as the spell resolved, where it had changed."""
    for one in reversed(run.steps[: moved.n]):
        dealt = [
            change.event
            for change, _ in few_of(one.step.changes)
            if isinstance(change.event, e.Damage) and _is(one.step, change.event.to, label)
        ]
        if dealt:
            break
    else:
        return
    source, by = dealt[0].source, one.step.cause
    cast = next(
        (
            each
            for each in run.steps[: one.n]
            if by is not None and each.step.kind is StepKind.CAST and each.step.cause is not None
            if each.step.cause.label == by.label
        ),
        None,
    )
    if by is None or cast is None or source == by.id:
        return
    then, now = (_power(run.game_at(n), source) for n in (cast.n, one.n - 1))
    if then is not None and now is not None and then != now:
        yield "608.2h"


def _is(step: Step, to: object, label: str) -> bool:
    if isinstance(to, PlayerTarget):
        return False
    return any(mention.id == to and mention.label == label for mention, _ in kinds(step.names))


def _power(game: Game, one: ObjectId) -> int | None:
    return board_of(game).characteristics(one).power if one in game.objects else None
