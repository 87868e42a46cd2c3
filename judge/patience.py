"""How long a person waits for a run, and how it is stopped before: the budgets that both faces give."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenarios.played.budget import Budget

SECONDS = 10
EXPLORING = 30
OPENING = 3
"""Seconds for what comes of each reply to one choice: it is told beside an answer that is there already."""
MEBIBYTES = 1024


Stopped = Callable[[], bool]
"""Whether somebody wants no more of what is being done; asked often."""


def never() -> bool:
    """Nobody does."""
    return False


def for_run(stopped: Stopped = never) -> Budget:
    """For a situation that is played."""
    from scenarios.played.budget import Budget

    return Budget(seconds=SECONDS, mebibytes=MEBIBYTES, stopped=stopped)


def for_opening(stopped: Stopped = never) -> Budget:
    """For what comes of each reply that a situation waits for."""
    from scenarios.played.budget import Budget

    return Budget(seconds=OPENING, mebibytes=MEBIBYTES, stopped=stopped)


def for_exploring(stopped: Stopped = never) -> Budget:
    """For a situation that is played with every answer."""
    from scenarios.played.budget import Budget

    return Budget(seconds=EXPLORING, mebibytes=MEBIBYTES, stopped=stopped)


@contextmanager
def stopped_by_interrupt() -> Iterator[threading.Event]:
    """The first Ctrl+C is noted, for what goes on to come to an end with what it has; the second one ends the program."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return

    def interrupted(number: int, frame: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
