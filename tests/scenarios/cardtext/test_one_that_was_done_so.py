"""701.17c, 406.1, 400.3, 509.1g: one of what was milled or exiled in this way, that player's graveyard, how many block it."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import Choose, May
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import refused, spell, triggered
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


def test_400_3_into_the_graveyard_of_that_player() -> None:
    seen = "Guarda la prima carta del grimorio di un giocatore bersaglio."
    made = spell(f"{seen} Puoi mettere quella carta nel cimitero di quel giocatore.")
    assert made == spell(f"{seen} Puoi mettere quella carta nel suo cimitero.")
    en = "Look at the top card of target player's library. You may put that card into that player's graveyard."
    assert english(en, "Stregoneria") == made


def test_400_3_control_no_player_was_spoken_of() -> None:
    assert refused("Metti una creatura bersaglio nel cimitero di quel giocatore.", "Stregoneria")
    assert english("Put target creature into that player's graveyard.", "Stregoneria") == [refusal.NO_ANTECEDENT]


@pytest.mark.parametrize("blocking", ["lo bloccano", "lo stanno bloccando"])
def test_509_1g_how_many_block_it(blocking: str) -> None:
    it = f"prende +X/+0 fino alla fine del turno, dove X è il numero di creature che {blocking}"
    made = triggered(f"Ogniqualvolta il Sentinella viene bloccato, {it}.")
    assert "BlockersOf(of=This())" in repr(made)
    x_is = "where X is the number of creatures blocking it"
    en = f"it gets +X/+0 until end of turn, {x_is}"
    assert english(f"Whenever this creature becomes blocked, {en}.") == made


def test_509_1g_control_one_of_them_blocks() -> None:
    one = "prende +1/+0 fino alla fine del turno per ogni creatura che lo blocca"
    assert "BlockersOf(of=This())" in repr(triggered(f"Ogniqualvolta il Sentinella viene bloccato, {one}."))


@pytest.mark.parametrize("those", ["di quelle carte", "di esse"])
def test_115_1_two_of_those_are_chosen_and_no_modes(those: str) -> None:
    seen = "Guarda le prime quattro carte del tuo grimorio."
    made = spell(f"{seen} Scegli due {those} e aggiungile alla tua mano.")
    assert made == spell(f"{seen} Scegline due e aggiungile alla tua mano.")
    assert len(spell("Scegli due —\n• Pesca una carta.\n• Guadagni 3 punti vita.\n• Indaga.").modes) == 3
