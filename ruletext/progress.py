"""How far something has come that takes seconds, told to somebody who may end it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Progress = Callable[[int, int], None]
"""Is told how many steps of how many are done; what it raises ends the whole."""
_T = TypeVar("_T")


class Steps:
    """The steps of one thing, counted."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress = progress
        self._total = total
        self._done = 0
        self.given_up: BaseException | None = None
        """With what somebody ended it, while it went through something."""

    def one(self) -> None:
        """One step more."""
        self._done += 1
        if self._progress is not None:
            self._progress(self._done, self._total)

    def through(self, several: Iterable[_T], expected: int, steps: int) -> Iterator[_T]:
        """Goes through several things that are so many steps together; where it is given up they end as if there were no more.

        Whoever takes them then closes what it has opened.
        """
        start = self._done
        for place, one in enumerate(several, 1):
            try:
                while self._done - start < steps * place // expected and self._done < self._total:
                    self.one()
            except BaseException as error:  # noqa: BLE001 - raised when all is closed
                self.given_up = error
                return
            yield one
