"""The numbers that a text names."""

import pytest

from ruletext.number import RuleNumber
from ruletext.references import find, named, resolve
from tests.growth import AT_MOST, growth


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Vedi la regola 704.3.", "704.3"),
        ("(vedi regola 704.5f)", "704.5f"),
        ("come dice 117.5, e poi", "117.5"),
        ("regole 603.2, 603.3a e 704.5", "603.2 603.3a 704.5"),
        ("regole 603.2-603.4", "603.2 603.3 603.4"),
        ("le regole 601.2f–h", "601.2f 601.2g 601.2h"),
        ("le regole 601.2f – 601.2h", "601.2f 601.2g 601.2h"),
        ("regola 119.7-8", "119.7 119.8"),
        ("capitolo 704", "704"),
        ('regola 704, "Azioni generate dallo stato", e regola 702', "704 702"),
        ("regole 702, 703 e 704", "702 703 704"),
        ('regole 603, "Innesco", e 604, oppure 605', "603 604 605"),
        ("capitoli 500-502", "500 501 502"),
        ("(regola 704)", "704"),
        ('Vedi la sezione 8, "Regole multiplayer"', "8"),
        ("parte 7", "7"),
        ("la regola 704.5f e ancora la regola 704.5f", "704.5f"),
        ("704.5f/704.5g", "704.5f 704.5g"),
    ],
)
def test_a_number_is_found_where_it_names_a_rule(text, expected):
    assert " ".join(map(str, named(text))) == expected


@pytest.mark.parametrize(
    "text",
    [
        "un mazzo di 100 carte",
        "regola di 100 carte",
        "100.000 punti",
        "una parte 2/2",
        "una creatura 7/7 con 3 segnalini",
        "pesca 3,14 carte",
        "versione 1.704.5",
        "le regole e 704 pedine",
        "la regola, 704",
    ],
)
def test_other_numbers_are_not_references(text):
    assert named(text) == ()


def test_a_dash_before_a_word_is_not_a_range():
    assert named("la regola 704.5f – e anche") == (RuleNumber.parse("704.5f"),)
    assert named("la regola 704.5f-bis") == (RuleNumber.parse("704.5f"),)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("vedi 704.5l", "saltano"), ("vedi 704.5d-a", "al contrario"), ("vedi 704.05", "da 1 a 999")],
)
def test_what_looks_like_a_number_and_is_none_is_reported_not_passed_over(text, reason):
    (reference,) = find(text)
    assert reference.numbers == ()
    assert reason in reference.fault


def test_the_place_of_a_reference_is_that_of_its_number():
    text = "Vedi le regole 704.5a-c e 117.5."
    assert [text[place.start : place.end] for place in find(text)] == ["704.5a-c", "117.5"]


def test_numbers_are_parted_by_whether_they_lead_anywhere():
    known = RuleNumber.parse("704.5a")
    found = resolve("regole 704.5a-b", lambda number: number == known)
    assert found.resolved == (known,)
    assert list(map(str, found.dangling)) == ["704.5b"]


@pytest.mark.parametrize("piece", ["regole 603, ", "704.5a-", "x", '"'])
def test_a_hostile_text_takes_as_long_as_it_is_long(piece):
    assert growth(lambda size: find('regole 603, "' + piece * size), 2000) < AT_MOST
