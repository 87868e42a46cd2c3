"""500-506, 511-514: the order of steps and turns, what each begins with, and who gets priority in none."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Cost, Prohibition
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import Duration, GainControl, ModifyPT
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.lasting import Apply, Delay, Prevent, Regenerate
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import CardsIn, Fixed
from engine.cards.abilities.references import Target, You
from engine.cards.abilities.triggers import CountersPutOn, Moves, dies
from engine.happening.building import Builder
from engine.state.actions import Activate, Concede
from engine.state.facts.turns import StepBegun
from engine.state.trace import StepKind
from engine.state.turn_state import Moment
from engine.words.terms import PlayerId, Reason, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    A,
    B,
    C,
    die,
    free,
    hit,
    instant,
    pass_on,
    refused,
    sorcery,
    when,
)


def _libraries(table: Table, players: int = 2, cards: int = 5) -> Table:
    for seat in range(players):
        table.library(seat, cards)
    return table


def _begun(table: Table) -> list[tuple[int, str]]:
    """The steps that began, each with whose it was."""
    return [(step.player, str(one.step)) for step in table.steps if (one := step.fact(StepBegun)) is not None]


class TestOrder:
    def test_500_1_the_steps_of_a_turn_without_combat(self):
        table = _libraries(Table(active=1, step=TurnStep.CLEANUP)).settle()
        table.until(TurnStep.UPKEEP, player=1)
        assert [step for seat, step in _begun(table) if seat == 0] == [
            "untap",
            "upkeep",
            "draw",
            "precombat main",
            "beginning of combat",
            "declare attackers",
            "end of combat",
            "postcombat main",
            "end",
            "cleanup",
        ]

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_500_1_turns_go_round_in_turn_order(self, players: int):
        table = _libraries(Table(players, step=TurnStep.END), players)
        table.settle()
        seen = []
        for _ in range(players + 1):
            table.until(TurnStep.UPKEEP)
            seen.append(int(table.game.turn.active))
        assert seen == [(1 + step) % players for step in range(players + 1)]
        assert table.game.turn.number == 2 + players + 1

    def test_500_1_five_players_go_round_too_and_pass_priority_in_that_order(self):
        table = Table()
        table.builder = Builder(["Anna", "Bruno", "Carla", "Dario", "Elena"])
        table.builder.turn(PlayerId(3), TurnStep.END)
        _libraries(table, 5)
        table.settle()
        passing = (int(pass_on(table).game.receiver) for _ in range(4))
        assert [int(table.game.receiver), *passing] == [3, 4, 0, 1, 2]
        table.until(TurnStep.UPKEEP)
        assert table.game.turn.active == 4
        table.until(TurnStep.UPKEEP)
        assert table.game.turn.active == 0

    def test_800_4k_the_turn_of_a_player_who_has_left_does_not_begin(self):
        table = _libraries(Table(3, step=TurnStep.END), 3).settle()
        table.do(Concede(B))
        table.settle().until(TurnStep.UPKEEP)
        assert table.game.turn.active == C

    def test_805_4_teams_take_turns(self):
        table = _libraries(Table(4, step=TurnStep.END, teams=[0, 0, 1, 1], shared=True), 4).settle()
        table.until(TurnStep.UPKEEP)
        assert table.game.turn.active == C
        table.until(TurnStep.UPKEEP, player=0)
        assert table.game.turn.active == A
        assert table.game.turn.number == 4

    def test_502_4_nobody_gets_priority_in_the_untap_step(self):
        table = _libraries(Table(active=1, step=TurnStep.END)).settle().until(TurnStep.UPKEEP)
        inside = False
        for step in table.steps:
            if (one := step.fact(StepBegun)) is not None:
                inside = one.step is TurnStep.UNTAP
            assert not (inside and step.kind is StepKind.PRIORITY)
        assert (0, "untap") in _begun(table)


class TestUntap:
    def test_502_3_all_of_the_active_players_permanents_untap_at_once(self):
        table = _libraries(Table(active=1, step=TurnStep.END))
        table.creature("Orso", 2, 2, tapped=True)
        table.creature("Lupo", 2, 2, tapped=True)
        table.creature("Cervo", 2, 2, tapped=True, controller=1)
        table.settle().until(TurnStep.UPKEEP)
        assert [table.one(label).tapped for label in ("Orso", "Lupo", "Cervo")] == [False, False, True]
        assert len([step for step in table.steps if "502.3" in step.rules]) == 1

    def test_502_3_but_for_what_an_effect_keeps_tapped(self):
        table = _libraries(Table(active=1, step=TurnStep.END))
        frozen = Cannot(what=Prohibition.UNTAP, objects=Filter(name="Orso"))
        table.permanent("Gelo", frozen, controller=1, **ARTIFACT)
        table.creature("Orso", 2, 2, tapped=True)
        table.settle().until(TurnStep.UPKEEP)
        assert table.one("Orso").tapped

    def test_805_4_of_the_whole_team(self):
        table = _libraries(Table(4, active=2, step=TurnStep.END, teams=[0, 0, 1, 1], shared=True), 4)
        for seat in range(4):
            table.creature(f"Orso{seat}", 2, 2, tapped=True, controller=seat)
        table.settle().until(TurnStep.UPKEEP)
        assert [table.one(f"Orso{seat}").tapped for seat in range(4)] == [False, False, True, True]


class TestDraw:
    def test_504_1_the_active_player_draws(self):
        table = _libraries(Table(active=1, step=TurnStep.END)).settle().until(TurnStep.DRAW)
        assert table.zone(Zone.HAND) == ["0c0"]
        assert table.zone(Zone.HAND, 1) == []

    def test_103_8a_not_who_begins_a_game_of_two_in_their_first_turn(self):
        table = _libraries(Table(step=TurnStep.UPKEEP))
        table.builder.turn(A, TurnStep.UPKEEP, number=1)
        table.settle().until(TurnStep.DRAW)
        assert table.zone(Zone.HAND) == []
        assert "103.8a" in table.rules()

    def test_103_8a_control_the_second_turn_is_not_the_first(self):
        table = _libraries(Table(active=1, step=TurnStep.UPKEEP))
        table.settle().until(TurnStep.DRAW)
        assert table.zone(Zone.HAND, 1) == ["1c0"]

    def test_103_8c_with_more_players_nobody_skips_it(self):
        table = _libraries(Table(3, step=TurnStep.UPKEEP), 3)
        table.builder.turn(A, TurnStep.UPKEEP, number=1)
        table.settle().until(TurnStep.DRAW)
        assert table.zone(Zone.HAND) == ["0c0"]

    def test_103_8b_the_team_that_begins_skips_it(self):
        table = _libraries(Table(4, step=TurnStep.UPKEEP, teams=[0, 0, 1, 1], shared=True), 4)
        table.builder.turn(A, TurnStep.UPKEEP, number=1)
        table.settle().until(TurnStep.DRAW)
        assert (table.zone(Zone.HAND, 0), table.zone(Zone.HAND, 1)) == ([], [])
        assert "103.8b" in table.rules()

    def test_805_4b_each_member_of_a_team_draws(self):
        table = _libraries(Table(4, step=TurnStep.END, teams=[0, 0, 1, 1], shared=True), 4).settle()
        table.until(TurnStep.DRAW)
        assert [len(table.zone(Zone.HAND, seat)) for seat in range(4)] == [0, 0, 1, 1]

    def test_704_5b_who_draws_from_an_empty_library_loses_before_priority(self):
        table = Table(active=1, step=TurnStep.END).settle().until(TurnStep.DRAW)
        assert table.over
        assert table.performed("704.5b") == ["Anna"]


class TestCleanup:
    def _full_hand(self, surplus: int = 1) -> Table:
        table = _libraries(Table(step=TurnStep.END))
        for number in range(7 + surplus):
            table.creature(f"Orso{number}", 2, 2, zone=Zone.HAND)
        return table

    def test_514_1_the_active_player_discards_down_to_seven(self):
        table = self._full_hand(2).settle().until(TurnStep.UPKEEP, ("Orso3", "Orso5"))
        assert sorted(table.zone(Zone.GRAVEYARD)) == ["Orso3", "Orso5"]

    def test_514_1_control_seven_are_kept(self):
        table = self._full_hand(0).settle().until(TurnStep.UPKEEP)
        assert len(table.zone(Zone.HAND)) == 7

    def test_514_1_the_other_players_do_not(self):
        table = _libraries(Table(step=TurnStep.END))
        for number in range(9):
            table.creature(f"Orso{number}", 2, 2, zone=Zone.HAND, controller=1)
        table.settle().until(TurnStep.UPKEEP)
        assert len(table.zone(Zone.HAND, 1)) == 9

    def test_514_1_a_maximum_of_ones_own(self):
        table = self._full_hand(0)
        table.builder.adjust(A, maximum_hand=6)
        table.settle().until(TurnStep.UPKEEP, "Orso0")
        assert table.zone(Zone.GRAVEYARD) == ["Orso0"]

    def test_514_2_damage_and_effects_of_the_turn_go_at_the_same_time(self):
        """A 2/2 made a 5/5 with 4 damage on it survives: neither goes before the other."""
        table = _libraries(Table(step=TurnStep.END))
        bear = table.creature("Orso", 2, 2)
        wolf = table.creature("Lupo", 4, 4)
        instant(table, "Vigore", Apply(to=Target(), parts=(ModifyPT(Fixed(3), Fixed(3)),)), targets=(TARGET_CREATURE,))
        table.settle().cast("Vigore", "Orso").resolve().occur(hit(wolf, bear, 4)).until(TurnStep.UPKEEP)
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert table.one("Orso").damage == 0
        assert (table.looks("Orso").power, table.looks("Orso").toughness) == (2, 2)

    def test_514_2_control_what_lasts_longer_stays(self):
        table = _libraries(Table(step=TurnStep.END))
        table.creature("Orso", 2, 2)
        lasting = Apply(to=Target(), parts=(ModifyPT(Fixed(3), Fixed(3)),), until=Duration.ENDLESS)
        instant(table, "Crescita", lasting, targets=(TARGET_CREATURE,))
        table.settle().cast("Crescita").resolve().until(TurnStep.UPKEEP)
        assert table.looks("Orso").power == 5

    def test_500_4_until_your_next_turn_lasts_through_the_others(self):
        table = _libraries(Table(3, step=TurnStep.END), 3)
        table.creature("Orso", 2, 2)
        lasting = Apply(to=Target(), parts=(ModifyPT(Fixed(3), Fixed(3)),), until=Duration.YOUR_NEXT_TURN)
        instant(table, "Guardia", lasting, targets=(TARGET_CREATURE,))
        table.settle().cast("Guardia").resolve()
        for seat in (1, 2):
            table.until(TurnStep.UPKEEP, player=seat)
            assert table.looks("Orso").power == 5
        table.until(TurnStep.UPKEEP, player=0)
        assert table.looks("Orso").power == 2

    def test_800_4m_of_a_player_who_has_left_until_that_turn_would_have_begun(self):
        table = _libraries(Table(4, step=TurnStep.END), 4)
        table.creature("Orso", 2, 2, controller=2)
        lasting = Apply(to=Target(), parts=(ModifyPT(Fixed(3), Fixed(3)),), until=Duration.YOUR_NEXT_TURN)
        instant(table, "Guardia", lasting, controller=1, targets=(TARGET_CREATURE,))
        pass_on(table.settle()).cast("Guardia", player=1).resolve()
        table.do(Concede(B))
        table.settle()
        assert table.looks("Orso").power == 5
        table.until(TurnStep.UPKEEP, player=2)
        assert table.looks("Orso").power == 2

    def test_514_2_shields_and_abilities_for_this_turn_go_too(self):
        table = _libraries(Table(step=TurnStep.END))
        table.creature("Orso", 2, 2)
        watch = Delay(trigger=dies(CREATURE), effects=(GainLife(amount=Fixed(1)),), until=Duration.END_OF_TURN)
        lasting = Delay(trigger=dies(CREATURE), effects=(GainLife(amount=Fixed(3)),))
        cover = Prevent(to=Target(), amount=Fixed(5))
        spell = (Regenerate(what=Target()), cover, watch, lasting)
        instant(table, "Veglia", *spell, targets=(TARGET_CREATURE,))
        table.settle().cast("Veglia").resolve()
        assert (len(table.game.shields), len(table.game.preventions), len(table.game.delayed)) == (1, 1, 2)
        table.until(TurnStep.UPKEEP)
        assert (table.game.shields, table.game.preventions, len(table.game.delayed)) == ((), (), 1)
        assert table.occur(*die(table.id("Orso"))).play_out().life(0) == 23

    def test_514_2_control_a_cleanup_with_nothing_to_end_is_no_step(self):
        table = _libraries(Table(step=TurnStep.END)).settle().until(TurnStep.UPKEEP)
        assert "514.2" not in table.rules()

    def test_514_3_normally_nobody_gets_priority(self):
        table = _libraries(Table(step=TurnStep.END)).settle().until(TurnStep.UPKEEP)
        assert _begun(table).count((0, "cleanup")) == 1
        assert _priorities_in(table, "cleanup") == 0

    def test_514_3a_with_an_ability_waiting_the_active_player_does_and_another_cleanup_follows(self):
        table = self._full_hand()
        discarded = Moves(subject=Filter(), to=Zone.GRAVEYARD, reason=Reason.DISCARDED)
        table.permanent("Pozzo", when(discarded, GainLife(amount=Fixed(2))), **ARTIFACT)
        table.settle().until(TurnStep.CLEANUP, "Orso0")
        assert table.stack() == ["Pozzo#1"]
        assert table.game.receiver == A
        table.until(TurnStep.UPKEEP)
        assert table.life(0) == 22
        assert _begun(table).count((0, "cleanup")) == 2

    def test_514_3a_with_a_state_based_action_to_perform_too(self):
        """The +0/+3 ends, and with it the creature: after that somebody has priority."""
        table = _libraries(Table(step=TurnStep.END))
        table.creature("Larva", 0, 1)
        boost = Apply(to=Target(), parts=(ModifyPT(Fixed(0), Fixed(3)),))
        shrink = Apply(to=Target(), parts=(ModifyPT(Fixed(0), Fixed(-2)),), until=Duration.ENDLESS)
        instant(table, "Soffio", boost, targets=(TARGET_CREATURE,))
        instant(table, "Tarlo", shrink, targets=(TARGET_CREATURE,))
        table.settle().cast("Soffio").resolve().cast("Tarlo").resolve()
        assert table.where("Larva") is Zone.BATTLEFIELD
        table.until(TurnStep.CLEANUP)
        assert table.where("Larva") is Zone.GRAVEYARD
        assert table.settled
        table.until(TurnStep.UPKEEP)
        assert _begun(table).count((0, "cleanup")) == 2

    def test_514_3a_and_a_third_if_the_second_needs_it(self):
        """Each discard draws a card as long as there is one to draw: twice the hand is too full again."""
        table = Table(step=TurnStep.END)
        table.library(0, 2)
        table.library(1, 1)
        for number in range(8):
            table.creature(f"Orso{number}", 2, 2, zone=Zone.HAND)
        discarded = Moves(subject=Filter(), to=Zone.GRAVEYARD, reason=Reason.DISCARDED)
        left = Within(CardsIn(You(), "library"), Bounds(least=1))
        table.permanent("Pozzo", when(discarded, Draw(), condition=left), **ARTIFACT)
        table.settle().until(TurnStep.UPKEEP, "Orso0", "Orso1", "Orso2")
        assert table.triggered() == ["Pozzo", "Pozzo"]
        assert _begun(table).count((0, "cleanup")) == 3
        assert _priorities_in(table, "cleanup") > 0


def _priorities_in(table: Table, name: str) -> int:
    found, inside = 0, False
    for step in table.steps:
        if (one := step.fact(StepBegun)) is not None:
            inside = one.step == name
        found += inside and step.kind is StepKind.PRIORITY
    return found


class TestMain:
    def test_505_4_sagas_get_a_lore_counter_as_the_first_main_phase_begins(self):
        table = _libraries(Table(step=TurnStep.UPKEEP))
        chapter = when(
            CountersPutOn(subject=Filter(this=True), counter="lore", crosses=2), GainLife(amount=Fixed(7)), chapter=3
        )
        table.permanent("Cronaca", chapter, subtypes=("Saga",), counters={"lore": 1}, **ENCHANTMENT)
        table.permanent("Annali", chapter, subtypes=("Saga",), counters={"lore": 1}, controller=1, **ENCHANTMENT)
        table.settle().until(TurnStep.PRECOMBAT_MAIN)
        assert (table.one("Cronaca").count("lore"), table.one("Annali").count("lore")) == (2, 1)
        assert table.stack() == ["Cronaca#1"]

    def test_505_4_control_not_as_the_second_one_begins(self):
        table = _libraries(Table(step=TurnStep.END_OF_COMBAT))
        chapter = when(CountersPutOn(subject=Filter(this=True), counter="lore", crosses=2), chapter=3)
        table.permanent("Cronaca", chapter, subtypes=("Saga",), counters={"lore": 1}, **ENCHANTMENT)
        table.settle().until(TurnStep.POSTCOMBAT_MAIN)
        assert table.one("Cronaca").count("lore") == 1


class TestSummoningSickness:
    """302.6: since before its controller's most recent turn began."""

    def _mage(self, table: Table, **more: object) -> None:
        ability = free(GainLife(amount=Fixed(1)), cost=Cost(tap=True))
        table.creature("Mago", 1, 1, ability, **more)  # type: ignore[arg-type]

    def _refusal(self, table: Table, seat: int = 0) -> tuple[str, str]:
        while table.game.receiver != seat:
            pass_on(table)
        return refused(table, Activate(PlayerId(seat), table.id("Mago"), 0))

    def test_302_6_not_in_the_turn_in_which_it_arrived(self):
        table = Table()
        self._mage(table, just_arrived=True)
        assert self._refusal(table.settle()) == ("summoning sickness", "302.6")

    def test_302_6_nor_in_the_turns_of_others_before_its_controllers_next(self):
        table = _libraries(Table(3, step=TurnStep.END), 3)
        self._mage(table, just_arrived=True)
        table.settle()
        for seat in (1, 2):
            table.until(TurnStep.UPKEEP, player=seat)
            assert self._refusal(table) == ("summoning sickness", "302.6")

    def test_302_6_control_from_its_controllers_next_turn_on(self):
        table = _libraries(Table(3, step=TurnStep.END), 3)
        self._mage(table, just_arrived=True)
        table.settle().until(TurnStep.UPKEEP, player=0).activate("Mago", 0).resolve()
        assert table.life(0) == 21

    def test_302_6_one_that_was_there_all_the_time_may_in_any_turn(self):
        table = _libraries(Table(active=1))
        self._mage(table)
        pass_on(table.settle()).activate("Mago", 0).resolve()
        assert table.life(0) == 21

    def test_302_6_a_change_of_control_begins_it_anew(self):
        table = _libraries(Table())
        self._mage(table, controller=1)
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
        sorcery(table, "Furto", steal, targets=(TARGET_CREATURE,))
        table.settle().cast("Furto").resolve()
        assert table.controller("Mago") == 0
        assert self._refusal(table) == ("summoning sickness", "302.6")

    def test_302_6_and_so_does_getting_it_back(self):
        table = _libraries(Table())
        self._mage(table, controller=1)
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.END_OF_TURN)
        sorcery(table, "Furto", steal, targets=(TARGET_CREATURE,))
        table.settle().cast("Furto").resolve().until(TurnStep.UPKEEP, player=1)
        assert table.controller("Mago") == 1
        table.activate("Mago", 0, player=1).resolve()
        assert table.life(1) == 21

    def test_702_10c_haste(self):
        table = Table()
        table.creature("Mago", 1, 1, free(GainLife(amount=Fixed(1)), cost=Cost(tap=True)), "haste", just_arrived=True)
        table.settle().activate("Mago", 0).resolve()
        assert table.life(0) == 21


def test_the_game_is_a_value_between_any_two_actions() -> None:
    """Going on from a kept game gives the same steps as the first time."""
    table = _libraries(Table(step=TurnStep.END)).settle()
    kept = table.fork()
    table.until(TurnStep.UPKEEP)
    kept.until(TurnStep.UPKEEP)
    assert kept.steps == table.steps
    assert kept.game.moment is Moment.PRIORITY


def test_502_4_a_game_that_begins_in_the_untap_step_goes_on_without_priority() -> None:
    table = _libraries(Table(step=TurnStep.UNTAP)).settle()
    assert table.game.turn.step is TurnStep.UPKEEP
