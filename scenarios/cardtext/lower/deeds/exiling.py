"""406, 610.3: instructions that exile: objects, cards of a hand or of the top of a library, a whole zone; face down, for a time."""

from __future__ import annotations

from engine.cards.abilities import objects as f
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import CardsOf, EachPlayer, Every, Remembered, TopOf
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.deeds.moving import move, put_with_it, returned
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import (
    Doer,
    Effects,
    by_each_player_or_one,
    only_you,
    place_of_doer,
    player_doing,
    whose_place,
)
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import card_filter, seen_cards, take
from scenarios.cardtext.lower.subjects import not_named_in_quotes
from scenarios.cardtext.tree import Node


def exile(node: Node, scope: Scope, doer: Doer) -> Effects:
    """406.1: whatever is exiled: what the words describe, cards of a hand or of a library, a whole zone."""
    for word in node.words("FROM_BATTLEFIELD"):
        if word.form != "da il gioco":
            refuse(word, refusal.UNEXPECTED)
    chosen, leaves = node.node("described"), node.node("until_gone")
    if chosen is not None:
        made = _exile_from_hand(node, chosen, scope, doer)
        return made if leaves is None else _until_it_leaves(leaves, made, scope)
    first, down = node.node("first_cards"), node.has("FACE_DOWN")
    if first is not None:
        made = _exile_top(first, scope, doer)
        return _face_down(node, made, scope) if down else made
    everybody = node.node("all_graveyards")
    if everybody is not None:
        return _exile_all_graveyards(everybody, scope, doer)
    whole = node.node("whole_place", "own_place")
    if whole is not None:
        made = _exile_zone(node, whole, scope, doer)
        return _face_down(node, made, scope) if down else made
    by_each_player_or_one(node, doer)
    put = put_with_it(node, scope)
    made = move(node, scope, returned(node, scope, doer), Zone.EXILE, enters_with=put)
    if down:
        return _face_down(node, made, scope)
    return made if leaves is None else _until_it_leaves(leaves, made, scope)


def _face_down(node: Node, made: Effects, scope: Scope) -> Effects:
    """406.3: 'esilia la prima carta del tuo grimorio a faccia in giù': cards that nobody has seen on the battlefield."""
    put = put_with_it(node, scope)
    last = made[-1]
    if not isinstance(last, f.Move):
        refuse(node, refusal.NO_VOCABULARY)
    return (*made[:-1], replace(last, face_down=True, enters_with=put or last.enters_with))


def _until_it_leaves(gone: Node, made: Effects, scope: Scope) -> Effects:
    """610.3: 'finché la Sentinella non lascia il campo di battaglia'."""
    not_named_in_quotes(next(gone.nodes("own")), scope)
    if scope.source.spell or not next(gone.words("V_LEAVE")).moods & {"3s", "3p"}:
        refuse(gone, refusal.NO_VOCABULARY)
    return tuple(replace(one, until_source_leaves=True) if isinstance(one, f.Move) else one for one in made)


def _exile_from_hand(node: Node, chosen: Node, scope: Scope, doer: Doer) -> Effects:
    """608.2d: 'esilia una carta non terra da quella mano': of the hand that was looked at or revealed; 'from it' in English."""
    only_you(node, doer)
    if seen_cards(node, scope).zone is not Zone.HAND or next(node.words("PLACE")).value not in (Zone.HAND, None):
        refuse(node, refusal.NO_ANTECEDENT)
    found = described(chosen, scope=scope)
    if found.variable or found.determiner not in ("one", "count", "up_to"):
        refuse(chosen, refusal.NO_VOCABULARY)
    taken = take(node, scope, card_filter(chosen, found, Zone.HAND), found.least, found.most, found.called)
    return move(node, scope, taken, Zone.EXILE)


def _exile_zone(node: Node, whole: Node, scope: Scope, doer: Doer) -> Effects:
    """400.1: 'esilia il cimitero di un giocatore bersaglio', 'la tua mano': all cards in it."""
    zone = next(whole.words("PLACE")).value
    if zone is not Zone.GRAVEYARD and zone is not Zone.HAND:
        refuse(whole, refusal.NO_VOCABULARY)
    if whole.node("party") is not None:
        whose = whose_place(node, doer, zone, scope)
    else:
        place_of_doer(whole, doer, zone)
        whose = player_doing(node, doer)
    mention = Mention(to=CardsOf(whose, zone), called=frozenset({"card"}), gender="f", plural=True, zone=zone)
    return move(node, scope, Spoken(mention), Zone.EXILE)


def _exile_all_graveyards(node: Node, scope: Scope, doer: Doer) -> Effects:
    """404.1: 'esilia tutti i cimiteri': all cards in them, as 'tutte le carte da tutti i cimiteri' says."""
    only_you(node, doer)
    place = next(node.words("PLACE"))
    if place.value is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    cards = Every(Filter(zone=Zone.GRAVEYARD))
    mention = Mention(to=cards, called=frozenset({"card"}), gender="f", plural=True, zone=Zone.GRAVEYARD)
    return move(node, scope, Spoken(mention), Zone.EXILE)


def _exile_top(node: Node, scope: Scope, doer: Doer) -> Effects:
    """401.1: cards from the top of the library, which nobody looks at before."""
    whose = whose_place(node, doer, Zone.LIBRARY, scope)
    count = amounts.first(node, scope)
    top = TopOf(count, whose)
    one_library = doer.mention.plural is False and not isinstance(whose, EachPlayer)
    plural = count.value > 1 if isinstance(count, Fixed) and one_library else None
    each = whose if isinstance(whose, EachPlayer) else None
    mention = Mention(to=top, called=frozenset({"card"}), gender="f", plural=plural, zone=Zone.LIBRARY, of_each=each)
    made = move(node, scope, Spoken(mention), Zone.EXILE)
    if plural is not False:
        kept = Remembered(getattr(made[-1], "keep_as", None) or "")
        scope.seen = next(one for one in reversed(scope.mentions) if one.to == kept)
        scope.taken = ()
    return made
