"""The built-in scenarios, as a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.presenters.matching import matching

if TYPE_CHECKING:
    from scenarios.library import Entry


def entries() -> tuple[Entry, ...]:
    """All of them, in their order."""
    from scenarios import library

    return tuple(library.entries())


def found(typed: str, all_entries: Sequence[Entry]) -> list[Entry]:
    """Those that have all the words that were typed in their title, name or themes."""
    return matching(typed, all_entries, searched, limit=len(all_entries))


def searched(entry: Entry) -> str:
    """The words by which an entry is found."""
    return " ".join((entry.title, *entry.themes, entry.name))


def described(entry: Entry) -> tuple[str, str]:
    """The title, and what is said beside it."""
    level = f"livello {entry.level}" if entry.level else ""
    return entry.title, " · ".join(filter(None, (level, ", ".join(entry.themes))))
