"""601.2i, 702.85a: 'la prima magia che lanci dall'esilio in ogni turno ha cascata': what a spell of that number has."""

from __future__ import annotations

from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import GainAbility
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.becoming import listed
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.predicates import spells_have
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import Abilities
from scenarios.cardtext.tree import Node


def nth_has(node: Node, scope: Scope) -> Abilities:
    """601.2i: of the spells that match, the one of that number that you cast in each turn."""
    wanted = (found := describe(next(node.nodes("nominal")), plural_and=False)).objects
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.YOU or wanted.is_open or wanted.across:
        refuse(node, refusal.NO_VOCABULARY)
    if "combattimento" in next(node.words("EACH_COMBAT")).form:
        refuse(node, refusal.NO_VOCABULARY)
    if "3s" not in next(node.words("V_HAVE")).moods:
        refuse(node, refusal.DISAGREES)
    given = [one for item in listed(next(node.nodes("abilities"))) for one in of_item(item, scope)]
    if not all(map(spells_have, given)):
        refuse(node, refusal.NO_VOCABULARY)
    nth = 1 if node.has("FIRST") else int(str(next(node.words("ORDINAL")).value))
    return (Static(parts=tuple(map(GainAbility, given)), affects=replace(wanted, nth_cast=nth)),)
