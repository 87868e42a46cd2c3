"""508.1, 509.1: whoever has nothing to declare and is said not to attack or block has said what is true, and play goes on."""

from __future__ import annotations

import pytest

from engine import StepKind
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_SEATS = "Anna: Lince 2/2\nBruno: Orso 2/2\n"
_STRUCK = "passa da 20 a 18 punti vita."


def _said(*lines: str) -> str:
    return answer(run(parse_lines(_SEATS + "\n".join(lines), "prova"))).headline[0]


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        pytest.param(("Anna non attacca", "Bruno attacca con Orso"), "Anna", id="508.1a: before another one's attack"),
        pytest.param(
            ("Anna attacca con Lince", "Bruno non attacca"), "Bruno", id="508.1a: behind another one's attack"
        ),
        pytest.param(("Bruno non blocca", "Anna attacca con Lince"), "Bruno", id="509.1a: before anything attacks"),
        pytest.param(("Anna attacca con Lince", "Anna non blocca"), "Bruno", id="509.1a: who attacks blocks nothing"),
        pytest.param(("Anna attacca con Lince", "Bruno non blocca"), "Bruno", id="509.1a: who is attacked declares it"),
    ],
)
def test_508_1a_509_1a_who_declares_nothing_out_of_turn_hinders_nothing(lines: tuple[str, ...], asked: str) -> None:
    assert _said(*lines, f"Quanta vita ha {asked}?") == f"{asked} {_STRUCK}"


def test_control_508_1a_an_attack_out_of_turn_is_refused() -> None:
    said = _said("turno di Anna", "Anna non attacca", "Bruno attacca con Orso", "Quanta vita ha Anna?")
    assert said.startswith("Bruno non può dichiarare") and "508.1a" in said


def test_control_508_1d_who_has_to_attack_with_something_cannot_attack_with_nothing() -> None:
    lines = "Anna: Lince 2/2\n> Lince attacca in ogni combattimento, se può farlo.\nBruno: 20\nAnna non attacca\n"
    steps = run(parse_lines(lines + "Quanta vita ha Bruno?", "prova")).steps
    assert [str(one.step.rules[0]) for one in steps if one.step.kind is StepKind.NOTHING] == ["508.1d"]
