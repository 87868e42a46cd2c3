"""205.1: the types of a card behind its name in a player's line: one card, or a refusal with its place."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.written.load import parse_lines

ASKED = "Quante terre controlla Anna?"


def _named(line: str) -> list[str]:
    return [str(one.card) for one in parse_lines(f"Anna: {line}\n{ASKED}", "t").players[0].battlefield]


@pytest.mark.parametrize(
    "line",
    [
        "Foresta Brinata terra base innevata Foresta",
        "Foresta Brinata terra base neve Foresta",
        "Foresta Brinata Terra Base Neve Foresta",
    ],
)
def test_205_1_a_land_with_its_supertypes_and_subtypes_is_one_card(line: str) -> None:
    assert _named(line) == ["Foresta Brinata"]
    assert _named(f"{line}, Isola") == ["Foresta Brinata", "Isola"]


def test_205_1_where_it_cannot_be_read_nothing_is_divided() -> None:
    with pytest.raises(ScenarioError) as refused:
        _named("Foresta Incolta terra base incolta Foresta")
    assert "«incolta» qui non dice niente" in str(refused.value) and "t:1:" in str(refused.value)


def test_205_1_control_names_without_types_between_them_are_cards() -> None:
    assert _named("Foresta e Isola") == ["Foresta", "Isola"]
