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
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.what_it_was import is_past
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


def there_lies(node: Node, of: Node, scope: Scope) -> c.Condition | None:
    """400.1: 'una carta istantaneo e una carta stregoneria sono nel tuo cimitero': there is one of each; ``None`` for what is said
    of one object that was spoken of."""
    said, lies = of.only.only, list(node.nodes("lies"))
    if said.kind != "described" or len(lies) != 1 or node.has("NOT"):
        return None
    one, nominal = next(said.nodes("determiner")).only, next(said.nodes("nominal"))
    if one.kind != "one" or one.has("ANY", "ORDINAL"):
        return None
    parts = _each_of(nominal)
    if not next(node.words("V_BE")).moods & ({"3s"} if len(parts) == 1 else {"3p"}) or is_past(
        next(node.words("V_BE"))
    ):
        refuse(node, refusal.DISAGREES)
    found = tuple(c.Exists(_lying_there(part, lies[0], scope, other=one.has("OTHER"))) for part in parts)
    return found[0] if len(found) == 1 else c.AllOf(found)


def _each_of(nominal: Node) -> list[Node]:
    """'Una carta istantaneo e una carta stregoneria': each of them by itself."""
    several = nominal.node("several")
    if several is None or not next(several.nodes("conjunction")).has("AND"):
        return [nominal]
    behind = list(several.nodes("again"))
    after = several.node("after")
    if any((said := one.node("again_determiner")) is None or not said.has("ONE") for one in behind) or (
        after and after.children
    ):
        return [nominal]
    bare = (
        tuple(one for one in again.children if not isinstance(one, Node) or one.kind != "again_determiner")
        for again in behind
    )
    parts = [next(several.nodes("part")), *(Node("part", said, nominal.start, nominal.end) for said in bare)]
    return [Node("nominal", (part,), nominal.start, nominal.end) for part in parts]


def _lying_there(nominal: Node, lies: Node, scope: Scope, *, other: bool) -> Filter:
    found = describe(nominal, other=other, plural_and=False, scope=scope)
    wanted, there = found.objects, _lying(lies)
    if wanted is None or found.players is not None or found.targeted or found.zone_said or wanted.is_open:
        refuse(nominal, refusal.NO_VOCABULARY)
    if found.card is not (there.zone is not Zone.BATTLEFIELD):
        refuse(nominal, refusal.NO_VOCABULARY)
    return replace(wanted, zone=there.zone, owner=there.owner if there.owner is not Relation.ANY else wanted.owner)


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
