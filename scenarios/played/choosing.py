"""101.4, 601.2f: who makes the choices of a run, one after the other, and what an action of its script costs in mana."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine import Form, Purpose, Question, Step
from engine.cards.characteristics import symbols
from engine.cards.mana import increased, written
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.facts.fighting import CombatCosts
from engine.state.facts.nothing import CountsAsPaid

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


def mana_paid(steps: list[Step], taken: Step) -> str:
    """601.2f, 508.1h: the mana that is paid for an action: as its total cost says it; where mana is counted, as it was spent.

    ``steps``: those of the action, of which one is that in which it was ``taken``.
    """
    counted = [costs.mana for one in steps if (costs := one.fact(CombatCosts)) is not None]
    counted += [unpaid.cost for one in steps if (unpaid := one.fact(CountsAsPaid)) is not None]
    return in_order(next((one for one in counted if one), "") or written(tuple(_spent(taken))))


def in_order(cost: str) -> str:
    """107.4: a cost with its generic mana in front and the other symbols in one order, so that equal ones are written alike."""
    found = increased(symbols(cost), ())
    return written(sorted((one for one in found if one != "0"), key=lambda one: (not one.isdigit(), one)))


def _spent(step: Step) -> Iterator[str]:
    for change, times in few_of(step.changes):
        if isinstance(change.event, e.ManaSpent):
            yield from (one.kind for one in change.event.mana for _ in range(times))
