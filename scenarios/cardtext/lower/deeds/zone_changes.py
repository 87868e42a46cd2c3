"""400.7, 701: every instruction that moves objects; those into hands and graveyards, and into two zones, stand here."""

from __future__ import annotations

from engine.cards.abilities.references import EachPlayer, OwnerOf, Target
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.exiling import exile
from scenarios.cardtext.lower.deeds.into_libraries import into_library, own_library, to_library
from scenarios.cardtext.lower.deeds.moving import move, returned, you_or_known
from scenarios.cardtext.lower.deeds.onto_battlefield import to_battlefield
from scenarios.cardtext.lower.doing import (
    Doer,
    Effects,
    by_each_player_or_one,
    object_of_deed,
    of_own_cards,
    one_player,
    only_you,
    place_of_doer,
    player_doing,
    revealed_by_them,
    what,
)
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def _to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    """To its owner's hand. 'Riprendi in mano' is said of one's own."""
    by_each_player_or_one(node, doer)
    party = node.node("party")
    if node.node("both_targets") is not None:
        found = object_of_deed(node, scope, doer)
    elif party is None:
        word = next(node.words("CLITIC"))
        found = Spoken(scope.nearest(word, lambda one: not one.player and one.agrees(word.marks)))
    else:
        found = returned(node, scope, doer)
    return move(node, scope, found, Zone.HAND)


def _owner_takes_back(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'Il proprietario riprende in mano ...': it goes to its owner's hand."""
    owners = node.word("THE_OWNERS", "OWNER")
    several = owners is not None and (owners.form.startswith("i ") or owners.marks.endswith("p"))
    if ("3p" if several else "3s") not in next(node.words("V_TAKE_BACK")).moods or not doer.you:
        refuse(node, refusal.DISAGREES)
    return move(node, scope, object_of_deed(node, scope, doer), Zone.HAND)


def _add_to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    found = object_of_deed(node, scope, doer)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.HAND)
    if found.mention.zone not in (Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY):
        refuse(node, refusal.UNEXPECTED)
    you_or_known(node, doer, found)
    return move(node, scope, found, Zone.HAND)


def _to_own_place(node: Node, scope: Scope, doer: Doer) -> Effects:
    """401.1, 402.1, 404.1: into the graveyard, or into the hand; into a library only where the words say at which place."""
    place, whole = node.node("own_place"), node.node("whole_place")
    if whole is not None:
        return _into_their_graveyard(node, whole, scope, doer)
    zone = Zone.GRAVEYARD if place is None else next(place.words("PLACE")).value
    if zone is Zone.HAND:
        return _add_to_hand(node, scope, doer)
    if zone is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    found = object_of_deed(node, scope, doer)
    _only_you_or_seen(node, doer, found, place)
    return move(node, scope, found, Zone.GRAVEYARD)


def _into_their_graveyard(node: Node, whole: Node, scope: Scope, doer: Doer) -> Effects:
    """400.3: 'nel cimitero di quel giocatore', whose card it is: it goes to no graveyard but its owner's."""
    party = next(whole.nodes("party"))
    if next(whole.words("PLACE")).value is not Zone.GRAVEYARD or party.only.kind != "that" or not doer.you:
        refuse(node, refusal.NO_VOCABULARY)
    found = object_of_deed(node, scope, doer)
    whose = player_of(party, scope)
    if whose.before or whose.mention.plural is not False:
        refuse(party, refusal.NO_VOCABULARY)
    return move(node, scope, found, Zone.GRAVEYARD)


def _only_you_or_seen(node: Node, doer: Doer, found: Spoken, place: Node | None) -> None:
    """608.2c: another player puts away what was revealed or looked at out of that player's own cards before."""
    if doer.you:
        return
    if of_own_cards(found.before, doer) and place is not None and place.has("ITS", "OWN"):
        return
    theirs = place is not None and place.has("ITS", "OWN")
    if isinstance(doer.mention.to, EachPlayer) and not found.before and theirs:
        # What each of them does it to is known to be their own.
        return
    one_player(node, doer)
    if found.before or found.mention.zone is not Zone.LIBRARY or not theirs or isinstance(found.to, Target):
        refuse(node, refusal.NO_VOCABULARY)


_SEEN_IN = (Zone.LIBRARY, Zone.EXILE)
"""Where cards lie that were looked at or revealed, or exiled one after the other (701.20a)."""


def _put_two(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'Mettine una nel tuo cimitero e l'altra in cima al tuo grimorio'."""
    by_each = isinstance(doer.mention.to, EachPlayer)
    if not by_each:
        one_player(node, doer)
    made: Effects = ()
    for one in node.nodes("put_where"):
        found = object_of_deed(one, scope, doer)
        if by_each and not revealed_by_them(found, doer, scope):
            refuse(one, refusal.NO_VOCABULARY)
        place = one.node("own_place")
        if one.has("ONTO_BATTLEFIELD", "IN_PLAY"):
            if found.mention.zone not in _SEEN_IN or one.node("order") is not None:
                refuse(one, refusal.NO_VOCABULARY)
            you_or_known(one, doer, found)
            under = OwnerOf(what(found)) if by_each else player_doing(node, doer)
            made += move(one, scope, found, Zone.BATTLEFIELD, under=under, tapped=one.has("TAPPED"))
            continue
        library = place is not None and next(place.words("PLACE")).value is Zone.LIBRARY
        if place is None or library:
            if place is None:
                only_you(node, doer)
            else:
                own_library(place, doer, found, scope)
            made += into_library(one, scope, found)
            continue
        if not by_each:
            only_you(node, doer)
        zone = next(place.words("PLACE")).value
        if (
            one.node("order") is not None
            or found.mention.zone not in _SEEN_IN
            or place.has("YOUR") is by_each
            or (zone is not Zone.GRAVEYARD and zone is not Zone.HAND)
        ):
            refuse(one, refusal.NO_VOCABULARY)
        made += move(one, scope, found, zone)
    return made


MOVES = {
    "exile": exile,
    "to_hand": _to_hand,
    "owner_takes_back": _owner_takes_back,
    "to_battlefield": to_battlefield,
    "to_library": to_library,
    "put_two": _put_two,
    "to_own_place": _to_own_place,
    "add_to_hand": _add_to_hand,
}
