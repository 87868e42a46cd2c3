"""What is said around a question is no part of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruletext.courtesy import LONGEST, bare

ASKED = "chi perde per primo se pescano tutti e due"


@pytest.mark.parametrize(
    "before",
    [
        "scusa judge, ",
        "Ciao a tutti! ",
        "domanda veloce: ",
        "ho un dubbio su ",
        "raga ma ",
        "secondo voi ",
        "non mi è chiara una cosa, ",
        "qualcuno sa dirmi se ",
        "volevo chiedere una cosa: ",
        "il mio avversario dice che ",
        "mi hanno detto che ",
        "grazie in anticipo, ",
        "buonasera, scusate l'ignoranza, ",
    ],
)
def test_what_is_said_before_a_question_is_taken_off(before):
    assert bare(f"{before}{ASKED}?") == f"{ASKED}?"


@pytest.mark.parametrize(
    "after",
    [
        " grazie mille",
        ", secondo voi?",
        " o no?",
        " giusto?",
        ": corretto?",
        " o mi sbaglio?",
        " per favore",
        " boh",
        ", no?",
        " mi spiegate?",
        " non ho capito",
        " che ne dite?",
        " scusate la domanda",
    ],
)
def test_what_is_said_behind_a_question_is_taken_off(after):
    assert bare(f"{ASKED}{after}").rstrip(" ,:?") == ASKED


@pytest.mark.parametrize(
    "question",
    [
        "la rilancio grazie a un artefatto",
        "una penalità del giudice",
        "devo dire il nome esatto?",
        "testo corretto",
        "chi è il giusto proprietario",
        "il mio amico ha dichiarato attacco?",
        "e se domanda di pagare non può",
        "se attacco e poi no",
        "ragazzino",
        "secondo turno",
        "grazie",
        "ciao",
        "boh",
        "domanda",
        "o no?",
        "",
        "704.5f",
    ],
)
def test_a_word_that_says_something_and_a_question_of_nothing_else_stay(question):
    stays = question.removeprefix("e ")
    assert bare(question) in (question, stays)


@given(st.text(max_size=300))
def test_a_piece_of_a_question_is_left_and_taking_off_twice_changes_nothing_more(text):
    left = bare(text)
    assert len(left) <= len(text)
    assert left.strip() or not text.strip()


def test_a_question_too_long_to_be_one_stays():
    assert bare("boh " * LONGEST) == "boh " * LONGEST
    assert bare(f"boh {ASKED}") == ASKED
