"""`judge carta confronta` and `judge carta leggi --inglese`: two texts of one card, and whether they say the same."""

from __future__ import annotations

import json

import pytest

from judge.cli import cli
from judge.diagnostics import Exit
from scenarios.cardtext.oracle.reading import read_oracle as by_entries
from tests.judge.calling import judge, runner
from tests.scenarios.printed.making import bulk, italian, put, scryfall

SPARK = scryfall("Spark", type_line="Instant", mana_cost="{R}", oracle_text="Spark deals 3 damage to any target.")
OWL = scryfall("Grey Owl", oracle_text="Flying\nWhen this creature enters, draw a card.")
MOLE = scryfall("Mole", oracle_text="Whenever this creature dances, turn around.")
CARDS = [
    SPARK,
    italian(SPARK, "Scintilla", "La Scintilla infligge 3 danni a un qualsiasi bersaglio.", "Istantaneo"),
    OWL,
    italian(OWL, "Gufo Grigio", "Volare\nQuando il Gufo Grigio entra, puoi pescare una carta."),
    MOLE,
    italian(MOLE, "Talpa", "Volare"),
]


@pytest.fixture
def cards(tmp_path):
    done = judge("carta", "importa", str(put(tmp_path, bulk(*CARDS), "a.json")))
    assert done.exit_code == 0, done.stderr


def test_two_texts_that_say_the_same_are_witnesses(cards) -> None:
    done = judge("carta", "confronta", "scintilla")
    assert done.exit_code == 0, done.stderr
    assert "Scintilla (Spark): i due testi dicono lo stesso." in done.stdout


def test_control_two_texts_that_differ_are_shown_as_differing(cards) -> None:
    done = judge("carta", "confronta", "gufo", "grigio")
    assert done.exit_code == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert "i due testi NON dicono lo stesso" in said
    assert "secondo il testo italiano: " in said
    assert "secondo il testo inglese: " in said
    assert "Volare" not in said
    assert "si sa perché: stampa più vecchia: dice «puoi», il testo Oracle no." in said


def test_a_text_that_is_not_understood_is_no_witness(cards) -> None:
    done = judge("carta", "confronta", "talpa")
    said = " ".join(done.stdout.split())
    assert "il testo inglese non è capito" in said
    assert "dances, turn around" in said


def test_without_a_name_all_are_counted_and_those_that_differ_listed(cards) -> None:
    data = json.loads(judge("carta", "confronta", "--json").stdout)
    assert [one["nome"] for one in data["facce"]] == ["Gufo Grigio"]
    assert data["conti"] == {
        "uguali": 1,
        "uguali allora": 0,
        "diversi": 1,
        "solo italiano": 1,
        "solo inglese": 0,
        "nessuno": 0,
    }
    assert "Facce con tutti e due i testi: 3" in judge("carta", "confronta").stdout


def test_a_name_of_no_card_is_one_message(cards) -> None:
    done = judge("carta", "confronta", "Nessuno Così")
    assert done.exit_code == 2
    assert "nessuna carta importata si chiama" in done.stderr


def test_without_imported_cards_is_one_message() -> None:
    done = judge("carta", "confronta")
    assert done.exit_code != 0
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("When Grey Owl enters, draw a card.", "uguali"),
        ("When Grey Owl dies, draw a card.", "diversi"),
        ("Hello.", "solo italiano"),
    ],
)
def test_a_text_that_is_typed_is_compared(english: str, said: str) -> None:
    done = judge(
        "carta", "leggi", "Quando il Gufo entra, pesca una carta.", "--nome", "Gufo", "--tipo", "Creatura — Uccello",
        "--inglese", english, "--nome-inglese", "Grey Owl",
    )  # fmt: skip
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout)["confronto"]["testi"] == said


def test_a_stream_has_its_comparisons_and_lines_without_english_none() -> None:
    face = {"name_it": "Gufo", "type_it": "Creatura — Uccello", "text_it": "Volare"}
    lines = [{**face, "name_en": "Owl", "text_en": "Flying"}, face]
    done = judge("carta", "leggi", "-", typed="\n".join(map(json.dumps, lines)))
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["confronto"]["testi"] == "uguali"
    assert "confronto" not in second


def test_a_card_that_the_program_fails_at_ends_no_list(cards, monkeypatch) -> None:
    def read_oracle(name, text, looks):
        if name == "Mole":
            raise LookupError(name)
        return by_entries(name, text, looks)

    monkeypatch.setattr("scenarios.printed.witness.read_oracle", read_oracle)
    done = runner().invoke(cli, ["carta", "confronta", "--json"])
    assert done.exit_code == Exit.BROKEN
    assert json.loads(done.stdout)["conti"]["uguali"] == 1
    assert "Talpa: errore del programma" in done.stderr
