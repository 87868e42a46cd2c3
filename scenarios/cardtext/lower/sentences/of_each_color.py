"""105, 601.2c: 'per ogni colore, riprendi in mano fino a una carta bersaglio di quel colore dal tuo cimitero'."""

from __future__ import annotations

from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Target, Together
from engine.words.record import replace
from engine.words.terms import Color
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def target_of_each_color(node: Node, earlier: int, made: Effects, scope: Scope) -> Effects:
    """One target of each colour at most; 115.3: none of them twice, since the word stands there once."""
    spec = scope.targets[earlier] if len(scope.targets) == earlier + 1 else None
    wanted = None if spec is None else spec.objects
    moved = made[-1] if len(made) == 1 else None
    if spec is None or wanted is None or not wanted.chosen_color or wanted.colors or not isinstance(moved, Move):
        refuse(node, refusal.NO_VOCABULARY)
    if spec.minimum or spec.maximum != 1 or spec.times_x or moved.what != Target(earlier):
        refuse(node, refusal.NO_VOCABULARY)
    places = range(earlier, earlier + len(Color))
    scope.targets[earlier:] = [
        replace(
            spec,
            objects=replace(wanted, **wanted.of_color(color)),
            keep_distinct_from=(*spec.keep_distinct_from, *range(earlier, place)),
        )
        for place, color in zip(places, Color, strict=True)
    ]
    scope.mentions = [one for one in scope.mentions if one.to != Target(earlier)]
    scope.subject = None
    return (replace(moved, what=Together(tuple(Target(place) for place in places))),)
