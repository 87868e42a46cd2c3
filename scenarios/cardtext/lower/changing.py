"""402.2, 614.1a, 614.16: static abilities that change counters, tokens, life and draws as they would happen."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.replacing import ChangesCounters, ChangesLife, ChangesTokens, ReplacesDraw
from engine.cards.abilities.turns import HandLimit
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.nouns import counter_kind
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node

THIS = Filter(this=True)


def changes(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """The ability of a node of kind 'changes'."""
    inner = node.only
    return (_CHANGES[inner.kind](inner, scope),)


def _multiplied(node: Node) -> tuple[int, int]:
    """By what the number is multiplied, and what is added: 'il doppio', 'uno in più', 'altrettanti più uno'."""
    said = next(node.nodes("multiplied"))
    if said.has("DOUBLE"):
        return 2, 0
    number = said.word("NUM")
    return 1, 1 if number is None else int(str(number.value))


def _counters(node: Node, scope: Scope) -> Ability:
    """614.16: 'mettine invece uno in più'. What is said again behind it must be what was said before."""
    first, *again = node.nodes("party")
    factor, plus = _multiplied(node)
    named = node.node("counter_kind")
    kind = None if named is None else counter_kind(named)
    wanted = _whose_counters(first, scope)
    for one in again:
        if one.only.kind not in ("that", "described", "own") or (
            one.only.kind != "that" and _whose_counters(one, scope) != wanted
        ):
            refuse(one, refusal.NO_VOCABULARY)
    by_effect = node.has("AN_EFFECT_WOULD_PUT")
    if "3s" not in next(node.words("V_PUT")).moods and by_effect:
        refuse(node, refusal.DISAGREES)
    return ChangesCounters(subject=wanted, counter=kind, factor=factor, plus=plus, by_effect=by_effect)


def _whose_counters(party: Node, scope: Scope) -> Filter:
    inner = party.only
    if inner.kind == "own" and not (inner.has("NAME") and scope.source.quoted):
        return THIS
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner)
    if found.determiner != "one" or found.objects is None or found.players is not None or found.targeted or found.card:
        refuse(party, refusal.NO_VOCABULARY)
    if found.objects.zone is not Zone.BATTLEFIELD:
        refuse(party, refusal.NO_VOCABULARY)
    return found.objects


def _tokens(node: Node, scope: Scope) -> Ability:
    """614.16: twice as many, whatever they are."""
    if node.has("TYPE"):
        refuse(node, refusal.NO_VOCABULARY)
    by_effect = node.has("AN_EFFECT_WOULD_CREATE")
    if by_effect and "3s" not in next(node.words("V_CREATE")).moods:
        refuse(node, refusal.DISAGREES)
    return ChangesTokens(factor=2, by_effect=by_effect)


def _life(node: Node, scope: Scope) -> Ability:
    """119.10."""
    if "2s" not in next(node.words("V_GAIN")).moods:
        refuse(node, refusal.DISAGREES)
    factor, plus = _multiplied(node)
    return ChangesLife(factor=factor, plus=plus)


def _cards(node: Node, scope: Scope) -> Ability:
    """614.11: 'Se stai per pescare una carta, pesca invece due carte'."""
    if not next(node.words("V_DRAW")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    count = amounts.said(next(node.nodes("cards")), scope)
    if not isinstance(count, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    return ReplacesDraw(effects=(Draw(count=count),))


def _hand_limit(node: Node, scope: Scope) -> Ability:
    """402.2."""
    return HandLimit(most=None)


_CHANGES: dict[str, Callable[[Node, Scope], Ability]] = {
    "more_counters": _counters,
    "more_tokens": _tokens,
    "more_life": _life,
    "more_cards": _cards,
    "hand_limit": _hand_limit,
}
