"""What is read of an exploration: of one outcome what happens, of several what tells them apart."""

from itertools import pairwise

from scenarios.asked.exploring.explore import explore
from scenarios.asked.exploring.report import as_text
from scenarios.written.load import parse_lines

BURN = "Bruno: Orso 2/{toughness}\nAnna lancia 3 danni su Orso\nMuore Orso?\n"
LEGEND = "Anna: Regina 3/3 leggendaria, Torre 0/1\nAnna lancia Regina\nMuore Regina?\n"


def told(lines: str) -> str:
    return as_text(explore(parse_lines(lines, "t")), "t")


def test_of_the_only_outcome_it_says_what_happens() -> None:
    assert "  «Orso» muore." in told(BURN.format(toughness=2))
    assert "  «Orso» resta" in told(BURN.format(toughness=5))


def test_control_several_are_told_by_what_tells_them_apart() -> None:
    lines = told(LEGEND.replace("3/3 leggendaria,", "3/3 leggendaria +1/+1x1,")).splitlines()
    assert sum(line.startswith("Esito ") for line in lines) == 2
    assert all(line.startswith("  - ") for before, line in pairwise(lines) if before.startswith("Esito "))
