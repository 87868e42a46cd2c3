"""401.4, 400.3: instructions that put objects into a library: at which place, in which order, and whose it is."""

from __future__ import annotations

from engine.cards.abilities import objects as f
from engine.cards.abilities.choices import OneOf
from engine.cards.abilities.references import EachPlayer, OwnerOf
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.moving import move, returned
from scenarios.cardtext.lower.doing import (
    Doer,
    Effects,
    object_of_deed,
    of_own_cards,
    only_you,
    player_doing,
    revealed_by_them,
    what,
)
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node

_LIBRARY_PLACES = {
    "ON_TOP": 0,
    "ON_BOTTOM": -1,
    "TOP_OF_OWNERS_LIBRARY": 0,
    "TOP_OF_YOUR_LIBRARY": 0,
    "SECOND_OF_OWNERS_LIBRARY": 1,
    "THIRD_OF_OWNERS_LIBRARY": 2,
    "BOTTOM_OF_OWNERS_LIBRARY": -1,
    "BOTTOM_OF_YOUR_LIBRARY": -1,
}


def to_library(node: Node, scope: Scope, doer: Doer) -> Effects:
    """401.4: at the top, at the bottom or at another place of a library, its owner's in any case."""
    if node.has("EITHER_END"):
        return _to_either_end(node, scope, doer)
    place = node.node("own_place")
    found = returned(node, scope, doer)
    of_their_hand = found.mention.zone is Zone.HAND and not found.before and doer.mention.to == scope.whose_hand
    if place is None and not of_their_hand:
        only_you(node, doer)
    if place is not None:
        own_library(place, doer, found, scope)
    return into_library(node, scope, found)


def _to_either_end(node: Node, scope: Scope, doer: Doer) -> Effects:
    """401.4: 'in cima o in fondo al suo grimorio', as whoever does it chooses."""
    found = object_of_deed(node, scope, doer)
    word = next(node.words("EITHER_END"))
    who = player_doing(node, doer)
    owner = "proprietario" in word.form or "tuo" in word.form
    if found.before or found.mention.plural is not False or node.node("order") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    if not (doer.you if owner else who == OwnerOf(what(found))):
        refuse(node, refusal.NO_VOCABULARY)
    top = move(node, scope, found, Zone.LIBRARY, position=0)
    bottom = tuple(replace(one, position=-1) if isinstance(one, f.Move) else one for one in top)
    return (OneOf(ways=(top, bottom), who=who),)


def own_library(place: Node, doer: Doer, found: Spoken, scope: Scope) -> None:
    """400.3: 'in fondo al suo grimorio': of a card among those of one player, whose library it goes to in any case."""
    if next(place.words("PLACE")).value is not Zone.LIBRARY or place.has("YOUR"):
        refuse(place, refusal.NO_VOCABULARY)
    if not doer.you and of_own_cards(found.before, doer):
        # Each of those cards goes to the library of who has chosen it, who owns it.
        return
    if isinstance(doer.mention.to, EachPlayer) and revealed_by_them(found, doer, scope):
        return
    if found.mention.zone not in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD) or found.mention.plural is True:
        refuse(place, refusal.NO_VOCABULARY)
    if not doer.you and (found.before or not doer.mention.player or doer.mention.plural is not False):
        refuse(place, refusal.NO_VOCABULARY)


def into_library(node: Node, scope: Scope, found: Spoken) -> Effects:
    """401.4: several cards in an order that their owner gives them, or in a random one. 'In cima' alone is said of a card that is
    in the library already.
    """
    position = next(place for kind, place in _LIBRARY_PLACES.items() if node.has(kind))
    order = node.node("order")
    if found.mention.plural is not False and not found.mention.own and position > 0:
        refuse(node, refusal.NO_VOCABULARY)
    pronoun = node.word("PRON")
    if pronoun is not None and (pronoun.marks != "ms" or found.mention.zone is not Zone.LIBRARY):
        # 'In cima a esso': the library in which the cards are.
        refuse(node, refusal.NO_ANTECEDENT)
    theirs = node.node("of_players_library")
    if theirs is not None:
        _library_of_owner(theirs, scope, found)
    elif node.has("ON_TOP", "ON_BOTTOM") and found.mention.zone is not Zone.LIBRARY and node.node("own_place") is None:
        refuse(node, refusal.NO_VOCABULARY)
    if order is not None and found.mention.plural is False:
        refuse(order, refusal.DISAGREES)
    random = order is not None and order.has("IN_RANDOM_ORDER")
    return move(node, scope, found, Zone.LIBRARY, position=position, random_order=random)


def _library_of_owner(node: Node, scope: Scope, found: Spoken) -> None:
    """400.3: 'in fondo al grimorio di quel giocatore': of a card that lies among that player's own, whoever puts it there."""
    party = node.node("party")
    if party is None:
        # 401.4: 'in fondo a quel grimorio': the library out of which the cards were looked at, where the others still lie.
        if next(node.words("PLACE")).value is not Zone.LIBRARY or found.mention.zone is not Zone.LIBRARY:
            refuse(node, refusal.NO_ANTECEDENT)
        return
    whose = player_of(party, scope)
    if next(node.words("PLACE")).value is not Zone.LIBRARY or whose.before or whose.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    if found.mention.zone not in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD):
        refuse(node, refusal.NO_VOCABULARY)
