"""701.17c, 406.1, 608.2c: one of the cards that were milled or exiled in this way, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import Choose, May
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import refused, spell
from tests.scenarios.cardtext.test_only_where_it_came import english

_DONE = [
    ("Macina sette carte.", "Mill seven cards.", "macinat", "milled", Zone.GRAVEYARD),
    (
        "Esilia le prime sette carte del tuo grimorio.",
        "Exile the top seven cards of your library.",
        "esiliat",
        "exiled",
        Zone.EXILE,
    ),
]


@pytest.mark.parametrize(("it", "en", "so_it", "so_en", "zone"), _DONE)
@pytest.mark.parametrize(
    ("what_it", "what_en", "most"),
    [
        ("aggiungere alla tua mano una carta creatura {}a", "put a creature card {} this way into your hand", 1),
        (
            "mettere sul campo di battaglia una carta creatura {}a",
            "put a creature card {} this way onto the battlefield",
            1,
        ),
        (
            "aggiungere alla tua mano fino a due carte terra {}e",
            "put up to two land cards {} this way into your hand",
            2,
        ),
    ],
)
def test_608_2c_one_that_was(
    it: str, en: str, so_it: str, so_en: str, zone: Zone, what_it: str, what_en: str, most: int
) -> None:
    made = spell(f"{it} Puoi {what_it.format(so_it)} in questo modo.")
    may = made.effects[-1]
    assert isinstance(may, May)
    chosen = may.then[0]
    assert isinstance(chosen, Choose) and chosen.among is not None
    assert (chosen.filter.zone, chosen.maximum) == (zone, most)
    assert english(f"{en} You may {what_en.format(so_en)}.", "Stregoneria") == made


def test_608_2c_control_nothing_was_milled() -> None:
    text = "Esilia le prime sette carte del tuo grimorio. Puoi aggiungere alla tua mano una carta creatura macinata in questo modo."
    assert [why for _, why in refused(text, "Stregoneria")] == [refusal.NO_ANTECEDENT]
    en = "Mill seven cards. You may put a creature card exiled this way into your hand."
    assert english(en, "Stregoneria") == [refusal.NO_ANTECEDENT]
