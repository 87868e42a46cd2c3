"""505.1b, 506.7: which main phase of the turn it is, which combat phases it has had, and what of them has begun."""

from __future__ import annotations

from engine.cards.abilities.conditions import CombatTime
from engine.state.turn_state import Turn
from engine.words.terms import PHASE_STEPS, TURN_ORDER, Phase, TurnStep

Combats = tuple[tuple[TurnStep, ...], ...]


def mains_begun(turn: Turn) -> int:
    """505.1a-b: how many main phases of this turn have begun; of a turn of which nothing else is known, as usual."""
    if turn.mains is not None:
        return turn.mains
    here = TURN_ORDER.index(turn.step)
    return sum(1 for step in TURN_ORDER if step.main and TURN_ORDER.index(step) <= here)


def combats_begun(turn: Turn) -> Combats:
    """506.7: the combat phases of this turn, each with its steps that have begun; of an unknown turn, as usual."""
    if turn.combats is not None:
        return turn.combats
    steps = PHASE_STEPS[Phase.COMBAT]
    if turn.step in steps:
        return (steps[: steps.index(turn.step) + 1],)
    return (steps,) if TURN_ORDER.index(turn.step) > TURN_ORDER.index(TurnStep.END_OF_COMBAT) else ()


def combats_with(turn: Turn, step: TurnStep, *, begins: bool) -> Combats:
    """506.7: the combat phases of a turn with a step that begins now, as part of the current phase or of a new one.

    Only the first and the last one are kept: nothing asks about those between them.
    """
    known = combats_begun(turn)
    if step.phase is not Phase.COMBAT:
        return known
    if not known:
        return ((step,),)
    if begins:
        return (known[0], (step,))
    return (*known[:-1], (*known[-1], step))


def is_time(wanted: CombatTime, turn: Turn) -> bool:
    """506.7a-f: whether it is before or after a point of a combat phase of this turn."""
    combats = combats_begun(turn)
    fighting = turn.step.phase is Phase.COMBAT
    if wanted.during:
        return fighting and _point(wanted, combats[-1], over=False)
    if not combats:
        # 506.7e: where the combat phase was skipped, nothing is before it once the precombat main phase is over.
        return not wanted.after and TURN_ORDER.index(turn.step) <= TURN_ORDER.index(TurnStep.PRECOMBAT_MAIN)
    return _point(wanted, combats[0], over=len(combats) > 1 or not fighting)


def _point(wanted: CombatTime, begun: tuple[TurnStep, ...], *, over: bool) -> bool:
    """506.7a-b, 506.7e-f: by the steps of a combat phase that have begun; a step that is skipped has not, and never will have."""
    if wanted.step is None:
        return over if wanted.after else False
    if wanted.after:
        return wanted.step in begun
    order = PHASE_STEPS[Phase.COMBAT]
    return not over and order.index(begun[-1]) < order.index(wanted.step)
