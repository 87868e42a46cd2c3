"""What work may cost: a budget is given by whoever has something done, and asked where things are made.

The engine reads no clock and counts nothing: it says what it is about to make, and the budget says whether that goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol


class OverBudget(Exception):
    """The work goes on no longer: the action under way is abandoned, and nothing of it has happened. ``why``: by which limit."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class TooManyApart(OverBudget):
    """Equal things are kept as one with a count, and somebody would have to look at each of them: there are too many of them."""

    def __init__(self, count: int) -> None:
        super().__init__(f"too many apart: {count}")
        self.count = count


class Budget(Protocol):
    """What the caller allows."""

    def spend(self, things: int) -> None:
        """Count so many things that are about to be made; 0 where only time goes by. Raises OverBudget."""


_GIVEN: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def within(budget: Budget) -> Iterator[None]:
    """Have the budget asked for all that is done meanwhile, in this thread."""
    before = _GIVEN.set(budget)
    try:
        yield
    finally:
        _GIVEN.reset(before)


def spend(things: int = 0) -> None:
    """Ask the budget, if one was given, before so many things are made. Raises OverBudget."""
    budget = _GIVEN.get()
    if budget is not None:
        budget.spend(things)


def repeated(count: int) -> range:
    """What is done so many times, once the budget allows for all of them. Raises OverBudget."""
    spend(max(0, count))
    return range(count)
