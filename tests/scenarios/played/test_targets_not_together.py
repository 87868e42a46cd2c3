"""601.2c: whether a spell may be cast with targets of which each would do, and that together are not what it requires."""

import pytest

from scenarios.language.errors import ScenarioError
from tests.scenarios.played.one_by_one import told

_TABLE = """
carta: Ritorno stregoneria {2}{B}
> Rimetti sul campo di battaglia fino a tre carte creatura bersaglio con valore di mana totale 4 o inferiore dal tuo cimitero.
Anna in mano: Ritorno
nel cimitero di Anna: Orso creatura 2/2 costo {1}{G}, Lupo creatura 2/2 costo {2}{G}, Topo creatura 1/1 costo {G}
turno di Anna
"""


def test_601_2c_asked_about_it_may_not() -> None:
    said = told(f"{_TABLE}Anna può lanciare Ritorno su Orso e Lupo?")
    assert said.startswith("No") and "insieme" in said


@pytest.mark.parametrize("targets", ["Orso e Topo", "Orso", "Lupo"])
def test_601_2c_control_targets_that_do_together(targets: str) -> None:
    assert told(f"{_TABLE}Anna può lanciare Ritorno su {targets}?").startswith("Sì")


def test_733_1_what_is_done_below_goes_on() -> None:
    asked = "Anna può lanciare Ritorno su Orso e Lupo?\nAnna lancia Ritorno su Orso e Topo\nrisolvi\nDove è Topo?"
    assert "«Topo» entra nel campo di battaglia" in told(f"{_TABLE}{asked}")


def test_601_2c_control_said_as_done_it_is_an_error() -> None:
    with pytest.raises(ScenarioError, match="insieme"):
        told(f"{_TABLE}Anna lancia Ritorno su Orso e Lupo")
