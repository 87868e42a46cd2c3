"""What people write read into the models where it is right, which it nearly always is: without pydantic.

A model says its fields as types with annotations, which are walked here as pydantic would. Whatever is wrong, or of a kind that is
not known here, is read by `scenarios.written.validating`, which finds every fault at once; to load it takes longer than to play a
situation.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from scenarios.language.errors import Faulty, Found, Wrong, in_words, wrong
from scenarios.language.folding import folded
from scenarios.written.records import (
    LONGEST_LINE,
    BeforeValidator,
    Family,
    Fields,
    Listed,
    ReadBy,
    Record,
    Told,
    WithJsonSchema,
    keys_of,
    place_of,
    unknown_key,
)

AnyRecord = TypeVar("AnyRecord", bound=Record)
Read = Callable[[Any], Any]


class Unsure(Exception):
    """What stands here may be wrong, or cannot be read here."""


class _By(Enum):
    """Who reads what a reader comes to further in: a fault is looked for from the outermost part on, once."""

    NOBODY_YET = auto()
    THIS = auto()
    PYDANTIC = auto()


_by: ContextVar[_By] = ContextVar("by", default=_By.NOBODY_YET)


def read(model: type[AnyRecord], data: Any) -> AnyRecord:
    """The record that something stands for. Raises `Faulty` with every fault of it."""
    made: AnyRecord = _first_here(_record_reader(model), lambda: _validating().read(model, data), data)
    return made


def read_as(what: Any, data: Any) -> Any:
    """The value of an annotated type that something stands for. Raises `Faulty`."""
    return _first_here(_reader(what), lambda: _validating().read_as(what, data), data)


def _first_here(reader: Read, otherwise: Callable[[], Any], data: Any) -> Any:
    by = _by.get()
    if by is _By.THIS:
        return reader(data)
    if by is _By.NOBODY_YET:
        before = _by.set(_By.THIS)
        try:
            return reader(data)
        except (Unsure, Wrong, Faulty):
            pass  # it is read once more, by what says all that is wrong with it
        finally:
            _by.reset(before)
    before = _by.set(_By.PYDANTIC)
    try:
        return otherwise()
    finally:
        _by.reset(before)


def _validating() -> Any:
    from scenarios.written import validating

    return validating


# --- a reader for each type


def _reader_of(what: Any) -> Read:
    """What reads the values of a type; all that is wrong with one makes it unsure, or raises what its own readers raise."""
    origin, args = get_origin(what), get_args(what)
    if origin is Annotated:
        return _annotated(args[0], what.__metadata__)
    if origin in (Union, types.UnionType):
        return _one_of(args)
    if origin is tuple:
        return _each(args[0]) if args[1:] == (...,) else _in_turn(args)
    if origin is dict:
        return _entries(*args)
    if isinstance(what, type) and issubclass(what, Record):
        return _record_reader(what)
    if what is str:
        return _text
    return _just(what) if isinstance(what, type) and origin is None else _unsure


# type checkers take a class of records for a record, which is hashed otherwise
_reader: Callable[[Any], Read] = cache(_reader_of)


def _annotated(what: Any, said: tuple[Any, ...]) -> Read:
    """A reader in front of a type sees what stands there first; one that makes the value is all there is."""
    reader: Read | None = None
    for one in said:
        if isinstance(one, ReadBy | Family):
            reader = one.read
        elif isinstance(one, BeforeValidator | Listed):
            reader = _before(one.read, _reader(what) if reader is None else reader)
        elif not isinstance(one, WithJsonSchema):
            return _unsure
    return _reader(what) if reader is None else reader


def _before(first: Read, then: Read) -> Read:
    return lambda data: then(first(data))


def _one_of(choices: tuple[Any, ...]) -> Read:
    """A value or nothing, and a name or several: of these it can be seen which of them stands there."""
    others = [one for one in choices if one is not type(None)]
    may_be_nothing = len(others) < len(choices)
    if len(others) == 1:
        only = _reader(others[0])
        return lambda data: None if data is None and may_be_nothing else only(data)
    listed = [one for one in others if _is_listed(one)]
    if may_be_nothing or len(others) != 2 or len(listed) != 1:
        return _unsure
    several = _reader(listed[0])
    single = _reader(next(one for one in others if one is not listed[0]))
    return lambda data: several(data) if isinstance(data, list | tuple) else single(data)


def _is_listed(what: Any) -> bool:
    return get_origin(what) is Annotated and get_origin(get_args(what)[0]) is tuple


def _each(what: Any) -> Read:
    one = _reader(what)

    def read_each(data: Any) -> Any:
        if not isinstance(data, list | tuple):
            raise Unsure
        return tuple(map(one, data))

    return read_each


def _in_turn(several: tuple[Any, ...]) -> Read:
    readers = [_reader(one) for one in several]

    def read_in_turn(data: Any) -> Any:
        if not isinstance(data, list | tuple) or len(data) != len(readers):
            raise Unsure
        return tuple(one(part) for one, part in zip(readers, data, strict=True))

    return read_in_turn


def _entries(key: Any, value: Any) -> Read:
    read_key, read_value = _reader(key), _reader(value)

    def read_entries(data: Any) -> Any:
        if not isinstance(data, dict):
            raise Unsure
        made = {read_key(name): read_value(part) for name, part in data.items()}
        if len(made) < len(data):
            raise Unsure
        return made

    return read_entries


def _text(data: Any) -> Any:
    if not isinstance(data, str):
        raise Unsure
    return data if type(data) is str else str(data)


def _just(what: type) -> Read:
    """A value that its readers have made, as it is."""

    def read_just(data: Any) -> Any:
        if not isinstance(data, what) or (what is int and isinstance(data, bool)):
            raise Unsure
        return data

    return read_just


def _unsure(data: Any) -> Any:
    raise Unsure


# --- models


def _record_reader_of(model: Any) -> Read:
    """What reads a model; the types of its fields are looked up when one is read."""
    readers: dict[str, Read] = {}
    fields: Mapping[str, Told] = model.model_fields
    by_key = {field.alias or name: name for name, field in fields.items()}

    def read_record(data: Any) -> Any:
        if isinstance(data, model):
            return data
        found: list[Found] = []
        given = fields_of(model, data, found)
        if found or not isinstance(given, dict):
            raise Unsure
        values = {by_key.get(key, key): value for key, value in given.items()}
        if len(values) < len(given) or not values.keys() <= fields.keys():
            raise Unsure
        if any(field.is_required() and name not in values for name, field in fields.items()):
            raise Unsure
        if not readers:
            readers.update((name, _reader(what)) for name, what in get_type_hints(model, include_extras=True).items())
        read_values = {
            name: readers[name](values[name]) if name in values else field.usual() for name, field in fields.items()
        }
        made = model.made_of(read_values, frozenset(values), place_of(data))
        made.refuse()
        return made

    return read_record


_record_reader: Callable[[Any], Read] = cache(_record_reader_of)


def fields_of(model: type[Record], data: Any, found: list[Found]) -> Any:
    """The fields that something says, under the keys of a model; keys that it does not have are added to what was found."""
    if isinstance(data, str):
        if len(data) > LONGEST_LINE:
            raise wrong(f"la riga è troppo lunga: {len(data)} caratteri, il massimo è {LONGEST_LINE}")
        return {model.model_fields[name].alias or name: value for name, value in model.from_text(data).items()}
    if isinstance(data, Fields):
        return _with_known_keys(model, model.from_fields(data), found)
    if data is None or isinstance(data, list):
        written = "un elenco" if isinstance(data, list) else "niente"
        raise wrong(f"qui servono dei campi ({in_words(keys_of(model))}), non {written}")
    return data


class _Keys(NamedTuple):
    """The keys of a model as files have them, by how they are compared."""

    by_folded: Mapping[str, str]
    by_english_name: Mapping[str, str]
    may_be_empty: frozenset[str]
    """Keys without a value are right of lists and mappings, and of what must be there and may say nothing."""
    has_usual: frozenset[str]
    """Leaving these empty is the same as leaving them out."""


def _keys_of(model: type[Record]) -> _Keys:
    told: Mapping[str, Told] = {field.alias or name: field for name, field in model.model_fields.items()}
    return _Keys(
        {folded(key): key for key in told},
        {folded(name.replace("_", " ")): key for name, key in zip(model.model_fields, told, strict=True)},
        frozenset(
            key
            for key, field in told.items()
            if field.is_required() or field.default_factory is not None or field.default == ()
        ),
        frozenset(key for key, field in told.items() if field.default_factory is not None),
    )


_keys: Callable[[Any], _Keys] = cache(_keys_of)


def _with_known_keys(model: type[Record], fields: Fields, found: list[Found]) -> Fields:
    """The fields under the keys of the model; a key that it does not have, or has twice, is added to what was found."""
    known = _keys(model)
    kept = Fields(fields.place)
    for written, value in fields.items():
        key = known.by_folded.get(folded(written))
        if key is None:
            wrong_key = unknown_key(written, known.by_folded.values(), known.by_english_name)
        elif key in kept:
            wrong_key = wrong(f"il campo «{key}» c'è due volte", at_key=True)
        elif value is None and key not in known.may_be_empty:
            wrong_key = wrong("manca il valore", at_key=True)
        else:
            if value is not None or key not in known.has_usual:
                kept[key] = value
            continue
        found.append(Found(wrong_key, (str(written),), value))
    return kept
