"""The rest of a word that is being typed: what can stand there, and nothing that only the end of the situation would tell."""

from __future__ import annotations

import pytest

from scenarios.played.run import Run, run
from scenarios.training.completing import Completing
from scenarios.training.problems import Asks, problems
from scenarios.written.load import parse
from tests.scenarios.training.boards import about

BOARD = """
titolo: Due muoiono
chiede: [zona di orso, controllore di muro, vita di Anna, innescate, cimitero di Bruno, volare di muro, colori di orso]
carte:
  Veglia:
    tipo: Incantesimo
    abilità:
      - {quando: {muore: {tipo: creatura}}, effetto: [{crea: {nome: Zombie, tipo: Creatura — Zombie, f/c: 2/2}}], testo: "Zombie."}
  Marea:
    tipo: Istantaneo
    costo: R
    abilità: [{effetto: [{infliggi: 2, a: {ogni: {tipo: creatura}}}], testo: "Due danni a ogni creatura."}]
giocatori:
  - {nome: Anna, campo: [Orso 2/2, Veglia], mano: [Marea]}
  - {nome: Bruno, campo: [Elfo 1/1, Muro 0/4 difensore]}
azioni: [{lancia: Marea, di: Anna}, risolvi, risolvi 2]
"""


@pytest.fixture(scope="module")
def made() -> Run:
    return run(parse(BOARD, "prova"))


@pytest.mark.parametrize(
    ("asked", "typed", "rest"),
    [
        ("In quale zona", "cim", "itero"),
        ("In quale zona", "CAMPO", " di battaglia"),
        ("In quale zona", "orc", ""),
        ("Chi controlla", "b", "runo"),
        ("vanno in pila", "veg", "lia"),
        ("vanno in pila", "veglia ab", "ilità 1"),
        ("vanno in pila", "veglia abilità 1, v", "eglia"),
        ("nel cimitero", "Orso, e", "lfo"),
        ("ha volare", "s", "ì"),
        ("Di quali colori", "rosso, ver", "de"),
        ("In quale zona", "", ""),
        ("In quale zona", "cimitero, ", ""),
        ("azioni generate dallo stato", "704.5g or", "so"),
        ("azioni generate dallo stato", "704", ""),
        ("azioni generate dallo stato", "704.", "1"),
        ("azioni generate dallo stato", "704.5", "a"),
        ("azioni generate dallo stato", "999.1", ""),
        ("Quale regola", "603.1", "0"),
        ("Quanti punti vita", "7", ""),
    ],
)
def test_a_word_is_completed_where_it_can_stand(made: Run, asked: str, typed: str, rest: str) -> None:
    assert Completing(made).rest(about(made, asked), typed) == rest


def test_numbers_of_rules_are_not_completed_with_a_closed_book(made: Run) -> None:
    rule = next(one for one in problems(made) if one.asks is Asks.RULE)
    assert Completing(made).rest(rule, "603.1")
    assert Completing(made, rules=False).rest(rule, "603.1") == ""


def test_what_comes_into_being_later_is_no_word_and_no_word_depends_on_the_answer(made: Run) -> None:
    shorter = run(parse(BOARD.replace("[{lancia: Marea, di: Anna}, risolvi, risolvi 2]", "[]"), "prova"))
    for one in problems(made):
        words = Completing(made).words(one)
        assert "Zombie" not in words
        for other in (other for other in problems(shorter) if other.prompt == one.prompt):
            assert Completing(shorter).words(other) == words
