"""Why one thing did not happen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one thing did not happen: what did not, why, by which rules, at which steps (none: at no single one)."""

    what: str
    why: str
    rules: tuple[str, ...]
    steps: tuple[int, ...] = ()
