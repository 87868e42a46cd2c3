"""122.1: counters that players have: asked for, and laid down with what else a line says of a player."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

TABLE = "Anna: 20\nsegnalini: energia 2\nBruno: 20, veleno 3\nsegnalini: radiazione 2, esperienza 1\nBruno: Orso 2/2 +1/+1x2\n"


def _answer(text: str) -> str:
    return ruling(run(parse_lines(text, "tavolo"))).answer[0]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Quanti segnalini radiazione ha Bruno?", "Bruno ha 2 segnalini radiazione."),
        ("Quanti segnalini esperienza ha Bruno?", "Bruno ha 1 segnalino esperienza."),
        ("Quanti segnalini veleno ha Bruno?", "Bruno ha 3 segnalini veleno."),
        ("Quanti segnalini energia ha Bruno?", "Bruno non ha segnalini energia."),
        ("Quanti segnalini di energia ha ancora Anna?", "Anna ha 2 segnalini energia."),
        ("Quanti segnalini energia restano ad Anna?", "Anna ha 2 segnalini energia."),
        ("Quanta energia ha Anna?", "Anna ha 2 segnalini energia."),
        ("? segnalini energia di Anna", "Anna ha 2 segnalini energia."),
        ("? segnalini veleno di Bruno", "Bruno ha 3 segnalini veleno."),
    ],
)
def test_122_1_counters_of_a_kind_that_players_have_are_asked_of_players(asked: str, told: str) -> None:
    assert _answer(TABLE + asked) == told


def test_control_122_1_other_kinds_are_asked_of_objects() -> None:
    assert _answer(f"{TABLE}Quanti segnalini +1/+1 ha l'Orso?") == "«Orso» ha 2 segnalini +1/+1."
    with pytest.raises(ScenarioError, match="«Orso» non è un giocatore"):
        parse_lines(f"{TABLE}Quanti segnalini energia ha Orso?", "tavolo")


@pytest.mark.parametrize(
    "said",
    [
        "Anna: energia 2, Orso 2/2",
        "Anna: Orso 2/2, energia 2, Lupo 1/1",
        "Anna: 20, due segnalini energia",
        "Anna: 20, 2 segnalini di energia, Orso 2/2",
        "Anna: segnalini energia 2, esperienza 3",
        "Anna: energia x2",
        "Anna ha due segnalini energia",
        "Anna ha energia 2",
        "Anna ha 20 punti vita e due segnalini energia",
        "Anna ha Orso 2/2 e due segnalini energia",
        "Anna: 20\nsegnalini: energia 2",
        "Anna: 20, energia 2\nsegnalini: veleno 3",
    ],
)
def test_122_1_counters_are_laid_down_among_what_is_said_of_their_player(said: str) -> None:
    player = parse_lines(f"{said}\nBruno: 20", "tavolo").players[0]
    assert player.counters["energy"] == 2
    assert not any(card.counters for card in player.battlefield)


@pytest.mark.parametrize(
    "said", ["veleno 3", "3 veleno", "tre segnalini veleno", "segnalini veleno 3", "segnalini di veleno: 3"]
)
def test_122_1f_poison_is_what_a_file_has_a_field_for(said: str) -> None:
    player = parse_lines(f"Anna: 20, {said}, Orso 2/2\nBruno: 20", "tavolo").players[0]
    assert (player.poison, player.counters) == (3, {})
    below = parse_lines("Anna: 20\nsegnalini: veleno 3, energia 1\nBruno: 20", "tavolo").players[0]
    assert (below.poison, below.counters) == (3, {"energy": 1})


@pytest.mark.parametrize("said", ["Anna: energia 2, 3 segnalini energia", "Anna: 20, veleno 2\nsegnalini: veleno 3"])
def test_control_122_1_a_kind_is_said_once(said: str) -> None:
    with pytest.raises(ScenarioError, match=r"c'è già|si dicono con «veleno»"):
        parse_lines(f"{said}\nBruno: 20", "tavolo")


def test_control_122_1_a_card_keeps_its_name_and_its_own_counters() -> None:
    player = parse_lines("Anna: Energia 2/2, Orso 2/2, due segnalini +1/+1\nBruno: 20", "tavolo").players[0]
    assert [card.card for card in player.battlefield] == ["Energia", "Orso"]
    assert player.battlefield[1].counters == {"+1/+1": 2}
    assert player.counters == {}
