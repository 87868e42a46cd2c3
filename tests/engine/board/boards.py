"""Boards of continuous effects: static abilities on enchantments, put down in an order that is their timestamps."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import Part
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.characteristics import Characteristics
from engine.words.terms import CardType, ObjectId
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT

LANDS = Filter(types=(CardType.LAND,))
ENCHANTMENTS = Filter(types=(CardType.ENCHANTMENT,))


def fixed(power: int, toughness: int) -> tuple[Fixed, Fixed]:
    """Two numbers, for power and toughness."""
    return Fixed(power), Fixed(toughness)


def static(*parts: Part, affects: Filter | None = CREATURE, **more: Any) -> Static:
    """A static ability that does this to all creatures, or to what ``affects`` describes."""
    return Static(parts=parts, affects=affects, **more)


def enchantment(table: Table, label: str, *parts: Part, affects: Filter | None = CREATURE, **more: Any) -> ObjectId:
    """An enchantment with one static ability."""
    options = {key: more.pop(key) for key in ("holder", "condition", "zones") if key in more}
    return table.permanent(label, static(*parts, affects=affects, **options), **ENCHANTMENT, **more)


def pt(seen: Characteristics) -> tuple[int | None, int | None]:
    """Power and toughness."""
    return seen.power, seen.toughness


def orders(*labels: str) -> Sequence[tuple[str, ...]]:
    """Every order in which things can have come onto the battlefield."""
    return tuple(permutations(labels))
