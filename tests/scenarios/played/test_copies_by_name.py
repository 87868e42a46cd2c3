"""111.4, 201.2: a token that is a copy bears the name of what it copies: who says that name may mean either, and is told so."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines

COPIED = """\
Anna: Orso 2/2
mano: Doppione stregoneria
> Crea una pedina che è una copia della creatura bersaglio.
Bruno
Anna lancia Doppione su Orso
risolvi
{done}
{asked}
"""


def answer(done: str, asked: str) -> str:
    return ruling(run(parse_lines(COPIED.format(done=done, asked=asked), "tavolo"))).answer[0]


@pytest.mark.parametrize("done", ["Bruno lancia 3 danni su Orso", "Bruno lancia distruzione su Orso"])
def test_one_name_of_two_is_a_fault_that_says_how_to_mean_each(done: str) -> None:
    with pytest.raises(ScenarioError, match=r"«Orso» può essere «orso1».* o «orso2».*: scrivi quale"):
        answer(done, "Muore l'Orso?")


@pytest.mark.parametrize("which", ["orso1", "Orso carta"])
def test_each_is_answered_of_where_both_are_asked_about(which: str) -> None:
    told = answer(f"Bruno lancia 3 danni su {which}", "Muore l'Orso?")
    assert told == "«Orso» (orso1) muore; «Orso» entra nel campo di battaglia."


@pytest.mark.parametrize("which", ["orso2", "Orso pedina"])
def test_111_7_control_the_token_by_its_number_and_by_what_it_is(which: str) -> None:
    told = answer(f"Bruno lancia 3 danni su {which}", "Muore orso1?")
    assert "resta sul campo di battaglia" in told


def test_control_where_only_one_is_left_its_name_is_clear() -> None:
    told = answer("Bruno lancia rimbalzo su Orso carta\nrisolvi\nBruno lancia 3 danni su Orso", "Quanti Orso restano?")
    assert told.lower().startswith("non ci sono")


QUEENS = """\
Anna: Regina 3/3 leggendaria
mano: Doppione stregoneria
> Crea una pedina che è una copia della creatura bersaglio.
Bruno
Anna lancia Doppione su Regina
Anna tiene {kept}
Dov'è regina1?
"""


@pytest.mark.parametrize(
    ("kept", "stays"), [("Regina carta", True), ("regina1", True), ("Regina pedina", False), ("regina2", False)]
)
def test_704_5j_which_of_two_is_kept_is_said_by_what_it_is_or_its_number(kept: str, stays: bool) -> None:
    told = ruling(run(parse_lines(QUEENS.format(kept=kept), "tavolo"))).answer[0]
    assert ("resta sul campo" in told) == stays


def test_704_5j_by_the_name_of_both_it_is_a_fault_that_says_what_each_is() -> None:
    with pytest.raises(ScenarioError, match=r"«regina1» \(carta\) o «regina2» \(pedina\)"):
        run(parse_lines(QUEENS.format(kept="Regina"), "tavolo"))
