"""docs/al-tavolo.md: the tables of the guide play, and each sentence in it is understood on a table that has what it names."""

import re

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from tests.shared import ROOT

GUIDE = (ROOT / "docs" / "al-tavolo.md").read_text("utf-8")
BOARD = """\
Anna: Orso 2/2, Vipera 3/3, 2x Fante 1/1, Golem 3/3, Muro 0/4
> {T}: Il Golem infligge 1 danno a un qualsiasi bersaglio.
> {T}: Il Golem infligge 2 danni a un qualsiasi bersaglio.
carta: Dardo istantaneo
> Dardo infligge 3 danni a un qualsiasi bersaglio.
"""
SENTENCES = re.compile(
    r"`((?:(?:Anna|Bruno|Orso|Vipera) (?:lancia|risponde con|attacca|blocca|non|pesca|infligge)|muore|tappa|turno di)[^`]*)`"
)


def test_the_tables_of_the_guide_are_ruled() -> None:
    first, third, second = re.findall(r"^```tavolo\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    assert "«Vipera», «Orso» e «Gigante» muoiono." in ruling(run(parse_lines(first, "guida"))).answer
    assert ruling(run(parse_lines(third, "guida"))).rules == ("801.3",)
    assert "Bruno passa da 20 a 16 punti vita." in ruling(run(parse_lines(second, "guida"))).answer


@pytest.mark.parametrize("said", sorted({found for found in SENTENCES.findall(GUIDE) if "copiando" not in found}))
def test_each_sentence_of_the_guide_says_something(said: str) -> None:
    board = BOARD.replace("Golem 3/3, Muro 0/4\n", "Muro 0/4\nGolem 3/3\n")
    seats = f"{board}Bruno: Gigante 5/5" + (", Muro 1/1\n" if said.startswith("Bruno") else "\n")
    made = parse_lines(f"{seats}{said}\n", "guida")
    assert made.script or "turno" in said


def test_control_the_guide_shows_as_many_sentences_as_there_are_verbs_of_a_table() -> None:
    assert len(SENTENCES.findall(GUIDE)) >= 10
