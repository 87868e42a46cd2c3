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


INSTEAD = """\
Anna: Sigillo{}
Anna in mano: Onda istantaneo {{2}}{{U}}
> Pesca una carta.
carta: Sigillo incantesimo
> Puoi pagare {{1}} invece di pagare il costo di mana delle magie che lanci.
Anna lancia Onda
{}
"""
KICKED = """\
Anna: 20
Anna in mano: Onda istantaneo {{U}}
> {}
> Guadagni 1 punto vita.
Anna lancia Onda
{}
"""


def test_601_2f_what_is_paid_depends_on_which_cost_is_chosen() -> None:
    found = _opened(INSTEAD.format("", "Quanto paga Anna?"))
    assert found is not None and found.answer.startswith("Dipende: Anna sceglie con che cosa pagare il costo")
    assert ["{2}{U}" in one for one in found.outcomes] == [True, False]
    assert "“{1}” → Anna paga {1} in tutto" in found.outcomes[1]


@pytest.mark.parametrize(("said", "paid"), [("{1}", "{1}"), ("costo di mana", "{2}{U}")])
def test_118_9_an_alternative_cost_is_called_by_its_mana(said: str, paid: str) -> None:
    lines = INSTEAD.format("", f"Anna sceglie {said}\nQuanto paga Anna?")
    assert f"Anna paga {paid} in tutto" in ruling(run(parse_lines(lines, "t"))).answer[0]


def test_118_9_of_two_that_are_the_same_cost_one_is_offered() -> None:
    found = _opened(INSTEAD.format(", Sigillo", "Quanto paga Anna?"))
    assert found is not None and len(found.outcomes) == 2


def test_601_2f_what_is_paid_depends_on_an_optional_cost() -> None:
    found = _opened(KICKED.format("Potenziamento {3}", "Quanto paga Anna?"))
    assert found is not None and ["{3}{U}" in one for one in found.outcomes] == [True, False]


def test_601_2f_control_what_is_not_of_the_cost_is_the_same_anyhow() -> None:
    lines = KICKED.format("Potenziamento {3}", "Quanti punti vita ha Anna?")
    assert ruling(run(parse_lines(lines, "t"))).answer[0].startswith("Comunque si scelga: ")
    assert _opened(KICKED.format("Lampo", "Quanto paga Anna?")) is None
