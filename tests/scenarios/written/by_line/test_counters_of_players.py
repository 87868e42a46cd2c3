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
