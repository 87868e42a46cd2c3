"""201.2: a part of a name means the one thing that has it, in what is done, asked, aimed at and answered."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines, understood

BOARD = """\
Anna: Zanna di Palude 3/3 tocco letale, Custode 0/4 difensore
Bruno: Lupo della Brughiera Alta 2/2, Corvo Grigio 1/1 volare
"""


def said(lines: str, board: str = BOARD) -> tuple[str, ...]:
    return ruling(run(parse_lines(board + lines, "t"))).answer


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        (
            "Anna attacca con la Zanna\nBruno blocca la Zanna con il Lupo\nMuore il Lupo? Dov'è la Zanna?\n",
            "Anna attacca con Zanna di Palude\nBruno blocca Zanna di Palude con Lupo della Brughiera Alta\n"
            "Muore il Lupo della Brughiera Alta? Dov'è la Zanna di Palude?\n",
        ),
        (
            "Anna lancia 2 danni su Brughiera Alta\nMuore il Lupo?\n",
            "Anna lancia 2 danni su Lupo della Brughiera Alta\nMuore il Lupo della Brughiera Alta?\n",
        ),
        (
            "Anna attacca con la Zanna\nBruno può bloccare la Zanna con il Corvo?\n",
            "Anna attacca con Zanna di Palude\nBruno può bloccare Zanna di Palude con Corvo Grigio?\n",
        ),
        ("Che forza ha il Corvo?\n", "Che forza ha il Corvo Grigio?\n"),
        (
            "Anna lancia Guardia del Ponte 2/2\nDov'è la Guardia?\n",
            "Anna lancia Guardia del Ponte 2/2\nDov'è la Guardia del Ponte?\n",
        ),
    ],
)
def test_201_2_a_part_of_a_name_is_what_alone_has_it(short: str, whole: str) -> None:
    assert said(short) == said(whole)


def test_control_where_several_have_it_the_error_lists_them() -> None:
    with pytest.raises(ScenarioError, match="«Zanna» può essere «Zanna di Palude» o «Zanna Nera»"):
        said("Anna attacca con la Zanna\n", BOARD.replace("Custode", "Zanna Nera"))
    with pytest.raises(ScenarioError, match="«Zanna» può essere"):
        said("Muore la Zanna?\n", BOARD.replace("Custode", "Zanna Nera"))


AMBIGUOUS = BOARD.replace("Custode", "Zanna Nera") + "Anna attacca con Zanna di Palude\n"


@pytest.mark.parametrize(
    "asked",
    [
        "Il Lupo può bloccare Zanna?",
        "? Lupo può bloccare Zanna",
        "Zanna può attaccare?",
        "Chi può bloccare Zanna?",
        "Anna può lanciare 3 danni su Zanna?",
        "Anna può attaccare con Zanna?",
        "Anna può attivare Zanna?",
        "Bruno può bloccare Zanna con Lupo?",
        "Può attaccare Zanna?",
        "Zanna può bloccare?",
    ],
)
def test_201_2_what_may_be_done_with_a_word_of_several_names_is_a_fault_of_its_line(asked: str) -> None:
    with pytest.raises(ScenarioError, match="«Zanna» può essere «Zanna di Palude» o «Zanna Nera»") as told:
        said(f"{asked}\n", AMBIGUOUS)
    assert told.value.faults[0].line == 4


def test_201_2_what_stands_below_such_a_question_is_done_all_the_same() -> None:
    lines = "Bruno può bloccare Zanna con Lupo?\nBruno blocca Zanna di Palude con Lupo della Brughiera Alta\n"
    assert len(understood(AMBIGUOUS + lines, "t").lines.root["azioni"]) == 2


def test_control_with_the_whole_name_it_is_answered() -> None:
    assert said("Bruno può bloccare Zanna di Palude con Lupo?\n", AMBIGUOUS)[0].startswith("Sì")


@pytest.mark.parametrize("near", ["Zann", "Palud", "Zanne", "di", "Lupa"])
def test_201_2_a_near_miss_stays_a_fault(near: str) -> None:
    with pytest.raises(ScenarioError):
        said(f"Che forza ha il {near}?\n")


def test_201_2_what_a_word_names_whole_is_meant_before_what_has_it_as_a_part() -> None:
    board = "Anna: Zanna 1/1, Zanna di Palude 3/3\nBruno: 20\n"
    assert said("Che forza ha la Zanna?\n", board) == ("«Zanna» ha forza 1.",)


def test_201_2_a_player_and_a_colour_are_no_parts_of_names() -> None:
    board = "Anna: Guardia di Bruno 1/1, Drago Rosso 4/4\nBruno: 20\n"
    assert said("Quanta vita ha Bruno?\n", board) == ("Bruno resta a 20 punti vita.",)
    with pytest.raises(ScenarioError):
        said("Che forza ha il Rosso?\n", board)


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        (
            "Anna attacca con la Zanna\nBruno blocca la Zanna con il Lupo e il Corvo\nAnna assegna 2 a Lupo, 1 a Corvo\n",
            "Anna attacca con Zanna di Palude\nBruno blocca Zanna di Palude con Lupo della Brughiera Alta e Corvo Grigio\n"
            "Anna assegna 2 a Lupo della Brughiera Alta, 1 a Corvo Grigio\n",
        ),
        (
            "mano di Anna: Guardia del Ponte 2/2\nAnna lancia Guardia\nDov'è la Guardia?\n",
            "mano di Anna: Guardia del Ponte 2/2\nAnna lancia Guardia del Ponte\nDov'è la Guardia del Ponte?\n",
        ),
        (
            "Il Lupo ha volare\nChe parole chiave ha il Lupo?\n",
            "Lupo della Brughiera Alta ha volare\nChe parole chiave ha il Lupo?\n",
        ),
    ],
)
def test_201_2_so_it_is_where_damage_is_assigned_where_it_is_cast_and_where_more_is_said_of_it(
    short: str, whole: str
) -> None:
    assert said(short) == said(whole)


def test_control_where_several_have_it_neither_is_cast_nor_changed() -> None:
    board = BOARD.replace("Custode", "Zanna Nera")
    for line in ("Anna lancia Zanna\n", "La Zanna ha volare\n"):
        with pytest.raises(ScenarioError, match="«Zanna» può essere"):
            said(line, board)


@pytest.mark.parametrize(
    "line",
    [
        "Bruno lancia 3 danni su Re\nMuore Re?",
        "Bruno lancia 3 danni su Re\nIl Re muore?",
        "Anna sacrifica Re\nDov'è il Re?",
        "Anna lancia Re\nChi muore?",
    ],
)
def test_201_2_a_part_of_two_letters_is_a_part(line: str) -> None:
    named = line.replace("Re", "Re dei Boschi")
    board = "Anna: Re dei Boschi 3/3 leggendario\n"
    assert parse_lines(board + line, "t").script == parse_lines(board + named, "t").script


def test_control_201_2_where_two_have_it_both_are_told() -> None:
    with pytest.raises(ScenarioError) as error:
        parse_lines("Anna: Re dei Boschi 3/3, Re del Lago 2/2\nBruno lancia 3 danni su Re", "t")
    assert "«Re dei Boschi» o «Re del Lago»" in str(error.value)


HERD = "Anna: 3 Tassi 2/2\nBruno: 2x Talpa 1/3\n"


@pytest.mark.parametrize(
    ("line", "declared"),
    [
        ("Anna attacca con i Tassi", {"3x Tassi": "Bruno"}),
        ("Anna attacca con tutti i Tassi", {"3x Tassi": "Bruno"}),
        ("Anna attacca con due Tassi", {"2x Tassi": "Bruno"}),
        ("Anna attacca con un Tasso", {"tassi": "Bruno"}),
    ],
)
def test_201_2_one_and_several_of_a_noun_mean_the_same_creatures(line: str, declared: dict[str, str]) -> None:
    found = understood(HERD + line, "t").scenario
    assert found is not None
    assert getattr(found.script[0], "attackers", None) == declared


def test_508_1a_with_all_of_a_name_each_attacks_and_blocks() -> None:
    assert said("turno di Bruno\nBruno attacca con le Talpe\nQuanta vita ha Anna?\n", HERD) == (
        "Anna passa da 20 a 18 punti vita.",
    )
    both = said(
        "Anna attacca con un Tasso\nBruno blocca con le Talpe\nMuore il Tasso?\n",
        "Anna: Tasso 2/2\nBruno: 2x Talpa 1/3\n",
    )
    assert both[0].endswith("«Tasso» muore.")
    assert said("Anna attacca con i Tassi\nBruno non blocca\nQuanta vita ha Bruno?\n", HERD) == (
        "Bruno passa da 20 a 14 punti vita.",
    )
    control = said("Anna attacca con due Tassi\nBruno non blocca\nQuanta vita ha Bruno?\n", HERD)
    assert control == ("Bruno passa da 20 a 16 punti vita.",)


def test_control_201_2_a_name_that_may_be_one_or_several_is_not_taken_for_all() -> None:
    found = understood("Anna: 3x Fante 1/1\nBruno: 20\nAnna attacca con Fante\n", "t").scenario
    assert found is not None
    assert getattr(found.script[0], "attackers", None) == {"Fante": "Bruno"}
