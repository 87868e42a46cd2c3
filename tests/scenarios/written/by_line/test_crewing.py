"""702.122a, 702.171a: creatures tapped to crew a Vehicle or to saddle a Mount, said in a sentence."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

TABLE = """\
Anna: Carro, Mulo, Orso 2/2, Lupo 1/1, Gufo 1/1
Bruno: 20
carta: Carro artefatto Veicolo 4/4
> {{T}}: Guadagni 5 punti vita.
> Manovrare {power}
carta: Mulo creatura 3/3
> {{T}}: Guadagni 5 punti vita.
> Sellare {power}
"""


def _answer(said: str, power: int = 2) -> str:
    return ruling(run(parse_lines(TABLE.format(power=power) + said, "tavolo"))).answer[0]


@pytest.mark.parametrize("verb", ["manovra Carro", "sella Mulo", "manovra il Carro"])
@pytest.mark.parametrize("how", ["con Orso", "con l'Orso", "tappando Orso"])
def test_702_122a_the_creatures_that_are_said_are_tapped(verb: str, how: str) -> None:
    assert _answer(f"Anna {verb} {how}\nOrso è tappato?") == "«Orso» è in posizione TAPpata."


def test_702_122a_several_together_and_what_becomes_of_it() -> None:
    assert "creatura" in _answer("Anna manovra Carro con Lupo e Gufo\nChe tipi ha Carro?")
    assert _answer("Anna manovra Carro con Orso e Lupo\nQuanta vita ha Anna?", 3) == "Anna resta a 20 punti vita."


def test_control_702_122a_too_little_power_is_not_enough() -> None:
    with pytest.raises(ScenarioError, match="non TAPpa abbastanza forza"):
        _answer("Anna manovra Carro con Lupo\nChe tipi ha Carro?")


def test_602_2_whether_it_may_be_done_is_asked_with_the_same_words() -> None:
    assert _answer("Anna può manovrare Carro con Orso?").startswith("Sì: ")
    assert _answer("Anna può sellare Mulo con Orso?").startswith("Sì: ")
    assert _answer("Bruno può manovrare Carro?").startswith("No: ")


@pytest.mark.parametrize(("said", "none"), [("sella Carro", "«sellare»"), ("manovra Mulo", "«manovrare»")])
def test_control_702_122a_no_other_ability_is_meant(said: str, none: str) -> None:
    with pytest.raises(ScenarioError, match=f"ha 0 abilità {none}"):
        _answer(f"Anna {said} con Orso")
