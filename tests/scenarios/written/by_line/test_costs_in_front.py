"""602.1, 606.4: a text that begins with a cost, in words or in symbols, is one of the card above it without any mark."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 20, Orso 2/2
mano: Foresta
Anna: Ara {kind}
{text}
Bruno: 20
Anna attiva Ara
Si può fare?
"""


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "tavolo")))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("artefatto", "Sacrifica una creatura: guadagni 1 punto vita"),
        ("artefatto", "sacrificala: guadagni 1 punto vita"),
        ("artefatto", "Paga 2: pesca una carta"),
        ("artefatto", "Paga 2 punti vita: pesca una carta"),
        ("artefatto", "2: pesca una carta"),
        ("artefatto", "2, TAP: pesca una carta"),
        ("artefatto", "TAP: pesca una carta"),
        ("artefatto", "TAP, scarta una carta: pesca una carta"),
        ("artefatto", "Tappa una creatura STAPpata che controlli: pesca una carta"),
        ("planeswalker 4", "+1: pesca una carta"),
        ("planeswalker 4", "0: pesca una carta"),
        ("planeswalker 4", "−2: pesca una carta"),
        ("planeswalker 4", "-2: pesca una carta"),
    ],
)
def test_602_1_a_cost_in_front_begins_a_text(kind: str, text: str) -> None:
    assert told(BOARD.format(kind=kind, text=text)).answer[0].startswith("Sì: Anna attiva l'abilità di «Ara»")
    marked = parse_lines(BOARD.format(kind=kind, text=f"> {text}"), "tavolo")
    assert parse_lines(BOARD.format(kind=kind, text=text), "tavolo").cards == marked.cards


def test_control_602_1_nobody_sits_there_by_a_cost() -> None:
    names = [
        one.name
        for one in parse_lines("Anna: Saggia planeswalker 4\n+1: pesca una carta\nAnna attiva Saggia\n", "t").players
    ]
    assert names == ["Anna", "Bruno"]


@pytest.mark.parametrize("line", ["Pagano: 20", "esilio: Lupo 2/2", "Scarlatta: 20, Lupo 2/2"])
def test_control_602_1_other_headings_stay_what_they_are(line: str) -> None:
    assert not parse_lines(f"Anna: Orso 2/2\n{line}\n", "t").cards


def test_control_602_1_a_cost_without_a_card_above_is_none() -> None:
    with pytest.raises(ScenarioError):
        parse_lines("Anna: 20\nBruno: 20\nturno di Anna\n+1: pesca una carta\n", "t")


BOTH = "«+1: Pesca una carta.» «-2: Saggia infligge 2 danni a un qualsiasi bersaglio.»"


def test_606_3_several_paragraphs_stand_each_in_its_own_marks() -> None:
    lines = f"Anna: Saggia planeswalker 4 {BOTH}\nBruno: 20\nAnna attiva Saggia abilità {{}}\nQuanta vita ha Bruno?"
    assert told(lines.format("2 su Bruno")).answer == ("Bruno passa da 20 a 18 punti vita.",)
    assert told(lines.format("1")).answer == ("Bruno resta a 20 punti vita.",)


def test_606_3_so_do_those_of_a_card_that_is_cast() -> None:
    cast = f"Anna lancia Saggia planeswalker 4 {BOTH}\nrisolvi\nAnna attiva Saggia abilità 2 su Bruno\nQuanta vita ha Bruno?"
    assert told(cast).answer == ("Bruno passa da 20 a 18 punti vita.",)
