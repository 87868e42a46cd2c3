"""A sorcery of which each test says what it does, over a library of cards with a name each."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType, Supertype, Zone
from tests.engine.support import Said, Table, card
from tests.engine.support_more import (
    sorcery,
)

NAMES = ("Orso", "Lupo", "Volpe", "Tasso")
LAND_CARD = Filter(zone=Zone.LIBRARY, types=(CardType.LAND,))


def table(*effects: Effect, cards: tuple[str, ...] = NAMES, players: int = 2, **more: Any) -> Table:
    """A sorcery with these instructions in Anna's hand, and cards with a name each in her library, the first on top."""
    at = Table(players)
    sorcery(at, "Rito", *effects, **more)
    for name in cards:
        at.put(name, card(name, types=(CardType.CREATURE,), power=1, toughness=1, mana_cost="{2}"), zone=Zone.LIBRARY)
    return at


def lands(at: Table, *names: str, player: int = 0, zone: Zone = Zone.LIBRARY) -> None:
    for name in names:
        looks = card(name, types=(CardType.LAND,), supertypes=(Supertype.BASIC,))
        at.put(name, looks, controller=player, zone=zone)


def resolve(at: Table, *answers: Said, targets: tuple[str, ...] = ()) -> Table:
    at.settle().cast("Rito", *targets)
    return at.resolve(*answers)
