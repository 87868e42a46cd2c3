"""The trainer's sets that were opened in the application, and the one it goes on with: conveniences, as `opened` has them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from judge import paths
from judge.diagnostics import Problem
from judge.presenters import files
from judge.remembered import DamagedMemoryError, Opened
from ruletext.reasons import reason

TODAY = "oggi"
"""What is kept in place of a folder: what comes back today, of all that ships."""


class Known(NamedTuple):
    """A set that was opened: its folder, and what stands in a list for it."""

    folder: Path
    words: str


def remember(folder: Path | None) -> None:
    """Notes which set is trained with from now on, `None` for what comes back. What cannot be written is not remembered."""
    with suppress(DamagedMemoryError, OSError):
        _kept().put(TODAY if folder is None else str(folder.absolute()))


def known() -> tuple[Known, ...]:
    """Those opened last that are still there; none where that cannot be read."""
    found = []
    with suppress(DamagedMemoryError, OSError):
        for one in _kept().all():
            folder = Path(one)
            if folder.is_absolute() and folder.is_dir():
                found.append(Known(folder, f"{folder.name} ({folder.parent})"))
    return tuple(found)


def current() -> Path | None:
    """The set that was trained with last, whether or not it is still there; `None` for what comes back today."""
    with suppress(DamagedMemoryError, OSError):
        for one in _kept().all()[:1]:
            return None if one == TODAY else Path(one)
    return None


def folder_of(typed: str) -> Path:
    """The folder that somebody typed. Raises `Problem`."""
    try:
        return files.path_of(typed)
    except OSError as error:
        raise Problem(f"{typed}: {reason(error)}") from error


def _kept() -> Opened:
    return Opened(paths.state() / "insiemi.json")
