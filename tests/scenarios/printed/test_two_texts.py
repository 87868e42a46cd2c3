"""108.1: a card of which a file has the Italian and the Oracle text plays by what is understood; where they differ, by Oracle."""

from __future__ import annotations

import pytest

from scenarios.asked.exploring import report as exploring_report
from scenarios.asked.exploring.explore import explore
from scenarios.played.run import Outcome, run
from scenarios.printed import corrections
from scenarios.printed.enclosing import enclosed
from scenarios.printed.lending import LentCards
from scenarios.printed.store import FILE
from scenarios.told.report import as_json, as_text
from scenarios.written.card_source import lend_cards
from scenarios.written.load import parse
from scenarios.written.printed_text import lend
from scenarios.written.text_faults import text_faults
from scenarios.written.two_texts import forget
from tests.scenarios.printed.making import bulk, imported, italian, put, scryfall
from tests.scenarios.written.test_printed_text import Memory

OWL = scryfall("Grey Owl", oracle_text="Flying\nWhen this creature enters, you gain 2 life.")
MOLE = scryfall("Mole", oracle_text="When this creature enters, you gain 2 life.")
NEWT = scryfall("Newt", oracle_text="When this creature enters, you gain 2 life.")
TOAD = scryfall("Toad", oracle_text="When this creature enters, you gain 2 life.")
SNAIL = scryfall("Snail", oracle_text="When this creature enters, turn around twice.")
CARDS = [
    OWL,
    italian(OWL, "Gufo Grigio", "Volare\nQuando il Gufo Grigio entra, guadagni 2 punti vita."),
    MOLE,
    italian(MOLE, "Talpa", "Quando la Talpa fa capolino, guadagni 2 punti vita."),
    NEWT,
    italian(NEWT, "Tritone", "Quando il Tritone entra, puoi guadagnare 2 punti vita."),
    TOAD,
    SNAIL,
    italian(SNAIL, "Lumaca", "Quando la Lumaca entra, guadagni 2 punti vita."),
]


@pytest.fixture
def cards(tmp_path):
    imported(tmp_path, put(tmp_path, bulk(*CARDS)))
    lend_cards(LentCards(tmp_path / FILE, tmp_path / corrections.FILE))
    yield tmp_path
    lend_cards(None)


def entering(name: str):
    """Anna's creature of that name enters, and what it does resolves."""
    return parse(
        f"giocatori:\n  - {{nome: Anna, mano: [{name}]}}\n  - {{nome: Bruno}}\n"
        f"azioni:\n  - {{lancia: {name}, di: Anna}}\n  - risolvi\n  - risolvi\n"
        "attese:\n  - {giocatore: Anna, vita: 22}\n",
        "prova",
    )


def told(name: str) -> tuple[Outcome, bool, str]:
    played = run(entering(name))
    return played.outcome, all(check.vera for check in played.checks), " ".join(as_text(played).split())


def test_108_1_two_texts_that_agree_are_told_as_two_witnesses(cards) -> None:
    outcome, true, text = told("Gufo Grigio")
    assert (outcome, true) == (Outcome.COMPLETE, True)
    assert "«Gufo Grigio»: il testo italiano e quello Oracle dicono lo stesso." in text


def test_108_1_where_the_italian_text_is_not_understood_the_oracle_text_is_followed(cards) -> None:
    outcome, true, text = told("Talpa")
    assert (outcome, true) == (Outcome.COMPLETE, True)
    assert "«Talpa»: del testo italiano non è capito «" in text
    assert "è seguito quello Oracle" in text


def test_108_1_where_both_say_something_else_oracle_counts_and_the_difference_is_told(cards) -> None:
    outcome, true, text = told("Tritone")
    assert (outcome, true) == (Outcome.COMPLETE, True)
    assert "«Tritone»: il testo italiano dice altro (stampa più vecchia: dice «puoi», il testo Oracle no)" in text


def test_a_card_that_was_never_printed_in_italian_is_played_by_its_oracle_text(cards) -> None:
    outcome, true, text = told("Toad")
    assert (outcome, true) == (Outcome.COMPLETE, True)
    assert "nessun testo italiano nel file" in text


def test_control_an_oracle_text_that_is_not_understood_leaves_the_italian_one(cards) -> None:
    outcome, true, text = told("Lumaca")
    assert (outcome, true) == (Outcome.COMPLETE, True)
    assert "Oracle dicono lo stesso" not in text
    assert "è seguito quello Oracle" not in text


@pytest.mark.parametrize("name", ["Gufo Grigio", "Talpa", "Tritone", "Toad"])
def test_a_scenario_with_its_cards_inside_follows_the_same_text(cards, name) -> None:
    text = (
        f"giocatori:\n  - {{nome: Anna, mano: [{name}]}}\n  - {{nome: Bruno}}\n"
        f"azioni:\n  - {{lancia: {name}, di: Anna}}\n  - risolvi\n  - risolvi\n"
    )
    lent = parse(text, "prova")
    whole = enclosed(text, lent)
    lend_cards(None)
    alone = parse(whole, "prova")
    assert [step.step for step in run(alone).steps] == [step.step for step in run(lent).steps]


WRITTEN = """
giocatori:
  - {nome: Anna, campo: [Rana]}
  - {nome: Bruno}
carte:
  Rana:
    tipo: Creatura — Rana
    f/c: 1/1
    nome inglese: Frog
    testo inglese:
      - Flying
      - %s
"""


def test_a_file_may_give_the_english_text_of_a_card_alone() -> None:
    scenario = parse(WRITTEN % "When Frog enters, draw a card.", "prova")
    read = scenario.cards["Rana"].read("Rana")
    assert (len(read.abilities), read.fragments, read.by_oracle) == (2, (), True)
    assert list(text_faults(scenario)) == []


def test_control_what_of_it_is_not_understood_is_told_with_its_place() -> None:
    (fault,) = text_faults(parse(WRITTEN % "When Frog enters, hop.", "prova"))
    assert (fault.line, "hop" in fault.message) == (12, True)


def test_a_reading_of_two_texts_comes_back_from_the_shelf_as_it_was(cards) -> None:
    shelf = Memory()
    forget()
    lend(shelf)
    try:
        first = entering("Talpa").cards["Talpa"].read("Talpa")
        forget()
        again = entering("Talpa").cards["Talpa"].read("Talpa")
    finally:
        lend(None)
        forget()
    assert first == again
    assert again.beside is not None
    assert [one.text for one in again.beside.unread] == [one.text for one in first.beside.unread] != []


def test_108_1_data_and_the_list_of_outcomes_say_which_text_is_followed(cards) -> None:
    followed = "«Talpa»: del testo italiano non è capito «"
    assert [one for one in as_json(run(entering("Talpa")))["carte_da"] if one.startswith(followed)]
    explored = explore(entering("Talpa"))
    assert followed in exploring_report.as_text(explored, "prova")
    assert [one for one in exploring_report.as_json(explored)["carte_da"] if one.startswith(followed)]
