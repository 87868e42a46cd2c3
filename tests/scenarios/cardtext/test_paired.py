"""702.95b: what soulbond makes of the two creatures that are paired, in both languages."""

import pytest

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition, Static
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import GainAbility, ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import This
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import CREATURE_TYPE, NAME, abilities, refused, static

PAIR = Filter(types=CREATURE_TYPE, any_of=(Filter(this=True), Filter(bonded_to_this=True)))
PAIRED = Is(This(), Filter(bonded=True))


@pytest.mark.parametrize(
    "text",
    [
        "Fintanto che la Sentinella è abbinata a un'altra creatura, entrambe le creature prendono +1/+2 e hanno volare.",
        "Fintanto che Sentinella è abbinato a un'altra creatura, ognuna di quelle creature prende +1/+2 e ha volare.",
    ],
)
def test_702_95b_both_of_them(text: str) -> None:
    parts = (ModifyPT(Fixed(1), Fixed(2)), GainAbility(Keyword(keyword="flying")))
    assert static(text) == Static(parts=parts, affects=PAIR, condition=PAIRED)


def test_702_95b_what_neither_of_them_can() -> None:
    text = "Fintanto che la Sentinella è abbinata a un'altra creatura, ognuna di quelle creature non può attaccare."
    assert abilities(text) == (Cannot(what=Prohibition.ATTACK, objects=PAIR, condition=PAIRED),)


def test_702_95b_the_source_alone() -> None:
    text = "Fintanto che la Sentinella è abbinata a un'altra creatura, la Sentinella prende +1/+2."
    assert static(text) == Static(parts=(ModifyPT(Fixed(1), Fixed(2)),), condition=PAIRED), "control: not the other"


@pytest.mark.parametrize(
    "text",
    [
        "Fintanto che controlli un artefatto, entrambe le creature prendono +1/+2.",
        "Fintanto che la Sentinella è TAPpata, ognuna di quelle creature prende +1/+2.",
        "Fintanto che la Sentinella non è abbinata a un'altra creatura, ognuna di quelle creature prende +1/+2.",
        "Fintanto che la Sentinella è abbinata a un'altra creatura, ognuna di quelle terre prende +1/+2.",
        "Fintanto che la Sentinella è abbinata a un'altra creatura, entrambe le creature prende +1/+2.",
    ],
)
def test_702_95b_no_pair_was_spoken_of(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("entrambe le creature prendono +1/+2.", "both creatures get +1/+2."),
        ("ognuna di quelle creature ha volare.", "each of those creatures has flying."),
        ('ognuna di quelle creature ha "{T}: Pesca una carta".', 'each of those creatures has "{T}: Draw a card."'),
    ],
)
def test_702_95b_both_languages(italian: str, english: str) -> None:
    card = read(
        NAME, "Creatura — Elfo", f"Fintanto che la Sentinella è abbinata a un'altra creatura, {italian}", "{2}{G}"
    )
    assert card.understood
    oracle = read_oracle(
        NAME, f"As long as this creature is paired with another creature, {english}", card.characteristics
    )
    assert compared(card, oracle).verdict is Verdict.AGREE, compared(card, oracle)
