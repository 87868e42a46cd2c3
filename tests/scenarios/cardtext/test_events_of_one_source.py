"""201.5, 603.1: two events of one source, of which the second says 'it', or is the beginning of a step; in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import abilities, bare, reading, refused


def english(text: str) -> tuple[Ability, ...]:
    """What an English text of the same creature compiles to."""
    found = read_oracle("Sentinella", text, reading("").characteristics)
    assert not found.not_understood, found.not_understood
    return tuple(bare(one) for one in found.abilities)


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ("Quando la Sentinella entra e ogniqualvolta attacca", "When this creature enters and whenever it attacks"),
        ("Quando la Sentinella entra e quando muore", "When this creature enters and when it dies"),
        (
            "Quando la Sentinella entra e all'inizio del tuo mantenimento",
            "When this creature enters and at the beginning of your upkeep",
        ),
    ],
)
def test_603_1_two_events_of_one_source(it: str, en: str) -> None:
    made = abilities(f"{it}, pesca una carta.")
    assert len(made) == 2
    assert english(f"{en}, draw a card.") == made


def test_201_5_the_pronoun_may_be_said_in_italian_too() -> None:
    said = "Quando la Sentinella entra e ogniqualvolta %sattacca, pesca una carta."
    assert abilities(said % "essa ") == abilities(said % "")


def test_201_5_control_of_another_object_the_pronoun_is_not_the_source() -> None:
    found = read_oracle(
        "Sentinella", "When a creature enters and whenever it attacks, draw a card.", reading("").characteristics
    )
    assert found.not_understood


def test_603_1_control_a_step_behind_or_is_no_event() -> None:
    assert refused("Quando la Sentinella entra o all'inizio del tuo mantenimento, pesca una carta.")
