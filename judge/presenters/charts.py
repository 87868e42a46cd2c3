"""Numbers drawn with letters: columns over time, and a line of small columns for each of many things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

EMPTY = "·"
"""Where there was nothing to measure."""
_SMALL = "▁▂▃▄▅▆▇█"
_HEIGHT = 8
_WIDE = 5
"""How many letters a column takes with the space beside it."""


def columns(shares: Sequence[tuple[str, float | None, str]]) -> Iterator[str]:
    """Shares from 0 to 1 as columns, each with the words below it; ``None`` is an empty place. On eighty columns up to fourteen."""
    for row in range(_HEIGHT, 0, -1):
        scale = {_HEIGHT: "100 % ", _HEIGHT // 2: " 50 % "}.get(row, " " * 6)
        drawn = "".join(f"{_cell(share, row):<{_WIDE}}" for _, share, _ in shares)
        yield f"{scale}│ {drawn}".rstrip()
    yield f"  0 % └{'─' * (_WIDE * len(shares))}"
    for words in ([name for name, _, _ in shares], [below for _, _, below in shares]):
        yield (" " * 8 + "".join(f"{word:<{_WIDE}}" for word in words)).rstrip()


def _cell(share: float | None, row: int) -> str:
    """A column between two rows: whole, half or not at all; one of nothing at all is a line on the ground."""
    if share is None:
        return ""
    halves = round(share * _HEIGHT * 2) - (row - 1) * 2
    if halves >= 1:
        return "███" if halves > 1 else "▄▄▄"
    return "▁▁▁" if row == 1 else ""


def small(shares: Sequence[float | None]) -> str:
    """Shares from 0 to 1 as one letter each."""
    return "".join(EMPTY if share is None else _SMALL[round(share * (len(_SMALL) - 1))] for share in shares)
