"""The base of all models of a scenario, and the tree that they are read from, in which every value knows its place.

The models say their fields to pydantic, which reads files into them (`scenarios.written.validating`); what has been read once and
was kept is made without it. So nothing here imports it: that takes longer than playing a situation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Self, TypeVar

from scenarios.language.errors import Place, Wrong, in_words, nearest, shown, wrong
from scenarios.language.folding import folded as folded

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
    from pydantic_core import core_schema

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


class Told:
    """A field of a model: its key in a file, what it says to people, and its value where it is left out."""

    __slots__ = ("alias", "default", "default_factory", "description")

    def __init__(
        self, default: Any, default_factory: Callable[[], Any] | None, alias: str | None, description: str
    ) -> None:
        self.default = default
        self.default_factory = default_factory
        self.alias = alias
        self.description = description

    def is_required(self) -> bool:
        """Whether it may not be left out."""
        return self.default is ... and self.default_factory is None

    def usual(self) -> Any:
        """Its value where it is left out."""
        return self.default if self.default_factory is None else self.default_factory()


def Field(  # noqa: N802 - a declaration, as those of pydantic and of dataclasses
    default: Any = ...,
    *,
    default_factory: Callable[[], Any] | None = None,
    alias: str | None = None,
    description: str = "",
) -> Any:
    """Declares a field of a model."""
    return Told(default, default_factory, alias, description)


class Record:
    """A part of a scenario. Italian keys are aliases; Python code uses the attribute names; nothing else is accepted.

    Making one looks at the names of its fields alone, reading one (`model_validate`) at everything.
    """

    __slots__ = ("__dict__", "__weakref__", "_given", "_place")
    _given: frozenset[str]
    _place: Place | None

    model_fields: ClassVar[Mapping[str, Told]] = MappingProxyType({})

    other_schemas: ClassVar[tuple[dict[str, Any], ...]] = ()
    """In JSON Schema: how it can be written besides its fields and a text."""

    def __init_subclass__(cls) -> None:
        """Takes down the fields of a new model, those of the models that it is one of first."""
        own: dict[str, Told] = {}
        for name, annotation in vars(cls).get("__annotations__", {}).items():
            if name.startswith("_") or str(annotation).startswith("ClassVar"):
                continue
            said = vars(cls).get(name, ...)
            own[name] = said if isinstance(said, Told) else Told(said, None, None, "")
            if said is not ...:
                delattr(cls, name)
        cls.model_fields = MappingProxyType({**cls.model_fields, **own})

    def __init__(self, **fields: Any) -> None:
        known = type(self).model_fields
        if unknown := fields.keys() - known.keys():
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(unknown))}")
        values = {}
        for name, field in known.items():
            if name not in fields and field.is_required():
                raise TypeError(f"{type(self).__name__} needs {name}")
            values[name] = fields[name] if name in fields else field.usual()
        self._take(values, frozenset(fields), None)

    def _take(self, values: Mapping[str, Any], given: frozenset[str], place: Place | None) -> None:
        self.__dict__.update(values)
        object.__setattr__(self, "_given", given)
        object.__setattr__(self, "_place", place)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is frozen")

    @classmethod
    def made_of(cls, values: Mapping[str, Any], given: frozenset[str], place: Place | None) -> Self:
        """The record with all of these values, of which some were given, written at a place; nothing is looked at."""
        made = cls.__new__(cls)
        made._take(values, given, place)
        return made

    @property
    def place(self) -> Place | None:
        """Where in its file the record was written."""
        return self._place

    def standing_at(self, place: Place | None) -> Self:
        """The same record, written there."""
        return type(self).made_of(self.__dict__, self._given, place)

    @property
    def model_fields_set(self) -> frozenset[str]:
        """The fields that were given, and not left out."""
        return self._given

    def by_name(self) -> Mapping[str, Any]:
        """The value of every field, by its name."""
        return self.__dict__

    def model_copy(self, *, update: Mapping[str, Any] = MappingProxyType({})) -> Self:
        """The same record with other values in some fields, which are not looked at."""
        return type(self).made_of({**self.__dict__, **update}, self._given | update.keys(), self._place)

    @classmethod
    def model_validate(cls, data: Any) -> Self:
        """The record that something stands for: what a file has, or another mapping. Raises `Faulty` with every fault."""
        from scenarios.written.sound import read

        return read(cls, data)

    @classmethod
    def model_json_schema(cls) -> dict[str, Any]:
        """What it may look like in a file, as JSON Schema."""
        from scenarios.written.validating import json_schema

        return json_schema(cls)

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The fields that a scalar in place of a mapping stands for. Raises an error of `wrong` where it stands for none."""
        raise wrong(f"qui servono dei campi ({in_words(keys_of(cls))}), non {shown(text)}")

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """The fields as the model has them, for a model that can be written in more ways than one."""
        return fields

    def refuse(self) -> None:
        """Raises an error of `wrong` where fields that are right by themselves are not together."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        from scenarios.written.validating import core_schema_of

        return core_schema_of(cls, handler)

    def __eq__(self, other: object) -> bool:
        """Equal fields; where they were written makes no difference."""
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), repr(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def keys_of(model: type[Record]) -> tuple[str, ...]:
    """The keys that a model has in a file, in their order."""
    return tuple(field.alias or name for name, field in model.model_fields.items())


def _first_key(model: type[Record]) -> str:
    """The key that says which model of a family it is: the first that the model itself declares."""
    name = next(name for name in model.__annotations__ if name in model.model_fields)
    return model.model_fields[name].alias or name


def unknown_key(written: str, known: Iterable[str], english: Mapping[str, str] | None = None) -> Wrong:
    """The error for a field that is not there, with the nearest one, or with all that there are.

    Nearest is the field that ``english`` has for the word, then one written alike, then one whose whole name is in it.
    """
    keys = tuple(known)
    plain = folded(written)
    contained = [key for key in keys if folded(key) in plain.split()]
    meant = (english or {}).get(plain) or nearest(written, keys) or (contained[0] if len(contained) == 1 else "")
    there = "" if meant else f"; ci sono {in_words(keys)}"
    return wrong(f"il campo {shown(written)} qui non c'è{there}", meant, at_key=True)


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
        """The record that the data stands for. Raises an error of `wrong`, or `Faulty` with the faults of its fields."""
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
        from scenarios.written.validating import instead_of

        return instead_of(source, self.read, handler)


class BeforeValidator:
    """Annotates what is read by a function first."""

    def __init__(self, read: Callable[[Any], Any]) -> None:
        self.read = read

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        from scenarios.written.validating import before

        return before(self.read, handler(source))


class WithJsonSchema:
    """Annotates what looks otherwise in a file than its type says."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._schema = schema

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return dict(self._schema)


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
        from scenarios.written.validating import before

        return before(self.read, handler(source))

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

    The reader takes what stands in the file, or a value already made, and raises an error of `wrong` or `Faulty`.
    """

    read: Callable[[Any], Any]
    schema: Callable[[], dict[str, Any]]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        from scenarios.written.validating import plainly

        return plainly(self.read)

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return self.schema()


def words_in(value: object) -> Iterator[str]:
    """Every text in a record, or in part of one: the names that it may speak of, among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Record):
        for one in value.by_name().values():
            yield from words_in(one)
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from words_in(key)
            yield from words_in(one)
    elif isinstance(value, tuple | list):
        for one in value:
            yield from words_in(one)
