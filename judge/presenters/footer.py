"""The line at the foot of a screen: the keys that work now, as many as fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

BETWEEN = "  "


class Hint(NamedTuple):
    """One key with the words for what it does."""

    key: str
    label: str

    def __len__(self) -> int:
        return len(self.key) + 1 + len(self.label)


def fitting(active: Iterable[Hint], always: Sequence[Hint], columns: int) -> tuple[Hint, ...]:
    """The hints of the columns: `always` at the end, and before them those of the others, in order, for which there is room."""
    room = columns - _width(always)
    shown: list[Hint] = []
    for hint in dict.fromkeys(active):
        if hint in always:
            continue
        if _width([*shown, hint]) + len(BETWEEN) > room:
            break
        shown.append(hint)
    return (*shown, *always)


def _width(hints: Sequence[Hint]) -> int:
    return sum(map(len, hints)) + len(BETWEEN) * max(len(hints) - 1, 0)


def clicked(widths: Sequence[int], column: int) -> int | None:
    """Which of several things that stand in a line, so wide and apart by `BETWEEN`, a column belongs to."""
    start = 0
    for number, wide in enumerate(widths):
        if start <= column < start + wide:
            return number
        start += wide + len(BETWEEN)
    return None
