"""104, 106, 119, 121, 701: instructions to players: their cards, their life, their mana, and the game they win or lose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards.abilities.classification import DISCARDED, DRAWN, MILLED, Adds, Inside, Kept, instruction
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import PlayerReference, You
from engine.cards.abilities.spending import ManaLike, Spending, when_spent
from engine.words.record import Record
from engine.words.terms import Color, Zone

ONE = Fixed(1)


@instruction(
    moves=(DRAWN,),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.HAND)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Draw(Record, kw_only=True):
    """121: each player draws so many cards, one at a time (121.2). ``keep_as``: the cards that are drawn by it, and none that is
    drawn in place of one of these (121.6c)."""

    who: PlayerReference = You()
    count: Quantity = ONE
    keep_as: str | None = None


@instruction(
    moves=(DISCARDED,),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.GRAVEYARD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Discard(Record, kw_only=True):
    """701.9: each player discards so many cards of their choice, or at random; the whole hand with ``None``. ``such``: only cards
    that match."""

    who: PlayerReference = You()
    count: Quantity | None = ONE
    at_random: bool = False
    such: Filter | None = None
    keep_as: str | None = None


@instruction(
    moves=(MILLED,),
    keeps=lambda it: [Kept(name=it.keep_as, zone=Zone.GRAVEYARD)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=True,
    copies=False,
)
class Mill(Record, kw_only=True):
    """701.17: each player mills so many cards. ``keep_as``: the cards where they are then, if they can be seen there (701.17c)."""

    who: PlayerReference = You()
    count: Quantity = ONE
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class GainLife(Record, kw_only=True):
    """119.3."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class LoseLife(Record, kw_only=True):
    """119.3. ``keep_as``: the name of the number that was lost in all."""

    amount: Quantity
    who: PlayerReference = You()
    keep_as: str | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class SetLife(Record, kw_only=True):
    """119.5: the total becomes a number: a gain or loss of the difference."""

    amount: Quantity
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Lose(Record, kw_only=True):
    """104.3e: an effect says that players lose the game."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Win(Record, kw_only=True):
    """104.2b: an effect says that a player wins the game."""

    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=(),
    adds=lambda it: Adds(
        who=it.who, choices=it.choices, times=it.times, chosen_color=it.chosen_color, pair=it.pair, like=it.like
    ),
    inside=lambda it: [
        Inside(effects=one.effects, later=True) for one in (when_spent(it.spending),) if one is not None
    ],
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class AddMana(Linkable, kw_only=True):
    """106.4: a player adds mana: one of the choices, each a tuple of types ('W' ... 'C'), so many times over.

    ``combination``: every time another choice may be taken ('in any combination of colours'). ``spending``: on what it may be
    spent (106.6).
    """

    choices: tuple[tuple[str, ...], ...]
    times: Quantity = ONE
    who: PlayerReference = You()
    combination: bool = False
    spending: Spending | None = None
    chosen_color: bool = False
    """607.2d: of the colour that was chosen as the source entered; of none, where none was (607.5a, 106.5)."""
    pair: str = ""
    like: ManaLike | None = None
    """106.5, 106.7: the choices are what other objects say: their colours, or what mana they could produce."""
    lasting: bool = False
    """500.5: until end of turn, it is not lost as steps and phases end."""
    in_combat: bool = False
    """702.189a: the same until end of combat."""

    @property
    def is_linked(self) -> bool:
        """607.2d: whether it speaks of the colour that another ability let choose."""
        return self.chosen_color

    def of_color(self, chosen: Color) -> Mapping[str, Any]:
        """106.4: mana of that colour."""
        return {"chosen_color": False, "choices": (*self.choices, (chosen,))} if self.chosen_color else {}


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class DoubleLife(Record, kw_only=True):
    """701.10d: players gain or lose so much life that their totals are twice what they are."""

    who: PlayerReference = You()


PlayerEffect = Draw | Discard | Mill | GainLife | LoseLife | SetLife | Lose | Win | AddMana | DoubleLife
