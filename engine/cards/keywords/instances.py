"""702.56b, 702.78b, 702.152b, 702.153b, 702.157b, 702.175b: of several instances of a keyword each looks at its own payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from engine.cards.abilities.ability import Ability, Keyword, Triggered
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.quantities import TimesPaid
from engine.cards.keywords.forms import forms
from engine.cards.keywords.numbers import register
from engine.words.record import is_record, replace, within
from engine.words.speaking import words

PAID_APART: tuple[str, ...] = ("replicate", "conspire", "casualty", "squad", "offspring", "blitz")
"""Keywords that stand for a cost and for an ability linked to it, so that of several each asks for its own (607.2i)."""


def forms_of_each(abilities: Sequence[Ability]) -> Iterator[tuple[int, Ability]]:
    """The abilities that the keywords among these stand for, each with the place of its keyword."""
    several = Counter(one.keyword for one in abilities if isinstance(one, Keyword) and one.keyword in PAID_APART)
    seen = Counter[str]()
    for place, one in enumerate(abilities):
        if not isinstance(one, Keyword):
            continue
        made = forms(one)
        if several[one.keyword] > 1:
            seen[one.keyword] += 1
            made = _apart(one, seen[one.keyword])
        yield from ((place, form) for form in made)


@lru_cache(maxsize=1024)
def _apart(keyword: Keyword, number: int) -> tuple[Ability, ...]:
    """What a keyword stands for, where what is paid for the cost is asked for as that of this instance alone."""
    name, own = keyword.keyword, f"{keyword.keyword} {number}"
    found: tuple[Ability, ...] = _asking(forms(keyword), name, own)
    made = tuple(replace(one, which=own) if isinstance(one, CastingCost) else one for one in found)
    register(keyword, made)
    return made


def as_paid(ability: Triggered, paid: Sequence[str]) -> Triggered:
    """702.56b, 702.157b, 702.175b: an ability that looks at payments of its own instance, with what was paid in their place, by
    which it is told whether two of them do the same."""
    if words(ability).isdisjoint(("Paid", "TimesPaid")):
        return ability
    found: Triggered = ability
    for own in {part.name for part in within(ability) if isinstance(part, Paid | TimesPaid)}:
        keyword, _, number = own.rpartition(" ")
        if keyword in PAID_APART and number.isdecimal():
            found = _asking(found, own, f"{keyword}: {paid.count(own)}")
    return found


def _asking(value: Any, name: str, own: str) -> Any:
    if isinstance(value, tuple):
        return tuple(_asking(part, name, own) for part in value)
    if isinstance(value, Paid | TimesPaid) and value.name == name:
        return type(value)(own)
    if not is_record(value):
        return value
    parts = {part: getattr(value, part) for part in value.__struct_fields__}
    changed = {part: new for part, old in parts.items() if (new := _asking(old, name, own)) is not old and new != old}
    return replace(value, **changed) if changed else value
