"""601.2f-h, 508.1h: the mana that an action of a run is paid with."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Step
from engine.cards.characteristics import symbols
from engine.cards.mana import increased, written
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.facts.fighting import CombatCosts
from engine.state.facts.nothing import CountsAsPaid


def mana_paid(steps: list[Step], taken: Step) -> str:
    """601.2f, 508.1h: the mana that is paid for an action: as its total cost says it; where mana is counted, as it was spent.

    ``steps``: those of the action, of which one is that in which it was ``taken``.
    """
    counted = [costs.mana for one in steps if (costs := one.fact(CombatCosts)) is not None]
    counted += [unpaid.cost for one in steps if (unpaid := one.fact(CountsAsPaid)) is not None]
    return in_order(next((one for one in counted if one), "") or written(tuple(_spent(taken))))


def in_order(cost: str) -> str:
    """107.4: a cost with its generic mana in front and the other symbols in one order, so that equal ones are written alike."""
    found = increased(symbols(cost), ())
    return written(sorted((one for one in found if one != "0"), key=lambda one: (not one.isdigit(), one)))


def _spent(step: Step) -> Iterator[str]:
    for change, times in few_of(step.changes):
        if isinstance(change.event, e.ManaSpent):
            yield from (one.kind for one in change.event.mana for _ in range(times))
