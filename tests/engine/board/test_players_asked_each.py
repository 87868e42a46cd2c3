"""109.5, 502.2, 608.2c, 608.2i: what is so of one of several players, and what players cast in the last turn."""

from __future__ import annotations

import pytest

from engine.cards.abilities.conditions import AnyPlayer, Compare, Condition, MostCastLastTurn, Not, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Count, Fixed, LifeOf, PlayerCounters
from engine.cards.abilities.references import EachPlayer, One, You
from engine.cards.abilities.triggers import BeginningOf, LifeChanges
from engine.words.terms import CardType, Relation, TurnStep
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, LAND, gain, instant, pass_on, when

OPPONENTS = EachPlayer(Relation.OPPONENT)
TYPE_LAND = (CardType.LAND,)


def _triggers(table: Table, such: Condition, lives: tuple[int, ...] = ()) -> bool:
    trigger = when(LifeChanges(who=Relation.YOU), Draw(), condition=such)
    table.permanent("Fonte", trigger, **ENCHANTMENT)
    table.settle()
    for seat, life in enumerate(lives):
        if life != table.life(seat):
            table.occur(gain(seat, life - table.life(seat)))
    table.occur(gain(0, 1))
    return bool(table.stack())


@pytest.mark.parametrize(("lives", "holds"), [((20, 20, 9), True), ((20, 9, 20), True), ((5, 20, 20), False)])
def test_109_5_one_of_the_opponents_is_enough_and_oneself_is_none(lives: tuple[int, ...], holds: bool) -> None:
    assert _triggers(Table(3), AnyPlayer(OPPONENTS, Within(LifeOf(One()), Bounds(most=10))), lives) is holds


@pytest.mark.parametrize(("lands", "holds"), [((1, 2), True), ((2, 2), False), ((2, 1), False)])
def test_107_1_more_than_you_is_not_as_many(lands: tuple[int, int], holds: bool) -> None:
    table = Table()
    for seat, count in enumerate(lands):
        for number in range(count):
            table.permanent(f"Terra {seat} {number}", controller=seat, **LAND)
    yours = Count(Filter(types=TYPE_LAND, controller=Relation.YOU))
    more = Compare(Count(Filter(types=TYPE_LAND, whose=One())), ">", yours)
    assert _triggers(table, AnyPlayer(OPPONENTS, more)) is holds


@pytest.mark.parametrize(("most", "holds"), [(20, False), (19, True)])
def test_608_2c_than_each_opponent_asks_all_of_them(most: int, holds: bool) -> None:
    beaten = AnyPlayer(OPPONENTS, Compare(LifeOf(You()), "<=", LifeOf(One())))
    assert _triggers(Table(3), Not(beaten), (19, most, 15)) is holds


def test_122_1_counters_of_a_player() -> None:
    poisoned = AnyPlayer(OPPONENTS, Within(PlayerCounters("poison", One()), Bounds(least=1)))
    assert not _triggers(Table(), poisoned)


@pytest.mark.parametrize(("cast", "none", "two"), [((), True, False), ((0,), False, False), ((0, 1), False, False),
                                                   ((1, 1), False, True), ((0, 0), False, True)])  # fmt: skip
def test_608_2i_the_most_spells_that_one_player_cast_last_turn(cast: tuple[int, ...], none: bool, two: bool) -> None:
    table = Table(active=1, step=TurnStep.END)
    for seat in range(2):
        table.library(seat, 8)
    upkeep = BeginningOf(step=TurnStep.UPKEEP)
    quiet, busy = MostCastLastTurn(Bounds(most=0)), MostCastLastTurn(Bounds(least=2))
    table.permanent("Quiete", when(upkeep, Draw(), condition=quiet), **ENCHANTMENT)
    table.permanent("Folla", when(upkeep, Draw(), condition=busy), **ENCHANTMENT)
    for number, seat in enumerate(cast):
        instant(table, f"Magia {number}", GainLife(amount=Fixed(1)), controller=seat)
    table.settle()
    for number, seat in enumerate(cast):
        while table.game.receiver != seat:
            pass_on(table)
        table.cast(f"Magia {number}", player=seat)
        table.resolve()
    table.until(TurnStep.UPKEEP)
    assert ["Quiete" in one for one in table.stack()] == ([True] if none else [False] if two else [])


def test_502_2_before_the_first_turn_nothing_is_known() -> None:
    assert not _triggers(Table(), MostCastLastTurn(Bounds(most=0)))
