"""400.11b, 701.23j: cards from outside the game, in the words of today and of old."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import FromOutside
from engine.words.terms import CardType, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.support import refused, spell
from tests.scenarios.cardtext.test_oracle import both

LAND = Filter(types=(CardType.LAND,))
OUTSIDE = "from outside the game"


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "Puoi rivelare una carta Elfo che possiedi al di fuori della partita e aggiungerla alla tua mano.",
            f"You may reveal an Elf card you own {OUTSIDE} and put it into your hand.",
        ),
        (
            "Scegli una carta Elfo o Muro che possiedi e che non fa parte della partita, rivela quella carta e "
            "aggiungila alla tua mano.",
            f"You may reveal an Elf or Wall card you own {OUTSIDE} and put it into your hand.",
        ),
        (
            "Puoi mettere in cima al tuo grimorio una carta terra che possiedi al di fuori della partita.",
            f"You may put a land card you own {OUTSIDE} on top of your library.",
        ),
        (
            "Aggiungi alla tua mano una carta terra che possiedi al di fuori della partita.",
            f"Put a land card you own {OUTSIDE} into your hand.",
        ),
    ],
)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en, "Stregoneria") == (Verdict.AGREE, ())


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Puoi aggiungere alla tua mano una carta che possiedi al di fuori della partita.", FromOutside()),
        (
            "Scegli una carta terra che possiedi e che non fa parte della partita e aggiungila alla tua mano.",
            FromOutside(such=LAND),
        ),
        (
            "Puoi mettere in cima al tuo grimorio una carta che possiedi al di fuori della partita.",
            FromOutside(to=Zone.LIBRARY),
        ),
    ],
)
def test_400_11b_what_may_be_taken_and_where_it_goes(text: str, made: FromOutside) -> None:
    assert spell(text).effects == (made,)


@pytest.mark.parametrize(
    "text",
    [
        "Puoi aggiungere alla tua mano una carta terra al di fuori della partita.",
        "Puoi aggiungere alla tua mano due carte terra che possiedi al di fuori della partita.",
        "Puoi rivelare una carta terra che possiedi al di fuori della partita e aggiungerla al tuo cimitero.",
        "Puoi aggiungere alla tua mano una terra che possiedi al di fuori della partita.",
    ],
)
def test_400_11b_control_a_card_of_ones_own_and_to_hand_or_library(text: str) -> None:
    assert refused(text, "Stregoneria")
