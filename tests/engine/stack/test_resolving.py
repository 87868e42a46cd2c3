"""405, 608: what happens as a spell or ability resolves, and how it leaves the stack."""

from __future__ import annotations

import pytest

from engine.board.said import shifted
from engine.cards.abilities.ability import Cannot, NotUnderstood, Prohibition, SpellAbility
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import Duration, ModifyPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Counter, CreateTokens, Move, Tap
from engine.cards.abilities.players import GainLife, Lose, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Target, This
from engine.cards.abilities.triggers import enters
from engine.state.facts.announced import ConditionFails, TargetsGone
from engine.state.trace import StepKind
from engine.words.record import replace
from engine.words.terms import CardType, Kind, Relation, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    TARGET_CREATURE,
    THIS,
    die,
    free,
    instant,
    moved,
    pass_on,
    sorcery,
    steps_of,
    when,
)


class TestLeaving:
    def test_608_2n_a_spell_goes_to_its_owners_graveyard_as_the_final_part(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        table.settle().cast("Lampo").resolve()
        assert table.where("Lampo") is Zone.GRAVEYARD
        kinds = [step.kind for step in table.steps if step.kind in (StepKind.INSTRUCTION, StepKind.RESOLVED)]
        assert kinds == [StepKind.INSTRUCTION, StepKind.RESOLVED]

    def test_608_2n_an_ability_ceases_to_exist(self):
        table = Table()
        table.permanent("Fonte", free(GainLife(amount=Fixed(1))), **ARTIFACT)
        table.settle().activate("Fonte", 0).resolve()
        assert table.all("Fonte#1") == []

    def test_608_2n_not_if_it_has_moved_itself_by_then(self):
        table = Table()
        instant(table, "Eco", GainLife(amount=Fixed(1)), Move(what=This(), to=Zone.EXILE))
        table.settle().cast("Eco").resolve()
        assert table.where("Eco") is Zone.EXILE
        assert steps_of(table, StepKind.RESOLVED) == []

    def test_608_3a_a_permanent_spell_becomes_a_permanent_under_its_controllers_control(self):
        table = Table()
        table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().cast("Orso").resolve()
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert table.controller("Orso") == 0
        assert "608.3a" in table.rules()

    def test_111_a_token_copy_on_the_stack_is_no_card_and_ceases(self):
        """608.2n: a copy of a spell does not go to a graveyard."""
        table = Table()
        printed = card("Lampo", SpellAbility(effects=(GainLife(amount=Fixed(2)),)), types=(CardType.INSTANT,))
        table.put("Lampo", printed, zone=Zone.STACK, kind=Kind.COPY_OF_SPELL)
        table.settle().resolve()
        assert table.life(0) == 22
        assert table.where("Lampo") is None


class TestOrderOfInstructions:
    def test_608_2c_in_the_order_written(self):
        """The condition is looked at as it is reached: by then the token is there."""
        table = Table()
        if_creature = If(
            condition=Exists(CREATURE), then=(GainLife(amount=Fixed(5)),), otherwise=(LoseLife(amount=Fixed(1)),)
        )
        sorcery(table, "Rito", CreateTokens(token=creature("Ombra", 1, 1)), if_creature)
        table.settle().cast("Rito").resolve()
        assert table.life(0) == 25

    def test_608_2c_control_the_other_way_round(self):
        table = Table()
        if_creature = If(
            condition=Exists(CREATURE), then=(GainLife(amount=Fixed(5)),), otherwise=(LoseLife(amount=Fixed(1)),)
        )
        sorcery(table, "Rito", if_creature, CreateTokens(token=creature("Ombra", 1, 1)))
        table.settle().cast("Rito").resolve()
        assert table.life(0) == 19

    def test_113_7a_it_goes_on_though_its_source_is_gone(self):
        table = Table()
        table.permanent("Fonte", free(GainLife(amount=Fixed(3))), **ARTIFACT)
        table.settle().activate("Fonte", 0).occur(*die(table.id("Fonte"))).resolve()
        assert table.life(0) == 23

    def test_608_2a_before_608_2b(self):
        """False 'if' and illegal target at once: the 'if' is named, because it is looked at first."""
        table = Table()
        table.creature("Orso", 2, 2)
        bear = Filter(name="Orso")
        ability = when(enters(THIS), Tap(what=Target()), condition=Exists(bear), targets=(TargetSpec(objects=bear),))
        table.creature("Araldo", 1, 1, ability, zone=Zone.HAND)
        table.settle().occur(moved(table.id("Araldo"), Zone.BATTLEFIELD)).occur(*die(table.id("Orso"))).resolve()
        (step,) = steps_of(table, StepKind.DOES_NOT_RESOLVE)
        assert step.facts == (ConditionFails(),)
        assert "608.2a" in step.rules

    def test_104_1_nothing_more_is_done_once_the_game_is_over(self):
        table = Table()
        instant(table, "Fine", Lose(who=EachPlayer(Relation.OPPONENT)), LoseLife(amount=Fixed(5)))
        table.settle().cast("Fine").resolve()
        assert table.winners == (0,)
        assert table.life(0) == 20


class TestLastKnown:
    def test_608_2h_a_source_that_is_gone_deals_damage_as_it_last_was(self):
        """With lifelink when it left: its last controller gains life."""
        table = Table()
        sting = free(DealDamage(amount=Fixed(2), to=Target()), targets=(TARGET_CREATURE,))
        table.creature("Vespa", 1, 1, sting, "lifelink")
        table.creature("Orso", 2, 2, controller=1)
        table.settle().activate("Vespa", 0, "Orso").occur(*die(table.id("Vespa"))).resolve()
        assert table.where("Orso") is Zone.GRAVEYARD
        assert table.life(0) == 22


class TestCountering:
    SPELL = TargetSpec(objects=Filter(zone=Zone.STACK, not_kind=Kind.ABILITY))

    def _table(self) -> Table:
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(5)))
        instant(table, "Smentita", Counter(what=Target()), controller=1, targets=(self.SPELL,))
        return pass_on(table.settle().cast("Lampo")).cast("Smentita", player=1)

    def test_701_6a_a_countered_spell_does_nothing_and_goes_to_the_graveyard(self):
        table = self._table().play_out()
        assert table.life(0) == 20
        assert table.where("Lampo") is Zone.GRAVEYARD
        assert "701.6a" in table.rules()

    def test_701_6a_control_what_counters_it_may_itself_be_countered(self):
        table = self._table()
        table = table.fork()
        table.occur(moved(table.id("Smentita"), Zone.EXILE)).play_out()
        assert table.life(0) == 25

    def test_608_2b_a_spell_that_has_left_the_stack_is_no_target_any_more(self):
        table = self._table().occur(moved(self._table().id("Lampo"), Zone.EXILE)).play_out()
        assert table.where("Lampo") is Zone.EXILE
        (step,) = steps_of(table, StepKind.DOES_NOT_RESOLVE)
        assert step.fact(TargetsGone) is not None

    @pytest.mark.parametrize("protected", [True, False])
    def test_101_2_what_cannot_be_countered_resolves(self, protected: bool):
        table = Table()
        shield = Cannot(what=Prohibition.BE_COUNTERED, objects=Filter(zone=Zone.STACK, this=True), zones=(Zone.STACK,))
        ability = SpellAbility(effects=(GainLife(amount=Fixed(5)),))
        printed = card("Tuono", ability, *([shield] if protected else []), types=(CardType.INSTANT,))
        table.put("Tuono", printed, zone=Zone.HAND)
        instant(table, "Smentita", Counter(what=Target()), controller=1, targets=(self.SPELL,))
        pass_on(table.settle().cast("Tuono")).cast("Smentita", player=1).play_out()
        assert table.life(0) == (25 if protected else 20)
        assert table.where("Smentita") is Zone.GRAVEYARD


def test_a_text_that_was_not_understood_marks_the_ruling() -> None:
    """The fragment is named on the step with which the resolution begins."""
    table = Table()
    riddle = NotUnderstood(text="gira la carta", reason="parola sconosciuta")
    printed = card("Enigma", SpellAbility(effects=(GainLife(amount=Fixed(1)),)), riddle, types=(CardType.INSTANT,))
    table.put("Enigma", printed, zone=Zone.HAND)
    table.settle().cast("Enigma").resolve()
    (begins,) = steps_of(table, StepKind.RESOLUTION_BEGINS)
    assert [untold.text for untold in begins.untold] == ["gira la carta"]


def test_control_one_that_was_understood_does_not() -> None:
    table = Table()
    instant(table, "Lampo", GainLife(amount=Fixed(1)))
    table.settle().cast("Lampo").resolve()
    (begins,) = steps_of(table, StepKind.RESOLUTION_BEGINS)
    assert begins.untold == ()


def test_113_3a_several_spell_abilities_are_followed_one_after_the_other() -> None:
    table = Table()
    first = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
    second = SpellAbility(effects=(Tap(what=Target()),), targets=(TARGET_CREATURE,))
    table.put("Doppio", card("Doppio", first, second, types=(CardType.SORCERY,)), zone=Zone.HAND)
    table.creature("Orso", 2, 2)
    table.settle().cast("Doppio").resolve()
    assert table.life(0) == 21
    assert table.one("Orso").tapped


@pytest.mark.parametrize("by", [0, 2])
def test_700_2_the_targets_of_a_later_mode_come_after_those_of_earlier_ones(by: int) -> None:
    less = Apply(parts=(ModifyPT(Fixed(-1), Fixed(-1)),), to=Target(0), until=Duration.END_OF_TURN)
    (moved,) = shifted([less], by)
    assert moved == replace(less, to=Target(by))
