"""How far something has come that takes seconds, told to somebody who may end it."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[int, int], None]
"""Is told how many steps of how many are done; what it raises ends the whole."""


class Steps:
    """The steps of one thing, counted."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress = progress
        self._total = total
        self._done = 0

    def one(self) -> None:
        """One step more."""
        self._done += 1
        if self._progress is not None:
            self._progress(self._done, self._total)
