"""722.3a-b: instructions by which permanents become prepared, or are it no longer."""

from __future__ import annotations

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.references import ObjectReference
from engine.words.record import Record


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=True)
class Prepare(Record, kw_only=True):
    """722.3a: permanents become prepared."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class NoLongerPrepared(Record, kw_only=True):
    """722.3b: permanents become unprepared."""

    what: ObjectReference


PreparingEffect = Prepare | NoLongerPrepared
