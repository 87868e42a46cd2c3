"""704.5j, 109.3: what becomes of each object that a question may mean is its answer, however alike they are."""

from __future__ import annotations

import pytest

from scenarios.asked.exploring.opened import opened
from scenarios.played.budget import Budget
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.told.sheet import Opened
from scenarios.written.load import parse_lines

QUEEN = "Anna: Regina creatura leggendaria 3/3{}\nBruno: {}\nAnna lancia Regina\n{}"
EDICT = """\
Anna: {}
Bruno: Editto stregoneria in mano
> Il giocatore bersaglio sacrifica una creatura.
turno di Bruno
Bruno lancia Editto su Anna
{}
"""


def _opened(lines: str) -> Opened | None:
    made = run(parse_lines(lines, "t"))
    return opened(made, ruling(made), Budget())


@pytest.mark.parametrize("asked", ["Muore la Regina?", "Dov'è la Regina?"])
def test_704_5j_which_of_two_dies_depends_on_the_choice(asked: str) -> None:
    found = _opened(QUEEN.format("", "20", asked))
    assert found is not None and found.answer.startswith("Dipende: Anna sceglie quale permanente leggendario tenere")
    first, second = found.outcomes
    assert "(regina2) muore" in first and "(regina1) muore" in second


def test_704_5j_the_new_one_is_named_where_it_dies_also_beside_anothers() -> None:
    found = _opened(QUEEN.format(" con un segnalino +1/+1", "Regina", "Muore la Regina?"))
    assert found is not None
    first, second = found.outcomes
    assert "«Regina» (regina3) muore" in first and "«Regina» (regina1) muore" in second


def test_704_5j_control_what_is_chosen_is_no_question() -> None:
    lines = QUEEN.format("", "20", "Anna sceglie quella nuova\nMuore la Regina?")
    assert _opened(lines) is None
    assert "(regina1) muore" in ruling(run(parse_lines(lines, "t"))).answer[0]


def test_109_3_of_two_alike_one_is_sacrificed_and_which_depends() -> None:
    found = _opened(EDICT.format("Orso 2/2, Orso", "Muore l'Orso?"))
    assert found is not None and found.answer.startswith("Dipende: ") and len(found.outcomes) == 2


def test_109_3_control_what_is_asked_of_no_one_of_them_is_the_same_anyhow() -> None:
    said = ruling(run(parse_lines(EDICT.format("Orso 2/2, Orso", "Quante creature controlla Anna?"), "t"))).answer
    assert said[0] == "Comunque si scelga: Anna controlla una sola creatura."


def test_109_3_control_of_very_many_one_stands_for_the_others() -> None:
    found = _opened(EDICT.format(", ".join(["Orso 2/2", *["Orso"] * 11]), "Muore l'Orso?"))
    assert found is not None and "per esempio" in found.answer
