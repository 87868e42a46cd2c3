"""113.6: where an object is, as a condition; an ability that asks for it of its own source functions there."""

from __future__ import annotations

from typing import TypeVar

from engine.cards.abilities import conditions as c
from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import ObjectReference, This
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node

Made = TypeVar("Made", bound=Ability)

_ELSEWHERE = (Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.COMMAND)
_AT = {
    "IN_EXILE": Zone.EXILE,
    "ONTO_BATTLEFIELD": Zone.BATTLEFIELD,
    "IN_PLAY": Zone.BATTLEFIELD,
    "IN_COMMAND_ZONE": Zone.COMMAND,
}


def where_it_is(node: Node, of: ObjectReference) -> c.Condition:
    """'È nel tuo cimitero', 'è nella zona di comando o sul campo di battaglia'."""
    found = tuple(c.Is(of, _lying(one)) for one in node.nodes("lies"))
    return found[0] if len(found) == 1 else c.AnyOf(found)


def _lying(node: Node) -> Filter:
    place = node.node("place_of_it")
    if place is None:
        return Filter(zone=next(zone for kind, zone in _AT.items() if node.has(kind)))
    zone = next(place.words("PLACE")).value
    if zone not in (Zone.GRAVEYARD, Zone.HAND):
        refuse(place, refusal.NO_VOCABULARY)
    assert isinstance(zone, Zone)
    return Filter(zone=zone, owner=Relation.YOU if place.has("YOUR") else Relation.ANY)


def asked_zones(such: c.Condition | None) -> tuple[Zone, ...]:
    """113.6b-c: the zones in which an ability functions that asks whether its source is there, or is not; none where it does not
    ask."""
    match such:
        case c.Not(c.Is(This(), Filter(zone=zone) as there)) if there == Filter(zone=zone):
            return tuple(one for one in Zone if one is not zone)
        case c.Is(This(), Filter(zone=zone)) if zone in _ELSEWHERE:
            return (zone,)
        case c.AnyOf(parts) if all(isinstance(one, c.Is) and one.of == This() for one in parts):
            zones = tuple(dict.fromkeys(one.filter.zone for one in parts if isinstance(one, c.Is)))
            return zones if any(zone in _ELSEWHERE for zone in zones) else ()
        case c.AllOf(parts):
            return next((zones for one in parts if (zones := asked_zones(one))), ())
        case _:
            return ()


def functioning_there(made: Made, such: c.Condition | None) -> Made:
    """The ability as it functions where it asks to be."""
    zones = asked_zones(such)
    return replace(made, zones=zones) if zones and hasattr(made, "zones") else made  # type: ignore[arg-type]
