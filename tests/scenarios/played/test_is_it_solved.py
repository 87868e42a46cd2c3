"""719.3b: whether a Case is solved is asked of what it is, not of the keyword that is printed on it."""

import pytest

from scenarios.language.errors import ScenarioError
from tests.scenarios.played.one_by_one import told

_CASE = """
carta: Caso del Vaso incantesimo Caso costo {1}{W}
> Per risolvere — Controlli tre o più creature.
> Risolto — Le creature che controlli prendono +1/+1.
Anna: Caso del Vaso, Orso creatura 2/2, Lupo creatura 2/2, Topo creatura 1/1
turno di Anna
"""
_ASKED = "Caso del Vaso è risolto?\n"


def test_719_3b_it_is_solved_as_its_condition_is_met() -> None:
    assert told(f"{_CASE}fine turno\n{_ASKED}").startswith("«Caso del Vaso» è risolto")


@pytest.mark.parametrize("board", [_CASE, _CASE.replace(", Topo creatura 1/1", "") + "fine turno\n"])
def test_719_3b_it_is_not_solved_before_its_controllers_end_step_or_without_its_condition(board: str) -> None:
    assert told(f"{board}{_ASKED}").startswith("«Caso del Vaso» non è risolto")


def test_719_3b_nothing_else_is_solved() -> None:
    with pytest.raises(ScenarioError, match=r"719\.3b"):
        told(f"{_CASE}Orso è risolto?")


def test_702_169a_control_other_keywords_are_asked_for_as_they_were() -> None:
    assert told("Anna: Orso creatura 2/2 volare\nOrso ha volare?").startswith("«Orso» ha volare")
