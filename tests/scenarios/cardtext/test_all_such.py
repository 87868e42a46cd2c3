"""701.9, 701.20: all cards that are such, of a hand or of what was looked at; no player chooses among them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Among, EachPlayer, Every, Remembered
from engine.words.terms import CardType, Reason, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import sorcery
from tests.scenarios.cardtext.support import refused, spell
from tests.scenarios.cardtext.twice import they_agree

PAIRS = [
    ("Rivela le prime quattro carte del tuo grimorio, aggiungi alla tua mano tutte le carte Elfo e Goblin tra esse, poi metti le "
     "altre nel tuo cimitero.",
     "Reveal the top four cards of your library, put all Elf and Goblin cards from among them into your hand, then put the rest "
     "into your graveyard."),
    ("Rivela le prime sei carte del tuo grimorio. Metti sul campo di battaglia tutte le carte terra e creatura rivelate in questo "
     "modo e le altre nel tuo cimitero.",
     "Reveal the top six cards of your library. Put all land and creature cards revealed this way onto the battlefield and the "
     "rest into your graveyard."),
    ("Guarda le prime quattro carte del tuo grimorio. Aggiungi alla tua mano tutte le carte artefatto scelte tra esse e metti le "
     "altre nel tuo cimitero.",
     "Look at the top four cards of your library. Put all artifact cards from among them into your hand and the rest into your "
     "graveyard."),
    ("Un giocatore bersaglio rivela la propria mano e scarta tutte le carte creatura e artefatto.",
     "Target player reveals their hand and discards all creature and artifact cards."),
    ("Un giocatore bersaglio rivela la propria mano. Quel giocatore scarta tutte le carte Elfo rivelate in questo modo.",
     "Target player reveals their hand. That player discards all Elf cards revealed this way."),
    ("Ogni avversario rivela la propria mano e scarta tutte le carte non terra rivelate in questo modo.",
     "Each opponent reveals their hand and discards all nonland cards revealed this way."),
    ("Scarta tutte le carte terra, poi pesca altrettante carte.", "Discard all land cards, then draw that many cards."),
    ("Ogni giocatore scarta tutte le carte con valore di mana pari o inferiore a 2.",
     "Each player discards all cards with mana value 2 or less."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), PAIRS)
def test_they_say_the_same(italian: str, english: str) -> None:
    they_agree(italian, english, "Stregoneria")


def test_701_9a_all_of_a_hand_that_are_such() -> None:
    (gone,) = spell("Ogni avversario scarta tutte le carte creatura.").effects
    whose = Filter(zone=Zone.HAND, types=(CardType.CREATURE,), whose=EachPlayer(Relation.OPPONENT))
    assert gone == Move(what=Every(whose), to=Zone.GRAVEYARD, reason=Reason.DISCARDED)


def test_701_20_all_of_those_and_the_others() -> None:
    shown: Any
    taken: Any
    left: Any
    shown, taken, left = spell(
        "Rivela le prime due carte del tuo grimorio, aggiungi alla tua mano tutte le carte terra tra esse, poi metti le altre nel "
        "tuo cimitero."
    ).effects
    lands = Among(Remembered(shown.keep_as), Filter(zone=Zone.LIBRARY, types=(CardType.LAND,)))
    assert taken.what == lands
    assert left.what == Among(Remembered(shown.keep_as), without=lands)


@pytest.mark.parametrize(
    "text",
    [
        # one of each of several hands
        "Ogni avversario rivela la propria mano. Scegli una carta non terra da quella mano. Quel giocatore scarta quella carta.",
        # which one the player discards, nobody said who chooses
        "Un avversario bersaglio rivela la propria mano e scarta una carta creatura rivelata in questo modo.",
        "Scarta tutte le carte terra a caso.",
    ],
)
def test_what_somebody_would_have_to_choose_is_refused(text: str) -> None:
    assert refused(text, "Stregoneria")


def test_701_9a_it_is_a_discard_and_takes_no_other() -> None:
    table = Table()
    table.creature("Orso", 2, 2, zone=Zone.HAND, controller=1)
    table.permanent("Urna", zone=Zone.HAND, controller=1, types=("artifact",))
    sorcery(table, "Oblio", *spell("Ogni avversario scarta tutte le carte creatura.").effects)
    table.settle().cast("Oblio").resolve()
    assert table.where("Orso") is Zone.GRAVEYARD
    assert table.where("Urna") is Zone.HAND, "control: that is no creature card"
