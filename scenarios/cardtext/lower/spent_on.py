"""106.6: what comes of mana that is spent on a spell, where the ability that made it says so."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Prohibition, Replaces
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import It
from engine.cards.abilities.spending import Spending, WhenSpent
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.becoming import listed
from scenarios.cardtext.lower.counting import counters
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.lasting import duration
from scenarios.cardtext.lower.making import spending
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.sentences import effects
from scenarios.cardtext.tree import Node


def mana_spent(node: Node, scope: Scope) -> WhenSpent:
    """106.6: 'se questo mana viene speso per una magia creatura, quella creatura entra con un segnalino +1/+1 addizionale'."""
    spells = _spells(next(node.nodes("described")))
    said = node.node("effects")
    if said is not None:
        scope.subject = scope.mention(
            Mention(to=It(), called=frozenset({"spell"}), gender="f", zone=Zone.STACK, event=True)
        )
        return WhenSpent(spells=spells, effects=effects(said, scope))
    return _giving(node, spells, scope)


def spending_and_giving(node: Node, scope: Scope) -> Spending:
    """106.6: 'spendi questo mana solo per lanciare una magia creatura, e quella magia non può essere neutralizzata'."""
    found = spending(node, scope)
    if not node.has("THAT"):
        return found
    if found.spells is None or found.abilities_of is not None:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(found, when_spent=_giving(node, found.spells, scope))


def _giving(node: Node, spells: Filter, scope: Scope) -> WhenSpent:
    """106.6: what the spell has from then on."""
    if node.has("COUNTERED"):
        this = Filter(zone=Zone.STACK, this=True)
        never = Cannot(what=Prohibition.BE_COUNTERED, objects=this, zones=(Zone.STACK,))
        return WhenSpent(spells=spells, gives=(GainAbility(never),))
    given = node.node("abilities")
    if given is not None:
        parts = tuple(GainAbility(one) for item in listed(given) for one in of_item(item, scope))
        until = node.node("duration")
        lasting = Duration.ENDLESS if until is None else duration(until, scope)
        return WhenSpent(spells=spells, gives=parts, until=lasting)
    kind, count = counters(next(node.nodes("counters")), scope)
    enters = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, enters_with=((kind, count),))
    return WhenSpent(spells=spells, gives=(GainAbility(enters),))


def _spells(node: Node) -> Filter:
    found = described(node)
    wanted = found.objects
    if wanted is not None and wanted.commander and wanted.zone is Zone.BATTLEFIELD:
        wanted = replace(wanted, zone=Zone.STACK)
    if wanted is None or found.targeted or wanted.zone is not Zone.STACK or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    return wanted
