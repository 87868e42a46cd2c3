"""How much a run may make, and how long it may take: what it was given up for is said in Italian."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.words.budget import OverBudget
from scenarios.language.words import number

resource: Any = import_module("resource") if find_spec("resource") else None
"""What counts memory; Windows has none."""

MOST_THINGS = 50_000
"""How many events one run may be about to make: the same on every machine."""
STOPPED = "fermato a richiesta"
_EVERY = 256
"""How often memory is looked at: once in so many questions."""


class Budget:
    """What a run may cost. Without seconds or bytes only what is made counts, and that is the same on every machine.

    ``stopped``: whether somebody wants no more of it; asked often, so it must be cheap.
    """

    def __init__(
        self,
        *,
        things: int = MOST_THINGS,
        seconds: float | None = None,
        mebibytes: int | None = None,
        stopped: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.things = things
        self.seconds = seconds
        self.mebibytes = mebibytes
        self._stopped = stopped
        self._clock = clock
        self._left = things
        self._until = None if seconds is None else clock() + seconds
        self._most = None if mebibytes is None else _used() + mebibytes
        self._asked = 0

    def again(self) -> Budget:
        """For another run in the same time and memory: it may make as much as the first one."""
        twin = Budget(things=self.things, stopped=self._stopped, clock=self._clock)
        twin.seconds, twin._until = self.seconds, self._until
        twin.mebibytes, twin._most = self.mebibytes, self._most
        return twin

    def spend(self, things: int) -> None:
        """Count so many things that are about to be made. Raises OverBudget."""
        self._left -= things
        if self._left < 0:
            raise OverBudget(f"oltre il limite di {number(self.things, 'evento', 'eventi')}")
        self._asked += 1
        why = self.over(memory=self._asked % _EVERY == 0)
        if why:
            raise OverBudget(why)

    def over(self, *, memory: bool = True) -> str:
        """Why all runs in this time and memory end now; '' where they may go on."""
        if self._stopped():
            return STOPPED
        if self._until is not None and self._clock() > self._until:
            return f"oltre il limite di {self.seconds:g} secondi"
        if memory and self._most is not None and _used() > self._most:
            return f"oltre il limite di {self.mebibytes} MiB di memoria"
        return ""


def _used() -> int:
    """The most memory that this process has used so far, in MiB; 0 where nobody can tell."""
    if resource is None:
        return 0
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(used) >> (20 if sys.platform == "darwin" else 10)
