"""118.12: costs that are paid with cards of a hand, of a graveyard or in exile; what is exiled may be on the battlefield too."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.paid_of_yours import PAID, so_many_x, some_of_yours
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.seen_cards import card_filter
from scenarios.cardtext.tree import Node

DISCARDED = replace(PAID, called=frozenset({"card"}), zone=Zone.GRAVEYARD, gender="f")
"""What was discarded: a card, not a permanent, so that no permanent is confused with it."""


def exiled(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: the source, from a graveyard where the words say so, or cards that match out of one's graveyard or hand."""
    if made.exile is not None or made.exile_this:
        refuse(node, refusal.NO_VOCABULARY)
    itself = node.node("own")
    if itself is not None:
        if itself.has("NAME") and scope.source.quoted:
            refuse(itself, refusal.NO_VOCABULARY)
        place = node.node("own_place")
        if place is not None:
            zone = next(place.words("PLACE")).value
            if not place.has("YOUR") or not isinstance(zone, Zone) or zone not in (Zone.GRAVEYARD, Zone.HAND):
                refuse(place, refusal.NO_VOCABULARY)
            scope.functions_in = zone
        elif scope.source.spell:
            refuse(node, refusal.NO_VOCABULARY)
        scope.mention(replace(own(scope), event=True))
        return replace(made, exile_this=True)
    wanted, count = some_of_yours(node, "party")
    if wanted.zone is Zone.BATTLEFIELD:
        if wanted.controller is not Relation.YOU:
            refuse(node, refusal.NO_VOCABULARY)
    elif _from_any_graveyard(wanted) and count == 1:
        scope.mention(replace(PAID, called=frozenset({"card"}), gender="f"))
        return replace(made, exile=wanted, exile_of_anyone=True)
    elif wanted.zone not in (Zone.GRAVEYARD, Zone.HAND) or wanted.owner is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(so_many_x(made, count, "exile", node), exile=wanted, exile_count=count or 1)


def _from_any_graveyard(wanted: Filter) -> bool:
    """404.1: 'una carta creatura da un cimitero', whosever it is, or 'dal cimitero di un avversario'."""
    others = wanted.owner in (Relation.ANY, Relation.OPPONENT)
    return wanted.zone is Zone.GRAVEYARD and others and wanted.whose is None


def revealed(node: Node, made: Cost, scope: Scope) -> Cost:
    """701.20a: so many cards of the hand that match are shown; X of them where the cost says so."""
    itself = node.node("own")
    if itself is not None:
        place = next(node.nodes("own_place"))
        if not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.HAND or scope.source.quoted:
            refuse(place, refusal.NO_VOCABULARY)
        scope.functions_in = Zone.HAND
        return replace(made, reveal_this=True)
    party = next(node.nodes("party")).only
    if made.reveal_such is not None or party.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(party)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.determiner not in ("one", "count"):
        refuse(party, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.HAND or wanted.owner is not Relation.YOU or not found.card:
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    if found.variable:
        if made.times_x:
            refuse(node, refusal.NO_VOCABULARY)
        return replace(made, reveal_such=wanted, times_x="reveal")
    return replace(made, reveal_such=wanted, reveal_count=found.least)


def put_back(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: so many cards of one's graveyard are put on the bottom of one's library."""
    itself = node.node("own")
    if itself is not None:
        if made.bury is not None or scope.source.spell or (itself.has("NAME") and scope.source.quoted):
            refuse(node, refusal.NO_VOCABULARY)
        scope.mention(replace(own(scope), event=True))
        return replace(made, bury=Filter(this=True))
    wanted, count = some_of_yours(node, "party")
    if wanted.zone is not Zone.GRAVEYARD or wanted.owner is not Relation.YOU or not count or made.bury is not None:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(made, bury=wanted, bury_count=count)


def from_exile(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.3, 406.2: 'metti una carta posseduta da un avversario dall'esilio nel cimitero di quel giocatore'."""
    inner = next(node.nodes("described"))
    found = described(inner)
    wanted, places = found.objects, [word.value for word in node.words("PLACE")]
    if places != [Zone.EXILE, Zone.GRAVEYARD] or made.from_exile is not None or wanted is None:
        refuse(node, refusal.NO_VOCABULARY)
    if (
        not found.card
        or found.zone_said
        or found.targeted
        or found.variable
        or found.determiner not in ("one", "count")
    ):
        refuse(inner, refusal.NO_VOCABULARY)
    if wanted.owner is not Relation.OPPONENT or wanted.another:
        refuse(inner, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(made, from_exile=replace(wanted, zone=Zone.EXILE), from_exile_count=found.least)


def whole_hand(node: Node, made: Cost) -> Cost:
    """701.9a: 'scarta la tua mano', as many cards as there are."""
    place = next(node.nodes("own_place"))
    if next(place.words("PLACE")).value is not Zone.HAND or made.discard:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(made, discard_hand=True)


def discarded(node: Node, made: Cost, scope: Scope) -> Cost:
    """701.9a: the source out of the hand, so many cards, or cards that are as described."""
    itself = node.node("own")
    if itself is not None:
        if made.discard_this or (itself.has("NAME") and scope.source.quoted):
            refuse(node, refusal.NO_VOCABULARY)
        scope.functions_in = Zone.HAND
        scope.subject = replace(own(scope), event=True, zone=Zone.GRAVEYARD)
        return replace(made, discard_this=True)
    if node.node("party") is not None:
        return _discarded_such(node, made, scope)
    for place in (one for inner in node.nodes("from_place") for one in inner.nodes()):
        if not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.HAND:
            refuse(place, refusal.NO_VOCABULARY)
    cards = next(node.nodes("cards"))
    if cards.shape == ("X", "CARD") and not made.discard and not node.has("AT_RANDOM"):
        scope.mention(DISCARDED)
        return replace(so_many_x(made, 0, "discard", node), discard=1)
    amount = amounts.said(cards, scope)
    if not isinstance(amount, Fixed) or made.discard or cards.has("OTHER", "PLUS"):
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(DISCARDED)
    return replace(made, discard=amount.value, discard_random=node.has("AT_RANDOM"))


def _discarded_such(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: cards of the hand that are as described: 'scarta una carta terra'."""
    party = next(node.nodes("party")).only
    if party.kind != "described" or made.discard:
        refuse(node, refusal.NO_VOCABULARY)
    found = described(party, scope=Scope(source=scope.source))
    if found.determiner not in ("one", "count") or found.variable:
        refuse(party, refusal.NO_VOCABULARY)
    if found.objects is not None and scope.functions_in is Zone.BATTLEFIELD:
        # What is on the battlefield is another one than any card in hand.
        found = replace(found, objects=replace(found.objects, another=False))
    if found.zone_said and found.objects is not None and found.objects.owner is Relation.YOU:
        if found.objects.zone is not Zone.HAND:
            refuse(party, refusal.UNEXPECTED)
        in_hand = replace(found.objects, zone=Zone.BATTLEFIELD, owner=Relation.ANY)
        found = replace(found, objects=in_hand, zone_said=False)
    such = card_filter(party, found, Zone.HAND)
    if such == Filter(zone=Zone.HAND):
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(DISCARDED)
    return replace(made, discard=found.least, discard_such=such)
