"""602.1, 603.1, 109: marks that a print lost, and adjectives behind lists: both languages come to the same."""

from __future__ import annotations

import pytest

from tests.scenarios.cardtext.support import reading
from tests.scenarios.cardtext.twice import they_agree

COUNTERS = "counters on it."
TYPES = {"c": "Creatura — Umano", "s": "Stregoneria", "a": "Artefatto"}

PAIRS = [
    # 602.1a: a colon in the place of a comma or of a full stop
    ("a", "{1}, {T}: Sacrifica la Sentinella: Pesca due carte.", "{1}, {T}, Sacrifice Sentinel: Draw two cards."),
    ("c", "{T}: Scarta una carta: Pesca una carta.", "{T}, Discard a card: Draw a card."),
    ("c", "{T}: Rivela la prima carta del tuo grimorio: Se è una carta terra, mettila sul campo di battaglia.",
     "{T}: Reveal the top card of your library. If it's a land card, put it onto the battlefield."),
    # 602.5b: a restriction is a sentence of its own
    ("c", "{T}: Pesca una carta Gioca questa abilità solo se controlli un Mago.",
     "{T}: Draw a card. Activate only if you control a Wizard."),
    # 603.1: the comma behind the event
    ("c", "All'inizio del tuo mantenimento puoi pagare {1}. Se lo fai, pesca una carta.",
     "At the beginning of your upkeep, you may pay {1}. If you do, draw a card."),
    ("c", "Quando la Sentinella entra in gioco pesca una carta.", "When Sentinel enters, draw a card."),
    ("c", "Quando la Sentinella muore puoi pescare una carta.", "When Sentinel dies, you may draw a card."),
    # 513.1a: the end of somebody's turn
    ("c", "Alla fine del turno di ogni avversario, se quel giocatore non ha giocato una magia creatura in quel turno, "
     "pesca una carta.",
     "At the beginning of each opponent's end step, if that player didn't cast a creature spell this turn, draw a card."),
    # 702.33: the cost that was paid, and counters besides others
    ("c", "Se il costo di potenziamento è stato pagato, la Sentinella entra in gioco con due segnalini +1/+1 addizionali su di "
     "essa.",
     "If Sentinel was kicked, it enters with two additional +1/+1 " + COUNTERS),
    # 109: what is said within the last noun, and what of all
    ("s", "Distruggi una terra o una creatura non bianca bersaglio.", "Destroy target land or nonwhite creature."),
    ("s", "TAPpa tutte le Isole e tutte le creature blu.", "Tap all Islands and all blue creatures."),
    ("c", "Ogniqualvolta un altro Elfo o Mago non pedina che controlli muore, pesca una carta.",
     "Whenever another nontoken Elf or Wizard you control dies, draw a card."),
    ("s", "Ogni giocatore pesca una carta per ogni creatura che egli controlla.",
     "Each player draws a card for each creature they control."),
    # 701.17a, 602.2 in the words of old
    ("s", "Metti le prime due carte del grimorio di un avversario bersaglio nel suo cimitero.",
     "Target opponent mills two cards."),
    ("c", "Ogniqualvolta un giocatore lancia una magia, puoi mettere la prima carta del grimorio di quel giocatore nel suo "
     "cimitero.",
     "Whenever a player casts a spell, you may have that player mill a card."),
    ("c", "Ogniqualvolta giochi un'abilità attivata, se non è un'abilità di mana, pesca una carta.",
     "Whenever you activate an ability, if it isn't a mana ability, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "italian", "english"), PAIRS)
def test_they_say_the_same(kind: str, italian: str, english: str) -> None:
    they_agree(italian, english, TYPES[kind])


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        # whose adjective it is nobody can tell
        ("Distruggi una creatura o una terra TAPpata bersaglio.", "s"),
        # into another graveyard than that of whose library it is
        ("Metti le prime due carte del grimorio di un giocatore bersaglio nel tuo cimitero.", "s"),
        ("Metti le prime due carte del grimorio di ogni giocatore nel suo cimitero.", "s"),
        # counters that are more than others, and nothing says which
        ("La Sentinella entra in gioco con due segnalini +1/+1 addizionali su di essa.", "c"),
        # what stands between the colons is nothing that is paid
        ("{T}: Pesca una carta: Guadagni 2 punti vita.", "c"),
    ],
)
def test_what_stays_refused(text: str, kind: str) -> None:
    assert not reading(text, TYPES[kind]).understood
