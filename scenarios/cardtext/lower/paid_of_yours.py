"""118.12: what is one's own and a cost asks for: which it is, how many of it, and how it is spoken of behind the cost."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.scope import UNSPEAKABLE, refuse
from scenarios.cardtext.tree import Node

PAID = replace(UNSPEAKABLE, event=True)
"""What a cost was paid with: a pronoun in the instructions means what those spoke of, where they spoke of something."""


def some_of_yours(node: Node, kind: str) -> tuple[Filter, int]:
    """118.12: what a description means, and how many of it: 'una', 'due'; 0 stands for X."""
    party = next(node.nodes(kind)).only
    if party.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(party)
    if found.objects is None or found.players is not None or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    if found.determiner not in ("one", "count", "any_number") or (found.card and not found.zone_said):
        refuse(party, refusal.NO_VOCABULARY)
    return found.objects, 0 if found.variable or found.determiner == "any_number" else found.least


def so_many_x(made: Cost, count: int, what: str, where: Node) -> Cost:
    """107.3a: the number of them that is announced as X; any number of them is announced so too."""
    if count:
        return made
    if made.times_x:
        refuse(where, refusal.NO_VOCABULARY)
    return replace(made, times_x=what)
