"""The words of the vocabulary that a value is made of."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from engine.words.record import within


@lru_cache(maxsize=4096)
def words(value: Hashable) -> frozenset[str]:
    """The names of all records that an ability is made of."""
    return frozenset(type(part).__name__ for part in within(value))
