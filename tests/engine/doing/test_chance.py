"""705: coins: won or lost, heads or tails, what triggers on them."""

from __future__ import annotations

import pytest

from engine.cards.abilities.chance import FlipCoin
from engine.cards.abilities.effects import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, Noted
from engine.cards.abilities.references import EachPlayer, One
from engine.cards.abilities.triggers import Performs
from engine.words.decisions import Purpose
from engine.words.terms import Action, Relation
from tests.engine.doing.test_stickers import asked
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, THREE, TWO, sorcery, when

GOOD, BAD = (GainLife(amount=TWO, who=One()),), (LoseLife(amount=THREE, who=One()),)


def at_table(flip: FlipCoin, *more: GainLife) -> Table:
    at = Table()
    sorcery(at, "Sorte", flip, *more)
    return at


class TestFlipCoin:
    @pytest.mark.parametrize(("side", "life"), [("wins", 22), ("loses", 17)])
    def test_705_2_who_wins_and_control_who_loses(self, side: str, life: int) -> None:
        at = at_table(FlipCoin(then=GOOD, otherwise=BAD))
        at.settle().cast("Sorte").resolve(side)
        assert at.life(0) == life
        assert {"705.1", "705.2"} <= set(at.rules())

    def test_705_2_it_is_chance_that_is_asked_for(self) -> None:
        at = at_table(FlipCoin())
        at.settle().cast("Sorte")
        assert asked(at).purpose is Purpose.CHANCE

    @pytest.mark.parametrize(("side", "life"), [("heads", 22), ("tails", 17)])
    def test_705_2_control_heads_or_tails_that_nobody_calls(self, side: str, life: int) -> None:
        at = at_table(FlipCoin(called=False, then=GOOD, otherwise=BAD))
        at.permanent("Trofeo", when(Performs(action=Action.WIN_FLIP)), **ARTIFACT)
        at.settle().cast("Sorte").resolve(side)
        assert at.play_out().life(0) == life, "nobody wins such a flip"

    def test_705_2_only_who_flips_wins_or_loses(self) -> None:
        at = at_table(FlipCoin(who=EachPlayer(), then=GOOD, otherwise=BAD))
        at.settle().cast("Sorte").resolve("loses", "wins")
        assert (at.life(0), at.life(1)) == (17, 22)

    def test_705_2_the_coins_that_are_won_are_a_number(self) -> None:
        at = at_table(FlipCoin(times=THREE, keep_as="vinte"), GainLife(amount=Noted("vinte")))
        at.settle().cast("Sorte").resolve("wins", "loses", "wins")
        assert at.life(0) == 22

    def test_705_1_control_no_coins_are_nothing(self) -> None:
        at = at_table(FlipCoin(times=Fixed(0), then=GOOD, otherwise=BAD))
        at.settle().cast("Sorte").resolve()
        assert at.life(0) == 20
        assert "705.1" not in at.rules()

    @pytest.mark.parametrize(
        ("action", "life"), [(Action.WIN_FLIP, 22), (Action.LOSE_FLIP, 21), (Action.FLIP_COIN, 23)]
    )
    def test_705_2_abilities_trigger_on_each_coin(self, action: Action, life: int) -> None:
        at = at_table(FlipCoin(times=THREE))
        at.permanent("Trofeo", when(Performs(action=action)), **ARTIFACT)
        at.settle().cast("Sorte").resolve("wins", "loses", "wins")
        assert at.play_out().life(0) == life

    def test_705_2_control_not_on_those_of_others(self) -> None:
        at = at_table(FlipCoin())
        at.permanent("Trofeo", when(Performs(action=Action.WIN_FLIP, who=Relation.OPPONENT)), **ARTIFACT)
        at.settle().cast("Sorte").resolve("wins")
        assert at.play_out().life(0) == 20
