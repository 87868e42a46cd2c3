"""What is so of several is said once of all: who attacks, who is dealt damage, who leaves, and how often an ability triggers."""

import pytest

from scenarios.played.run import run
from scenarios.told.steps import sentence
from scenarios.told.telling import all_at_once
from scenarios.written.load import parse_lines


@pytest.mark.parametrize(
    ("clauses", "told"),
    [
        (["«Orso» attacca Bruno", "«Lupo» attacca Bruno"], ["«Orso» e «Lupo» attaccano Bruno"]),
        (["«Orso» attacca Bruno", "«Lupo» attacca Carla"], ["«Orso» attacca Bruno", "«Lupo» attacca Carla"]),
        (
            ["«Gelo» infligge 2 danni a «Orso»", "«Gelo» infligge 2 danni a «Lupo» (mio)", "«Gelo» infligge 2 danni ad Anna"],
            ["«Gelo» infligge 2 danni a «Orso», a «Lupo» (mio) e ad Anna"],
        ),
        (
            ["«Pioggia» infligge 2 danni a «Orso»", "«Pioggia» infligge 3 danni a «Lupo»"],
            ["«Pioggia» infligge 2 danni a «Orso»", "«Pioggia» infligge 3 danni a «Lupo»"],
        ),
        (["Anna perde 1 punto vita", "Bruno perde 1 punto vita"], ["Anna e Bruno perdono 1 punto vita ciascuno"]),
        (["Anna perde 1 punto vita", "Bruno perde 2 punti vita"], ["Anna perde 1 punto vita", "Bruno perde 2 punti vita"]),
        (["per Anna la partita è patta", "per Bruno la partita è patta"], ["per Anna e Bruno la partita è patta"]),
        (["Anna lascia la partita", "«Orso» lascia la partita"], ["Anna e «Orso» lasciano la partita"]),
        (
            ["si rimuove 1 segnalino +1/+1 da «Orso» (704.5q)", "si rimuove 1 segnalino -1/-1 da «Orso» (704.5q)"],
            ["si rimuovono 1 segnalino +1/+1 e 1 segnalino -1/-1 da «Orso» (704.5q)"],
        ),
        (["si rimuove 1 segnalino scudo da «Orso»"], ["si rimuove 1 segnalino scudo da «Orso»"]),
        (["«Orso» si trasforma", "«Lupo» si trasforma"], ["«Orso» si trasforma", "«Lupo» si trasforma"]),
    ],
)  # fmt: skip
def test_clauses_that_say_the_same_of_several(clauses: list[str], told: list[str]) -> None:
    assert all_at_once(clauses) == told


def test_603_2c_an_ability_that_triggers_several_times_is_told_once_with_all_its_rules() -> None:
    board = (
        "Anna: Lapide incantesimo\n> Ogniqualvolta una creatura muore, ogni avversario perde 1 punto vita.\n"
        "Bruno: Orso 2/2, Lupo 2/2\nAnna in mano: Rovina stregoneria\n> Distruggi tutte le creature.\nAnna lancia Rovina\n"
    )
    made = run(parse_lines(board, "prova.tavolo"))
    (told,) = [sentence(one.step, made.people) for one in made.steps if one.step.triggered]
    assert "Si innesca 2 volte l'abilità di «Lapide»" in told and told.endswith("(603.2, 603.10a, 603.2c).")
    alone = run(parse_lines(board.replace(", Lupo 2/2", ""), "prova.tavolo"))
    (once,) = [sentence(one.step, alone.people) for one in alone.steps if one.step.triggered]
    assert "Si innesca l'abilità di «Lapide»" in once and "603.2c" not in once
