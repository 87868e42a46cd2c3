"""701.9: discarding: so many cards of a hand, such as are described, half of them, as many as one likes, or what was chosen."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose, ChooseNumber
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Discard
from engine.cards.abilities.quantities import CardsIn, CountOf, Fixed, Half, Noted
from engine.cards.abilities.references import Among, CardsOf, EachOfThem, EachPlayer, Every, Remembered, You
from engine.words.record import replace
from engine.words.terms import Reason, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.deeds.drawing import how_many_cards
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, only_you, place_of_doer, player_doing, what
from scenarios.cardtext.lower.mentioned import CARD
from scenarios.cardtext.lower.nouns import ANY_NUMBER, Described
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import UNSPEAKABLE, Mention, Scope, refuse
from scenarios.cardtext.lower.seen_cards import card_filter
from scenarios.cardtext.tree import Node

_DISCARDED = replace(UNSPEAKABLE, called=CARD, zone=Zone.GRAVEYARD, gender="f")


def _discard(node: Node, scope: Scope, doer: Doer) -> Effects:
    who = player_doing(node, doer)
    for place in (*node.nodes("own_place"), *(inner for one in node.nodes("from_place") for inner in one.nodes())):
        place_of_doer(place, doer, Zone.HAND)
    half = node.node("half_of_cards")
    if half is not None:
        return _discard_half(half, scope, doer)
    some, such = node.node("some_cards"), node.node("described")
    if some is not None and not some.has("ALL"):
        return _discard_some(node, some, scope, doer)
    if such is not None:
        return _discard_such(node, such, scope, doer)
    count = None if node.node("cards") is None else how_many_cards(node, scope)
    name = scope.did("DISCARDED", called=CARD)
    # 608.2h: of one card of one player it may be asked what it was.
    one = count in (None, Fixed(1)) and doer.mention.plural is False and node.node("own_place") is None
    scope.mention(_the_one(name) if one and not node.has("ALL") else _DISCARDED)
    if count is None and isinstance(who, EachPlayer):
        of_each = CountOf(Among(Remembered(name), Filter(whose=EachOfThem())), gone=True)
        scope.as_many, scope.as_many_of_each = None, (who, of_each)
    elif count is None:
        scope.as_many = CountOf(Remembered(name), gone=True)
    return (Discard(who=who, count=count, at_random=node.has("AT_RANDOM"), keep_as=name),)


def _the_one(name: str) -> Mention:
    """608.2h: the one card that was discarded, of which is known what it was; a pronoun does not mean it."""
    return replace(_DISCARDED, to=Remembered(name), was=Remembered(name), plural=False)


def _discard_such(node: Node, said: Node, scope: Scope, doer: Doer) -> Effects:
    """701.9: 'scarta una carta creatura': cards of the hand that are as described."""
    found = described(said, scope=scope)
    if found.determiner == "all":
        return _discard_all_such(node, said, found, scope, doer)
    if found.determiner not in ("one", "count", "up_to", "any_number") or found.variable:
        refuse(said, refusal.NO_VOCABULARY)
    if doer.mention.plural is not False:
        refuse(said, refusal.NO_VOCABULARY)
    if found.zone_said and (found.objects is None or found.objects.zone is not Zone.HAND):
        refuse(said, refusal.UNEXPECTED)
    wanted = found.objects
    if wanted is None or not (wanted.owner is Relation.ANY or doer.you) or wanted.whose not in (None, doer.mention.to):
        refuse(said, refusal.NO_VOCABULARY)
    bare = replace(wanted, zone=Zone.BATTLEFIELD, owner=Relation.ANY, whose=None)
    such = card_filter(said, replace(found, objects=bare, zone_said=False), Zone.HAND)
    if such == Filter(zone=Zone.HAND):
        refuse(said, refusal.NO_VOCABULARY)
    if found.least != found.most:
        return _some_of_hand(node, scope, doer, such, found.most, found.called)
    name = scope.did("DISCARDED", called=found.called)
    if found.least == 1:
        scope.mention(
            Mention(to=Remembered(name), called=found.called | {"card"}, gender=found.gender, zone=Zone.GRAVEYARD)
        )
    else:
        scope.mention(_DISCARDED)
    who = player_doing(node, doer)
    return (Discard(who=who, count=Fixed(found.least), at_random=node.has("AT_RANDOM"), such=such, keep_as=name),)


def _discard_all_such(node: Node, said: Node, found: Described, scope: Scope, doer: Doer) -> Effects:
    """701.9a: 'scarta tutte le carte terra': nobody chooses which."""
    if node.has("AT_RANDOM") or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    such = card_filter(said, found, Zone.HAND)
    name = scope.did("DISCARDED", called=found.called)
    scope.mention(_DISCARDED)
    if doer.you:
        scope.as_many = CountOf(Remembered(name), gone=True)
    theirs = replace(such, owner=Relation.YOU) if doer.you else replace(such, whose=player_doing(node, doer))
    return (Move(what=Every(theirs), to=Zone.GRAVEYARD, reason=Reason.DISCARDED, keep_as=name),)


def _discard_half(node: Node, scope: Scope, doer: Doer) -> Effects:
    """107.1a, 701.9: 'scarta metà delle carte nella sua mano, arrotondata per eccesso'."""
    who = player_doing(node, doer)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.HAND)
    each = EachOfThem() if isinstance(who, EachPlayer) else who
    count = Half(CardsIn(each, Zone.HAND.value), round_up=node.has("ROUNDED_UP"))
    scope.mention(_DISCARDED)
    return (Discard(who=who, count=count, keep_as=scope.did("DISCARDED", called=CARD)),)


def _discard_some(node: Node, said: Node, scope: Scope, doer: Doer) -> Effects:
    """701.9a, 608.2d: as many cards as the player likes, up to a number: 'scarta fino a due carte', 'un qualsiasi numero'."""
    most = amounts.number(said, scope) if said.has("UP_TO") else Fixed(ANY_NUMBER)
    if not isinstance(most, Fixed):
        refuse(said, refusal.NO_VOCABULARY)
    if node.has("AT_RANDOM"):
        return _some_at_random(node, scope, doer, most)
    return _some_of_hand(node, scope, doer, Filter(zone=Zone.HAND), most.value, CARD)


def _some_at_random(node: Node, scope: Scope, doer: Doer, most: Fixed) -> Effects:
    """701.9b: 'scarta un qualsiasi numero di carte a caso': how many, the player says; which ones, chance."""
    only_you(node, doer)
    if most.value != ANY_NUMBER:
        refuse(node, refusal.NO_VOCABULARY)
    number = scope.name()
    scope.mention(_DISCARDED)
    name = scope.did("DISCARDED", called=CARD)
    scope.as_many = CountOf(Remembered(name), gone=True)
    asked = ChooseNumber(keep_as=number, most=CardsIn(You(), Zone.HAND.value))
    return (asked, Discard(count=Noted(number), at_random=True, keep_as=name))


def _some_of_hand(node: Node, scope: Scope, doer: Doer, such: Filter, most: int, called: frozenset[str]) -> Effects:
    """608.2d, 701.9a: cards of one's hand that are such, as many of them as the player likes."""
    only_you(node, doer)
    if node.has("AT_RANDOM"):
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(_DISCARDED)
    chosen = scope.name()
    name = scope.did("DISCARDED", called=called)
    scope.as_many = CountOf(Remembered(name), gone=True)
    moved = Move(what=Remembered(chosen), to=Zone.GRAVEYARD, reason=Reason.DISCARDED, keep_as=name)
    hand = replace(such, owner=Relation.YOU)
    return (Choose(filter=hand, keep_as=chosen, minimum=0, maximum=most), moved)


def _discard_known(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.9b: a player discards a card that somebody chose from their hand."""
    who = player_doing(node, doer)
    party = next(node.nodes("that", "the_rest", "among_them"))
    found = object_of(Node("party", (party,), party.start, party.end), scope)
    if party.kind == "the_rest":
        # 701.9a: what is left in the hand of the one who chose some of it.
        if found.to not in [Among(CardsOf(who, Zone.HAND), without=one) for one in scope.chosen]:  # type: ignore[arg-type]
            refuse(node, refusal.NO_VOCABULARY)
        return (Move(what=what(found), to=Zone.GRAVEYARD, reason=Reason.DISCARDED),)
    if found.before or found.mention.zone is not Zone.HAND or who != scope.whose_hand or doer.you:
        refuse(node, refusal.NO_VOCABULARY)
    return (Move(what=what(found), to=Zone.GRAVEYARD, reason=Reason.DISCARDED),)


DISCARDING: dict[str, Deed] = {
    "discard": _discard,
    "discard_known": _discard_known,
}
