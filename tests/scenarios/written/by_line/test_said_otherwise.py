"""What is said at a table in another way than a file says it, and what it is all the same."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.by_line.writing import lines_of_file
from scenarios.written.load import parse_lines
from scenarios.written.model import Scenario


def board(*lines: str) -> Scenario:
    return parse_lines("\n".join(lines) + "\nBruno: 20\n", "t")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Anna: 1 vita", "Anna: 1"),
        ("Anna: 17 punti vita; Orso 2/2", "Anna: 17, Orso 2/2"),
        ("Anna: a 3 PV, 4 segnalini veleno", "Anna: vita 3, veleno 4"),
        ("Anna: Orso 2/2 con due segnalini +1/+1 e un segnalino -1/-1", "Anna: Orso 2/2 +1/+1x2 -1/-1"),
        (
            "Anna: Orso 2/2; mano: Lupo 2/2, Elfo 1/1; esilio: Re 1/1",
            "Anna: Orso 2/2\nmano: Lupo 2/2, Elfo 1/1\nesilio: Re 1/1",
        ),
        ("Anna: mano: Lupo 2/2", "Anna:\nmano: Lupo 2/2"),
        ("Anna: 5, mano Lupo 2/2, Elfo 1/1", "Anna: 5\nmano: Lupo 2/2, Elfo 1/1"),
        ("Anna: 5, Orso 2/2, grimorio: 3", "Anna: 5, Orso 2/2, grimorio 3"),
    ],
)
def test_what_a_player_has_may_be_said_in_one_line(said: str, plain: str) -> None:
    assert board(said).players == board(plain).players


@pytest.mark.parametrize(
    ("line", "place", "told"),
    [
        ("Anna: mano: Lupo 2/2; mano: Elfo 1/1", "t:1:23", "«mano» di Anna c'è già"),
        ("Anna: Orso 2/2 con due segnalini", "t:1:24", "manca il tipo di segnalino"),
    ],
)
def test_control_what_is_said_twice_or_by_half_is_told_with_its_place(line: str, place: str, told: str) -> None:
    with pytest.raises(ScenarioError) as error:
        board(line)
    assert place in str(error.value) and told in str(error.value)


DUEL = (
    "Anna: Vipera 2/2 tocco letale travolgere\nBruno: Muro 0/8\nAnna attacca con Vipera\nBruno blocca Vipera con Muro\n"
)


def test_510_1c_who_assigns_damage_says_how_much_to_whom() -> None:
    assert (
        parse_lines(f"{DUEL}Anna assegna 1 a Muro, 1 a Bruno\n", "t").script
        == parse_lines(f"{DUEL}risposta: {{di: Anna, danno: {{Muro: 1, Bruno: 1}}}}\n", "t").script
    )


def test_control_who_assigns_a_thing_attaches_it() -> None:
    seats = "Anna: Orso 2/2, Spada artefatto\nBruno: 20\n"
    written = parse_lines(f"{seats}- {{evento: {{assegna: Spada, a: Orso}}}}\n", "t")
    assert parse_lines(f"{seats}assegna Spada a Orso\n", "t").script == written.script


DRAWS = "Anna: Martire 1/1\n> Quando il Martire muore, pesca una carta.\nBruno: 20\nmuore Martire\n? chi vince\n"


def test_121_4_nobody_loses_by_drawing_from_a_library_of_which_nothing_was_said() -> None:
    assert "non vince nessuno" in " ".join(ruling(run(parse_lines(DRAWS, "t"))).answer).lower()


@pytest.mark.parametrize("empty", ["grimori: vuoti\n", "Anna: grimorio 0\n"])
def test_121_4_control_who_says_that_it_is_empty_loses(empty: str) -> None:
    assert "Vince Bruno" in " ".join(ruling(run(parse_lines(empty + DRAWS, "t"))).answer)


def test_what_a_file_has_not_said_of_a_library_is_said_in_lines_to_be_empty() -> None:
    told = lines_of_file("giocatori: [{nome: Anna, campo: [Orso 2/2]}, Bruno]\n")
    assert "grimori: vuoti" in told
    assert all(not player.library for player in parse_lines(told, "t").players)
    assert "grimori:" not in lines_of_file("giocatori: [{nome: Anna, grimorio: 3}, {nome: Bruno, grimorio: 4}]\n")


def test_control_of_libraries_nothing_else_is_said_so() -> None:
    with pytest.raises(ScenarioError, match="«vuoti»"):
        parse_lines(f"grimori: pieni\n{DRAWS}", "t")


def test_707_2_what_is_a_copy_is_said_as_it_is() -> None:
    with pytest.raises(ScenarioError, match="una copia si scrive com'è adesso"):
        board("Anna: Clone 0/0 copia di Orso")


def test_510_1c_the_word_damage_may_be_said_with_its_number() -> None:
    assert (
        parse_lines(f"{DUEL}Anna assegna 1 danno a Muro, 1 danno a Bruno\n", "t").script
        == parse_lines(f"{DUEL}Anna assegna 1 a Muro, 1 a Bruno\n", "t").script
    )


def test_601_2c_a_target_is_named_after_a_as_after_su() -> None:
    said = "Anna:\nmano: Fulmine istantaneo\nBruno: 20\nAnna lancia Fulmine %s Bruno\n"
    assert parse_lines(said % "a", "t").script == parse_lines(said % "su", "t").script
