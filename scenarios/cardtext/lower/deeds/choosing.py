"""115.1, 608.2d, 700.3: what is chosen by an instruction of its own, and cards that are separated into piles."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.references import (
    Among,
    CardsOf,
    EachPlayer,
    Every,
    ObjectReference,
    Remembered,
    Target,
    Together,
)
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.dealing import any_targets
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import (
    Deed,
    Doer,
    Effects,
    object_of_deed,
    one_player,
    only_you,
    party_of,
    player_doing,
    what,
)
from scenarios.cardtext.lower.parties import object_of, spoken
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import card_filter, seen_cards, take
from scenarios.cardtext.tree import Node


def _choose_target(node: Node, scope: Scope, doer: Doer) -> Effects:
    """115.1, 608.2d: a target is chosen as the spell or ability is put on the stack, what is no target as it resolves; the
    sentences behind say what for."""
    both = node.node("both_targets")
    if both is not None:
        only_you(node, doer)
        return _choose_both(both, scope)
    several = node.node("any_targets")
    if several is not None:
        only_you(node, doer)
        to = Target(scope.target(any_targets(several, scope)))
        scope.mention(Mention(to=to, called=frozenset({"any"}), gender="m", plural=True))
        scope.chosen = (*scope.chosen, to)
        return ()
    inner = party_of(node).only
    if isinstance(doer.mention.to, EachPlayer):
        found = _chosen_by_each(node, scope, doer)
    else:
        found = spoken(party_of(node), scope) if doer.you else object_of_deed(node, scope, doer)
    if isinstance(found.to, Target) and not found.before:
        only_you(node, doer)
        scope.chosen = (*scope.chosen, found.to)
        return ()
    if found.mention.player and found.before:
        return found.before
    out_of_them = inner.kind in ("some_of_them", "among_them")
    own_hand = found.mention.zone is Zone.HAND and of_own_hand(found.before, doer)
    open_zone = found.mention.zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE)
    if not found.before or not (out_of_them or own_hand or open_zone):
        refuse(node, refusal.NO_VOCABULARY)
    scope.chosen = (*scope.chosen, found.to)
    if own_hand and not doer.you:
        scope.whose_hand = doer.mention.to
    left = None if out_of_them else _not_chosen(found, doer)
    scope.unchosen = None if left is None else (left, scope.seen)
    return found.before


def _chosen_by_each(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """101.4, 608.2d: 'ogni giocatore sceglie una creatura che controlla'."""
    found = spoken(party_of(node), scope)
    if len(found.before) != 1 or not isinstance(found.before[0], Choose) or found.mention.player:
        refuse(node, refusal.NO_VOCABULARY)
    several = replace(found.mention, plural=True, plural_verb=True)
    scope.mentions = [several if one is found.mention else one for one in scope.mentions]
    return Spoken(several, (replace(found.before[0], who=player_doing(node, doer)),))


def of_own_hand(before: Effects, doer: Doer) -> bool:
    """400.2: whether somebody chooses among the cards of their own hand, of which they know all."""
    wanted = before[0].filter if len(before) == 1 and isinstance(before[0], Choose) else None
    return wanted is not None and (wanted.owner is Relation.YOU if doer.you else wanted.whose == doer.mention.to)


def _not_chosen(found: Spoken, doer: Doer) -> Mention | None:
    """608.2d: all of the kind that are not chosen, whosever they are; of a hand the others in it. None where more is said."""
    chosen = next((one for one in found.before if isinstance(one, Choose)), None)
    if chosen is None:
        return None
    kind = chosen.filter
    plain = Filter(zone=kind.zone, types=kind.types, any_type=kind.any_type)
    if replace(kind, whose=None, controller=Relation.ANY, owner=Relation.ANY) != plain or kind.zone is Zone.GRAVEYARD:
        return None
    those: ObjectReference = Every(plain)
    if kind.zone is Zone.HAND:
        those = CardsOf(doer.mention.to, Zone.HAND)  # type: ignore[arg-type]
    to = Among(those, without=found.to)  # type: ignore[arg-type]
    return replace(found.mention, to=to, plural=None, plural_verb=True)


def _separate(node: Node, scope: Scope, doer: Doer) -> Effects:
    """700.3: 'un avversario separa quelle carte in due pile'; the ability's controller takes one of them as the next words say."""
    one_player(node, doer)
    found = object_of(party_of(node), scope)
    if found.before or found.mention.plural is False or found.mention.zone is Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    taken, rest = scope.name(), scope.name()
    scope.piles = (replace(found.mention, to=Remembered(taken)), replace(found.mention, to=Remembered(rest)))
    scope.mentions = [one for one in scope.mentions if one.to != found.to]
    made = Piles(what=what(found), by=player_doing(node, doer), keep_as=taken, keep_rest_as=rest)
    return (made,)


def _choose_both(node: Node, scope: Scope) -> Effects:
    """115.1: 'scegli una creatura bersaglio che controlli e una creatura bersaglio che non controlli'."""
    several = [object_of(party, scope) for party in node.nodes("party")]
    scope.chosen = (*scope.chosen, *(one.to for one in several))
    zones = {one.mention.zone for one in several}
    if any(one.before or not isinstance(one.to, Target) for one in several) or zones != {Zone.BATTLEFIELD}:
        refuse(node, refusal.NO_VOCABULARY)
    named = frozenset.intersection(*(one.mention.called for one in several))
    to = Together(tuple(what(one) for one in several))
    scope.mention(Mention(to=to, called=named, plural=True, gender=several[0].mention.gender))
    return ()


def _choose_card(node: Node, scope: Scope, doer: Doer) -> Effects:
    """608.2d: 'scegli una carta non terra da quella mano'."""
    only_you(node, doer)
    seen = seen_cards(node, scope)
    pronoun, place = node.word("PRON"), node.word("PLACE")
    if seen.zone is not Zone.HAND or (place is not None and place.value is not Zone.HAND):
        refuse(node, refusal.NO_ANTECEDENT)
    if pronoun is not None and pronoun.marks != "fs":
        refuse(pronoun, refusal.DISAGREES)
    inner = next(node.nodes("described"))
    found = described(inner, scope=scope)
    if found.variable or found.determiner not in ("one", "count", "up_to"):
        refuse(inner, refusal.NO_VOCABULARY)
    taken = take(node, scope, card_filter(inner, found, Zone.HAND), found.least, found.most, found.called)
    scope.chosen = (*scope.chosen, taken.to)
    return taken.before


CHOOSING: dict[str, Deed] = {
    "choose_target": _choose_target,
    "choose_card": _choose_card,
    "separate": _separate,
}
