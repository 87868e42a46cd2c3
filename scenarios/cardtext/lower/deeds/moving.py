"""400.7: an object that is moved from zone to zone, which words find where it is; afterwards it is spoken of as what it became."""

from __future__ import annotations

from engine.cards.abilities import objects as f
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import CountOf, Quantity
from engine.cards.abilities.references import (
    Among,
    EachOfThem,
    EachPlayer,
    Every,
    It,
    PlayerReference,
    Remembered,
    This,
)
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.belonging import placed
from scenarios.cardtext.lower.deeds.counting import counters
from scenarios.cardtext.lower.doing import Doer, Effects, object_of_deed, party_of, what, with_zone
from scenarios.cardtext.lower.event_subjects import EVENT_PLAYER
from scenarios.cardtext.lower.mentioned import YOU
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def move(
    node: Node,
    scope: Scope,
    found: Spoken,
    to: Zone,
    *,
    position: int = 0,
    under: PlayerReference | None = None,
    tapped: bool = False,
    transformed: bool = False,
    joins: Joins | None = None,
    enters_with: tuple[tuple[str, Quantity], ...] = (),
    random_order: bool = False,
) -> Effects:
    """400.7: a move, after which the object is spoken of as what it became."""
    name = scope.name()
    before = found.mention
    if before.to == YOU.to:
        refuse(node, refusal.UNEXPECTED)
    names = before.called | {"permanent"} if to is Zone.BATTLEFIELD else (before.called - {"permanent"}) | {"card"}
    was = before.to if before.zone in (Zone.BATTLEFIELD, Zone.STACK) else before.was
    after = replace(before, to=Remembered(name), called=names, own=False, zone=to, was=was)
    scope.moved(before.to, after)
    was_name = f"{name}w" if before.zone is Zone.BATTLEFIELD and to in _DONE else None
    if isinstance(before.to, Every) and before.plural is not False:
        _so_many_moved(before.to.filter.whose, Remembered(was_name or name), name, scope)
    chosen = found.before[-1] if found.before else None
    if isinstance(chosen, Choose) and chosen.count is None and chosen.minimum != chosen.maximum:
        _so_many_moved(chosen.who, Remembered(was_name or name), name, scope)
        scope.as_many, scope.all_of_them = scope.all_of_them, None
    if to in _DONE:
        before_it = None if was_name is None else Remembered(was_name)
        scope.did(_DONE[to], Remembered(name), called=before.called, was=before_it)
    if to is Zone.GRAVEYARD and before.zone in _LOOKED_AT_IN:
        scope.did("BURIED", Remembered(name), called=before.called)
    moved = f.Move(
        what=what(found),
        to=to,
        position=position,
        under=under,
        tapped=tapped,
        joins=joins,
        transformed=transformed,
        enters_with=enters_with,
        random_order=random_order,
        keep_as=name,
        keep_was_as=was_name,
    )
    return (*found.before, moved)


def _so_many_moved(each: object, known: Remembered, name: str, scope: Scope) -> None:
    """608.2c: 'altrettante' are as many as were moved; where each of several players moves their own, as many as each of them
    did. ``known``: those moved as they are known to be somebody's: by who controlled them, or who owns them now."""
    if isinstance(each, EachPlayer):
        of_each = CountOf(Among(known, Filter(whose=EachOfThem())), gone=True)
        scope.all_of_them, scope.as_many, scope.as_many_of_each = None, None, (each, of_each)
    else:
        scope.all_of_them = CountOf(Remembered(name), gone=True)


_DONE = {Zone.EXILE: "EXILED", Zone.HAND: "RETURNED", Zone.BATTLEFIELD: "PUT_PART"}
_LOOKED_AT_IN = (Zone.LIBRARY, Zone.HAND)
"""701.20: from where cards that were looked at or revealed are put into a graveyard."""


def put_with_it(node: Node, scope: Scope) -> tuple[tuple[str, Quantity], ...]:
    """122.6: 'con due segnalini +1/+1': the counters that something is put there with."""
    held = node.node("with_counters")
    return () if held is None else tuple(counters(one, scope) for one in held.nodes("counters"))


def returned(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """113.6: what comes back. 'Dal tuo cimitero' may stand before the description that it is part of; said of the source itself, it
    means that the ability functions there.
    """
    zone = node.node("zone")
    if zone is None:
        return object_of_deed(node, scope, doer)
    party = party_of(node)
    if zone.start < party.start and party.only.kind != "own":
        moved = with_zone(party, zone)
        children = tuple(moved if one is party else one for one in node.children if one is not zone)
        return object_of_deed(replace(node, children=children), scope, doer)
    found = object_of_deed(node, scope, doer)
    place = zone.node("place")
    if place is None or not zone.has("FROM") or party.only.kind not in ("own", "pronoun", "that"):
        refuse(zone, refusal.NO_VOCABULARY)
    there = _lying_there(found.mention, place, scope)
    if found.to != This():
        # 608.2c: 'esiliala dal tuo cimitero', of a card that the sentence before put there.
        if found.mention.zone is not there.lying_in:
            refuse(zone, refusal.NO_ANTECEDENT)
        if found.to in (It(), Remembered(ALL_OF_EVENT)):
            # 702.35a: what was discarded may have gone somewhere else instead.
            return replace(found, lying=there)
    if there.filter != Filter(owner=Relation.YOU):
        refuse(zone, refusal.NO_VOCABULARY)
    if found.to != This():
        return found
    where = there.lying_in
    assert where is not None
    scope.functions_in = where
    return replace(found, mention=replace(found.mention, zone=where))


def _lying_there(found: Mention, place: Node, scope: Scope) -> Among:
    """404.2: what lies where it was spoken of, in your hand or graveyard, that of the player of the event, anybody's."""
    wanted: Filter | None = None
    if place.has("ITS", "OWN"):
        zone = next(place.words("PLACE")).value
        if EVENT_PLAYER not in scope.mentions or "card" not in found.called:
            refuse(place, refusal.NO_ANTECEDENT)
        wanted = Filter(whose=EVENT_PLAYER.to)  # type: ignore[arg-type]
    else:
        zone, owner = placed(place)
        wanted = None if owner is Relation.ANY else Filter(owner=owner)
    if zone not in (Zone.GRAVEYARD, Zone.HAND):
        refuse(place, refusal.NO_VOCABULARY)
    return Among(found.to, wanted, lying_in=zone)  # type: ignore[arg-type]


def you_or_known(node: Node, doer: Doer, found: Spoken) -> None:
    """608.2d: somebody else puts what was found before, or what they choose for it themselves."""
    chooses = bool(found.before) and all(isinstance(one, Choose) and one.who == doer.mention.to for one in found.before)
    theirs = isinstance(found.to, Every) and found.to.filter.whose == doer.mention.to
    if isinstance(doer.mention.to, EachPlayer) and not found.before:
        # What each of several players moves is known to be their own, or is refused where it is found.
        return
    if not doer.you and not theirs and ((found.before and not chooses) or not isinstance(found.to, Remembered)):
        refuse(node, refusal.NO_VOCABULARY)
