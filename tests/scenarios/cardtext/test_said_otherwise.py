"""608.2c, 513.1a: words in another order than most texts have come to the same as those of most, and as the English text."""

from __future__ import annotations

import pytest

from tests.scenarios.cardtext.support import reading
from tests.scenarios.cardtext.twice import they_agree

TYPES = {
    "c": "Creatura — Umano",
    "s": "Stregoneria",
    "a": "Artefatto",
    "l": "Terra",
    "e": "Artefatto — Equipaggiamento",
}

PAIRS = [
    # 608.2c: 'ne' before its verb, and what stands behind 'rimuovine'
    ("s", "Scegli tre creature bersaglio controllate dallo stesso giocatore. Quel giocatore ne sacrifica due.",
     "Choose three target creatures controlled by the same player. That player sacrifices two of them of their choice."),
    ("s", "Guarda le prime cinque carte del tuo grimorio. Rimuovine dal gioco due a caso e aggiungi le altre alla tua mano.",
     "Look at the top five cards of your library. Exile two of them at random and put the rest into your hand."),
    # 513.1a: the next end step
    ("c", "{T}: La Sentinella prende +2/+0 fino alla fine del turno. Sacrificala all'inizio della sottofase finale.",
     "{T}: Sentinel gets +2/+0 until end of turn. Sacrifice it at the beginning of the next end step."),
    # 122.1: no more counters
    ("a", "{T}, Rimuovi un segnalino carica dalla Sentinella: Pesca una carta. Poi, se non ci sono più segnalini carica sulla "
     "Sentinella, sacrificala.",
     "{T}, Remove a charge counter from Sentinel: Draw a card. Then if there are no charge counters on Sentinel, sacrifice it."),
    # 119.1: how much life one has
    ("c", "Fintanto che hai punti vita pari o superiori ai tuoi punti vita iniziali, la Sentinella ha volare.",
     "As long as your life total is greater than or equal to your starting life total, Sentinel has flying."),
    # 701.3d: no longer attached
    ("e", "Ogniqualvolta la Sentinella diventa non assegnata a una creatura, sacrifica quella creatura.\nEquipaggiare {2}",
     "Whenever Sentinel becomes unattached from a creature, sacrifice that creature.\nEquip {2}"),
    # 608.2i, 400.1: where they came, and of which place they are
    ("c", "Alla fine del tuo turno, riprendi in mano tutte le carte Elfo nel tuo cimitero che sono state messe nel "
     "tuo cimitero dal gioco in "
     "questo turno.",
     "At the beginning of your end step, return to your hand all Elf cards in your graveyard that were put there from "
     "the battlefield this "
     "turn."),
    ("c", "Quando la Sentinella entra nel campo di battaglia, esilia tutte le carte del tuo cimitero.",
     "When Sentinel enters, exile all cards from your graveyard."),
    # 607.2a: a creature that is a card now
    ("c", "Quando la Sentinella entra nel campo di battaglia, esilia un'altra creatura bersaglio finché la Sentinella "
     "non lascia il campo di "
     "battaglia.\nOgniqualvolta la Sentinella attacca, crea una pedina che è una copia della creatura esiliata.",
     "When Sentinel enters, exile another target creature until Sentinel leaves the battlefield.\nWhenever Sentinel "
     "attacks, create a "
     "token that's a copy of the exiled card."),
    # 608.2c: what goes on about those that it was done to, by so much more
    ("c", "Quando la Sentinella attacca, scegli una creatura bersaglio. STAPpa quella creatura, che ha volare fino "
     "alla fine del turno.",
     "When Sentinel attacks, choose target creature. Untap that creature, and it gains flying until end of turn."),
    ("c", "Quando la Sentinella attacca, STAPpa una creatura bersaglio. Quella creatura prende un +1/+1 addizionale "
     "fino alla fine del turno.",
     "When Sentinel attacks, untap target creature. That creature gets an additional +1/+1 until end of turn."),
    # 603.2c, 109: one verb for one or more; a state of all of a list
    ("c", "Ogniqualvolta una o più creature che controlli attacca, guadagni 1 punto vita.",
     "Whenever one or more creatures you control attack, you gain 1 life."),
    ("c", "All'inizio del tuo mantenimento, se controlli due o più creature e/o artefatti TAPpati, pesca una carta.",
     "At the beginning of your upkeep, if you control two or more tapped creatures and/or artifacts, draw a card."),
    # 106.6, 105.4
    ("l", "{T}: Aggiungi un mana di un colore qualsiasi. Spendi questo mana solo per giocare magie Drago o abilità "
     "attivate di Draghi.",
     "{T}: Add one mana of any color. Spend this mana only to cast Dragon spells or activate abilities of Dragons."),
    # 205.3j: what is no planeswalker of a type
    ("c", "Ogniqualvolta attacchi con due o più creature non Gideon, pesca una carta.",
     "Whenever you attack with two or more non-Gideon creatures, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "italian", "english"), PAIRS)
def test_it_comes_to_the_same(kind: str, italian: str, english: str) -> None:
    they_agree(italian, english, TYPES[kind])


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        # of nothing that was spoken of
        ("Ogni avversario ne sacrifica due.", "s"),
        # an end step in the middle of a sentence is none that is next
        ("Distruggi una creatura bersaglio all'inizio della sottofase finale e pesca una carta.", "s"),
        # whose the two numbers of life are nobody says
        ("Fintanto che ha punti vita pari o superiori ai tuoi punti vita iniziali, la Sentinella ha volare.", "c"),
        # one creature, and a verb for several
        ("Ogniqualvolta una creatura che controlli attaccano, guadagni 1 punto vita.", "c"),
    ],
)
def test_what_stays_refused(text: str, kind: str) -> None:
    assert not reading(text, TYPES[kind]).understood


def test_what_a_library_begins_with_is_no_card_from_it() -> None:
    found = reading("Metti le prime due carte del tuo grimorio nel tuo cimitero.", "Stregoneria")
    assert found.understood
    assert "Mill" in repr(found.characteristics.abilities)
