"""607.2d, 614.12a: a permanent that is laid down has what was chosen as it entered; where nobody says it, it is not known."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.language.outcomes import Outcome
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse, parse_lines

PRISM = """
Anna: Prisma artefatto{chosen}
> Mentre il Prisma entra, scegli un colore.
> Le creature del colore scelto prendono +1/+1.
Anna: Orso creatura verde 2/2
Bruno: 20
Quant'è grande l'Orso?
"""
GUIDE = """
Anna: Guida creatura 1/1{chosen}
> Mentre la Guida entra, scegli un tipo di creatura.
> Le altre creature del tipo scelto che controlli prendono +1/+1.
Anna: Arciere creatura Elfo 2/2
Bruno: 20
Quant'è grande l'Arciere?
"""


@pytest.mark.parametrize(
    ("board", "chosen", "size"),
    [
        (PRISM, " scelto verde", "3/3"),
        (PRISM, " scelto rosso", "2/2"),
        (GUIDE, " scelto Elfo", "3/3"),
        (GUIDE, " scelta Elfo", "3/3"),
        (GUIDE, " scelta Umano", "2/2"),
    ],
)
def test_607_2d_what_was_chosen_is_said_behind_the_name(board: str, chosen: str, size: str) -> None:
    made = run(parse_lines(board.format(chosen=chosen).strip(), "prova.tavolo"))
    assert made.outcome is Outcome.COMPLETE
    assert size in ruling(made).answer[0]


@pytest.mark.parametrize("board", [PRISM, GUIDE])
def test_614_12a_control_where_nobody_says_it_it_is_not_known(board: str) -> None:
    told = ruling(run(parse_lines(board.format(chosen="").strip(), "prova.tavolo")))
    assert any("scelto" in one and "614.12a" in one for one in told.incomplete)


def test_614_12a_control_nothing_else_of_the_card_speaks_of_it() -> None:
    board = PRISM.format(chosen="").replace("> Le creature del colore scelto prendono +1/+1.\n", "")
    assert not ruling(run(parse_lines(board.strip(), "prova.tavolo"))).incomplete


@pytest.mark.parametrize(
    ("board", "chosen", "why"),
    [
        (PRISM, " scelto pippo", "non è un colore"),
        (GUIDE, " scelto pippo", "non è un tipo"),
        (PRISM.replace("> Mentre il Prisma entra, scegli un colore.\n", ""), " scelto verde", "non si sceglie niente"),
    ],
)
def test_614_12a_what_cannot_have_been_chosen_is_refused(board: str, chosen: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        run(parse_lines(board.format(chosen=chosen).strip(), "prova.tavolo"))


FILE = """
carte:
  Campana: {{tipo: Artefatto, testo: "Mentre la Campana entra, scegli un colore.\\nLe creature del colore scelto prendono +1/+1."}}
giocatori:
  - {{nome: Anna, campo: [{{carta: Campana, scelto: {color}}}, Orso 2/2 verde]}}
  - {{nome: Bruno}}
chiede: [f/c di orso]
"""


@pytest.mark.parametrize(("color", "size"), [("verde", "3/3"), ("nero", "2/2")])
def test_607_2d_in_a_file(color: str, size: str) -> None:
    assert size in ruling(run(parse(FILE.format(color=color), "prova"))).answer[0]
