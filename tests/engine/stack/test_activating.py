"""602, 606, 118: activated abilities, their costs, their timing, and why they are refused."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, Cannot, Cost, PlayerScope, Prohibition, Timing
from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import Target, You
from engine.cards.abilities.triggers import dies
from engine.state.actions import Activate
from engine.words.terms import CardType, ObjectId, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    B,
    free,
    instant,
    pass_on,
    refused,
    when,
)

HEAL = GainLife(amount=Fixed(1))


def _with(cost: Cost, **more: object) -> Activated:
    return free(HEAL, cost=cost, **more)


class TestActivation:
    def test_602_2a_the_ability_is_an_object_on_the_stack_that_is_no_card(self):
        table = Table()
        table.permanent("Fonte", free(HEAL), **ARTIFACT)
        table.settle().activate("Fonte", 0)
        ability = table.one("Fonte#1")
        assert (ability.zone, ability.is_card, ability.controller) == (Zone.STACK, False, A)

    def test_602_2_only_its_controller(self):
        table = Table()
        table.permanent("Fonte", free(HEAL), owner=0, controller=1, **ARTIFACT)
        table.settle()
        assert refused(table, Activate(A, table.id("Fonte"), 0)) == ("not the controller", "602.2")
        pass_on(table).activate("Fonte", 0, player=1).resolve()
        assert table.life(1) == 21

    def test_602_2_an_ability_that_it_has(self):
        table = Table()
        table.permanent("Fonte", free(HEAL), when(dies(CREATURE)), **ARTIFACT)
        table.settle()
        for index in (1, 2, -1):
            assert refused(table, Activate(A, table.id("Fonte"), index)) == ("no such ability", "602.2")

    def test_602_2_of_an_object_that_is_there(self):
        assert refused(Table().settle(), Activate(A, ObjectId(77), 0)) == ("not there", "602.2")

    def test_113_6_in_the_zone_in_which_it_functions(self):
        table = Table()
        table.permanent("Fonte", free(HEAL), zone=Zone.GRAVEYARD, **ARTIFACT)
        table.permanent("Reliquia", free(HEAL, zones=(Zone.GRAVEYARD,)), zone=Zone.GRAVEYARD, **ARTIFACT)
        table.settle()
        assert refused(table, Activate(A, table.id("Fonte"), 0)) == ("wrong zone", "113.6")
        table.activate("Reliquia", 0).resolve()
        assert table.life(0) == 21

    def test_108_4a_a_card_elsewhere_is_its_owners(self):
        table = Table()
        table.permanent("Reliquia", free(HEAL, zones=(Zone.GRAVEYARD,)), zone=Zone.GRAVEYARD, controller=1, **ARTIFACT)
        table.settle()
        assert refused(table, Activate(A, table.id("Reliquia"), 0)) == ("not the controller", "602.2")

    def test_601_2b_with_a_value_for_x(self):
        table = Table()
        blast = free(DealDamage(amount=X(), to=Target()), targets=(TARGET_PLAYER,))
        table.permanent("Cannone", blast, **ARTIFACT)
        table.settle().activate("Cannone", 0, "Bruno", x=3).resolve()
        assert table.life(1) == 17

    def test_601_2c_without_a_legal_target_it_is_taken_back_whole(self):
        table = Table()
        table.permanent(
            "Arco", free(Destroy(what=Target()), cost=Cost(tap=True), targets=(TARGET_CREATURE,)), **ARTIFACT
        )
        table.settle()
        assert refused(table, Activate(A, table.id("Arco"), 0)) == ("no legal target", "601.2c")
        assert not table.one("Arco").tapped


class TestTiming:
    def test_602_5d_as_a_sorcery(self):
        table = Table(step=TurnStep.UPKEEP)
        table.permanent("Fonte", _with(Cost(), timing=Timing.SORCERY), **ARTIFACT)
        table.settle()
        assert refused(table, Activate(A, table.id("Fonte"), 0)) == ("not a main phase", "602.5d")

    def test_602_5d_control_in_a_main_phase(self):
        table = Table()
        table.permanent("Fonte", _with(Cost(), timing=Timing.SORCERY), **ARTIFACT)
        table.settle().activate("Fonte", 0)
        assert refused(table, Activate(A, table.id("Fonte"), 0)) == ("stack not empty", "602.5d")

    def test_117_1b_otherwise_whenever_its_controller_has_priority(self):
        table = Table(step=TurnStep.UPKEEP)
        table.permanent("Fonte", free(HEAL), **ARTIFACT)
        table.settle().activate("Fonte", 0).activate("Fonte", 0)
        assert table.stack() == ["Fonte#1", "Fonte#1"]

    def test_602_5b_once_each_turn(self):
        table = Table()
        table.library(1, 1)
        table.permanent("Fonte", free(HEAL, once_each_turn=True), free(HEAL), **ARTIFACT)
        table.settle().activate("Fonte", 0)
        assert refused(table, Activate(A, table.id("Fonte"), 0)) == ("once each turn", "602.5b")
        table.activate("Fonte", 1).play_out()
        table.until(TurnStep.UPKEEP)
        pass_on(table).activate("Fonte", 0)
        assert table.stack() == ["Fonte#1"]

    def test_602_5b_also_after_its_controller_has_changed(self):
        table = Table()
        table.permanent("Fonte", free(HEAL, once_each_turn=True), **ARTIFACT)
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
        artifact = TargetSpec(objects=Filter(types=(CardType.ARTIFACT,)))
        instant(table, "Furto", steal, controller=1, targets=(artifact,))
        table.settle().activate("Fonte", 0).resolve()
        pass_on(table).cast("Furto", player=1).resolve()
        pass_on(table)
        assert refused(table, Activate(B, table.id("Fonte"), 0)) == ("once each turn", "602.5b")


class TestLoyalty:
    def _walker(self, table: Table, loyalty: int = 3) -> Table:
        plus = free(HEAL, cost=Cost(put_counters=("loyalty", 1)), timing=Timing.LOYALTY)
        minus = free(HEAL, cost=Cost(remove_counters=("loyalty", 4)), timing=Timing.LOYALTY)
        table.permanent(
            "Viandante", plus, minus, types=(CardType.PLANESWALKER,), loyalty=loyalty, counters={"loyalty": loyalty}
        )
        return table.settle()

    def test_606_4_counters_are_the_cost(self):
        table = self._walker(Table()).activate("Viandante", 0)
        assert table.one("Viandante").count("loyalty") == 4
        assert table.life(0) == 20
        assert table.resolve().life(0) == 21

    def test_606_3_one_each_turn_whichever(self):
        table = self._walker(Table()).activate("Viandante", 0).resolve()
        for index in (0, 1):
            assert refused(table, Activate(A, table.id("Viandante"), index)) == ("once each turn", "606.3")

    def test_606_3_only_when_a_sorcery_could_be_cast(self):
        table = self._walker(Table(step=TurnStep.UPKEEP))
        assert refused(table, Activate(A, table.id("Viandante"), 0)) == ("not a main phase", "606.3")
        table = self._walker(Table(active=1))
        assert refused(pass_on(table), Activate(A, table.id("Viandante"), 0)) == ("not your turn", "606.3")

    def test_606_6_not_without_enough_loyalty(self):
        table = self._walker(Table())
        assert refused(table, Activate(A, table.id("Viandante"), 1)) == ("not enough counters", "606.6")

    def test_606_6_control_with_enough_and_then_it_dies_of_it(self):
        table = self._walker(Table(), 4).activate("Viandante", 1)
        assert table.performed("704.5i") == ["Viandante"]
        assert table.resolve().life(0) == 21


class TestCosts:
    def test_107_5_tapping(self):
        table = Table()
        table.permanent("Fonte", _with(Cost(tap=True)), **ARTIFACT)
        table.settle().activate("Fonte", 0)
        assert table.one("Fonte").tapped
        assert refused(table, Activate(A, table.id("Fonte"), 0)) == ("already tapped", "107.5")

    def test_107_6_untapping(self):
        table = Table()
        table.permanent("Fonte", _with(Cost(untap=True)), tapped=True, **ARTIFACT)
        table.settle().activate("Fonte", 0)
        assert not table.one("Fonte").tapped
        assert refused(table, Activate(A, table.id("Fonte"), 0)) == ("not tapped", "107.6")

    def test_502_3_what_does_not_untap_in_the_untap_step_untaps_to_pay(self):
        table = Table()
        table.permanent("Fonte", _with(Cost(untap=True)), tapped=True, **ARTIFACT)
        table.permanent("Gelo", Cannot(what=Prohibition.UNTAP, objects=Filter(name="Fonte")), **ENCHANTMENT)
        table.settle().activate("Fonte", 0)
        assert not table.one("Fonte").tapped

    def test_302_6_a_creature_that_has_just_come(self):
        table = Table()
        table.creature("Elfo", 1, 1, _with(Cost(tap=True)), just_arrived=True)
        table.permanent("Fonte", _with(Cost(tap=True)), just_arrived=True, **ARTIFACT)
        table.settle()
        assert refused(table, Activate(A, table.id("Elfo"), 0)) == ("summoning sickness", "302.6")
        table.activate("Fonte", 0)
        assert table.stack() == ["Fonte#1"]

    def test_119_4_life(self):
        table = Table(life=[3, 20])
        table.permanent("Patto", _with(Cost(life=2)), **ENCHANTMENT)
        table.settle().activate("Patto", 0)
        assert table.life(0) == 1
        assert refused(table, Activate(A, table.id("Patto"), 0)) == ("not enough life", "119.4")

    def test_119_8_nor_by_a_player_who_cannot_lose_life(self):
        table = Table()
        table.permanent("Patto", _with(Cost(life=2)), **ENCHANTMENT)
        table.permanent("Scudo", Cannot(what=Prohibition.LOSE_LIFE, players=PlayerScope.YOU), **ENCHANTMENT)
        table.settle()
        assert refused(table, Activate(A, table.id("Patto"), 0)) == ("can't lose life", "119.8")

    def test_119_8_control_an_opponent_who_cannot_lose_life_does_not_matter(self):
        table = Table()
        table.permanent("Patto", _with(Cost(life=2)), **ENCHANTMENT)
        table.permanent("Scudo", Cannot(what=Prohibition.LOSE_LIFE, players=PlayerScope.OPPONENTS), **ENCHANTMENT)
        table.settle().activate("Patto", 0)
        assert table.life(0) == 18

    def test_118_3_sacrificing_the_source(self):
        table = Table()
        table.permanent("Urna", _with(Cost(sacrifice_this=True)), **ARTIFACT)
        table.settle().activate("Urna", 0)
        assert table.where("Urna") is Zone.GRAVEYARD
        assert table.resolve().life(0) == 21

    def test_118_3_sacrificing_something_and_the_death_triggers_above_the_ability(self):
        table = Table()
        mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        table.permanent("Altare", _with(Cost(sacrifice=mine)), when(dies(CREATURE)), **ARTIFACT)
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.settle().activate("Altare", 0, "Lupo")
        assert table.where("Lupo") is Zone.GRAVEYARD
        assert table.stack() == ["Altare#1", "Altare#2"]

    def test_118_3_control_nothing_to_sacrifice(self):
        table = Table()
        mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        table.permanent("Altare", _with(Cost(sacrifice=mine)), **ARTIFACT)
        table.creature("Orso", 2, 2, controller=1)
        table.settle()
        assert refused(table, Activate(A, table.id("Altare"), 0)) == ("nothing to sacrifice", "118.3")

    def test_118_3_discarding(self):
        table = Table()
        table.permanent("Officina", _with(Cost(discard=2)), **ARTIFACT)
        for label in ("Orso", "Lupo", "Volpe"):
            table.creature(label, 2, 2, zone=Zone.HAND)
        table.settle().activate("Officina", 0, ("Orso", "Volpe"))
        assert sorted(table.zone(Zone.GRAVEYARD)) == ["Orso", "Volpe"]
        assert refused(table, Activate(A, table.id("Officina"), 0)) == ("not enough cards", "118.3")

    def test_118_3_removing_counters(self):
        table = Table()
        table.permanent("Pila", _with(Cost(remove_counters=("charge", 2))), counters={"charge": 3}, **ARTIFACT)
        table.settle().activate("Pila", 0)
        assert table.one("Pila").count("charge") == 1
        assert refused(table, Activate(A, table.id("Pila"), 0)) == ("not enough counters", "118.3")

    def test_601_2h_a_creature_sacrificed_for_it_may_be_its_target_and_then_it_does_not_resolve(self):
        """Targets are chosen before costs are paid."""
        table = Table()
        mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        table.permanent(
            "Altare",
            free(Destroy(what=Target()), HEAL, cost=Cost(sacrifice=mine), targets=(TARGET_CREATURE,)),
            **ARTIFACT,
        )
        table.creature("Orso", 2, 2)
        table.settle().activate("Altare", 0).resolve()
        assert table.where("Orso") is Zone.GRAVEYARD
        assert table.life(0) == 20

    @pytest.mark.parametrize("cost", [Cost(tap=True, life=21), Cost(sacrifice_this=True, discard=1)])
    def test_118_3_no_part_of_a_cost_is_paid_where_the_rest_cannot_be(self, cost: Cost):
        table = Table()
        table.permanent("Fonte", _with(cost), **ARTIFACT)
        table.settle()
        why, _ = refused(table, Activate(A, table.id("Fonte"), 0))
        assert why in ("not enough life", "not enough cards")
        assert table.where("Fonte") is Zone.BATTLEFIELD
