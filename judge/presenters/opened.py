"""What was opened last, the colours used last, whether the tour was seen: conveniences, no damage of which is in the way."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from judge import paths
from judge.remembered import DamagedMemoryError, Opened
from ruletext.files import content_of, replace

SHOWN = 5
_THEME, _SEEN = "tema", "giro-visto"


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


def kept_theme() -> str:
    """The name of the theme that was chosen last; '' for none."""
    with suppress(OSError, UnicodeDecodeError):
        return content_of(paths.state() / _THEME, 100).decode().strip()
    return ""


def keep_theme(name: str) -> None:
    """Keeps a theme for the next time; where that cannot be written, the next time is as the first."""
    with suppress(OSError):
        replace(paths.made(paths.state()) / _THEME, f"{name}\n".encode())


def first_time() -> bool:
    """Whether the application was never opened here before, which from now on it was."""
    mark = paths.state() / _SEEN
    if mark.exists():
        return False
    with suppress(OSError):
        replace(paths.made(paths.state()) / _SEEN, b"")
        return True
    # What cannot be noted would come again every time.
    return False


def begins_with_the_tour(mode: str | None, source: str | Path | None, *, toured: bool = False) -> bool:
    """Whether the tour stands before the application: where it is asked for, and the first time that it is opened on nothing.

    Whoever asks for the table has two players waiting and types at once: those letters are not the tour's.
    """
    return toured or (not mode and not source and first_time())


def _kept() -> Opened:
    return Opened(paths.state() / "aperte.json")
