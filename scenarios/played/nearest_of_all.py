"""What is nearest to an answer whatever else the run cites: why nothing came of a spell, what a check left alone, what is attached
since before, which prohibition is gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Step, StepKind, board_of
from engine.board.derivation import derivation
from engine.cards.abilities.ability import Cannot
from engine.state import events as e
from engine.state.changes import few_of
from engine.words.terms import CardType, PlayerId, Zone
from scenarios.played.answering import done, refused
from scenarios.played.around import mentions_of
from scenarios.played.came_about import changed_at, is_mentioned
from scenarios.played.expecting import Found
from scenarios.played.sagas_that_stay import why_it_goes_on
from scenarios.played.weighing import is_common
from scenarios.written import queries
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep


def nearest(run: Run, found: Found) -> Iterator[str]:
    """The rules that stand before all others for one question."""
    if isinstance(found.query, queries.AllowedQuery):
        step = refused(run, found.query.action, found.attempt)
        if step is not None:
            yield from _phased_along(run, step)
        elif (taken := done(run, found.query.action, found.attempt)) is not None:
            yield from _without_its_prohibition(run, taken)
            yield from _put_and_not_played(run, taken)
    elif found.aspect is queries.GameAspect.DEAD and not found.value:
        yield from _left_alone(run)
    elif isinstance(found.query, queries.ObjectQuery) and isinstance(found.aspect, Aspect):
        yield from _unresolved(run, found, found.aspect)
        yield from _turned_up_in_time(run, found, found.aspect)
        yield from why_it_goes_on(run, found, found.aspect)


def _put_and_not_played(run: Run, taken: Step) -> Iterator[str]:
    """305.4: of a land that is played, that one which an effect put onto the battlefield before in the turn was not played."""
    if taken.kind is not StepKind.PLAY_LAND:
        return
    before = [one for one in run.steps if one.step is not taken]
    for one in reversed(before):
        if one.step.kind is StepKind.STEP_BEGINS and "502" in map(str, one.step.rules):
            return
        if one.step.kind is not StepKind.PLAY_LAND and _puts_a_land(run, one, taken.player):
            yield "305.4"
            return


def _puts_a_land(run: Run, one: RunStep, player: PlayerId) -> bool:
    entered = [
        mention.label
        for change, _ in few_of(one.step.changes)
        if isinstance(change.event, e.ZoneChange) and change.event.to is Zone.BATTLEFIELD
        if (mention := one.step.names.get(change.event.object)) is not None
    ]
    there = run.game_at(one.n).objects.values() if entered else ()
    return any(
        found.label in entered and CardType.LAND in found.printed.types and found.owner == player for found in there
    )


_TURNING_UP = ("702.61b", "701.40b", "701.58b", "702.37e", "702.168d", "116.2b")
"""By which rules somebody may turn it up, and even then: what others say of it follows."""


def _turned_up_in_time(run: Run, found: Found, aspect: Aspect) -> Iterator[str]:
    """116.2b, 702.61b: of what is still there with damage on it, that it was turned face up before that was dealt."""
    one = found.object
    if aspect.field != "zone" or one is None or not one.on_battlefield or found.moment is None:
        return
    damaged = [
        at.n for at, change in run.changes_by_label.get(one.label, ()) if isinstance(change.event, e.DamageMarked)
    ]
    for at, change in reversed(run.changes_by_label.get(one.label, ())):
        if isinstance(change.event, e.TurnedFaceUp) and at.n <= found.moment.steps:
            if at.step.kind is StepKind.SPECIAL_ACTION and any(at.n < later <= found.moment.steps for later in damaged):
                rules = [*map(str, at.step.every_rule())]
                yield from (rule for rule in _TURNING_UP if rule in rules)
            return


def _unresolved(run: Run, found: Found, aspect: Aspect) -> Iterator[str]:
    """608.2b, 715.3d: of a spell that went where it is since it did not resolve, why, and what would have come of it as it did."""
    there = found.object if found.object is not None else found.gone
    if aspect.field != "zone" or there is None or found.moment is None:
        return
    moved = changed_at(run, there.label, aspect, found.moment.steps)
    if moved is not None and moved.step.kind is StepKind.DOES_NOT_RESOLVE:
        yield from (rule for rule in map(str, moved.step.rules) if not is_common(rule))
    if moved is not None and moved.step.kind is StepKind.STATE_BASED_ACTIONS:
        yield from _after_what_it_bore(run, moved.n, there.label)


FELL_OFF = ("704.5m", "704.5n", "704.5p")


def _after_what_it_bore(run: Run, died_at: int, label: str) -> Iterator[str]:
    """704.3, 704.5m: of what dies in the check behind one by which an Aura on it was gone, why that went."""
    before = next((one for one in run.steps if one.n == died_at - 1), None)
    if before is None or before.step.kind is not StepKind.STATE_BASED_ACTIONS:
        return
    game = run.game_at(before.n - 1)
    for change, _ in few_of(before.step.changes):
        gone = game.objects.get(change.event.object) if isinstance(change.event, e.ZoneChange) else None
        on = None if gone is None else gone.attached_to
        bearer = game.objects.get(on) if isinstance(on, int) else None
        if bearer is not None and bearer.label == label:
            rules = [*map(str, before.step.every_rule())]
            yield from (rule for rule in rules if rule in FELL_OFF)
            yield from (rule for rule in rules if rule.startswith("702."))


def _left_alone(run: Run) -> Iterator[str]:
    """704.5j: where nobody died, which state-based action might seem to apply and does not."""
    for one in run.steps:
        if one.step.kind is StepKind.NOTHING:
            yield from (rule for rule in map(str, one.step.rules) if rule.startswith("704."))


def _phased_along(run: Run, step: Step) -> Iterator[str]:
    """702.26g: of what keeps somebody from doing something, that it phased in along with what it is attached to."""
    for mention in mentions_of(step):
        last = next(
            (
                change
                for _, change in reversed(run.changes_by_label.get(mention.label, ()))
                if isinstance(change.event, e.PhasedIn | e.ZoneChange)
            ),
            None,
        )
        if last is not None and isinstance(last.event, e.PhasedIn):
            yield from (rule for rule in map(str, last.rules) if rule == "702.26g")


def _without_its_prohibition(run: Run, taken: Step) -> Iterator[str]:
    """613.1f: of a creature that attacks or blocks, that another effect took the ability by which it could not."""
    if taken.kind not in (StepKind.ATTACK, StepKind.BLOCK):
        return
    at = next(n for n, one in enumerate(run.steps) if one.step is taken)
    game = run.game_at(at)
    here = board_of(game)
    for change, _ in few_of(taken.changes):
        if (
            not isinstance(change.event, e.AttackerDeclared | e.BlockerDeclared)
            or change.event.object not in game.objects
        ):
            continue
        had = [one for one in derivation(game, change.event.object).applied if _cannot(one.after.abilities)]
        if had and not _cannot(here.characteristics(change.event.object).abilities):
            yield "613.1f"
            yield from _by_its_designation(run, at, game.objects[change.event.object].label)


def _by_its_designation(run: Run, until: int, label: str) -> Iterator[str]:
    """701.60c: what the designation does by which a permanent had an ability; by which it has the designation says less."""
    for one in reversed(run.steps[:until]):
        began = any(isinstance(change.event, e.EffectBegins) for change, _ in few_of(one.step.changes))
        if began and is_mentioned(one.step, label):
            of_action = [rule for rule in map(str, one.step.rules) if rule.startswith("701.")]
            if len(of_action) > 1:
                yield of_action[1]
                return


def _cannot(abilities: tuple[object, ...]) -> bool:
    return any(isinstance(one, Cannot) for one in abilities)
