"""118.9, 107.3b: what is said to be cast without paying its mana cost: X is 0, and what it costs besides is still paid."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

BALL = """\
Anna: 20
Bruno: 20
Anna lancia Palla stregoneria {{X}}{{R}} a Bruno{}
> Palla infligge X danni a un qualsiasi bersaglio.
{}Quanta vita ha Bruno?
"""


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "tavolo")))


@pytest.mark.parametrize("free", [" senza pagare", " gratis", " senza pagarla", " senza pagare il suo costo di mana"])
def test_107_3b_x_of_what_is_not_paid_is_0(free: str) -> None:
    found = told(BALL.format(free, ""))
    assert found.answer == ("Bruno resta a 20 punti vita.",) and "107.3b" in found.rules


def test_control_107_3b_who_pays_chooses_x() -> None:
    assert told(BALL.format(" con X=3", "").replace(" con X", " X")).answer == ("Bruno passa da 20 a 17 punti vita.",)


def test_107_3b_another_number_is_refused() -> None:
    found = told(BALL.format(" X=3 senza pagare", "").replace("Quanta vita ha Bruno?", "Si può fare?"))
    assert found.answer[0].startswith("No: ") and found.rules[0] == "107.3b"


DEAR = """\
conta il mana
Anna: 20
mano: Drago 5/5 {{4}}{{R}}
Bruno: 20
turno di Anna
Anna lancia Drago{}
Si può fare?
"""


def test_118_9_the_mana_cost_is_not_paid() -> None:
    assert told(DEAR.format(" senza pagare")).answer[0].startswith("Sì: ")
    assert told(DEAR.format("")).answer[0].startswith("No: ")
    asked = DEAR.replace("Anna lancia Drago{}\nSi può fare?", "Anna può lanciare Drago{}?")
    assert told(asked.format(" senza pagare")).answer[0].startswith("Sì: ")
    assert told(asked.format("")).answer[0].startswith("No: ")


def test_control_304_1_it_is_still_no_instant() -> None:
    assert told(DEAR.format(" gratis").replace("turno di Anna", "turno di Bruno")).rules[0] == "117.1a"


def test_control_201_2_a_name_may_have_such_words() -> None:
    assert told("Anna: 20\nmano: Fante senza Paura 2/2\nBruno: 20\nAnna lancia Fante senza Paura\nChi muore?").answer
