"""807.4: turn markers: handed out, passed, waiting, removed; beside each fact the same table with one thing changed."""

from __future__ import annotations

import pytest

from engine import Continue
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.references import EachPlayer, Target
from engine.cards.abilities.turns import ExtraTurn, SkipNext
from engine.state.facts.turns import MarkerGoes
from engine.turn.game_begins import open_game
from engine.words.terms import PlayerId, Relation, TurnStep
from tests.engine.support import Table
from tests.engine.support_more import instant
from tests.engine.turn.grand_melee import at, ends, leave, markers, melee, resumed, stands, told, waiting


class TestHandedOut:
    @pytest.mark.parametrize(("players", "count"), [(16, 4), (15, 3), (8, 2), (7, 1)])
    def test_807_4a_one_marker_for_each_full_four_players(self, players: int, count: int) -> None:
        assert len(melee(players).game.markers) == count

    def test_807_4b_the_first_is_the_starting_players_and_each_other_goes_four_seats_further(self) -> None:
        assert markers(melee(16, 3, 7, 11, 15)) == {1: 3, 2: 7, 3: 11, 4: 15}
        table = melee(10)
        assert markers(table) == {1: 0, 2: 4}
        one = Table(10, active=0)
        assert markers(one) == {}

    def test_807_4b_as_the_game_begins_all_with_markers_begin_their_turns_at_the_same_time(self) -> None:
        table = melee(9, cards=10)
        open_game(table.game, PlayerId(2))
        table.settle(*(False,) * 9)
        assert markers(table) == {1: 2, 2: 6}
        assert stands(table) == (2, TurnStep.UPKEEP)
        assert stands(at(table, 2)) == (6, TurnStep.UPKEEP)
        assert stands(at(table, 1)) == (2, TurnStep.UPKEEP)

    def test_807_4_the_turns_go_on_at_the_same_time(self) -> None:
        table = melee(8).settle()
        at(table, 2).until(TurnStep.BEGINNING_OF_COMBAT)
        assert stands(table) == (4, TurnStep.BEGINNING_OF_COMBAT)
        assert stands(at(table, 1)) == (0, TurnStep.PRECOMBAT_MAIN)


class TestPassed:
    def test_807_4c_a_marker_goes_to_the_player_on_the_left_as_the_turn_ends(self) -> None:
        table = ends(melee(10), 2)
        assert markers(table) == {1: 0, 2: 5}
        assert (waiting(table), stands(table)[0]) == ([], 5)
        assert told(table, MarkerGoes.PASSED) == [(2, 5, ("807.4c",))]

    def test_807_4c_who_leaves_during_their_turn_has_the_marker_until_the_turn_ends(self) -> None:
        table = leave(at(melee(12), 2), 4)
        assert (markers(table), stands(table)) == ({1: 0, 2: 4, 3: 8}, (4, TurnStep.PRECOMBAT_MAIN))
        assert markers(ends(table, 2)) == {1: 0, 2: 5, 3: 8}

    def test_807_4c_who_leaves_before_their_turn_begins_hands_the_marker_on_at_once(self) -> None:
        table = ends(melee(13), 1)
        assert (markers(table), waiting(table)) == ({1: 1, 2: 4, 3: 8}, [1])
        leave(table, 1)
        assert (markers(table), waiting(table)) == ({1: 2, 2: 4, 3: 8}, [1])
        assert told(table, MarkerGoes.TAKEN) == [(1, 2, ("807.4c",))]

    def test_807_4d_a_turn_waits_while_a_marker_is_in_the_three_seats_on_the_left(self) -> None:
        table = ends(melee(8), 1)
        assert (markers(table), waiting(table)) == ({1: 1, 2: 4}, [1])
        assert told(table, MarkerGoes.WAITS) == [(1, 1, ("807.4d",))]
        ends(table, 2)
        assert markers(table) == {1: 1, 2: 5}
        resumed(table, 1)
        assert (stands(table)[0], waiting(table)) == (1, [])

    def test_807_4d_control_a_marker_four_seats_away_is_not_in_the_way(self) -> None:
        table = ends(melee(9, 0, 5), 1)
        assert (markers(table), waiting(table), stands(table)[0]) == ({1: 1, 2: 5}, [], 1)

    def test_807_4d_while_it_waits_the_game_goes_on_with_the_other_marker(self) -> None:
        table = ends(melee(8), 1)
        table.do(Continue())
        assert (table.game.attended, stands(table)) == (2, (4, TurnStep.PRECOMBAT_MAIN))

    def test_807_4d_of_two_that_wait_the_one_begins_that_nothing_is_in_the_way_of(self) -> None:
        """The marker that both waited for is removed; the one looked at then still waits for the other, which waits for none."""
        table = leave(ends(ends(melee(12, 8, 0, 4), 2), 3), 9, 3)
        ends(table, 1)
        assert (markers(table), waiting(table), table.game.attended) == ({2: 1, 3: 5}, [2, 3], 2)
        table.do(Continue())
        assert table.game.attended == 3
        assert (stands(table.settle())[0], waiting(table)) == (5, [2])

    def test_807_4d_a_turn_waits_too_while_its_player_is_taking_one_with_another_marker(self) -> None:
        table = ends(leave(melee(15, 0, 4, 8).settle(), 1, 2, 3), 1)
        assert (markers(table), waiting(table)) == ({1: 4, 2: 4, 3: 8}, [1])
        assert told(table, MarkerGoes.WAITS) == [(1, 4, ("807.4d",))]

    def test_807_4d_control_who_takes_no_other_turn_begins(self) -> None:
        table = ends(leave(melee(15, 0, 8, 12).settle(), 1, 2, 3), 1)
        assert (markers(table), waiting(table), stands(table)[0]) == ({1: 4, 2: 8, 3: 12}, [], 4)

    def test_807_4d_of_two_that_wait_with_one_player_the_first_begins_once_nothing_else_is_in_the_way(self) -> None:
        table = ends(leave(ends(melee(15, 0, 3, 6).settle(), 2), 1, 2, 3), 1)
        assert (markers(table), waiting(table)) == ({1: 4, 2: 4, 3: 6}, [1, 2])
        ends(ends(table, 3), 3)
        assert markers(table) == {1: 4, 2: 4, 3: 8}
        assert (stands(resumed(table, 1)), waiting(table)) == ((4, TurnStep.UPKEEP), [2])


class TestRemoved:
    def test_807_4e_the_marker_to_the_right_of_who_leaves_is_designated(self) -> None:
        for gone, number in ((1, 1), (3, 1), (5, 2), (7, 2)):
            table = leave(melee(8).settle(), gone)
            assert [one.removals for one in table.game.markers] == [int(n == number) for n in (1, 2)]
            assert told(table, MarkerGoes.DESIGNATED)[0][2] == ("807.4a", "807.4e")

    def test_807_4e_who_has_a_marker_has_the_one_of_the_next_player_on_the_right_designated(self) -> None:
        table = leave(at(melee(8), 2), 4)
        assert [one.removals for one in table.game.markers] == [1, 0]

    def test_807_4e_of_several_who_leave_at_once_the_marker_with_the_lowest_number_is_designated(self) -> None:
        for gone in ((1, 5), (5, 1)):
            life = [0 if player in gone else 20 for player in range(8)]
            table = melee(8, life=life).settle()
            assert [one.removals for one in table.game.markers] == [1, 0]
        alone = melee(8, life=[20, 20, 20, 20, 20, 0, 20, 20]).settle()
        assert [one.removals for one in alone.game.markers] == [0, 1]

    def test_807_4e_control_no_marker_where_enough_players_are_left(self) -> None:
        table = leave(melee(9).settle(), 1)
        assert [one.removals for one in table.game.markers] == [0, 0]

    def test_807_4f_what_is_designated_already_is_disregarded(self) -> None:
        table = leave(melee(12).settle(), 1, 2)
        assert [one.removals for one in table.game.markers] == [1, 0, 0]
        leave(table, 3, 5, 6)
        assert [one.removals for one in table.game.markers] == [1, 1, 0]
        assert told(table, MarkerGoes.DESIGNATED)[-1][2] == ("807.4a", "807.4e", "807.4f")

    def test_807_4g_designated_it_is_removed_as_the_turn_ends_instead_of_passed(self) -> None:
        table = ends(leave(melee(8).settle(), 1), 1)
        assert markers(table) == {2: 4}
        assert told(table, MarkerGoes.REMOVED) == [(1, 0, ("807.4g",))]
        assert (table.game.attended, table.game.courses) == (2, ())

    def test_807_4g_the_game_goes_on_with_the_next_marker_in_their_numbers(self) -> None:
        for gone, next_one in ((5, 3), (9, 1)):
            number = next_one - 1 or 3
            assert ends(leave(at(melee(12), number), gone), number).game.attended == next_one

    def test_807_4g_of_a_player_who_waits_it_is_removed_at_once(self) -> None:
        table = ends(melee(8), 1)
        leave(table, 2)
        assert markers(table) == {2: 4}

    def test_807_4g_designated_twice_it_leaves_the_rest_to_the_marker_on_its_right(self) -> None:
        table = leave(melee(12).settle(), 1, 2, 3, 5, 6)
        assert [one.removals for one in table.game.markers] == [1, 1, 0]
        twice = leave(melee(12).settle(), 1, 2, 3)
        at(twice, 3)
        leave(twice, 11, 10)
        assert [one.removals for one in twice.game.markers] == [1, 0, 1]
        again = leave(melee(12).settle(), 1, 2, 3, 11)
        leave(at(again, 1), 4)
        assert [one.removals for one in again.game.markers] == [2, 0, 0]
        ends(again, 1)
        assert [(one.number, one.removals) for one in again.game.markers] == [(2, 0), (3, 1)]

    def test_807_4h_neighbours_meet_only_as_the_next_turn_begins(self) -> None:
        table = leave(melee(10).settle(), 1)
        assert 2 not in table.game.table.reached[0]
        ends(table, 2)
        at(table, 2)
        assert 2 in table.game.table.reached[0]


def _with_extra_turn(players: int, *holders: int, given: int) -> Table:
    table = melee(players, *holders)
    extra = ExtraTurn(who=Target(0))
    instant(
        table, "Ancora", extra, controller=holders[0] if holders else 0, targets=(TargetSpec(players=Relation.ANY),)
    )
    table.settle().cast("Ancora", f"p{given}", player=holders[0] if holders else 0)
    return table.resolve()


class TestExtraTurns:
    def test_807_4i_the_player_keeps_the_marker_and_begins_the_extra_turn(self) -> None:
        table = ends(_with_extra_turn(9, 0, 4, given=0), 1)
        assert (markers(table), waiting(table), stands(table)[0]) == ({1: 0, 2: 4}, [], 0)
        assert told(table, MarkerGoes.KEPT) == [(1, 0, ("807.4i",))]
        assert markers(ends(table, 1)) == {1: 1, 2: 4}
        assert told(table, MarkerGoes.EXTRA_BEFORE) == []

    def test_807_4i_with_a_marker_near_on_the_left_the_extra_turn_waits(self) -> None:
        table = ends(_with_extra_turn(9, 0, 3, given=0), 1)
        assert (markers(table), waiting(table)) == ({1: 0, 2: 3}, [1])
        assert told(table, MarkerGoes.WAITS) == [(1, 0, ("807.4i",))]
        ends(table, 2)
        assert (stands(resumed(table, 1))[0], waiting(table)) == (0, [])

    def test_807_4i_with_a_marker_near_on_the_right_the_marker_is_passed_and_the_extra_turn_comes_before_the_next(
        self,
    ) -> None:
        table = ends(_with_extra_turn(9, 0, 6, given=0), 1)
        assert (markers(table), stands(table)[0]) == ({1: 1, 2: 6}, 1)
        assert told(table, MarkerGoes.EXTRA_LATER) == [(1, 0, ("807.4i",))]
        while markers(table)[2] != 0:
            ends(ends(table, 1), 2)
        assert (stands(resumed(table, 2))[0], table.game.extra_turns) == (0, ())
        assert markers(ends(table, 2))[2] == 0, "the usual turn comes after the extra one"

    def test_807_4j_who_has_no_marker_then_takes_the_extra_turn_before_their_next_one(self) -> None:
        table = ends(_with_extra_turn(9, 0, 4, given=1), 1)
        assert (markers(table), waiting(table)) == ({1: 1, 2: 4}, [1])
        ends(table, 2)
        assert (stands(resumed(table, 1))[0], table.game.extra_turns) == (1, ())
        assert told(table, MarkerGoes.EXTRA_BEFORE) == [(1, 1, ("807.4j",))]
        ends(table, 1)
        assert markers(table)[1] == 1, "the usual turn comes after the extra one"

    def test_807_4j_example_the_marker_is_removed_and_the_extra_turn_waits_for_the_next_marker(self) -> None:
        table = leave(_with_extra_turn(8, 0, 4, given=0), 1)
        ends(table, 1)
        assert (markers(table), len(table.game.extra_turns)) == ({2: 4}, 1)
        for _ in range(4):
            ends(table, 2)
        table.settle()
        assert (stands(table)[0], markers(table), table.game.extra_turns) == (0, {2: 0}, ())
        ends(table, 2).settle()
        assert stands(table)[0] == 0
        ends(table, 2).settle()
        assert stands(table)[0] == 2


@pytest.mark.parametrize("turned", [1, 4, 9])
def test_807_4_turning_the_table_round_changes_only_names(turned: int) -> None:
    def played(first: int) -> tuple[object, ...]:
        seats = [(first + away) % 10 for away in range(10)]
        table = melee(10, seats[0], seats[4])
        ends(ends(leave(table.settle(), seats[2]), 1), 2)
        leave(ends(table, 1), seats[6], seats[7])
        away = {seat: number for number, seat in enumerate(seats)}
        held = [(one.number, away[one.holder], one.waits, one.removals) for one in table.game.markers]
        reach = {away[seat]: {away[one] for one in table.game.table.reached[seat]} for seat in seats}
        return held, reach, away[table.game.turn.active], [step.rules for step in table.steps]

    assert played(turned) == played(0)


class TestWaitingAndSkipping:
    """807.4d, 614.10: a turn that waited begins and that is told; a turn that is skipped passes its marker on."""

    def test_807_4d_that_nothing_is_in_the_way_any_more_is_told(self) -> None:
        table = melee(8)
        ends(table.settle(), 1)
        assert waiting(table) == [1] and told(table, MarkerGoes.FREE) == []
        ends(table, 2)
        resumed(table, 1)
        assert told(table, MarkerGoes.FREE) == [(1, 1, ("807.4d",))]
        assert table.game.turn.active == 1

    @pytest.mark.parametrize(("skips", "holder"), [(True, 2), (False, 1)])
    def test_614_10_a_marker_goes_past_one_whose_turn_is_skipped(self, skips: bool, holder: int) -> None:
        table = melee(12)
        skip = SkipNext(what=None, who=EachPlayer(Relation.OPPONENT))
        if skips:
            instant(table, "Letargo", skip, controller=0)
        table.settle()
        if skips:
            table.cast("Letargo").resolve()
        ends(ends(table, 1), 2)
        resumed(table, 1)
        assert markers(table)[1] == holder
