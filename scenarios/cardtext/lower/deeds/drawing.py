"""121, 701.17: cards that are drawn or milled, and how many."""

from __future__ import annotations

from engine.cards.abilities.choices import ChooseNumber
from engine.cards.abilities.players import Draw, Mill
from engine.cards.abilities.quantities import CardsIn, Fixed, Half, Noted, Quantity
from engine.cards.abilities.references import EachPlayer, One, PlayerReference, Remembered
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, place_of_doer, player_doing, whose_place
from scenarios.cardtext.lower.mentioned import CARD
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def how_many_cards(node: Node, scope: Scope) -> Quantity:
    """How many cards; 'un'altra carta' is one more card."""
    cards = next(node.nodes("cards"))
    count = amounts.said(cards, scope)
    return amounts.per(node.node("per"), count, scope)


def _draw(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = player_doing(node, doer)
    if node.node("cards") is None:
        return _draw_up_to(node, who, scope)
    return (Draw(who=who, count=how_many_cards(node, scope)),)


def _draw_up_to(node: Node, who: PlayerReference, scope: Scope) -> Effects:
    """121.1, 608.2d: 'pesca fino a due carte': as many of them as the player chooses as it resolves, or none."""
    if isinstance(who, EachPlayer | One):
        refuse(node, refusal.NO_VOCABULARY)
    most = next(node.words("NUM")).value
    name = scope.name()
    return (ChooseNumber(keep_as=name, who=who, most=Fixed(int(str(most)))), Draw(who=who, count=Noted(name)))


def _mill(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = player_doing(node, doer)
    half = node.node("half_library")
    if half is not None:
        return _mill_half(node, half, scope, doer)
    if node.node("first_cards") is None:
        top = node.node("from_the_top")
        if top is not None:
            # 'Mette nel proprio cimitero dalla cima del proprio grimorio un numero di carte pari a ...'.
            place_of_doer(next(top.nodes("own_place")), doer, Zone.LIBRARY)
            place_of_doer(next(node.nodes("own_place")), doer, Zone.GRAVEYARD)
        return (_milled(Mill(who=who, count=how_many_cards(node, scope)), scope),)
    first = next(node.nodes("first_cards"))
    if first.node("own_place") is None:
        return (
            _milled(
                Mill(who=_into_their_graveyard(node, first, scope, doer), count=amounts.first(first, scope)), scope
            ),
        )
    place_of_doer(next(first.nodes("own_place")), doer, Zone.LIBRARY)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.GRAVEYARD)
    return (_milled(Mill(who=who, count=amounts.first(first, scope)), scope),)


def _into_their_graveyard(node: Node, first: Node, scope: Scope, doer: Doer) -> PlayerReference:
    """701.17a, as of old: 'metti le prime tre carte del grimorio di un giocatore bersaglio nel suo cimitero'."""
    whose = whose_place(first, doer, Zone.LIBRARY, scope)
    graveyard = next(node.nodes("own_place"))
    into = next(graveyard.words("PLACE")).value
    if (
        first.node("whole_place") is None
        or isinstance(whose, EachPlayer)
        or into is not Zone.GRAVEYARD
        or not graveyard.has("ITS")
    ):
        refuse(first, refusal.NO_VOCABULARY)
    return whose


def _mill_half(node: Node, half: Node, scope: Scope, doer: Doer) -> Effects:
    """107.1a, 701.17a: 'macina metà del suo grimorio, arrotondata per eccesso'."""
    who = player_doing(node, doer)
    place_of_doer(next(half.nodes("own_place")), doer, Zone.LIBRARY)
    for place in node.nodes("own_place"):
        place_of_doer(place, doer, Zone.GRAVEYARD)
    if doer.mention.plural is not False and not doer.you:
        refuse(node, refusal.NO_VOCABULARY)
    count = Half(CardsIn(who, Zone.LIBRARY.value), round_up=half.has("ROUNDED_UP"))
    return (_milled(Mill(who=who, count=count), scope),)


def _milled(mill: Mill, scope: Scope) -> Mill:
    """701.17c: the cards lie where everybody sees them, and one of them can be spoken of."""
    name = f"m{scope.names + 1}"
    scope.seen = Mention(to=Remembered(name), called=CARD, gender="f", plural=True, zone=Zone.GRAVEYARD)
    scope.taken = ()
    scope.did("MILLED", Remembered(name), called=CARD)
    if mill.count == Fixed(1) and not isinstance(mill.who, EachPlayer):
        card = Mention(to=Remembered(name), called=CARD, gender="f", plural=False, zone=Zone.GRAVEYARD)
        scope.mention(card)
    return replace(mill, keep_as=name)


DRAWING: dict[str, Deed] = {
    "draw": _draw,
    "mill": _mill,
}
