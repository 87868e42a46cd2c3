"""What a sentence means of which the grammar has several readings: one thing, or it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node

Lowered = TypeVar("Lowered")


def one_reading(trees: Sequence[Node], scope: Scope, lower: Callable[[Node, Scope], Lowered]) -> tuple[Lowered, Scope]:
    """What a sentence means if all readings of it that can be lowered come to the same. Raises Refusal otherwise.

    Returns the meaning and the scope after it; the scope given stays as it was.
    """
    found: list[tuple[Lowered, Scope]] = []
    refused: list[Refusal] = []
    for tree in trees:
        tried = scope.fork()
        try:
            meaning = lower(tree, tried)
        except Refusal as why:
            refused.append(why)
            continue
        if not any(meaning == other and tried.targets == known.targets for other, known in found):
            found.append((meaning, tried))
    if len(found) > 1:
        raise Refusal(trees[0].start, trees[0].end, refusal.AMBIGUOUS)
    if not found:
        raise max(refused, key=lambda why: (why.start, why.end))
    return found[0]
