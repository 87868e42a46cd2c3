"""508.1g-k, 509.1d-f: what attacking and blocking cost, and costs that a player may pay as a creature attacks."""

from __future__ import annotations

from engine import play
from engine.board.board_of import board_of
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Activated, Cost, Triggered
from engine.cards.abilities.designations import Exert
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import This
from engine.cards.abilities.triggers import Performs, When
from engine.costs.mana_costs import EXACT_COSTS
from engine.words.record import replace
from engine.words.terms import Action, CardType, Designation, Relation, Zone
from tests.engine.combat.test_requirements import at_attack, at_block
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, LAND, THIS, attack, attackers, blockers, free, refused, when

FOREST = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("G",),)),))


def toll(attacking: bool, **cost: object) -> c.CombatCost:
    return c.CombatCost(attacking=attacking, cost=Cost(**cost))  # type: ignore[arg-type]


def _mana(table: Table, lands: int, seat: int = 0) -> None:
    for number in range(lands):
        table.permanent(f"Foresta{number}", FOREST, controller=seat, **LAND)


class TestAttackCosts:
    def _table(self, price: c.CombatCost, lands: int = 0, *, count_mana: bool = False) -> Table:
        table = Table(variant=(EXACT_COSTS,) if count_mana else ())
        for label in ("Lupo", "Orso"):
            table.creature(label, 2, 2)
        table.permanent("Pedaggio", price, controller=1, **ENCHANTMENT)
        _mana(table, lands)
        return at_attack(table)

    def test_508_1h_the_cost_of_each_creature_adds_up(self):
        table = self._table(toll(True, life=2))
        table.do(attackers(table, ("Lupo", 1), ("Orso", 1)))
        assert table.life(0) == 16
        assert "508.1j" in table.rules()

    def test_508_1h_control_of_one_creature_half_of_it(self):
        table = self._table(toll(True, life=2))
        table.do(attackers(table, ("Lupo", 1)))
        assert table.life(0) == 18

    def test_508_1j_what_cannot_be_paid_makes_the_declaration_illegal(self):
        table = self._table(toll(True, life=11))
        assert refused(table, attackers(table, ("Lupo", 1), ("Orso", 1))) == ("not enough life", "119.4")
        assert not table.one("Lupo").tapped

    def test_508_1h_so_many_permanents_are_sacrificed(self):
        table = Table()
        price = toll(True, sacrifice=Filter(subtypes=("Forest",)), sacrifice_count=2)
        table.creature("Leone", 2, 2, replace(price, objects=THIS))
        for number in range(3):
            table.permanent(f"Foresta{number}", types=(CardType.LAND,), subtypes=("Forest",))
        at_attack(table)
        table.do(attackers(table, ("Leone", 1)), ("Foresta0", "Foresta2"))
        assert board_of(table.game).attacking(table.id("Leone"))
        assert [table.where(f"Foresta{number}") for number in range(3)] == [
            Zone.GRAVEYARD,
            Zone.BATTLEFIELD,
            Zone.GRAVEYARD,
        ]

    def test_508_1h_control_with_one_too_few(self):
        table = Table()
        price = toll(True, sacrifice=Filter(subtypes=("Forest",)), sacrifice_count=2)
        table.creature("Leone", 2, 2, replace(price, objects=THIS))
        table.permanent("Foresta", types=(CardType.LAND,), subtypes=("Forest",))
        at_attack(table)
        assert play(table.game, attackers(table, ("Leone", 1))).refused is not None

    def test_107_3i_x_is_what_it_is_as_they_are_declared(self):
        price = c.CombatCost(attacking=True, cost=Cost(mana="{X}"), x=Count(CREATURE))
        table = self._table(price, lands=4, count_mana=True)
        table.do(attackers(table, ("Lupo", 1), ("Orso", 1)), tuple(f"Foresta{number}" for number in range(4)))
        assert all(table.one(f"Foresta{number}").tapped for number in range(4))

    def test_107_3i_control_with_a_land_too_few(self):
        price = c.CombatCost(attacking=True, cost=Cost(mana="{X}"), x=Count(CREATURE))
        table = self._table(price, lands=3, count_mana=True)
        assert play(table.game, attackers(table, ("Lupo", 1), ("Orso", 1))).refused is not None

    def test_508_1f_the_creatures_are_tapped_before_anything_is_paid(self):
        table = self._table(toll(True, life=1))
        table.do(attackers(table, ("Lupo", 1)))
        tapping = next(n for n, step in enumerate(table.steps) if "508.1f" in step.rules)
        paying = next(n for n, step in enumerate(table.steps) if "508.1j" in step.rules)
        attacking = next(n for n, step in enumerate(table.steps) if "508.1m" in step.rules)
        assert tapping < paying < attacking

    def test_508_1k_a_creature_sacrificed_for_it_does_not_attack(self):
        table = self._table(toll(True, sacrifice=Filter(name="Orso")))
        table.do(attackers(table, ("Lupo", 1)))
        assert table.where("Orso") is Zone.GRAVEYARD
        wolf = c.CombatCost(attacking=True, objects=Filter(name="Lupo"), cost=Cost(sacrifice=Filter(name="Orso")))
        other = self._table(wolf)
        other.do(attackers(other, ("Lupo", 1), ("Orso", 1)))
        assert other.game.combat is not None
        assert [one.object for one in other.game.combat.attackers] == [other.id("Lupo")]

    def test_508_1i_mana_abilities_may_be_activated_for_it(self):
        table = self._table(toll(True, mana="{2}"), lands=2, count_mana=True)
        table.do(attackers(table, ("Lupo", 1)), ("Foresta0", "Foresta1"))
        assert [table.one(f"Foresta{number}").tapped for number in range(2)] == [True, True]
        assert board_of(table.game).attacking(table.id("Lupo"))

    def test_508_1j_control_with_too_little_mana_nobody_attacks(self):
        table = self._table(toll(True, mana="{2}"), lands=1, count_mana=True)
        played = play(table.game, attackers(table, ("Lupo", 1)))
        assert played.refused is not None
        assert not table.one("Foresta0").tapped

    def test_508_1c_only_to_attack_who_asks_for_it(self):
        price = c.CombatCost(attacking=True, cost=Cost(life=2), whom=Relation.YOU)
        table = Table(3)
        table.creature("Lupo", 2, 2)
        table.permanent("Pedaggio", price, controller=1, **ENCHANTMENT)
        at_attack(table)
        free = table.fork()
        free.do(attackers(free, ("Lupo", 2)))
        table.do(attackers(table, ("Lupo", 1)))
        assert (free.life(0), table.life(0)) == (20, 18)


class TestBlockCosts:
    def _table(self, price: c.CombatCost) -> Table:
        table = Table()
        for label in ("Toro", "Bue"):
            table.creature(label, 2, 2)
        table.permanent("Pedaggio", price, **ENCHANTMENT)
        for label in ("Lupo", "Orso"):
            table.creature(label, 2, 2, controller=1)
        return at_block(attack(table.settle(), ("Toro", 1), ("Bue", 1)))

    def test_509_1d_paid_for_each_creature_that_blocks(self):
        table = self._table(toll(False, life=3))
        table.do(blockers(table, ("Lupo", "Toro"), ("Orso", "Toro")))
        assert table.life(1) == 14
        assert "509.1f" in table.rules()

    def test_509_1d_control_nothing_for_none(self):
        table = self._table(toll(False, life=3))
        table.do(blockers(table))
        assert table.life(1) == 20

    def test_509_1f_no_partial_payments(self):
        table = self._table(toll(False, life=15))
        assert refused(table, blockers(table, ("Lupo", "Toro"), ("Orso", "Bue"))) == ("not enough life", "119.4")

    def test_509_1d_once_for_a_creature_that_blocks_two(self):
        table = Table()
        for label in ("Toro", "Bue"):
            table.creature(label, 2, 2)
        table.permanent("Pedaggio", toll(False, life=3), **ENCHANTMENT)
        table.creature("Lupo", 2, 2, c.MoreBlocks(), controller=1)
        at_block(attack(table.settle(), ("Toro", 1), ("Bue", 1)))
        table.do(blockers(table, ("Lupo", "Toro"), ("Lupo", "Bue")))
        assert table.life(1) == 17


class TestAsItAttacks:
    def _table(self, ability: c.AsAttacks, *others: object) -> Table:
        table = Table()
        table.creature("Atleta", 2, 2, ability, *others)  # type: ignore[arg-type]
        table.creature("Lupo", 2, 2)
        return at_attack(table)

    REWARD = Triggered(trigger=When(), effects=(GainLife(amount=Fixed(3)),))

    def test_701_43d_exerted_as_it_attacks_and_what_triggers_when_you_do(self):
        table = self._table(c.AsAttacks(exert=True, then=self.REWARD))
        table.do(attackers(table, ("Atleta", 1)), True)
        table.settle().resolve()
        assert table.life(0) == 23
        assert "607.2h" in table.rules()
        assert table.game.designated(table.id("Atleta"), Designation.EXERTED) != ()

    def test_508_1g_control_it_is_optional(self):
        table = self._table(c.AsAttacks(exert=True, then=self.REWARD))
        table.do(attackers(table, ("Atleta", 1)), False)
        assert table.settle().stack() == []
        assert table.game.designated(table.id("Atleta"), Designation.EXERTED) == ()

    def test_508_1g_not_asked_for_a_creature_that_does_not_attack(self):
        table = self._table(c.AsAttacks(exert=True, then=self.REWARD))
        assert play(table.game, attackers(table, ("Lupo", 1))).question is None

    def test_607_2h_exerting_it_otherwise_does_not_trigger_the_linked_ability(self):
        table = Table()
        table.creature("Atleta", 2, 2, c.AsAttacks(exert=True, then=self.REWARD))
        watching = when(Performs(action=Action.EXERT, subject=CREATURE), GainLife(amount=Fixed(1)))
        table.permanent("Palco", watching, **ENCHANTMENT)
        table.creature("Guida", 1, 1, free(Exert(what=This())))
        table.settle().activate("Guida", 0).play_out()
        assert table.life(0) == 21

    def test_508_1g_a_cost_that_may_be_paid(self):
        table = self._table(c.AsAttacks(cost=Cost(life=4), then=self.REWARD))
        paying, not_paying = table.fork(), table.fork()
        paying.do(attackers(paying, ("Atleta", 1)), True)
        not_paying.do(attackers(not_paying, ("Atleta", 1)), False)
        assert (paying.life(0), not_paying.life(0)) == (16, 20)


def _all_keys(table: Table, label: str) -> tuple[str, ...]:
    """Every option of the first question that attacking with a creature raises."""
    question = play(table.game, attackers(table, (label, 1))).question
    assert question is not None
    return tuple(option.key for option in question.options)


def test_508_1d_exerting_is_no_reason_not_to_attack() -> None:
    table = Table()
    table.creature("Atleta", 2, 2, c.AsAttacks(exert=True), c.MustAttack(objects=THIS))
    assert refused(at_attack(table), attackers(table)) == ("must attack", "508.1d")
