"""704: the state-based actions of a run as something to predict: each by its rule and by what it is about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from engine import Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.trace import Change
from engine.words.terms import ObjectId, PlayerId
from scenarios.laid.handles import key
from scenarios.played.readings import Value
from scenarios.played.run import Run
from scenarios.training.given import NotAnAnswer, rules
from scenarios.training.grading import Grade, same_in

_CHAPTERS = ("704.5", "704.6")
_PART = re.compile(r"(?:regola\s+)?([0-9]{3}\.[0-9]+[a-z]*)\.?\s+(.+)|(.+?)\s*\(?([0-9]{3}\.[0-9]+[a-z]*)\)?")


class StateBased(NamedTuple):
    """One state-based action: its rule, and the name or id of what it is about."""

    rule: str
    about: str


def done_in(run: Run) -> tuple[StateBased, ...]:
    """Every state-based action of a run in its order, each once; those that are about the whole game are left out."""
    found = (
        StateBased(rule, about)
        for one in run.steps
        if one.step.kind is StepKind.STATE_BASED_ACTIONS
        for change, _ in few_of(one.step.changes)
        for rule, about in _done(change, one.step, run)
    )
    return tuple(dict.fromkeys(found))


_NEAR_DEATH = 5
"""104.3b: at how many life points and below a player looks as if they might lose."""
_BEARS_ON_THEM = (e.DamageMarked, e.CountersPut, e.CountersRemoved)


def might_be_done(run: Run) -> bool:
    """Whether somebody who only sees the board has to think of 704.5: damage, counters, or a player who is nearly dead.

    To ask for state-based actions only where there are any would say that there are.
    """
    if any(run.final.side(player.id).life <= _NEAR_DEATH for player in run.final.players):
        return True
    return any(isinstance(change.event, _BEARS_ON_THEM) for one in run.steps for change, _ in few_of(one.step.changes))


def _done(change: Change, step: Step, run: Run) -> Iterator[tuple[str, str]]:
    about = _about(change, step, run)
    rule = next((str(one) for one in change.rules if str(one).startswith(_CHAPTERS)), None)
    if about and rule is not None:
        yield rule, about


def _about(change: Change, step: Step, run: Run) -> str:
    event = change.event
    for name in ("object", "on"):
        one = getattr(event, name, None)
        if isinstance(one, int) and (mention := step.names.get(ObjectId(one))) is not None:
            return mention.label
    player = getattr(event, "player", None)
    return run.people.name(PlayerId(player)) if isinstance(player, int) else ""


def read_done(text: str) -> Value:
    """``704.5g orso, elfo 704.5f``; ``nessuna`` for none. Raises NotAnAnswer."""
    if key(text) in ("", "nessuna", "niente"):
        return ()
    found = []
    for part in filter(None, (one.strip() for one in re.split(r"[,;]", text))):
        match = _PART.fullmatch(part)
        if match is None:
            raise NotAnAnswer(f"«{part}» non è un'azione di stato: servono la regola e l'oggetto, come «704.5g orso»")
        rule, about = (match[1], match[2]) if match[1] else (match[4], match[3])
        found.append(StateBased(rules(rule)[0], about.strip()))
    return tuple(dict.fromkeys(found))


def grade_done(run: Run, expected: tuple[StateBased, ...], given: tuple[StateBased, ...]) -> Grade:
    """Each action that was found counts, half of it where only the object is right; each that there is not takes away."""
    same = same_in(run)
    left = [*expected]
    credit = Fraction(0)
    wrong: list[StateBased] = []
    for exactly in (True, False):
        for one in [*given] if exactly else [*wrong]:
            there = next(
                (other for other in left if same(other.about, one.about) and (other.rule == one.rule or not exactly)),
                None,
            )
            if there is not None:
                left.remove(there)
                credit += 1 if exactly else Fraction(1, 2)
                if not exactly:
                    wrong.remove(one)
            elif exactly:
                wrong.append(one)
    most = max(len(expected), len(given))
    return Grade(credit / most if most else Fraction(1), missing=tuple(left), wrong=tuple(wrong))
