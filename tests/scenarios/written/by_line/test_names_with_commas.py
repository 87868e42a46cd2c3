"""201.2, 201.5c: names with a comma in them, as a judge's own cards have them, whole and by what stands before the comma."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.words.decisions import Purpose
from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.by_line.pieces import commas_of_names
from scenarios.written.card_source import lend_cards
from scenarios.written.load import parse_lines
from tests.scenarios.written.by_line.lending import Deck, lent

CARDS: Mapping[str, Mapping[str, Any]] = {
    "Livia, la Tessitrice": {"tipo": "Planeswalker leggendario — Livia", "fedeltà": "4"},
    "Oreste, Guida dei Valichi": {"tipo": "Creatura leggendaria — Umano", "f/c": "3/3", "costo": "2G"},
    "Oreste, Ombra di Sé": {"tipo": "Creatura leggendaria — Spirito", "f/c": "1/1", "costo": "1B"},
}


@pytest.fixture(autouse=True)
def deck() -> Iterator[None]:
    with lent({(name,): card for name, card in CARDS.items()}, "deck"):
        yield


ATTACKED = """\
Anna: 12, Orso 2/2, Oreste, Guida dei Valichi, Lupo 3/3
Bruno: Livia, la Tessitrice, Elfo 1/1
Anna attacca {} con Orso
Quanta fedeltà ha {}?
Quante creature ha Anna?
"""


@pytest.mark.parametrize("called", ["Livia, la Tessitrice", "Livia"])
def test_201_5c_a_card_is_meant_by_its_whole_name_or_by_the_beginning(called: str) -> None:
    made = parse_lines(ATTACKED.format(called, called), "t")
    assert [one.card for one in made.players[0].battlefield] == ["Orso", "Oreste, Guida dei Valichi", "Lupo"]
    assert answer(run(made)).headline == ("«Livia, la Tessitrice» ha fedeltà 2; Anna controlla 3 creature.",)


def test_601_2_a_card_in_hand_is_cast_by_the_beginning_of_its_name() -> None:
    board = "Anna in mano: Oreste, Guida dei Valichi\nBruno: 20\nAnna lancia Oreste\nDov'è Oreste?\n"
    assert answer(run(parse_lines(board, "t"))).headline == (
        "«Oreste, Guida dei Valichi» entra nel campo di battaglia.",
    )


def test_control_two_cards_that_begin_alike_are_told_apart() -> None:
    board = "Anna: Oreste, Guida dei Valichi\nBruno: Oreste, Ombra di Sé\nBruno lancia 1 danno su Oreste\n"
    with pytest.raises(ScenarioError) as caught:
        run(parse_lines(board, "t"))
    assert "oreste-guida-dei-valichi1" in str(caught.value) and "oreste-ombra-di-se1" in str(caught.value)


def test_control_where_nobody_lends_a_card_a_comma_divides() -> None:
    assert commas_of_names("Livia, la Tessitrice, Orso 2/2") == {5}
    lend_cards(None)
    assert commas_of_names("Livia, la Tessitrice, Orso 2/2") == frozenset()


ANOTHER = "Anna: Oreste, Guida dei Valichi\nBruno:\nAnna lancia {}\nChe cosa succede?\n"


@pytest.mark.parametrize("called", ["Oreste, Guida dei Valichi", "oreste, guida dei valichi", "Oreste", "oreste"])
def test_601_2a_who_casts_a_lent_card_that_is_in_play_has_another_in_hand(called: str) -> None:
    made = parse_lines(ANOTHER.format(called), "t")
    played = run(made)
    assert played.question is not None and played.question.purpose is Purpose.LEGEND_RULE


def test_control_a_lent_card_that_was_moved_before_is_the_one_that_is_cast() -> None:
    text = ANOTHER.format("Oreste").replace("Anna lancia Oreste", "Anna lancia rimbalzo su Oreste\nAnna lancia Oreste")
    made = parse_lines(text, "t")
    assert [one.card for one in made.players[0].hand] == ["rimbalzo"]


def test_201_2_a_name_with_a_comma_needs_no_capitals() -> None:
    made = parse_lines("Anna: orso 2/2, oreste, guida dei valichi TAP, lupo 3/3\nBruno: livia, la tessitrice\n", "t")
    assert [one.card for one in made.players[0].battlefield] == ["orso", "oreste, guida dei valichi", "lupo"]
    assert [one.card for one in made.players[1].battlefield] == ["livia, la tessitrice"]


@pytest.mark.parametrize("piece", ["volar 3", "velno 2", "segnalini +1/+1", "tappato"])
def test_control_what_has_neither_power_nor_a_known_name_is_no_card_without_a_capital(piece: str) -> None:
    with pytest.raises(ScenarioError, match="non è vita, veleno o squadra"):
        parse_lines(f"Anna: {piece}\nBruno:\n", "t")


def test_the_commas_of_a_long_line_are_looked_at_once_each() -> None:
    counted = Counted({}, "counted")
    lend_cards(counted)
    text = "Anna: " + ", ".join(["Orso 2/2"] * 400)
    for _ in range(5):
        assert commas_of_names(text) == frozenset()
    assert 0 < counted.asked <= 400 * 60


class Counted(Deck):
    """Counts how often it is asked."""

    asked = 0

    def is_card(self, name: str) -> bool:
        self.asked += 1
        return False
