"""701.3: attaching one thing to another, and taking it off."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Attach, Unattach
from engine.cards.abilities.references import Every, Target
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, only_you, party_of, what
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def _attach(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    clitic = node.word("CLITIC")
    if clitic is not None:
        return _attach_to_it(node, clitic, scope)
    first, second = _attached_and_holder(node)
    if second.only.kind == "pronoun":
        # 301.5c, 303.4d: nothing is attached to itself, so that what is attached is not what the pronoun speaks of.
        to = object_of(second, _without_the_attached(first, scope), dative=True)
        moved = object_of(first, scope)
    else:
        moved, to = object_of(first, scope), object_of(second, scope, dative=True)
    if moved.to == to.to:
        refuse(second, refusal.NO_ANTECEDENT)
    to_source = to.mention.own and not moved.mention.own
    if _some_of_several(moved) or (to.mention.plural is not False and not to_source):
        refuse(node, refusal.NO_VOCABULARY)
    return (*moved.before, *to.before, Attach(what=what(moved), to=to.to))


def _without_the_attached(attached: Node, scope: Scope) -> Scope:
    """701.3: 'assegna quell'Equipaggiamento a essa': the pronoun behind it speaks of another thing."""
    if attached.only.kind != "that":
        return scope
    moved = object_of(attached, scope.fork()).to
    others = scope.fork()
    others.mentions = [one for one in others.mentions if one.to != moved]
    return others


def _attached_and_holder(node: Node) -> tuple[Node, Node]:
    """'Assegna questo Equipaggiamento a una creatura', 'assegna a essa tutti gli Equipaggiamenti che controlli'."""
    first, second = node.nodes("party")
    before_both = isinstance(node.children[1], Lexeme) and node.children[1].kind == "TO"
    return (second, first) if before_both else (first, second)


def _some_of_several(moved: Spoken) -> bool:
    """701.3: several things are attached to one where all that match are, or those that are chosen for it; which of them,
    otherwise, nothing says."""
    return moved.mention.plural is True and not isinstance(moved.to, Every | Target) and not moved.before


_TO_IT = {"le": "fs", "gli": "ms"}
"""What 'assegnale' and 'assegnagli' speak of."""


def _attach_to_it(node: Node, clitic: Lexeme, scope: Scope) -> Effects:
    """'Assegnale questo Equipaggiamento': 'le' is 'a essa', 'gli' is 'a esso'."""
    marks = _TO_IT.get(clitic.form)
    if marks is None:
        refuse(clitic, refusal.UNEXPECTED)
    itself = party_of(node).only.kind == "own"
    others = _without_the_attached(party_of(node), scope)
    to = others.nearest(clitic, lambda one: not (one.player or (itself and one.own)) and one.agrees(marks))
    moved = object_of(party_of(node), scope)
    if moved.to == to.to:
        refuse(clitic, refusal.NO_ANTECEDENT)
    if _some_of_several(moved) and not moved.mention.own:
        refuse(node, refusal.NO_VOCABULARY)
    return (*moved.before, Attach(what=what(moved), to=to.to))


def _take_off(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.3d: 'togli tutto l'Equipaggiamento da una creatura bersaglio', 'la Sentinella non è più assegnata'."""
    if node.has("FASTENED"):
        return _no_longer_attached(node, doer)
    only_you(node, doer)
    taken, holder = node.nodes("party")
    found, of = object_of(taken, scope.fork()).to, object_of(holder, scope)
    if of.before or of.mention.plural is not False or of.mention.zone is not Zone.BATTLEFIELD:
        refuse(holder, refusal.NO_VOCABULARY)
    if found != Every(Filter(subtypes=("Equipment",))):
        refuse(taken, refusal.NO_VOCABULARY)
    return (Unattach(what=Every(replace(found.filter, attached_to=of.to))),)


def _no_longer_attached(node: Node, doer: Doer) -> Effects:
    """701.3d: of one Equipment, Aura or Fortification that the sentence is about."""
    of = doer.mention
    if of.player or of.zone is not Zone.BATTLEFIELD or of.plural is True:
        refuse(node, refusal.UNEXPECTED)
    return (*doer.before, Unattach(what=of.to))  # type: ignore[arg-type]


ATTACHING: dict[str, Deed] = {
    "attach": _attach,
    "take_off": _take_off,
}
