"""614.10b: what a player does for what they skipped is the first thing in what does begin."""

from __future__ import annotations

import pytest

from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.abilities.turns import SkipNext, Skips
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, A, begun, sorcery, when

GAIN = (GainLife(amount=Fixed(2)),)
FAST = Skips(what=TurnStep.DRAW, optional=True, then=GAIN)
MAIN = TurnStep.PRECOMBAT_MAIN


def _table(*abilities: object) -> Table:
    """It is Anna's upkeep; she has an enchantment with these abilities."""
    table = Table()
    for player in (0, 1):
        table.library(player, 3)
    if abilities:
        table.permanent("Digiuno", *abilities, **ENCHANTMENT)  # type: ignore[arg-type]
    table.builder.turn(A, TurnStep.UPKEEP)
    return table


@pytest.mark.parametrize(("skips", "life", "hand"), [(True, 22, 0), (False, 20, 1)])
def test_614_10b_it_is_done_in_the_next_step_that_begins(skips: bool, life: int, hand: int) -> None:
    table = _table(FAST).settle()
    assert table.life(0) == 20
    table.until(MAIN, skips)
    assert (table.life(0), len(table.zone(Zone.HAND))) == (life, hand)
    assert ("614.10b" in table.rules()) is skips


def test_614_10b_nothing_is_left_of_it_for_later_steps() -> None:
    table = _table(FAST).settle().until(MAIN, True).until(TurnStep.END)
    assert table.life(0) == 22


def test_614_10b_what_triggers_as_the_step_begins_resolves_after_it() -> None:
    late = when(BeginningOf(step=MAIN, whose=Relation.YOU), GainLife(amount=Fixed(10)))
    table = _table(FAST, late).settle().until(MAIN, True)
    assert (table.life(0), len(table.stack())) == (22, 1)


def test_614_10b_it_waits_past_everything_else_that_is_skipped() -> None:
    """The draw step and the main phase after it are skipped: it happens at the beginning of combat."""
    table = _table(FAST, Skips(what=MAIN)).settle().until(TurnStep.BEGINNING_OF_COMBAT, True)
    steps = [one.step for one in begun(table)]
    assert steps[-1] == "beginning of combat"
    assert "precombat main" not in steps
    assert table.life(0) == 22


@pytest.mark.parametrize("then", [GAIN, ()])
def test_614_10b_of_an_effect_that_has_the_next_step_skipped(then: tuple[GainLife, ...]) -> None:
    table = _table()
    table.builder.turn(A, MAIN)
    sorcery(table, "Sosta", SkipNext(what=TurnStep.END, then=then))
    table.settle().cast("Sosta").resolve()
    assert table.life(0) == 20
    table.until(TurnStep.UPKEEP)
    assert table.life(0) == (22 if then else 20)
    assert ("614.10b" in table.rules()) is bool(then)
