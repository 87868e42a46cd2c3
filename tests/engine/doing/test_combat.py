"""508.4, 508.7, 509.1h, 611.1: instructions about combat."""

from __future__ import annotations

from engine.board.board_of import board_of
from engine.cards.abilities import combat as c
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.triggers import Attacks, Blocks
from engine.state.actions import Continue, Pass
from engine.words.terms import CardType, TurnStep
from tests.engine.combat.test_requirements import at_attack, at_block, why, why_block
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, THIS, attack, block, blockers, instant, pass_on, when

ATTACKER = TargetSpec(objects=Filter(types=(CardType.CREATURE,), attacking=True))


class TestCombatEffect:
    def _table(self, rule: c.CombatRule, until: Duration = Duration.END_OF_TURN) -> Table:
        table = Table()
        table.creature("Lupo", 2, 2)
        table.creature("Cervo", 2, 2, controller=1)
        instant(table, "Ordine", c.CombatEffect(what=Target(), rule=rule, until=until), targets=(TARGET_CREATURE,))
        return table.settle()

    def test_611_1_a_target_attacks_this_turn_if_able(self):
        table = at_attack(self._table(c.MustAttack()).cast("Ordine", "Lupo").resolve())
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 1)) is None

    def test_611_1_control_another_creature_need_not(self):
        assert why(at_attack(self._table(c.MustAttack()).cast("Ordine", "Cervo").resolve())) is None

    def test_113_12_it_has_no_ability_by_it(self):
        table = self._table(c.CantBlock()).cast("Ordine", "Cervo").resolve()
        assert table.looks("Cervo").abilities == ()
        at_block(attack(table, ("Lupo", 1)))
        assert why_block(table, ("Cervo", "Lupo")) == ("cannot block", "509.1b")

    def _while_tapped(self, *, tapped: bool) -> Table:
        table = Table()
        table.creature("Lupo", 2, 2)
        table.creature("Cervo", 2, 2, controller=1)
        so_long = Is(Every(Filter(name="Cervo")), Filter(tapped=tapped))
        only = c.CombatEffect(what=Target(), rule=c.CantAttack(), as_long_as=so_long)
        instant(table, "Ordine", only, targets=(TARGET_CREATURE,))
        return table.settle().cast("Ordine", "Lupo").resolve()

    def test_611_2b_it_lasts_for_as_long_as_something_is_so(self):
        table = self._while_tapped(tapped=False)
        (made,) = [effect for effect in table.game.effects if effect.combat is not None]
        assert (made.until, made.as_long_as is not None) == (Duration.ENDLESS, True)

    def test_611_2b_control_it_never_begins_where_that_is_not_so(self):
        assert not any(effect.combat is not None for effect in self._while_tapped(tapped=True).game.effects)

    def test_514_2_control_it_ends_with_the_turn(self):
        table = self._table(c.MustAttack()).cast("Ordine", "Cervo").resolve()
        assert any(effect.combat is not None for effect in table.game.effects)
        while table.game.turn.active == 0:
            table.do(Pass(table.game.receiver) if table.settled else Continue())
        assert not any(effect.combat is not None for effect in table.game.effects)


class TestJoinCombat:
    def _table(self, how: c.Joins, *abilities: object, controller: int = 0) -> Table:
        table = Table()
        table.creature("Toro", 2, 5, when(Blocks(subject=THIS, becomes_blocked=True)))
        table.creature("Lupo", 3, 3, *abilities, controller=controller)  # type: ignore[arg-type]
        table.creature("Cervo", 1, 4, controller=1)
        joining = c.JoinCombat(what=Target(), how=how)
        instant(table, "Mischia", joining, controller=controller, targets=(TARGET_CREATURE,))
        return attack(table.settle(), ("Toro", 1))

    def test_508_4_it_is_attacking_and_has_not_attacked(self):
        table = self._table(c.Joins(), when(Attacks(subject=THIS))).cast("Mischia", "Lupo").resolve()
        assert board_of(table.game).attacking(table.id("Lupo"))
        assert table.triggered() == []
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 15

    def test_508_4_control_not_a_creature_of_another_player(self):
        table = self._table(c.Joins()).cast("Mischia", "Cervo").resolve()
        assert not board_of(table.game).attacking(table.id("Cervo"))

    def test_509_3_it_blocks_by_an_effect_and_that_is_blocking(self):
        table = self._table(c.Joins(blocking=True), when(Blocks(subject=THIS)), controller=1)
        at_block(table).do(blockers(table))
        pass_on(table.settle()).cast("Mischia", "Lupo", player=1)
        while table.stack() == ["Mischia"]:
            table.do(Pass(table.game.receiver) if table.settled else Continue())
        assert board_of(table.game).blocking(table.id("Lupo"))
        assert sorted(table.triggered()) == ["Lupo", "Toro"]

    def test_509_3c_control_one_that_is_blocked_already_does_not_become_so(self):
        table = self._table(c.Joins(blocking=True), controller=1)
        block(table, ("Cervo", "Toro")).play_out()
        pass_on(table).cast("Mischia", "Lupo", player=1).resolve()
        assert board_of(table.game).blocking(table.id("Lupo"))
        assert table.triggered() == ["Toro"]


class TestBecomeBlocked:
    def _table(self) -> Table:
        table = Table()
        table.creature("Toro", 2, 5, when(Blocks(subject=THIS, becomes_blocked=True)))
        table.creature("Cervo", 1, 4, controller=1)
        instant(table, "Nebbia", c.BecomeBlocked(what=Target()), controller=1, targets=(ATTACKER,))
        return attack(table.settle(), ("Toro", 1))

    def test_509_1h_it_is_blocked_by_nobody(self):
        table = pass_on(self._table().until(TurnStep.DECLARE_BLOCKERS)).cast("Nebbia", player=1).resolve()
        assert board_of(table.game).blocked(table.id("Toro")) is True
        assert table.triggered() == ["Toro"]
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 20

    def test_509_3c_control_one_that_is_blocked_already_does_not_become_so(self):
        table = block(self._table(), ("Cervo", "Toro")).play_out()
        pass_on(table).cast("Nebbia", player=1).resolve()
        assert table.triggered() == ["Toro"]


class TestReselect:
    def _table(self) -> Table:
        table = Table(3)
        table.creature("Toro", 2, 5)
        instant(table, "Deviazione", c.Reselect(what=Target()), controller=1, targets=(ATTACKER,))
        return pass_on(attack(table.settle(), ("Toro", 1)))

    def test_508_7_another_player_is_attacked(self):
        table = self._table().cast("Deviazione", player=1).resolve("Carla")
        assert [table.until(TurnStep.END_OF_COMBAT).life(seat) for seat in range(3)] == [20, 20, 18]

    def test_508_7_control_the_same_may_be_chosen_again(self):
        table = self._table().cast("Deviazione", player=1).resolve("Bruno")
        assert [table.until(TurnStep.END_OF_COMBAT).life(seat) for seat in range(3)] == [20, 18, 20]
