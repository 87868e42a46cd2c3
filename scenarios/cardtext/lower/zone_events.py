"""603.6, 603.10: what enters, dies, is sacrificed, leaves or is put from zone to zone, as trigger events."""

from __future__ import annotations

from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import It, OwnerOf
from engine.words.record import replace
from engine.words.terms import Kind, Reason, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.belonging import placed
from scenarios.cardtext.lower.event_subjects import (
    EVENT_PLAYER,
    ITSELF,
    Event,
    Subject,
    done_with_the_source,
    people,
    spoken_as,
    thing,
    together,
    what_of,
)
from scenarios.cardtext.lower.scope import Mention, refuse
from scenarios.cardtext.tree import Node


def entering(node: Node, subject: Subject) -> Event:
    wanted = thing(node, subject)
    under = node.node("under")
    if under is not None:
        if wanted.this or wanted.controller is not Relation.ANY:
            refuse(under, refusal.NO_VOCABULARY)
        whose = Relation.YOU if under.has("UNDER_YOUR_CONTROL") else Relation.OPPONENT
        wanted = _under(wanted, whose)
        subject = replace(subject, filter=wanted)
    if node.has("TAPPED", "UNTAPPED"):
        if wanted.any_of and any(one.this for one in wanted.any_of):
            refuse(node, refusal.NO_VOCABULARY)
        wanted = replace(wanted, tapped=node.has("TAPPED"))
    made, place = t.enters(wanted, one_or_more=subject.several), node.node("place")
    if place is not None:
        made = _from(place, made, own=wanted.this)
    return Event(made, together(subject))


def _from(place: Node, made: t.Moves, *, own: bool) -> t.Moves:
    """603.6: 'entra da un cimitero', 'dalla tua mano': where it was; whose hand or graveyard that is, its owner tells (400.3)."""
    zone, owner = placed(place)
    if owner is Relation.ANY:
        return replace(made, origin=zone)
    if made.subject.owner is not Relation.ANY or made.subject.any_of:
        refuse(place, refusal.NO_VOCABULARY)
    return replace(made, origin=zone, subject=replace(made.subject, owner=owner))


def _under(wanted: Filter, whose: Relation) -> Filter:
    """The controller is said of what has a description, not of the source itself."""
    if not wanted.any_of:
        return replace(wanted, controller=whose)
    return replace(wanted, any_of=tuple(one if one.this else replace(one, controller=whose) for one in wanted.any_of))


def dying(node: Node, subject: Subject) -> Event:
    wanted, under = thing(node, subject), node.node("under")
    if under is not None:
        if wanted.this or wanted.controller is not Relation.ANY:
            refuse(under, refusal.NO_VOCABULARY)
        wanted = _under(wanted, Relation.YOU if under.has("UNDER_YOUR_CONTROL") else Relation.OPPONENT)
    return Event(t.dies(wanted, one_or_more=subject.several), _in_graveyard(subject))


def _in_graveyard(subject: Subject, *, died: bool = True) -> tuple[Mention, ...]:
    """603.6, 700.4: what died is a card in a graveyard now; what it was is last known (608.2h), wherever that card is moved."""
    first, *others = together(subject) or (None,)
    if first is None:
        return ()
    was = first.to if died else None
    return (replace(first, zone=Zone.GRAVEYARD, called=first.called | {"card"}, was=was), *others)


def leaving(node: Node, subject: Subject) -> Event:
    place = node.node("place")
    if place is not None:
        return _leaving_graveyard(node, place, subject)
    return Event(t.leaves(thing(node, subject), one_or_more=subject.several), together(subject))


def _leaving_graveyard(node: Node, place: Node, subject: Subject) -> Event:
    """603.10b: cards that leave a graveyard, whatever becomes of them."""
    zone, owner = placed(place)
    wanted = thing(node, subject)
    if zone is not Zone.GRAVEYARD or wanted.this or wanted.owner is not Relation.ANY or not subject.card:
        refuse(node, refusal.NO_VOCABULARY)
    moves = t.Moves(subject=replace(wanted, owner=owner), origin=zone, one_or_more=subject.several)
    return Event(moves, together(subject))


def put(node: Node, subject: Subject) -> Event:
    """700.4, 603.6c: put into a graveyard from the battlefield, or from anywhere."""
    wanted = thing(node, subject)
    if node.has("IN_EXILE"):
        return _exiled(node, subject)
    zone, owner = placed(next(node.nodes("place")))
    if wanted == Filter(this=True) and len(list(node.nodes("place"))) > 1:
        return _source_put(node, subject)
    if zone is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    if owner is not Relation.ANY:
        # 400.3: the source itself goes to your graveyard from the battlefield where you own it.
        itself = wanted == Filter(this=True) and owner is Relation.YOU and node.has("FROM_BATTLEFIELD")
        if wanted.owner is not Relation.ANY or wanted.any_of or (wanted.this and not itself):
            refuse(node, refusal.NO_VOCABULARY)
        wanted = replace(wanted, owner=owner)
        subject = replace(subject, filter=wanted)
    if subject.card:
        wanted = replace(wanted, not_kind=Kind.TOKEN)
    # 109.2: what is no card is a permanent, and comes from the battlefield; the source itself may come from anywhere.
    permanent = not (subject.card or wanted.this or wanted.any_of)
    if wanted.this and not wanted.any_of and owner is Relation.ANY and node.has("FROM_ANYWHERE"):
        # 603.6c: that is no leaving of the battlefield: it triggers where it arrives.
        moved = t.Moves(subject=wanted, to=Zone.GRAVEYARD)
        return Event(moved, _in_graveyard(subject, died=False), zone=Zone.GRAVEYARD)
    origins = list(node.nodes("place"))[1:]
    if origins:
        if not subject.card:
            refuse(node, refusal.NO_VOCABULARY)
        made = t.Moves(subject=wanted, to=Zone.GRAVEYARD, one_or_more=subject.several)
        return Event(replace(made, origin=_origin(origins[0], owner)), _cards_there(subject, owner))
    if node.has("FROM_BATTLEFIELD") or (permanent and not node.has("FROM_ANYWHERE")):
        spoken_of = _in_graveyard(subject)
        if owner is Relation.OPPONENT and not subject.several:
            spoken_of = (*(one for one in spoken_of if not one.player), _WHOSE_IT_IS)
        return Event(t.dies(wanted, one_or_more=subject.several), spoken_of)
    if not subject.card or wanted.this or wanted.holds_this or wanted.any_of or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    return Event(t.Moves(subject=wanted, to=Zone.GRAVEYARD, one_or_more=subject.several), _cards_there(subject, owner))


_WHOSE_IT_IS = replace(EVENT_PLAYER, to=OwnerOf(It()))
"""404.2: whose graveyard it is, is the owner of what went there, and not who controlled it."""


def _cards_there(subject: Subject, owner: Relation) -> tuple[Mention, ...]:
    """603.6c: cards that were put into a graveyard are there."""
    if subject.those is None:
        cards = tuple(one if one.player else replace(one, zone=Zone.GRAVEYARD) for one in spoken_as(subject))
        return (*cards, _WHOSE_IT_IS) if owner is Relation.OPPONENT and not subject.several else cards
    return (replace(subject.those, zone=Zone.GRAVEYARD),)


def _source_put(node: Node, subject: Subject) -> Event:
    """603.6e, 400.3: 'la Sentinella viene messa nel tuo cimitero dal tuo grimorio': where it arrives, its owner has the ability."""
    (to, owner), (origin, owner_before) = (placed(place) for place in node.nodes("place"))
    if (
        not {owner, owner_before} <= {Relation.YOU, Relation.ANY}
        or to not in (Zone.GRAVEYARD, Zone.HAND)
        or origin is to
    ):
        refuse(node, refusal.NO_VOCABULARY)
    moved = t.Moves(subject=Filter(this=True), origin=origin, to=to)
    return Event(moved, tuple(replace(one, zone=to) for one in spoken_as(subject)), zone=to)


def _exiled(node: Node, subject: Subject) -> Event:
    """406.1: 'una creatura che controlli viene messa in esilio', 'carte vengono messe in esilio da un cimitero'."""
    wanted, place = thing(node, subject), node.node("place")
    if place is None:
        if subject.card:
            refuse(node, refusal.NO_VOCABULARY)
        moved = t.Moves(subject=wanted, origin=Zone.BATTLEFIELD, to=Zone.EXILE, one_or_more=subject.several)
        first, *others = together(subject) or (None,)
        gone = () if first is None else (replace(first, zone=Zone.EXILE, called=first.called | {"card"}), *others)
        return Event(moved, gone)
    zone, owner = placed(place)
    if not subject.card or wanted.this or wanted.any_of or wanted.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = replace(wanted, owner=owner, zone=Zone.EXILE, not_kind=Kind.TOKEN)
    moved = t.Moves(subject=wanted, origin=zone, to=Zone.EXILE, one_or_more=subject.several)
    return Event(moved, tuple(replace(one, zone=Zone.EXILE) for one in together(subject)))


def taking_back(node: Node, subject: Subject) -> Event:
    """400.3, 603.6: 'riprendi in mano un permanente': one that is yours comes back from the battlefield."""
    who, found = people(node, subject), what_of(node)
    wanted = found.objects
    if who is not Relation.YOU or wanted is None or found.card or found.zone_said or wanted.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    moved = t.Moves(
        subject=replace(wanted, owner=Relation.YOU), origin=Zone.BATTLEFIELD, to=Zone.HAND, one_or_more=several
    )
    return Event(moved)


def _origin(place: Node, owner: Relation) -> Zone:
    """400.3: 'nel tuo cimitero dal tuo grimorio': a card has one owner, whose both zones are."""
    zone, whose_zone = placed(place)
    if whose_zone not in (owner, Relation.ANY) or zone is Zone.GRAVEYARD:
        refuse(place, refusal.NO_VOCABULARY)
    return zone


def sacrificing(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    if who is Relation.YOU and (node.has("CLITIC") or done_with_the_source(node)):
        gone = Filter(this=True, controller=who)
        moves = t.Moves(subject=gone, origin=Zone.BATTLEFIELD, reason=Reason.SACRIFICED)
        return Event(moves, (replace(ITSELF, zone=Zone.GRAVEYARD),))
    found = what_of(node)
    assert found.objects is not None
    if found.card or found.zone_said or found.objects.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = replace(found.objects, controller=who)
    several = found.determiner == "one_or_more"
    trigger = t.Moves(subject=wanted, origin=Zone.BATTLEFIELD, reason=Reason.SACRIFICED, one_or_more=several)
    # 400.7: it is a card in a graveyard now, and what it was is last known.
    card = Mention(to=It(), called=found.called | {"card"}, gender=found.gender, zone=Zone.GRAVEYARD, was=It())
    thing = () if several else (card,)
    return Event(trigger, (*thing, *(() if who is Relation.YOU else (EVENT_PLAYER,))))
