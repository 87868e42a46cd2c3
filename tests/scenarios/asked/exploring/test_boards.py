"""Ten boards with blocks, attacks, targets, modes and orders: outcomes and ways were counted by hand, as each file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenarios.asked.exploring.explore import explore
from scenarios.written.load import load

BOARDS = Path(__file__).parent / "boards"

COUNTED: dict[str, tuple[list[int], int]] = {
    "attacchi-di-creature-uguali": ([1, 1, 3, 3, 6, 6, 12, 12, 24], 20),
    "attacco-a-un-planeswalker": ([1, 1, 1, 2, 2, 2], 6),
    "blocchi-lasciati-aperti": ([1, 2, 2], 6),
    "chi-deve-attaccare": ([1, 1, 1, 1, 1], 8),
    "due-pietre-con-bersagli": ([2, 2, 2, 2, 4, 4, 4, 4, 4, 4], 42),
    "minacciare-e-numero-massimo": ([1, 2, 2, 2, 3, 3, 3], 20),
    "modi-e-bersagli-uguali": ([1, 1, 1, 2], 6),
    "ordine-che-conta": ([1, 2, 3], 9),
    "otto-inneschi-che-si-sommano": ([40320], 1),
    "sacrifici-di-ciascuno": ([1, 1, 2, 2], 6),
}
"""For each board in how many ways each outcome comes about, and after how many answers at most all of that is known."""


@pytest.mark.parametrize("name", COUNTED)
def test_outcomes_and_ways_counted_by_hand(name: str) -> None:
    ways, answers = COUNTED[name]
    found = explore(load(BOARDS / f"{name}.yaml"))
    assert found.complete
    assert found.untried == ()
    assert sorted(one.ways or 0 for one in found.outcomes) == ways
    assert found.seen <= answers


def test_every_board_is_counted() -> None:
    assert {path.stem for path in BOARDS.glob("*.yaml")} == COUNTED.keys()
