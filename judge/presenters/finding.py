"""Words found in the lines of a pane, whatever their capitals and accents, where they may go on in the line below."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

LAST = 1 << 30
"""Behind the last sign of any line."""


def next_in(rows: Sequence[str], wanted: str, row: int, column: int) -> tuple[int, int] | None:
    """The line and column where some words come next after a place, and then from the beginning on."""
    words = _even(wanted.strip())
    if not words or not rows:
        return None
    starts = [0, *accumulate(len(one) + 1 for one in rows)]
    text = _even("\n".join(rows)).replace("\n", " ")
    after = min(starts[row] + column, starts[row + 1] - 1) if row >= 0 else 0
    at = text.find(words, max(after, 0))
    if at < 0:
        at = text.find(words)
    if at < 0:
        return None
    found = bisect_right(starts, at) - 1
    return found, at - starts[found]


def _even(text: str) -> str:
    """A text without capitals and accents, as many signs long as it was."""
    return "".join((unicodedata.normalize("NFD", sign)[:1].casefold() or sign)[:1] for sign in text)
