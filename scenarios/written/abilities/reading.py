"""How records of the engine's vocabulary are read from fields with Italian keys: one table of forms for each kind of record.

A form ties a key to a class, and further keys to its attributes. The same tables give the JSON Schema.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from scenarios.language.errors import Faulty, Found, Wrong, in_words, nearest, shown, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.records import LONGEST_LINE, as_list, described, folded, unknown_key
from scenarios.written.scalars import read_name, read_number, read_yes, text_of

Schema = dict[str, Any]

REFERENCE = "x-definition"
"""In a schema on its way: stands for the grammar of that name, until all are put together."""


@dataclass(frozen=True)
class Reader:
    """Makes one value from what stands in a file, or raises an error of `wrong` or `Faulty` with several of them."""

    read: Callable[[Any], Any]
    schema: Callable[[], Schema]

    def __call__(self, value: Any) -> Any:
        return self.read(value)


class Collected:
    """The faults of several parts, so that all of them are reported and not only the first."""

    def __init__(self) -> None:
        self._found: list[Found] = []

    def read(self, reader: Callable[[Any], Any], value: Any, *location: str | int) -> Any:
        """What the reader makes of a value; ``None`` where it is at fault, which is kept with its location."""
        try:
            return reader(value)
        except Wrong as error:
            self.add(error, value, *location)
        except Faulty as error:
            self._found += [Found(one.wrong, (*location, *one.location), one.value) for one in error.found]
        return None

    def add(self, error: Wrong, value: Any, *location: str | int) -> None:
        """Keep one fault."""
        self._found.append(Found(error, location, value))

    def raise_all(self) -> None:
        """Raises `Faulty` where any fault was kept."""
        if self._found:
            raise Faulty(self._found)


@dataclass(frozen=True)
class Part:
    """One attribute of a form: the key under which it stands, and how it is read."""

    key: str
    reader: Reader


@dataclass(frozen=True)
class Form:
    """One way to write a record: its keys in order, the first of which says that it is this one."""

    make: Callable[..., Any]
    parts: Mapping[str, Part]
    fixed: Mapping[str, Any]

    @cached_property
    def head(self) -> str:
        """The key by which the form is known."""
        return next(iter(self.parts.values())).key

    @cached_property
    def by_key(self) -> Mapping[str, str]:
        """The attribute under each key, as it is compared."""
        return {folded(part.key): attribute for attribute, part in self.parts.items()}

    @cached_property
    def needed(self) -> tuple[str, ...]:
        """The attributes that must be given."""
        parameters = inspect.signature(self.make).parameters
        return tuple(name for name in self.parts if parameters[name].default is inspect.Parameter.empty)

    def unknown(self, fields: Mapping[str, Any]) -> int:
        """How many keys the form does not have."""
        return sum(folded(key) not in self.by_key for key in fields)

    def read(self, fields: Mapping[str, Any]) -> Any:
        """The record. Raises `Faulty` with every fault of its fields."""
        collected = Collected()
        values: dict[str, Any] = dict(self.fixed)
        for written, value in fields.items():
            attribute = self.by_key.get(folded(written))
            if attribute is None:
                collected.add(unknown_key(written, (part.key for part in self.parts.values())), value, written)
            elif attribute in values:
                collected.add(
                    wrong(f"il campo «{self.parts[attribute].key}» c'è due volte", at_key=True), value, written
                )
            else:
                values[attribute] = collected.read(self.parts[attribute].reader, value, written)
        for attribute in self.needed:
            if attribute not in values:
                key = self.parts[attribute].key
                collected.add(wrong(f"manca il campo «{key}»"), fields, key)
        collected.raise_all()
        return self.make(**values)

    def schema(self, *, headed: bool = False) -> Schema:
        """The form in JSON Schema; ``headed``: its first key must be there, because it is known by it."""
        needed = [self.parts[name].key for name in self.needed]
        return {
            "type": "object",
            "properties": {part.key: part.reader.schema() for part in self.parts.values()},
            "required": list(dict.fromkeys((self.head, *needed))) if headed else needed,
            "additionalProperties": False,
        }


class Grammar:
    """All ways to write one kind of record: forms with keys, single words, and texts in a form of their own."""

    all: ClassVar[dict[str, Grammar]] = {}
    """Every grammar by its name in the schema."""

    def __init__(self, name: str, what: str) -> None:
        """``name`` stands in the schema; ``what`` names the kind in messages, with its article ('una quantità')."""
        self.name = name
        self.what = what
        self.forms: list[Form] = []
        self.words: dict[str, Any] = {}
        self._spellings: list[str] = []
        self._texts: list[tuple[Callable[[str], Any], str]] = []
        self.open_form: Form | None = None
        """The form of fields of which none is a head."""
        self.rewrite: Callable[[Any], Any] = lambda fields: fields
        """What is done to fields before they are read."""
        self.beside: Form | None = None
        """A form whose fields may stand among those of the open form."""
        Grammar.all[name] = self

    @cached_property
    def reader(self) -> Reader:
        """The grammar as the reader of a part."""
        return Reader(self.read, lambda: {REFERENCE: self.name})

    def form(
        self, make: Callable[..., Any], fixed: Mapping[str, Any] | None = None, /, **parts: tuple[str, Reader]
    ) -> None:
        """Add a way to write a record: for each attribute its key and reader; the first is the key that it is known by.

        ``fixed`` are attributes that the key itself says.
        """
        made = {attribute: Part(key, reader) for attribute, (key, reader) in parts.items()}
        self.forms.append(Form(make, made, fixed or {}))

    def word(self, words: str, value: Any) -> None:
        """Add words, divided by ``|``, that stand for one value."""
        for spelling in words.split("|"):
            self.words[folded(spelling)] = value
            self._spellings.append(spelling.strip())

    def text(self, read: Callable[[str], Any], example: str) -> None:
        """Add a reader of texts, which gives ``None`` for one that is not in its form, and raises errors of `wrong`."""
        self._texts.append((read, example))

    def read(self, value: Any) -> Any:
        """The record. Raises an error of `wrong`, or `Faulty` with several of them."""
        if isinstance(value, dict):
            if len(value) == 1 and next(iter(value.values())) is None and self._form_of(value) is None:
                return self.read_text(str(next(iter(value))))
            value = self.rewrite(value)
            form = self._form_of(value) or self.open_form
            if form is None:
                heads = tuple(dict.fromkeys(form.head for form in self.forms))
                meant = next((near for key in value if (near := nearest(str(key), heads))), "")
                listed = f"; si scrive con uno dei campi {in_words(heads)}" if not meant else ""
                raise wrong(f"{described(value)} non è {self.what}{listed}", meant)
            return form.read(value)
        if isinstance(value, str):
            return self.read_text(value)
        if value is None or isinstance(value, list):
            raise wrong(f"qui serve {self.what}, non {described(value)}")
        return value

    def read_text(self, text: str) -> Any:
        """The record that a text stands for. Raises an error of `wrong`."""
        if len(text) > LONGEST_LINE:
            raise wrong(f"{shown(text)} non è {self.what}")
        found = self.words.get(folded(text))
        if found is not None:
            return found
        for read, _ in self._texts:
            found = read(" ".join(text.split()))
            if found is not None:
                return found
        heads = {folded(form.head): form for form in self.forms}
        if folded(text) in heads:
            raise wrong(f"{shown(text)} qui è un campo: si scrive «{heads[folded(text)].head}:» con il suo valore")
        known = [*self._spellings, *(form.head for form in self.forms)]
        raise wrong(f"{shown(text)} non è {self.what}", nearest(text, known))

    def _form_of(self, fields: Mapping[str, Any]) -> Form | None:
        written = {folded(str(key)) for key in fields}
        candidates = [form for form in self.forms if folded(form.head) in written]
        return min(candidates, key=lambda form: form.unknown(fields), default=None)

    def schema(self) -> Schema:
        """All forms in JSON Schema, for the definitions of the whole."""
        choices: list[Schema] = [form.schema(headed=True) for form in self.forms]
        if self.open_form is not None:
            choices.append(self.open_form.schema())
        if self.open_form is not None and self.beside is not None:
            choices[-1]["properties"] = {**self.beside.schema()["properties"], **choices[-1]["properties"]}
        if self._texts:
            choices.append({"type": ["string", "integer"], "examples": [example for _, example in self._texts]})
        elif self.words:
            choices.append({"type": "string", "enum": self._spellings})
        if self.words or self._texts:
            # ``{creatura}``: in braces, which YAML reads as a key without a value.
            choices.append({"type": "object", "maxProperties": 1, "additionalProperties": {"type": "null"}})
        return {"anyOf": choices, "description": f"{self.what[0].upper()}{self.what[1:]}"}


def later(name: str) -> Reader:
    """A grammar that is made further on: what is spoken of can be counted, and what is counted is spoken of."""
    return Reader(lambda value: Grammar.all[name].reader(value), lambda: {REFERENCE: name})


def many(reader: Reader) -> Reader:
    """A list of them, where one alone may stand without brackets."""

    def read(value: Any) -> tuple[Any, ...]:
        collected = Collected()
        listed: Any = as_list(value)
        alone = listed is not value
        found = [collected.read(reader, one, *(() if alone else (n,))) for n, one in enumerate(listed)]
        collected.raise_all()
        return tuple(found)

    return Reader(read, lambda: {"anyOf": [reader.schema(), {"type": "array", "items": reader.schema()}]})


def word(vocabulary: Vocabulary[Any]) -> Reader:
    """A word of a table."""
    return Reader(lambda value: vocabulary.read(text_of(value)), vocabulary.schema)


def number(least: int | None = None) -> Reader:
    """A whole number."""
    return Reader(
        lambda value: read_number(text_of(value), least),
        lambda: {"type": ["integer", "string"], "pattern": "^[+-]?[0-9]+$"},
    )


def or_nothing(words: Iterable[str], reader: Reader) -> Reader:
    """What the reader makes, or ``None`` for one of the words."""
    spellings = tuple(words)
    known = tuple(map(folded, spellings))

    def read(value: Any) -> Any:
        return None if isinstance(value, str) and folded(value) in known else reader(value)

    return Reader(read, lambda: {"anyOf": [reader.schema(), {"type": "string", "enum": list(spellings)}]})


def record(form: Form) -> Reader:
    """Fields that are always of one form."""

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise wrong(
                f"qui servono dei campi ({in_words(part.key for part in form.parts.values())}), non {described(value)}"
            )
        return form.read(value)

    return Reader(read, form.schema)


def form_of(make: Callable[..., Any], **parts: tuple[str, Reader]) -> Form:
    """A form that is used by itself."""
    return Form(make, {attribute: Part(key, reader) for attribute, (key, reader) in parts.items()}, {})


def _text_schema() -> Schema:
    return {"type": "string"}


YES = Reader(
    read_yes, lambda: {"type": ["string", "boolean"], "enum": ["sì", "si", "no", "vero", "falso", True, False]}
)
NAME = Reader(read_name, _text_schema)
PROSE = Reader(lambda value: text_of(value).strip(), _text_schema)
COST_NAME = Reader(lambda value: KEYWORDS.get(PROSE(value)) or PROSE(value), _text_schema)
"""601.2b: what a cost is called; one that a keyword ability brings along is called as that keyword is printed."""
NUMBER = number()
NATURAL = number(0)
POSITIVE = number(1)
