"""What the next key will need, loaded while nobody is waiting for anything: the first picture is there before, and stays alive."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Condition

PLAYING = (
    "judge.presenters.sources",
    "judge.commands.sources",
    "scenarios.written.kept",
    "scenarios.played.run",
    "scenarios.told.report",
    "judge.screens.play",
    "engine.flow.play",
    "engine.flow.trying",
    "judge.card_readings",
    "judge.presenters.cards",
    "scenarios.told.misfit",
)
"""What plays a situation that was played before and shows the answer."""
READING = (
    "scenarios.library",
    "scenarios.written.load",
    "scenarios.printed.lending",
    "scenarios.cardtext.api",
    "scenarios.cardtext.aimed",
    "scenarios.cardtext.spoken",
)
"""What reads one for the first time."""
PAUSE = 0.002
"""Seconds in which the screen has the processor for itself, after each piece."""
_LOOKS_AGAIN = 0.05


class Turns:
    """Whoever works ahead of time waits while somebody is waiting for an answer: both would take twice as long together."""

    def __init__(self) -> None:
        self._awaited = 0
        self._changed = Condition()

    @contextmanager
    def awaited(self) -> Iterator[None]:
        """While what goes on here is waited for."""
        with self._changed:
            self._awaited += 1
        try:
            yield
        finally:
            with self._changed:
                self._awaited -= 1
                self._changed.notify_all()

    def let_pass(self, stopped: Callable[[], bool]) -> bool:
        """Returns when nobody waits, with False; or with True as soon as nothing more is wanted."""
        with self._changed:
            while self._awaited and not stopped():
                self._changed.wait(_LOOKS_AGAIN)
        return stopped()


def load(stopped: Callable[[], bool]) -> None:
    """Loads all of it, piece by piece; what is left is left undone as soon as it is said to be stopped."""
    for name in (*PLAYING, *READING):
        if stopped():
            return
        import_module(name)
        time.sleep(PAUSE)
    from scenarios.cardtext import parsing

    if not stopped():
        parsing.prepare()
