"""118.12: costs that are paid with permanents: sacrificed, tapped, or returned to their owners' hands."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Granter
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.paid_of_yours import PAID, so_many_x, some_of_yours
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def sacrificed(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: the source, or permanents that match, or both."""
    several = list(node.nodes("party"))
    if len(several) > 1 and all(one.only.kind == "described" for one in several):
        return _sacrificed_each(node, several, made, scope)
    if len(several) > 1:
        several = sorted(several, key=lambda one: one.only.kind, reverse=True)
        if [one.only.kind for one in several] != ["own", "described"]:
            refuse(node, refusal.NO_VOCABULARY)
        for one in several:
            made = sacrificed(replace(node, children=(one,)), made, scope)
        return made
    party = several[0].only
    if made.sacrifice is not None or (made.sacrifice_this and party.kind != "described"):
        refuse(node, refusal.NO_VOCABULARY)
    if party.kind == "pronoun" and object_of(next(node.nodes("party")), scope).mention.own:
        return replace(made, sacrifice_this=True)
    if party.kind == "own":
        if party.has("NAME") and scope.source.quoted:
            return _granter_sacrificed(party, made, scope)
        scope.mention(replace(own(scope), event=True))
        return replace(made, sacrifice_this=True)
    if party.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(party)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card:
        refuse(party, refusal.NO_VOCABULARY)
    if found.determiner not in ("one", "count", "any_number"):
        refuse(party, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.BATTLEFIELD or wanted.controller not in (Relation.ANY, Relation.YOU):
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    such = replace(wanted, controller=Relation.ANY, another=wanted.another or made.sacrifice_this)
    so_many = found.variable or found.determiner == "any_number"
    made = so_many_x(made, 0 if so_many else found.least, "sacrifice", node)
    return replace(made, sacrifice=such, sacrifice_count=1 if so_many else found.least)


def _granter_sacrificed(party: Node, made: Cost, scope: Scope) -> Cost:
    """201.5a: 'ha "{T}, Sacrifica la Sentinella: ..."': what gives the ability, by its name."""
    if not scope.source.given:
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(replace(PAID, called=frozenset({"permanent"})))
    return replace(made, sacrifice=Filter(granter=Granter()))


def _sacrificed_each(node: Node, several: list[Node], made: Cost, scope: Scope) -> Cost:
    """118.8: 'sacrifica una creatura rossa, una creatura verde e una creatura bianca': one for each description."""
    asked: list[Filter] = []
    for one in several:
        paid = sacrificed(replace(node, children=(one,)), replace(made, sacrifice=None), scope)
        if paid.sacrifice is None or paid.sacrifice_count != 1 or paid.times_x:
            refuse(one, refusal.NO_VOCABULARY)
        asked.append(paid.sacrifice)
    return replace(made, sacrifice=asked[0], sacrifice_also=tuple(asked[1:]))


def tapped_for_it(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: so many untapped permanents that you control."""
    wanted, count = some_of_yours(node, "party")
    if made.tap_others is not None or wanted.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.tapped is not False or wanted.controller is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    tapped = replace(wanted, tapped=None)
    return replace(so_many_x(made, count, "tap", node), tap_others=tapped, tap_count=count or 1)


def returned_for_it(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: the source, or permanents that you control, go back to their owners' hands."""
    if made.return_to_hand is not None:
        refuse(node, refusal.NO_VOCABULARY)
    clitic = node.word("CLITIC")
    if clitic is not None:
        if not scope.nearest(clitic, lambda one: not one.player and one.agrees(clitic.marks)).own:
            refuse(node, refusal.NO_ANTECEDENT)
        return replace(made, return_to_hand=Filter(this=True))
    itself = next(node.nodes("party")).only
    if itself.kind == "own":
        if scope.source.spell or (itself.has("NAME") and scope.source.quoted):
            refuse(node, refusal.NO_VOCABULARY)
        scope.mention(replace(own(scope), event=True))
        return replace(made, return_to_hand=Filter(this=True))
    wanted, count = some_of_yours(node, "party")
    if wanted.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    if not count:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(made, return_to_hand=wanted, return_count=count)
