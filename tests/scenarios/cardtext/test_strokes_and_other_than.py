"""205.3, 707.2, 903.3a: words with a stroke, 'diverse da ...', 'sue copie', and what is settled before the game."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import This
from engine.words.record import within
from engine.words.terms import CardType
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import NAME, ability, reading, spell, triggered

CREATURES = (CardType.CREATURE,)


@pytest.mark.parametrize("words", ["non-Spirito", "non Spirito"])
def test_205_3_a_stroke_behind_non_says_nothing(words: str) -> None:
    said = ability(f"Protezione dalle creature {words}")
    assert said.filter == Filter(types=CREATURES, not_subtypes=("Spirit",))


def test_702_14_a_long_dash_in_a_word_is_a_stroke() -> None:
    assert ability("Passa—paludi") == ability("Passa-paludi") == Keyword(keyword="swampwalk")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("creature diverse dai Draghi", Filter(types=CREATURES, not_subtypes=("Dragon",))),
        ("creature diverse da Mannari e Lupi", Filter(types=CREATURES, not_subtypes=("Werewolf", "Wolf"))),
        ("creature diverse da artefatti", Filter(types=CREATURES, not_types=(CardType.ARTIFACT,))),
    ],
    ids=["one", "several", "of a card type"],
)
def test_205_3_other_than_some(words: str, wanted: Filter) -> None:
    assert wanted in set(within(spell(f"Distruggi tutte le {words}.")))


def test_205_3_other_than_itself_is_another() -> None:
    assert Filter(types=CREATURES, another=True) in set(
        within(ability("{T}: Distruggi una creatura bersaglio diversa dalla Sentinella."))
    )


def test_707_2_its_copies() -> None:
    made = triggered("Quando la Sentinella entra, crea due pedine che sono sue copie.")
    (copies,) = [one for one in within(made.effects) if isinstance(one, CreateCopies)]
    assert (copies.of, copies.count) == (This(), Fixed(2))


def test_903_3a_that_it_can_be_a_commander_says_nothing_in_the_game() -> None:
    planeswalker = "Planeswalker Leggendario — Teferi"
    assert reading(f"La {NAME} può essere il tuo comandante.", planeswalker).understood
    assert read_oracle(NAME, f"{NAME} can be your commander.", reading("").characteristics).understood
    assert not reading(f"La {NAME} può essere il tuo monarca.", planeswalker).understood
