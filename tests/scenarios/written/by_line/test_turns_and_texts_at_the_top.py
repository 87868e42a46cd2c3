"""102.1, 201.2: who sits by having the turn, and a text said of one of several cards that lie in a line."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from scenarios.written.model import Scenario


def board_of(*lines: str) -> Scenario:
    return parse_lines("\n".join(lines), "tavolo")


def asked(*lines: str) -> str:
    return " ".join(ruling(run(board_of(*lines))).answer)


def test_102_1_whoever_has_the_turn_sits_at_the_table() -> None:
    board = (
        "turno di Bruno",
        "Anna: 20",
        "Anna lancia Dardo istantaneo su Bruno",
        "> 3 danni a un giocatore",
        "Vita di Bruno?",
    )
    assert "17" in asked(*board)
    said = asked("turno di Bruno", "Anna: Elfo 1/1", "Di chi è il turno?")
    assert "Bruno" in said


def test_102_1_control_a_slip_of_a_name_seats_nobody() -> None:
    with pytest.raises(ScenarioError, match="Brunno"):
        board_of("turno di Brunno", "Anna: 20", "Bruno: 20", "Vita di Bruno?")


def test_a_text_is_of_the_card_on_the_table_that_is_named_before_it() -> None:
    board = (
        "Anna: Elfo 1/1, Becchino 1/1",
        "carta: Becchino",
        "> Quando muore un'altra creatura ci metti un segnalino +1/+1",
    )
    assert "2" in asked(*board, "Bruno: 20", "muore Elfo", "Che forza ha il Becchino?")
    with pytest.raises(ScenarioError, match="sopra ci sono più carte"):
        board_of(board[0], board[2], "Bruno: 20", "muore Elfo")


def test_control_a_card_that_lies_nowhere_still_needs_its_type() -> None:
    with pytest.raises(ScenarioError, match="manca il tipo"):
        board_of("Anna: Elfo 1/1", "carta: Becchino", "> Quando muore pesca una carta", "Bruno: 20")


def test_500_1_a_turn_that_is_said_twice_above_everything_says_how_it_passes() -> None:
    board = ("turno di Anna", "Anna: Orso 2/2", "Bruno: Lupo 2/2", "turno di Bruno", "Di chi è il turno?")
    with pytest.raises(ScenarioError, match="fine turno"):
        board_of(*board)
    passed = (*board[:3], "fine turno", *board[3:])
    assert "Bruno" in asked(*passed)


TAXED = (
    "turno di Anna",
    "Anna: Gendarme 2/1 «Le magie dei tuoi avversari costano {1} in più»",
    "Bruno: Montagna; mano: Dardo istantaneo costo=R «3 danni a chi vuoi»",
)


def test_601_2f_what_a_spell_costs_in_all_is_said_at_the_top() -> None:
    enough = (*TAXED[:2], TAXED[2].replace("Montagna", "2x Montagna"))
    said = asked(*enough, "Bruno lancia Dardo su Gendarme", "Si può fare?")
    assert said.startswith("Sì, pagando {1}{R} in tutto (601.2f)")
    assert asked(*TAXED, "Bruno lancia Dardo su Gendarme", "Si può fare?").startswith("No: "), "control: 601.2h"


def test_601_2f_control_without_what_raises_it_nothing_is_said_of_the_cost() -> None:
    said = asked("turno di Anna", "Anna: Gendarme 2/1", TAXED[2], "Bruno lancia Dardo su Gendarme", "Si può fare?")
    assert said.startswith("Sì: ")


def test_601_2h_control_where_mana_is_counted_it_decides() -> None:
    said = asked("conta il mana", *TAXED, "Bruno lancia Dardo su Gendarme", "Si può fare?")
    assert "no" in said.lower() and "601.2h" in said


def test_508_1h_what_attacking_costs_is_said_at_the_top() -> None:
    board = (
        "turno di Bruno",
        "Anna: Muro incantesimo «Le creature non ti possono attaccare se chi le controlla non paga 2 per ognuna»",
    )
    said = asked(*board, "Bruno: Orso 2/2", "Bruno attacca con Orso", "Si può fare?")
    assert said.startswith("Sì, pagando {2} in tutto (508.1h)")
