"""707.9e-f: the counters with which something enters besides, as a copy."""

from __future__ import annotations

from engine.cards.abilities.continuous import IfCopyIs
from engine.cards.abilities.filters import Filter
from scenarios.cardtext.lower.deeds.counting import counters
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.lower.what_it_is import state_of_object
from scenarios.cardtext.tree import Node


def enters_with_more(node: Node, scope: Scope) -> IfCopyIs:
    """'Tranne che entra con un segnalino +1/+1 addizionale', always or 'se è una creatura'."""
    put = counters(next(node.nodes("counters")), scope)
    asked = node.node("a_kind") is not None and scope.subject is not None
    return IfCopyIs(it_is=state_of_object(node, scope.subject) if asked else Filter(), enters_with=(put,))  # type: ignore[arg-type]
