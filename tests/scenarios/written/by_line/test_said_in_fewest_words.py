"""Boards in the fewest words: a player who is only named, subtypes as a card prints them, what is said with an action below it."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines


def answer(board: str) -> str:
    return ruling(run(parse_lines(board, "tavolo"))).answer[0]


@pytest.mark.parametrize("opponent", ["Bruno", "Bruno:", '"Bruno"', "Bruno: 20"])
def test_102_1_a_line_that_is_a_name_is_a_player(opponent: str) -> None:
    board = f"Anna: Orso 2/2\n{opponent}\nBruno lancia 3 danni su Orso\nMuore l'Orso?\n"
    assert answer(board) == "«Orso» muore."


def test_102_1_what_stands_below_a_name_is_theirs() -> None:
    board = (
        "Anna\nmano: Dardo istantaneo\n> Dardo infligge 2 danni a un qualsiasi bersaglio.\n"
        "Bruno\nOrso 2/2\nAnna lancia Dardo su Orso\nMuore l'Orso?\n"
    )
    assert answer(board) == "«Orso» muore."
    seated = parse_lines(board, "tavolo").players
    assert [one.name for one in seated] == ["Anna", "Bruno"] and len(seated[1].battlefield) == 1


def test_102_1_a_third_player_is_one_who_acts() -> None:
    board = "Anna\nBruno\nCarla\nCarla lancia 3 danni a Bruno\nQuanta vita ha Bruno?\n"
    assert [one.name for one in parse_lines(board, "tavolo").players] == ["Anna", "Bruno", "Carla"]


@pytest.mark.parametrize("name", ["Orzo", "Foresta"])
def test_control_a_card_alone_in_its_line_is_no_player(name: str) -> None:
    board = f"Anna: Orso 2/2\nBruno: 20\n{name}\nBruno lancia 3 danni su Orso\nMuore l'Orso?\n"
    if name == "Foresta":
        assert [one.name for one in parse_lines(board, "tavolo").players] == ["Anna", "Bruno"]
    else:
        with pytest.raises(ScenarioError, match="la carta «Orzo» non è definita"):
            parse_lines(board, "tavolo")


def test_control_a_card_described_elsewhere_is_no_player() -> None:
    board = "Anna:\nScudo\ncarta: Scudo artefatto\n> I permanenti che controlli hanno anti-malocchio.\nBruno: 20\n"
    assert [one.name for one in parse_lines(board, "tavolo").players] == ["Anna", "Bruno"]


@pytest.mark.parametrize(
    ("kind", "size"), [("creatura Elfo Druido 1/1", "2/2"), ("1/1 Elfo", "2/2"), ("creatura Goblin 1/1", "1/1")]
)
def test_205_3_a_subtype_as_a_card_prints_it(kind: str, size: str) -> None:
    board = f"Anna: Re 2/2\n> Gli Elfi che controlli prendono +1/+1.\nAnna: Scudiero {kind}\nBruno\nQuanto è grande lo Scudiero?\n"
    assert answer(board) == f"«Scudiero» è {size}."


@pytest.mark.parametrize("dash", ["-", "—", "–", ""])
def test_205_3a_a_dash_stands_before_subtypes(dash: str) -> None:
    board = f"Anna: Orso 3/3, Rocca battaglia {dash} Assedio difesa 5\nBruno\nAnna attacca Rocca con Orso\n"
    assert answer(f"{board}Quanta difesa ha Rocca?\n") == "«Rocca» ha 2 segnalini difesa."


@pytest.mark.parametrize(("x", "size"), [(3, "3/3"), (1, "1/1")])
def test_601_2b_what_is_said_with_an_action_may_stand_below_it(x: int, size: str) -> None:
    board = (
        "Anna\nmano: Idra creatura 0/0 {X}{G}\n> L'Idra entra con X segnalini +1/+1.\nBruno\n"
        f"Anna lancia Idra\nx: {x}\nQuanto è grande l'Idra?\n"
    )
    assert answer(board) == f"«Idra» è {size}."


@pytest.mark.parametrize(("divided", "life"), [("2 a Orso, 1 a Bruno", "19"), ("{orso: 1, Bruno: 2}", "18")])
def test_601_2d_a_division_below_its_spell(divided: str, life: str) -> None:
    board = (
        "Anna\nmano: Schegge istantaneo\n"
        "> Schegge infligge 3 danni divisi a tua scelta tra un qualsiasi numero di bersagli.\n"
        f"Bruno: Orso 2/2\nAnna lancia Schegge\nbersagli: Orso e Bruno\ndividi: {divided}\nQuanta vita ha Bruno?\n"
    )
    assert answer(board) == f"Bruno passa da 20 a {life} punti vita."


@pytest.mark.parametrize("spell", ["distruzione", "esilio", "rimbalzo"])
def test_115_1_what_is_said_by_what_it_does_alone_targets_any_permanent(spell: str) -> None:
    board = f"Anna: Gnomo artefatto\nBruno\nBruno lancia {spell} su Gnomo\nDov'è lo Gnomo?\n"
    assert "resta sul campo" not in answer(board)
    assert answer(board.replace("artefatto", "artefatto velo")).startswith("Bruno non può")
