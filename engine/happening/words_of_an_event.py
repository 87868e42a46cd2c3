"""603.3b: what of its event the words of an ability speak of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.cards.abilities import conditions as c
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.ability import Triggered
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.state.bindings import Bindings
from engine.words.record import within

BOUND: Mapping[type, tuple[str, ...]] = {
    r.It: ("it",),
    r.Other: ("other",),
    r.ControllerOf: ("it", "other"),
    r.OwnerOf: ("it", "other"),
    r.EventPlayer: ("event_player",),
    q.EventAmount: ("amount",),
    r.Target: ("chosen",),
    r.Promised: ("chosen",),
    q.X: ("chosen",),
    q.TimesPaid: ("chosen",),
    q.ColorsSpent: ("chosen",),
    q.ManaOfColorSpent: ("chosen",),
    c.Paid: ("chosen",),
    r.One: ("iterated",),
    r.Remembered: ("remembered",),
    r.ActivePlayer: ("remembered",),
    r.AttackingPlayer: ("remembered",),
    q.Noted: ("numbers",),
}
"""Words whose meaning is of one event, or of what made the ability: the fields of `Bindings` that they read. All others mean the
same to each ability of an object."""


@lru_cache(maxsize=4096)
def _read(ability: Triggered) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for part in within(ability) for name in BOUND.get(type(part), ())))


def spoken_of(ability: Triggered, bound: Bindings) -> tuple[object, ...]:
    """What of its event, and of what made it, the words of an ability use: where that is equal, one is as good as another."""
    told = ((name, getattr(bound, name)) for name in _read(ability))
    return tuple((name, tuple(value.items()) if isinstance(value, Mapping) else value) for name, value in told)


@lru_cache(maxsize=4096)
def speaks_of_all(ability: Triggered) -> bool:
    """603.2c: whether the words of an ability mean all that did at the same time what its trigger event is."""
    return any(isinstance(part, r.Remembered) and part.name == ALL_OF_EVENT for part in within(ability))
