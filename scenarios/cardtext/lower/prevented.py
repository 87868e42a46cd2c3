"""615.1: damage that static abilities prevent."""

from __future__ import annotations

from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.damagers import damagers, to_these
from scenarios.cardtext.lower.deeds.preventing import in_combat_or_not
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import Abilities, forbidden_objects
from scenarios.cardtext.tree import Node


def prevents(node: Node, scope: Scope) -> Abilities:
    """615.1: 'Previeni tutto il danno che verrebbe inflitto alla Sentinella'."""
    said = next(node.nodes("prevented"))
    if not said.has("ALL_DAMAGE", "ALL_COMBAT_DAMAGE", "ALL_NONCOMBAT_DAMAGE"):
        refuse(said, refusal.NO_VOCABULARY)
    combat = in_combat_or_not(said)
    party = node.node("party")
    several, by = list(node.nodes("party")), node.node("damagers")
    if by is not None or len(several) > 1:
        whom = DamagePattern(to_player=Relation.YOU) if node.has("DEALT_TO_YOU") else to_these(several, scope)
        such = replace(whom, source=None if by is None else damagers(by, scope), combat=combat)
        return (Prevents(damage=such),)
    if party is None or (party.only.kind == "you" and node.has("TO")):
        return (Prevents(damage=DamagePattern(to_player=Relation.YOU, combat=combat)),)
    wanted = forbidden_objects(node, party, scope)
    if node.has("AND"):
        ways = (DamagePattern(to_object=wanted, combat=combat), DamagePattern(source=wanted, combat=combat))
        return tuple(Prevents(damage=one) for one in ways)
    if node.has("FROM"):
        return (Prevents(damage=DamagePattern(source=wanted, combat=combat)),)
    return (Prevents(damage=DamagePattern(to_object=wanted, combat=combat)),)
