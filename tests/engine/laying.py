"""Cards laid on a table as they are printed: a type line, numbers and Italian text, which the engine reads by itself."""

from __future__ import annotations

from typing import Any

from engine.cards.characteristics import Characteristics
from engine.state.events import ZoneChange
from engine.words.record import replace
from engine.words.terms import ObjectId, Reason, Zone
from scenarios.cardtext.api import read
from tests.engine.support import Table
from tests.engine.support_more import moved

BEAR = "Creatura — Orso"


def printed(
    name: str, type_line: str, text: str = "", *, pt: str = "", cost: str | None = None, **more: Any
) -> Characteristics:
    """A card. ``more``: colors, loyalty, defense. Fails where the text is not understood whole."""
    power, _, toughness = pt.partition("/")
    reading = read(name, type_line, text, cost, power or None, toughness or None)
    assert reading.understood, [(one.reason, one.text) for one in reading.not_understood]
    return replace(reading.characteristics, **more)


def lay(
    table: Table,
    label: str,
    type_line: str = BEAR,
    text: str = "",
    *,
    pt: str = "",
    cost: str | None = None,
    name: str | None = None,
    by: int = 0,
    zone: Zone = Zone.BATTLEFIELD,
    **more: Any,
) -> ObjectId:
    """Put a card on the table, for the player ``by``; creatures are 2/2 where nothing is said."""
    own = {key: more.pop(key) for key in ("colors", "loyalty", "defense") if key in more}
    numbers = pt or ("2/2" if "Creatura" in type_line else "")
    card = printed(name or label, type_line, text, pt=numbers, cost=cost, **own)
    return table.put(label, card, controller=by, zone=zone, **more)


def hand(table: Table, label: str, type_line: str = BEAR, text: str = "", **more: Any) -> ObjectId:
    """A card in hand."""
    return lay(table, label, type_line, text, zone=Zone.HAND, **more)


def spell(table: Table, label: str, text: str, *, by: int = 0, **more: Any) -> ObjectId:
    """An instant in hand."""
    return hand(table, label, "Istantaneo", text, by=by, **more)


def bounce(table: Table, label: str) -> ZoneChange:
    """It returns to its owner's hand."""
    return moved(table.id(label), Zone.HAND)


def leave(table: Table, label: str, to: Zone = Zone.GRAVEYARD, reason: Reason = Reason.EFFECT) -> ZoneChange:
    """It goes to another zone, without being destroyed."""
    return moved(table.id(label), to, reason)


def pt(table: Table, label: str) -> tuple[int | None, int | None]:
    """Power and toughness after all layers."""
    seen = table.looks(label)
    return seen.power, seen.toughness
