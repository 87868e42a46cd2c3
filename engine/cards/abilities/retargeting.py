"""115.7: effects that change the targets of what is on the stack, or let a player choose new ones."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference, You
from engine.words.record import Record


@unique
class HowChanged(StrEnum):
    """115.7a-d: which targets of a spell or ability may become others."""

    ALL = "change the targets"
    """Each of them, to another legal target, or none of them (115.7a)."""
    ONE = "change a target"
    """One of them (115.7b)."""
    ANY = "change any targets"
    """Any number of them (115.7c)."""
    NEW = "choose new targets"
    """Any number of them; what stays may be illegal (115.7d)."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ChangeTargets(Record, kw_only=True):
    """115.7: a player changes targets of spells or abilities on the stack.

    ``to``: only to what this speaks of ('change the target to this creature').
    """

    what: ObjectReference
    how: HowChanged = HowChanged.ALL
    to: Reference | None = None
    who: PlayerReference = You()
