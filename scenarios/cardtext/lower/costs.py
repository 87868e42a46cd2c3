"""118, 602.1a: what stands before a colon."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.quantities import Fixed, Half, LifeOf
from engine.cards.abilities.references import You
from engine.words.record import replace
from engine.words.terms import CardType
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.paid_in_cards import discarded, exiled, from_exile, put_back, revealed, whole_hand
from scenarios.cardtext.lower.paid_in_counters import counters_paid, energy_of, loyalty_paid
from scenarios.cardtext.lower.paid_in_permanents import returned_for_it, sacrificed, tapped_for_it
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def cost(node: Node, scope: Scope) -> Cost:
    """The cost of a node of kind 'cost'. Raises Refusal for one that the engine cannot ask for."""
    loyalty = node.node("loyalty")
    if loyalty is not None:
        if CardType.PLANESWALKER not in scope.source.types and not scope.source.quoted:
            refuse(node, refusal.UNEXPECTED)
        return loyalty_paid(loyalty)
    made = Cost()
    for payment in node.nodes():
        made = _paid(payment, made, scope)
    return made


def _paid(node: Node, made: Cost, scope: Scope) -> Cost:
    match node.kind:
        case "mana_payment":
            if made.mana:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, mana=mana_cost(node))
        case "waterbend_payment":
            if made.waterbend:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, waterbend=mana_cost(node))
        case "tap_payment" | "untap_payment":
            if made.tap or made.untap:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, tap=node.kind == "tap_payment", untap=node.kind == "untap_payment")
        case "sacrifice_payment":
            return sacrificed(node, made, scope)
        case "discard_payment":
            return discarded(node, made, scope)
        case "life_payment":
            return _life(node, made, scope)
        case "exert_payment":
            itself = next(node.nodes("own"))
            if itself.has("NAME") and scope.source.quoted:
                refuse(itself, refusal.NO_VOCABULARY)
            scope.mention(replace(own(scope), event=True))
            return replace(made, exert_this=True)
        case "evidence_payment":
            return replace(made, evidence=int(str(next(node.words("NUM")).value)))
        case "forage_payment":
            return replace(made, forage=True)
        case "put_back_payment":
            return put_back(node, made, scope)
        case "from_exile_payment":
            return from_exile(node, made, scope)
        case "hand_payment":
            return whole_hand(node, made)
        case "exile_payment":
            return exiled(node, made, scope)
        case "tap_others_payment":
            return tapped_for_it(node, made, scope)
        case "return_payment":
            return returned_for_it(node, made, scope)
        case "energy_payment":
            if made.energy:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, energy=energy_of(next(node.nodes("energy_paid"))))
        case "reveal_payment":
            return revealed(node, made, scope)
        case "mill_payment":
            amount = amounts.said(next(node.nodes("cards")), scope)
            if not isinstance(amount, Fixed) or made.mill:
                refuse(node, refusal.NO_VOCABULARY)
            return replace(made, mill=amount.value)
        case _:
            return counters_paid(node, made, scope)


def _life(node: Node, made: Cost, scope: Scope) -> Cost:
    """119.4: so many points of life, or half of what the player has."""
    said = next(node.nodes("life_amount"))
    if said.shape == ("X", "LIFE") and not (made.life or made.times_x or made.life_of):
        return replace(made, life=1, times_x="life")
    half = Half(LifeOf(You()), round_up=said.has("ROUNDED_UP")) if said.has("HALF_OF") else None
    if half is not None and not said.has("YOUR"):
        refuse(said, refusal.NO_VOCABULARY)
    amount = half or amounts.said(said, scope)
    if made.life or made.life_of is not None or not isinstance(amount, Fixed | Half | LifeOf):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(made, life=amount.value) if isinstance(amount, Fixed) else replace(made, life_of=amount)
