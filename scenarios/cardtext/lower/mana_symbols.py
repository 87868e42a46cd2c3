"""107.4, 118: costs of mana as one text."""

from __future__ import annotations

from engine.cards.mana import VARIABLES, UnknownSymbol, ways
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node


def mana_cost(node: Node) -> str:
    """The symbols of a cost as one text. Raises Refusal for one that is none."""
    for word in node.words("SYMBOL"):
        symbol = word.form.strip("{}")
        if symbol == "X":
            continue
        if symbol in VARIABLES:
            refuse(word, refusal.UNKNOWN_X)
        try:
            ways(symbol)
        except UnknownSymbol:
            refuse(word, refusal.UNBALANCED_BRACES)
    return "".join(word.form for word in node.words("SYMBOL"))
