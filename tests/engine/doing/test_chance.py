"""705-706: coins, won or lost, heads or tails; dice and their tables; what triggers on them."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.chance import FlipCoin, Result, RollDie
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Count, EventAmount, Fixed, Noted
from engine.cards.abilities.references import EachPlayer, One
from engine.cards.abilities.replacing import ChangesRolls
from engine.cards.abilities.triggers import Performs
from engine.state.actions import Continue
from engine.words.decisions import Answer, Purpose
from engine.words.terms import Action, Relation
from tests.engine.doing.test_stickers import asked
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, MY_CREATURES, THREE, TWO, sorcery, when

GOOD, BAD = (GainLife(amount=TWO, who=One()),), (LoseLife(amount=THREE, who=One()),)


def at_table(flip: FlipCoin | RollDie, *more: GainLife) -> Table:
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


TABLE = (
    Result(least=1, most=1, effects=BAD),
    Result(least=10, most=19, effects=GOOD),
    Result(least=20, effects=(GainLife(amount=Fixed(10), who=One()),)),
)


class TestRollDie:
    @pytest.mark.parametrize(("natural", "life"), [(1, 17), (10, 22), (19, 22), (20, 30)])
    def test_706_3a_the_line_of_the_result(self, natural: int, life: int) -> None:
        at = at_table(RollDie(sides=20, table=TABLE))
        at.settle().cast("Sorte").resolve(natural)
        assert at.life(0) == life
        assert {"706.1a", "706.2", "706.3a"} <= set(at.rules())

    @pytest.mark.parametrize("natural", [2, 9])
    def test_706_3a_control_a_result_without_a_line_brings_nothing(self, natural: int) -> None:
        at = at_table(RollDie(sides=20, table=TABLE))
        at.settle().cast("Sorte").resolve(natural)
        assert at.life(0) == 20
        assert "706.3a" not in at.rules()

    @pytest.mark.parametrize("natural", [0, 7])
    def test_706_1a_control_a_die_has_no_other_numbers(self, natural: int) -> None:
        at = at_table(RollDie(sides=6))
        at.settle().cast("Sorte")
        assert asked(at).purpose is Purpose.CHANCE
        assert play(at.game, Continue(), [Answer(number=natural)]).illegal is not None

    @pytest.mark.parametrize(("plus", "life"), [(Count(MY_CREATURES), 22), (Fixed(-1), 20), (Fixed(11), 30)])
    def test_706_2_what_is_added_makes_the_result(self, plus: Count | Fixed, life: int) -> None:
        at = at_table(RollDie(sides=20, plus=plus, table=TABLE))
        at.creature("Orso", 2, 2)
        at.settle().cast("Sorte").resolve(9)
        assert at.life(0) == life

    @pytest.mark.parametrize(("natural", "life"), [(3, 23), (6, 26)])
    def test_706_4_beside_its_line_the_result_is_a_number(self, natural: int, life: int) -> None:
        line = Result(least=1, effects=(GainLife(amount=Noted("esito")),))
        at = at_table(RollDie(sides=6, table=(line,), keep_as="esito"))
        at.settle().cast("Sorte").resolve(natural)
        assert at.life(0) == life

    def test_706_4_control_without_a_table_the_sum_is_a_number(self) -> None:
        at = at_table(RollDie(sides=6, count=TWO, keep_as="somma"), GainLife(amount=Noted("somma")))
        at.settle().cast("Sorte").resolve(3, 5)
        assert at.life(0) == 28

    def test_706_3a_each_die_has_its_line(self) -> None:
        at = at_table(RollDie(sides=20, count=TWO, who=EachPlayer(Relation.OPPONENT), table=TABLE))
        at.settle().cast("Sorte").resolve(1, 20)
        assert (at.life(0), at.life(1)) == (20, 27)

    @pytest.mark.parametrize(("action", "life"), [(Action.ROLL_DICE, 21), (Action.ROLL_DIE, 22)])
    def test_706_1_abilities_trigger_on_the_roll_or_on_each_die(self, action: Action, life: int) -> None:
        at = at_table(RollDie(sides=6, count=TWO))
        at.permanent("Tavolo", when(Performs(action=action)), **ARTIFACT)
        at.settle().cast("Sorte").resolve(3, 5)
        assert at.play_out().life(0) == life

    def test_706_2_control_what_triggers_finds_the_result_and_not_the_natural_one(self) -> None:
        at = at_table(RollDie(sides=6, plus=TWO))
        at.permanent("Tavolo", when(Performs(action=Action.ROLL_DIE), GainLife(amount=EventAmount())), **ARTIFACT)
        at.settle().cast("Sorte").resolve(3)
        assert at.play_out().life(0) == 25

    @pytest.mark.parametrize(("lowest", "life"), [(True, 28), (False, 24)])
    def test_706_6_what_is_ignored_never_happened(self, lowest: bool, life: int) -> None:
        at = at_table(RollDie(sides=6, count=TWO, keep_as="somma"), GainLife(amount=Noted("somma")))
        at.permanent("Fortuna", ChangesRolls(lowest=lowest), **ARTIFACT)
        at.settle().cast("Sorte").resolve(3, 5, 1)
        assert at.life(0) == life
        assert "706.6" in at.rules()

    def test_706_6_each_of_two_effects_applies_once(self) -> None:
        at = at_table(RollDie(sides=6, keep_as="tiro"), GainLife(amount=Noted("tiro")))
        at.permanent("Fortuna", ChangesRolls(), **ARTIFACT)
        at.permanent("Sfortuna", ChangesRolls(more=2, lowest=False), **ARTIFACT)
        at.settle().cast("Sorte").resolve(1, 6, 4, 2)
        assert at.life(0) == 22

    def test_706_6_control_of_the_dice_of_another(self) -> None:
        at = at_table(RollDie(sides=6, keep_as="tiro"), GainLife(amount=Noted("tiro")))
        at.permanent("Fortuna", ChangesRolls(who=Relation.OPPONENT), **ARTIFACT)
        at.settle().cast("Sorte").resolve(2)
        assert at.life(0) == 22
        assert "706.6" not in at.rules()

    def test_706_6_control_where_no_dice_are_rolled_none_is_added(self) -> None:
        at = at_table(RollDie(sides=6, count=Fixed(0)))
        at.permanent("Fortuna", ChangesRolls(), **ARTIFACT)
        at.settle().cast("Sorte").resolve()
        assert "706.1a" not in at.rules()
