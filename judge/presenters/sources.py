"""Where a scenario that is played comes from, so that it can be read again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenarios.written.model import Scenario


@dataclass(frozen=True)
class Source:
    """What a scenario is called before it is read, and how it is read; `read` raises `judge.diagnostics.Problem`.

    ``path``: the file that is somebody's own, if there is one.
    """

    name: str
    read: Callable[[], Scenario]
    path: Path | None = None


def from_source(source: str) -> Source:
    """A file, or a built-in scenario by its name, as on the command line."""

    def read() -> Scenario:
        from judge.commands.sources import scenario_from

        return scenario_from(source)

    path = Path(source)
    return Source(path.name, read, path if path.is_file() else None)


def from_board(text: str, name: str) -> Source:
    """A board as it was typed on the Tavolo."""

    def read() -> Scenario:
        from judge.presenters.table import scenario

        return scenario(text)

    return Source(name, read)
