"""702.56b, 702.78b, 702.152b, 702.153b, 702.157b, 702.175b: of several instances of a keyword each looks at its own payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.quantities import TimesPaid
from engine.cards.keywords.forms import forms
from engine.words.record import is_record, replace

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
            made = _apart(made, one.keyword, seen[one.keyword])
        yield from ((place, form) for form in made)


@lru_cache(maxsize=1024)
def _apart(made: tuple[Ability, ...], name: str, number: int) -> tuple[Ability, ...]:
    """The same abilities, where what is paid for the cost is asked for as that of this instance alone."""
    own = f"{name} {number}"
    found: tuple[Ability, ...] = _asking(made, name, own)
    return tuple(replace(one, which=own) if isinstance(one, CastingCost) else one for one in found)


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
