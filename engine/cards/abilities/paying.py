"""118.12: instructions that ask whether a cost is paid, and do what follows from the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Inside, instruction
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import PlayerReference, You
from engine.words.record import Record

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Cost
    from engine.cards.abilities.effects import Effect


@instruction(
    moves=lambda it: it.cost.moves,
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.effects), Inside(effects=it.then), Inside(effects=it.lets, each=it.who)],
    about=None,
    tokens=(),
    unseen=lambda it: it.cost.unseen,
    copies=False,
)
class UnlessPays(Record, kw_only=True):
    """118.12a: the instructions are carried out unless a player pays a cost as the ability resolves.

    Of several players each is asked in turn, until one pays; ``then``: what is done where one does. ``lets``: what such a player
    has done, in place of paying anything (608.2d): 'have it deal 4 damage to them'.
    """

    who: PlayerReference
    cost: Cost
    effects: tuple[Effect, ...]
    times: Quantity | None = None
    """The cost so many times over: '{X}, where X is ...'."""
    then: tuple[Effect, ...] = ()
    lets: tuple[Effect, ...] = ()


@instruction(
    moves=lambda it: tuple(goes for one in (it.cost, *it.or_else) for goes in one.moves),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=one, each=it.who) for one in (it.then, it.otherwise)],
    about="who",
    tokens=(),
    unseen=lambda it: any(one.unseen for one in (it.cost, *it.or_else)),
    copies=False,
)
class MayPay(Record, kw_only=True):
    """118.12: a player may pay a cost as the ability resolves; if they do, the one, if they don't, the other."""

    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    who: PlayerReference = You()
    times: Quantity | None = None
    """702.24a: the cost so many times over, all of it or nothing."""
    chooses_x: bool = False
    """107.3f: X, which nothing defines, is chosen by the player who pays; what follows has that value. With X as ``times`` it is
    how often the cost is paid, once at least."""
    or_else: tuple[Cost, ...] = ()
    """118.12: other costs, one of which may be paid in its place."""


@instruction(
    moves=(), keeps=(), adds=None, inside=("do", "then", "otherwise"), about=None, tokens=(), unseen=False, copies=False
)
class DoThen(Record, kw_only=True):
    """118.12: 'do this. If you do, ...': it counts whether a player began to, whatever came of it."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


PayingEffect = UnlessPays | MayPay | DoThen
