"""102.1: a name that is a slip of somebody who sits there is a fault with that name, and nobody who sits there besides."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.written.load import parse_lines

TWO = "Anna: Orso 2/2\nBruno: 20\n"


@pytest.mark.parametrize("slip", ["Bruon", "Brno", "Brumo", "Bruuno"])
def test_102_1_a_slip_of_a_name_is_no_third_player(slip: str) -> None:
    with pytest.raises(ScenarioError) as told:
        parse_lines(f"{TWO}{slip}: Elfo 1/1\nAnna attacca con Orso\n", "t")
    first = told.value.faults[0]
    assert (first.line, first.suggestion) == (3, "Bruno") and "fra virgolette" in first.message


@pytest.mark.parametrize(
    ("lines", "names"),
    [
        (f"{TWO}Carla: Elfo 1/1\n", ["Anna", "Bruno", "Carla"]),
        ("Anna: 20\nCarlo: 20\nCarla: 20\n", ["Anna", "Carlo", "Carla"]),
        ('Anna: 20\nLuca: 20\n"Lucia": 20\n', ["Anna", "Luca", "Lucia"]),
        ("formato: tutti contro tutti\nAnna: 20\nLuca: 20\nLucia: 20\n", ["Anna", "Luca", "Lucia"]),
        ("Bruon: 20\nBruno: 20\n", ["Bruon", "Bruno"]),
        (f"{TWO}Bruno: Elfo 1/1\n", ["Anna", "Bruno"]),
    ],
)
def test_control_whoever_is_somebody_else_sits_there(lines: str, names: list[str]) -> None:
    assert [one.name for one in parse_lines(lines, "t").players] == names
