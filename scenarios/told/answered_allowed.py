"""Whether an action is allowed, in an answer: what was done, or why it was not, or that nobody could."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Pass, Step, StepKind
from engine.state.facts.announced import CommanderTax, CostsChosen
from engine.state.facts.fighting import CombatCosts
from engine.state.facts.nothing import CountsAsPaid
from scenarios.language.words import called, plain
from scenarios.played.answering import done, refused, steps_of_action, waited_for_the_stack
from scenarios.played.expecting import Found
from scenarios.told.never_came import never_came
from scenarios.told.steps import sentence, taken_words
from scenarios.written import model

if TYPE_CHECKING:
    from scenarios.played.run import Run


def allowed(run: Run, found: Found, action: int) -> str:
    """What is answered to whether an action of the script, counted from 1, is allowed."""
    if (action, found.attempt) in run.unproven:
        return _not_known(run, done(run, action, found.attempt))
    if found.value is None:
        return never_came(run, action)
    step = refused(run, action, found.attempt)
    if step is not None:
        why = f"{sentence(step, run.people).removesuffix('.')} ({', '.join(map(str, step.rules))})"
        return f"no, non adesso, solo a pila vuota: {why}" if waited_for_the_stack(run, action) else f"no: {why}"
    taken = done(run, action, found.attempt)
    waited = waited_for_the_stack(run, action)
    if waited is not None and taken is not None:
        return f"no, non adesso: solo a pila vuota ({waited.rule}), e allora {taken_words(taken, run.people)}"
    if not found.value:
        return _nobody(run, action)
    yes = f"sì{_paying(run, action, found.attempt)}{_once_passed(run, action, taken)}"
    return f"{yes}: {taken_words(taken, run.people)}" if taken else f"{yes}, si può"


def _not_known(run: Run, taken: Step | None) -> str:
    """601.2h: of what would go through if it were paid for, that nobody has found a way to pay, and there are more ways."""
    who = "" if taken is None else f"{run.people.name(taken.player)} "
    what = "" if taken is None or taken.cause is None else f" per {called(taken.cause, run.people)}"
    return f"non si sa se {who}può pagare il costo{what} (601.2h)"


def _paying(run: Run, action: int, attempt: int) -> str:
    """601.2f, 508.1h, 509.1d: what it costs in all, where that is not what is printed."""
    steps = steps_of_action(run, action, attempt)
    if not any(_costs_otherwise(one) for one in steps):
        return ""
    in_combat = next(((one, asked) for one in steps if (asked := one.fact(CombatCosts)) is not None), None)
    if in_combat is not None:
        step, costs = in_combat
        return f", pagando {plain(costs.mana)} in tutto ({step.rules[0]})" if costs.mana else ""
    total = next((fact.cost for one in steps if (fact := one.fact(CountsAsPaid)) is not None), None)
    return f", pagando {plain(total)} in tutto (601.2f)" if total else ""


def _costs_otherwise(step: Step) -> bool:
    """Whether something besides the printed cost is paid in a step, or instead of it."""
    changed = step.kind in (StepKind.CAST, StepKind.ACTIVATE) and "601.2f" in map(str, step.rules)
    return changed or any(step.fact(one) is not None for one in (CostsChosen, CommanderTax, CombatCosts))


def _nobody(run: Run, action: int) -> str:
    """508.1a, 509.1a: where it was asked of every creature, and whoever would declare controls none."""
    declared = run.scenario.script[action - 1]
    if isinstance(declared, model.Attack):
        active = next(
            (one.game.turn.active for one in run.made if one.cursor.index == action - 1), run.final.turn.active
        )
        return f"no: {declared.by or run.people.name(active)} non controlla creature che possano attaccare (508.1a)"
    whose = getattr(declared, "by", None) or "chi è in difesa"
    return f"no: {whose} non controlla creature che possano bloccare (509.1a)"


_RESOLVED = "117.3b"


def _once_passed(run: Run, action: int, taken: Step | None) -> str:
    """117.3b: behind what has resolved the active player may act first; whoever else acts does so once they have passed."""
    made = [one for one in run.made if one.cursor.index == action - 1]
    passed = [one.action.player for one in made if isinstance(one.action, Pass)]
    if taken is None or taken.kind not in (StepKind.CAST, StepKind.ACTIVATE):
        return ""
    if not passed or made[0].cursor.postponed is not None:
        return ""
    active = made[0].game.turn.active
    received = [one.step for one in run.steps[: made[-1].cursor.steps] if one.step.kind is StepKind.PRIORITY]
    first = next((one for one in reversed(received) if one.player == active), None)
    alone = all(one.game.stack_top is None for one in made)
    if (
        taken.player == active
        or active not in passed
        or first is None
        or not alone
        or _RESOLVED not in map(str, first.rules)
    ):
        return ""
    return f", ma solo se prima {run.people.name(active)} passa la priorità ({_RESOLVED})"
