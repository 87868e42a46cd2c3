"""705: what chance decides, as instructions; the engine knows no chance, so what comes of it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Inside, Kept, instruction
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import PlayerReference, You
from engine.words.record import Record

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect

ONE = Fixed(1)


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=lambda it: [Inside(effects=one, each=it.who) for one in (it.then, it.otherwise)],
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class FlipCoin(Record, kw_only=True):
    """705.1-705.2: players flip so many coins each; for every coin ``then`` if it is won, ``otherwise`` if it is lost.

    With ``called`` unset nobody wins or loses: ``then`` is for heads, ``otherwise`` for tails. In both 'one' is who flipped.
    ``keep_as`` names the number of coins that were won, or came up heads.
    """

    who: PlayerReference = You()
    times: Quantity = ONE
    called: bool = True
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    keep_as: str | None = None


ChanceEffect = FlipCoin
