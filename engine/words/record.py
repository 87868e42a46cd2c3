"""Frozen records, which everything in the engine is made of, and what is inside of them.

A record is a dataclass that is frozen and has slots; `dataclasses.fields` and `dataclasses.replace` work as always. Its methods
alone are made otherwise: the standard library compiles six of them for each class, this module one, and the others are shared.
That counts where five hundred classes stand between a judge and the answer (docs/decisions.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from types import UnionType
from typing import Any, ClassVar, Protocol, TypeGuard, TypeVar, dataclass_transform, overload

_Class = TypeVar("_Class")


@overload
def record(cls: type[_Class], /) -> type[_Class]: ...
@overload
def record(*, kw_only: bool = False) -> Callable[[type[_Class]], type[_Class]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[_Class] | None = None, /, *, kw_only: bool = False) -> Any:
    """Make a class a frozen dataclass with slots. ``kw_only``: its fields are given by name."""

    def make(plain: type[_Class]) -> type[_Class]:
        made: Any = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(plain)
        names = tuple(one.name for one in fields(made))
        made.__init__ = _initializer(made)
        made.__eq__, made.__hash__ = _comparison(names)
        made.__repr__ = _repr
        made.__setattr__ = made.__delattr__ = _frozen
        made.__getstate__, made.__setstate__ = _state, _restore
        return made  # type: ignore[no-any-return]

    return make if cls is None else make(cls)


def _initializer(made: Any) -> Callable[..., None]:
    """The function that gives the fields their values: the only one that is compiled for each class."""
    given = [one for one in fields(made) if one.init]
    by_name = [one for one in given if one.kw_only]
    parameters = [_parameter(one) for one in given if not one.kw_only]
    parameters += ["*", *map(_parameter, by_name)] if by_name else []
    body = [f"_set(self, {one.name!r}, {_value(one)})" for one in given] or ["pass"]
    known: dict[str, Any] = {"_set": object.__setattr__, "_missing": MISSING}
    known |= {f"_{one.name}": _default(one) for one in given}
    exec(f"def __init__(self, {', '.join(parameters)}):\n " + "\n ".join(body), known)  # noqa: S102
    function: Callable[..., None] = known["__init__"]
    function.__qualname__ = f"{made.__qualname__}.__init__"
    return function


def _default(one: Field[Any]) -> object:
    return one.default if one.default_factory is MISSING else one.default_factory


def _parameter(one: Field[Any]) -> str:
    if one.default_factory is not MISSING:
        return f"{one.name}=_missing"
    return one.name if one.default is MISSING else f"{one.name}=_{one.name}"


def _value(one: Field[Any]) -> str:
    return one.name if one.default_factory is MISSING else f"_{one.name}() if {one.name} is _missing else {one.name}"


def _comparison(names: tuple[str, ...]) -> tuple[Callable[[Any, object], Any], Callable[[Any], int]]:
    """Records are equal when they are of one class and their fields are."""
    values: Callable[[Any], object] = attrgetter(*names) if names else lambda _: ()

    def equal(self: Any, other: object) -> Any:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    return equal, hashed


def _repr(self: Any) -> str:
    shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{type(self).__qualname__}({shown})"


def _frozen(self: Any, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"{name!r} of a {type(self).__qualname__} cannot be changed")


def _state(self: Any) -> tuple[object, ...]:
    return tuple(getattr(self, one.name) for one in fields(self))


def _restore(self: Any, state: tuple[object, ...]) -> None:
    for one, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)


# --- what is inside of records


class HasFields(Protocol):
    """What every record has for `dataclasses.fields` and `replace`."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


def is_record(value: object) -> TypeGuard[HasFields]:
    """Whether a value, and not a class, has fields."""
    return hasattr(value, "__dataclass_fields__") and not isinstance(value, type)


def within(value: object, *, stop: type | UnionType | tuple[()] = ()) -> Iterator[object]:
    """All records that a value consists of, itself among them, each before what is in it.

    ``stop``: kinds of records that are not gone into.
    """
    ahead: list[object] = [value]
    while ahead:
        part = ahead.pop()
        if isinstance(part, tuple | list):
            ahead.extend(reversed(part))
        elif is_record(part):
            yield part
            if not isinstance(part, stop):
                ahead.extend(getattr(part, name) for name in reversed(part.__dataclass_fields__))
