"""What there is to train on: the situations that ship, or a trainer's own set, a folder of files in the order of their names."""

from __future__ import annotations

from pathlib import Path

from scenarios.library import Entry, entries, entry_of
from scenarios.training.concepts import of_themes
from scenarios.training.session import Available

UNSORTED = "senza-concetto"
"""The concept of situations whose themes are in no concept: they come back as one thing."""


def shipped() -> tuple[Entry, ...]:
    """The situations that ship and say what they ask."""
    return tuple(one for one in entries() if one.asks)


def in_folder(folder: Path) -> tuple[Entry, ...]:
    """The situations of a trainer's set. Raises ScenarioError for a file that cannot be read, OSError for the folder."""
    return tuple(entry_of(path) for path in sorted(folder.iterdir()) if path.suffix in (".yaml", ".yml"))


def available(found: tuple[Entry, ...]) -> tuple[Available, ...]:
    """What a session chooses from, one for each situation."""
    return tuple(Available(one.name, one.level or 0, of_themes(one.themes) or (UNSORTED,)) for one in found)
