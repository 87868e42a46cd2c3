"""122.1: a kind of counter is one kind, whether a card prints it, a board has it or somebody asks for it."""

import pytest

from scenarios.language.card_terms import COUNTERS as OF_CARDS
from scenarios.language.counters import COUNTERS
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines
from scenarios.written.notation import parse_permanent


@pytest.mark.parametrize("kind", OF_CARDS)
def test_122_1_what_people_write_is_what_cards_print(kind: str) -> None:
    assert COUNTERS.read(OF_CARDS[kind]) == COUNTERS.read(kind) == kind
    assert COUNTERS.word(kind) == OF_CARDS[kind]


def life_gained(counters: str, *, named: str) -> str:
    lines = (
        f"Anna: Leggio incantesimo con {counters}",
        f"> Sacrifica il Leggio: Guadagni X punti vita, dove X è il numero di segnalini {named} sul Leggio.",
        "Bruno: 20",
        "Anna attiva Leggio",
        "Quanta vita ha Anna?",
    )
    return " ".join(answer(run(parse_lines("\n".join(lines) + "\n", "t"))).headline)


@pytest.mark.parametrize("name", sorted({*OF_CARDS.values()} - {"fedeltà", "difesa", "sapere"}))
def test_122_1_a_text_counts_the_counters_of_a_board(name: str) -> None:
    assert "23" in life_gained(f"tre segnalini {name}", named=name)


def test_control_counters_of_another_kind_are_not_counted() -> None:
    assert "23" not in life_gained("tre segnalini piuma", named="versetto")


def test_122_1_a_kind_that_no_table_knows_is_one_kind_too() -> None:
    assert "23" in life_gained("tre segnalini zucchero", named="zucchero")


@pytest.mark.parametrize(
    "line",
    ["Mostro creatura Orrore 2/2", "Spirito creatura 2/2 Orrore Spirito", "Torre d'Oro artefatto", "Rituale Oscuro"],
)
def test_205_3_everyday_words_of_a_line_are_types_and_names_and_no_counters(line: str) -> None:
    assert not parse_permanent(line).counters


def test_control_with_the_word_they_are_counters() -> None:
    assert parse_permanent("Mostro creatura Orrore 2/2 con due segnalini orrore").counters == {"dread": 2}
    assert parse_permanent("Mostro 2/2 carica x2").counters == {"charge": 2}
