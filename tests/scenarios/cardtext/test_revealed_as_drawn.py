"""603.11: what is read of cards that are revealed as they are drawn, and of abilities linked to that in the same paragraph."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import RevealsDraws
from engine.cards.abilities.triggers import Draws
from engine.words.terms import CardType, Relation
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import abilities, refused
from tests.scenarios.cardtext.twice import they_agree

FIRST = "Rivela la prima carta che peschi in ogni turno."
FIRST_EN = "Reveal the first card you draw each turn."


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (f"{FIRST} Ogniqualvolta riveli una carta artefatto in questo modo, guadagni 2 punti vita.",
         f"{FIRST_EN} Whenever you reveal an artifact card this way, you gain 2 life."),
        (f"{FIRST} Ogniqualvolta riveli una carta nera in questo modo, puoi pescare una carta.",
         f"{FIRST_EN} Whenever you reveal a black card this way, you may draw a card."),
    ],
)  # fmt: skip
def test_603_11_they_say_the_same(italian: str, english: str) -> None:
    they_agree(italian, english, "Incantesimo")


@pytest.mark.parametrize("often", ["in ogni", "ad ogni", "a ogni"])
def test_603_11_one_paragraph_is_a_static_ability_and_a_triggered_one(often: str) -> None:
    first = f"Rivela la prima carta che peschi {often} turno."
    text = f"{first} Ogniqualvolta riveli una carta creatura in questo modo, pesca una carta."
    shows, watches = abilities(text, "Incantesimo")
    assert shows == RevealsDraws(nth=1)
    assert isinstance(watches, Triggered)
    assert watches.trigger == Draws(who=Relation.YOU, shown=Filter(types=(CardType.CREATURE,)))


@pytest.mark.parametrize(
    "text",
    [
        "Ogniqualvolta riveli una carta creatura in questo modo, pesca una carta.",
        "Vigilanza\nOgniqualvolta riveli una carta creatura in questo modo, pesca una carta.",
    ],
)
def test_603_11_control_without_what_reveals_them_nothing_is_meant(text: str) -> None:
    assert refusal.NO_ANTECEDENT in [reason for _, reason in refused(text.replace("Vigilanza", "Cautela"))]
