"""The answer says what of the course of the game is not as usual: turns, what is skipped or added, hands, day and night."""

from __future__ import annotations

import pytest

from scenarios.library import find
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import load, parse

ANSWERS = [
    ("turni-extra-in-ordine", "nell'ordine, il turno extra di Carla, il turno extra di Bruno e il turno di Bruno."),
    ("salta-due-acquisizioni", "Anna salta la sottofase di acquisizione (2 volte)."),
    ("combattimento-aggiuntivo", "Si aggiungono una fase di combattimento e una fase principale."),
    ("bersaglio-che-scompare", "è fuori fase"),
    ("notte-e-due-magie", "La notte diventa giorno, poi il giorno diventa notte."),
    ("il-monarca-colpito", "Bruno è il monarca"),
    ("mulligan-in-tre", "Si comincia: Anna con 7 carte, Bruno con 6 carte e Carla con 7 carte in mano."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "words"), ANSWERS)
def test_an_answer_tells_it(name: str, words: str) -> None:
    told = answer(run(load(find(name).path)))
    assert any(words in one for one in (*told.headline, *told.rest)), told


def test_a_game_that_goes_its_usual_way_tells_nothing_of_it() -> None:
    text = "giocatori: [{nome: Anna, grimorio: 3}, {nome: Bruno, grimorio: 3}]\nfino a: mantenimento di Bruno\n"
    told = answer(run(parse(text, "prova.yaml")))
    assert (told.headline, told.rest) == (("Si arriva alla sottofase di mantenimento di Bruno, turno 3.",), ())
