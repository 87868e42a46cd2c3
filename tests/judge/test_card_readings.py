"""What the engine read in imported cards is kept by engine and by file of cards, and used instead of reading anew."""

from __future__ import annotations

import sqlite3

import pytest

from judge import card_readings, paths, preparing
from judge.card_readings import FILE, CardReadings, ReadCard
from scenarios.written import printed_text, two_texts
from scenarios.written.cards import Card
from scenarios.written.rules_text import RulesText
from scenarios.written.two_texts import forget
from tests.judge.calling import judge
from tests.scenarios.printed.making import bulk, italian, put, scryfall

OWL = scryfall("Grey Owl", oracle_text="Flying")
CAT = scryfall("Red Cat", oracle_text="Turn a somersault.")
BLANK = scryfall("Blank")
FOREIGN = scryfall("Foreign", oracle_text="Turn two somersaults.")
CARDS = [
    OWL,
    italian(OWL, "Gufo", "Volare"),
    CAT,
    italian(CAT, "Gatto", "Fai una capriola."),
    {**BLANK, "oracle_text": ""},
    FOREIGN,
]
GUFO = {
    "tipo": "Creatura — Elfo",
    "costo": "{1}{G}",
    "f/c": "2/2",
    "testo": RulesText(("Volare",), printed=True, day="2020-01-01"),
    "nome inglese": "Grey Owl",
    "testo inglese": RulesText(("Flying",), printed=True),
}
"""As an imported card says it: its text knows when it was printed."""


@pytest.fixture
def cards(tmp_path):
    done = judge("carta", "importa", str(put(tmp_path, bulk(*CARDS))))
    assert done.exit_code == 0
    forget()
    yield tmp_path
    printed_text.lend(None)


def read_with(shelf, monkeypatch):
    """A card read with a shelf while the engine cannot read anything."""

    def never(*_):
        raise AssertionError("read anew")

    forget()
    printed_text.lend(shelf)
    with monkeypatch.context() as patched:
        patched.setattr(printed_text, "_read", never)
        patched.setattr(two_texts, "_read_oracle", never)
        return Card.model_validate(GUFO).read("Gufo")


def test_all_cards_are_read_once_and_data_says_how_many(cards) -> None:
    assert "lette dal motore: 0 carte" in judge("carta", "dati").stdout
    done = judge("carta", "prepara", "--processi", "1")
    assert done.stdout == "Lette: 4 carte; in tutto 4 carte, 2 capite per intero.\n"
    assert "lette dal motore: 4 carte, 2 capite per intero" in judge("carta", "dati").stdout
    assert judge("carta", "prepara").stdout.startswith("Lette: 0 carte; in tutto 4 carte")


def test_a_board_takes_what_was_read(cards, monkeypatch) -> None:
    shelf = CardReadings(paths.cache())
    with pytest.raises(AssertionError):
        read_with(shelf, monkeypatch)
    judge("carta", "prepara", "--processi", "1")
    shelf.close()
    assert read_with(shelf, monkeypatch).fragments == ()


def test_with_another_engine_all_is_read_anew(cards, monkeypatch) -> None:
    judge("carta", "prepara", "--processi", "1")
    assert preparing.standing() == (4, 4, 2)
    monkeypatch.setattr(card_readings, "fingerprint", lambda: "new")
    assert preparing.standing() == (4, 0, 0)
    assert judge("carta", "prepara", "--processi", "1").stdout.startswith("Lette: 4 carte")


def test_another_file_of_cards_is_read_again(cards) -> None:
    judge("carta", "prepara", "--processi", "1")
    judge("carta", "importa", str(put(cards, bulk(*CARDS, scryfall("New")))))
    assert preparing.standing() == (5, 0, 0)


def test_a_damaged_cache_costs_time_and_nothing_else(cards) -> None:
    judge("carta", "prepara", "--processi", "1")
    (paths.cache() / FILE).write_bytes(b"nothing at all" * 99)
    assert preparing.standing() == (4, 0, 0)
    assert judge("carta", "mostra", "gufo").exit_code == 0
    assert judge("carta", "prepara", "--processi", "1").stdout.startswith("Lette: 4 carte")
    assert preparing.standing() == (4, 4, 2)


def test_two_do_not_read_at_once(cards) -> None:
    from ruletext.files import locked

    with locked(paths.made(paths.cache()) / preparing.LOCK, 0.0):
        done = judge("carta", "prepara")
    assert (done.exit_code, done.stdout) == (2, "")


def test_reading_without_cards_says_how_to_begin() -> None:
    assert judge("carta", "prepara").exit_code == 2
    assert preparing.standing() is None
    assert not preparing.in_background()


def test_what_is_kept_is_whole_or_not_there(tmp_path) -> None:
    shelf = CardReadings(tmp_path)
    shelf.keep("a", [ReadCard(1, True, (("00" * 32, "x"),)), ReadCard(2, False, ())])
    assert shelf.find("00" * 32) == "x"
    assert (shelf.read_of("a"), shelf.read_of("b")) == ({1: True, 2: False}, {})
    with pytest.raises((sqlite3.Error, ValueError)):
        shelf.keep("a", [ReadCard(3, True, (("no number", "x"),))])
    assert shelf.read_of("a") == {1: True, 2: False}
    shelf.close()


@pytest.mark.slow
def test_several_processes_read_the_same(cards) -> None:
    many = [
        one for n in range(130) for one in (scryfall(f"C{n}"), italian(scryfall(f"C{n}"), f"Carta {n}", "Travolgere"))
    ]
    judge("carta", "importa", str(put(cards, bulk(*many))))
    assert (
        judge("carta", "prepara", "--processi", "2").stdout
        == "Lette: 130 carte; in tutto 130 carte, 130 capite per intero.\n"
    )
