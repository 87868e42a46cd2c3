"""103, 104, 802-804, 808-811: what the variant decides: who attacks whom, who goes over to whom, who wins and loses with whom."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.seating import beside, can_attack, distance, starters
from engine.state import events as e
from engine.state.actions import Activate, Concede, DeclareAttackers
from engine.state.game import Game
from engine.state.objects import PlayerTarget
from engine.state.table import Attacks, Variant
from engine.state.table import Table as Seats
from engine.turn.game_begins import open_game
from engine.words.terms import CardType, PlayerId, TurnStep
from tests.engine import support
from tests.engine.checks.cards import CANNOT_LOSE
from tests.engine.support import Table
from tests.engine.support_more import refused

SIX = (0, 0, 0, 1, 1, 1)
ALTERNATE = (0, 1, 0, 1, 0, 1)
EMPEROR = Seats(variant=Variant.EMPEROR, emperors=(PlayerId(1), PlayerId(4)), attacks=Attacks.ONE, deploy=True)


@pytest.fixture(autouse=True)
def _nine_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Ida")
    monkeypatch.setattr(support, "NAMES", names)


def six(table: Seats, teams: tuple[int, ...] | None = None, **more: Any) -> Table:
    return Table(6, table=table, teams=teams, **more)


def attacked(game: Game, player: int) -> set[int]:
    return set(can_attack(game, PlayerId(player)))


class TestSeats:
    def test_803_1a_attack_left_reaches_the_next_in_turn_order_alone(self) -> None:
        assert attacked(six(Seats(attacks=Attacks.LEFT)).game, 0) == {1}
        assert attacked(six(Seats(attacks=Attacks.RIGHT)).game, 0) == {5}
        assert attacked(six(Seats()).game, 0) == {1, 2, 3, 4, 5}

    def test_803_1a_a_teammate_at_the_left_keeps_a_player_from_attacking(self) -> None:
        assert attacked(six(Seats(attacks=Attacks.LEFT), SIX).game, 0) == set()
        assert attacked(six(Seats(attacks=Attacks.LEFT), SIX).game, 2) == {3}

    @pytest.mark.parametrize(
        ("attacks", "seat", "rule"),
        [(Attacks.LEFT, 5, "803.1a"), (Attacks.RIGHT, 1, "803.1b"), (Attacks.MULTIPLE, 5, None)],
    )
    def test_803_1_another_attack_is_refused_with_the_rule(self, attacks: Attacks, seat: int, rule: str | None) -> None:
        table = six(Seats(attacks=attacks))
        table.creature("Orso", 2, 2)
        table.settle().until(TurnStep.DECLARE_ATTACKERS)
        action = DeclareAttackers(PlayerId(0), ((table.id("Orso"), PlayerTarget(PlayerId(seat))),))
        if rule is None:
            table.do(action)
            assert table.game.combat is not None
            assert table.game.combat.attackers[0].against == seat
        else:
            assert refused(table, action)[1] == rule

    def test_803_1a_a_planeswalker_is_as_far_away_as_its_controller(self) -> None:
        for attacks, allowed in ((Attacks.LEFT, False), (Attacks.RIGHT, True)):
            table = six(Seats(attacks=attacks))
            table.creature("Orso", 2, 2)
            table.permanent("Eroe", types=(CardType.PLANESWALKER,), loyalty=3, controller=5, counters={"loyalty": 3})
            table.settle().until(TurnStep.DECLARE_ATTACKERS)
            action = DeclareAttackers(PlayerId(0), ((table.id("Orso"), table.id("Eroe")),))
            if allowed:
                table.do(action)
            else:
                assert refused(table, action)[1] == "803.1a"

    def test_803_1a_the_seat_of_one_who_has_left_is_closed_up(self) -> None:
        table = six(Seats(attacks=Attacks.LEFT)).settle()
        table.do(Concede(PlayerId(1)))
        assert attacked(table.game, 0) == {2}
        assert beside(table.game, PlayerId(2), -1) == 0

    def test_809_3c_only_neighbours_are_attacked_and_emperors_have_none_at_first(self) -> None:
        game = six(EMPEROR, SIX).game
        assert [attacked(game, seat) for seat in range(6)] == [{5}, set(), {3}, {2}, set(), {0}]
        assert attacked(six(Seats(variant=Variant.TEAM_VS_TEAM), SIX).game, 1) == {3, 4, 5}

    def test_809_3c_an_emperor_without_a_general_has_another_neighbour(self) -> None:
        table = six(EMPEROR, SIX).settle()
        table.do(Concede(PlayerId(2)))
        assert attacked(table.game, 1) == {3}

    def test_811_4_in_alternating_teams_only_neighbours_are_attacked(self) -> None:
        game = six(Seats(variant=Variant.ALTERNATING_TEAMS), ALTERNATE).game
        assert attacked(game, 0) == {1, 5}
        assert attacked(six(Seats(), ALTERNATE).game, 0) == {1, 3, 5}

    def test_802_2_every_opponent_is_a_defending_player(self) -> None:
        table = six(Seats())
        for name in ("Orso", "Lupo"):
            table.creature(name, 2, 2)
        table.settle().until(TurnStep.DECLARE_ATTACKERS)
        pairs = ((table.id("Orso"), PlayerTarget(PlayerId(1))), (table.id("Lupo"), PlayerTarget(PlayerId(4))))
        table.do(DeclareAttackers(PlayerId(0), pairs))
        table.until(TurnStep.END_OF_COMBAT)
        assert [table.life(seat) for seat in range(6)] == [20, 18, 20, 20, 18, 20]

    @pytest.mark.parametrize("turned", range(6))
    def test_801_2_turning_the_table_round_changes_names_alone(self, turned: int) -> None:
        teams = tuple(SIX[(seat + turned) % 6] for seat in range(6))
        emperors = tuple(PlayerId((one - turned) % 6) for one in EMPEROR.emperors)
        still = six(EMPEROR, SIX).game
        game = six(Seats(variant=Variant.EMPEROR, emperors=emperors), teams).game
        for seat in range(6):
            moved = {(one - turned) % 6 for one in attacked(still, seat)}
            assert attacked(game, (seat - turned) % 6) == moved

    def test_801_2_distances_are_the_shorter_way_round(self) -> None:
        game = six(Seats()).game
        assert [distance(game, PlayerId(0), PlayerId(seat)) for seat in range(6)] == [0, 1, 2, 3, 2, 1]


class TestDeploying:
    def _at(self, table: Seats, **more: Any) -> Table:
        at = six(table, SIX)
        at.creature("Orso", 2, 2, **more)
        return at.settle()

    def test_804_2_a_creature_goes_over_to_a_teammate(self) -> None:
        at = self._at(EMPEROR)
        at.activate("Orso", 0, "Bruno").resolve()
        assert at.controller("Orso") == 1
        assert at.one("Orso").tapped
        assert "804.2" in at.rules()

    def test_804_2_only_a_teammate_is_a_target(self) -> None:
        at = self._at(EMPEROR)
        assert {option.key for option in at.question(at_activate(at)).options} == {"p1", "p2"}

    def test_804_2_no_creature_has_it_without_the_option(self) -> None:
        at = self._at(Seats(variant=Variant.TEAM_VS_TEAM))
        assert refused(at, at_activate(at))[1] == "602.2"

    def test_804_2_302_6_a_creature_that_has_just_come_does_not_tap_for_it(self) -> None:
        at = self._at(EMPEROR, just_arrived=True)
        assert refused(at, at_activate(at))[1] == "302.6"

    def test_804_2_only_as_a_sorcery(self) -> None:
        at = self._at(EMPEROR).until(TurnStep.BEGINNING_OF_COMBAT)
        assert refused(at, at_activate(at)) == ("not a main phase", "804.2")


def at_activate(at: Table) -> Activate:
    return Activate(PlayerId(0), at.id("Orso"), 0)


class TestSides:
    def test_809_5b_104_3i_a_team_loses_with_its_emperor(self) -> None:
        at = six(EMPEROR, SIX, life=(20, 0, 20, 20, 20, 20)).settle()
        assert at.winners == (3, 4, 5)
        assert {"104.3i", "809.5b"} <= set(at.rules())

    def test_809_5b_and_goes_on_without_a_general(self) -> None:
        at = six(EMPEROR, SIX, life=(0, 20, 20, 20, 20, 20)).settle()
        assert not at.over
        assert at.in_game() == [1, 2, 3, 4, 5]

    def test_809_5b_in_team_vs_team_it_is_a_player_like_others(self) -> None:
        at = six(Seats(variant=Variant.TEAM_VS_TEAM), SIX, life=(20, 0, 20, 20, 20, 20)).settle()
        assert at.in_game() == [0, 2, 3, 4, 5]

    def test_809_5b_an_emperor_who_concedes_takes_the_team_along(self) -> None:
        at = six(EMPEROR, SIX).settle()
        at.do(Concede(PlayerId(4)))
        assert at.winners == (0, 1, 2)

    def test_809_5a_control_a_general_who_wins_has_the_team_win_as_any_team_does(self) -> None:
        at = six(EMPEROR, SIX).settle()
        at.occur(e.PlayerWon(player=PlayerId(3)))
        assert at.winners == (3, 4, 5)
        assert "809.5a" not in at.rules()

    def test_809_5a_104_2d_an_emperor_who_wins_has_the_team_win(self) -> None:
        at = six(EMPEROR, SIX).settle()
        at.occur(e.PlayerWon(player=PlayerId(4)))
        assert at.winners == (3, 4, 5)
        assert {"104.2d", "809.5a"} <= set(at.rules())

    def test_104_3g_a_team_has_lost_when_all_of_it_has(self) -> None:
        teams = (0, 0, 1, 1, 2, 2)
        at = six(Seats(variant=Variant.TEAM_VS_TEAM), teams, life=(20, 20, 0, 0, 20, 20)).settle()
        assert at.in_game() == [0, 1, 4, 5]
        assert "104.3g" in at.rules()
        one = six(Seats(variant=Variant.TEAM_VS_TEAM), teams, life=(20, 20, 0, 20, 20, 20)).settle()
        assert one.in_game() == [0, 1, 3, 4, 5]
        assert "104.3g" not in one.rules()

    def test_104_2c_who_lost_before_wins_with_the_team(self) -> None:
        at = six(Seats(variant=Variant.TEAM_VS_TEAM), SIX, life=(0, 20, 20, 20, 20, 20)).settle()
        for seat in (3, 4, 5):
            at.do(Concede(PlayerId(seat)))
        assert at.winners == (0, 1, 2)

    def test_810_8a_one_who_cannot_lose_keeps_nobody_else_in_another_variant(self) -> None:
        """101.2: in Emperor an emperor who can't lose keeps the team; a general who can't lose does not keep the emperor."""
        for seat, lost in ((1, False), (0, True)):
            at = six(EMPEROR, SIX, life=(20, 0, 20, 20, 20, 20))
            at.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,), controller=seat)
            assert (1 not in at.settle().in_game()) is lost


class TestBeginning:
    def test_808_4_the_centre_of_an_odd_team_or_left_of_the_middle_of_an_even_one(self) -> None:
        assert starters(six(Seats(variant=Variant.TEAM_VS_TEAM), SIX).game) == (1, 4)
        four = Table(8, table=Seats(variant=Variant.TEAM_VS_TEAM), teams=(0, 0, 0, 0, 1, 1, 1, 1)).game
        assert starters(four) == (2, 6)

    def test_808_4_where_the_team_sits_past_the_last_seat(self) -> None:
        assert starters(six(Seats(variant=Variant.TEAM_VS_TEAM), (0, 1, 1, 1, 0, 0)).game) == (5, 2)

    def test_809_4_an_emperor_begins(self) -> None:
        assert starters(six(EMPEROR, SIX).game) == (1, 4)

    def test_103_1_anybody_does_where_there_are_no_teams(self) -> None:
        assert starters(six(Seats(variant=Variant.FREE_FOR_ALL)).game) == (0, 1, 2, 3, 4, 5)

    @pytest.mark.parametrize(
        ("players", "options", "skips"),
        [
            (2, {}, "103.8a"),
            (3, {}, None),
            (4, {"teams": (0, 0, 1, 1), "shared": True}, "103.8b"),
            (6, {"teams": (0, 0, 1, 1, 2, 2), "shared": True}, "103.8b"),
            (4, {"teams": (0, 0, 1, 1), "table": Seats(variant=Variant.TEAM_VS_TEAM)}, None),
        ],
    )
    def test_103_8_who_plays_first_skips_the_draw(
        self, players: int, options: dict[str, Any], skips: str | None
    ) -> None:
        at = Table(players, **options)
        for seat in range(players):
            at.library(seat, 10)
        open_game(at.game, PlayerId(0))
        at.until(TurnStep.PRECOMBAT_MAIN, *[False] * players)
        skipped = [rule for rule in at.rules() if rule.startswith("103.8") and rule != "103.8"]
        assert skipped == ["103.8c" if skips is None else skips]


@pytest.mark.parametrize(
    ("teams", "begin"),
    [((0, 1, 1, 0), [0, 2]), ((0, 0, 1, 1), [1, 3]), ((1, 0, 0, 0, 1, 1), [5, 2]), ((0, 0, 0, 0, 1, 1, 1, 1), [2, 6])],
)
def test_808_4_of_an_even_team_the_one_to_the_left_of_its_midpoint_begins_wherever_it_sits(
    teams: tuple[int, ...], begin: list[int]
) -> None:
    table = Table(len(teams), teams=teams, table=Seats(variant=Variant.TEAM_VS_TEAM))
    assert list(starters(table.game)) == begin
