"""101.4, 608.2d: who makes the choices of a run, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine import Form, Purpose, Question

if TYPE_CHECKING:
    from scenarios.played.run import Run

_WHILE_ACTING = ("601.", "602.", "605.", "106.", "107.")
"""601.2b-h, 602.2b: what is chosen as somebody casts or activates something is that player's choice; nobody asks whose it is."""


_OF_NOBODY = (Purpose.CHANCE, Purpose.UNKNOWN_CARD)
"""705, 706: what comes by chance, and what nobody knows, is no choice."""


class Settled(NamedTuple):
    """A question that was not asked since it made no difference, the action from which it followed, and how many were before it."""

    action: int
    question: Question
    before: int


def choices(run: Run, steps: int) -> tuple[Question, ...]:
    """101.4, 608.2d: what somebody has to choose while things happen, in that order, also among one thing alone, until so many
    steps; what is waited for is the last."""
    asked = max((one.cursor.asked for one in run.made if one.cursor.steps <= steps), default=0)
    whole = steps >= len(run.steps)
    found = [(one.number, 0, one.question) for one in run.asked if whole or one.number <= asked]
    found += [(one.before, 1, one.question) for one in run.settled if whole or one.before <= asked]
    found.sort(key=lambda one: one[:2])
    waiting = [run.question] if whole and run.question is not None else []
    return tuple(one for one in [*(each[2] for each in found), *waiting] if _is_of_somebody(one))


def _is_of_somebody(question: Question) -> bool:
    if question.purpose in _OF_NOBODY or (question.form is Form.CHOOSE and question.maximum == 0):
        return False
    if len(question.options) == 1 and (question.form is Form.ORDER or question.purpose is Purpose.REPLACEMENT):
        return False  # 616.1: of one effect alone nobody has to choose that it applies first
    return not str(question.rule).startswith(_WHILE_ACTING)
