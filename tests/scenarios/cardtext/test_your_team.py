"""102.4: what is read of what your team controls."""

from __future__ import annotations

import pytest

from engine.words.terms import Relation
from tests.scenarios.cardtext.support import refused, static
from tests.scenarios.cardtext.twice import they_agree


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("Gli artefatti controllati dalla tua squadra hanno volare.", "Artifacts your team controls have flying."),
        ("Ogniqualvolta una creatura controllata dalla tua squadra muore, guadagni 2 punti vita.",
         "Whenever a creature your team controls dies, you gain 2 life."),
        ("Quando Sentinella entra, TAPpa fino a tre artefatti bersaglio controllati dalla tua squadra.",
         "When Sentinel enters, tap up to three target artifacts your team controls."),
    ],
)  # fmt: skip
def test_102_4_they_say_the_same(italian: str, english: str) -> None:
    they_agree(italian, english, "Creatura — Drago")


def test_102_4_yours_and_those_of_your_teammates() -> None:
    made = static("Le creature controllate dalla tua squadra prendono +1/+0.")
    assert made.affects is not None
    assert made.affects.controller is Relation.TEAM


def test_102_4_control_no_other_team_is_meant() -> None:
    assert refused("Le creature controllate dalla squadra prendono +1/+0.")
