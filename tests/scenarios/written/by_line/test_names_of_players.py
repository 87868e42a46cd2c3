"""102.1, 119.1: what stands before a colon is a player's name alone; what people say beside it is said of the player."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.written.load import parse_lines

_BOARD = "Anna: 4 Isola\n{}: Saggio 2/2\n? di chi è Saggio"


@pytest.mark.parametrize(
    "heading",
    ["Bruno", "Bruno ha", "Bruno controlla", "Bruno possiede", "Bruno ha in campo", "Campo Bruno", "campo di Bruno"],
)
def test_a_verb_or_a_zone_beside_a_name_is_no_part_of_it(heading: str) -> None:
    scenario = parse_lines(_BOARD.format(heading), "tavolo")
    assert [one.name for one in scenario.players] == ["Anna", "Bruno"]


@pytest.mark.parametrize(
    "heading", ["Bruno ha in mano", "mano Bruno", "in mano Bruno", "Mano Bruno", "mano di Bruno", "Bruno mano"]
)
def test_so_is_one_of_the_hand(heading: str) -> None:
    bruno = parse_lines(_BOARD.format(heading), "tavolo").players[1]
    assert bruno.name == "Bruno" and bruno.hand and not bruno.battlefield


@pytest.mark.parametrize(
    "heading",
    [
        "Bruno (12)",
        "Bruno (12 vita)",
        "Bruno, 12",
        "Bruno, 12 punti vita",
        "Bruno a 12",
        "Bruno è a 12",
        "Bruno 12 PV",
        "Bruno - 12 vite",
    ],
)
def test_a_number_set_apart_from_a_name_is_life(heading: str) -> None:
    bruno = parse_lines(_BOARD.format(heading), "tavolo").players[1]
    assert (bruno.name, bruno.life) == ("Bruno", 12)
    assert bruno.battlefield


@pytest.mark.parametrize("heading", ["Giocatore 1", "Bruno 2", "Bruno della Rovere", '"Bruno ha"', "Bruno-Maria"])
def test_a_number_or_a_particle_may_be_part_of_a_name(heading: str) -> None:
    assert parse_lines(_BOARD.format(heading), "tavolo").players[1].name == heading.strip('"')


@pytest.mark.parametrize("heading", ["Bruno e Carla", "Bruno, attivo", "Bruno = 12", "Bruno molto forte"])
def test_what_is_no_name_is_no_player(heading: str) -> None:
    with pytest.raises(ScenarioError, match=r"2:1: .*virgolette"):
        parse_lines(_BOARD.format(heading), "tavolo")
