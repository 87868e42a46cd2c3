"""601.3: static abilities by which a player may cast what could not be cast otherwise, or not then."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.abilities.casting import AsThoughFlash, MayCast, Permission
from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.parties import own
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import not_named_in_quotes
from scenarios.cardtext.tree import Node


def may_cast(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """601.3b, 113.6m: 'Puoi lanciare la Sentinella dal tuo cimitero': it functions where the card may be cast from."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    verb = next(node.words("V_CAST", "V_PLAY"))
    if node.has("WHEN_AN_INSTANT_COULD", "AS_THOUGH_FLASH"):
        return _at_instant_times(node, verb, scope)
    zone = next(node.words("PLACE")).value
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    if zone not in (Zone.GRAVEYARD, Zone.EXILE) or node.has("YOUR") is not (zone is Zone.GRAVEYARD):
        refuse(node, refusal.NO_VOCABULARY)
    assert isinstance(zone, Zone)
    if scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    scope.subject = scope.mention(own(scope))
    asked = node.node("while_", "if_")
    such = None if asked is None else condition(next(asked.nodes("condition")), scope)
    return (MayCast(cards=Filter(this=True, zone=zone), how=Permission(), condition=such, zones=(zone,)),)


def _at_instant_times(node: Node, verb: Lexeme, scope: Scope) -> tuple[Ability, ...]:
    """702.8a: what the cards said before 'lampo' was a word for it."""
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    if scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    return (Keyword(keyword="flash"),)


def cast_as_flash(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """601.3b, 702.8a: 'Puoi lanciare magie creatura come se avessero lampo'."""
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in next(node.words("V_CAST", "V_PLAY")).moods:
        refuse(node, refusal.DISAGREES)
    found = describe(next(node.nodes("nominal")))
    wanted = found.objects
    if wanted is not None and found.card and not found.zone_said:
        wanted = replace(wanted, zone=Zone.STACK)
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    return (AsThoughFlash(spells=wanted),)


def may_cast_exiled(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """601.3, 607.2a: 'Puoi lanciare le carte non terra esiliate con la Sentinella'."""
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in next(node.words("V_CAST", "V_PLAY")).moods:
        refuse(node, refusal.DISAGREES)
    inner = next(node.nodes("described"))
    found = described(inner, scope=scope)
    wanted = found.objects
    if wanted is None or not wanted.linked_to_this or found.targeted or found.determiner not in ("the", "all"):
        refuse(inner, refusal.NO_VOCABULARY)
    return (MayCast(cards=wanted, how=Permission(lands=node.has("V_PLAY"))),)
