"""611.2c, 614.1d, 101.2: what holds for the rest of a turn of all that match, also of what comes later."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Prohibition, Replaces
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.setting_up import SetUp
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.deeds.counting import counters
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.hindering import time_said
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
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


def entering_with_now(node: Node, scope: Scope) -> Effects:
    """614.1c, 614.12: 'quella creatura entra con un segnalino +1/+1 addizionale', of what a spell that was spoken of becomes."""
    if "3s" not in next(node.words("V_ENTER")).moods:
        refuse(node, refusal.DISAGREES)
    said = node.node("that", "pronoun")
    spells = [one for one in scope.mentions if one.zone is Zone.STACK and not one.own and not one.player]
    if len({one.to for one in spells}) != 1 or (said is not None and not _speaks_of(said, spells[-1])):
        refuse(node, refusal.NO_ANTECEDENT)
    scope.subject = spells[-1]
    kind, count = counters(next(node.nodes("counters")), scope)
    count = amounts.per(node.node("per"), count, scope)
    says = Replaces(subject=Filter(), to=Zone.BATTLEFIELD, enters_with=((kind, count),))
    return (SetUp(says=says, of=spells[-1].to, until=Duration.ENDLESS),)


def _speaks_of(said: Node, spell: Mention) -> bool:
    """Whether 'quella creatura', 'quel permanente' can be what the spell becomes."""
    if said.kind == "pronoun":
        return False
    words = [str(word.value or word.kind.lower()) for word in said.words("TYPE", "PERMANENT", "SUBTYPE")]
    return bool(words) and all(word == "permanent" or word in spell.called for word in words)


def not_countered_now(node: Node, scope: Scope) -> Effects:
    """101.2, 701.6a: 'Le magie che controlli non possono essere neutralizzate in questo turno'."""
    party = next(node.nodes("party"))
    agrees(party, node, scope)
    if party.only.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    spells = all_objects(party.only, scope, zone=Zone.STACK)
    return (SetUp(says=Cannot(what=Prohibition.BE_COUNTERED, objects=spells), until=time_said(node, scope)),)
