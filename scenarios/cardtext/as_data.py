"""What a text compiles to as plain data, so that two readings can be laid beside each other and said to be the same."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from enum import Enum

from engine.words.record import is_record

FOR_SHOWING = frozenset({"text", "quality"})
"""Fields that hold the words of a card as they were printed, and say nothing that other fields do not."""


def as_data(value: object) -> object:
    """A record as its name and its fields, with everything in it; sets in the order of their contents."""
    if isinstance(value, tuple):
        return tuple(map(as_data, value))
    if isinstance(value, AbstractSet):
        return tuple(sorted(map(as_data, value), key=repr))
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if not is_record(value):
        return value
    fields = ((name, as_data(getattr(value, name))) for name in value.__struct_fields__ if name not in FOR_SHOWING)
    return (type(value).__name__, *fields)
