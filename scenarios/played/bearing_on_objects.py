"""110, 400, 613, 701: which rules bear on what an object is, where it is, or why it is still there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import StepKind, board_of
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.facts.nothing import CountsAsPaid
from engine.words.terms import Zone
from scenarios.played.bearing_layers import LAYERS, derived_rules
from scenarios.played.came_about import changed_at, is_mentioned, rules_of_change
from scenarios.played.expecting import Found
from scenarios.played.not_so import came_too_late, counters_gone_before, entered_without, fell_off, no_permanent_yet
from scenarios.played.staying import left_by_its_bearer, outlived_the_turn
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep


def bearing_on_object(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    aspect = found.aspect
    assert isinstance(aspect, Aspect)
    label = found.object.label if found.object is not None else found.gone.label if found.gone is not None else ""
    step = changed_at(run, label, aspect, len(steps))
    yield from _without_memory(run, found, aspect)
    kept_at, kept = _kept(steps, label)
    if step is not None and kept_at > step.n:
        # What kept it as it is since then is nearer than what made it so.
        yield from kept
    if step is not None:
        if aspect.field == "zone":
            yield from _died_face_down(step)
            yield from _of_what_it_died_by(run, step, label)
        yield from rules_of_change(run, step, label, aspect.field)
        if aspect.field == "zone":
            yield from _not_back(step, label)
    yield from entered_without(run, label, aspect.field, len(steps))
    if aspect.field == "zone":
        yield from counters_gone_before(run, label, len(steps))
        yield from came_too_late(run, found.object, len(steps))
        yield from no_permanent_yet(run, label, len(steps))
        yield from outlived_the_turn(run, len(steps), label)
        yield from left_by_its_bearer(run, label, 0 if step is None else step.n, len(steps))
    if aspect.field in LAYERS:
        yield from fell_off(run, label, len(steps))
    if aspect.field in _WHERE:
        yield from _phased(run, label, 0 if step is None else step.n, len(steps))
    yield from kept


_WHERE = ("zone", "attached_to", "controller")
"""What of an object is as it was when it phases in again."""


def _phased(run: Run, label: str, since: int, until: int) -> Iterator[str]:
    """702.26: by which rule an object phased in or out, since it moved last: by itself, or with what it is attached to."""
    for one, change in reversed(run.changes_by_label.get(label, ())):
        if since < one.n <= until and isinstance(change.event, e.PhasedOut | e.PhasedIn):
            yield from map(str, change.rules)
            return


_OF_TOUGHNESS = ("704.5f", "704.5g")


def _died_face_down(moved: RunStep) -> Iterator[str]:
    """708.2: why so little was lethal for what was revealed as it left the battlefield (708.9)."""
    rules = [*map(str, moved.step.every_rule())]
    if "708.9" in rules and any(rule in rules for rule in _OF_TOUGHNESS):
        yield "708.2"


_OF_DYING = ("613.4d", "613.4b", "613.6", "613.8a", "613.8b", "613.9")
"""What of its toughness says more than that something made it smaller: what set it or switched it, and in which order."""


def _of_what_it_died_by(run: Run, moved: RunStep, label: str) -> Iterator[str]:
    """704.5f-g: by which layers the toughness was what it was of what dies by it, where they say more than that it was less."""
    if moved.step.kind is not StepKind.STATE_BASED_ACTIONS or not any(
        str(rule) in _OF_TOUGHNESS for rule in moved.step.every_rule()
    ):
        return
    before = run.game_at(moved.n - 1)
    for one, _ in kinds(before.objects):
        if one.label == label and one.zone is Zone.BATTLEFIELD:
            yield "704.5f" if (board_of(before).characteristics(one.id).toughness or 0) <= 0 else "704.5g"
            yield from (rule for rule in derived_rules(before, one.id, "toughness") if rule in _OF_DYING)


def _not_back(moved: RunStep, label: str) -> Iterator[str]:
    """603.4: why what an object does on its own moving did not happen, where the condition for it was not met."""
    for missed in moved.step.missed:
        if missed.source.label == label and missed.why == "intervening if":
            yield from map(str, missed.rules)


def _without_memory(run: Run, found: Found, aspect: Aspect) -> Iterator[str]:
    """400.7, 122.2: that what was asked for is of a new object, and whether the one before it had counters that it has not."""
    if found.object is None or aspect.field == "zone":
        return
    before = next((one for one in run.start.objects.values() if one.label == found.object.label), None)
    if before is None or before.id == found.object.id or before.zone is not found.object.zone:
        return
    if before.counters and not found.object.counters and aspect.field not in _WITHOUT_COUNTERS:
        yield "122.2"
    yield "400.7"


_WITHOUT_COUNTERS = (
    "controller",
    "owner",
    "tapped",
    "attached_to",
    "name",
    "colors",
    "types",
    "subtypes",
    "supertypes",
)
"""What of an object counters have nothing to do with."""


def _kept(steps: tuple[RunStep, ...], label: str) -> tuple[int, tuple[str, ...]]:
    """What would have changed it last and did not: replaced, prevented, regenerated, no legal target, impossible; and where."""
    for one in reversed(steps):
        step = one.step
        about = any(mention.label == label for mention, _ in kinds(step.names)) or is_mentioned(step, label)
        if not about:
            continue
        stopped = step.kind in (StepKind.NOTHING, StepKind.DOES_NOT_RESOLVE) or any(
            isinstance(change.event, e.DamagePrevented | e.Regenerated) for change, _ in few_of(step.changes)
        )
        if stopped and step.fact(CountsAsPaid) is None:
            return one.n, tuple(map(str, step.every_rule()))
    return 0, ()
