"""505.1b, 506.6, 507.1, 508.1m, 509.1i: main phases that are counted, who had to attack, the one defending player, declarations."""

from __future__ import annotations

import pytest

from engine.cards.abilities.combat import CantAttack, MustAttack
from engine.cards.abilities.conditions import HadToAttack, MainPhaseIs
from engine.cards.abilities.designations import Goad
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.references import It, Target
from engine.cards.abilities.triggers import Attacks, BeginningOf, Blocks
from engine.cards.abilities.turns import AddPhases
from engine.state import table
from engine.state.actions import Activate
from engine.state.events import LifeChange
from engine.state.trace import StepKind
from engine.words.terms import CardType, Phase, Relation, TurnStep
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    THIS,
    A,
    attack,
    attackers,
    block,
    deck,
    free,
    pass_on,
    refused,
    steps_of,
    when,
)


class TestMainPhases:
    def _at(self, number: int) -> Table:
        at = Table()
        counted = BeginningOf(step=TurnStep.PRECOMBAT_MAIN, whose=Relation.YOU, main=number)
        at.permanent("Orologio", when(counted), **ARTIFACT)
        at.permanent("Corno", free(AddPhases(phases=(Phase.MAIN,))), **ARTIFACT)
        at = deck(at, 9).settle().until(TurnStep.PRECOMBAT_MAIN, player=1).until(TurnStep.UPKEEP, player=0)
        return at.occur(LifeChange(player=A, amount=20 - at.life(0))) if at.life(0) != 20 else at

    @pytest.mark.parametrize(("number", "life"), [(1, 21), (2, 20)])
    def test_505_1b_the_first_main_phase_of_a_turn_is_number_one(self, number: int, life: int) -> None:
        at = self._at(number).until(TurnStep.PRECOMBAT_MAIN).play_out()
        assert at.life(0) == life

    @pytest.mark.parametrize(("number", "life"), [(1, 21), (2, 21), (3, 20)])
    def test_505_1b_the_usual_turn_has_two(self, number: int, life: int) -> None:
        at = self._at(number).until(TurnStep.PRECOMBAT_MAIN).play_out()
        assert at.until(TurnStep.END).life(0) == life

    @pytest.mark.parametrize(("number", "life"), [(2, 21), (3, 21), (4, 20)])
    def test_505_1b_an_added_one_is_counted_where_it_comes(self, number: int, life: int) -> None:
        at = self._at(number).until(TurnStep.PRECOMBAT_MAIN).play_out().activate("Corno", 0).play_out()
        at.until(TurnStep.POSTCOMBAT_MAIN).play_out()
        assert at.life(0) == (21 if number == 2 else 20), "the added phase is the second, before combat"
        assert at.until(TurnStep.END).life(0) == life

    def test_505_1b_they_are_counted_anew_in_each_turn(self) -> None:
        at = self._at(1).until(TurnStep.PRECOMBAT_MAIN).play_out()
        at.until(TurnStep.PRECOMBAT_MAIN, player=1).play_out()
        assert at.life(0) == 21
        assert at.until(TurnStep.PRECOMBAT_MAIN, player=0).play_out().life(0) == 22

    @pytest.mark.parametrize(("number", "allowed"), [(1, True), (2, False)])
    def test_505_1b_a_condition_asks_which_one_it_is(self, number: int, allowed: bool) -> None:
        at = Table()
        at.permanent("Leva", free(GainLife(amount=ONE), condition=MainPhaseIs(number)), **ARTIFACT)
        at.settle()
        if allowed:
            assert at.activate("Leva", 0).play_out().life(0) == 21
        else:
            assert refused(at, Activate(at.game.turn.active, at.id("Leva"), 0))[0] == "condition"


class TestHadToAttack:
    def _at(self, *more: object) -> Table:
        at = Table()
        at.creature("Toro", 2, 2, *more)  # type: ignore[arg-type]
        at.creature("Orso", 2, 2)
        for label in ("Toro", "Orso"):
            asked = when(Attacks(subject=Filter(name=label)), LoseLife(amount=ONE), condition=HadToAttack(It()))
            at.permanent(f"Giudice{label}", asked, **ARTIFACT)
        return deck(at)

    def test_506_6_a_creature_that_an_effect_requires_to_attack_had_to(self) -> None:
        at = self._at(MustAttack(objects=THIS)).settle().until(TurnStep.DECLARE_ATTACKERS, ("Toro", "Orso")).play_out()
        assert (at.life(0), at.triggered()) == (19, ["GiudiceToro"])

    def test_506_6_control_without_such_an_effect_it_did_not(self) -> None:
        at = attack(self._at().settle(), ("Toro", 1), ("Orso", 1)).play_out()
        assert at.triggered() == []

    def test_506_6_goaded_it_had_to_whatever_else_could_attack(self) -> None:
        at = self._at()
        at.permanent("Pungolo", free(Goad(what=Target()), targets=(TARGET_CREATURE,)), controller=1, **ARTIFACT)
        at.settle()
        pass_on(at).activate("Pungolo", 0, "Toro", player=1).play_out()
        at.until(TurnStep.DECLARE_ATTACKERS, ("Toro", "Orso")).play_out()
        assert at.triggered() == ["GiudiceToro"]

    def test_506_6_one_that_was_required_and_could_not_attack_had_to_as_well(self) -> None:
        at = self._at(MustAttack(objects=THIS))
        at.permanent("Muro", CantAttack(objects=Filter(types=(CardType.CREATURE,))), **ENCHANTMENT)
        at.settle().until(TurnStep.END_OF_COMBAT)
        assert at.game.combat is not None
        assert at.game.combat.had_to == (at.id("Toro"),)


SINGLE = table.Table(attacks=table.Attacks.ONE)


class TestOneDefendingPlayer:
    def _at(self, *, single: bool) -> Table:
        at = Table(players=3, table=SINGLE if single else table.PLAIN)
        at.creature("Orso", 2, 2)
        at.permanent("Eroe", types=(CardType.PLANESWALKER,), loyalty=3, controller=2, counters={"loyalty": 3})
        return deck(at).settle()

    def test_507_1_703_4h_where_not_all_opponents_are_attacked_one_is_chosen_as_combat_begins(self) -> None:
        at = self._at(single=True).until(TurnStep.BEGINNING_OF_COMBAT, "Carla")
        at.until(TurnStep.DECLARE_ATTACKERS)
        assert refused(at, attackers(at, ("Orso", 1)))[1] == "508.1b"
        assert "507.1" in at.rules()
        assert attack(at, ("Orso", 2)).until(TurnStep.END_OF_COMBAT).life(2) == 18

    def test_507_1_what_others_control_is_not_attacked_either(self) -> None:
        at = self._at(single=True).until(TurnStep.DECLARE_ATTACKERS, "Bruno")
        assert refused(at, attackers(at, ("Orso", "Eroe")))[1] == "508.1b"

    def test_507_1_802_2_control_with_several_defending_players_nobody_chooses(self) -> None:
        at = self._at(single=False).until(TurnStep.DECLARE_ATTACKERS)
        assert "507.1" not in at.rules()
        assert attack(at, ("Orso", 1)).until(TurnStep.END_OF_COMBAT).life(1) == 18


class TestDeclarations:
    def _at(self) -> Table:
        at = Table()
        at.creature("Orso", 2, 2, when(Attacks(subject=THIS)))
        at.creature("Lupo", 2, 2, when(Blocks(subject=THIS)), controller=1)
        return deck(at).settle()

    def test_508_1m_what_triggers_on_attacking_triggers_as_attackers_are_declared(self) -> None:
        at = attack(self._at(), ("Orso", 1))
        (step,) = steps_of(at, StepKind.ATTACK)
        assert ([one.source.label for one in step.triggered], "508.1m" in step.rules) == (["Orso"], True)
        assert at.play_out().life(0) == 21

    def test_508_1m_control_a_creature_that_stays_home_triggers_nothing(self) -> None:
        at = self._at().until(TurnStep.END_OF_COMBAT)
        assert at.triggered() == []

    def test_509_1i_what_triggers_on_blocking_triggers_as_blockers_are_declared(self) -> None:
        at = block(attack(self._at(), ("Orso", 1)).play_out(), ("Lupo", "Orso"))
        (step,) = steps_of(at, StepKind.BLOCK)
        assert ([one.source.label for one in step.triggered], "509.1i" in step.rules) == (["Lupo"], True)

    def test_509_1i_control_unblocked_it_triggers_nothing(self) -> None:
        at = attack(self._at(), ("Orso", 1)).play_out()
        assert at.until(TurnStep.END_OF_COMBAT).triggered() == ["Orso"]
