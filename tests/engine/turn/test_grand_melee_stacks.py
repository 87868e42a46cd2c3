"""807.5: a stack for each turn marker, who gets priority for it, and on which stack something is put."""

from __future__ import annotations

import pytest

from engine import Moment, Pass
from engine.board.board_of import board_of
from engine.board.fighting import defended_by
from engine.cards.abilities.combat import BecomeBlocked, Joins
from engine.cards.abilities.continuous import Duration, ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Counter, Move, RemoveFromCombat
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.triggers import BeginningOf, CastsSpell
from engine.state.actions import Attend, Cast, Concede
from engine.words.terms import CardType, PlayerId, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, attack, attackers, die, instant, refused, sorcery, when
from tests.engine.turn.grand_melee import at, ends, leave, melee

FAR = 9
GAIN = GainLife(amount=Fixed(1))
SPELL = TargetSpec(objects=Filter(zone=Zone.STACK))


def passes(table: Table) -> list[int]:
    """Who gets priority one after the other, until all have passed."""
    found = []
    while table.game.moment is not Moment.STEP_ENDS and table.game.moment is not Moment.RESOLVE:
        found.append(int(table.game.receiver))
        table.do(Pass(table.game.receiver))
        if table.game.moment not in (Moment.STEP_ENDS, Moment.RESOLVE):
            table.settle()
    return found


def cast(player: int, label: str, table: Table) -> Cast:
    return Cast(PlayerId(player), table.id(label), None)


def _put_on_the_other_stack() -> Table:
    """An ability of the eighth player waits for the stack of the second marker, where somebody had priority already."""
    table = melee(10, range_of=FAR)
    upkeep = when(BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT), GAIN)
    table.permanent("Rintocco", upkeep, types=ENCHANTMENT, controller=7)
    at(at(table.settle(), 2), 1).until(TurnStep.BEGINNING_OF_COMBAT, "Elsa")
    return table


class TestStacks:
    def test_807_5_each_marker_has_a_stack_of_its_own(self) -> None:
        table = melee(10)
        instant(table, "Lampo", GAIN, controller=4)
        sorcery(table, "Rito", GAIN, controller=0)
        at(table.settle(), 2).cast("Lampo", player=4)
        assert table.stack() == ["Lampo"]
        at(table, 1)
        assert table.stack() == []
        table.cast("Rito").resolve()
        assert (table.life(0), table.where("Lampo")) == (21, Zone.STACK)
        at(table, 2).resolve()
        assert table.life(4) == 21

    def test_807_5_control_with_one_stack_a_sorcery_waits_for_it_to_be_empty(self) -> None:
        table = Table(10)
        instant(table, "Lampo", GAIN, controller=0)
        sorcery(table, "Rito", GAIN, controller=0)
        table.settle().cast("Lampo", player=0)
        assert refused(table, cast(0, "Rito", table))[0] == "stack not empty"

    def test_807_5a_priority_goes_to_those_in_whose_range_the_marker_is(self) -> None:
        assert passes(melee(10).settle()) == [0, 1, 9]
        assert passes(at(melee(10).settle(), 2)) == [4, 5, 3]
        assert passes(melee(10, range_of=2).settle()) == [0, 1, 2, 8, 9]
        assert passes(Table(10).settle()) == [*range(10)]

    def test_807_5a_and_to_those_in_whose_range_somebody_controls_an_object_on_the_stack(self) -> None:
        table = melee(10)
        instant(table, "Lampo", GAIN, controller=1)
        instant(table, "Eco", GAIN, controller=2)
        table.settle()
        assert refused(table, cast(2, "Eco", table)) == ("no priority for this stack", "807.5a")
        table.do(Pass(PlayerId(0)))
        table.settle().cast("Lampo", player=1)
        table.do(Pass(PlayerId(1)))
        assert table.settle().game.receiver == 2
        assert table.cast("Eco", player=2).stack() == ["Lampo", "Eco"]

    def test_807_4d_who_waits_with_a_marker_is_told_why_nothing_can_be_done(self) -> None:
        table = melee(8)
        sorcery(table, "Rito", GAIN, controller=1)
        sorcery(table, "Salmo", GAIN, controller=2)
        ends(table.settle(), 1)
        at(table, 2)
        assert refused(table, cast(1, "Rito", table)) == ("turn waits", "807.4d")
        assert refused(table, cast(2, "Salmo", table)) == ("no priority for this stack", "807.5a")

    def test_807_5a_the_marker_of_one_who_left_during_their_turn_is_where_they_sat(self) -> None:
        table = melee(12).settle()
        at(table, 2).do(Concede(PlayerId(4)))
        assert passes(table.settle()) == [5, 3]

    def test_807_5b_what_targets_a_spell_is_put_on_the_same_stack(self) -> None:
        table = melee(10, range_of=FAR)
        instant(table, "Lampo", GAIN, controller=4)
        instant(table, "Divieto", Counter(what=Target(0)), controller=0, targets=(SPELL,))
        at(table.settle(), 2).cast("Lampo", player=4)
        at(table, 1)
        assert refused(table, cast(0, "Divieto", table)) == ("on another stack", "807.5b")
        near = melee(10)
        instant(near, "Lampo", GAIN, controller=4)
        instant(near, "Divieto", Counter(what=Target(0)), controller=0, targets=(SPELL,))
        at(near.settle(), 2).cast("Lampo", player=4)
        assert refused(at(near, 1), cast(0, "Divieto", near)) == ("out of reach", "801.4")
        at(table, 2)
        while table.game.receiver != 0:
            table.do(Pass(table.game.receiver))
            table.settle()
        table.cast("Divieto", player=0).resolve()
        assert table.where("Lampo") is Zone.GRAVEYARD

    def test_807_5b_the_controller_says_on_which_stack_an_ability_goes_that_no_object_there_caused(self) -> None:
        table = melee(10, range_of=FAR)
        upkeep = when(BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT), GAIN)
        table.permanent("Rintocco", upkeep, types=ENCHANTMENT, controller=7)
        table.settle()
        table.until(TurnStep.BEGINNING_OF_COMBAT, "Elsa")
        assert table.stack() == []
        assert at(table, 2).stack() == ["Rintocco#1"]

    def test_807_5b_it_is_on_that_stack_before_anybody_has_priority_for_it_again(self) -> None:
        table = _put_on_the_other_stack()
        assert at(table, 2).stack() == ["Rintocco#1"]

    def test_800_4d_control_of_one_who_has_left_it_is_not_put_there(self) -> None:
        table = leave(_put_on_the_other_stack(), 7)
        assert at(table, 2).stack() == []

    def test_807_5b_an_ability_that_an_object_on_a_stack_caused_goes_there_and_nobody_is_asked(self) -> None:
        table = melee(10, range_of=FAR)
        table.permanent("Orecchio", when(CastsSpell(), GAIN), types=ENCHANTMENT, controller=7)
        instant(table, "Lampo", GAIN, controller=4)
        at(table.settle(), 2).cast("Lampo", player=4)
        assert table.stack() == ["Lampo", "Orecchio#1"]

    def test_807_5b_with_priority_for_one_stack_alone_nobody_is_asked(self) -> None:
        table = melee(10)
        upkeep = when(BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT), GAIN)
        table.permanent("Rintocco", upkeep, types=ENCHANTMENT, controller=1)
        assert table.settle().until(TurnStep.BEGINNING_OF_COMBAT).stack() == ["Rintocco#1"]

    def test_800_4a_what_who_leaves_has_on_another_stack_goes_too(self) -> None:
        table = melee(13)
        instant(table, "Lampo", GAIN, controller=4)
        at(table.settle(), 2).cast("Lampo", player=4)
        leave(at(table, 1), 4)
        assert at(table, 2).stack() == []
        assert table.where("Lampo") is None

    def test_807_4_only_a_marker_that_there_is_can_be_looked_at(self) -> None:
        assert refused(melee(10).settle(), Attend(3)) == ("no such marker", "807.4")
        assert refused(Table(10).settle(), Attend(1)) == ("no such marker", "807.4")


class TestTurnsOfTheirOwn:
    """807.4: what is about a turn is about that of its marker."""

    @pytest.mark.parametrize(("over", "power"), [(1, 5), (2, 2)])
    def test_514_2_until_end_of_turn_is_until_the_end_of_the_turn_in_which_it_was_said(
        self, over: int, power: int
    ) -> None:
        table = melee(13)
        table.creature("Orso", 2, 2, controller=4)
        more = Apply(to=Target(0), parts=(ModifyPT(Fixed(3), Fixed(3)),), until=Duration.END_OF_TURN)
        instant(table, "Vigore", more, controller=4, targets=(TargetSpec(objects=CREATURE),))
        at(table.settle(), 2).cast("Vigore", player=4).resolve()
        ends(table, over)
        assert table.looks("Orso").power == power

    def test_302_6_a_creature_is_new_until_a_turn_of_its_controller_begins_whatever_others_do(self) -> None:
        table = melee(10)
        table.creature("Nuova", 2, 2, controller=4, just_arrived=True)
        table.creature("Vecchia", 2, 2, controller=4)
        at(table.settle(), 2).until(TurnStep.DECLARE_ATTACKERS)
        assert refused(table, attackers(table, ("Nuova", 5), player=4))[1] == "302.6"
        attack(table, ("Vecchia", 5), player=4)

    def test_506_4_what_leaves_is_out_of_the_combat_of_another_marker(self) -> None:
        table = melee(10)
        table.creature("Orso", 2, 2, controller=4)
        at(table.settle(), 2).until(TurnStep.DECLARE_ATTACKERS)
        attack(table, ("Orso", 5), player=4)
        at(table, 1).occur(*die(table.id("Orso")))
        combat = at(table, 2).game.combat
        assert combat is not None
        assert combat.attackers == ()

    def test_803_1a_with_attack_left_only_the_next_player_on_the_left_is_attacked(self) -> None:
        table = melee(10)
        table.creature("Orso", 2, 2, controller=4)
        at(table.settle(), 2).until(TurnStep.DECLARE_ATTACKERS)
        assert refused(table, attackers(table, ("Orso", 3), player=4))[1] == "803.1a"
        assert refused(table, attackers(table, ("Orso", 0), player=4))[1] == "801.3"


class TestOtherFights:
    """807.4: turns go on at the same time, and who attacks in one of them is an attacking creature for everybody in range."""

    def _table(self) -> Table:
        """Ten players with two markers: the fifth attacks the sixth, and the second acts in the turn of the first."""
        table = melee(10, 0, 4, range_of=3)
        table.creature("Lupo", 2, 2, controller=4)
        table.creature("Orso", 2, 2, controller=4)
        table.creature("Muro", 0, 4, controller=5)
        return table

    def _attacked(self, table: Table) -> Table:
        at(table.settle(), 2).until(TurnStep.DECLARE_ATTACKERS)
        return at(attack(table, ("Lupo", 5), player=4), 1)

    @pytest.mark.parametrize("attacks", [True, False])
    def test_807_4_a_creature_that_attacks_in_another_turn_is_attacking(self, attacks: bool) -> None:
        table = self._table()
        fighting = TargetSpec(objects=Filter(types=(CardType.CREATURE,), attacking=True))
        grows = Apply(to=Target(), parts=(ModifyPT(Fixed(2), Fixed(2)),), until=Duration.END_OF_TURN)
        instant(table, "Vigore", grows, targets=(fighting,), controller=1)
        if attacks:
            self._attacked(table)
        else:
            at(table.settle(), 1)
        while table.game.receiver != 1:
            table.do(Pass(table.game.receiver))
            table.settle()
        if not attacks:
            assert refused(table, cast(1, "Vigore", table))[0] == "no legal target"
            return
        table.cast("Vigore", player=1).resolve()
        assert table.looks("Lupo").power == 4

    def test_807_4_what_is_counted_and_whom_it_attacks_is_of_that_turn_too(self) -> None:
        table = self._attacked(self._table())
        board = board_of(table.game)
        wolf = table.id("Lupo")
        assert (board.attacking(wolf), board.attacking(table.id("Orso")), board.blocked(wolf)) == (True, False, None)
        assert defended_by(table.game, wolf) == PlayerId(5)
        assert table.game.fighting == (wolf,)

    def test_807_4_what_becomes_blocked_by_an_effect_is_blocked_in_its_own_turn(self) -> None:
        table = self._table()
        instant(
            table,
            "Muraglia",
            BecomeBlocked(what=Every(Filter(types=(CardType.CREATURE,), attacking=True))),
            controller=1,
        )
        self._attacked(table)
        while table.game.receiver != 1:
            table.do(Pass(table.game.receiver))
            table.settle()
        table.cast("Muraglia", player=1).resolve()
        assert board_of(table.game).blocked(table.id("Lupo"))
        assert at(table, 2).until(TurnStep.COMBAT_DAMAGE).life(5) == 20

    def test_807_4_control_nothing_blocks_it_and_the_damage_is_dealt(self) -> None:
        table = at(self._attacked(self._table()), 2)
        assert table.until(TurnStep.COMBAT_DAMAGE).life(5) == 18

    def test_807_4_what_is_destroyed_from_another_stack_is_out_of_its_combat(self) -> None:
        table = self._attacked(self._table())
        table.occur(*die(table.id("Lupo")))
        assert table.game.fighting == ()
        assert at(table, 2).until(TurnStep.POSTCOMBAT_MAIN).life(5) == 20


class TestJoiningOtherFights:
    """807.4, 508.4: what enters attacking joins the combat of its controller's turn, on whatever stack it was caused."""

    def _table(self, player: int = 4, *, range_of: int = FAR) -> Table:
        """Ten players with two markers; the one with the second marker attacks, and somebody acts in the turn of the first."""
        table = melee(10, 0, 4, range_of=range_of)
        table.creature("Lupo", 2, 2, controller=4)
        table.creature("Tigre", 3, 3, controller=player, zone=Zone.GRAVEYARD)
        card = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
        back = Move(what=Target(), to=Zone.BATTLEFIELD, joins=Joins())
        instant(table, "Ritorno", back, targets=(card,), controller=player)
        instant(table, "Fuga", RemoveFromCombat(what=Target()), targets=(TargetSpec(objects=CREATURE),), controller=1)
        return table

    def _cast(self, table: Table, player: int, spell: str, *, attacks: bool = True) -> Table:
        if attacks:
            at(table.settle(), 2).until(TurnStep.DECLARE_ATTACKERS)
            attack(table, ("Lupo", 5), player=4)
        at(table.settle(), 1)
        while table.game.receiver != player:
            table.do(Pass(table.game.receiver))
            table.settle()
        return table.cast(spell, player=player).resolve()

    def test_508_4_it_attacks_in_its_controllers_turn(self) -> None:
        table = self._cast(self._table(), 4, "Ritorno")
        assert [table.game.objects[one].label for one in table.game.fighting] == ["Lupo", "Tigre"]
        assert at(table, 2).until(TurnStep.POSTCOMBAT_MAIN).life(5) == 15

    def test_508_4a_control_without_a_combat_of_its_controllers_or_under_another_one_it_does_not(self) -> None:
        table = self._cast(self._table(), 4, "Ritorno", attacks=False)
        assert (table.game.fighting, table.where("Tigre")) == ((), Zone.BATTLEFIELD)
        table = self._cast(self._table(2), 2, "Ritorno")
        assert [table.game.objects[one].label for one in table.game.fighting] == ["Lupo"]
        assert table.where("Tigre") is Zone.BATTLEFIELD

    def test_506_4_what_is_removed_from_combat_may_fight_in_another_turn(self) -> None:
        table = self._cast(self._table(), 1, "Fuga")
        assert table.game.fighting == ()
        assert at(table, 2).until(TurnStep.POSTCOMBAT_MAIN).life(5) == 20
        table = self._cast(self._table(), 4, "Ritorno")
        assert at(table, 2).until(TurnStep.POSTCOMBAT_MAIN).life(5) == 15
