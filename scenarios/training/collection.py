"""What there is to train on: the situations that ship, or those of a trainer's own set."""

from __future__ import annotations

from scenarios.library import Entry, entries
from scenarios.training.concepts import of_themes
from scenarios.training.session import Available

UNSORTED = "senza-concetto"
"""The concept of situations whose themes are in no concept: they come back as one thing."""


def shipped() -> tuple[Entry, ...]:
    """The situations that ship and say what they ask."""
    return tuple(one for one in entries() if one.asks)


def available(found: tuple[Entry, ...]) -> tuple[Available, ...]:
    """What a session chooses from, one for each situation."""
    return tuple(Available(one.name, one.level or 0, of_themes(one.themes) or (UNSORTED,)) for one in found)
