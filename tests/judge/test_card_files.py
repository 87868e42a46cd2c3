"""`judge carta importa` and what follows it: cards shown, searched, corrected, and named in scenarios, from the command line."""

from __future__ import annotations

import json

import pytest

from tests.judge.calling import judge
from tests.scenarios.printed.making import bulk, italian, put, scryfall

BOLT = scryfall(
    "Spark",
    type_line="Instant",
    mana_cost="{R}",
    oracle_text="Spark deals 3 damage to any target.",
    released_at="2024-01-01",
)
OWL = scryfall("Grey Owl")
CARDS = [
    BOLT,
    italian(
        BOLT,
        "Scintilla",
        "La Scintilla infligge 3 danni a un qualsiasi bersaglio.",
        "Istantaneo",
        released_at="2001-01-01",
    ),
    OWL,
    italian(OWL, "Gufo Grigio", "Volare\nFai una capriola."),
]
RULING = {
    "object": "ruling",
    "oracle_id": OWL["oracle_id"],
    "published_at": "2020-02-02",
    "comment": "It \x1b[31mflies.",
}
BOARD = """\
giocatori:
  - {nome: Anna, mano: [spark]}
  - {nome: Bruno, campo: [Orso 2/2]}
azioni:
  - {lancia: spark, di: Anna, bersagli: [orso]}
  - risolvi
attese:
  - {oggetto: orso, zona: cimitero}
"""


@pytest.fixture
def cards(tmp_path):
    done = judge(
        "carta", "importa", str(put(tmp_path, bulk(*CARDS), "a.json")), str(put(tmp_path, bulk(RULING), "b.json"))
    )
    assert done.exit_code == 0, done.stderr
    return tmp_path


def test_an_import_says_what_it_took_and_data_what_is_there(cards) -> None:
    done = judge("carta", "dati")
    assert "Ci sono 2 carte" in done.stdout
    data = json.loads(judge("carta", "dati", "--json").stdout)
    assert (data["carte"], data["con_testo_italiano"], data["stampa_vecchia"], data["ruling"]) == (2, 2, 1, 1)
    assert [one["nome"] for one in data["file"]] == ["scryfall italiano", "scryfall-rulings"]


def test_without_cards_every_command_says_how_to_begin() -> None:
    assert "Non è importata nessuna carta" in judge("carta", "dati").stdout
    for words in (("mostra", "x"), ("cerca", "x"), ("rimuovi", "x")):
        done = judge("carta", *words)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "judge carta importa" in done.stderr
    assert judge("carta", "rimuovi", "--tutto").exit_code == 0


def test_what_is_left_out_is_told_and_the_command_ends_with_2(tmp_path) -> None:
    many = [scryfall(f"Card {n}", n) for n in range(120)]
    done = judge("carta", "importa", str(put(tmp_path, bulk(*many, {**OWL, "name": 3}))))
    assert done.exit_code == 2
    assert "120 carte lette" in done.stdout
    assert "riga 122: il campo name è un numero" in done.stderr


@pytest.mark.parametrize("typed", ["gufo grigio", "Grey Owl", "gufo", "gufo grgio"])
def test_a_card_is_shown_with_both_texts_what_is_read_and_its_rulings(cards, typed) -> None:
    done = judge("carta", "mostra", *typed.split())
    assert done.exit_code == 0, done.stderr
    for words in (
        "Gufo Grigio (Grey Owl)",
        "Italiano stampato (INV 1 2020)",
        "[702.9]",
        "Del testo italiano non è capito «Fai una capriola»; è seguito quello Oracle",
        "Flying",
    ):
        assert words in done.stdout
    assert "It flies." in done.stdout
    assert "\x1b" not in done.stdout


def test_a_card_as_data(cards) -> None:
    found = json.loads(judge("carta", "mostra", "scintilla", "--json").stdout)
    assert (found["italiano_piu_vecchio"], found["italiano_del"], found["legalita"]["legacy"]) == (
        True,
        "2001-01-01",
        "banned",
    )
    (face,) = found["facce"]
    assert face["capito"]
    assert face["abilita"][0]["regole"] == ["113.3a"]
    assert face["italiano"]["testo"].startswith("La Scintilla")


def test_what_is_no_card_is_told_with_the_nearest(cards) -> None:
    done = judge("carta", "mostra", "qqqqqq")
    assert (done.exit_code, done.stdout) == (2, "")
    done = judge("carta", "mostra", "i")
    assert done.exit_code == 2


def test_cards_are_searched(cards) -> None:
    assert judge("carta", "cerca", "o:capriola").stdout == "Gufo Grigio (Grey Owl)  {1}{G}  Creatura — Elfo\n"
    found = json.loads(judge("carta", "cerca", "mv>=0", "--numero", "1", "--json").stdout)
    assert (found["quante"], len(found["carte"])) == (2, 1)
    assert judge("carta", "cerca", "t:drago").stderr == "Nessuna carta è così.\n"
    assert judge("carta", "cerca", "zz:1").exit_code == 2


def test_a_scenario_names_cards_and_can_be_sent_with_them(cards) -> None:
    board = cards / "board.yaml"
    board.write_text(BOARD, "utf-8")
    done = judge("scenario", "esegui", str(board))
    assert done.exit_code == 0, done.stderr
    assert "Scintilla: testo italiano di INV 2001, più vecchio dell'ultima stampa (2024)" in done.stdout
    whole = judge("scenario", "completa", str(board))
    assert whole.exit_code == 0, whole.stderr
    assert judge("carta", "rimuovi", "--tutto").exit_code == 0
    assert judge("scenario", "esegui", str(board)).exit_code == 2
    assert judge("scenario", "esegui", "-", typed=whole.stdout).exit_code == 0


def test_a_correction_is_made_listed_shared_and_taken_away(cards) -> None:
    board = cards / "board.yaml"
    board.write_text(BOARD, "utf-8")
    done = judge("carta", "correggi", "spark", "--testo", "La Scintilla infligge 1 danno a un qualsiasi bersaglio.")
    assert (done.exit_code, done.stdout) == (0, "Corretta: Scintilla.\n")
    assert (
        "Correzione tua di «Scintilla», che vale al posto del file: testo: La Sci"
        in judge("carta", "mostra", "spark").stdout
    )
    done = judge("scenario", "esegui", str(board))
    assert done.exit_code == 1
    assert "Scintilla: con una correzione tua del" in done.stdout
    shared = judge("carta", "correzioni", "esporta", "--autore", "Carla").stdout
    assert judge("carta", "correzioni", "togli", "SCINTILLA").exit_code == 0
    assert judge("scenario", "esegui", str(board)).exit_code == 0
    assert judge("carta", "correzioni", "importa", str(put(cards, shared.encode(), "c.yaml"))).exit_code == 0
    assert "di Carla" in judge("carta", "correzioni", "elenco").stdout
    assert "con una correzione di Carla" in judge("scenario", "esegui", str(board)).stdout
    other = shared.replace("1 danno", "2 danni").encode()
    assert judge("carta", "correzioni", "importa", str(put(cards, other, "c.yaml"))).exit_code == 2
    assert judge("carta", "correzioni", "importa", str(cards / "c.yaml"), "--sostituisci").exit_code == 0
    (kept,) = json.loads(judge("carta", "correzioni", "elenco", "--json").stdout)
    assert kept["carta"]["testo"].startswith("La Scintilla infligge 2")


@pytest.mark.parametrize(
    ("words", "typed", "told"),
    [
        (("spark",), "", "--testo"),
        (("spark", "--testo", "x", "--da", "-"), "", "--testo"),
        (("spark", "--da", "-"), "", "vuoto"),
        (("spark", "--da", "-"), "[a]", "campi della carta"),
        (("spark", "--da", "-"), "abilita: [{boh: 1}]", "la correzione non va"),
        (("spark", "--da", "missing.yaml"), "", "missing.yaml"),
        (("nessuna", "--testo", "Volare"), "", "serve anche il tipo"),
    ],
)
def test_a_correction_that_is_wrong_is_told_and_not_kept(cards, words, typed, told) -> None:
    done = judge("carta", "correggi", *words, typed=typed)
    assert done.exit_code == 2
    assert told in done.stderr
    assert "Non c'è nessuna correzione" in judge("carta", "correzioni", "elenco").stdout


def test_files_are_taken_away_by_their_name(cards) -> None:
    assert judge("carta", "rimuovi", "scryfall-rulings").exit_code == 0
    assert json.loads(judge("carta", "dati", "--json").stdout)["ruling"] == 0
    done = judge("carta", "rimuovi", "scryfal italiano")
    assert done.exit_code == 2
    assert "scryfall italiano" in done.stderr
