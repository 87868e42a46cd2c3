"""How work grows with what it is given: ratios within one run, since no clock of a busy machine says what is slow."""

from __future__ import annotations

import time
from collections.abc import Callable

TIMES = 4
"""How much more there is to do the second time; the square of it would be 16."""
AT_MOST = 10
_TRIES = 3


def growth(work: Callable[[int], object], size: int) -> float:
    """How many times the processor time there is for `TIMES` as much work; the fastest of a few tries of each."""
    few, many = (min(_spent(work, size * times) for _ in range(_TRIES)) for times in (1, TIMES))
    return many / few


def _spent(work: Callable[[int], object], size: int) -> float:
    begun = time.process_time()
    work(size)
    return max(time.process_time() - begun, 1e-4)
