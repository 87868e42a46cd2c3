"""608.2h: 'for each creature they control' is another number for each of several players, in every verb that has a number."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_TABLE = """carta: Prova stregoneria
> {text}
Anna: Orso 2/2, Lupo 1/1; mano: Prova, Sasso artefatto, Sasso artefatto
grimorio: 9
Bruno: Gatto 2/2; mano: Sasso artefatto
grimorio: 9
Carla: 20; mano: Sasso artefatto
grimorio: 9
Anna lancia Prova
{asked}
"""
_LIFE = "Quanta vita ha Anna? Quanta vita ha Bruno? Quanta vita ha Carla?"
_HANDS = "Quante carte ha Anna in mano? Quante carte ha Bruno in mano? Quante carte ha Carla in mano?"
_LIBRARIES = (
    "Quante carte ha Anna nel grimorio? Quante carte ha Bruno nel grimorio? Quante carte ha Carla nel grimorio?"
)
_TOKENS = "Quante pedine ha Anna? Quante pedine ha Bruno? Quante pedine ha Carla?"


def values(text: str, asked: str) -> list[object]:
    lines = _TABLE.format(text=text, asked=asked)
    return [one.value for one in answer(run(parse_lines(lines, "prova"))).asked]


@pytest.mark.parametrize(
    ("text", "asked", "theirs"),
    [
        ("Ogni giocatore perde 1 punto vita per ogni creatura che controlla.", _LIFE, [18, 19, 20]),
        ("Ogni giocatore perde punti vita pari al numero di creature che controlla.", _LIFE, [18, 19, 20]),
        ("Ogni avversario perde 1 punto vita per ogni creatura che controlla.", _LIFE, [20, 19, 20]),
        ("Ogni giocatore guadagna 1 punto vita per ogni creatura che controlla.", _LIFE, [22, 21, 20]),
        ("Prova infligge 1 danno a ogni giocatore per ogni creatura che controlla.", _LIFE, [18, 19, 20]),
        ("Prova infligge a ogni avversario danno pari al numero di creature che controlla.", _LIFE, [20, 19, 20]),
        ("Ogni giocatore perde 1 punto vita per ogni carta nella sua mano.", _LIFE, [18, 19, 19]),
        ("Ogni giocatore pesca una carta per ogni creatura che controlla.", _HANDS, [4, 2, 1]),
        ("Ogni giocatore scarta una carta per ogni creatura che controlla.", _HANDS, [0, 0, 1]),
        ("Ogni giocatore macina una carta per ogni creatura che controlla.", _LIBRARIES, [7, 8, 9]),
        (
            "Ogni giocatore crea una pedina creatura Spirito 1/1 bianca per ogni creatura che controlla.",
            _TOKENS,
            [2, 1, 0],
        ),
    ],
)
def test_608_2h_each_of_them_has_a_number_of_their_own(text: str, asked: str, theirs: list[object]) -> None:
    assert values(text, asked) == theirs


@pytest.mark.parametrize(
    ("text", "asked", "all_of_them"),
    [
        ("Ogni giocatore perde 1 punto vita per ogni creatura che controlli.", _LIFE, [18, 18, 18]),
        ("Prova infligge 1 danno a ogni giocatore per ogni creatura che controlli.", _LIFE, [18, 18, 18]),
        ("Ogni giocatore pesca una carta per ogni creatura che controlli.", _HANDS, [4, 3, 3]),
    ],
)
def test_109_5_control_what_you_control_is_one_number_for_all(text: str, asked: str, all_of_them: list[object]) -> None:
    assert values(text, asked) == all_of_them


@pytest.mark.parametrize(
    "text",
    [
        "Prova infligge 1 danno a ogni creatura per ogni creatura che controlla.",
    ],
)
def test_what_nothing_carries_out_for_each_of_them_is_not_read(text: str) -> None:
    made = run(parse_lines(_TABLE.format(text=text, asked=_LIFE), "prova"))
    assert made.not_understood
