"""Questions as they are put at a table, after a question mark, and remarks behind what a line says."""

import pytest

from scenarios.language.errors import ScenarioError, wrong
from scenarios.written.by_line.asking import as_asked
from scenarios.written.by_line.gathered import blocks
from scenarios.written.load import parse_lines

BOARD = "Anna: Orso 2/2 id=orso\nBruno: Elfo 1/1 id=elfo\nAnna attacca con Orso Bruno\nBruno blocca Orso con Elfo\n"


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("muore l'elfo?", "zona di elfo"),
        ("elfo sopravvive", "zona di elfo"),
        ("che fine fa il muro", "zona di muro"),
        ("quanta vita ha Bruno?", "vita di Bruno"),
        ("a quanto va Bruno", "vita di Bruno"),
        ("quante carte ha in mano Anna", "carte in mano di Anna"),
        ("quante carte ha Anna in mano", "carte in mano di Anna"),
        ("che forza ha l'orso", "forza di orso"),
        ("quanto è grosso l'Orso?", "f/c di Orso"),
        ("chi controlla l'orso", "controllore di orso"),
        ("si innesca il martire?", "innescata martire"),
        ("quante Thalia restano?", "quanti Thalia"),
        ("i Fanti sono sul campo?", "zona di Fanti"),
        ("tornano in mano i Fanti?", "zona di Fanti"),
        ("sopravvivono i Fanti?", "zona di Fanti"),
        ("i Fanti vengono distrutti?", "zona di Fanti"),
        ("i Fanti si innescano?", "innescata Fanti"),
        ("quante pedine ha Anna?", "quanti pedine controllati da Anna"),
        ("quante creature controlla Bruno?", "quanti creature controllati da Bruno"),
        ("quali creature muoiono?", "muoiono"),
        ("chi ha la priorità?", "priorità"),
        ("chi vince?", "vittoria"),
        ("Anna perde?", "ha perso di Anna"),
        ("Bruno vince?", "ha vinto di Bruno"),
        ("quale regola decide?", "regola"),
    ],
)
def test_what_people_ask_is_asked_as_a_file_asks_it(said: str, asked: str) -> None:
    assert as_asked(said) == asked


@pytest.mark.parametrize(
    "said", ["zona di orso", "f/c di orso dopo 1", "consentita 2", "quanti Soldato", "volare di orso", "chi dorme"]
)
def test_control_what_a_file_asks_stays_as_it_is(said: str) -> None:
    assert as_asked(said) == said


def test_each_is_a_question_that_the_situation_has() -> None:
    plain = parse_lines(f"{BOARD}? zona di elfo\n? vita di Bruno\n? vittoria\n", "t")
    assert parse_lines(f"{BOARD}? muore l'elfo?\n? quanta vita ha Bruno\n? chi vince\n", "t").asks == plain.asks != ()


def test_a_question_needs_no_sign_in_front_where_it_ends_with_one() -> None:
    plain = parse_lines(f"{BOARD}? zona di elfo\n? vita di Bruno\n", "t")
    asked = parse_lines(f"{BOARD}Muore l'elfo?\nQuanta vita ha Bruno?\n", "t")
    assert (asked.asks, asked.players, asked.script) == (plain.asks, plain.players, plain.script)


def test_whom_a_question_names_first_becomes_no_act_and_no_card() -> None:
    """What begins with a name is a player's act elsewhere; a question says nothing of who plays."""
    plain = parse_lines("Anna lancia 3 danni su Bruno\n? vita di Bruno\n", "t")
    asked = parse_lines("Anna lancia 3 danni su Bruno\nQuanta vita ha Bruno?\nBruno perde?\n", "t")
    assert [player.name for player in asked.players] == [player.name for player in plain.players] == ["Anna", "Bruno"]
    assert asked.asks[:1] == plain.asks and len(asked.asks) == 2


def test_several_questions_may_stand_in_one_line_each_before_its_own_sign() -> None:
    apart = parse_lines(f"{BOARD}? zona di elfo\n? vita di Bruno\n", "t").asks
    assert parse_lines(f"{BOARD}Muore l'elfo? Quanta vita ha Bruno?\n", "t").asks == apart
    assert parse_lines(f"{BOARD}? muore l'elfo? quanta vita ha Bruno\n", "t").asks == apart
    assert len(apart) == 2


def test_control_the_question_of_a_file_and_the_text_of_a_card_are_none() -> None:
    told = parse_lines(f"domanda: Muore l'elfo?\n{BOARD}", "t")
    assert told.question == "Muore l'elfo?" and told.asks == ()


def test_a_word_that_is_refused_is_not_offered_again_wherever_the_fault_is_shown() -> None:
    with pytest.raises(ScenarioError) as error:
        parse_lines("Anna: Orso 2/2 con volare con\nBruno: 20\n? zona zona di orso\n", "t")
    assert error.value.faults
    assert not [one for one in error.value.faults if one.suggestion and f"«{one.suggestion}»" in one.message]
    assert wrong("«a» non va", "a").suggestion == "" and wrong("«a» non va", "b").suggestion == "b"


def test_what_nobody_can_answer_is_told_with_what_can_be_asked() -> None:
    with pytest.raises(ScenarioError, match=r"«chi dorme» non è .*; si chiede per esempio «zona di orso»"):
        parse_lines(f"{BOARD}? chi dorme\n", "t")


def test_a_remark_may_stand_behind_what_a_line_says() -> None:
    plain = parse_lines(f"{BOARD}? muore elfo\n", "t")
    remarked = BOARD.replace("Bruno\nBruno", "Bruno # non può bloccare altri\nBruno") + "? muore elfo # e l'orso?\n"
    assert parse_lines(remarked, "t").script == plain.script
    assert parse_lines(remarked, "t").asks == plain.asks


def test_control_a_sign_within_a_word_in_quotes_or_in_the_text_of_a_card_is_no_remark() -> None:
    lines = [
        "Anna: Orso 2/2 id=a#1",
        "Bruno: «Muro # alto» 0/3",
        "> Volare # sempre",
        "# tutto",
        "Bruno: Elfo 1/1 # qui sì",
    ]
    assert [one.typed.text for one in blocks("\n".join(lines))] == [*lines[:-1], "Bruno: Elfo 1/1"]
