"""700.3: an instruction to divide objects into piles."""

from __future__ import annotations

from engine.cards.abilities.classification import Kept, instruction
from engine.cards.abilities.references import ObjectReference, PlayerReference, You
from engine.words.record import Record


@instruction(
    moves=(),
    keeps=lambda it: [
        Kept(name=it.keep_as, among=it.what),
        Kept(name=it.keep_rest_as, among=it.what),
    ],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Piles(Record, kw_only=True):
    """700.3: a player separates objects into two piles, either of which may be empty; another player chooses one of them.

    Kept: those of the pile that was chosen, and those of the other one.
    """

    what: ObjectReference
    by: PlayerReference
    chooser: PlayerReference = You()
    keep_as: str | None = None
    keep_rest_as: str | None = None
