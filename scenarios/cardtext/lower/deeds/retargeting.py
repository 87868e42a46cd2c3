"""115.7: instructions that change the targets of what is on the stack."""

from __future__ import annotations

from engine.cards.abilities.references import Reference
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, only_you, player_doing, what
from scenarios.cardtext.lower.parties import object_of, spoken
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def _on_the_stack(node: Node, scope: Scope) -> Spoken:
    inner = node.only
    if inner.kind == "pronoun":
        marks = next(inner.words()).marks
        return Spoken(scope.nearest(inner, lambda one: one.agrees(marks) and one.zone is Zone.STACK))
    found = object_of(node, scope)
    if found.before or found.mention.zone is not Zone.STACK or found.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return found


def _retarget(node: Node, scope: Scope, doer: Doer) -> Effects:
    """115.7d: 'puoi scegliere nuovi bersagli per una magia bersaglio': any number of them, or none."""
    found = _on_the_stack(next(node.nodes("party")), scope)
    if doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return (ChangeTargets(what=what(found), how=HowChanged.NEW, who=player_doing(node, doer)),)


def _redirect(node: Node, scope: Scope, doer: Doer) -> Effects:
    """115.7a-b: 'cambia il bersaglio di una magia bersaglio con un solo bersaglio', 'cambia un bersaglio ... con la Sentinella'."""
    only_you(node, doer)
    said, *with_what = node.nodes("party")
    found = _on_the_stack(said, scope)
    to: Reference | None = None
    if with_what:
        named = spoken(with_what[0], scope)
        if named.before or not named.mention.own:
            refuse(with_what[0], refusal.NO_VOCABULARY)
        to = named.to
    how = HowChanged.ONE if node.has("ONE") else HowChanged.ALL
    return (ChangeTargets(what=what(found), how=how, to=to),)


RETARGETING: dict[str, Deed] = {"retarget": _retarget, "redirect": _redirect}
