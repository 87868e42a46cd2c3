"""Frozen records, which everything in the engine is made of, and what is inside of them.

A record is a `msgspec.Struct` that is frozen: what dataclasses do in Python is done in C, and nothing is compiled for each class.
That counts where five hundred classes stand between a judge and the answer, and a run makes records by the ten thousand
(docs/decisions.md). Nothing is decoded into records, so that their annotations are read by type checkers alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from inspect import Parameter, Signature
from types import MappingProxyType, UnionType
from typing import TYPE_CHECKING, Any, TypeGuard, dataclass_transform

from msgspec import NODEFAULT, Struct, StructMeta, field
from msgspec.structs import astuple

if TYPE_CHECKING:
    # Under this name mypy holds what is replaced against the fields; at run time it would refuse a record.
    from dataclasses import replace
else:
    from msgspec.structs import replace

__all__ = ["Record", "defaults", "is_record", "replace", "told", "within"]


class _Kind(StructMeta):
    """The class of classes of records."""

    @property
    def __signature__(self) -> Signature:
        """What is given to make one. msgspec's own evaluates the annotations, whose names type checkers alone import."""
        known = {name: Parameter.empty if value is NODEFAULT else value for name, value in _last(self)}
        by_place, by_name = Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY
        given = [
            Parameter(
                name, by_place if name in self.__match_args__ else by_name, default=known.get(name, Parameter.empty)
            )
            for name in self.__struct_fields__
        ]
        return Signature(given)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record(Struct, metaclass=_Kind, frozen=True):
    """What every record is a class of. ``kw_only``: the fields of a class are given by name; ``dict``: it has cached properties.

    The names of the fields are in ``__struct_fields__``.
    """


def is_record(value: object) -> TypeGuard[Record]:
    """Whether a value, and not a class, has fields."""
    return isinstance(value, Record)


@cache
def defaults(kind: type[Struct]) -> Mapping[str, Any]:
    """The value that each field has where none is given; without fields that must be given and those whose value is made anew."""
    return MappingProxyType(
        {name: value for name, value in _last(kind) if value is not NODEFAULT and type(value) is not _FACTORY}
    )


def _last(kind: StructMeta) -> Iterator[tuple[str, Any]]:
    """The fields from the first that has a default on, each with what msgspec keeps as its default."""
    names, kept = kind.__struct_fields__, kind.__struct_defaults__
    return zip(names[len(names) - len(kept) :], kept, strict=True)


class _Anew(Struct):
    value: list[object] = field(default_factory=list)


_FACTORY = type(_Anew.__struct_defaults__[0])
"""What msgspec keeps as the default of a field whose value is made anew; it has no public name."""


def told(value: Struct) -> Iterator[tuple[str, Any]]:
    """The fields of a record that are not at their default, each with its value."""
    known = defaults(type(value))
    for name in value.__struct_fields__:
        content = getattr(value, name)
        if name not in known or content != known[name]:
            yield name, content


def within(value: object, *, stop: type | UnionType | tuple[()] = ()) -> Iterator[object]:
    """All records that a value consists of, itself among them, each before what is in it.

    ``stop``: kinds of records that are not gone into.
    """
    ahead: list[object] = [value]
    while ahead:
        part = ahead.pop()
        if isinstance(part, Record):
            yield part
            part = () if isinstance(part, stop) else astuple(part)
        if isinstance(part, _SEVERAL):
            # Most fields of a record say nothing: they are not put by to be looked at once more.
            ahead += [one for one in reversed(part) if one and isinstance(one, _HOLDING)]


_SEVERAL = (tuple, list)
_HOLDING = (*_SEVERAL, Record)
"""What other records can be in."""
