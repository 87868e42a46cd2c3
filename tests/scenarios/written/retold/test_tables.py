"""The tables by which lines are put in the words of the guide: each row can be filled, and says one thing."""

import re

import pytest

from scenarios.written.retold.row import Row, table
from scenarios.written.retold.whom import Told

TABLES = ("boards", "deeds", "questions", "inside")
BESIDES = {"they", "it", "other", "alone", "all", "attacker", "walker", "foe", "defender", "spell"}
ROWS = [(name, row) for name in TABLES for row in table(name)]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name}-{n}" for n, (name, _) in enumerate(ROWS)])
def test_every_place_of_the_guide_is_one_that_was_said_or_is_known(name: str, row: Row) -> None:
    places = set(re.findall(r"\{([a-z]+\d?)\}", row.guide))
    assert places <= set(row.said.groupindex) | BESIDES, f"{name}: {row.guide}"


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name}-{n}" for n, (name, _) in enumerate(ROWS)])
def test_no_place_that_must_be_said_is_left_out_of_the_guide(name: str, row: Row) -> None:
    said = {one for one in row.said.groupindex if not one.startswith(("x3", "rest"))}
    # A reply is that of whoever is asked.
    silent = row.guide == "" or name == "questions" or row.guide.startswith("risposta:")
    assert silent or {one for one in said if one.startswith("p")} <= set(re.findall(r"\{([a-z]+\d?)\}", row.guide)), (
        row.guide
    )


def test_what_is_known_besides_is_what_the_tables_may_name() -> None:
    told = Told(["Anna", "Bruno"])
    for line in ("Anna: Orso 2/2", "Bruno: Muro 0/4", "Anna attacca con Orso", "Bruno lancia Dardo su Orso"):
        told.hears(line)
    assert {name: told.known(name, {"p": "Anna", "x": "Orso"}) for name in sorted(BESIDES)} == {
        "all": "Orso",
        "alone": "Orso",
        "attacker": "Orso",
        "defender": "Bruno",
        "foe": "Bruno",
        "it": "Orso",
        "other": "Bruno",
        "spell": "Dardo",
        "they": "Bruno",
        "walker": None,
    }
