"""201.2: permanents are counted by a name of several words, those of one player alone."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

POND = """\
carta: Rana di Palude creatura — Rana 2/2
carta: Stagno {1}{G} stregoneria
> Crea due pedine che sono copie di una creatura bersaglio.
Anna: 3 Rana di Palude, Rana di Bosco 1/1
Anna: in mano: Rana di Palude
Bruno: Rana di Palude
"""


def answer(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(f"{POND}{lines}\n", "tavolo"))).answer)


@pytest.mark.parametrize(
    "asked",
    [
        "Quanti Rana di Palude ha Anna?",
        "Quante Rana di Palude controlla Anna?",
        "quante rana di palude ha anna?",
        "Quante Rana di Palude ha Anna in campo?",
        "Quante Rana di Palude controlla in gioco Anna?",
        "Anna quante Rana di Palude controlla?",
        "Quante Rana di Palude restano ad Anna alla fine?",
    ],
)
def test_201_2_those_of_a_name_that_one_player_controls(asked: str) -> None:
    assert "Anna controlla 3 «" in answer(asked), "neither that in hand, nor the other player's, nor another frog"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Quante Rana di Palude ha Bruno?", "Bruno controlla un solo «Rana di Palude»"),
        ("Quante Rana di Palude ci sono?", "Ci sono 4 «Rana di Palude»"),
        ("Quante Rana di Bosco ha Anna?", "Anna controlla un solo «Rana di Bosco»"),
        ("Quante Rana di Bosco ha Bruno?", "Bruno non controlla"),
        ("Quante creature ha Anna?", "Anna controlla 4 creature"),
    ],
)
def test_201_2_control_another_name_or_player_is_counted_apart(asked: str, told: str) -> None:
    assert told in answer(asked)


def test_707_2_copies_have_the_name_too() -> None:
    assert "Anna controlla 5 «Rana di Palude»" in answer(
        "Anna lancia Stagno su Rana di Palude di Bruno\nrisolvi\nQuante Rana di Palude ha Anna?"
    )


@pytest.mark.parametrize(
    "asked",
    [
        "Quante Rana di Palude ha Anna in mano?",
        "Quante copie di Rana di Palude ha Anna?",
        "Quante Rana di Palude TAPpate ha Anna?",
    ],
)
def test_control_what_is_not_all_of_a_name_in_play_is_not_taken_for_it(asked: str) -> None:
    with pytest.raises(ScenarioError):
        answer(asked)
