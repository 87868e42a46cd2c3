"""What a question wants to know that no board shows: boards that are the same can have come about for other mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.played.answering import paid
from scenarios.played.damaging import dealt_by
from scenarios.played.expectations import how_often
from scenarios.written import queries

if TYPE_CHECKING:
    from scenarios.asked.exploring.walker import Walker
    from scenarios.played.run import Run


def happened(run: Run | Walker) -> tuple[str | int | None, ...]:
    """601.2f, 603.2, 120.1: what was paid, how often something triggered and how much damage was dealt, where that is asked."""
    found: list[str | int | None] = []
    for one in run.scenario.asks:
        if isinstance(one, queries.PaidQuery):
            found.append(paid(run, one.action))
        elif isinstance(one, queries.TriggeredQuery):
            found.append(how_often((each.step for each in run.steps if not each.tried), one.ability))
        elif isinstance(one, queries.DealtQuery):
            found.append(sum(each.amount for each in dealt_by(run, one.object, len(run.steps))))
    return tuple(found)
