"""723.5, 807.4: what came of choices that another player made, and what happened in a turn that goes on beside another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engine import Step, StepKind
from engine.state.facts.decided import DecidesFor
from scenarios.played.expecting import Found

if TYPE_CHECKING:
    from scenarios.played.run import Run

_SEVERAL_TURNS = "807.4"
_OF_A_TURN = (StepKind.ATTACK, StepKind.COMBAT_DAMAGE, StepKind.TURN_BASED_ACTION)
"""What happens in a turn because of whose turn it is."""
Does = Callable[[Step], bool]
"""Whether a step does something to what was asked about."""


def decided_by_another(run: Run, found: Found, does: Does) -> Iterator[str]:
    """By which rule another player decided, where what did something to what was asked about was chosen so.

    It was where the step belongs to an action in which another player decided, or is of something that such an action cast,
    activated, declared or moved.
    """
    chosen: set[str] = set()
    by: list[str] = []
    for action in _actions(run, found):
        rules = [
            rule for n in action if run.steps[n].step.fact(DecidesFor) is not None for rule in run.rules_by_step[n]
        ]
        if rules:
            by, chosen = rules, chosen.union(*(run.spoken_of[n] for n in action))
        if any(does(run.steps[n].step) and (rules or not chosen.isdisjoint(run.spoken_of[n])) for n in action):
            yield from by
            return


def beside_another_turn(run: Run, found: Found, does: Does) -> Iterator[str]:
    """807.4: where it happened because it is the turn of somebody who has not the first of several turn markers."""
    if not run.start.markers:
        return
    for action in _actions(run, found):
        for n in action:
            step = run.steps[n].step
            if step.kind in _OF_A_TURN and does(step) and run.game_at(n + 1).attended > 1:
                yield _SEVERAL_TURNS
                return


def _actions(run: Run, found: Found) -> Iterator[range]:
    """The steps of each action until the moment that was asked about."""
    if found.moment is None:
        return
    begun = 0
    for end in (*(made.cursor.steps for made in run.made[1:]), len(run.steps)):
        yield range(begun, min(end, found.moment.steps))
        begun = end
