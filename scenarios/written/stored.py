"""Abilities as JSON and back, for keeping what was compiled. Only records and words of the engine's vocabulary are made."""

from __future__ import annotations

from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.cards import abilities, characteristics
from engine.words import terms
from engine.words.record import Record, is_record, told

_KIND, _WORD = "genere", "parola"


class NotStored(ValueError):
    """Data that says nothing the vocabulary has."""


def stored(value: Any) -> Any:
    """A value of the vocabulary as texts, numbers, lists and mappings; fields at their default are left out.

    Raises NotStored for a value that is none.
    """
    if isinstance(value, Enum):
        return {_KIND: _name(type(value)), _WORD: value.value}
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [stored(one) for one in value]
    if is_record(value):
        return {_KIND: _name(type(value)), **{name: stored(content) for name, content in told(value)}}
    raise NotStored(type(value).__name__)


def restored(data: Any) -> Any:
    """The value that such data is of. Raises NotStored where it is of none."""
    if data is None or isinstance(data, str | int):
        return data
    if isinstance(data, list):
        return tuple(restored(one) for one in data)
    if not isinstance(data, dict):
        raise NotStored(type(data).__name__)
    kind = _kind(str(data.get(_KIND)))
    try:
        if issubclass(kind, Enum):
            return kind(data[_WORD])
        return kind(**{name: restored(content) for name, content in data.items() if name != _KIND})
    except (KeyError, TypeError, ValueError) as error:
        raise NotStored(str(error)) from None


def _name(kind: type) -> str:
    name = f"{kind.__module__}.{kind.__name__}"
    if _kind(name) is not kind:
        raise NotStored(name)
    return name


@cache
def _kind(name: str) -> Any:
    """The record or word of the vocabulary that is defined there. Raises NotStored where none is."""
    module, _, last = name.rpartition(".")
    kind = vars(import_module(module)).get(last) if module in _modules() else None
    if not isinstance(kind, type) or kind.__module__ != module or not issubclass(kind, Record | Enum):
        raise NotStored(name)
    return kind


@cache
def _modules() -> frozenset[str]:
    """Where the vocabulary is defined; a module is imported only when something of it is asked for."""
    inside = (f"{abilities.__name__}.{module.name}" for module in iter_modules(abilities.__path__))
    return frozenset((*inside, characteristics.__name__, terms.__name__))
