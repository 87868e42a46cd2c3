"""508.1h, 509.1d: what one creature cannot attack or block without: mana, or permanents that its controller sacrifices."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.combat import CombatCost
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import AttachedTo, ControllerOf, This
from engine.cards.characteristics import symbols
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.costs import cost as paid
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def priced(node: Node, party: Node, objects: Filter, such: Condition | None, scope: Scope) -> tuple[CombatCost, ...]:
    """508.1h, 509.1d: 'non può attaccare a meno che tu non paghi {2}': its controller pays for it, as it is declared."""
    if party.only.kind not in ("own", "attached"):
        refuse(party, refusal.NO_VOCABULARY)
    cost = _cost(node, party, scope)
    return tuple(
        CombatCost(attacking=attacking, cost=cost, objects=objects, condition=such)
        for attacking in (True, False)
        if node.has("V_ATTACK" if attacking else "V_BLOCK")
    )


def _cost(node: Node, party: Node, scope: Scope) -> Cost:
    own = party.only.kind == "own"
    payer = node.node("party")
    if payer is None or payer.only.kind == "you":
        if not own:
            # 109.5: 'tu' is then the controller of what is attached, who need not be the one that attacks.
            refuse(node, refusal.NO_VOCABULARY)
    else:
        heard = scope.fork()
        heard.subject = spoken(party, heard).mention
        if spoken(payer, heard).mention.to != ControllerOf(This() if own else AttachedTo()):
            refuse(payer, refusal.NO_VOCABULARY)
    mana, given = node.node("mana_payment"), node.node("sacrifice_payment")
    if mana is not None:
        cost = Cost(mana=mana_cost(mana))
        if "X" in symbols(cost.mana):
            refuse(mana, refusal.NO_VOCABULARY)
        return cost
    if given is None or not own:
        refuse(node, refusal.NO_VOCABULARY)
    cost = paid(Node("cost", (given,), given.start, given.end), scope)
    if cost.sacrifice is None or cost.sacrifice_also:
        refuse(given, refusal.NO_VOCABULARY)
    return cost
