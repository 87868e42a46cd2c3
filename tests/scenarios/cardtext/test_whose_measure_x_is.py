"""107.3i, 608.2c: 'dove X è la sua forza', of what the sentence is about, or of what was spoken of before: where that is clear."""

import pytest

from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.quantities import PowerOf, ToughnessOf
from engine.cards.abilities.references import Target, This
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both

UNTIL_IT, UNTIL_EN = "prende +X/+X fino alla fine del turno", "gets +X/+X until end of turn"
GETS_IT, GETS_EN = (
    f"{UNTIL_IT}, dove X è la sua",
    f"{UNTIL_EN}, where X is its",
)


def _numbers(found: object) -> ModifyPT:
    (made,) = found.effects  # type: ignore[attr-defined]
    (part,) = made.parts
    assert isinstance(part, ModifyPT)
    return part


def test_608_2c_of_the_one_creature_that_there_is() -> None:
    found = both(f"Una creatura bersaglio {GETS_IT} forza.", f"Target creature {GETS_EN} power.", "s")
    assert _numbers(found).power == PowerOf(Target(0))


def test_608_2c_of_the_source_that_the_sentence_is_about() -> None:
    found = both(
        f"Ogniqualvolta la Sentinella attacca, {GETS_IT} costituzione.",
        f"Whenever Sentinel attacks, it {GETS_EN} toughness.",
    )
    assert _numbers(found).toughness == ToughnessOf(This())


@pytest.mark.parametrize(
    "text",
    [
        f"Ogniqualvolta la Sentinella attacca, un'altra creatura bersaglio {GETS_IT} forza.",
        f"Quando la Sentinella muore, una creatura bersaglio {GETS_IT} forza.",
        f"Ogniqualvolta un'altra creatura entra, la Sentinella {GETS_IT} forza.",
        f"Ogniqualvolta un'altra creatura entra, una creatura bersaglio {GETS_IT} forza.",
    ],
)
def test_608_2c_of_two_nobody_knows_which(text: str) -> None:
    assert refused(text, "Creatura — Elfo")


def test_608_2c_control_where_the_words_say_whose() -> None:
    found = both(
        f"Ogniqualvolta la Sentinella attacca, un'altra creatura bersaglio {UNTIL_IT}, dove X è la forza della Sentinella.",
        f"Whenever Sentinel attacks, another target creature {UNTIL_EN}, where X is Sentinel's power.",
    )
    assert _numbers(found).power == PowerOf(This())


def test_608_2c_control_where_a_player_does_it() -> None:
    found = both(
        "Quando la Sentinella muore, metti X segnalini +1/+1 su una creatura bersaglio, dove X è la sua forza.",
        "When Sentinel dies, put X +1/+1 counters on target creature, where X is its power.",
    )
    (put,) = found.effects
    assert put.count == PowerOf(This())


def test_608_2c_counters_put_on_a_new_target_by_a_measure_of_either() -> None:
    text = "Ogniqualvolta un'altra creatura muore, metti su una creatura bersaglio segnalini +1/+1 pari alla sua forza."
    assert refused(text, "Creatura — Elfo")


def test_608_2c_control_counters_by_the_measure_of_the_only_one() -> None:
    found = both(
        "Metti su una creatura bersaglio un numero di segnalini +1/+1 pari alla sua forza.",
        "Put a number of +1/+1 counters on target creature equal to its power.",
        "s",
    )
    (put,) = found.effects
    assert put.count == PowerOf(Target(0))
