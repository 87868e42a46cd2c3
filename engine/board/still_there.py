"""400.7, 608.2b, 702.26d: which of the objects that words speak of are still where they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities import references as r
from engine.state.bindings import Bindings
from engine.words.terms import ObjectId, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


def of_phased_out(reference: r.ObjectReference) -> bool:
    return isinstance(reference, r.Every) and reference.filter.phased_out


def present_objects(object_id: ObjectId, board: Board, bound: Bindings) -> tuple[ObjectId, ...]:
    """Where an object is now, if it can be found; 712.21c: a melded permanent that came apart is both of its cards."""
    if object_id in board.objects:
        return () if board.objects[object_id].phased_out else (object_id,)
    there: list[ObjectId] = []
    for old, new in bound.moved:
        if old == object_id and new in board.objects and not board.objects[new].zone.hidden:
            there.append(new)
        elif _enchanted(object_id, old, board):
            aura = _in_graveyard(object_id, board)
            return () if aura is None else (aura,)
    if not there and (after := _not_cast_with_madness(object_id, board)) is not None:
        there.append(after)
    return tuple(there)


def _enchanted(aura: ObjectId, moved: ObjectId, board: Board) -> bool:
    """Whether an object that is gone was an Aura attached to another one as that left the battlefield."""
    known, host = board.game.lki.get(aura), board.game.lki.get(moved)
    return (
        known is not None
        and host is not None
        and host.object.zone is Zone.BATTLEFIELD
        and aura in host.attachments
        and "Aura" in known.characteristics.subtypes
    )


def _not_cast_with_madness(exiled: ObjectId, board: Board) -> ObjectId | None:
    """400.7k, 702.35c: what became of a discarded card whose madness ability has resolved, where it was not cast: found wherever
    it was moved from exile, in a public zone."""
    known = board.game.lki.get(exiled)
    if known is None or known.object.zone is not Zone.EXILE or not known.characteristics.has("madness"):
        return None
    became = None if known.became is None else board.objects.get(known.became)
    if became is None or became.zone is Zone.STACK or became.zone.hidden:
        return None
    was_in_hand = any(before.became == exiled and before.object.zone is Zone.HAND for before in board.game.lki.values())
    return became.id if was_in_hand else None


def _in_graveyard(aura: ObjectId, board: Board) -> ObjectId | None:
    """400.7f, 603.6e: the new object that an Aura became in its owner's graveyard, with what it enchanted or by 704.5m after."""
    became = board.game.lki[aura].became
    found = None if became is None else board.objects.get(became)
    return found.id if found is not None and found.zone is Zone.GRAVEYARD else None
