"""Whether an action is allowed, in an answer: what was done, or why it was not, or that nobody could."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.played.answering import Found, done, refused
from scenarios.told.steps import sentence, taken_words
from scenarios.written import model

if TYPE_CHECKING:
    from scenarios.played.run import Run


def allowed(run: Run, found: Found, action: int) -> str:
    """What is answered to whether an action of the script, counted from 1, is allowed."""
    if found.value is None:
        return f"lo svolgimento si ferma prima dell'azione {action}"
    step = refused(run, action, found.attempt)
    if step is not None:
        return f"no: {sentence(step, run.people).removesuffix('.')} ({', '.join(map(str, step.rules))})"
    if not found.value:
        return _nobody(run, action)
    taken = done(run, action, found.attempt)
    yes = f"sì{_not_at_once(run, action)}"
    return f"{yes}: {taken_words(taken, run.people)}" if taken else f"{yes}, si può"


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


def _not_at_once(run: Run, action: int) -> str:
    """117.1a, 305.1: where an action had to wait for another moment, by which rule it was not allowed before."""
    waited = next(
        (one.cursor.postponed for one in run.made if one.cursor.index == action - 1 and one.cursor.postponed), None
    )
    refused = None if waited is None else waited.got.refused
    if refused is None or refused.why != "stack not empty":
        return ""
    return f", ma solo a pila vuota ({refused.rule})"
