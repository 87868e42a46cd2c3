"""109.2: 'another creature or artifact' is read in one way, and what each of several kinds in their own places is stays another."""

from __future__ import annotations

import pytest

from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.test_oracle import both


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "{1}, Sacrifica un'altra creatura o un altro artefatto: Pesca una carta.",
            "{1}, Sacrifice another creature or artifact: Draw a card.",
        ),
        (
            "Quando Sentinella entra, puoi sacrificare un altro artefatto o un'altra creatura. Se lo fai, pesca una carta.",
            "When Sentinel enters, you may sacrifice another artifact or creature. If you do, draw a card.",
        ),
        (
            "{1}: Previeni tutto il danno che verrebbe inflitto in questo turno da creature diverse da Elfi e Goblin.",
            "{1}: Prevent all damage that would be dealt this turn by creatures other than Elves and Goblins.",
        ),
    ],
)
def test_109_2_two_kinds_are_read_in_one_way(it: str, en: str) -> None:
    assert both(it, en) == (Verdict.AGREE, ())
