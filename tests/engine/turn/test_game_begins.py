"""103: who starts, opening hands, mulligans, what opening hands allow, and the first turn."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import This
from engine.cards.abilities.triggers import BeginningOf, enters
from engine.cards.abilities.turns import InOpeningHand
from engine.state.actions import Continue, Pass
from engine.state.facts.turns import Beginning, GameBegins, HandDrawn, PartSkipped
from engine.state.starting_life import starting_life
from engine.state.turn_state import Moment
from engine.turn.game_begins import HAND_SIZE, open_game
from engine.words.decisions import YES, Purpose
from engine.words.terms import TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, THIS, A, B, C, begun, every, refused, when


def start(players: int = 2, *, first: int = 0, cards: int = 10, chooser: int | None = None, **options: object) -> Table:
    """Decks of so many equal cards; nothing of the game has happened yet."""
    return opened(deck(players, cards=cards, **options), first, chooser)


def opened(table: Table, first: int = 0, chooser: int | None = None) -> Table:
    seats = (A, B, C, C)
    open_game(table.game, seats[first], None if chooser is None else seats[chooser])
    return table


def deck(players: int = 2, *, cards: int = 10, **options: object) -> Table:
    """A table whose decks are put down, and can still be added to."""
    table = Table(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        table.library(seat, cards)
    return table


def hands(table: Table, players: int = 2) -> list[int]:
    return [len(table.zone(Zone.HAND, seat)) for seat in range(players)]


class TestStartingPlayer:
    def test_103_1_a_player_chooses_who_takes_the_first_turn(self):
        table = start(3, chooser=1).settle("Carla", False, False, False)
        assert (table.game.turn.active, table.game.turn.number) == (C, 1)
        assert "103.1" in table.rules()

    def test_103_1_control_who_was_agreed_on_starts_and_nobody_chooses(self):
        table = start(first=1).settle(False, False)
        assert table.game.turn.active == B

    def test_103_8_the_first_turn_begins_with_its_untap_step(self):
        table = start().settle(False, False)
        steps = [one.step for one in begun(table)]
        assert steps == [TurnStep.UNTAP, TurnStep.UPKEEP]
        assert table.game.opening is None

    def test_103_8a_and_has_no_draw_step_in_a_game_of_two(self):
        table = start().settle(False, False).until(TurnStep.PRECOMBAT_MAIN)
        assert hands(table) == [7, 7]
        assert every(table.steps, PartSkipped) == [PartSkipped(TurnStep.DRAW)]

    def test_103_8c_control_with_three_players_it_has(self):
        table = start(3).settle(False, False, False).until(TurnStep.PRECOMBAT_MAIN)
        assert hands(table, 3) == [8, 7, 7]

    def test_117_1_nobody_acts_before_the_first_turn(self):
        table = start()
        assert table.game.moment is Moment.OPENING
        assert refused(table, Pass(A)) == ("no priority", "117.1")


class TestLife:
    def test_103_4_by_variant(self):
        assert starting_life((), heads=None, players=2) == 20
        assert starting_life((), heads=2, players=4) == 30
        assert starting_life(("commander",), heads=None, players=4) == 40
        assert [starting_life(("brawl",), heads=None, players=count) for count in (2, 4)] == [25, 30]


class TestHands:
    def test_103_5_seven_cards_from_the_top_in_turn_order(self):
        table = start(first=1).settle(False, False)
        assert table.zone(Zone.HAND) == [f"0c{number}" for number in range(HAND_SIZE)]
        drawing = [step.player for step in table.steps if step.fact(HandDrawn) is not None]
        assert drawing == [B, A]

    def test_727_3_as_many_as_there_are_and_the_player_loses_at_the_first_check(self):
        table = start(cards=5).settle(False, False)
        assert table.over
        assert sorted(table.performed("704.5b")) == ["Anna", "Bruno"]

    def test_103_2c_a_commander_begins_in_the_command_zone(self):
        table = deck(variant=("commander",))
        table.creature("Re", 4, 4, zone=Zone.LIBRARY, commander=True)
        opened(table).settle(False, False)
        assert table.where("Re") is Zone.COMMAND

    def test_103_2c_control_not_in_another_variant(self):
        table = deck()
        table.creature("Re", 4, 4, zone=Zone.LIBRARY, commander=True)
        opened(table).settle(False, False)
        assert table.where("Re") is Zone.LIBRARY


class TestMulligan:
    """All cards of a deck are equal here, so it makes no difference which of them a shuffle brings, or which go to the bottom."""

    def test_103_5_one_mulligan_is_seven_new_cards_of_which_one_goes_to_the_bottom(self):
        table = start().settle(True, False, False)
        assert hands(table) == [6, 7]
        assert len(table.zone(Zone.LIBRARY)) == 4

    def test_103_5_control_without_one_seven_are_kept(self):
        assert hands(start().settle(False, False)) == [7, 7]

    def test_103_5_who_has_kept_is_asked_no_more(self):
        """Anna keeps; Bruno takes two, and is asked a third time: four questions."""
        assert hands(start().settle(False, True, True, False)) == [7, 5]

    def test_103_5_the_starting_player_declares_first(self):
        table = start(first=1)
        question = table.question()
        assert (question.purpose, question.decider, question.rule) == (Purpose.MULLIGAN, B, "103.5")

    def test_103_5_all_declare_before_anybody_takes_one(self):
        table = start()
        while (played := play(table.game, Continue())).question is None:
            table.do(Continue())
        assert played.asked == ()
        first = play(table.game, Continue(), [YES])
        assert first.question is not None
        assert (first.question.purpose, first.question.decider) == (Purpose.MULLIGAN, B)
        assert hands(table) == [7, 7]

    def test_103_5_down_to_no_cards_and_no_further(self):
        """After the seventh the hand is empty, and nobody is asked for an eighth."""
        table = start().settle(True, False, *[True] * 6)
        assert hands(table) == [0, 7]

    def test_103_5c_800_6_the_first_one_does_not_count_with_more_than_two_players(self):
        table = start(3).settle(True, False, False, False)
        assert hands(table, 3) == [7, 7, 7]
        assert {"103.5c", "800.6"} <= {*table.rules()}

    def test_103_5c_800_6_the_second_one_does(self):
        assert hands(start(3).settle(True, False, False, True, False), 3) == [6, 7, 7]

    def test_103_5c_nor_in_brawl(self):
        table = start(variant=("brawl",)).settle(True, False, False)
        assert hands(table) == [7, 7]
        assert "800.6" not in table.rules()

    def test_103_5d_a_team_declares_together_and_each_may_though_the_other_keeps(self):
        table = start(4, teams=[0, 0, 1, 1], shared=True)
        table.settle(False, True, False, False, True, False)
        assert hands(table, 4) == [7, 6, 7, 7]

    def test_103_5_which_cards_go_to_the_bottom_is_chosen_in_their_order(self):
        table = Table()
        table.library(1, 10)
        for number in range(9):
            table.permanent(f"Carta{number}", zone=Zone.LIBRARY, **ARTIFACT)
        opened(table)
        drawn = ("Carta8", "Carta7", "Carta6", "Carta5", "Carta4", "Carta3", "Carta2")
        again = ("Carta0", "Carta1", "Carta2", "Carta3", "Carta4", "Carta5", "Carta6")
        table.settle(True, False, *drawn, "Carta5", True, *again, ("Carta0", "Carta6"), False)
        assert table.zone(Zone.LIBRARY)[-2:] == ["Carta0", "Carta6"]
        assert sorted(table.zone(Zone.HAND)) == ["Carta1", "Carta2", "Carta3", "Carta4", "Carta5"]


class TestOpeningHand:
    def test_103_6c_first_the_starting_team_in_its_order_then_the_other(self):
        table = Table(4, teams=[0, 0, 1, 1], shared=True)
        for player in range(4):
            begins = InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),))
            table.permanent(f"Linea{player}", begins, controller=player, zone=Zone.LIBRARY, **ARTIFACT)
            table.library(player, 10)
        opened(table, 2).settle(*[False] * 4, *(f"Linea{player}" for player in (2, 3, 0, 1)))
        used = [step.player for step in table.steps if GameBegins(Beginning.OPENING_HAND) in step.facts]
        assert used == [2, 3, 0, 1]

    def _with_ley_line(self, seat: int = 0) -> Table:
        table = Table()
        begins = InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),))
        table.permanent("Linea", begins, controller=seat, zone=Zone.LIBRARY, **ARTIFACT)
        for player in (0, 1):
            table.library(player, 10)
        return table

    def test_103_6a_it_begins_the_game_on_the_battlefield(self):
        table = opened(self._with_ley_line()).settle(False, False, "Linea")
        assert table.where("Linea") is Zone.BATTLEFIELD
        assert table.controller("Linea") == 0

    def test_103_6_control_its_player_may_leave_it(self):
        table = opened(self._with_ley_line()).settle(False, False, ())
        assert table.where("Linea") is Zone.HAND

    def test_103_6_not_from_anywhere_but_the_opening_hand(self):
        table = Table()
        begins = InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),))
        for player in (0, 1):
            table.library(player, 10)
        table.permanent("Linea", begins, zone=Zone.LIBRARY, **ARTIFACT)
        opened(table).settle(False, False)
        assert table.where("Linea") is Zone.LIBRARY

    def test_103_6_the_starting_player_first_then_the_others(self):
        table = Table()
        for player, label in ((0, "Linea"), (1, "Altra")):
            begins = InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),))
            table.permanent(label, begins, controller=player, zone=Zone.LIBRARY, **ARTIFACT)
            table.library(player, 10)
        opened(table, 1).settle(False, False, "Altra", "Linea")
        used = [step.player for step in table.steps if GameBegins(Beginning.OPENING_HAND) in step.facts]
        assert used == [B, A]

    def test_603_3_what_triggers_on_it_waits_for_the_first_upkeep(self):
        table = Table()
        begins = InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),))
        table.permanent("Linea", begins, when(enters(THIS)), zone=Zone.LIBRARY, **ARTIFACT)
        for player in (0, 1):
            table.library(player, 10)
        opened(table).settle(False, False, "Linea")
        assert (table.game.turn.step, table.stack()) == (TurnStep.UPKEEP, ["Linea#2"])

    def test_103_6b_a_revealed_card_does_something_in_the_first_upkeep(self):
        table = Table()
        later = Delay(trigger=BeginningOf(step=TurnStep.UPKEEP), effects=(GainLife(amount=Fixed(3)),))
        table.permanent("Araldo", InOpeningHand(effects=(later,)), controller=1, zone=Zone.LIBRARY, **ARTIFACT)
        for player in (0, 1):
            table.library(player, 10)
        opened(table).settle(False, False, "Araldo").resolve()
        assert (table.where("Araldo"), table.life(1)) == (Zone.HAND, 23)

    def test_302_6_what_begins_there_is_not_new_to_the_starting_player_but_to_the_other(self):
        table = self._with_ley_line(1)
        opened(table).settle(False, False, "Linea")
        assert table.one("Linea").controlled_since_turn == table.game.turn.number
        mine = opened(self._with_ley_line()).settle(False, False, "Linea")
        assert mine.one("Linea").controlled_since_turn < mine.game.turn.number


@pytest.mark.parametrize(("heads", "life"), [(2, 30), (3, 45), (4, 60)])
def test_810_11_fifteen_life_more_for_each_head_beyond_two(heads: int, life: int) -> None:
    assert starting_life((), heads=heads, players=2 * heads) == life
