"""709.5: the halves of permanents: ``{sblocca una porta di: bersaglio}``, ``{blocca una porta di: bersaglio}``."""

from __future__ import annotations

from engine.cards.abilities.doors import LockDoor, UnlockDoor
from scenarios.written.abilities.reading import Grammar
from scenarios.written.abilities.references import OBJECT


def add_to(effects: Grammar) -> None:
    """Add these to the forms of instructions."""
    effects.form(UnlockDoor, {"or_lock": False}, what=("sblocca una porta di", OBJECT))
    effects.form(UnlockDoor, {"or_lock": True}, what=("blocca o sblocca una porta di", OBJECT))
    effects.form(LockDoor, what=("blocca una porta di", OBJECT))
