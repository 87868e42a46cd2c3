"""How far something has come that takes a while, in words: the share that is done, and how long the rest may take."""

from __future__ import annotations

import time

FIRST = 1.0
"""Seconds before which nobody could say how long the rest takes."""


class Course:
    """One thing that takes a while, from its beginning on."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._begun = time.monotonic()
        self._told = -1

    def told(self, done: int, total: int) -> str | None:
        """What to say when so much of the whole is done; `None` where it would be the same as last time."""
        share = min(100 * done // total, 100) if total else 100
        if share == self._told:
            return None
        self._told = share
        return f"{self.what}: {share}%{self._rest(done, total)}"

    def _rest(self, done: int, total: int) -> str:
        past = time.monotonic() - self._begun
        if not done or past < FIRST or done >= total:
            return ""
        return f", ancora {duration(past * (total - done) / done)} circa"


def duration(seconds: float) -> str:
    """A length of time as somebody would say it."""
    whole = max(round(seconds), 1)
    if whole < 90:
        return f"{whole} s"
    return f"{round(whole / 60)} min"


def several(count: int, one: str, many: str) -> str:
    """How many there are, with the dots of thousands."""
    return f"{count:,}".replace(",", ".") + f" {one if count == 1 else many}"
