"""508.1a, 509.1a: who may attack or block is decided by who controls what at the moment that is asked about."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

ROBBED = """\
Anna: 20
Bruno: Orso 2/2
Anna lancia Rapina stregoneria su Orso
> Prendi il controllo della creatura bersaglio.{}
risolvi
"""
HASTY = ROBBED.format(" Ha rapidità fino alla fine del turno.")
SLOW = ROBBED.format("")


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "tavolo")))


@pytest.mark.parametrize(
    "asked",
    [
        "Orso può attaccare?",
        "L'Orso può attaccare Bruno?",
        "Chi può attaccare?",
        "Anna può attaccare?",
        "Può attaccare l'Orso?",
    ],
)
def test_508_1a_who_controls_it_by_then_attacks_with_it(asked: str) -> None:
    assert told(HASTY + asked).answer == ("Sì: «Orso» attacca Bruno.",)
    slow = told(SLOW + asked)
    assert slow.answer[0].startswith("No: Anna") and slow.rules[0] == "302.6", slow.answer


def test_control_508_1a_whoever_keeps_it_is_not_the_active_player() -> None:
    kept = told("Anna: 20\nBruno: Orso 2/2\nturno di Anna\nOrso può attaccare?")
    assert kept.answer[0].startswith("No: Bruno") and kept.rules[0] == "508.1a"
    own = told("Anna: 20\nBruno: Orso 2/2\nOrso può attaccare?")
    assert own.answer == ("Sì: «Orso» attacca Anna.",)


LURED = """\
Anna: Lupo 3/3
Bruno: Orso 2/2{}
Anna attacca con Lupo
Anna lancia Rapina istantaneo su Orso
> Prendi il controllo della creatura bersaglio fino alla fine del turno.
risolvi
"""


@pytest.mark.parametrize(
    "asked", ["L'Orso può bloccare il Lupo?", "L'Orso può bloccare?", "Il Lupo può essere bloccato dall'Orso?"]
)
def test_509_1a_who_attacks_blocks_with_nothing(asked: str) -> None:
    lured = told(LURED.format("") + asked)
    assert lured.answer[0].startswith("No: Anna") and lured.rules[0] == "509.1a", lured.answer
    kept = told(LURED.format("").replace("su Orso", "su Lupo") + asked)
    assert kept.answer[0].startswith("Sì: «Orso» blocca «Lupo»"), kept.answer


def test_509_1a_of_every_creature_is_asked_whose_it_is_by_then() -> None:
    assert told(LURED.format(", Gatto 1/1") + "Chi può bloccare?").answer == ("Sì: «Gatto» blocca «Lupo».",)
    nobody = told(LURED.format("") + "Chi può bloccare?")
    assert nobody.answer[0].startswith("No: ") and nobody.rules[0] == "509.1a"


def test_508_1a_what_came_meanwhile_is_asked_about_and_what_left_is_not() -> None:
    lines = "Anna: Lupo 3/3, Elfo 1/1\nBruno: 20\nAnna lancia Fante creatura 1/1 rapidità\nrisolvi\nmuore Elfo\nChi può attaccare?"
    assert told(lines).answer == ("Sì: «Lupo» attacca Bruno; sì: «Fante» attacca Bruno.",)


def test_508_1a_who_has_no_creature_attacks_with_none() -> None:
    for asked in ("Chi può attaccare?", "Anna può attaccare?"):
        found = told(f"Anna: 20\nBruno: Orso 2/2\nturno di Anna\n{asked}")
        assert found.answer == ("No: Anna non controlla creature che possano attaccare (508.1a).",)
        assert found.rules[0] == "508.1a"


def test_508_1a_of_creatures_that_are_alike_one_is_tried() -> None:
    assert told("Anna: 3x Elfo 1/1\nBruno: 20\nChi può attaccare?").answer[0].count("attacca") == 1
