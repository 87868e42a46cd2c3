"""400.7: cards that an event put somewhere, taken from there: both languages come to the same, and to what lies there."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Discard
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Among, EventPlayer, It, Remembered
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.words.terms import Relation, Zone
from scenarios.cardtext.api import read
from tests.engine.support import Table
from tests.engine.support_more import sorcery
from tests.scenarios.cardtext.support import printed, refused, triggered
from tests.scenarios.cardtext.twice import they_agree

PAIRS = [
    ("Ogniqualvolta scarti una carta, puoi esiliare quella carta dal tuo cimitero. Se lo fai, puoi lanciare quella carta in "
     "questo turno.",
     "Whenever you discard a card, you may exile that card from your graveyard. If you do, you may cast that card this turn."),
    ("Ogniqualvolta scarti una o più carte creatura, esiliale dal tuo cimitero.",
     "Whenever you discard one or more creature cards, exile them from your graveyard."),
    ("Ogniqualvolta un avversario scarta una carta, esilia quella carta dal suo cimitero.",
     "Whenever an opponent discards a card, exile that card from their graveyard."),
    ("Ogniqualvolta un avversario scarta una carta permanente, puoi mettere quella carta sul campo di battaglia sotto il tuo "
     "controllo da un cimitero.",
     "Whenever an opponent discards a permanent card, you may put that card from a graveyard onto the battlefield under your "
     "control."),
    ("Ogniqualvolta scarti una o più carte terra, puoi mettere quelle carte dal tuo cimitero sul campo di battaglia TAPpate.",
     "Whenever you discard one or more land cards, you may put those cards from your graveyard onto the battlefield tapped."),
    ("Ogniqualvolta un'altra creatura che controlli muore, puoi riprenderla in mano dal tuo cimitero.",
     "Whenever another creature you control dies, you may return it from your graveyard to your hand."),
    ("Ogniqualvolta una carta istantaneo viene messa nel tuo cimitero dal tuo grimorio, puoi esiliare quella carta dal tuo "
     "cimitero.",
     "Whenever an instant card is put into your graveyard from your library, you may exile that card from your graveyard."),
    ("Quando la Sentinella entra, esilia le prime due carte del tuo grimorio.\n"
     "Quando la Sentinella muore, metti le carte esiliate con essa in mano al loro proprietario.",
     "When Sentinel enters, exile the top two cards of your library.\n"
     "When Sentinel dies, put the cards exiled with it into their owner's hand."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), PAIRS)
def test_they_say_the_same(italian: str, english: str) -> None:
    they_agree(italian, english, "Creatura — Umano")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Ogniqualvolta scarti una carta, esiliala dal tuo cimitero.",
         Among(It(), Filter(owner=Relation.YOU), lying_in=Zone.GRAVEYARD)),
        ("Ogniqualvolta scarti una o più carte, esilia quelle carte dal tuo cimitero.",
         Among(Remembered(ALL_OF_EVENT), Filter(owner=Relation.YOU), lying_in=Zone.GRAVEYARD)),
        ("Ogniqualvolta un giocatore scarta una carta, esilia quella carta dal suo cimitero.",
         Among(It(), Filter(whose=EventPlayer()), lying_in=Zone.GRAVEYARD)),
    ],
)  # fmt: skip
def test_400_7_only_where_it_lies_there(text: str, what: object) -> None:
    (moved,) = triggered(text).effects
    assert isinstance(moved, Move) and moved.what == what


def test_400_7_nobodys_hand_and_nothing_that_was_spoken_of() -> None:
    assert refused("Ogniqualvolta scarti una carta, esiliala dalla tua mano."), "it is not there any more"
    assert refused("Ogniqualvolta peschi una carta, esilia quella carta dal tuo cimitero.")
    assert refused("Ogniqualvolta scarti una carta, esiliala dal suo cimitero."), "control: whose, nobody said"


@pytest.mark.parametrize(("elsewhere", "found"), [(False, Zone.HAND), (True, Zone.EXILE)])
def test_702_35a_what_went_elsewhere_is_not_taken(elsewhere: bool, found: Zone) -> None:
    text = "Ogniqualvolta scarti una carta, riprendi in mano quella carta dal tuo cimitero."
    card = read("Sentinella", "Creatura — Umano", text, "{2}", "2", "2")
    table = Table()
    table.put("Sentinella", card.characteristics)
    if elsewhere:
        gone = "Se una carta sta per essere messa in un cimitero da qualsiasi zona, invece esiliala."
        table.put("Urna", printed(gone, "Artefatto", "Urna"))
    table.creature("Orso", 2, 2, zone=Zone.HAND)
    sorcery(table, "Oblio", Discard(count=Fixed(1)))
    table.settle().cast("Oblio").resolve().play_out()
    assert table.where("Orso") is found
