"""601.2b-d: what is said of a spell below the line that casts and describes it, and with what it is aimed or cast."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

X = "Anna: 20\nBruno: Orso 2/2\nAnna lancia Vampata istantaneo {{X}}{{R}} su Orso\n{}Muore l'Orso?"
TEXT = "> La Vampata infligge X danni a un qualsiasi bersaglio.\n"
DIVIDED = "Anna: 20\nBruno: Orso 2/2, Lupo 3/3\nAnna lancia Schegge istantaneo su Orso e Lupo\n{}Muore l'Orso?"
DIVIDES = "> Le Schegge infliggono 3 danni divisi a tua scelta tra un qualsiasi numero di bersagli.\n"


def _answer(lines: str) -> str:
    told = ruling(run(parse_lines(lines, "t")))
    assert not told.incomplete
    return " ".join(told.answer)


@pytest.mark.parametrize("below", [TEXT + "x: {}\n", "x: {}\n" + TEXT])
def test_601_2b_the_number_for_x_stands_below_the_text_or_above_it(below: str) -> None:
    assert "muore" in _answer(X.format(below.format(2)))
    assert "resta" in _answer(X.format(below.format(1)))


@pytest.mark.parametrize(
    "below", [DIVIDES + "dividi: {} a Orso, {} a Lupo\n", "dividi: {} a Orso, {} a Lupo\n" + DIVIDES]
)
def test_601_2d_how_it_is_divided_stands_below_the_text_or_above_it(below: str) -> None:
    assert "muore" in _answer(DIVIDED.format(below.format(2, 1)))
    assert "resta" in _answer(DIVIDED.format(below.format(1, 2)))


def test_113_3_control_a_text_below_what_describes_no_card_is_a_fault() -> None:
    with pytest.raises(ScenarioError, match="sotto la riga della sua carta"):
        parse_lines(f"Anna: 20\nBruno: 20\nAnna lancia 3 danni a Bruno\n{TEXT}Quanta vita ha Bruno?", "t")


GOLEM = "mano: Golem artefatto creatura 6/6\nparole chiave: prototipo 1U 1/2\n"
PROTOTYPE = f"Anna: 20\n{GOLEM}Bruno: 20\nAnna lancia Golem{{}}\nrisolvi\n"


def test_702_160a_cast_as_a_prototype_is_said_with_the_casting() -> None:
    asked = "Che forza ha il Golem?"
    assert "forza 1" in _answer(PROTOTYPE.format(" con prototipo") + asked)
    assert "forza 6" in _answer(PROTOTYPE.format(" per il costo di mana") + asked)


TAXED = """\
Anna: 20, Dardo istantaneo {R} in mano
> Dardo infligge 3 danni a un bersaglio qualsiasi.
Bruno: Tassa incantesimo
> Le magie che bersagliano te costano {2} in più per essere lanciate.
"""


def test_601_2f_what_it_costs_is_asked_with_what_it_is_aimed_at() -> None:
    said = _answer(TAXED + "Quanto costa Dardo su Bruno?\nQuanta vita ha Bruno?")
    assert "Anna paga {2}{R}" in said and "20" in said
    assert "Anna paga {R}" in _answer(TAXED + "Quanto costa Dardo su Anna?")


def test_601_2f_control_of_what_was_cast_at_something_else_it_is_not_answered() -> None:
    assert "Anna paga {2}{R}" in _answer(TAXED + "Anna lancia Dardo su Bruno\nQuanto costa Dardo su Bruno?")
    with pytest.raises(ScenarioError):
        parse_lines(TAXED + "Anna lancia Dardo su Bruno\nQuanto costa Dardo su Anna?", "t")
