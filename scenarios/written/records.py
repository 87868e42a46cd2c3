"""The base of all models of a scenario, and the tree that they are read from, in which every value knows its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Self, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    PrivateAttr,
    ValidationError,
    ValidatorFunctionWrapHandler,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic_core import InitErrorDetails, PydanticCustomError, core_schema

from scenarios.language.errors import Place, in_words, nearest, shown, wrong
from scenarios.language.folding import folded as folded

LONGEST_LINE = 400
"""How long a text may be that stands for fields, or for anything else than itself."""


class Text(str):
    """A scalar of a file, which is always text, with its place. A quoted one means what it says, empty or not.

    ``style`` is how YAML has it (quotation marks, ``|``, ``>`` or nothing), ``lines`` all lines of its file.
    """

    place: Place | None
    style: str
    lines: Sequence[str]

    def __new__(cls, text: str, place: Place | None = None, *, style: str = "", lines: Sequence[str] = ()) -> Self:
        made = super().__new__(cls, text)
        made.place = place
        made.style = style
        made.lines = lines
        return made

    @property
    def quoted(self) -> bool:
        """Whether it is marked as a text, by quotation marks or as a block."""
        return bool(self.style)


class Fields(dict[str, Any]):
    """A mapping of a file, with its place."""

    def __init__(self, place: Place | None = None) -> None:
        super().__init__()
        self.place = place


class Items(list[Any]):
    """A sequence of a file, with its place."""

    def __init__(self, place: Place | None = None) -> None:
        super().__init__()
        self.place = place


def place_of(value: object) -> Place | None:
    """Where a value of a file stands; ``None`` for what comes from elsewhere."""
    found = getattr(value, "place", None)
    return found if isinstance(found, Place) else None


class Record(BaseModel):
    """A part of a scenario. Italian keys are aliases; Python code uses the attribute names; nothing else is accepted.

    What is wrong is raised as pydantic's ValidationError, every message in Italian, all faults together.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, arbitrary_types_allowed=True)

    other_schemas: ClassVar[tuple[dict[str, Any], ...]] = ()
    """In JSON Schema: how it can be written besides its fields and a text."""

    _place: Place | None = PrivateAttr(default=None)

    @property
    def place(self) -> Place | None:
        """Where in its file the record was written."""
        return self._place

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The fields that a scalar in place of a mapping stands for. Raises an error of `wrong` where it stands for none."""
        raise wrong(f"qui servono dei campi ({in_words(_keys(cls))}), non {shown(text)}")

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """The fields as the model has them, for a model that can be written in more ways than one."""
        return fields

    @model_validator(mode="wrap")
    @classmethod
    def _read(cls, data: Any, handler: ValidatorFunctionWrapHandler) -> Self:
        errors: list[InitErrorDetails] = []
        place = place_of(data)
        if isinstance(data, str):
            if len(data) > LONGEST_LINE:
                raise wrong(f"la riga è troppo lunga: {len(data)} caratteri, il massimo è {LONGEST_LINE}")
            data = {_alias(cls, name): value for name, value in cls.from_text(data).items()}
        elif isinstance(data, Fields):
            data = _with_known_keys(cls, cls.from_fields(data), errors)
        elif data is None or isinstance(data, list):
            written = "un elenco" if isinstance(data, list) else "niente"
            raise wrong(f"qui servono dei campi ({in_words(_keys(cls))}), non {written}")
        made: Self | None = None
        try:
            made = handler(data)
        except ValidationError as error:
            errors += in_italian(error)
        if errors or made is None:
            raise ValidationError.from_exception_data(cls.__name__, errors)
        if place is not None:
            made._place = place
        return made

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        fields = {
            key: value for key, value in handler.resolve_ref_schema(handler(schema)).items() if key != "description"
        }
        others = list(cls.other_schemas)
        if cls.from_text.__func__ is not Record.from_text.__func__:  # type: ignore[attr-defined]
            # An editor that knows YAML but not us takes some scalars for numbers or truth values.
            others.append({"type": ["string", "integer", "boolean"]})
        return {"anyOf": [fields, *others]} if others else fields

    def __eq__(self, other: object) -> bool:
        """Equal fields; where they were written makes no difference."""
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), repr(self)))


@cache
def _keys(model: type[Record]) -> tuple[str, ...]:
    """The keys that a model has in a file, in their order."""
    return tuple(field.alias or name for name, field in model.model_fields.items())


def _alias(model: type[Record], attribute: str) -> str:
    return model.model_fields[attribute].alias or attribute


def _first_key(model: type[Record]) -> str:
    """The key that says which model of a family it is: the first that the model itself declares."""
    name = next(name for name in model.__annotations__ if name in model.model_fields)
    return model.model_fields[name].alias or name


@cache
def _by_folded_key(model: type[Record]) -> dict[str, str]:
    return {folded(key): key for key in _keys(model)}


def _with_known_keys(model: type[Record], fields: Fields, errors: list[InitErrorDetails]) -> Fields:
    """The fields under the keys of the model; a key that it does not have, or has twice, becomes an error."""
    known = _by_folded_key(model)
    kept = Fields(fields.place)
    for written, value in fields.items():
        key = known.get(folded(written))
        if key is None:
            error = unknown_key(written, known.values(), _by_english_name(model))
            errors.append(InitErrorDetails(type=error, loc=(str(written),), input=value))
        elif key in kept:
            twice = wrong(f"il campo «{key}» c'è due volte", at_key=True)
            errors.append(InitErrorDetails(type=twice, loc=(str(written),), input=value))
        elif value is None and not _may_be_empty(model, key):
            errors.append(
                InitErrorDetails(type=wrong("manca il valore", at_key=True), loc=(str(written),), input=value)
            )
        elif value is not None or not _has_usual(model, key):
            kept[key] = value
    return kept


@cache
def _may_be_empty(model: type[Record], key: str) -> bool:
    """Whether a field may be left empty: a list or mapping, and one that must be there and may say nothing."""
    field = _field(model, key)
    return field.is_required() or field.default_factory is not None or field.default == ()


@cache
def _has_usual(model: type[Record], key: str) -> bool:
    """Whether leaving a field empty is the same as leaving it out."""
    return _field(model, key).default_factory is not None


def _field(model: type[Record], key: str) -> FieldInfo:
    return next(field for name, field in model.model_fields.items() if key == (field.alias or name))


@cache
def _by_english_name(model: type[Record]) -> dict[str, str]:
    return {folded(name.replace("_", " ")): key for name, key in zip(model.model_fields, _keys(model), strict=True)}


def unknown_key(written: str, known: Iterable[str], english: Mapping[str, str] | None = None) -> PydanticCustomError:
    """The error for a field that is not there, with the nearest one, or with all that there are.

    Nearest is the field that ``english`` has for the word, then one written alike, then one whose whole name is in it.
    """
    keys = tuple(known)
    plain = folded(written)
    contained = [key for key in keys if folded(key) in plain.split()]
    meant = (english or {}).get(plain) or nearest(written, keys) or (contained[0] if len(contained) == 1 else "")
    there = "" if meant else f"; ci sono {in_words(keys)}"
    return wrong(f"il campo {shown(written)} qui non c'è{there}", meant, at_key=True)


def in_italian(error: ValidationError) -> list[InitErrorDetails]:
    """The single errors of a pydantic error, each with a message in Italian."""
    return [
        InitErrorDetails(type=_italian(dict(found)), loc=found["loc"], input=found["input"])
        for found in error.errors(include_url=False)
    ]


def _italian(found: dict[str, Any]) -> PydanticCustomError:
    context = found.get("ctx") or {}
    if found["type"] == "scenario":
        return wrong(context["message"], context["suggestion"], context["offset"], at_key=context["at_key"])
    if found["type"] == "missing":
        return wrong(f"manca il campo «{found['loc'][-1]}»")
    if found["type"] == "extra_forbidden":
        return wrong(f"il campo {shown(str(found['loc'][-1]))} qui non c'è")
    value = found["input"]
    if value is None:
        return wrong("manca il valore")
    wanted = _WANTED.get(found["type"], "un altro valore")
    return wrong(f"qui serve {wanted}, non {described(value)}")


_WANTED = {
    "string_type": "un testo",
    "int_type": "un numero intero",
    "bool_type": "sì o no",
    "list_type": "un elenco",
    "tuple_type": "un elenco",
    "dict_type": "un elenco di campi",
    "mapping_type": "un elenco di campi",
    "model_type": "un elenco di campi",
}


def described(value: object) -> str:
    """What stands in a file in place of something else, for a message."""
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, dict):
        return f"dei campi ({', '.join(shown(str(key)) for key in list(value)[:3])})"
    if isinstance(value, list | tuple):
        return "un elenco"
    return "niente" if value is None else shown(str(value))


def _these(fields: Mapping[str, Any]) -> str:
    """Fields as the subject of a sentence that says what they are not."""
    keys = ", ".join(shown(str(key)) for key in list(fields)[:3])
    return f"il campo {keys} non è" if len(fields) == 1 else f"i campi {keys} non sono"


AnyRecord = TypeVar("AnyRecord", bound=Record)


class Family:
    """A choice among models by the first key that each declares: ``{lancia: ...}`` is a CastSpell. Annotates their union.

    ``what`` names the family in messages, with its article ('un'azione'). ``words`` are the scalars that may stand for one, by
    their first word.
    """

    def __init__(self, what: str, *models: type[Record], words: Mapping[str, type[Record]] | None = None) -> None:
        self._what = what
        self._models = models
        self._by_key = {folded(_first_key(model)): model for model in models}
        self._by_word = {folded(word): model for word, model in (words or {}).items()}
        self._choices = tuple(map(_first_key, models))

    def read(self, data: Any) -> Any:
        """The record that the data stands for. Raises an error of `wrong`, or ValidationError with the faults of its fields."""
        if isinstance(data, self._models):
            return data
        if isinstance(data, str):
            chosen = self._by_word.get(folded(data).partition(" ")[0])
            if chosen is None:
                raise wrong(f"{shown(data)} non è {self._what}", nearest(data, (*self._by_word, *self._choices)))
            return chosen.model_validate(data)
        if not isinstance(data, dict):
            raise wrong(f"qui serve {self._what}, non {described(data)}")
        for key in data:
            if folded(str(key)) in self._by_key:
                return self._by_key[folded(str(key))].model_validate(data)
        meant = next((near for key in data if (near := nearest(str(key), self._choices))), "")
        there = "" if meant else f": manca uno dei campi {in_words(self._choices)}"
        if not data:
            raise wrong(f"qui serve {self._what}, non niente{there}")
        raise wrong(f"{_these(data)} {self._what}{there}", meant)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        return core_schema.no_info_wrap_validator_function(lambda data, _: self.read(data), handler(source))


class Listed:
    """Annotates a list that may be written as one thing alone, or left empty. ``nothing`` are words for the empty list."""

    def __init__(self, *nothing: str) -> None:
        self._nothing = nothing

    def read(self, value: Any) -> Any:
        """The list that the value stands for."""
        if isinstance(value, str) and folded(value) in self._nothing:
            return Items(place_of(value))
        return as_list(value)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        return core_schema.no_info_before_validator_function(self.read, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        listed = handler(schema)
        words: list[dict[str, Any]] = [{"type": "string", "enum": list(self._nothing)}] if self._nothing else []
        return {"anyOf": [listed, listed["items"], *words, {"type": "null"}]}


LISTED = Listed()


def as_list(value: object) -> object:
    """A list, where one thing alone may be written without brackets and nothing means none."""
    if value is None:
        return Items()
    if isinstance(value, str | dict) or not isinstance(value, list | tuple):
        alone = Items(place_of(value))
        alone.append(value)
        return alone
    return value


@dataclass(frozen=True)
class ReadBy:
    """In front of a type that is none of pydantic's: a reader makes its values, and says what they look like in a schema.

    The reader takes what stands in the file, or a value already made, and raises an error of `wrong` or a ValidationError.
    """

    read: Callable[[Any], Any]
    schema: Callable[[], dict[str, Any]]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        return core_schema.no_info_plain_validator_function(self.read)

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return self.schema()


def words_in(value: object) -> Iterator[str]:
    """Every text in a record, or in part of one: the names that it may speak of, among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from words_in(getattr(value, name))
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from words_in(key)
            yield from words_in(one)
    elif isinstance(value, tuple | list):
        for one in value:
            yield from words_in(one)
