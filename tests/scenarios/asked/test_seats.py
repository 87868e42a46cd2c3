"""800-811: what the seats come to, in words and as data: the same table under one variant and another."""

from __future__ import annotations

import json

import pytest

from scenarios.asked.seats import as_json, as_text, seats_of, table_of
from scenarios.language.errors import ScenarioError
from tests.judge.calling import judge

SIX = "Anna Bruno Carla Dario Elsa Fabio"


def told(names: str, form: str = "") -> str:
    return as_text(seats_of(table_of(names, form)))


def test_809_the_seats_of_emperor_say_who_reaches_and_attacks_whom() -> None:
    text = told(SIX, "Emperor")
    assert (
        "Bruno (squadra 1: con Carla e Anna, imperatore)\n  raggio 2: Bruno, Carla, Dario, Fabio e Anna [801.2]" in text
    )
    assert "  può attaccare: nessuno [809.3c]\n  non può attaccare: Dario e Fabio [809.3c]" in text
    assert "Può cominciare: Bruno ed Elsa [809.4]." in text
    assert "Le creature si schierano presso un compagno [804.2]." in text


def test_808_the_same_seats_without_emperors() -> None:
    text = told(SIX, "squadra contro squadra")
    assert "raggio" not in text
    assert "804.2" not in text
    assert "Bruno (squadra 1: con Carla e Anna)\n  può attaccare: Dario, Elsa e Fabio [802.2]" in text
    assert "[808.4]" in text


def test_811_4_in_alternating_teams_there_are_two_neighbours() -> None:
    seats = {one["chi"]: one for one in as_json(seats_of(table_of(SIX, "squadre alterne")))["posti"]}
    assert seats["Anna"]["attacca"] == ["Bruno", "Fabio"]
    assert seats["Anna"]["non_attacca"] == [{"chi": "Dario", "regola": "801.3"}]
    assert seats["Anna"]["distanze"] == {"Anna": 0, "Bruno": 1, "Carla": 2, "Dario": 3, "Elsa": 2, "Fabio": 1}


def test_805_4_103_1a_shared_turns_are_taken_by_teams() -> None:
    data = as_json(seats_of(table_of("Anna Bruno Carla Dario", "2HG")))
    assert data["turni"] == [["Anna", "Bruno"], ["Carla", "Dario"]]
    assert data["comincia"] == {"chi": ["Anna", "Carla"], "regola": "103.1a"}
    alone = as_json(seats_of(table_of("Anna Bruno Carla Dario")))
    assert alone["turni"] == [["Anna"], ["Bruno"], ["Carla"], ["Dario"]]


def test_teams_are_said_with_the_names() -> None:
    assert "Variante: squadre alterne [811.1]." in told("Anna:1 Bruno:2 Carla:1 Dario:2")
    assert "Variante: squadra contro squadra [808.1]." in told("Anna:1 Bruno:1 Carla:2 Dario:2")
    with pytest.raises(ScenarioError, match=r"808\.2"):
        told("Anna:1 Bruno:2 Carla:1 Dario:3")


def test_the_command_says_the_seats_of_a_file_or_of_names() -> None:
    called = judge("scenario", "posti", "--posti", SIX, "--formato", "imperatore")
    assert called.stdout == told(SIX, "Emperor")
    data = json.loads(judge("scenario", "posti", "gigante-a-tre-teste", "--json").stdout)
    assert data["variante"] == "Two-Headed Giant"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "serve un tavolo"),
        (("gigante-a-tre-teste", "--posti", "Anna Bruno"), "serve un tavolo"),
        (("gigante-a-tre-teste", "--formato", "2HG"), "solo con --posti"),
        (("--posti", "Anna Bruno", "--formato", "imperatre"), "forse «imperatore»?"),
        (("--posti", "Anna"), "ne servono da 2 a 20"),
    ],
)
def test_what_is_no_table_is_refused(arguments: tuple[str, ...], message: str) -> None:
    called = judge("scenario", "posti", *arguments)
    assert called.exit_code == 2
    assert message in called.stderr
