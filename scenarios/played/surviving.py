"""704.5g, 405.5: that damage was not enough for a creature, and which of two things on the stack came to it first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine import Game, Step, StepKind, board_of
from engine.state import events as e
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.terms import Zone
from scenarios.played.expecting import Found
from scenarios.played.staying import outlived_the_turn
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run

_LETHAL, _LAST_FIRST, _COUNTERED = "704.5g", "405.5", "701.6a"
_BY_DAMAGE = ("zone", "damage")
"""What of a creature it is asked for by whoever asks whether damage destroys it."""


def survived(run: Run, found: Found) -> Iterator[str]:
    """704.5g: of a creature that is still there: that the damage which was marked on it last was less than its toughness."""
    one = found.object
    if one is None or not one.on_battlefield or found.moment is None or not _asks(found, _BY_DAMAGE):
        return
    for at, change in reversed(run.changes_by_label.get(one.label, ())):
        if at.n > found.moment.steps:
            continue
        if isinstance(change.event, e.ZoneChange | e.Regenerated | e.Destruction):
            return  # it is another object since then, or what kept it there is told
        if isinstance(change.event, e.DamageMarked):
            # 514.2: what it lives on by as the turn ends says more than that it was not lethal before.
            later = any(outlived_the_turn(run, found.moment.steps, one.label))
            if not later and _less_than_lethal(run.game_at(at.n), one):
                yield _LETHAL
            return


def _less_than_lethal(game: Game, one: GameObject) -> bool:
    then = game.objects.get(one.id)
    if then is None or then.deathtouched:
        return False
    looks = board_of(game).characteristics(then.id)
    return looks.creature and not looks.has("indestructible") and 0 < then.damage < (looks.toughness or 0)


def resolved_first(run: Run, found: Found) -> Iterator[str]:
    """405.5: where something resolved above something else on the stack, and both are about what was asked for.

    What is only about a spell or ability that is about it, as a counterspell is, is about it as well.
    """
    if found.moment is None or not (
        _asks(found, ("zone", "damage", "power", "toughness", "power_toughness", "counters"))
    ):
        return
    mention = found.object or found.gone
    if mention is None:
        return
    about = _resolutions(run, found.moment.steps)
    for n, spoken in about.items():
        step, game = run.steps[n].step, run.game_at(n)
        if _LAST_FIRST not in map(str, step.rules) or step.cause is None:
            continue
        concerned = _concerned(game, mention.label)
        beneath = any(below.label in concerned for below in _below(game, step))
        if beneath and not spoken.isdisjoint(concerned):
            yield _LAST_FIRST
            yield from _countering(run, n)
            return


def _countering(run: Run, begun: int) -> Iterator[str]:
    """701.6a: where what begins to resolve in a step counters something."""
    for one in run.steps[begun + 1 :]:
        if one.step.kind in (StepKind.RESOLUTION_BEGINS, StepKind.RESOLVED):
            return
        yield from (_COUNTERED for rule in map(str, one.step.rules) if rule == _COUNTERED)


def _concerned(game: Game, label: str) -> set[str]:
    """115.1: what bears a label, what on the stack has it as a target, what has that as a target, and so on."""
    found, stack = {label}, [one for one, _ in kinds(game.objects) if one.zone is Zone.STACK]
    while more := {one.label for one in stack if one.label not in found and _aims_at(game, one, found)}:
        found |= more
    return found


def _asks(found: Found, fields: Iterable[str]) -> bool:
    return isinstance(found.aspect, Aspect) and found.aspect.field in fields


def _resolutions(run: Run, until: int) -> dict[int, set[str]]:
    """By the step with which each resolution begins, what its instructions speak of."""
    found: dict[int, set[str]] = {}
    begun = None
    for n in range(until):
        kind = run.steps[n].step.kind
        if kind is StepKind.RESOLUTION_BEGINS:
            begun = n
            found[n] = set()
        elif begun is not None and kind in (StepKind.INSTRUCTION, StepKind.NOTHING, StepKind.EVENT):
            found[begun] |= run.spoken_of[n]
        elif kind in (StepKind.RESOLVED, StepKind.DOES_NOT_RESOLVE):
            begun = None
    return found


def _below(game: Game, step: Step) -> list[GameObject]:
    """What is on the stack besides what resolves."""
    return [one for one, _ in kinds(game.objects) if one.zone is Zone.STACK and not _is(step, one)]


def _is(step: Step, one: GameObject) -> bool:
    return step.cause is not None and step.cause.id == one.id


def _aims_at(game: Game, one: GameObject, labels: set[str]) -> bool:
    """115.1: whether something on the stack has a target of one of these labels."""
    targets = () if one.chosen is None else (target for picked in one.chosen.targets for target in picked)
    return any(
        isinstance(target, int) and game.objects[target].label in labels for target in targets if target in game.objects
    )
