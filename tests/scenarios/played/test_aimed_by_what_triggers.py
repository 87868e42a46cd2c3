"""603.3d, 115.1: a permanent spell has no target, so what it is said to aim at is the target of what triggers for it."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
carta: Salamandra creatura 4/2
> {}
Anna: 20
Bruno: Orso 2/2, Lupo 2/2
Anna lancia Salamandra su {}
Chi muore?
"""
ENTERS = "Quando la Salamandra entra, infligge 4 danni a una creatura bersaglio."


def answered(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(lines, "tavolo"))).answer)


@pytest.mark.parametrize("aimed", ["Orso", "Lupo"])
def test_603_3d_the_target_that_is_said_with_the_spell_is_of_its_ability(aimed: str) -> None:
    assert answered(BOARD.format(ENTERS, aimed)) == f"«{aimed}» muore."


def test_control_603_3d_without_it_somebody_has_to_choose() -> None:
    assert "Si attende" in answered(BOARD.format(ENTERS, "Orso").replace(" su Orso", ""))


def test_control_115_1_of_what_nothing_asks_for_the_answer_says_so() -> None:
    with pytest.raises(ScenarioError, match="nessuna domanda ha chiesto"):
        answered(BOARD.format("Volare", "Orso"))


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("aura", "Incantare creatura\n> La creatura incantata prende -2/-2."),
        ("istantaneo", "Distruggi la creatura bersaglio."),
    ],
)
def test_control_601_2c_a_spell_with_targets_has_its_own(card: str, text: str) -> None:
    lines = f"carta: Ombra {card}\n> {text}\nAnna\nBruno: Orso 2/2, Lupo 2/2\nAnna lancia Ombra su Orso\nChi muore?\n"
    assert answered(lines) == "«Orso» muore."
