"""Words found in the lines of a pane, whatever their capitals and accents, where they may go on in the line below."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

LAST = 1 << 30
"""Behind the last sign of any line."""


Place = tuple[int, int]
"""A line and a column, from 0."""


def next_in(rows: Sequence[str], wanted: str, row: int, column: int) -> Place | None:
    """The line and column where some words come next after a place, and then from the beginning on."""
    text, words = _Text.of(rows), _even(wanted.strip())
    if not words or not rows:
        return None
    after = max(text.at(row, column), 0)
    return text.place(next((at for at in (text.signs.find(words, after), text.signs.find(words)) if at >= 0), None))


def before_in(rows: Sequence[str], wanted: str, row: int, column: int) -> Place | None:
    """The line and column where some words come last before a place, and then from the end back."""
    text, words = _Text.of(rows), _even(wanted.strip())
    if not words or not rows:
        return None
    until = max(text.at(row, column), 0)
    # What begins before the place counts, wherever it ends.
    found = text.signs.rfind(words, 0, until + len(words) - 1) if until else -1
    return text.place(next((at for at in (found, text.signs.rfind(words)) if at >= 0), None))


def beside(rows: Sequence[str], wanted: str, row: int, *, back: bool) -> Place | None:
    """Where some words come in another line than this one: below it, or with ``back`` above it."""
    return before_in(rows, wanted, row, 0) if back else next_in(rows, wanted, row, LAST)


class _Text(NamedTuple):
    """Lines as one text, and where each of them begins."""

    signs: str
    starts: tuple[int, ...]

    @classmethod
    def of(cls, rows: Sequence[str]) -> _Text:
        return cls(_even("\n".join(rows)).replace("\n", " "), (0, *accumulate(len(one) + 1 for one in rows)))

    def at(self, row: int, column: int) -> int:
        """The place of a sign; -1 before the first line."""
        return min(self.starts[row] + column, self.starts[row + 1] - 1) if row >= 0 else -1

    def place(self, at: int | None) -> Place | None:
        if at is None:
            return None
        row = bisect_right(self.starts, at) - 1
        return row, at - self.starts[row]


def _even(text: str) -> str:
    """A text without capitals and accents, as many signs long as it was."""
    return "".join((unicodedata.normalize("NFD", sign)[:1].casefold() or sign)[:1] for sign in text)
