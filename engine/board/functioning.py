"""113.6: in which zone an ability functions."""

from __future__ import annotations

from engine.cards.characteristics import Characteristics
from engine.state.objects import GameObject
from engine.words.terms import CardType, Zone


def functions_there(one: GameObject, seen: Characteristics, zones: tuple[Zone, ...]) -> bool:
    """113.6: whether an ability of an object functions where that is: in the zones that it names, and what would function on
    the battlefield, on the stack instead where the object is an instant or sorcery spell.
    """
    if one.zone in zones:
        return True
    return one.zone is Zone.STACK and Zone.BATTLEFIELD in zones and _is_instant_or_sorcery(seen)


def _is_instant_or_sorcery(seen: Characteristics) -> bool:
    return seen.is_type(CardType.INSTANT) or seen.is_type(CardType.SORCERY)
