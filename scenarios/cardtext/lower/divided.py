"""601.2d: how much is divided among targets: a number, the X that was announced, or what is counted as they are chosen."""

from __future__ import annotations

from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.quantities import Fixed, Quantity, X
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.described_parties import NOT_KNOWN_YET
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node

_ANY_NUMBER = 1000
"""As many targets as there is something to give to."""


def divided(node: Node, spec: TargetSpec, amount: Quantity) -> TargetSpec:
    """601.2d: the requirement with what is divided among its targets, which is announced with them."""
    if spec.maximum == 1 and not (spec.times_x or spec.counted is not None):
        refuse(node, refusal.NO_VOCABULARY)
    if isinstance(amount, Fixed) and not spec.times_x and spec.counted is None:
        return replace(spec, divide=amount.value)
    if (spec.times_x and amount == X()) or spec.counted == amount:
        # 'Among up to X targets': each is given one at least, so that there are never more of them than there is to divide.
        spec = replace(spec, times_x=False, counted=None, maximum=_ANY_NUMBER)
    if spec.times_x or spec.counted is not None or spec.minimum:
        refuse(node, refusal.NO_VOCABULARY)
    if amount == X():
        return replace(spec, divide=0, times_x=True)
    if any(isinstance(part, X | NOT_KNOWN_YET) for part in within(amount)):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(spec, divide=0, counted=amount)
