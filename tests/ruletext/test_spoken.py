"""Numbers of rules as people say them."""

import pytest

from ruletext import italian, spoken
from ruletext.number import RuleNumber, RuleNumberError, RuleRange
from ruletext.references import find


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("settecentoquattro punto cinque f", "704.5f"),
        ("settecentoquattro punto cinque effe", "704.5f"),
        ("sette zero quattro cinque f", "704.5f"),
        ("7 0 4 cinque effe", "704.5f"),
        ("regola cento e diciassette", "117"),
        ("la settecento quattro", "704"),
        ("704 5 f", "704.5f"),
        ("704.5 effe", "704.5f"),
        ("704,5 effe", "704.5f"),
        ("Seicentotré virgola quattro", "603.4"),
        ("settecentodue punto uno sei a", "702.16a"),
        ("settecentodue punto sedici a", "702.16a"),
        ("settecento due punto cento cinquanta nove", "702.159"),
        ("otto cento quattro punto uno", "804.1"),
        ("centotto punto tre bi", "108.3b"),
        ("settecentotto punto due vi", "708.2v"),
        ("parte sette", "7"),
    ],
)
def test_a_number_that_is_said_is_the_one_in_digits(said, number):
    assert str(RuleNumber.parse(said)) == number


@pytest.mark.parametrize("value", range(100, 1000, 7))
def test_every_chapter_is_read_in_one_word_and_digit_by_digit(value):
    digit_by_digit = " ".join(spoken.cardinal(int(digit)) for digit in str(value))
    for said in (f"regola {spoken.cardinal(value)}", f"regola {digit_by_digit}"):
        assert str(RuleNumber.parse(said)) == str(value)


@pytest.mark.parametrize(
    ("question", "numbers"),
    [
        ("cosa dice la settecentoquattro punto cinque effe sulla costituzione?", ["704.5f"]),
        ("che differenza c'è tra la 704.5 effe e la settecentoquattro punto cinque gi", ["704.5f", "704.5g"]),
        ("spiegami la regola centodiciassette", ["117"]),
        ("cosa dice la 704.5 f sui danni", ["704.5f"]),
    ],
)
def test_a_number_in_a_question_is_found(question, numbers):
    assert [str(one) for found in find(spoken.written(question)) for one in found.numbers] == numbers


@pytest.mark.parametrize(
    "text",
    [
        "un mazzo di cento carte",
        "cento",
        "due",
        "ho due tre quattro carte in mano",
        "duecento vite e quattro carte",
        "siamo in cento, due volte",
        "cosa dice la 704.5 c'è scritto altro",
        "la 704.5 di preciso",
        "la regola 704 due volte",
        "la parte due del turno",
        "704.5f",
    ],
)
def test_a_quantity_is_no_number_of_a_rule(text):
    assert spoken.written(text) == text


@pytest.mark.parametrize(
    "said", ["settecentoquattro punto cinque o", "mille punto tre", "settantaquattro punto cinque"]
)
def test_what_is_said_and_is_no_number_is_refused(said):
    with pytest.raises(RuleNumberError):
        RuleNumber.parse(said)


def test_several_numbers_may_be_said():
    assert spoken.written("settecentoquattro e centodiciassette") == "704 e 117"
    assert str(RuleRange.parse("seicentotré punto tre a - d")) == "603.3a-603.3d"


@pytest.mark.parametrize("value", [0, 2, 16, 21, 38, 75, 99, 100])
def test_a_quantity_is_the_same_term_in_digits_and_in_words(value):
    assert italian.terms(f"{value} teste") == italian.terms(f"{spoken.cardinal(value)} teste")
    assert italian.terms(f"{value} teste") != italian.terms(f"{value + 1} teste")
