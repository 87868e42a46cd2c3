"""Counts of the work done, by which tests and benchmarks guard speed; no rule reads them."""

from __future__ import annotations

from msgspec import Struct


class Meter(Struct):
    """How often each costly thing was done since the last reset."""

    projections: int = 0
    """Boards that were worked out whole (613.1)."""
    kept: int = 0
    """Boards that were taken over, since nothing had changed that they rest on."""
    alone: int = 0
    """Objects that were put through the layers one by one, all others being as they were."""
    trials: int = 0
    """613.8a: how often an effect was tried out to see whether another depends on it."""
    previews: int = 0
    """Objects looked at as an effect that was tried out would leave them."""
    trigger_checks: int = 0
    checked: int = 0
    """704.5f-h: permanents that a check of state-based actions looked at one by one."""
    looked_through: int = 0
    """Objects looked at one by one for what is so of few of them, or held against what they were."""
    forks: int = 0
    questions: int = 0
    copies: int = 0
    """New records of objects."""
    positions: int = 0
    """Boards that were worked out whole, to be compared with others."""

    def reset(self) -> None:
        """Count from nothing again."""
        for name in self.__struct_fields__:
            setattr(self, name, 0)


METER = Meter()
