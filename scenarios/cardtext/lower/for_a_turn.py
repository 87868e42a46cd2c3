"""611.2c, 614.1d, 101.2: what holds for the rest of a turn of all that match, also of what comes later."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Prohibition, Replaces
from engine.cards.abilities.setting_up import SetUp
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.hindering import time_said
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import agrees, all_objects
from scenarios.cardtext.tree import Node


def entering_tapped_now(node: Node, scope: Scope) -> Effects:
    """614.1d: 'I permanenti entrano TAPpati in questo turno'."""
    party = next(node.nodes("party"))
    agrees(party, node, scope)
    if party.only.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    subject = all_objects(party.only, scope, zone=Zone.BATTLEFIELD)
    says = Replaces(subject=subject, to=Zone.BATTLEFIELD, enters_tapped=True)
    return (SetUp(says=says, until=time_said(node, scope)),)


def not_countered_now(node: Node, scope: Scope) -> Effects:
    """101.2, 701.6a: 'Le magie che controlli non possono essere neutralizzate in questo turno'."""
    party = next(node.nodes("party"))
    agrees(party, node, scope)
    if party.only.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    spells = all_objects(party.only, scope, zone=Zone.STACK)
    return (SetUp(says=Cannot(what=Prohibition.BE_COUNTERED, objects=spells), until=time_said(node, scope)),)
