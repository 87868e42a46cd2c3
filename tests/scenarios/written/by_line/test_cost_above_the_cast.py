"""601.2f: what something costs may be asked above the line that casts it: who casts it has it in hand until then."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from scenarios.written.model import Scenario

BOARD = """Anna: Lupo 2/2
Bruno: 20
{lines}
carta: Lama artefatto
costo: {{2}}{{R}}
carta: Scossa istantaneo
costo: {{1}}{{R}}
> Scossa infligge 3 danni a un bersaglio qualsiasi.
"""
ABOVE = "Anna attacca con Lupo\nQuanto costa Scossa?\nAnna lancia Scossa su Bruno\nQuanta vita ha Bruno?"
FIRST = "Quanto costa Scossa?\nAnna lancia Scossa su Bruno\nAnna attacca con Lupo\nQuanta vita ha Bruno?"
BELOW = "Anna attacca con Lupo\nAnna lancia Scossa su Bruno\nQuanto costa Scossa?\nQuanta vita ha Bruno?"


def said(lines: str) -> Scenario:
    return parse_lines(BOARD.format(lines=lines), "t")


def answered(lines: str) -> str:
    return " ".join(ruling(run(said(lines))).answer)


def test_601_2f_above_as_below() -> None:
    assert "{1}{R}" in answered(ABOVE)
    assert answered(ABOVE) == answered(BELOW)


@pytest.mark.parametrize("lines", [ABOVE, FIRST])
def test_601_2a_there_is_one_card_in_hand(lines: str) -> None:
    assert [one.card for one in said(lines).players[0].hand] == ["Scossa"]


def test_601_2a_control_two_that_are_cast_are_two() -> None:
    twice = "Quanto costa Scossa?\nAnna lancia Scossa su Bruno\nAnna risponde con Scossa su Bruno"
    assert [one.card for one in said(twice).players[0].hand] == ["Scossa", "Scossa"]


def test_601_2f_control_what_nobody_casts_and_nobody_has_is_not_tried() -> None:
    with pytest.raises(Exception, match="Lama"):
        said("Quanto costa Lama?\nAnna lancia Scossa su Bruno")
