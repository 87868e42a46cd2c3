"""608.2c-608.2d: instructions that leave a choice, that depend on a condition, and that are done for each of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Inside, Kept, instruction
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import Filter, Jointly
from engine.cards.abilities.objects import CreateTokens, Destroy, Tap, Untap
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import (
    Every,
    ObjectReference,
    One,
    PlayerReference,
    Reference,
    You,
    in_hidden_zone,
)
from engine.words.record import Record

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=it.among or Every(it.filter))],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=lambda it: (
        it.at_random or (it.among is None and any(zone.hidden for zone in it.filter.zones)) or in_hidden_zone(it.among)
    ),
    copies=False,
)
class Choose(Record, kw_only=True):
    """608.2d: a player chooses objects that match, without targeting, and keeps them under a name.

    ``among``: only out of these, wherever they are ('one of them', 'a card from that hand').
    """

    filter: Filter
    keep_as: str
    among: ObjectReference | None = None
    who: PlayerReference = You()
    minimum: int = 1
    maximum: int = 1
    count: Quantity | None = None
    """107.3: so many, in the place of the two numbers; where the smaller one is 0, up to so many."""
    at_random: bool = False
    """None of them is anybody's choice: chance decides."""
    together: Jointly | None = None
    """608.2d: what all that is chosen has to be together."""


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class ChooseNumber(Record, kw_only=True):
    """107.3f: a player chooses a number as it resolves, such as an X that nothing defines, and keeps it under a name.

    ``most``: no larger one.
    """

    keep_as: str
    who: PlayerReference = You()
    most: Quantity | None = None


@instruction(
    moves=(), keeps=(), adds=None, inside=("then", "otherwise"), about=None, tokens=(), unseen=False, copies=False
)
class May(Record, kw_only=True):
    """603.5, 608.2d: a player may have the instructions carried out; otherwise other ones."""

    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    who: PlayerReference = You()
    counts: bool = False
    """603.2h: that it was done is remembered for the turn, for the ability of the source that triggers only until then."""


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=one) for one in it.ways],
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class OneOf(Record, kw_only=True):
    """608.2d: a player chooses one of several alternatives, none of which is optional, and that one is carried out.

    ``ways``: the instructions of each; :mod:`engine.doing.alternatives` says by which name each is asked for.
    """

    ways: tuple[tuple[Effect, ...], ...]
    who: PlayerReference = You()


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [
        Inside(effects=it.then, condition=it.condition),
        Inside(effects=it.otherwise, condition=it.condition, holds=False),
    ],
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class If(Record, kw_only=True):
    """608.2c: instructions that depend on a condition as they are reached."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [Inside(effects=it.do, each=it.of)],
    about="of",
    tokens=(),
    unseen=False,
    copies=False,
)
class ForEach(Record, kw_only=True):
    """608.2f: the same instructions for each of several, as :class:`One`: one after the other, or for all of them at once."""

    of: Reference
    do: tuple[Effect, ...]

    @property
    def at_once(self) -> bool:
        """608.2f: whether it is one action, which is done to all of them simultaneously."""
        return self.one_action is not None

    @property
    def one_action(self) -> Effect | None:
        """608.2f: the one action that it is, which may depend on a condition: counters, damage, tokens, life of each player, what
        is tapped, untapped or destroyed. 121.2: cards are drawn one after the other."""
        match self.do:
            case (If(then=(one,), otherwise=()),) | (one,):
                return one if _is_simultaneous(one) else None
        return None


def _is_simultaneous(one: Effect) -> bool:
    match one:
        case PutCounters(on=One(), divided=False) | DealDamage(by_each=False, divided=False):
            return True
        case CreateTokens() | CreateCopies() | Untap() | GainLife(who=One()):
            return True
        case LoseLife(who=One(), keep_as=None) | Tap(keep_as=None) | Destroy(keep_as=None):
            return True
    return False


ChoiceEffect = Choose | ChooseNumber | May | OneOf | If | ForEach
