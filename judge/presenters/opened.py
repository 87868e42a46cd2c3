"""The situations that were opened last: a convenience, which nothing waits for and no damage of which is in the way."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from judge import paths
from judge.remembered import DamagedMemoryError, Opened

SHOWN = 5


class Last(NamedTuple):
    """One of them: what opens it, and what it is called."""

    source: str
    name: str


def remember(source: str) -> None:
    """Notes that a situation was opened, by the whole path of its file. What cannot be written is not remembered."""
    path = Path(source)
    with suppress(DamagedMemoryError, OSError):
        _kept().put(str(path.absolute()) if path.exists() else source)


def last() -> tuple[Last, ...]:
    """Those opened last that are still there; none where that cannot be read."""
    found = []
    with suppress(DamagedMemoryError, OSError):
        for source in _kept().all():
            path = Path(source)
            if not path.is_absolute() or path.is_file():
                found.append(Last(source, path.stem))
    return tuple(found[:SHOWN])


def _kept() -> Opened:
    return Opened(paths.state() / "aperte.json")
