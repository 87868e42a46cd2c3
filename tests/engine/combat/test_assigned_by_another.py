"""510.1c-d, 508.1d, 611.2c: who else assigns damage, what must be attacked, and whom an effect on combat is about."""

from __future__ import annotations

import pytest

from engine.cards.abilities import combat as c
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.quantities import EventAmount
from engine.cards.abilities.references import Every, Target, This
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern
from engine.state.actions import Continue, Pass
from engine.words.counters import PLUS
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.combat.test_requirements import at_attack, at_block, why, why_block
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, TARGET_CREATURE, attack, attackers, block, hit, instant, moved, to

ATTACKS_YOU = Filter(types=(CardType.CREATURE,), attacks_whom=Relation.YOU)
WALKER = {"types": (CardType.PLANESWALKER,), "loyalty": 3, "counters": {"loyalty": 3}}


class TestAnotherPlayerAssigns:
    def fight(self, *rules: object, seat: int = 1) -> Table:
        """A wolf of Anna with 4 power, blocked by two bears of Bruno; what else says anything belongs to the player of the seat."""
        at = Table()
        at.creature("Lupo", 4, 4)
        for label in ("Orso", "Toro"):
            at.creature(label, 2, 3, controller=1)
        for number, rule in enumerate(rules):
            at.permanent(f"Ordine{number}", rule, controller=seat, **ENCHANTMENT)  # type: ignore[arg-type]
        attack(at.settle(), ("Lupo", 1))
        block(at, ("Orso", "Lupo"), ("Toro", "Lupo"))
        while at.game.turn.step is not TurnStep.COMBAT_DAMAGE:
            at.do(Pass(at.game.receiver) if at.settled else Continue())
        return at

    RULE = c.AssignsDamage(by_you=True, objects=ATTACKS_YOU)

    @pytest.mark.parametrize(("rules", "chooser"), [((), 0), ((RULE,), 1)])
    def test_510_1c_whose_choice_the_division_is(self, rules: tuple[object, ...], chooser: int) -> None:
        assert self.fight(*rules).question().chooser == chooser

    def test_control_of_what_attacks_somebody_else_it_says_nothing(self) -> None:
        assert self.fight(self.RULE, seat=0).question().chooser == 0

    def test_510_1c_the_damage_is_dealt_as_the_other_player_says(self) -> None:
        at = self.fight(self.RULE)
        at.settle({"Orso": 4, "Toro": 0})
        assert (at.where("Orso"), at.where("Toro")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)

    def test_510_1c_whether_as_though_unblocked_is_that_players_choice_too(self) -> None:
        free = c.AssignsDamage(as_unblocked=True, objects=CREATURE)
        assert self.fight(self.RULE, free).question().chooser == 1


class TestWhatIsAttacked:
    def two_defenders(self, *rules: object) -> Table:
        at = Table(3)
        at.creature("Lupo", 2, 2)
        at.permanent("Maga", *rules, controller=1, **WALKER)  # type: ignore[arg-type]
        return at

    def test_508_1d_this_planeswalker_must_be_attacked(self) -> None:
        at = at_attack(self.two_defenders(c.MustAttack(attacked=This())))
        assert why(at, ("Lupo", 1)) == ("must attack", "508.1d")
        assert why(at, ("Lupo", "Maga")) is None

    def test_control_without_the_ability_nothing_must(self) -> None:
        at = at_attack(self.two_defenders())
        assert why(at, ("Lupo", 1)) is None
        assert why(at) is None

    def test_508_1d_the_target_of_an_effect_is_the_one_in_this_combat(self) -> None:
        at = self.two_defenders()
        order = c.CombatEffect(what=Target(), rule=c.MustAttack(attacked=Target(1)))
        planeswalker = TargetSpec(objects=Filter(types=(CardType.PLANESWALKER,)))
        instant(at, "Ordine", order, targets=(TARGET_CREATURE, planeswalker))
        at_attack(at.settle().cast("Ordine").resolve())
        assert why(at, ("Lupo", 2)) == ("must attack", "508.1d")
        assert why(at, ("Lupo", "Maga")) is None

    def test_508_1d_one_player_and_no_other(self) -> None:
        at = self.two_defenders()
        order = c.CombatEffect(what=Target(), rule=c.MustAttack(attacked=Target(1)))
        instant(at, "Ordine", order, targets=(TARGET_CREATURE, TargetSpec(players=Relation.OPPONENT)))
        at_attack(at.settle().cast("Ordine", "Carla").resolve())
        assert why(at, ("Lupo", 1)) == ("must attack", "508.1d")
        assert why(at, ("Lupo", 2)) is None

    def test_508_1d_what_is_gone_requires_nothing(self) -> None:
        at = self.two_defenders()
        order = c.CombatEffect(what=Target(), rule=c.MustAttack(attacked=Target(1)))
        planeswalker = TargetSpec(objects=Filter(types=(CardType.PLANESWALKER,)))
        instant(at, "Ordine", order, targets=(TARGET_CREATURE, planeswalker))
        at.settle().cast("Ordine").resolve().occur(moved(at.id("Maga"), Zone.EXILE))
        at_attack(at)
        assert why(at) is None


class TestWhomAnEffectIsAbout:
    def _table(self, what: object) -> Table:
        """An effect by which creatures can't block; the stag comes afterwards."""
        at = Table()
        at.creature("Lupo", 3, 3)
        at.creature("Orso", 2, 2, controller=1)
        at.creature("Cervo", 1, 4, controller=1, zone=Zone.HAND)
        instant(at, "Panico", c.CombatEffect(what=what, rule=c.CantBlock()), targets=(TARGET_CREATURE,))  # type: ignore[arg-type]
        at.settle().cast("Panico", "Orso").resolve()
        at.occur(moved(at.id("Cervo"), Zone.BATTLEFIELD))
        return at_block(attack(at, ("Lupo", 1)))

    def test_611_2c_no_creature_can_block_not_even_one_that_comes_later(self) -> None:
        at = self._table(Every(CREATURE))
        assert why_block(at, ("Orso", "Lupo")) == ("cannot block", "509.1b")
        assert why_block(at, ("Cervo", "Lupo")) == ("cannot block", "509.1b")

    def test_control_of_one_target_only_that_one(self) -> None:
        at = self._table(Target())
        assert why_block(at, ("Orso", "Lupo")) == ("cannot block", "509.1b")
        assert why_block(at, ("Cervo", "Lupo")) is None

    def test_611_2c_nor_where_there_was_none_as_it_began(self) -> None:
        at = Table()
        at.creature("Lupo", 3, 3)
        at.creature("Cervo", 1, 4, controller=1, zone=Zone.HAND)
        theirs = Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)
        instant(at, "Panico", c.CombatEffect(what=Every(theirs), rule=c.CantBlock()))
        at.settle().cast("Panico").resolve().occur(moved(at.id("Cervo"), Zone.BATTLEFIELD))
        assert why_block(at_block(attack(at, ("Lupo", 1))), ("Cervo", "Lupo")) == ("cannot block", "509.1b")


class TestCountersInsteadOfDamage:
    def dealt(self, *rules: object) -> Table:
        at = Table()
        at.creature("Idra", 2, 2, *rules, controller=1)  # type: ignore[arg-type]
        at.creature("Lupo", 3, 3)
        at.settle().occur(hit(at.id("Lupo"), at.id("Idra"), 3))
        return at

    RULE = ChangesDamage(
        damage=DamagePattern(to_object=Filter(this=True)),
        instead=(PutCounters(counter=PLUS, on=This(), count=EventAmount()),),
    )

    def test_614_6_as_many_counters_and_no_damage(self) -> None:
        at = self.dealt(self.RULE)
        assert (at.one("Idra").count(PLUS), at.one("Idra").damage) == (3, 0)
        assert {"614.1a", "614.6"} <= set(at.rules())

    def test_control_without_it_it_dies(self) -> None:
        assert self.dealt().where("Idra") is Zone.GRAVEYARD

    def test_control_damage_to_a_player_is_dealt(self) -> None:
        at = self.dealt(self.RULE)
        at.occur(hit(at.id("Lupo"), to(1)[0], 3))
        assert at.life(1) == 17


def test_508_1b_which_creatures_attack_you() -> None:
    at = Table(3)
    for label in ("Lupo", "Orso"):
        at.creature(label, 2, 2)
    at.permanent("Trincea", c.CantBeBlocked(objects=ATTACKS_YOU), controller=1, **ENCHANTMENT)
    for seat in (1, 2):
        at.creature(f"Muro{seat}", 0, 4, controller=seat)
    at_attack(at)
    at.do(attackers(at, ("Lupo", 1), ("Orso", 2)))
    at_block(at)
    assert why_block(at, ("Muro1", "Lupo")) == ("cannot be blocked", "509.1b")
    assert why_block(at, ("Muro2", "Orso"), player=2) is None
