"""Names of the imported cards, offered while a line of a board is typed; without making anybody wait."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.presenters.completing import Sight, offers
from scenarios.printed.lending import LentCards
from scenarios.printed.store import FILE
from scenarios.written.card_source import lend_cards
from tests.scenarios.printed.making import bulk, imported, italian, put, scryfall

SEEN = Sight(players=("Anna", "Bruno"), objects=("Granchio",))


@pytest.fixture
def lent(tmp_path: Path) -> Iterator[LentCards]:
    cards = [
        italian(scryfall(english, number), name)
        for number, (english, name) in enumerate(
            {
                "Great Elf": "Grande Elfo",
                "Mira": "Mira, Élite del Gelo",
                "Grid": "Grata",
                "Zeta One": "Zeta Uno",
            }.items(),
            1,
        )
    ]
    token = scryfall("Gravel", 9, layout="token", set_type="token")
    imported(tmp_path / "cards", put(tmp_path, bulk(*cards, token)))
    source = LentCards(tmp_path / "cards" / FILE, tmp_path / "none")
    lend_cards(source)
    yield source
    lend_cards(None)


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("Bruno: gran", "Bruno: grande Elfo"),
        ("Bruno: Orso 2/2, 2x gran", "Bruno: Orso 2/2, 2x grande Elfo"),
        ("Anna lancia Grand", "Anna lancia Grande Elfo"),
        ("Grand", "Grande Elfo"),
        ("Bruno: Lupo 1/1, mira, elite", "Bruno: Lupo 1/1, mira, elite del Gelo"),
        ("mano: Gra", "mano: Grande Elfo"),
    ],
)
def test_a_card_of_ones_own_file_is_offered_where_a_card_can_stand(lent: LentCards, line: str, whole: str) -> None:
    assert whole in offers(line, SEEN)


def test_an_italian_name_is_offered_before_an_english_one(lent: LentCards) -> None:
    assert offers("Bruno: Zet", SEEN) == ("Bruno: Zeta Uno", "Bruno: Zeta One")
    assert offers("Bruno: Zeta O", SEEN) == ("Bruno: Zeta One",)


@pytest.mark.parametrize("line", ["> Grand", "? Grand", "Anna attacca con Grandi", "Bruno: Gr", "Bruno: Gravel"])
def test_no_card_is_offered_in_texts_in_questions_and_for_too_few_letters_and_no_token(
    lent: LentCards, line: str
) -> None:
    assert not any("Elfo" in one or "Gravel" in one for one in offers(line, SEEN))


def test_what_lies_on_the_table_is_offered_before_the_cards(lent: LentCards) -> None:
    assert offers("Anna lancia 3 danni su Gran", SEEN)[0] == "Anna lancia 3 danni su Granchio"


def test_without_cards_nothing_else_is_offered() -> None:
    assert offers("Bruno: Grand", SEEN) == ()


def test_who_types_never_waits_for_a_card_that_is_being_looked_for(lent: LentCards) -> None:
    held, go_on = threading.Event(), threading.Event()

    def look() -> None:
        with lent._one_at_a_time:
            held.set()
            go_on.wait(10)

    other = threading.Thread(target=look)
    other.start()
    try:
        assert held.wait(10)
        assert offers("Bruno: Grand", SEEN) == ()
    finally:
        go_on.set()
        other.join()
    assert offers("Bruno: Grand", SEEN) == ("Bruno: Grande Elfo",)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Bruno: Spia 1/1 tocco let", "Bruno: Spia 1/1 tocco letale"),
        ("Bruno: Spia 1/1 volare, Lupo 2/2 legame v", "Bruno: Spia 1/1 volare, Lupo 2/2 legame vitale"),
        # Longer words first: what is begun by two words is none that begins with the second.
        ("Bruno: Spia 1/1 attacco im", "Bruno: Spia 1/1 attacco improvviso"),
        ("Anna ha un Orso 2/2 vol", "Anna ha un Orso 2/2 volare"),
        # What a player does goes on with no word for what a creature is.
        ("Anna vol", ""),
    ],
)
def test_a_word_of_the_language_goes_on_that_is_several_words(typed: str, meant: str) -> None:
    assert next(iter(offers(typed, Sight(players=("Anna",)))), "") == meant
