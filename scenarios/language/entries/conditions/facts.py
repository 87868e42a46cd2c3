"""608.2c: how a fact that a condition asks for is written."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry


def fact(en: str, it: str, said: str) -> list[Entry]:
    """A fact, in both languages."""
    return entry("fact", en, it, said=said)
