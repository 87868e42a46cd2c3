"""702.95: creatures that are paired, and what ends that."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.state import events as e
from engine.state.crowds import parts_as_kept
from engine.state.ids import ids_of
from engine.state.trace import Change, StepKind
from engine.words.citations import cite
from engine.words.terms import ObjectId, PlayerId, Zone


def can_pair(tx: Transaction, one: ObjectId, other: ObjectId, player: PlayerId) -> bool:
    """702.95c-d: two creatures of the player, neither of them paired already."""
    return one != other and all(_free(tx, each, player) for each in (one, other))


def _free(tx: Transaction, one: ObjectId, player: PlayerId) -> bool:
    found = tx.board.objects.get(one)
    if found is None or not found.on_battlefield or found.bond is not None:
        return False
    return tx.board.characteristics(one).creature and tx.board.controller(one) == player


def unpair(tx: Transaction, changed_hands: Sequence[ObjectId]) -> None:
    """702.95e: either has gone, is no creature any more, or another player has got control of it.

    702.26f: what is phased out cannot be seen as staying on the battlefield.
    """
    done: list[ObjectId] = []
    changes = []
    there = parts_as_kept(tx.game.objects, tx.game.zone(Zone.BATTLEFIELD))
    for number in ids_of(part for part, one in there if one.bond is not None):
        one = tx.game.objects[number]
        if one.bond is None or one.id in done:
            continue
        if one.id in changed_hands or one.bond in changed_hands or not all(_stays(tx, n) for n in (one.id, one.bond)):
            done.append(one.bond)
            changes.append(Change(event=e.Unpaired(object=one.id, was=one.bond), rules=(cite("702.95e"),)))
    if changes:
        tx.happen(changes, kind=StepKind.EVENT, rules=[cite("702.95e")])


def _stays(tx: Transaction, one: ObjectId) -> bool:
    found = tx.board.objects.get(one)
    return found is not None and found.on_battlefield and tx.board.characteristics(one).creature
