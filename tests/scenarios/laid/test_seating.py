"""800.2, 801, 804-811: what a scenario says of its table, what follows from that, and what no variant allows."""

from __future__ import annotations

import pytest

from engine import Game
from engine.board.seating import in_range
from engine.state.table import Attacks, Variant
from engine.words.terms import PlayerId
from scenarios.laid.setup import set_up
from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.written.load import parse
from scenarios.written.model import Scenario

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Ida")


def at_table(teams: str, **more: object) -> Game:
    """A game of players whose teams are given by a letter each; a dot is a player without one."""
    players = [
        {"nome": name} | ({} if team == "." else {"squadra": ord(team) - ord("A") + 1})
        for name, team in zip(NAMES, teams, strict=False)
    ]
    for name, said in dict(more.pop("said", {})).items():  # type: ignore[call-overload]
        players[NAMES.index(name)] |= said
    return set_up(Scenario.model_validate({"giocatori": players, **more}))


def refused(teams: str, **more: object) -> str:
    with pytest.raises(ScenarioError) as fault:
        at_table(teams, **more)
    (one,) = fault.value.faults
    return one.message


def reached(game: Game, player: int) -> set[int]:
    return {one.id for one in game.players if in_range(game, one.id, of=PlayerId(player))}


@pytest.mark.parametrize(
    ("teams", "said", "rule"),
    [
        ("....", {"formato": ["Emperor", "squadra contro squadra"]}, "800.2"),
        ("ABAC", {}, "808.2"),
        ("ABABB", {}, "808.2"),
        ("AABBA B".replace(" ", ""), {}, "811.3"),
        ("AAB.", {"formato": "tutti contro tutti"}, "806.1"),
        ("...", {"formato": "tutti contro tutti", "opzioni": {"attacco": "un solo difensore"}}, "806.2b"),
        ("...", {"formato": "tutti contro tutti", "opzioni": {"raggio": {"Anna": 1}}}, None),
        ("...", {"formato": "tutti contro tutti", "opzioni": {"raggio": {"Anna": 1, "Bruno": 2}}}, "806.2a"),
        ("...", {"formato": "tutti contro tutti", "opzioni": {"schierare": "sì"}}, "806.2c"),
        ("...", {"opzioni": {"schierare": "sì"}}, "804.1"),
        ("..........", {"formato": "Grand Melee", "opzioni": {"attacco": "a più giocatori"}}, "807.2c"),
        ("..........", {"formato": "Grand Melee", "opzioni": {"schierare": "sì"}}, "807.2c"),
        ("AA........", {"formato": "Grand Melee"}, "807.1"),
        ("ABAB", {"formato": "squadra contro squadra"}, "808.2"),
        ("AABBCC", {"formato": "Emperor"}, "809.1"),
        ("AAABBBB", {"formato": "Emperor"}, "809.6"),
        ("AABBAB", {"formato": "Emperor"}, "809.2"),
        ("AAABBB", {"formato": "Emperor", "said": {"Anna": {"imperatore": "sì"}}}, "809.2"),
        ("AAABBB", {"formato": "Emperor", "opzioni": {"raggio": 3}}, "809.6a"),
        ("AAABBB", {"formato": "Emperor", "opzioni": {"raggio": "illimitato"}}, "801.1"),
        ("AAABBB", {"formato": "Emperor", "opzioni": {"schierare": "no"}}, "804.1"),
        ("AAABBB", {"formato": "Emperor", "opzioni": {"turni condivisi": "sì"}}, "809.4"),
        ("ABAB", {"formato": "2HG"}, "810.3"),
        ("AABBB", {"formato": "2HG"}, "810.11"),
        ("AABB", {"formato": "2HG", "opzioni": {"turni condivisi": "no"}}, "810.2"),
        ("AABB", {"formato": "2HG", "opzioni": {"attacco": "a sinistra"}}, "810.7"),
        ("AABBA", {"formato": "squadre alterne"}, "811.1"),
        ("AABB", {"formato": "squadre alterne"}, "811.3"),
        ("ABAB", {"opzioni": {"attacco": "un solo difensore"}}, "811.2b"),
        ("ABAB", {"opzioni": {"turni condivisi": "sì"}}, "805.1"),
        ("....", {"opzioni": {"turni condivisi": "sì"}}, "805.1"),
        ("AABB", {"opzioni": {"turni condivisi": "sì", "attacco": "a destra"}}, "805.10"),
        ("...", {"un solo difensore": "sì", "opzioni": {"attacco": "a destra"}}, "506.2a"),
    ],
)
def test_800_2_what_a_variant_does_not_allow_is_refused_with_its_rule(
    teams: str, said: dict[str, object], rule: str | None
) -> None:
    if rule is None:
        rule = "806.2a"
        said = said | {"opzioni": {"raggio": 1}}
        assert at_table(teams, **said).table.ranges == (1, 1, 1)
        return
    assert f"{rule})" in refused(teams, **said) or f"({rule}" in refused(teams, **said)


def test_800_2_a_name_that_nobody_has_is_refused_with_the_right_one() -> None:
    with pytest.raises(ScenarioError) as fault:
        at_table("...", opzioni={"raggio": {"Ana": 1}})
    assert fault.value.faults[0].suggestion == "Anna"


@pytest.mark.parametrize(
    ("teams", "variant"),
    [
        ("..", Variant.NONE),
        ("....", Variant.NONE),
        ("AABB", Variant.TEAM_VS_TEAM),
        ("ABBA", Variant.TEAM_VS_TEAM),
        ("AAB.", Variant.TEAM_VS_TEAM),
        ("ABAB", Variant.ALTERNATING_TEAMS),
        ("ABCABC", Variant.ALTERNATING_TEAMS),
    ],
)
def test_808_2_811_3_teams_without_a_variant_are_what_their_seats_say(teams: str, variant: Variant) -> None:
    assert at_table(teams).table.variant is variant


def test_903_2_commander_is_played_over_any_variant() -> None:
    game = at_table("AAABBB", formato=["Commander", "Emperor"])
    assert game.variant == ("commander",)
    assert game.table.variant is Variant.EMPEROR
    assert {side.life for side in game.sides} == {40}


def test_809_3_unset_options_follow_from_the_variant() -> None:
    emperor = at_table("AAABBB", formato="Emperor").table
    assert emperor.deploy
    assert emperor.attacks is Attacks.ONE
    assert emperor.emperors == (1, 4)
    teams = at_table("AAABBB").table
    assert not teams.deploy
    assert teams.attacks is Attacks.MULTIPLE
    assert teams.emperors == ()


class TestRanges:
    def test_809_3a_two_for_emperors_and_one_for_generals(self) -> None:
        assert at_table("AAABBB", formato="Emperor").table.ranges == (1, 2, 1, 1, 2, 1)
        assert at_table("AAABBBCCC", formato="Emperor").table.ranges == (1, 2, 1) * 3
        assert at_table("AAABBB").table.ranges == ()

    def test_809_6a_larger_teams_reach_as_far_as_they_must(self) -> None:
        """The four of each team sit as general, emperor, general, general."""
        assert at_table("AAAABBBB", formato="Emperor").table.ranges == (1, 3, 2, 1, 1, 3, 2, 1)

    def test_809_6a_the_other_way_round_the_table(self) -> None:
        said = {"Carla": {"imperatore": "sì"}, "Gina": {"imperatore": "sì"}}
        assert at_table("AAAABBBB", formato="Emperor", said=said).table.ranges == (1, 2, 3, 1, 1, 2, 3, 1)

    def test_811_2a_two_in_alternating_teams_unless_something_else_is_said(self) -> None:
        assert at_table("ABABAB").table.ranges == (2,) * 6
        assert at_table("ABABAB", opzioni={"raggio": "illimitato"}).table.ranges == ()

    def test_801_2a_one_reaches_the_two_next_to_them_and_two_reaches_four(self) -> None:
        assert reached(at_table("......", opzioni={"raggio": 1}), 0) == {5, 0, 1}
        assert reached(at_table("......", opzioni={"raggio": 2}), 0) == {4, 5, 0, 1, 2}
        assert reached(at_table("......"), 0) == set(range(6))

    def test_801_2a_players_may_have_different_ranges(self) -> None:
        game = at_table("......", opzioni={"raggio": {"Anna": 1, "Dario": 2}})
        assert reached(game, 0) == {5, 0, 1}
        assert reached(game, 3) == {1, 2, 3, 4, 5}
        assert reached(game, 1) == set(range(6))

    def test_801_2c_the_place_of_one_who_has_left_is_closed_up(self) -> None:
        game = at_table("......", opzioni={"raggio": 1}, said={"Bruno": {"ha lasciato": "sì"}})
        assert reached(game, 0) == {5, 0, 2}


def test_805_2_the_primary_player_sits_at_the_right_of_the_team() -> None:
    """Turn order goes to the left, so that the rightmost is the first of the team; also where the seats go past the last one."""
    game = at_table("ABBA", opzioni={"turni condivisi": "sì"})
    assert game.together(PlayerId(0)) == (3, 0)
    assert game.together(PlayerId(2)) == (1, 2)
    assert at_table("ABBA").together(PlayerId(0)) == (0,)


SIX_LOSE = """\
carte: {Salasso: {tipo: Stregoneria, testo: Ogni avversario perde 3 punti vita.}}
giocatori:
- {nome: Ada, squadra: 1, mano: [Salasso]}
- {nome: Bea, squadra: 1}
- {nome: Cleo, squadra: 1}
- {nome: Dora, squadra: 2}
- {nome: Elsa, squadra: 2}
- {nome: Fay, squadra: 2}
azioni: [{lancia: Salasso, di: Ada}, risolvi]
"""


@pytest.mark.parametrize(
    ("agreed", "cited"),
    [
        ("formato: Emperor", True),
        ("formato: Emperor\nopzioni: {raggio: 2}", False),
        ("formato: squadra contro squadra\nopzioni: {raggio: 1}", False),
    ],
)
def test_809_3a_is_cited_where_the_range_of_the_variant_decides(agreed: str, cited: bool) -> None:
    made = run(parse(f"{agreed}\n{SIX_LOSE}", "prova"))
    missed = [one.step for one in made.steps if "801.10" in map(str, one.step.rules)]
    assert missed
    assert any("809.3a" in map(str, step.rules) for step in missed) is cited
