"""802-811: which options a variant uses by default, which it allows, and who may sit how, each beside a table where it is not."""

from __future__ import annotations

import pytest

from engine import Game
from engine.board.seating import can_attack
from engine.state.table import Attacks, Variant
from engine.words.terms import PlayerId, Zone
from tests.scenarios.laid.test_seating import at_table, reached, refused


def attacked(game: Game, player: int = 0) -> list[int]:
    """Whom a player may attack from their seat."""
    return sorted(can_attack(game, PlayerId(player)))


class TestFreeForAll:
    def test_806_1_players_compete_as_individuals(self) -> None:
        assert "806.1" in refused("AAB.", formato="tutti contro tutti")
        assert at_table("....", formato="tutti contro tutti").table.variant is Variant.FREE_FOR_ALL

    def test_806_2a_no_range_unless_it_is_said_and_then_the_same_for_all(self) -> None:
        assert at_table("....", formato="tutti contro tutti").table.ranges == ()
        assert at_table("....", formato="tutti contro tutti", opzioni={"raggio": 1}).table.ranges == (1,) * 4
        other = {"raggio": {"Anna": 1, "Bruno": 2}}
        assert "806.2a" in refused("....", formato="tutti contro tutti", opzioni=other)
        assert at_table("....", opzioni=other).table.variant is Variant.NONE, (
            "control: without a variant they may differ"
        )

    @pytest.mark.parametrize(
        ("said", "whom"), [({}, [1, 2, 3]), ({"attacco": "a sinistra"}, [1]), ({"attacco": "a destra"}, [3])]
    )
    def test_806_2b_exactly_one_of_three_ways_to_attack(self, said: dict[str, object], whom: list[int]) -> None:
        assert attacked(at_table("....", formato="tutti contro tutti", opzioni=said)) == whom
        single = {"attacco": "un solo difensore"}
        assert "806.2b" in refused("....", formato="tutti contro tutti", opzioni=single)
        assert at_table("....", opzioni=single).table.attacks is Attacks.ONE, "control: without a variant it is allowed"

    def test_806_2c_no_creatures_are_deployed(self) -> None:
        assert "806.2c" in refused("....", formato="tutti contro tutti", opzioni={"schierare": "sì"})
        assert at_table("AABB", formato="squadra contro squadra", opzioni={"schierare": "sì"}).table.deploy


class TestOptions:
    def test_802_1_all_opponents_are_attacked_where_that_is_used_and_one_of_them_where_it_is_not(self) -> None:
        assert attacked(at_table("....", opzioni={"attacco": "a più giocatori"})) == [1, 2, 3]
        assert at_table("....", opzioni={"attacco": "un solo difensore"}).table.attacks is Attacks.ONE

    def test_805_1_only_teams_that_sit_together_share_their_turns(self) -> None:
        assert at_table("AABB", opzioni={"turni condivisi": "sì"}).table.together
        for teams in ("ABAB", "...."):
            assert "805.1" in refused(teams, opzioni={"turni condivisi": "sì"})


class TestGrandMelee:
    def test_807_1_players_compete_as_individuals(self) -> None:
        assert "807.1" in refused("AA........", formato="Grand Melee")
        assert at_table("." * 9, formato="Grand Melee").table.variant is Variant.GRAND_MELEE

    def test_807_2a_807_2b_a_range_of_1_and_the_attack_to_the_left(self) -> None:
        game = at_table("." * 9, formato="Grand Melee")
        assert (reached(game, 0), attacked(game)) == ({0, 1, 8}, [1])
        control = at_table("." * 9, formato="tutti contro tutti")
        assert (len(reached(control, 0)), len(attacked(control))) == (9, 8)

    @pytest.mark.parametrize("said", [{"attacco": "a più giocatori"}, {"schierare": "sì"}])
    def test_807_2c_neither_attacks_on_several_nor_deploying(self, said: dict[str, object]) -> None:
        assert "807.2c" in refused("." * 9, formato="Grand Melee", opzioni=said)


class TestTeams:
    def test_808_1_two_teams_or_more_of_any_size(self) -> None:
        for teams in ("AAB", "AABBCC", "AB"):
            assert at_table(teams, formato="squadra contro squadra").table.variant is Variant.TEAM_VS_TEAM
        assert "808.1" in refused("AAA", formato="squadra contro squadra")

    def test_808_3a_several_are_attacked(self) -> None:
        assert attacked(at_table("AABB", formato="squadra contro squadra")) == [2, 3]
        assert attacked(at_table("ABAB", formato="squadre alterne"), 0) == [1, 3], "control: who sits beside"

    def test_808_3b_neither_range_nor_deploying_unless_it_is_said(self) -> None:
        table = at_table("AABB", formato="squadra contro squadra").table
        assert (table.ranges, table.deploy) == ((), False)
        said = {"raggio": 1, "schierare": "sì"}
        table = at_table("AABB", formato="squadra contro squadra", opzioni=said).table
        assert (table.ranges, table.deploy) == ((1,) * 4, True)


class TestEmperor:
    def test_809_1_809_6_teams_of_three_or_of_another_equal_size(self) -> None:
        assert at_table("AAABBB", formato="Emperor").table.variant is Variant.EMPEROR
        assert at_table("AAAABBBB", formato="Emperor").table.variant is Variant.EMPEROR
        assert "809.1" in refused("AABB", formato="Emperor")
        assert "809.6" in refused("AAABBBB", formato="Emperor")

    def test_809_3b_creatures_are_deployed(self) -> None:
        assert at_table("AAABBB", formato="Emperor").table.deploy
        assert not at_table("AAABBB", formato="squadra contro squadra").table.deploy


class TestGiants:
    def test_810_1_810_2_two_teams_of_two_share_their_turns(self) -> None:
        assert at_table("AABB", formato="2HG").table.together
        assert not at_table("AABB", formato="squadra contro squadra").table.together
        assert "810.1" in refused("AAB", formato="2HG")
        assert "810.2" in refused("AABB", formato="2HG", opzioni={"turni condivisi": "no"})

    def test_810_3_each_team_sits_together(self) -> None:
        assert "810.3" in refused("ABAB", formato="2HG")
        assert at_table("ABBA", formato="2HG").table.together, "control: across the end of the list they do"

    def test_810_5_nothing_but_life_and_poison_is_shared(self) -> None:
        game = at_table("AABB", formato="2HG", said={"Anna": {"mano": ["Orso 2/2"]}})
        assert game.side(PlayerId(0)) is game.side(PlayerId(1))
        assert [len(game.zone(Zone.HAND, PlayerId(seat))) for seat in (0, 1)] == [1, 0]

    def test_810_7_805_10_the_combat_of_shared_turns_and_no_other(self) -> None:
        assert attacked(at_table("AABB", formato="2HG"), 1) == [2, 3]
        assert "810.7" in refused("AABB", formato="2HG", opzioni={"attacco": "a sinistra"})
        shared = {"turni condivisi": "sì", "attacco": "a destra"}
        assert "805.10" in refused("AABB", opzioni=shared)


class TestAlternatingTeams:
    def test_811_1_teams_of_equal_size(self) -> None:
        assert at_table("ABCABC", formato="squadre alterne").table.variant is Variant.ALTERNATING_TEAMS
        assert "811.1" in refused("ABABB", formato="squadre alterne")

    def test_811_2b_exactly_one_of_three_ways_to_attack(self) -> None:
        assert attacked(at_table("ABAB", formato="squadre alterne", opzioni={"attacco": "a sinistra"})) == [1]
        assert attacked(at_table("ABAB", formato="squadre alterne", opzioni={"attacco": "a più giocatori"})) == [1, 3]
        assert "811.2b" in refused("ABAB", formato="squadre alterne", opzioni={"attacco": "un solo difensore"})

    def test_811_2c_creatures_are_not_deployed_unless_it_is_said(self) -> None:
        assert not at_table("ABAB", formato="squadre alterne").table.deploy
        assert at_table("ABAB", formato="squadre alterne", opzioni={"schierare": "sì"}).table.deploy

    def test_811_3_nobody_sits_next_to_a_teammate_and_teams_are_spaced_alike(self) -> None:
        assert at_table("ABCABCABC", formato="squadre alterne").table.variant is Variant.ALTERNATING_TEAMS
        for teams in ("AABB", "ABACBC", "ABBA"):
            assert "811.3" in refused(teams, formato="squadre alterne")
