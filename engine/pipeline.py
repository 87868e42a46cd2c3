"""The only way in which a game changes: propose, replace (614-616), apply all at once, record, notice triggers (603)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import applying
from engine.changing import kept_alive
from engine.citations import Citation
from engine.consequences import consequences, without_losers
from engine.entering_order import in_chosen_order
from engine.events import Event, PlayerLost, PlayerWon
from engine.mentions import Mention
from engine.terms import NOBODY, ObjectId, PlayerId
from engine.trace import NO_FACTS, Change, Facts, StepKind, Untold
from engine.transaction import Transaction, named_in
from engine.triggers import notice, notice_states


def happen(
    tx: Transaction,
    proposals: Iterable[Change | Event],
    *,
    kind: StepKind,
    rules: Sequence[Citation],
    facts: Facts = NO_FACTS,
    player: PlayerId = NOBODY,
    cause: ObjectId | None = None,
    untold: Sequence[Untold] = (),
) -> tuple[Change, ...]:
    """704.3, 603.2c: let several things happen as one event, and give back what did happen.

    Each proposal is replaced and worked out on the board as it is before any of them (614, 120.4); then all are applied at
    once; then abilities trigger on what happened (603.2g: on nothing else). Nothing at all, where all was replaced by nothing.
    """
    before = tx.board
    changes = _worked_out(tx, [one if isinstance(one, Change) else Change(event=one) for one in proposals])
    changes = in_chosen_order(tx, without_losers(kept_alive(tx, changes)))
    names = _names(tx, changes, cause)
    happened = applying.apply(tx.game, before, changes)
    triggered, missed = notice(tx, happened, before)
    states = notice_states(tx)
    tx.note(
        kind,
        rules,
        changes=happened,
        facts=facts,
        player=player,
        cause=cause,
        names=names,
        triggered=(*triggered, *states),
        missed=missed,
        untold=untold,
    )
    if any(isinstance(change.event, PlayerLost | PlayerWon) for change in happened):
        from engine.ending import after_results

        after_results(tx)
    return happened


def _worked_out(tx: Transaction, proposals: Sequence[Change]) -> list[Change]:
    """614, 615: what all proposals come to, with what replacement effects make happen besides (614.13)."""
    tx.together, tx.beside, tx.shares = tuple(one.event for one in proposals), [], {}
    changes: list[Change] = []
    for proposal in proposals:
        changes.extend(consequences(tx, proposal))
    for more in tx.beside:
        changes.extend(consequences(tx, more))
    tx.together, tx.beside, tx.shares = (), [], {}
    return changes


def _names(tx: Transaction, changes: Sequence[Change], cause: ObjectId | None) -> dict[ObjectId, Mention]:
    """How the objects of an event are called: as they were before it."""
    names: dict[ObjectId, Mention] = {}
    if cause is not None:
        names[cause] = tx.mention(cause)
    for change in changes:
        for object_id in named_in(change.event):
            if object_id not in names:
                names[object_id] = tx.mention(object_id)
    return names
