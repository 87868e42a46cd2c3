"""What tests of keywords are set up with."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import Cost, Keyword
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card

COST = Cost(mana="{1}")


def keyword(name: str, value: int | None = None, **more: Any) -> Keyword:
    """A keyword ability with a number; ``more`` are its cost, filter, abilities."""
    return Keyword(keyword=name, value=value, **more)


def in_hand(at: Table, label: str, *abilities: Any, **more: Any) -> None:
    """A card in hand, a 2/2 creature where nothing else is said."""
    _card(at, label, Zone.HAND, abilities, more)


def in_graveyard(at: Table, label: str, *abilities: Any, **more: Any) -> None:
    """A card in a graveyard, a 2/2 creature where nothing else is said."""
    _card(at, label, Zone.GRAVEYARD, abilities, more)


def in_library(at: Table, label: str, *abilities: Any, **more: Any) -> None:
    """A card in a library, under those that are there; a 2/2 creature where nothing else is said."""
    _card(at, label, Zone.LIBRARY, abilities, more)


def _card(at: Table, label: str, zone: Zone, abilities: tuple[Any, ...], more: dict[str, Any]) -> None:
    controller = more.pop("controller", 0)
    if "types" not in more:
        more = {"types": (CardType.CREATURE,), "power": 2, "toughness": 2, **more}
    at.put(label, card(label, *abilities, **more), controller=controller, zone=zone)
