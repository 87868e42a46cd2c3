"""What people write read into the models by pydantic: every fault at once, each in Italian. Nothing else here knows pydantic.

What is right has been read before anybody comes here (`scenarios.written.sound`). A model of ours stands for a model of pydantic,
which is made when something is first read into it. For the JSON Schema all are.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache
from typing import Any, ClassVar, TypeVar, get_type_hints

# It would look through everything that is installed for plugins, which are none of this program's.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    TypeAdapter,
    ValidationError,
    ValidatorFunctionWrapHandler,
    create_model,
    model_validator,
)
from pydantic_core import InitErrorDetails, PydanticCustomError, core_schema

from scenarios.language.errors import Faulty, Found, Wrong, shown, wrong
from scenarios.written.records import Record, Told, described, place_of
from scenarios.written.sound import fields_of

AnyRecord = TypeVar("AnyRecord", bound=Record)
Read = Callable[[Any], Any]

_describing: ContextVar[bool] = ContextVar("describing", default=False)
"""Whether models are made to be described, with all that is in them."""


# --- what is read


def read(model: type[AnyRecord], data: Any) -> AnyRecord:
    """The record that something stands for. Raises `Faulty` with every fault of it."""
    if isinstance(data, model):
        return data
    try:
        made: AnyRecord = _mirror(model, False).__pydantic_validator__.validate_python(data)
    except ValidationError as error:
        raise Faulty(_found(error)) from None
    return made


def read_as(what: Any, data: Any) -> Any:
    """The value of an annotated type that something stands for. Raises `Faulty`."""
    try:
        return TypeAdapter(what).validate_python(data)
    except ValidationError as error:
        raise Faulty(_found(error)) from None


def json_schema(model: type[Record]) -> dict[str, Any]:
    """What a model may look like in a file."""
    before = _describing.set(True)
    try:
        return _mirror(model, True).model_json_schema()
    finally:
        _describing.reset(before)


# --- what pydantic is told


def core_schema_of(model: type[Record], handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
    """How a field of that model is read: by the model, which is built when there is something to read."""
    if _describing.get():
        return handler.generate_schema(_mirror(model, True))
    return plainly(lambda data: read(model, data))


def plainly(reader: Read) -> core_schema.CoreSchema:
    """A reader alone makes the value."""
    return core_schema.no_info_plain_validator_function(_told(reader))


def before(reader: Read, schema: core_schema.CoreSchema) -> core_schema.CoreSchema:
    """A reader sees what stands there first."""
    return core_schema.no_info_before_validator_function(_told(reader), schema)


def instead_of(source: Any, reader: Read, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
    """A reader makes the value, and what is described is what it would be without one."""
    if not _describing.get():
        return plainly(reader)
    return core_schema.no_info_wrap_validator_function(lambda data, _: reader(data), handler(source))


def _told(reader: Read) -> Read:
    """The reader, whose errors pydantic understands."""

    def read_it(data: Any) -> Any:
        try:
            return reader(data)
        except Wrong as one:
            raise _custom(one) from None
        except Faulty as several:
            raise ValidationError.from_exception_data("", _details(several.found)) from None

    return read_it


def _custom(one: Wrong) -> PydanticCustomError:
    context = {"message": one.message, "suggestion": one.suggestion, "offset": one.offset, "at_key": one.at_key}
    return PydanticCustomError("scenario", "{message}", context)


def _details(found: tuple[Found, ...]) -> list[InitErrorDetails]:
    return [InitErrorDetails(type=_custom(one.wrong), loc=one.location, input=one.value) for one in found]


# --- the models of pydantic


class _Mirror(BaseModel):
    """What every model of pydantic here is one of; it gives the record of ours that it is made for."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True, arbitrary_types_allowed=True)
    record: ClassVar[type[Record]]

    @model_validator(mode="wrap")
    @classmethod
    def _read(cls, data: Any, handler: ValidatorFunctionWrapHandler) -> Any:
        if isinstance(data, cls.record):
            return data
        found: list[Found] = []
        place = place_of(data)
        made: Record | None = None
        try:
            given = _told(lambda data: fields_of(cls.record, data, found))(data)
            mirror = handler(given)
            made = cls.record.made_of(mirror.__dict__, frozenset(mirror.__pydantic_fields_set__), place)
            if not found:
                _told(lambda made: made.refuse())(made)
        except ValidationError as error:
            found += _found(error)
        if found or made is None:
            raise ValidationError.from_exception_data(cls.__name__, _details(tuple(found)))
        return made

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        fields = {
            key: value for key, value in handler.resolve_ref_schema(handler(schema)).items() if key != "description"
        }
        others = list(cls.record.other_schemas)
        if cls.record.from_text.__func__ is not Record.from_text.__func__:  # type: ignore[attr-defined]
            # An editor that knows YAML but not us takes some scalars for numbers or truth values.
            others.append({"type": ["string", "integer", "boolean"]})
        return {"anyOf": [fields, *others]} if others else fields


def _mirror_of(model: type[Record], whole: bool) -> type[_Mirror]:
    """The model of pydantic for a model of ours; ``whole``: with the models of its fields, to be described."""
    types = get_type_hints(model, include_extras=True)
    fields: dict[str, Any] = {name: (types[name], _field(told)) for name, told in model.model_fields.items()}
    made = create_model(model.__name__, __base__=_Mirror, __module__=model.__module__, **fields)
    made.record = model
    return made


# type checkers take a class of records for a record, which is hashed otherwise
_mirror: Callable[[Any, bool], type[_Mirror]] = cache(_mirror_of)


def _field(told: Told) -> Any:
    said: dict[str, Any] = {"alias": told.alias, "description": told.description or None}
    if told.default_factory is not None:
        return Field(default_factory=told.default_factory, **said)
    return Field(told.default, **said)


# --- what pydantic says, in Italian


def _found(error: ValidationError) -> list[Found]:
    """The single errors of a pydantic error, each with a message in Italian."""
    return [Found(_italian(dict(one)), tuple(one["loc"]), one["input"]) for one in error.errors(include_url=False)]


def _italian(found: dict[str, Any]) -> Wrong:
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
