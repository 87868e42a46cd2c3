"""614.3, 615.3: what a resolving spell or ability says of events to come: 'if it would die this turn, exile it instead'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Inside, instruction
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, Reference
from engine.words.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.abilities.ability import Cannot, Replaces
    from engine.cards.abilities.casting import AsThoughFlash, ChangesCost, MayCast
    from engine.cards.abilities.player_rules import InsteadOfLosing
    from engine.cards.abilities.replacing import Changing
    from engine.cards.abilities.turns import HandLimit


def _later(it: SetUp) -> Iterator[Inside]:
    """608.2c: what is done instead, or besides, is done when the event would happen."""
    for name in ("effects", "then", "instead"):
        effects = getattr(it.says, name, ())
        if effects:
            yield Inside(effects=effects, later=True)


@instruction(moves=(), keeps=(), adds=None, inside=_later, about=None, tokens=(), unseen=False, copies=False)
class SetUp(Record, kw_only=True):
    """614.1, 614.3, 615.3, 101.2, 601.2f, 601.3: for a time something holds that replaces or prevents events, forbids something, or
    changes what players may cast and what that costs, or how many cards they may have in hand (402.2), as a static ability would
    say it.

    ``of``: only what would happen to these objects and players, which are those found now; ``source``: only damage of these.
    Without them it is about whatever it describes, also about what comes later (611.2c). ``next_time``: only the next such event.
    ``amount``: only so much damage, of that which is dealt to something else instead (614.9) or prevented (615.7).
    """

    says: Replaces | Changing | InsteadOfLosing | Cannot | ChangesCost | MayCast | AsThoughFlash | HandLimit
    of: Reference | None = None
    source: ObjectReference | None = None
    next_time: bool = False
    amount: Quantity | None = None
    until: Duration = Duration.END_OF_TURN
