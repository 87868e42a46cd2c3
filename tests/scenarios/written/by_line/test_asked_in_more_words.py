"""What people ask in words of their own is answered for what they mean, and never with something else as if it were that."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import Answer, answer
from scenarios.written.load import parse_lines

_WALKER = "Anna: Orso 2/2\nBruno: Saggia planeswalker 3, Lupo 2/2\nAnna attacca Saggia con Orso\n"
_HERALD = """Anna: Araldo 1/1, Orso 2/2
> Quando Araldo muore, crea due pedine creatura Soldato 1/1.
Bruno: Lupo 3/3
Bruno lancia 3 danni su Araldo
"""
_QUEEN = "Anna: Regina leggendaria 3/3\nmano: Regina\nBruno: 20\nAnna lancia Regina\n"


def _asked(question: str, lines: str) -> Answer:
    return answer(run(parse_lines(f"{lines}{question}", "t")))


@pytest.mark.parametrize("question", ["Orso attacca Bruno?", "Chi attacca Orso?", "Che cosa attacca Orso?"])
def test_508_1b_what_something_attacks_is_not_whether_it_could_attack_somebody_else(question: str) -> None:
    assert _asked(question, _WALKER).headline[0] == "«Orso» attacca «Saggia»."


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Quanti Soldati ci sono?", "Ci sono 2 «Soldato» sul campo di battaglia."),
        ("Quanti Soldato ha Anna?", "Anna controlla 2 «Soldato»."),
        ("Quante creature sono morte?", "«Araldo» muore."),
        ("Quale abilità si innesca?", "Si innesca l'abilità di «Araldo»."),
        ("Bruno va a 18?", "Bruno resta a 20 punti vita."),
        ("Quanti danni ha Orso?", "«Orso» non ha danno."),
        ("La partita finisce?", "La partita è in corso."),
        ("Bruno uccide Araldo?", "«Araldo» muore."),
    ],
)
def test_what_is_asked_in_other_words_means_the_same(question: str, said: str) -> None:
    assert _asked(question, _HERALD).headline[0] == said


def test_201_2_a_card_said_by_a_name_alone_is_the_one_of_that_name_that_is_described() -> None:
    cards = parse_lines(_QUEEN, "t").cards
    assert [*cards] == ["Regina"] and str(cards["Regina"].type_line) == "Creatura Leggendaria"
    told = _asked("Chi sceglie quale resta?", _QUEEN)
    assert told.headline[0] == "Anna sceglie quale permanente leggendario tenere (704.5j)."
    assert _asked("Che regola si applica?", _QUEEN).rules[0] == "704.5j"


def test_control_704_5j_of_two_players_each_keeps_their_own() -> None:
    told = _asked("Quante Regine restano?", "Anna: Regina leggendaria 3/3\nBruno: Regina\n")
    assert told.headline[0] == "Ci sono 2 «Regina» sul campo di battaglia."
