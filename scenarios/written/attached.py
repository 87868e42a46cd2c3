"""303.4, 702.103b, 704.5p: creature cards that are said to be attached to something: how they can be so, or that they can't."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.ability import Keyword
from engine.words.terms import CardType
from scenarios.language.errors import shown
from scenarios.written.lent_cards import granted
from scenarios.written.permanents import Permanent, characteristics_of

if TYPE_CHECKING:
    from scenarios.written.model import Scenario

_ATTACHING = {"Aura", "Equipment", "Fortification"}


def lies_bestowed(item: Permanent, scenario: Scenario) -> bool:
    """702.103b: whether a permanent is attached to something because it was cast bestowed: a creature card is so in no other way.

    712.8, 708.2: what shows its back face, or none, shows no bestow either.
    """
    return _attached_by_its_front(item) and _is_creature(item, scenario) and _has("bestow", item, scenario)


def why_not_attached(item: Permanent, scenario: Scenario) -> str | None:
    """704.5p: why a creature card can't be attached to anything, in Italian; ``None`` where it can, and of any other card."""
    if not _attached_by_its_front(item) or not _is_creature(item, scenario):
        return None
    if _has("bestow", item, scenario) or _has("reconfigure", item, scenario):
        return None
    name = shown(item.card or "")
    if _has("mutate", item, scenario):
        return f"{name} è una creatura, e non è attaccata a niente (704.5p): se è mutata si usa «fuso sotto» (730.2)"
    return f"{name} è una creatura senza conferire né riconfigurare, e non può essere attaccata a niente (704.5p)"


def _attached_by_its_front(item: Permanent) -> bool:
    return item.attached_to is not None and not item.transformed and not item.flipped and item.face_down is None


def _is_creature(item: Permanent, scenario: Scenario) -> bool:
    printed = characteristics_of(item, scenario.cards)
    return CardType.CREATURE in printed.types and not _ATTACHING.intersection(printed.subtypes)


def _has(keyword: str, item: Permanent, scenario: Scenario) -> bool:
    abilities = (*characteristics_of(item, scenario.cards).abilities, *granted(item, scenario))
    return any(isinstance(one, Keyword) and one.keyword == keyword for one in abilities)
