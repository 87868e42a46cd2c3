"""613.8: which effect of a layer applies next. Timestamps decide, unless applying one effect would change another."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Flag, auto
from typing import TYPE_CHECKING

from engine.abilities import quantities as q
from engine.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeTypes,
    CopyOf,
    GainAbility,
    GainControl,
    LoseAllAbilities,
    LoseKeyword,
    Part,
)
from engine.abilities.filters import Filter
from engine.parts import sets_basic_land_type
from engine.terms import Layer, Relation

if TYPE_CHECKING:
    from engine.layers import Applying, _Projection


class Aspect(Flag):
    """What an effect can change and another can read."""

    NONE = 0
    CONTROL = auto()
    TYPE = auto()
    COLOR = auto()
    ABILITY = auto()
    NUMBERS = auto()
    ANY = CONTROL | TYPE | COLOR | ABILITY | NUMBERS


def writes(part: Part) -> Aspect:
    """What a part changes."""
    match part:
        case CopyOf():
            return Aspect.TYPE | Aspect.COLOR | Aspect.ABILITY | Aspect.NUMBERS
        case GainControl():
            return Aspect.CONTROL
        case ChangeTypes():
            return Aspect.TYPE | Aspect.ABILITY if sets_basic_land_type(part) else Aspect.TYPE
        case ChangeColors():
            return Aspect.COLOR
        case GainAbility() | LoseKeyword() | LoseAllAbilities() | CantHave():
            return Aspect.ABILITY
        case _:
            return Aspect.NUMBERS


def filter_reads(wanted: Filter) -> Aspect:
    """What a description looks at."""
    read = Aspect.NONE
    if wanted.types or wanted.any_type or wanted.not_types or wanted.subtypes or wanted.any_subtype:
        read |= Aspect.TYPE
    if wanted.supertypes or wanted.not_supertypes:
        read |= Aspect.TYPE
    if wanted.colors or wanted.not_colors or wanted.colorless is not None or wanted.multicolored is not None:
        read |= Aspect.COLOR
    if wanted.controller is not Relation.ANY:
        read |= Aspect.CONTROL
    if wanted.keyword is not None or wanted.without_keyword is not None:
        read |= Aspect.ABILITY
    if wanted.power is not None or wanted.toughness is not None:
        read |= Aspect.NUMBERS
    for part in wanted.any_of:
        read |= filter_reads(part)
    return read


def reads(effect: Applying, layer: Layer, *, started: bool) -> Aspect:
    """What the existence, the objects and the values of an effect rest on."""
    read = Aspect.NONE
    if effect.static is not None and not started:
        read |= Aspect.ABILITY
        if effect.static.affects is not None:
            read |= filter_reads(effect.static.affects)
        if effect.static.condition is not None:
            read |= Aspect.ANY
    for part in effect.in_layer(layer):
        values = [getattr(part, name, None) for name in ("power", "toughness")]
        if any(value is not None and not isinstance(value, q.Fixed | q.X | q.EventAmount) for value in values):
            read |= Aspect.ANY
        if isinstance(part, GainControl):
            read |= Aspect.CONTROL
    return read


def next_to_apply(waiting: Sequence[Applying], layer: Layer, projection: _Projection) -> Applying:
    """613.8b-c: the earliest of those that depend on none still waiting; in a loop, the earliest of the loop.

    ``waiting`` is in the order of timestamps, those of characteristic-defining abilities first (613.3).
    """
    if len(waiting) == 1:
        return waiting[0]
    depends = _dependencies(waiting, layer, projection)
    for index in range(len(waiting)):
        reached = _reached_from(index, depends)
        if all(index in _reached_from(other, depends) for other in reached):
            return waiting[index]
    raise AssertionError("a finite graph has a component that depends on nothing outside it")


def _dependencies(waiting: Sequence[Applying], layer: Layer, projection: _Projection) -> list[list[int]]:
    """613.8a: for each effect the others that it depends on, screened by what they touch, then tried out."""
    read = [reads(effect, layer, started=effect.key in projection.started) for effect in waiting]
    written = []
    for effect in waiting:
        aspects = Aspect.NONE
        for part in effect.in_layer(layer):
            aspects |= writes(part)
        written.append(aspects)
    found: list[list[int]] = [[] for _ in waiting]
    for first, effect in enumerate(waiting):
        concerned = [
            other
            for other, candidate in enumerate(waiting)
            if other != first and written[first] & read[other] and candidate.defines is effect.defines
        ]
        if not concerned:
            continue
        trial = projection.trial(effect, layer)
        for other in concerned:
            if trial.outcome(waiting[other], layer) != projection.outcome(waiting[other], layer):
                found[other].append(first)
    return found


def _reached_from(start: int, depends: list[list[int]]) -> list[int]:
    """All effects that one depends on, directly or through others."""
    reached: list[int] = []
    ahead = list(depends[start])
    while ahead:
        node = ahead.pop()
        if node not in reached:
            reached.append(node)
            ahead.extend(depends[node])
    return reached
