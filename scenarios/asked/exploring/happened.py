"""What a question wants to know that no board shows: boards that are the same can have come about for other mana."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scenarios.laid.handles import OwnId, bears, key
from scenarios.played.answering import paid
from scenarios.played.damaging import dealt_by
from scenarios.played.expectations import how_often
from scenarios.written import queries
from scenarios.written.ids import told_apart

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
            found += _triggered(run, one)
        elif isinstance(one, queries.DealtQuery):
            found += _dealt(run, one)
    return tuple(found)


def _triggered(run: Run | Walker, query: queries.TriggeredQuery) -> Iterator[str | int | None]:
    """603.2: how often each that may be asked about has triggered: several of a name are answered one by one."""
    which, names = query.ability, _names(run, query.ability.object)
    steps = [each.step for each in run.steps if not each.tried]
    noticed = (one.source for step in steps for one in step.triggered)
    for label in sorted({one.label for one in noticed if any(name is None or bears(one, name) for name in names)}):
        yield label
        yield how_often(steps, which.model_copy(update={"object": OwnId(label)}))
    yield None


def _dealt(run: Run | Walker, query: queries.DealtQuery) -> Iterator[str | int | None]:
    """120.2: how much damage each that may be asked about has dealt."""
    by = {one.by for name in _names(run, query.object) for one in dealt_by(run, name, len(run.steps))}
    for label in sorted(by):
        yield label
        yield sum(one.amount for one in dealt_by(run, OwnId(label), len(run.steps)))
    yield None


def _names(run: Run | Walker, name: str) -> tuple[str | None, ...]:
    """What may be meant: the name, and that without what is said beside it: «Orso» for «Orso di Anna»; ``None`` for anything."""
    alone = told_apart(key(name), (player.name for player in run.scenario.players)).name
    return (name,) if alone == key(name) else (name, alone or None)
