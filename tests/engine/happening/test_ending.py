"""104, 810.8: how players win and lose, and how the game ends."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Lose, LoseLife, Win
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer
from engine.state import events as e
from engine.state.actions import AgreeToDraw, Concede, Continue, Pass, Penalty
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.terms import CardType, PlayerId, Relation
from tests.engine.checks.cards import CANNOT_LOSE, does
from tests.engine.support import Table
from tests.engine.support_more import concede

ANNA, BRUNO, CARLA, DARIO = (PlayerId(seat) for seat in range(4))
ENCHANTMENT = (CardType.ENCHANTMENT,)
INSTANT = (CardType.INSTANT,)
CREATURES_OF_OTHERS = Filter(types=(CardType.CREATURE,), controller=Relation.NOT_YOU)


# --- winning, losing, drawing


def test_104_2a_the_last_player_in_the_game_wins_at_once() -> None:
    table = concede(Table().settle(), 1)
    assert table.winners == (0,)
    assert table.changes("104.2a")
    assert table.steps[-1].kind is StepKind.GAME_ENDS


def test_104_2a_nothing_can_keep_that_player_from_winning() -> None:
    table = Table()
    table.permanent(
        "Divieto", Cannot(what=Prohibition.WIN_GAME, players=PlayerScope.ALL), types=ENCHANTMENT, controller=1
    )
    assert concede(table.settle(), 1).winners == (0,)


def test_104_2a_not_while_another_opponent_is_still_in_the_game() -> None:
    table = concede(Table(3).settle(), 1)
    assert not table.over
    assert concede(table, 2).winners == (0,)


def test_104_1_after_the_end_nothing_is_allowed_any_more() -> None:
    table = concede(Table().settle(), 1)
    for action in (Continue(), Pass(ANNA), Concede(ANNA)):
        refused = play(table.game, action).refused
        assert refused is not None
        assert refused.rule == "104.1"


def test_104_1_the_game_ends_in_the_middle_of_an_effect_and_the_rest_of_it_does_not_happen() -> None:
    table = Table()
    table.permanent("Trionfo", does(Win(), LoseLife(amount=Fixed(5))), types=ENCHANTMENT)
    table.settle().activate("Trionfo", 0).resolve()
    assert table.winners == (0,)
    assert table.life(0) == 20


def test_104_2b_an_effect_says_that_a_player_wins() -> None:
    table = Table(3)
    table.permanent("Trionfo", does(Win()), types=ENCHANTMENT)
    table.settle().activate("Trionfo", 0).resolve()
    assert table.winners == (0,)
    assert table.changes("104.2b")


def test_104_2b_not_a_player_who_cannot_win_101_2() -> None:
    table = Table()
    table.permanent("Trionfo", does(Win()), types=ENCHANTMENT)
    ban = Cannot(what=Prohibition.WIN_GAME, players=PlayerScope.OPPONENTS)
    table.permanent("Divieto", ban, types=ENCHANTMENT, controller=1)
    table.settle().activate("Trionfo", 0).resolve()
    assert table.winners is None
    assert "101.2" in table.rules()


def test_104_2c_a_team_wins_when_all_other_teams_have_left_with_members_who_had_lost() -> None:
    table = Table(4, teams=(0, 0, 1, 1), life=(0, 20, 20, 20))
    table.settle()
    assert table.in_game() == [1, 2, 3]
    assert not concede(table, 2).over
    concede(table, 3)
    assert table.winners == (0, 1)
    assert table.changes("104.2c")


def test_104_3a_a_player_may_concede_at_any_time_and_cannot_be_kept_from_it() -> None:
    table = Table()
    table.permanent("Angelo", CANNOT_LOSE, types=ENCHANTMENT, controller=1)
    table.settle()
    assert table.game.receiver == ANNA
    assert concede(table, 1).winners == (0,)


def test_104_3a_whoever_is_out_of_the_game_cannot_concede_again() -> None:
    table = concede(Table(3).settle(), 1)
    refused = play(table.game, Concede(BRUNO)).refused
    assert refused is not None
    assert refused.rule == "104.3a"


def test_104_3e_an_effect_says_that_players_lose_each_opponent_at_once() -> None:
    table = Table(3)
    table.permanent("Rovina", does(Lose(who=EachPlayer(Relation.OPPONENT))), types=ENCHANTMENT)
    table.settle().activate("Rovina", 0).resolve()
    assert table.performed("104.3e") == ["Bruno", "Carla"]
    assert table.winners == (0,)


def test_104_3e_not_a_player_who_cannot_lose() -> None:
    table = Table(3)
    table.permanent("Rovina", does(Lose(who=EachPlayer(Relation.OPPONENT))), types=ENCHANTMENT)
    table.permanent("Angelo", CANNOT_LOSE, types=ENCHANTMENT, controller=1)
    table.settle().activate("Rovina", 0).resolve()
    assert table.in_game() == [0, 1]


def test_104_3f_who_has_lost_cannot_win_by_the_rest_of_the_effect() -> None:
    table = Table(3)
    table.permanent("Azzardo", does(Lose(), Win()), types=ENCHANTMENT)
    table.settle().activate("Azzardo", 0).resolve()
    assert table.in_game() == [1, 2]
    assert table.winners is None


def test_104_3f_who_would_win_and_lose_at_the_same_time_loses() -> None:
    table = Table().settle().occur(e.PlayerWon(player=ANNA), e.PlayerLost(player=ANNA, why="104.3e"))
    assert table.winners == (1,)
    assert table.changes("104.3f")


def test_104_3f_control_who_wins_as_another_player_loses_wins() -> None:
    table = Table(3).settle().occur(e.PlayerWon(player=ANNA), e.PlayerLost(player=BRUNO, why="104.3e"))
    assert table.winners == (0,)
    assert not table.changes("104.3f")


def test_104_3f_losing_and_being_the_last_one_left_at_once_is_losing() -> None:
    table = Table(3, life=(0, 0, 20)).settle()
    assert table.winners == (2,)


def test_104_3k_a_judges_penalty_loses_the_game_whatever_effects_say() -> None:
    table = Table(3)
    table.permanent("Angelo", CANNOT_LOSE, types=ENCHANTMENT, controller=1)
    table.settle().do(Penalty(BRUNO))
    assert table.in_game() == [0, 2]
    assert table.performed("104.3k") == ["Bruno"]


def test_104_3k_control_not_of_a_player_who_is_out_of_the_game() -> None:
    table = concede(Table(3).settle(), 1)
    refused = play(table.game, Penalty(BRUNO)).refused
    assert refused is not None
    assert refused.rule == "104.3k"


DOES_NOT_LOSE_BY_LIFE = Cannot(what=Prohibition.LOSE_BY_LIFE, players=PlayerScope.YOU)


def test_704_5a_not_of_a_player_who_does_not_lose_for_having_no_life_and_by_another_rule_all_the_same() -> None:
    table = Table(life=(20, 0))
    table.permanent("Trascendenza", DOES_NOT_LOSE_BY_LIFE, types=ENCHANTMENT, controller=1)
    assert table.settle().winners is None
    table.occur(e.CountersPut(on=PlayerTarget(BRUNO), counter="poison", count=10))
    assert table.winners == (0,)


def test_810_8a_what_spares_one_of_a_team_spares_the_team() -> None:
    table = Table(4, teams=(0, 0, 1, 1), shared=True, life=(0, 30))
    table.permanent("Trascendenza", DOES_NOT_LOSE_BY_LIFE, types=ENCHANTMENT, controller=1)
    assert table.settle().winners is None


def test_810_8a_control_a_player_of_another_team_spares_nobody() -> None:
    table = Table(4, teams=(0, 0, 1, 1), shared=True, life=(0, 30))
    table.permanent("Trascendenza", DOES_NOT_LOSE_BY_LIFE, types=ENCHANTMENT, controller=2)
    assert table.settle().winners == (2, 3)


@pytest.mark.parametrize("players", [2, 3])
def test_104_4a_all_remaining_players_lose_at_once_so_the_game_is_a_draw(players: int) -> None:
    table = Table(players, life=(0,) * players).settle()
    assert table.winners == ()
    assert table.game.result is not None
    assert table.game.result.why == "104.4a"


def test_104_4a_by_different_rules_too() -> None:
    table = Table(life=(0, 20), poison=(0, 10)).settle()
    assert table.winners == ()
    assert len(table.checks()) == 1


def test_104_4a_one_after_the_other_is_no_draw() -> None:
    table = Table(3, life=(0, 20, 20)).settle()
    table.occur(e.LifeChange(player=BRUNO, amount=-20))
    assert table.winners == (2,)


def test_104_4d_all_remaining_teams_lose_at_once() -> None:
    table = Table(4, teams=(0, 0, 1, 1), shared=True, life=(0, 0)).settle()
    assert table.winners == ()
    assert table.game.result is not None
    assert table.game.result.why == "104.4d"


def test_104_4d_a_team_that_lost_earlier_takes_no_part_in_the_draw() -> None:
    table = Table(4, teams=(0, 1, 1, 2), life=(0, 20, 20, 20)).settle()
    table.occur(*(e.LifeChange(player=player, amount=-20) for player in (BRUNO, CARLA, DARIO)))
    assert table.winners == ()


def test_810_8a_either_player_wins_for_the_team() -> None:
    table = Table(4, teams=(0, 0, 1, 1), shared=True)
    table.permanent("Trionfo", does(Win()), types=ENCHANTMENT, controller=1)
    table.settle().activate("Trionfo", 0, player=1).resolve()
    assert table.winners == (0, 1)


def test_810_8a_an_effect_that_makes_one_of_them_lose_makes_the_team_lose() -> None:
    table = Table(4, teams=(0, 0, 1, 2), shared=True)
    table.permanent("Rovina", does(Lose()), types=ENCHANTMENT, controller=1)
    table.settle().activate("Rovina", 0, player=1).resolve()
    assert table.in_game() == [2, 3], "two teams are left, and the game goes on"
    assert table.performed("810.8a") == ["Anna"]


def test_810_8b_a_player_who_concedes_takes_the_team_out_of_the_game() -> None:
    table = concede(Table(4, teams=(0, 0, 1, 1), shared=True).settle(), 3)
    assert table.winners == (0, 1)
    [step] = [step for step in table.steps if step.kind is StepKind.CONCEDES]
    assert "810.8b" in step.rules
    assert [table.about(change) for change in step.changes] == ["Carla", "Dario"]


def test_104_4i_the_players_agree_on_a_draw() -> None:
    table = Table(3).settle()
    table.do(AgreeToDraw())
    assert table.winners == ()
    assert table.changes("104.4i")


def test_104_4i_control_not_after_the_end() -> None:
    table = concede(Table().settle(), 1)
    refused = play(table.game, AgreeToDraw()).refused
    assert refused is not None
    assert refused.rule == "104.1"
