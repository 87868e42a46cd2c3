"""709.5: instructions that lock and unlock halves of permanents."""

from __future__ import annotations

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.references import ObjectReference
from engine.words.record import Record


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class UnlockDoor(Record, kw_only=True):
    """709.5f: a locked half of one of these permanents, which the controller of the instruction chooses, becomes unlocked;
    ``or_lock``: or an unlocked one becomes locked."""

    what: ObjectReference
    or_lock: bool = False


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class LockDoor(Record, kw_only=True):
    """709.5g: an unlocked half of one of these permanents, which the controller of the instruction chooses, becomes locked."""

    what: ObjectReference


DoorEffect = UnlockDoor | LockDoor
