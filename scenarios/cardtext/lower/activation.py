"""602.5b, 602.5d: when an activated ability may be activated: 'attiva solo se ...', 'attiva solo durante ...'."""

from __future__ import annotations

from engine.cards.abilities.conditions import AllOf, Condition, StepIs, TurnOf
from engine.words.terms import Relation, TurnStep
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def activation(node: Node, scope: Scope) -> tuple[Condition, bool, bool]:
    """602.5b, 602.5d: 'attiva solo se ...': what must be so, whether it may be activated only once each turn, and whether only
    when a sorcery could be cast."""
    once, sorcery = node.has("ONLY_ONCE", "ACTIVATE_ONCE_AND_IF"), node.has("ONLY_AS_SORCERY")
    said = node.node("condition")
    if node.has("ACTIVATE_ONLY_YOUR_TURN", "DURING_YOUR_TURN") and said is not None:
        return AllOf((condition(said, scope), TurnOf(Relation.YOU))), once, sorcery
    if node.has("ACTIVATE_ONLY_YOUR_TURN"):
        return TurnOf(Relation.YOU), once, sorcery
    if node.has("ACTIVATE_ONLY_IN"):
        step = next(node.words("STEP"))
        if not node.has("YOUR") and isinstance(step.value, TurnStep):
            # 602.5b: in whosever turn: 'attiva solo durante la sottofase di fine combattimento'.
            return StepIs(step.value), once, sorcery
        if step.value not in (TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.END):
            refuse(step, refusal.NO_VOCABULARY)
        assert isinstance(step.value, TurnStep)
        return AllOf((TurnOf(Relation.YOU), StepIs(step.value))), once, sorcery
    return condition(next(node.nodes("condition")), scope), once, sorcery
