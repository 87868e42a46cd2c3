"""709.5: the halves of permanents that have a shared type line, which of them are locked, and what turns them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.characteristics import Characteristics
from engine.cards.split import SIDES, has_shared_type_line
from engine.state import events as e
from engine.words.terms import ObjectId

if TYPE_CHECKING:
    from engine.board.board import Board


def halves_of(board: Board, one: ObjectId) -> dict[str, Characteristics]:
    """709.5, 709.5j: the doors of a permanent by their sides, locked or not; none of what has no halves, or is no permanent.

    They are copiable values: a copy has the halves of what it copies.
    """
    found = board.objects.get(one)
    if found is None or not found.on_battlefield:
        return {}
    halves = board.copiable(one).halves
    return dict(zip(SIDES, halves, strict=True)) if has_shared_type_line(*halves) else {}


def locked_doors(board: Board, one: ObjectId) -> dict[str, Characteristics]:
    """709.5c: its halves without an unlocked designation."""
    return {side: half for side, half in halves_of(board, one).items() if side not in board.objects[one].unlocked}


def unlocked_doors(board: Board, one: ObjectId) -> dict[str, Characteristics]:
    """709.5c: its halves with one."""
    return {side: half for side, half in halves_of(board, one).items() if side in board.objects[one].unlocked}


def can_be_turned(board: Board, event: e.DoorUnlocked | e.DoorLocked) -> bool:
    """709.5f-g: only what is locked becomes unlocked, and only what is unlocked becomes locked."""
    there = locked_doors if isinstance(event, e.DoorUnlocked) else unlocked_doors
    return event.door in there(board, event.object)
