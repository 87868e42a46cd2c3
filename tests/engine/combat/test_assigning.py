"""510.1, 702.19: dividing damage where several creatures, planeswalkers and other attackers are in it."""

from __future__ import annotations

from typing import Any

from engine import play
from engine.cards.abilities import combat as c
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Target
from engine.state.actions import Continue, Pass
from engine.words.decisions import Answer
from engine.words.terms import CardType, TurnStep, Zone
from tests.engine.support import Table, _answer
from tests.engine.support_more import ENCHANTMENT, attack, block, blockers, die, instant

OVER = "trample over planeswalkers"
WALKER: dict[str, Any] = {"types": (CardType.PLANESWALKER,), "loyalty": 3, "counters": {"loyalty": 3}, "controller": 1}


def fight(table: Table, *answers: object) -> Table:
    return table.until(TurnStep.END_OF_COMBAT, *answers)  # type: ignore[arg-type]


def fault(table: Table, *divisions: dict[str, int]) -> str:
    """Why the last of several divisions is refused."""
    while table.game.turn.step is not TurnStep.COMBAT_DAMAGE:
        table.do(Pass(table.game.receiver) if table.settled else Continue())
    given: list[Answer] = []
    for division in divisions:
        question = play(table.game, Continue(), given).question
        assert question is not None
        given.append(_answer(question, division, table.game))
    illegal = play(table.game, Continue(), given).illegal
    assert illegal is not None
    return illegal.fault


class TestSeveralAttackersOneBlocker:
    """702.19b: damage from other creatures counts for what is lethal."""

    def _table(self, *abilities: object) -> Table:
        table = Table()
        table.creature("Topo", 1, 1)
        table.creature("Toro", 3, 3, "trample", *abilities)  # type: ignore[arg-type]
        table.creature("Idra", 0, 2, c.MoreBlocks(), controller=1)
        attack(table.settle(), ("Topo", 1), ("Toro", 1))
        return block(table, ("Idra", "Topo"), ("Idra", "Toro"))

    def test_702_19b_the_example_two_go_on_to_the_player(self):
        table = fight(self._table(), {"Idra": 1, "Bruno": 2})
        assert table.life(1) == 18
        assert table.where("Idra") is Zone.GRAVEYARD

    def test_702_19b_control_not_three(self):
        assert fault(self._table(), {"Idra": 0, "Bruno": 3}) == "less than lethal"

    def test_510_1e_two_that_trample_check_the_whole(self):
        """Each of two 3/3 with trample gives the 2/2 that blocks both one, and the player two; together that is lethal."""
        table = Table()
        for label in ("Toro", "Bue"):
            table.creature(label, 3, 3, "trample")
        table.creature("Idra", 0, 2, c.MoreBlocks(), controller=1)
        attack(table.settle(), ("Toro", 1), ("Bue", 1))
        block(table, ("Idra", "Toro"), ("Idra", "Bue"))
        other = table.fork()
        assert fight(table, {"Idra": 1, "Bruno": 2}, {"Idra": 1, "Bruno": 2}).life(1) == 16
        assert fault(other, {"Idra": 0, "Bruno": 3}, {"Idra": 1, "Bruno": 2}) == "less than lethal"


class TestSeveralAttackersOneBlockerDeathtouch:
    def test_702_2c_one_from_a_source_with_deathtouch_is_lethal_for_all(self):
        table = Table()
        table.creature("Vipera", 1, 1, "deathtouch")
        table.creature("Toro", 4, 3, "trample")
        table.creature("Idra", 0, 9, c.MoreBlocks(), controller=1)
        attack(table.settle(), ("Vipera", 1), ("Toro", 1))
        block(table, ("Idra", "Vipera"), ("Idra", "Toro"))
        assert fight(table, {"Idra": 0, "Bruno": 4}).life(1) == 16


class TestBlockingSeveral:
    def _table(self, power: int = 3) -> Table:
        table = Table()
        for label in ("Toro", "Bue"):
            table.creature(label, 1, 2)
        table.creature("Idra", power, 9, c.MoreBlocks(), controller=1)
        attack(table.settle(), ("Toro", 1), ("Bue", 1))
        return block(table, ("Idra", "Toro"), ("Idra", "Bue"))

    def test_510_1d_it_divides_its_damage(self):
        table = fight(self._table(), {"Toro": 2, "Bue": 1})
        assert [table.where(one) for one in ("Toro", "Bue")] == [Zone.GRAVEYARD, Zone.BATTLEFIELD]
        assert table.one("Idra").damage == 2

    def test_510_1d_control_of_one_that_is_left_it_gets_all(self):
        table = self._table()
        table.occur(*die(table.id("Bue")))
        assert fight(table).where("Toro") is Zone.GRAVEYARD

    def test_510_1a_without_power_none(self):
        assert fight(self._table(power=0)).one("Toro").damage == 0


class TestOverPlaneswalkers:
    def _table(self, *abilities: str, power: int = 7, small: bool = False) -> Table:
        table = Table()
        table.creature("Toro", power, 7, *abilities)
        table.creature("Topo", 1, 1)
        table.creature("Muro", 0, 2, controller=1)
        table.permanent("Viandante", **WALKER)
        pairs = (("Toro", "Viandante"), *((("Topo", "Viandante"),) if small else ()))
        return attack(table.settle(), *pairs)

    def test_702_19c_past_the_loyalty_to_the_controller(self):
        table = fight(self._table(OVER), {"Viandante": 3, "Bruno": 4})
        assert (table.where("Viandante"), table.life(1)) == (Zone.GRAVEYARD, 16)

    def test_702_19f_control_trample_alone_does_not(self):
        table = fight(self._table("trample"))
        assert (table.where("Viandante"), table.life(1)) == (Zone.GRAVEYARD, 20)

    def test_702_19c_not_before_the_loyalty(self):
        assert fault(self._table(OVER), {"Viandante": 2, "Bruno": 5}) == "less than loyalty"

    def test_702_19c_the_example_what_others_assign_to_it_counts(self):
        table = fight(self._table(OVER, small=True), {"Viandante": 2, "Bruno": 5})
        assert (table.where("Viandante"), table.life(1)) == (Zone.GRAVEYARD, 15)

    def test_702_19c_blocked_first_the_blockers(self):
        table = block(self._table(OVER), ("Muro", "Toro"))
        other = table.fork()
        assert fight(table, {"Muro": 2, "Viandante": 3, "Bruno": 2}).life(1) == 18
        assert fault(other, {"Muro": 1, "Viandante": 3, "Bruno": 3}) == "less than lethal"

    def test_702_19e_the_planeswalker_is_gone_and_the_player_gets_it(self):
        table = self._table(OVER)
        table.occur(*die(table.id("Viandante")))
        assert fight(table).life(1) == 13
        assert "702.19e" in table.rules()

    def test_702_19e_past_the_blockers(self):
        table = block(self._table(OVER), ("Muro", "Toro"))
        table.occur(*die(table.id("Viandante")))
        assert fight(table, {"Muro": 2, "Bruno": 5}).life(1) == 15

    def test_702_19e_control_without_it_nobody(self):
        table = self._table("trample")
        table.occur(*die(table.id("Viandante")))
        assert fight(table).life(1) == 20


class TestAssigningByRules:
    def _life(self, rule: c.AssignsDamage, *answers: object, blocked: bool = False) -> tuple[int, int]:
        table = Table()
        table.creature("Tartaruga", 1, 4, rule)
        table.creature("Cervo", 1, 9, controller=1)
        attack(table.settle(), ("Tartaruga", 1))
        if blocked:
            block(table, ("Cervo", "Tartaruga"))
        fight(table, *answers)
        return table.life(1), table.one("Cervo").damage

    def test_510_1a_equal_to_its_toughness(self):
        assert self._life(c.AssignsDamage(by_toughness=True)) == (16, 0)
        assert self._life(c.AssignsDamage(by_toughness=True), blocked=True) == (20, 4)

    def test_510_1a_control_equal_to_its_power(self):
        assert self._life(c.AssignsDamage(objects=CREATURE)) == (19, 0)

    def test_510_1a_none_at_all(self):
        assert self._life(c.AssignsDamage(none=True)) == (20, 0)

    def test_510_1c_as_though_it_were_not_blocked(self):
        assert self._life(c.AssignsDamage(as_unblocked=True), True, blocked=True) == (19, 0)
        assert self._life(c.AssignsDamage(as_unblocked=True), False, blocked=True) == (20, 1)

    def test_510_1a_for_all_creatures(self):
        table = Table()
        table.creature("Tartaruga", 1, 4)
        table.permanent("Roccia", c.AssignsDamage(by_toughness=True, objects=CREATURE), **ENCHANTMENT)
        assert fight(attack(table.settle(), ("Tartaruga", 1))).life(1) == 16


def test_510_4_first_strike_and_two_blocked_creatures_each_step_its_own_division() -> None:
    table = Table()
    table.creature("Toro", 4, 9, "double strike")
    for label in ("Cervo", "Daino"):
        table.creature(label, 1, 4, controller=1)
    attack(table.settle(), ("Toro", 1))
    block(table, ("Cervo", "Toro"), ("Daino", "Toro"))
    fight(table, {"Cervo": 4, "Daino": 0})
    assert (table.where("Cervo"), table.where("Daino"), table.life(1)) == (Zone.GRAVEYARD, Zone.GRAVEYARD, 20)


def test_510_4_a_creature_that_joins_between_the_two_steps_deals_damage_in_the_second() -> None:

    table = Table()
    table.creature("Toro", 2, 2, "first strike")
    table.creature("Spettro", 3, 3, zone=Zone.GRAVEYARD)
    card = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
    instant(table, "Ritorno", Move(what=Target(), to=Zone.BATTLEFIELD, joins=c.Joins()), targets=(card,))
    attack(table.settle(), ("Toro", 1)).until(TurnStep.COMBAT_DAMAGE)
    table.cast("Ritorno").resolve()
    assert fight(table).life(1) == 15


def test_802_5_damage_is_assigned_in_turn_order_and_dealt_at_once() -> None:
    table = Table(3)
    table.creature("Toro", 3, 9)
    table.creature("Bue", 3, 9)
    for label, seat in (("Cervo", 1), ("Daino", 1), ("Lupo", 2), ("Volpe", 2)):
        table.creature(label, 1, 2, controller=seat)
    attack(table.settle(), ("Toro", 1), ("Bue", 2)).until(TurnStep.DECLARE_BLOCKERS)

    table.do(blockers(table, ("Cervo", "Toro"), ("Daino", "Toro"), player=1))
    table.do(blockers(table, ("Lupo", "Bue"), ("Volpe", "Bue"), player=2))
    table.settle()
    fight(table, {"Cervo": 2, "Daino": 1}, {"Lupo": 1, "Volpe": 2})
    places = [table.where(one) for one in ("Cervo", "Daino", "Lupo", "Volpe")]
    assert places == [Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.GRAVEYARD]
