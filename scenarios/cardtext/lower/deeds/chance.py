"""705, 706: coins that are flipped and dice that are rolled."""

from __future__ import annotations

from engine.cards.abilities.chance import FlipCoin, RollDie
from engine.cards.abilities.quantities import Fixed, Noted
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, only_you, player_doing
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.tree import Node


def _flip_coin(node: Node, scope: Scope, doer: Doer) -> Effects:
    """705.1."""
    return (FlipCoin(who=player_doing(node, doer), times=amounts.number(node, scope)),)


def _roll(node: Node, scope: Scope, doer: Doer) -> Effects:
    """706.1: what each result means, the lines of a table behind the paragraph say, or an instruction that speaks of it."""
    only_you(node, doer)
    numbers = [int(str(word.value)) for word in node.words("NUM")]
    count = 1 if node.has("ONE") else numbers[0]
    more = node.node("quantity")
    plus = None if more is None else amounts.quantity(more, scope)
    name = scope.name()
    scope.rolled, scope.as_many = name if count == 1 else None, Noted(name)
    return (RollDie(sides=numbers[-1], count=Fixed(count), plus=plus, keep_as=name),)


CHANCE: dict[str, Deed] = {
    "flip_coin": _flip_coin,
    "roll": _roll,
}
