"""Boards kept by themselves while they are typed, so that nothing is lost: each in a small file, written beside and renamed.

Two windows never write the same file: each has names of its own, and who goes on with a board that another one left takes it over
under a new name. A window that still has it open goes on writing its own.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from ruletext.files import BESIDE, PRIVATE, content_of, replace

EMPTY = "Anna:\nBruno:\n"
"""What a new board begins with: two players, and cards that nobody knows in their libraries."""
FORMAT = 1
ENDING = ".json"
MOST_KEPT = 50
"""How many boards are kept; the oldest ones go."""
LARGEST = 2_000_000
"""How many bytes a kept board may have."""
_SHOWN = 60
_ABANDONED = 3600
"""Seconds after which nobody is still writing a board."""

_numbers, _turns = count(1), count(1)


def next_turn() -> int:
    """Later than all turns before it: threads that write come to it in any order."""
    return next(_turns)


class Kept(NamedTuple):
    """A board as it was kept: its name among the kept ones, what it says, the file it was saved in, and when it changed."""

    name: str
    text: str
    file: str
    when: float

    @property
    def title(self) -> str:
        """What it is called in a list: its title, or else what its first lines say."""
        lines = [line.strip() for line in self.text.split("\n") if line.strip()]
        titled = next((line.partition(":")[2].strip() for line in lines if line.lower().startswith("titolo:")), "")
        # A player of whom nothing is said tells no board from another.
        shown = titled or " / ".join([line for line in lines if not line.endswith(":")] or lines)
        return shown if len(shown) <= _SHOWN else f"{shown[: _SHOWN - 1]}…"


class Boards:
    """The kept boards in one folder, which need not be there. Methods raise `OSError`."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self._clock = clock
        self._writing = Lock()
        self._last: dict[str, int] = {}

    def new(self) -> str:
        """A name that no other window gives."""
        return f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(self._clock()))}-{os.getpid()}-{next(_numbers)}"

    def keep(self, name: str, text: str, file: str = "", turn: int | None = None) -> None:
        """Keeps a board under a name, in place of what was kept under it; ``turn``: whose turn came before is too late."""
        turn = next_turn() if turn is None else turn
        with self._writing:
            if turn < self._last.get(name, 0):
                return
            self._last[name] = turn
            self.folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
            content = {"formato": FORMAT, "file": file, "quando": self._clock(), "testo": text}
            replace(self._path(name), json.dumps(content, ensure_ascii=False).encode("utf-8", "replace"))

    def forget(self, name: str) -> None:
        """Keeps a board no longer."""
        self._path(name).unlink(missing_ok=True)

    def take_over(self, name: str) -> str:
        """Gives a kept board a new name; one that another window has taken over meanwhile stays with that one."""
        mine = self.new()
        with suppress(FileNotFoundError):
            self._path(name).rename(self._path(mine))
        return mine

    def all(self) -> tuple[Kept, ...]:
        """The kept boards, the last one first. What is damaged is left out: it is nobody's only copy of anything that is read."""
        found = [kept for path in self._files() if (kept := _read(path)) is not None]
        return tuple(sorted(found, key=lambda kept: kept.when, reverse=True))

    def has_any(self) -> bool:
        """Whether a board is kept, whatever it says."""
        return bool(self._files())

    def prune(self) -> None:
        """Lets the oldest go where there are too many, and what a window that was killed had only begun to write."""
        for kept in self.all()[MOST_KEPT:]:
            self.forget(kept.name)
        for begun in self.folder.glob(f"*{ENDING}.*{BESIDE}"):
            with suppress(FileNotFoundError):
                if self._clock() - begun.stat().st_mtime > _ABANDONED:
                    begun.unlink()

    def _files(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == ENDING]
        except (FileNotFoundError, NotADirectoryError):
            return []

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{ENDING}"


def _read(path: Path) -> Kept | None:
    try:
        content = json.loads(content_of(path, LARGEST))
        if content["formato"] != FORMAT:
            return None
        text, file, when = content["testo"], content["file"], float(content["quando"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return Kept(path.stem, text, file, when) if isinstance(text, str) and isinstance(file, str) else None


def boards() -> Boards:
    """Those of this user."""
    from judge import paths

    return Boards(paths.data() / "tavoli")
