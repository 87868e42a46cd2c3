"""The situations that ship, each read once and played once for all tests of a process that want to look at it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from scenarios.played.run import Run, run
from scenarios.written.load import load
from scenarios.written.model import Scenario


@cache
def read(path: Path) -> Scenario:
    """A situation as its file says it. Nobody can change it."""
    return load(path)


@cache
def played(path: Path) -> Run:
    """Its run to the end."""
    return run(read(path))
