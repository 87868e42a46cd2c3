"""613.9: what an object became in an earlier layer is why a later effect of a static ability touches it."""

import pytest

from scenarios.asked.explaining.why_not import derived
from scenarios.played.run import Run, run
from scenarios.told.derivation import derivation_lines
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

TINTED = """\
Anna: Elfo creatura elfo 1/1 verde
Anna in mano: Tinta istantaneo
> La creatura bersaglio diventa bianca fino alla fine del turno.
Bruno: Onore incantesimo
> Le creature bianche prendono +1/+1.
Anna lancia Tinta su Elfo
Che forza ha l'Elfo?
"""


def played(lines: str) -> Run:
    return run(parse_lines(lines, "prova.tavolo"))


def size_lines(lines: str) -> list[str]:
    made = played(lines)
    return [one.text for one in derivation_lines(derived(made, "Elfo"), made.people) if "7c" in one.text]


def test_613_9_the_layer_that_made_it_so_is_told_and_decides() -> None:
    assert size_lines(TINTED) == ["strato 7c, «Onore»: 1/1 → 2/2; lo tocca per come è ora: «Tinta», nello strato 5"]
    assert {"613.9", "613.1e", "613.4c"} == {*ruling(played(TINTED)).rules}


@pytest.mark.parametrize(
    ("instead_of", "there_is"), [("1/1 verde", "1/1 bianca"), ("Le creature bianche prendono", "Le creature prendono")]
)
def test_613_9_control_what_it_would_have_touched_anyway_is_not_laid_to_another(instead_of: str, there_is: str) -> None:
    board = TINTED.replace(instead_of, there_is)
    assert size_lines(board) == ["strato 7c, «Onore»: 1/1 → 2/2"]
    assert "613.1e" not in ruling(played(board)).rules
