"""608.2g: an instruction to cast something while a spell or ability resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Goes, Kept, instruction
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import ObjectReference, PlayerReference, You, in_hidden_zone
from engine.words.record import Record
from engine.words.terms import Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Cost


@instruction(
    moves=lambda it: [] if it.copy else [Goes(what=it.what, to=Zone.STACK)],
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.STACK)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=lambda it: in_hidden_zone(it.what),
    copies=lambda it: it.copy,
)
class CastNow(Record, kw_only=True):
    """608.2g: as the spell or ability resolves a player may cast what is referred to, one after the other.

    ``copy``: not the card itself but a copy of it, made in its zone (707.12). ``free``: without paying its mana cost (118.9).
    ``transformed``: with its back face up (712.11a).
    """

    what: ObjectReference
    who: PlayerReference = You()
    free: bool = True
    copy: bool = False
    transformed: bool = False
    cost: Cost | None = None
    """118.9: for this alternative cost, and no other (702.35a)."""
    must: bool = False
    """118.8c: 'if able': the player has no choice where it can be cast."""
    name: str = ""
    """What a condition asks for (``Paid``) where it was cast for the cost."""
    such: Filter | None = None
    """601.3e: only as a spell that matches, of the ways in which a card could be cast."""
    lands: bool = False
    """305.3: a land may be played instead, in the player's own turn."""
    keep_as: str | None = None
    """The spells that were cast."""
