"""What was read, as JSON and back, for keeping it: only records and words of ours are made, and nothing is looked at again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any

from engine.words import record as engine_record
from scenarios.language.errors import Place
from scenarios.written.records import Record, Text
from scenarios.written.rules_text import RulesText

_KIND, _WORD, _PLACE, _ENTRIES = "genere", "parola", "posto", "voci"
_TEXT, _RULES_TEXT, _MAPPING, _LIST = "testo", "testo di carta", "campi", "elenco"
_DEFINED_IN = ("engine.cards.", "engine.state.", "engine.words.", "scenarios.language.", "scenarios.written.")
"""Where records and words are defined; to import one of these does nothing else."""


class NotStored(ValueError):
    """Data that says nothing the vocabulary has, or a value that no data says."""


def stored(value: Any) -> Any:
    """A value as texts, numbers, lists and mappings; fields that were left out, or are at their default, are left out.

    Raises NotStored for a value that is none of ours.
    """
    kind = type(value)
    if value is None or kind in (str, int, bool):
        return value
    if isinstance(value, Enum):
        return {_KIND: _name(kind), _WORD: value.value}
    if kind is tuple:
        return [stored(one) for one in value]
    if isinstance(value, engine_record.Record):
        return {_KIND: _name(kind), **{name: stored(content) for name, content in engine_record.told(value)}}
    if isinstance(value, Record):
        return _stored_record(value)
    if isinstance(value, tuple) and hasattr(kind, "_fields"):
        return {_KIND: _name(kind), **{name: stored(one) for name, one in zip(kind._fields, value, strict=True)}}
    if kind is Text:
        return {_KIND: _TEXT, _WORD: str(value), _PLACE: value.place, "stile": value.style}
    if kind is RulesText:
        of_card = {"stampato": True, "giorno": value.day} if value.printed else {}
        return {_KIND: _RULES_TEXT, _ENTRIES: [stored(part) for part in value.parts], **of_card}
    if kind in (dict, MappingProxyType):
        return {_KIND: _MAPPING, _ENTRIES: [[stored(key), stored(one)] for key, one in value.items()]}
    if kind is list:
        return {_KIND: _LIST, _ENTRIES: [stored(one) for one in value]}
    raise NotStored(kind.__name__)


def _stored_record(value: Record) -> dict[str, Any]:
    given = value.by_name()
    said = {name: stored(given[name]) for name in type(value).model_fields if name in value.model_fields_set}
    return {_KIND: _name(type(value)), _PLACE: value.place, **said}


def restored(data: Any, lines: Sequence[str] = ()) -> Any:
    """The value that such data is of; ``lines`` are those of the file that its texts stand in.

    Raises NotStored where it is of none.
    """
    if data is None or isinstance(data, str | int):
        return data
    if isinstance(data, list):
        return tuple(restored(one, lines) for one in data)
    if not isinstance(data, dict):
        raise NotStored(type(data).__name__)
    try:
        return _restored(data, lines)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NotStored(str(error)) from None


def _restored(data: Mapping[str, Any], lines: Sequence[str]) -> Any:
    match data.get(_KIND):
        case str() as name if "." in name:
            return _of_kind(_kind(name), data, lines)
        case "testo":
            return Text(data[_WORD], _place(data[_PLACE]), style=data["stile"], lines=lines)
        case "testo di carta":
            return RulesText(tuple(_each(data, lines)), printed=data.get("stampato", False), day=data.get("giorno", ""))
        case "campi":
            return {restored(key, lines): restored(one, lines) for key, one in data[_ENTRIES]}
        case "elenco":
            return list(_each(data, lines))
    raise NotStored(str(data.get(_KIND)))


def _each(data: Mapping[str, Any], lines: Sequence[str]) -> Iterator[Any]:
    return (restored(one, lines) for one in data[_ENTRIES])


def _of_kind(kind: Any, data: Mapping[str, Any], lines: Sequence[str]) -> Any:
    if issubclass(kind, Enum):
        return kind(data[_WORD])
    fields = {name: restored(one, lines) for name, one in data.items() if name not in (_KIND, _PLACE)}
    made = kind(**fields)
    return made.standing_at(_place(data[_PLACE])) if isinstance(made, Record) else made


def _place(data: Any) -> Place | None:
    return None if data is None else Place(*data)


def _name(kind: type) -> str:
    name = f"{kind.__module__}.{kind.__name__}"
    if _kind(name) is not kind:
        raise NotStored(name)
    return name


@cache
def _kind(name: str) -> Any:
    """The record or word of ours that is defined there. Raises NotStored where none is."""
    module, _, last = name.rpartition(".")
    if not module.startswith(_DEFINED_IN):
        raise NotStored(name)
    try:
        kind = vars(import_module(module)).get(last)
    except ImportError:
        raise NotStored(name) from None
    if not isinstance(kind, type) or kind.__module__ != module or not _is_ours(kind):
        raise NotStored(name)
    return kind


def _is_ours(kind: type) -> bool:
    named = issubclass(kind, tuple) and hasattr(kind, "_fields")
    return named or issubclass(kind, engine_record.Record | Record | Enum)
