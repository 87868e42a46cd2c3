"""122: counters by kind, and what some kinds are to the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

PLUS = "+1/+1"
MINUS = "-1/-1"
LOYALTY = "loyalty"
DEFENSE = "defense"
LORE = "lore"
POISON = "poison"
SHIELD = "shield"
ENERGY = "energy"
TICKET = "ticket"
STUN = "stun"
FINALITY = "finality"
RAD = "rad"
HONE = "hone"
TIME = "time"
LEVEL = "level"
CHARGE = "charge"

KEYWORD_COUNTERS: tuple[str, ...] = (
    "deathtouch",
    "decayed",
    "double strike",
    "exalted",
    "first strike",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "shadow",
    "trample",
    "vigilance",
)
"""122.1b: a counter of such a kind gives its object the keyword ability."""

_POWER_TOUGHNESS = re.compile(r"([+-]\d+)/([+-]\d+)")


def power_and_toughness(counters: Mapping[str, int]) -> tuple[int, int]:
    """122.1a: what all +X/+Y counters together add to power and toughness."""
    power = toughness = 0
    for kind, count in counters.items():
        found = _POWER_TOUGHNESS.fullmatch(kind)
        if found:
            power += int(found[1]) * count
            toughness += int(found[2]) * count
    return power, toughness


def counters_of(put: Iterable[tuple[str, int]]) -> Mapping[str, int]:
    """The counters on something on which nothing but these were put, one kind after the other."""
    counters: Mapping[str, int] = MappingProxyType({})
    for kind, count in put:
        counters = with_counters(counters, kind, count)
    return counters


def with_counters(counters: Mapping[str, int], kind: str, difference: int) -> Mapping[str, int]:
    """The counters after so many of a kind were put (positive) or removed; kinds in one order, none of them zero."""
    changed = dict(counters)
    changed[kind] = max(0, changed.get(kind, 0) + difference)
    return MappingProxyType({name: changed[name] for name in sorted(changed) if changed[name]})
