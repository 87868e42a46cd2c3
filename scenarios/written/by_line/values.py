"""What stands behind the colon of a line, as the field before it has it: one thing, several between commas, or so many of each.

    metà: Fiamma, Gelo
    comandante già lanciato: Capo 1, Re 2
    regole: 101.2 e 613.7

What a field can be is read from its type, so that a field that is new to a file is said in lines as well. Brackets, as a file has
them, are always understood.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from scenarios.language.counters import COUNTERS, ON_PLAYERS
from scenarios.language.errors import shown, wrong
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.embedded import tree_at
from scenarios.written.by_line.gathered import Block
from scenarios.written.by_line.pieces import Typed, divided, items
from scenarios.written.records import Family, Fields, Items, ReadBy, Record, Text
from scenarios.written.scalars import in_digits


class Shape(Enum):
    """In which way people say the value of a field."""

    ONE = auto()
    SEVERAL = auto()
    THINGS = auto()
    """Several of which each may have fields."""
    SO_MANY_OF_EACH = auto()


def shapes(model: type[Record]) -> Mapping[str, Shape]:
    """The shape of every field of a model, by its key as it is compared."""
    return _shapes_of(model)


def _all_shapes(model: type[Record]) -> Mapping[str, Shape]:
    hints = get_type_hints(model, include_extras=True)
    return {folded(told.alias or name): _shape(hints[name]) for name, told in model.model_fields.items()}


# type checkers take a class of records for a record, which is hashed otherwise
_shapes_of: Callable[[Any], Mapping[str, Shape]] = cache(_all_shapes)


def _shape(what: Any) -> Shape:
    origin, args = get_origin(what), get_args(what)
    if origin is Annotated:
        return Shape.ONE if _reads_itself(what) else _shape(args[0])
    if origin in (Union, types.UnionType):
        return next((found for one in args if (found := _shape(one)) is not Shape.ONE), Shape.ONE)
    if origin is tuple and args[1:] == (...,):
        return Shape.SEVERAL if _is_scalar(args[0]) else Shape.THINGS
    if origin is dict and _is_scalar(args[1]) and _plain(args[1]) is int:
        return Shape.SO_MANY_OF_EACH
    return Shape.ONE


def _reads_itself(what: Any) -> bool:
    return any(isinstance(one, ReadBy | Family) for one in what.__metadata__)


def _plain(what: Any) -> Any:
    return get_args(what)[0] if get_origin(what) is Annotated else what


def _is_scalar(what: Any) -> bool:
    """Whether a value is one text of a file, and neither fields nor a list."""
    if get_origin(what) is Annotated and _reads_itself(what):
        return False
    plain = _plain(what)
    return isinstance(plain, type) and get_origin(plain) is None and not issubclass(plain, Record)


def said(model: type[Record], key: str, value: Typed, block: Block) -> Any:
    """The value of a field as a file has it; ``None`` for nothing. Raises an error of `wrong`."""
    if not block.under:
        return None
    if "\n" not in block.whole and value.text[:1] not in ("{", "["):
        shape = shapes(model).get(folded(key), Shape.ONE)
        if shape is Shape.SEVERAL:
            return several(value)
        if shape is Shape.SO_MANY_OF_EACH:
            return so_many_of_each(value)
    return tree_at(block.under, *block.begins)


_AND = Pattern(r"\s+ed?\s+(?=[A-ZÀ-Ù0-9\"«“])")
_NOTHING = ("niente", "nessuno", "nessuna")


def is_nothing(value: Typed) -> bool:
    """Whether a word says that there is nothing of what may be several."""
    return folded(value.text) in _NOTHING


def several(value: Typed) -> Items:
    """What stands between commas, and behind a last «e» that a capital or a number follows; quotation marks keep a name whole."""
    if is_nothing(value):
        return Items(value.place)
    found: list[Typed] = []
    for part in divided(value, ","):
        start = 0
        for cut in _AND.finditer(part.text) if part.unquoted() == part else ():
            found.append(part.part(start, cut.start()))
            start = cut.end()
        found.append(part.part(start))
    return items(value.place, [one.unquoted().scalar() for one in found if one.text])


_NUMBER_LAST = re.compile(r"(?P<name>.*\S)(?:\s*[:x×]\s*|\s+)(?P<number>\d+)(?:\s+volt[ae])?", re.IGNORECASE)
_NUMBER_FIRST = re.compile(
    r"(?P<number>\S+?)(?:x|\s+volt[ae])?\s+(?:segnalin[oi]\s+)?(?:d[aei]l?\s+|a\s+)?(?P<name>\S.*)", re.IGNORECASE
)


def so_many_of_each(value: Typed) -> Fields:
    """``Capo 1, Re 2``, ``due segnalini +1/+1``, ``Capo una volta``. Raises an error of `wrong` where a number is missing."""
    made = Fields(value.place)
    for part in divided(value, ","):
        found = _NUMBER_LAST.fullmatch(part.text)
        if found is None:
            found = _NUMBER_FIRST.fullmatch(part.text)
            found = found if found is not None and in_digits(found["number"]) else None
        if found is None:
            name, _, number = re.sub(r"\s+volt[ae]$", "", part.text).rpartition(" ")
            if not name or not in_digits(number):
                like = f"«{part.text} 1»"
                raise wrong(
                    f"di {shown(part.text)} si dice quanti sono, come {like}", offset=part.column - value.column
                )
            made[part.part(0, len(name)).unquoted().scalar()] = Text(in_digits(number), part.place)
            continue
        name_typed = part.part(found.start("name"), found.end("name")).unquoted()
        made[name_typed.scalar()] = Text(in_digits(found["number"]), part.part(found.start("number")).place)
    return made


COUNTERS_ON = "segnalini"
_OF_POWER = re.compile(r"[+-]\d+/[+-]\d+")


def are_of_player(key: str, value: Typed) -> bool:
    """122.1: whether counters that a line says are of a kind that only a player can have."""
    if key != COUNTERS_ON or not value.text or value.text[0] == "{":
        return False
    kinds = [COUNTERS.get(str(kind)) for kind, _ in counters(value)]
    return bool(kinds) and all(kind in ON_PLAYERS for kind in kinds)


def counters(value: Typed) -> list[tuple[str, str]]:
    """Kinds of counters with how many there are of each; one of a kind that is named alone. Raises an error of `wrong`."""
    return [
        (str(kind), str(number))
        for part in divided(value, ",")
        for kind, number in ([(part.text, "1")] if _is_kind(part.text) else [*so_many_of_each(part).items()])
    ]


def _is_kind(text: str) -> bool:
    """Whether a text is a kind of counter alone, without a number of them."""
    return COUNTERS.get(text) is not None or _OF_POWER.fullmatch(text) is not None
