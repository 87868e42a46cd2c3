"""807 in files: the format, its default options, who has the turn markers, and `segnaturno` in a script."""

from __future__ import annotations

import json

import pytest

from engine.state.table import Attacks, Variant
from scenarios.asked.seats import as_json, as_text, seats_of, table_of
from scenarios.laid.setup import set_up
from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.written.load import parse
from scenarios.written.model import Scenario

NAMES = [f"Posto{n}" for n in range(1, 21)]


def melee(players: int = 10, **more: object) -> Scenario:
    seats = [{"nome": name, "grimorio": 5} for name in NAMES[:players]]
    return parse(json.dumps({"formato": "Grand Melee", "giocatori": seats, **more}, ensure_ascii=False), "prova")


def holders(scenario: Scenario) -> list[str]:
    game = set_up(scenario)
    return [game.player(one.holder).name for one in game.markers]


def fault(scenario: Scenario) -> str:
    with pytest.raises(ScenarioError) as found:
        set_up(scenario)
    return found.value.faults[0].message


class TestTheTable:
    def test_807_2_the_default_options_are_range_1_and_attack_left(self) -> None:
        table = set_up(melee()).table
        assert (table.variant, table.attacks, table.deploy) == (Variant.GRAND_MELEE, Attacks.LEFT, False)
        assert table.ranges == (1,) * 10

    def test_807_2_others_are_decided_before_play(self) -> None:
        assert set_up(melee(opzioni={"raggio": 2})).table.ranges == (2,) * 10

    def test_807_4_control_a_free_for_all_of_ten_has_no_marker(self) -> None:
        seats = [{"nome": name} for name in NAMES[:10]]
        other = parse(json.dumps({"formato": "tutti contro tutti", "giocatori": seats}), "prova")
        assert holders(other) == []

    @pytest.mark.parametrize(("players", "count"), [(16, 4), (15, 3), (3, 1)])
    def test_807_4a_as_many_markers_as_there_are_full_four_players(self, players: int, count: int) -> None:
        assert holders(melee(players)) == NAMES[: 4 * count : 4]

    def test_807_4a_twenty_sit_here_as_at_any_table(self) -> None:
        assert len(holders(melee(20))) == 5
        others = [{"nome": f"Posto{n}"} for n in range(21)]
        assert len(set_up(parse(json.dumps({"giocatori": others[:20]}), "prova")).players) == 20
        with pytest.raises(ScenarioError, match="i giocatori sono 21: ne servono da 2 a 20"):
            parse(json.dumps({"giocatori": others}), "prova")

    def test_807_4_a_file_says_who_has_the_markers(self) -> None:
        scenario = melee(turno={"di": "Posto7", "segnaturno": ["Posto2", "Posto7"]})
        game = set_up(scenario)
        assert (holders(scenario), game.attended, game.turn.active) == (["Posto2", "Posto7"], 2, 6)

    @pytest.mark.parametrize(
        ("said", "words"),
        [
            ({"segnaturno": ["Posto1"]}, "con 10 giocatori i segnaturno sono 2, di giocatori diversi (807.4a)"),
            ({"segnaturno": ["Posto1", "Posto1"]}, "con 10 giocatori i segnaturno sono 2, di giocatori diversi (807.4a)"),
            ({"di": "Posto3", "segnaturno": ["Posto1", "Posto5"]}, "è il turno di «Posto3», che allora ha un segnaturno (807.4)"),
        ],
    )  # fmt: skip
    def test_807_4a_markers_that_cannot_be_so_are_refused(self, said: dict[str, object], words: str) -> None:
        assert fault(melee(turno=said)) == words

    def test_807_4_markers_are_of_grand_melee_alone(self) -> None:
        seats = [{"nome": name} for name in NAMES[:4]]
        other = parse(json.dumps({"giocatori": seats, "turno": {"segnaturno": ["Posto1"]}}), "prova")
        assert fault(other) == "solo in Grand Melee ci sono i segnaturno (807.4)"


class TestTheScript:
    def test_807_5_segnaturno_looks_at_the_turn_of_who_has_one(self) -> None:
        found = run(melee(azioni=["segnaturno Posto5", {"vai a": "inizio combattimento"}]))
        assert (found.final.turn.active, found.final.attended) == (4, 2)

    def test_807_4_the_step_of_a_player_is_sought_in_the_turn_of_their_marker(self) -> None:
        found = run(melee(azioni=[{"vai a": "sottofase finale", "turno di": "Posto5"}]))
        assert (found.final.turn.active, found.final.attended) == (4, 2)
        assert found.final.courses[0].turn.active == 0

    def test_807_4_who_has_no_marker_is_told_who_has(self) -> None:
        with pytest.raises(ScenarioError) as found:
            run(melee(azioni=["segnaturno Posto3"]))
        said = found.value.faults[0].message
        assert said == "«Posto3» non ha un segnaturno: ce l'hanno Posto1 e Posto5 (807.4)"


def test_807_5a_posti_shows_markers_and_who_gets_priority() -> None:
    found = seats_of(table_of("Anna Bruno Carla Dario Elsa Fabio Gina Hugo", "grand melee"))
    line = "Segnaturno 2: Elsa [807.4b]; per la sua pila ricevono priorità Elsa, Fabio e Dario [807.5a]."
    assert line in as_text(found)
    assert as_json(found)["segnaturno"] == [
        {"numero": 1, "chi": "Anna", "priorità": ["Anna", "Bruno", "Hugo"]},
        {"numero": 2, "chi": "Elsa", "priorità": ["Elsa", "Fabio", "Dario"]},
    ]


def test_807_4_control_posti_shows_none_elsewhere() -> None:
    assert "Segnaturno" not in as_text(seats_of(table_of("Anna Bruno Carla", "tutti contro tutti")))
