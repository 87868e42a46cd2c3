"""701.60a, 702.171b: what permanents become for a time, and are no longer: saddled, suspected."""

from __future__ import annotations

from engine.cards.abilities.designations import NoLongerSuspected
from engine.cards.abilities.keyword_abilities import Designate
from engine.cards.abilities.references import ObjectReference
from engine.words.terms import Designation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, only_you
from scenarios.cardtext.lower.lasting import duration
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def subject_on_the_battlefield(node: Node, doer: Doer) -> ObjectReference:
    """A permanent that the verb is said of."""
    if doer.mention.player or doer.mention.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    return doer.mention.to  # type: ignore[return-value]


def _become_known(node: Node, scope: Scope, doer: Doer) -> Effects:
    """702.171b: 'diventa sellata fino alla fine del turno'."""
    until = duration(next(node.nodes("duration")), scope)
    return (Designate(what=subject_on_the_battlefield(node, doer), designation=Designation.SADDLED, until=until),)


def _no_longer_known(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.60a: 'non è più sospettata'."""
    _of_suspicion(node)
    return (NoLongerSuspected(what=subject_on_the_battlefield(node, doer)),)


def _made_no_longer(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.60a: 'puoi fare in modo che non sia più sospettata': the object that was spoken of last."""
    only_you(node, doer)
    word = _of_suspicion(node)
    found = scope.nearest(word, lambda one: not one.player and one.agrees(word.marks) and one.zone is Zone.BATTLEFIELD)
    return (NoLongerSuspected(what=found.to),)  # type: ignore[arg-type]


def _of_suspicion(node: Node) -> Lexeme:
    word = next(node.words("DESIGNATED"))
    if word.value is not Designation.SUSPECTED:
        # 701.15a, 701.37a, 702.112a: nothing ends them but time, or leaving the battlefield.
        refuse(word, refusal.NO_VOCABULARY)
    return word


KNOWN_BY: dict[str, Deed] = {
    "become_known": _become_known,
    "no_longer_known": _no_longer_known,
    "made_no_longer": _made_no_longer,
}
