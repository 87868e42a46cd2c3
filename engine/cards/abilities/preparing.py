"""722.3a: an instruction by which permanents become prepared."""

from __future__ import annotations

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.references import ObjectReference
from engine.words.record import Record


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=True)
class Prepare(Record, kw_only=True):
    """722.3a: permanents become prepared."""

    what: ObjectReference
