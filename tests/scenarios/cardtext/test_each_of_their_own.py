"""107.1, 108.3, 608.2c: as many as each player did it to, all that each owns, a number of cards that is said behind them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import Count, Fixed, PlayersWith
from engine.cards.abilities.references import EachPlayer, Every, One
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import sorcery
from tests.scenarios.cardtext.support import refused, spell
from tests.scenarios.cardtext.twice import they_agree

PAIRS = [
    # 608.2c: as many as that player
    ("s", "Ogni giocatore scarta la propria mano, poi pesca altrettante carte.",
     "Each player discards their hand, then draws that many cards."),
    ("s", "Ogni giocatore scarta tutte le carte nella propria mano, poi pesca altrettante carte meno una.",
     "Each player discards all the cards in their hand, then draws that many cards minus one."),
    ("s", "Un avversario bersaglio scarta la propria mano, poi pesca altrettante carte.",
     "Target opponent discards their hand, then draws that many cards."),
    # 108.3: whoever controls them
    ("s", "Ogni giocatore rimescola la propria mano, il proprio cimitero e tutti i permanenti che possiede nel proprio "
     "grimorio, poi "
     "pesca sei carte.",
     "Each player shuffles their hand, graveyard, and all permanents they own into their library, then draws six cards."),
    ("s", "Rimescola la tua mano e tutti i permanenti che possiedi nel tuo grimorio.",
     "Shuffle your hand and all permanents you own into your library."),
    # 101.4: of all that is theirs nobody chooses
    ("s", "Ogni giocatore esilia tutte le carte creatura dal proprio cimitero.",
     "Each player exiles all creature cards from their graveyard."),
    ("s", "Ogni giocatore rimette sul campo di battaglia tutte le carte terra dal proprio cimitero.",
     "Each player returns all land cards from their graveyard to the battlefield."),
    # 107.1: a number that stands behind the cards
    ("s", "Macina un numero di carte pari al numero di Isole che controlli.",
     "Mill a number of cards equal to the number of Islands you control."),
    ("s", "Rivela un numero di carte dalla cima del tuo grimorio pari al numero di terre che controlli. Aggiungine una alla "
     "tua mano e "
     "metti le altre nel tuo cimitero.",
     "Reveal a number of cards from the top of your library equal to the number of lands you control. Put one of them into "
     "your hand "
     "and the rest into your graveyard."),
    ("c", "Ogniqualvolta la Sentinella attacca, guarda un numero di carte dalla cima del tuo grimorio pari alla sua forza. "
     "Mettine una in "
     "cima al tuo grimorio e le altre nel tuo cimitero.",
     "Whenever Sentinel attacks, look at a number of cards from the top of your library equal to its power. Put one of them "
     "on top of "
     "your library and the rest into your graveyard."),
    ("s", "Esilia un numero di carte dalla cima del grimorio di un avversario bersaglio pari al numero di Paludi che controlli.",
     "Exile a number of cards from the top of target opponent's library equal to the number of Swamps you control."),
    # 109.4: as many as there are players who control such
    ("s", "Pesca una carta per ogni avversario che controlla una creatura con volare.",
     "Draw a card for each opponent who controls a creature with flying."),
    ("s", "Crea X pedine Tesoro, dove X è il numero di avversari che controllano due o più artefatti.",
     "Create X Treasure tokens, where X is the number of opponents who control two or more artifacts."),
    ("s", "Pesca una carta per ogni giocatore che non controlla creature.", "Draw a card for each player who controls no "
     "creatures."),
    # 608.2h: as it last was
    ("c", "{1}, Sacrifica un'altra creatura: Distruggi tutte le creature con forza inferiore a quella della creatura sacrificata.",
     "{1}, Sacrifice another creature: Destroy all creatures with power less than the sacrificed creature's power."),
    # 603.7c: of the source itself
    ("c", "{2}: La Sentinella prende +1/+0 fino alla fine del turno. Quando la Sentinella muore in questo turno, rimettila "
     "sul campo di "
     "battaglia sotto il tuo controllo.",
     "{2}: Sentinel gets +1/+0 until end of turn. When Sentinel dies this turn, return it to the battlefield under your "
     "control."),
    ("c", "{T}: Ogniqualvolta la Sentinella infligge danno in questo turno, guadagni 1 punto vita.",
     "{T}: Whenever this creature deals damage this turn, you gain 1 life."),
]  # fmt: skip
TYPES = {"c": "Creatura — Umano", "s": "Stregoneria"}


@pytest.mark.parametrize(("kind", "italian", "english"), PAIRS)
def test_they_say_the_same(kind: str, italian: str, english: str) -> None:
    they_agree(italian, english, TYPES[kind])


def test_101_4_all_that_is_theirs() -> None:
    (gone,) = spell("Ogni avversario esilia tutte le carte dalla propria mano.").effects
    assert gone == Move(what=Every(Filter(zone=Zone.HAND, whose=EachPlayer(Relation.OPPONENT))), to=Zone.EXILE)


def test_109_4_of_how_many_players_it_is_so() -> None:
    text = "Pesca una carta per ogni avversario che controlla una creatura con forza pari o superiore a 4."
    (drawn,) = list[Any](spell(text).effects)
    big = Filter(types=(CardType.CREATURE,), whose=One(), power=Bounds(least=4))
    assert drawn.count == PlayersWith(of=EachPlayer(Relation.OPPONENT), what=Count(big), how=">=", than=Fixed(1))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        # as many as each, and nobody says which of them
        ("Ogni giocatore scarta la propria mano. Tu peschi altrettante carte.", "s"),
        ("Ogni giocatore scarta la propria mano. Un giocatore bersaglio pesca altrettante carte.", "s"),
        # what died is not what is destroyed then
        ("{T}: Una creatura bersaglio prende +1/+0 fino alla fine del turno. Quando la Sentinella muore in questo turno, "
         "distruggila.", "c"),
        # of a player who is a target, what they own has no description
        ("Un giocatore bersaglio rimescola tutti i permanenti che possiede nel proprio grimorio.", "s"),
    ],
)  # fmt: skip
def test_what_is_not_said_is_refused(text: str, kind: str) -> None:
    assert refused(text, TYPES[kind])


@pytest.mark.parametrize(("behind", "hands"), [("", (2, 1)), (" meno una", (1, 0)), (" più una", (3, 2))])
def test_608_2c_each_draws_as_many_as_they_discarded(behind: str, hands: tuple[int, int]) -> None:
    table = Table()
    for label, player in (("Orso", 0), ("Lupo", 0), ("Cervo", 1)):
        table.creature(label, 2, 2, zone=Zone.HAND, controller=player)
    for player in (0, 1):
        table.library(player, 5)
    text = f"Ogni giocatore scarta la propria mano, poi pesca altrettante carte{behind}."
    sorcery(table, "Ruota", *spell(text).effects)
    table.settle().cast("Ruota").resolve()
    assert (len(table.zone(Zone.HAND, 0)), len(table.zone(Zone.HAND, 1))) == hands
