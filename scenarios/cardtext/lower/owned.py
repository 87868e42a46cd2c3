"""109.4, 608.2c: what somebody controls, and how many of it: 'due o più Elfi', 'un artefatto'."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe, your_commander
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node

Whose = Mapping[str, Any]
"""Criteria that say whose something is."""
YOURS: Whose = {"controller": Relation.YOU}


def singular_noun(nominal: Node) -> bool:
    """Whether the first noun is one of those whose singular needs an article."""
    part = next(nominal.only.nodes("part"), nominal.only)
    return next(part.words()).marks.endswith("s")


def all_described(node: Node, whose: Whose | None, scope: Scope | None, *, other: bool) -> Filter:
    """What a nominal describes: objects as such, or those of somebody. Raises Refusal for players, targets and cards in no zone."""
    found = describe(next(node.nodes("nominal")), other=other, plural_and=False, scope=scope)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or (found.card and not found.zone_said):
        refuse(node, refusal.NO_VOCABULARY)
    if whose is None:
        return wanted
    if wanted.controller is not Relation.ANY or found.zone_said or found.card:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(wanted, **whose)


def at_least(node: Node, whose: Whose | None, scope: Scope | None) -> c.Condition:
    """At least so many. Several at once must be one player's: with several opponents that is not what the record says."""
    least = node.node("least")
    wanted = all_described(node, whose, scope, other=node.has("OTHER") or (least is not None and least.has("OTHER")))
    if least is not None and least.has("YOUR"):
        return c.Exists(your_commander(node, wanted))
    number = (least or node).word("NUM")
    if (least or node).has("X"):
        refuse(node, refusal.NO_VOCABULARY)
    count = 1 if number is None else int(str(number.value))
    if count > 1 and whose is not None and whose.get("controller") not in (None, Relation.YOU):
        refuse(node, refusal.NO_VOCABULARY)
    return c.Exists(wanted, count)


def wanted_of(node: Node) -> tuple[Filter, int]:
    """What a node of kind 'owned' describes, whosever it is, and how many of it at least."""
    found = at_least(node, {}, None)
    assert isinstance(found, c.Exists)
    return found.filter, found.least
