"""400.7, 701: instructions that move objects from zone to zone; afterwards they are spoken of as what they became."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities import effects as f
from engine.abilities.quantities import Quantity
from engine.abilities.references import OwnerOf, PlayerReference, Remembered, This, You
from engine.cardtext import refusal
from engine.cardtext.lower.counting import counters
from engine.cardtext.lower.doing import Doer, Effects, object_of_deed, only_you, party_of, player_doing, what
from engine.cardtext.lower.nouns import placed
from engine.cardtext.lower.parties import YOU
from engine.cardtext.lower.scope import Scope, Spoken, refuse
from engine.cardtext.tree import Node
from engine.terms import Relation, Zone


def _move(
    node: Node,
    scope: Scope,
    found: Spoken,
    to: Zone,
    *,
    position: int = 0,
    under: PlayerReference | None = None,
    tapped: bool = False,
    enters_with: tuple[tuple[str, Quantity], ...] = (),
) -> Effects:
    """A move, after which the object is spoken of as what it became."""
    name = scope.name()
    before = found.mention
    if before.to == YOU.to:
        refuse(node, refusal.UNEXPECTED)
    names = before.called | {"permanent"} if to is Zone.BATTLEFIELD else (before.called - {"permanent"}) | {"card"}
    after = replace(before, to=Remembered(name), called=names, own=False, zone=to)
    scope.moved(before.to, after)
    move = f.Move(
        what=what(found),
        to=to,
        position=position,
        under=under,
        tapped=tapped,
        enters_with=enters_with,
        keep_as=name,
    )
    return (*found.before, move)


def _exile(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    for word in node.words("FROM_BATTLEFIELD"):
        if word.form != "da il gioco":
            refuse(word, refusal.UNEXPECTED)
    return _move(node, scope, object_of_deed(node, scope, doer), Zone.EXILE)


def _to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    """To its owner's hand. 'Riprendi in mano' is said of one's own."""
    only_you(node, doer)
    party = node.node("party")
    if party is None:
        word = next(node.words("CLITIC"))
        found = Spoken(scope.nearest(word, lambda one: not one.player and one.agrees(word.marks)))
    else:
        found = _returned(node, scope, doer)
    return _move(node, scope, found, Zone.HAND)


def _owner_takes_back(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'Il proprietario riprende in mano ...': it goes to its owner's hand."""
    if "3s" not in next(node.words("V_TAKE_BACK")).moods or not doer.you:
        refuse(node, refusal.DISAGREES)
    return _move(node, scope, object_of_deed(node, scope, doer), Zone.HAND)


def _returned(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """What comes back. 'Dal tuo cimitero' may stand before the description that it is part of; said of the source itself, it
    means that the ability functions there (113.6).
    """
    zone = node.node("zone")
    if zone is None:
        return object_of_deed(node, scope, doer)
    party = party_of(node)
    if zone.start < party.start:
        moved = _with_zone(party, zone)
        children = tuple(moved if one is party else one for one in node.children if one is not zone)
        return object_of_deed(replace(node, children=children), scope, doer)
    found = object_of_deed(node, scope, doer)
    place = zone.node("place")
    if place is None or not zone.has("FROM") or placed(place) != (Zone.GRAVEYARD, Relation.YOU) or found.to != This():
        refuse(zone, refusal.NO_VOCABULARY)
    scope.functions_in = Zone.GRAVEYARD
    return replace(found, mention=replace(found.mention, zone=Zone.GRAVEYARD))


def _with_zone(party: Node, zone: Node) -> Node:
    """A description with where its objects are, said before it."""
    described_ = party.only
    if described_.kind != "described":
        refuse(zone, refusal.NO_VOCABULARY)
    determiner, nominal = described_.nodes()
    modifier = Node("modifier", (zone,), zone.start, zone.end)
    inner = nominal.only
    last = inner.children[-1] if inner.kind == "several" else None
    if isinstance(last, Node):
        after = replace(last, children=(*last.children, modifier))
        inner = replace(inner, children=(*inner.children[:-1], after))
    else:
        inner = replace(inner, children=(*inner.children, modifier))
    return replace(party, children=(replace(described_, children=(determiner, replace(nominal, children=(inner,)))),))


def _to_battlefield(node: Node, scope: Scope, doer: Doer) -> Effects:
    """110.2a: under the control of who puts it there, unless another is said."""
    found = _returned(node, scope, doer)
    if found.mention.zone in (Zone.BATTLEFIELD, Zone.STACK) and not isinstance(found.to, Remembered):
        refuse(node, refusal.UNEXPECTED)
    under: PlayerReference | None = player_doing(node, doer)
    if len(list(node.words("UNDER_YOUR_CONTROL", "UNDER_OWNERS_CONTROL"))) > 1 or len(list(node.words("TAPPED"))) > 1:
        refuse(node, refusal.UNEXPECTED)
    if len(list(node.nodes("with_counters"))) > 1:
        refuse(node, refusal.UNEXPECTED)
    held = node.node("with_counters")
    enters_with = () if held is None else (counters(next(held.nodes("counters")), scope),)
    if node.has("UNDER_OWNERS_CONTROL"):
        under = OwnerOf(what(found))
    elif node.has("UNDER_YOUR_CONTROL"):
        under = You()
    only_you(node, doer)
    tapped = node.has("TAPPED")
    return _move(node, scope, found, Zone.BATTLEFIELD, under=under, tapped=tapped, enters_with=enters_with)


_LIBRARY_PLACES = {
    "TOP_OF_OWNERS_LIBRARY": 0,
    "TOP_OF_YOUR_LIBRARY": 0,
    "SECOND_OF_OWNERS_LIBRARY": 1,
    "THIRD_OF_OWNERS_LIBRARY": 2,
    "BOTTOM_OF_OWNERS_LIBRARY": -1,
    "BOTTOM_OF_YOUR_LIBRARY": -1,
}


def _to_library(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    if found.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    position = next(place for kind, place in _LIBRARY_PLACES.items() if node.has(kind))
    return _move(node, scope, found, Zone.LIBRARY, position=position)


def _to_graveyard(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    return _move(node, scope, object_of_deed(node, scope, doer), Zone.GRAVEYARD)


def _add_to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    if not next(node.nodes("own_place")).has("YOUR"):
        refuse(node, refusal.NO_VOCABULARY)
    found = object_of_deed(node, scope, doer)
    if found.mention.zone not in (Zone.GRAVEYARD, Zone.EXILE):
        refuse(node, refusal.UNEXPECTED)
    return _move(node, scope, found, Zone.HAND)


MOVES = {
    "exile": _exile,
    "to_hand": _to_hand,
    "owner_takes_back": _owner_takes_back,
    "to_battlefield": _to_battlefield,
    "to_library": _to_library,
    "to_graveyard": _to_graveyard,
    "add_to_hand": _add_to_hand,
}
