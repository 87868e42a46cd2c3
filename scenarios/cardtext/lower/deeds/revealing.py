"""701.20: cards of libraries and hands that are looked at or revealed."""

from __future__ import annotations

from engine.cards.abilities import libraries as k
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import CountOf, Fixed
from engine.cards.abilities.references import CardsOf, EachPlayer, Remembered, Together, TopOf
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.deeds.choosing import of_own_hand
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import (
    Deed,
    Doer,
    Effects,
    only_you,
    party_of,
    place_of_doer,
    player_doing,
    what,
    whose_place,
)
from scenarios.cardtext.lower.mentioned import CARD
from scenarios.cardtext.lower.parties import object_of, player_of
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import card_filter
from scenarios.cardtext.tree import Node


def _reveal_until(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20a: card by card, until there are enough that match; 'le altre' are all that were revealed before."""
    by_each = isinstance(doer.mention.to, EachPlayer)
    if doer.mention.plural is not False and not by_each:
        refuse(node, refusal.NO_VOCABULARY)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.LIBRARY)
    inner = next(node.nodes("described"))
    found = described(inner, scope=scope)
    if found.determiner not in ("one", "count", "as_many_as"):
        refuse(inner, refusal.NO_VOCABULARY)
    count = amounts.number(next(inner.nodes("determiner")).only, scope) if found.variable else Fixed(found.least)
    several = found.variable or found.least > 1
    exile = node.has("V_EXILE")
    if exile and node.has("V_REVEAL"):
        refuse(node, refusal.UNEXPECTED)
    zone = Zone.EXILE if exile else Zone.LIBRARY
    hit, rest = scope.name(), scope.name()
    wanted = card_filter(inner, found, Zone.LIBRARY)
    card = Mention(
        to=Remembered(hit), called=found.called | CARD, gender="f", plural=None if by_each else several, zone=zone
    )
    scope.fresh = scope.mention(card)
    scope.hit = (wanted, card)
    scope.seen = Mention(to=Remembered(rest), called=CARD, gender="f", plural=None, zone=zone)
    scope.taken = (Remembered(hit),)
    if not several and not exile and not by_each:
        # 'Quelle carte' are all of them, 'quella carta' is the one that ended it.
        every = Together((Remembered(hit), Remembered(rest)))
        scope.mention(Mention(to=every, called=CARD, gender="f", plural=True, zone=zone))
    scope.did("EXILED" if exile else "REVEALED", Together((Remembered(hit), Remembered(rest))), called=CARD)
    made = k.RevealUntil(
        filter=wanted,
        who=player_doing(node, doer),
        count=count,
        keep_as=hit,
        keep_rest_as=rest,
        exile=exile,
    )
    return (made,)


def first_cards(node: Node, scope: Scope, doer: Doer) -> tuple[TopOf, Mention, str]:
    """The first cards of a library, as something spoken of from now on."""
    whose = whose_place(node, doer, Zone.LIBRARY, scope)
    count = amounts.first(node, scope)
    name = scope.name()
    plural = count.value > 1 if isinstance(count, Fixed) else None
    if isinstance(whose, EachPlayer):
        # One card of each of several players is several cards.
        plural = plural or None
    each = whose if isinstance(whose, EachPlayer) else None
    mention = Mention(to=Remembered(name), called=CARD, gender="f", plural=plural, zone=Zone.LIBRARY, of_each=each)
    scope.seen, scope.taken = scope.mention(mention), ()
    return TopOf(count, whose), mention, name


def _look(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20e."""
    only_you(node, doer)
    party, those = node.node("party"), node.node("that")
    if those is not None:
        found = object_of(Node("party", (those,), those.start, those.end), scope)
        if found.mention.zone is not Zone.HAND or found.mention.plural is False or scope.whose_hand is None:
            refuse(those, refusal.NO_VOCABULARY)
        kept = scope.name()
        scope.seen = replace(found.mention, to=Remembered(kept))
        scope.taken = ()
        return (k.Look(at=what(found), keep_as=kept),)
    if party is not None:
        whose = player_of(party, scope).mention
        if next(node.words("PLACE")).value is not Zone.HAND or whose.plural is not False:
            refuse(node, refusal.NO_VOCABULARY)
        name = scope.name()
        scope.seen = Mention(to=Remembered(name), called=CARD, gender="f", plural=True, zone=Zone.HAND)
        scope.taken, scope.whose_hand = (), whose.to
        return (k.Look(at=CardsOf(whose.to, Zone.HAND), keep_as=name),)  # type: ignore[arg-type]
    top, _, name = first_cards(next(node.nodes("first_cards")), scope, doer)
    return (k.Look(at=top, keep_as=name),)


def _reveal(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20a: cards from the top of a library, or cards spoken of."""
    first = node.node("first_cards")
    if first is not None:
        top, _, name = first_cards(first, scope, doer)
        scope.did("REVEALED", Remembered(name), called=CARD)
        return (k.Reveal(what=top, keep_as=name),)
    place = node.node("from_place")
    if place is not None:
        return _reveal_so_many(node, next(place.nodes("own_place")), scope, doer)
    found = object_of(party_of(node), scope)
    if not found.mention.zone.hidden:
        refuse(node, refusal.NO_VOCABULARY)
    scope.did("REVEALED", what(found), called=found.mention.called)
    before = found.before
    if before and not doer.you:
        before = _shown_by(node, found, before, scope, doer)
    if before and found.mention.zone is Zone.HAND:
        scope.as_many = CountOf(what(found), gone=True)
    return (*before, k.Reveal(what=what(found)))


def _reveal_so_many(node: Node, place: Node, scope: Scope, doer: Doer) -> Effects:
    """107.3, 701.20a: 'rivela dalla sua mano un numero di carte pari alla tua devozione al nero'."""
    who = player_doing(node, doer)
    place_of_doer(place, doer, Zone.HAND)
    if doer.you or doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    name, count = scope.name(), amounts.quantity(next(node.nodes("quantity")), scope)
    shown = Mention(to=Remembered(name), called=CARD, gender="f", plural=None, zone=Zone.HAND)
    scope.seen, scope.taken, scope.whose_hand = scope.mention(shown), (), who
    scope.did("REVEALED", Remembered(name), called=CARD)
    chosen = Choose(filter=Filter(zone=Zone.HAND, whose=who), keep_as=name, who=who, count=count)
    return (chosen, k.Reveal(what=Remembered(name)))


def _shown_by(node: Node, found: Spoken, before: Effects, scope: Scope, doer: Doer) -> Effects:
    """608.2d, 701.20a: 'quel giocatore rivela due carte dalla sua mano': which ones, that player chooses, and of these alone
    somebody may choose then."""
    who = player_doing(node, doer)
    if doer.mention.plural is not False or not of_own_hand(before, doer):
        refuse(node, refusal.NO_VOCABULARY)
    (chosen,) = before
    assert isinstance(chosen, Choose)
    scope.seen, scope.taken, scope.whose_hand = found.mention, (), who
    return (replace(chosen, who=who),)


def _reveal_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20a: the whole hand of a player, out of which somebody may choose."""
    who = player_doing(node, doer)
    several = isinstance(who, EachPlayer)
    if (
        next(node.words("PLACE")).value is not Zone.HAND
        or doer.you
        or (doer.mention.plural is not False and not several)
    ):
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    scope.seen = Mention(to=Remembered(name), called=CARD, gender="f", plural=True, zone=Zone.HAND)
    scope.taken, scope.whose_hand = (), who
    scope.did("REVEALED", Remembered(name), called=CARD)
    return (k.Reveal(what=CardsOf(who, Zone.HAND), keep_as=name),)


REVEALING: dict[str, Deed] = {
    "reveal_until": _reveal_until,
    "look": _look,
    "reveal": _reveal,
    "reveal_hand": _reveal_hand,
}
