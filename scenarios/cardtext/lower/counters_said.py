"""122.1, 107.1: kinds of counters as they are called, and how many of them are meant."""

from __future__ import annotations

from engine.cards.abilities.filters import Bounds
from engine.words.counters import KEYWORD_COUNTERS
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node


def so_many_said(node: Node) -> Bounds:
    """107.1: as many as a number says, or one."""
    number = node.word("NUM")
    return said_bounds(node, 1 if number is None else int(str(number.value)))


def said_bounds(node: Node, value: int) -> Bounds:
    """107.1: 'so many or more', 'so many or fewer', 'fewer than so many', 'exactly so many'."""
    if node.has("EXACTLY"):
        return Bounds(value, value)
    if node.has("FEWER_THAN"):
        return Bounds(most=value - 1)
    return Bounds(most=value) if node.has("OR_LESS", "NO_MORE_THAN") else Bounds(least=value)


def counter_kind(node: Node) -> str:
    """122.1: the kind of a counter as the engine calls it; one that the table does not know keeps its Italian name."""
    for word in node.words("PT", "COUNTER_OF", "UNKNOWN", "POISONED", "KEYWORD"):
        if word.kind == "POISONED":
            return "poison"
        if word.kind == "PT" and not all(part[0] in "+-" for part in word.form.split("/")):
            refuse(word, refusal.UNEXPECTED)
        if word.kind == "KEYWORD" and word.value not in KEYWORD_COUNTERS:
            refuse(word, refusal.UNEXPECTED)
        return str(word.value) if word.kind in ("COUNTER_OF", "KEYWORD") else word.form
    refuse(node, refusal.UNEXPECTED)
