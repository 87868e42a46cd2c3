"""601.2h, 602.2b, 702.49c: what a cost was paid with, where the ability that it was paid for speaks of that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import events as e
from engine.combat.state import attacker
from engine.keywords.parts import ATTACKED, PAID_WITH
from engine.objects import Recipient
from engine.terms import ObjectId, Zone
from engine.trace import Change
from engine.transaction import Transaction


def remember_payment(tx: Transaction, stacked: ObjectId, changes: Sequence[Change]) -> None:
    """Keep with an ability on the stack what its costs are about to be paid with; it is found later as it was then (608.2h)."""
    one = tx.game.objects[stacked]
    if one.bindings is None:
        return
    events = [change.event for change in changes]
    objects = [
        event.object for event in events if isinstance(event, e.Tapped | e.ZoneChange) and event.object != one.source
    ]
    if not objects:
        return
    returned = [event.object for event in events if isinstance(event, e.ZoneChange) and event.to is Zone.HAND]
    fighting = [found for found in (attacker(tx.game.combat, two) for two in returned) if found is not None]
    kept: dict[str, tuple[Recipient, ...]] = {**one.bindings.remembered, PAID_WITH: tuple(objects)}
    if fighting:
        kept[ATTACKED] = tuple(found.defender for found in fighting)
    known = replace(one, bindings=replace(one.bindings, remembered=kept))
    tx.game.change(objects={**tx.game.objects, stacked: known})
