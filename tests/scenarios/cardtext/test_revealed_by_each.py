"""701.20a, 400.3, 608.2c: what several players revealed, each out of their own library, and as many as were put somewhere."""

from __future__ import annotations

import pytest

from engine.words.terms import Zone
from tests.engine.support import Table
from tests.engine.support_more import sorcery
from tests.scenarios.cardtext.support import refused, spell
from tests.scenarios.cardtext.twice import they_agree

PAIRS = [
    ("Ogni avversario rivela carte dalla cima del proprio grimorio finché non rivela due carte terra, poi mette tutte le carte "
     "rivelate in questo modo nel proprio cimitero.",
     "Each opponent reveals cards from the top of their library until they reveal two land cards, then puts all cards revealed "
     "this way into their graveyard."),
    ("Ogni giocatore rivela carte dalla cima del proprio grimorio finché non rivela una carta creatura, mette quella carta sul "
     "campo di battaglia e il resto nel proprio cimitero.",
     "Each player reveals cards from the top of their library until they reveal a creature card, puts that card onto the "
     "battlefield, then puts the rest into their graveyard."),
    ("Ogni giocatore rivela le prime quattro carte del proprio grimorio, aggiunge alla propria mano tutte le carte terra "
     "rivelate "
     "in questo modo e mette il resto nel proprio cimitero.",
     "Each player reveals the top four cards of their library, puts all land cards revealed this way into their hand, and puts "
     "the rest into their graveyard."),
    ("Metti un qualsiasi numero di carte dalla tua mano in fondo al tuo grimorio, poi pesca altrettante carte.",
     "Put any number of cards from your hand on the bottom of your library, then draw that many cards."),
    ("Riprendi in mano un qualsiasi numero di Isole che controlli. Guadagni altrettanti punti vita.",
     "Return any number of Islands you control to your hand. You gain that much life."),
    ("Esilia fino a tre carte bersaglio in un singolo cimitero.", "Exile up to three target cards in a single graveyard."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), PAIRS)
def test_they_say_the_same(italian: str, english: str) -> None:
    they_agree(italian, english, "Stregoneria")


@pytest.mark.parametrize(
    "text",
    [
        # others than those who revealed them
        "Ogni giocatore rivela le prime due carte del proprio grimorio. Ogni avversario mette il resto nel proprio cimitero.",
        "Rivela le prime due carte del tuo grimorio. Ogni giocatore mette quelle carte nel proprio cimitero.",
    ],
)
def test_400_3_what_others_revealed_is_not_theirs(text: str) -> None:
    assert refused(text, "Stregoneria")


def test_701_20a_each_puts_their_own() -> None:
    table = Table()
    for player, label in ((0, "Orso"), (1, "Lupo")):
        table.library(player, 3)
        table.creature(label, 2, 2, zone=Zone.LIBRARY, controller=player)
        table.library(player, 2)
    text = (
        "Ogni giocatore rivela carte dalla cima del proprio grimorio finché non rivela una carta creatura, mette quella "
        "carta sul "
        "campo di battaglia e il resto nel proprio cimitero."
    )
    sorcery(table, "Richiamo", *spell(text).effects)
    table.settle().cast("Richiamo").resolve()
    assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD)
    assert (table.controller("Orso"), table.controller("Lupo")) == (0, 1), "each under the control of whoever owns it"
