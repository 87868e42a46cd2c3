"""705-706: what chance decides, as instructions; the engine knows no chance, so what comes of it is asked for."""

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


class Result(Record, kw_only=True):
    """706.3a: a line of a results table: for a result from ``least`` to ``most``, or from ``least`` on."""

    least: int
    most: int | None = None
    effects: tuple[Effect, ...] = ()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=lambda it: [Inside(effects=line.effects, each=it.who) for line in it.table],
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class RollDie(Record, kw_only=True):
    """706.1: players roll so many dice each, numbered from 1 to ``sides``; ``plus`` modifies each of them (706.2).

    ``table``: what each result brings about, in which 'one' is who rolled. ``keep_as`` names the sum of the results (706.4),
    and in a line of the table the result that it is for.
    """

    sides: int
    count: Quantity = ONE
    who: PlayerReference = You()
    plus: Quantity | None = None
    table: tuple[Result, ...] = ()
    keep_as: str | None = None


ChanceEffect = FlipCoin | RollDie
