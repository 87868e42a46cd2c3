"""601, 117.1a, 305: casting spells and playing lands, and why they are refused."""

from __future__ import annotations

import pytest

from engine import PlayerTarget, play
from engine.cards.abilities.ability import Cannot, Keyword, Mode, PlayerScope, Prohibition, SpellAbility, Static
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import Target
from engine.state.actions import Cast, PlayLand
from engine.state.facts.announced import CastFrom, Targets
from engine.state.trace import StepKind
from engine.words.decisions import Answer, Form, Purpose
from engine.words.terms import CardType, ObjectId, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    LAND,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    B,
    instant,
    pass_on,
    refused,
    sorcery,
    steps_of,
)


class TestSteps:
    def test_601_2a_the_card_becomes_a_spell_on_the_stack(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        before = table.id("Lampo")
        table.settle().cast("Lampo")
        assert table.where("Lampo") is Zone.STACK
        assert table.id("Lampo") != before
        assert table.one("Lampo").controller == A

    def test_601_2b_the_value_of_x_is_announced(self):
        table = Table()
        instant(table, "Vampa", DealDamage(amount=X(), to=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Vampa", "Bruno", x=6).resolve()
        assert table.life(1) == 14

    def test_601_2c_targets_are_chosen_in_the_order_in_which_they_are_required(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        instant(table, "Scossa", Destroy(what=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
        table.settle().cast("Scossa", "Orso", "Lupo").resolve()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)

    def test_601_2c_one_object_may_be_chosen_for_two_requirements(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        instant(table, "Scossa", Destroy(what=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
        table.settle().cast("Scossa", "Orso", "Orso").resolve()
        assert table.where("Orso") is Zone.GRAVEYARD

    def test_601_2c_control_but_not_twice_for_one(self):
        table = Table()
        for label in ("Orso", "Lupo", "Volpe"):
            table.creature(label, 2, 2)
        two = TargetSpec(objects=CREATURE, minimum=2, maximum=2)
        instant(table, "Scossa", Destroy(what=Target()), targets=(two,))
        table.settle()
        question = table.question(Cast(A, table.id("Scossa")))
        assert (question.minimum, question.maximum) == (2, 2)
        key = question.options[0].key
        illegal = play(table.game, Cast(A, table.id("Scossa")), [Answer(keys=(key, key))]).illegal
        assert illegal is not None and illegal.fault == "repeated option"

    def test_601_2c_nor_for_another_target(self):
        table = Table()
        table.creature("Orso", 2, 2)
        other = TargetSpec(objects=CREATURE, keep_distinct_from=(0,))
        instant(table, "Scossa", Destroy(what=Target(1)), targets=(TARGET_CREATURE, other))
        assert refused(table.settle(), Cast(A, table.id("Scossa"))) == ("no legal target", "601.2c")

    def test_601_2c_a_choice_that_leaves_nothing_for_the_next_requirement_is_illegal(self):
        """Two creatures, one of them an artifact, and then another artifact: the artifact cannot be among the two."""
        table = Table()
        table.creature("Golem", 2, 2, types=(CardType.ARTIFACT,))
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        two = TargetSpec(objects=CREATURE, minimum=2, maximum=2)
        other = TargetSpec(objects=Filter(types=(CardType.ARTIFACT,)), keep_distinct_from=(0,))
        instant(table, "Scossa", Destroy(what=Target(1)), targets=(two, other))
        table.settle()
        keys = {
            option.mention.label: option.key
            for option in table.question(Cast(A, table.id("Scossa"))).options
            if option.mention
        }
        illegal = play(table.game, Cast(A, table.id("Scossa")), [Answer(keys=(keys["Golem"], keys["Orso"]))]).illegal
        assert illegal is not None and illegal.fault == "no target left"
        table.cast("Scossa", ("Orso", "Lupo")).resolve()
        assert table.where("Golem") is Zone.GRAVEYARD

    def test_601_2c_up_to_two_may_be_none(self):
        table = Table()
        table.creature("Orso", 2, 2)
        spec = TargetSpec(objects=CREATURE, minimum=0, maximum=2)
        instant(table, "Scossa", Destroy(what=Target()), targets=(spec,))
        table.settle().cast("Scossa", Answer()).resolve()
        assert table.where("Orso") is Zone.BATTLEFIELD

    def test_601_2d_a_division_gives_each_target_at_least_one(self):
        table = Table()
        table.creature("Orso", 2, 5)
        spec = TargetSpec(objects=ANY_TARGET.objects, players=Relation.ANY, minimum=1, maximum=3, divide=4)
        instant(table, "Grandine", DealDamage(amount=Fixed(4), to=Target(), divided=True), targets=(spec,))
        table.settle()
        chosen = Answer(keys=tuple(option.key for option in table.question(Cast(A, table.id("Grandine"))).options[:2]))
        division = play(table.game, Cast(A, table.id("Grandine")), [chosen]).question
        assert division is not None
        assert (division.form, division.total, division.minimum) == (Form.DIVIDE, 4, 1)
        table.cast("Grandine", ("Orso", "Bruno"), {"Orso": 1, "Bruno": 3}).resolve()
        assert (table.one("Orso").damage, table.life(1)) == (1, 17)

    def test_601_2d_no_more_targets_than_there_is_to_divide(self):
        table = Table()
        for number in range(3):
            table.creature(f"Orso{number}", 2, 5)
        spec = TargetSpec(objects=CREATURE, minimum=1, maximum=3, divide=2)
        instant(table, "Grandine", DealDamage(amount=Fixed(2), to=Target(), divided=True), targets=(spec,))
        assert table.settle().question(Cast(A, table.id("Grandine"))).maximum == 2

    def test_601_2c_the_step_cites_targets_only_where_there_are_any(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        instant(table, "Salasso", LoseLife(amount=Fixed(1), who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Lampo").cast("Salasso", "Bruno")
        plain, aimed = steps_of(table, StepKind.CAST)
        assert ("601.2c" in plain.rules, "601.2c" in aimed.rules) == (False, True)
        assert (plain.fact(Targets), aimed.fact(Targets)) == (None, Targets((PlayerTarget(B),)))

    def test_601_2i_only_then_it_becomes_cast(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        table.settle().cast("Lampo")
        (cast,) = [step for step in table.steps if "601.2i" in step.rules]
        assert [type(change.event).__name__ for change in cast.changes] == ["SpellCast"]
        assert cast.facts == (CastFrom(Zone.HAND),)


class TestModes:
    def _modal(self, table: Table, **more: object) -> None:
        kill = Mode(effects=(Destroy(what=Target()),), targets=(TARGET_CREATURE,), text="distruggi")
        hurt = Mode(effects=(LoseLife(amount=Fixed(2), who=Target()),), targets=(TARGET_PLAYER,), text="perde")
        heal = Mode(effects=(GainLife(amount=Fixed(3)),), text="guadagna")
        ability = SpellAbility(modes=(kill, hurt, heal), **more)  # type: ignore[arg-type]
        table.put("Bivio", card("Bivio", ability, types=(CardType.INSTANT,)), zone=Zone.HAND)

    def test_700_2a_the_mode_is_chosen_while_casting(self):
        table = Table()
        self._modal(table)
        table.creature("Orso", 2, 2)
        table.settle().cast("Bivio", "distruggi").resolve()
        assert table.where("Orso") is Zone.GRAVEYARD

    def test_700_2a_a_mode_without_a_legal_target_is_not_offered(self):
        table = Table()
        self._modal(table)
        question = table.settle().question(Cast(A, table.id("Bivio")))
        assert question.purpose is Purpose.MODES
        assert [option.text for option in question.options] == ["perde", "guadagna"]

    def test_700_2_another_target_is_another_than_those_of_its_own_mode(self):
        other = TargetSpec(objects=CREATURE, keep_distinct_from=(0,))
        hurt = Mode(effects=(LoseLife(amount=Fixed(2), who=Target()),), targets=(TARGET_PLAYER,), text="perde")
        kill = Mode(
            effects=(Destroy(what=Target(0)), Destroy(what=Target(1))),
            targets=(TARGET_CREATURE, other),
            text="distruggi",
        )
        for names, asked in ((("Orso",), Purpose.TARGETS), (("Orso", "Lupo"), Purpose.MODES)):
            table = Table()
            ability = SpellAbility(modes=(hurt, kill), choose_modes=(1, 2))
            table.put("Bivio", card("Bivio", ability, types=(CardType.INSTANT,)), zone=Zone.HAND)
            for name in names:
                table.creature(name, 2, 2)
            assert table.settle().question(Cast(A, table.id("Bivio"))).purpose is asked
            if len(names) == 2:
                table.cast("Bivio", ("perde", "distruggi"), "Bruno", "Lupo").resolve()
                assert (table.life(1), table.where("Orso"), table.where("Lupo")) == (18, Zone.GRAVEYARD, Zone.GRAVEYARD)

    def test_700_2c_targets_only_for_the_modes_chosen(self):
        table = Table()
        self._modal(table)
        table.creature("Orso", 2, 2)
        table.settle().cast("Bivio", "guadagna").resolve()
        assert table.life(0) == 23

    def test_700_2d_several_modes_are_followed_in_the_order_printed(self):
        table = Table()
        self._modal(table, choose_modes=(2, 3))
        table.creature("Orso", 2, 2)
        table.settle().cast("Bivio", ("guadagna", "perde"), "Bruno").resolve()
        assert (table.life(0), table.life(1)) == (23, 18)
        rules = [step.rules for step in table.steps if step.changes and "119.3" in step.rules]
        assert len(rules) == 2

    def test_700_2_control_fewer_modes_than_must_be_chosen(self):
        table = Table()
        kill = Mode(effects=(Destroy(what=Target()),), targets=(TARGET_CREATURE,), text="distruggi")
        heal = Mode(effects=(GainLife(amount=Fixed(3)),), text="guadagna")
        ability = SpellAbility(modes=(kill, heal), choose_modes=(2, 2))
        table.put("Bivio", card("Bivio", ability, types=(CardType.INSTANT,)), zone=Zone.HAND)
        assert refused(table.settle(), Cast(A, table.id("Bivio"))) == ("no legal target", "601.2c")


class TestTiming:
    def test_117_1a_an_instant_whenever_its_player_has_priority(self):
        table = Table(active=1, step=TurnStep.END)
        table.library(0, 1)
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        pass_on(table.settle()).cast("Lampo")
        assert table.stack() == ["Lampo"]

    def test_117_1a_a_sorcery_only_in_a_main_phase(self):
        table = Table(step=TurnStep.UPKEEP)
        one = sorcery(table, "Studio", GainLife(amount=Fixed(1)))
        assert refused(table.settle(), Cast(A, one)) == ("not a main phase", "117.1a")

    def test_117_1a_of_its_players_own_turn(self):
        table = Table(active=1)
        one = sorcery(table, "Studio", GainLife(amount=Fixed(1)))
        assert refused(pass_on(table.settle()), Cast(A, one)) == ("not your turn", "117.1a")

    def test_117_1a_and_with_an_empty_stack(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        one = sorcery(table, "Studio", GainLife(amount=Fixed(1)))
        table.settle().cast("Lampo")
        assert refused(table, Cast(A, one)) == ("stack not empty", "117.1a")

    @pytest.mark.parametrize("step", [TurnStep.PRECOMBAT_MAIN, TurnStep.POSTCOMBAT_MAIN])
    def test_117_1a_control_then_it_may(self, step: TurnStep):
        table = Table(step=step)
        sorcery(table, "Studio", GainLife(amount=Fixed(1)))
        table.settle().cast("Studio").resolve()
        assert table.life(0) == 21

    @pytest.mark.parametrize(
        "kind", [CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.PLANESWALKER]
    )
    def test_505_6a_permanent_spells_too(self, kind: CardType):
        table = Table(step=TurnStep.UPKEEP)
        one = table.permanent("Cosa", types=(kind,), zone=Zone.HAND)
        assert refused(table.settle(), Cast(A, one)) == ("not a main phase", "117.1a")

    def test_702_8_but_for_flash(self):
        table = Table(step=TurnStep.UPKEEP)
        table.creature("Agguato", 2, 2, "flash", zone=Zone.HAND)
        table.settle().cast("Agguato")
        assert table.stack() == ["Agguato"]

    def test_702_8_which_an_effect_may_give(self):
        table = Table(step=TurnStep.UPKEEP)
        gift = Static(
            parts=(GainAbility(Keyword(keyword="flash")),),
            affects=Filter(zone=Zone.HAND, types=(CardType.CREATURE,), owner=Relation.YOU),
        )
        table.permanent("Orologio", gift, **ARTIFACT)
        table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().cast("Orso")
        assert table.stack() == ["Orso"]


class TestPermission:
    def test_601_3_from_hand_only(self):
        table = Table()
        one = table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        assert refused(table.settle(), Cast(A, one)) == ("not in hand", "601.3")

    def test_601_3_ones_own_cards_only(self):
        table = Table()
        one = table.creature("Orso", 2, 2, zone=Zone.HAND, controller=1)
        assert refused(table.settle(), Cast(A, one)) == ("not in hand", "601.3")

    def test_305_1_a_land_is_played_not_cast(self):
        table = Table()
        one = table.permanent("Foresta", zone=Zone.HAND, **LAND)
        assert refused(table.settle(), Cast(A, one)) == ("land", "305.1")

    def test_305_9_nor_is_a_land_that_is_something_else_as_well(self):
        table = Table()
        table.put("Fucina", card("Fucina", types=(CardType.ARTIFACT, CardType.LAND)), zone=Zone.HAND)
        assert refused(table.settle(), Cast(A, table.id("Fucina"))) == ("land", "305.9")

    def test_101_2_an_effect_that_forbids_it(self):
        table = Table()
        table.permanent("Editto", Cannot(what=Prohibition.CAST, players=PlayerScope.ALL), **ENCHANTMENT)
        one = instant(table, "Lampo", GainLife(amount=Fixed(1)))
        assert refused(table.settle(), Cast(A, one)) == ("forbidden", "101.2")

    def test_101_2_control_that_forbids_it_to_others(self):
        table = Table()
        table.permanent("Editto", Cannot(what=Prohibition.CAST, players=PlayerScope.OPPONENTS), **ENCHANTMENT)
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        table.settle().cast("Lampo")
        assert table.stack() == ["Lampo"]

    def test_601_2a_what_is_not_there_cannot_be_cast(self):
        assert refused(Table().settle(), Cast(A, ObjectId(99))) == ("not there", "601.2a")

    def test_903_8_a_commander_from_the_command_zone(self):
        table = Table(variant=("commander",))
        table.creature("Generale", 3, 3, zone=Zone.COMMAND, commander=True)
        table.settle().cast("Generale").resolve()
        assert table.where("Generale") is Zone.BATTLEFIELD

    def test_903_8_control_without_the_variant_not(self):
        table = Table()
        one = table.creature("Generale", 3, 3, zone=Zone.COMMAND, commander=True)
        assert refused(table.settle(), Cast(A, one)) == ("not in hand", "601.3")


class TestLands:
    def _table(self, *, step: TurnStep = TurnStep.PRECOMBAT_MAIN, active: int = 0) -> Table:
        table = Table(step=step, active=active)
        for number in range(2):
            table.permanent(f"Foresta{number}", zone=Zone.HAND, **LAND)
        return table.settle()

    def test_305_1_a_land_is_played_without_the_stack(self):
        table = self._table()
        table.do(PlayLand(A, table.id("Foresta0")))
        assert table.where("Foresta0") is Zone.BATTLEFIELD
        assert table.stack() == []

    def test_305_2b_one_each_turn(self):
        table = self._table()
        table.do(PlayLand(A, table.id("Foresta0")))
        table.settle()
        assert refused(table, PlayLand(A, table.id("Foresta1"))) == ("land already played", "305.2b")

    def test_305_2_control_another_one_in_the_next_turn(self):
        table = Table(step=TurnStep.END, active=1)
        table.library(0, 1)
        table.permanent("Foresta", zone=Zone.HAND, **LAND)
        table.builder.adjust(A, lands_played=1)
        table.settle().until(TurnStep.PRECOMBAT_MAIN, player=0)
        table.do(PlayLand(A, table.id("Foresta")))
        assert table.where("Foresta") is Zone.BATTLEFIELD

    def test_305_3_only_in_ones_own_turn(self):
        table = self._table(active=1)
        pass_on(table)
        assert refused(table, PlayLand(A, table.id("Foresta0"))) == ("not your turn", "305.3")

    def test_305_1_in_a_main_phase_with_an_empty_stack(self):
        table = self._table(step=TurnStep.UPKEEP)
        assert refused(table, PlayLand(A, table.id("Foresta0"))) == ("not a main phase", "305.1")

    def test_305_1_from_hand_and_only_a_land(self):
        table = Table()
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        buried = table.permanent("Foresta", zone=Zone.GRAVEYARD, **LAND)
        table.settle()
        assert refused(table, PlayLand(A, bear)) == ("not a land", "305.1")
        assert refused(table, PlayLand(A, buried)) == ("not in hand", "305.1")

    def test_101_2_an_effect_that_forbids_it(self):
        table = Table()
        table.permanent("Siccità", Cannot(what=Prohibition.PLAY_LAND, players=PlayerScope.ALL), **ENCHANTMENT)
        land = table.permanent("Foresta", zone=Zone.HAND, **LAND)
        assert refused(table.settle(), PlayLand(A, land)) == ("forbidden", "101.2")

    def test_805_4c_each_member_of_a_team_that_shares_its_turns_may_play_one(self):
        table = Table(4, teams=[0, 0, 1, 1], shared=True)
        for seat in (0, 1):
            table.permanent(f"Foresta{seat}", zone=Zone.HAND, controller=seat, **LAND)
        table.settle()
        for seat, teammate in ((A, False), (B, True)):
            table.do(PlayLand(seat, table.id(f"Foresta{seat}")))
            table.settle()
            assert ("805.4c" in table.rules()) is teammate
        assert table.where("Foresta1") is Zone.BATTLEFIELD


def test_601_2_all_targets_must_be_there_before_anything_is_paid_and_a_refusal_takes_it_back() -> None:
    table = Table()
    one = instant(table, "Scossa", Destroy(what=Target()), targets=(TARGET_CREATURE,))
    assert refused(table.settle(), Cast(A, one)) == ("no legal target", "601.2c")
    assert table.where("Scossa") is Zone.HAND
