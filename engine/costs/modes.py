"""702.120, 702.172, 702.183: what a modal spell costs besides for the modes that were chosen for it."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.said import spell_ability
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import CastingCost
from engine.costs.other import with_numbers
from engine.costs.ways import Way
from engine.happening.payable import require_payable
from engine.state.bindings import Chosen
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId

ESCALATE, SPREE, TIERED = "escalate", "spree", "tiered"


def with_costs_of_modes(tx: Transaction, player: PlayerId, spell: ObjectId, way: Way, chosen: Chosen) -> Way:
    """601.2b, 601.2f: the way with the additional costs of its modes. Raises Refused where one cannot be paid (118.3)."""
    costs = [CastingCost(cost=cost) for cost in _costs(tx, spell, chosen)]
    for one in costs:
        require_payable(tx, player, tx.board.objects[spell], with_numbers(one.cost, chosen.x))
    return replace(way, additional=(*way.additional, *costs)) if costs else way


def _costs(tx: Transaction, spell: ObjectId, chosen: Chosen) -> list[Cost]:
    """702.172a, 702.183a: of each chosen mode its own; 702.120a: of each one beyond the first the escalate cost."""
    if not chosen.modes:
        return []
    looks = tx.board.characteristics(spell)
    modes = spell_ability(looks).modes
    own = [cost for number in chosen.modes if (cost := modes[number].cost) is not None]
    beyond = len(chosen.modes) - 1
    escalated = [one.cost for one in looks.keywords() if one.keyword == ESCALATE and one.cost is not None]
    return [*own, *(cost for cost in escalated for _ in range(beyond))]


def by_modes(tx: Transaction, spell: ObjectId, chosen: Chosen) -> list[Citation]:
    """The keywords by which the modes of a spell cost something."""
    if not chosen.modes:
        return []
    looks = tx.board.characteristics(spell)
    rules = [*([cite("702.172a")] if looks.has(SPREE) else []), *([cite("702.183a")] if looks.has(TIERED) else [])]
    return [*rules, *([cite("702.120a")] if looks.has(ESCALATE) and len(chosen.modes) > 1 else [])]
