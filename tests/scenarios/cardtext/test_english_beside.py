"""Things that English cards say in templates of their own, each beside the Italian text of the same invented card."""

from __future__ import annotations

import pytest

from scenarios.cardtext import refusal
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import OracleReading, read_oracle

TYPES = {
    "c": "Creatura — Elfo",
    "s": "Stregoneria",
    "e": "Incantesimo",
    "p": "Artefatto — Equipaggiamento",
    "l": "Terra",
}

PAIRS = [
    ("c", "Quando la Sentinella si trasforma, pesca una carta.", "When this creature transforms, draw a card."),
    ("c", "Ogniqualvolta la Sentinella entra o si trasforma nella Sentinella, pesca una carta.",
     "Whenever this creature enters or transforms into Sentinel, draw a card."),
    ("c", "Ogniqualvolta una creatura che controlli si trasforma, guadagni 1 punto vita.",
     "Whenever a creature you control transforms, you gain 1 life."),
    ("e", "Quando sblocchi questa porta, pesca una carta.", "When you unlock this door, draw a card."),
    ("c", "Ogniqualvolta un incantesimo che controlli entra e ogniqualvolta sblocchi completamente una Stanza, pesca una carta.",
     "Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card."),
    ("s", "Sblocca una porta bloccata di una Stanza che controlli.", "Unlock a locked door of a Room you control."),
    ("s", "Blocca o sblocca una porta di una Stanza bersaglio che controlli.", "Lock or unlock a door of target Room you control."),
    ("c", "La Sentinella prende +3/+0 fintanto che ci sono due o più porte sbloccate tra le Stanze che controlli.",
     "This creature gets +3/+0 as long as there are two or more unlocked doors among Rooms you control."),
    ("c", "I costi di sbloccare che paghi costano {1} in meno.", "Unlock costs you pay cost {1} less."),
    ("c", "{T}: Aggiungi {U}. Spendi questo mana solo per lanciare magie Stanza e sbloccare porte.",
     "{T}: Add {U}. Spend this mana only to cast Room spells and unlock doors."),
    ("s", "Guadagni 1 punto vita per ogni porta sbloccata tra le Stanze che controlli.",
     "You gain 1 life for each unlocked door among Rooms you control."),
    ("c", "Delirio — La Sentinella prende +1/+1 fintanto che ci sono quattro o più tipi di carta tra le carte nel tuo cimitero.",
     "Delirium — This creature gets +1/+1 as long as there are four or more card types among cards in your graveyard."),
    ("c", "Quando la Sentinella entra, pesca X carte, dove X è il numero di tipi di terra base tra le terre che controlli.",
     "When this creature enters, draw X cards, where X is the number of basic land types among lands you control."),
    ("s", "Guadagni 1 punto vita per ogni tipo di terra base tra le terre che controlli.",
     "You gain 1 life for each basic land type among lands you control."),
    ("c", "Ogniqualvolta lanci o copi una magia istantaneo o stregoneria, la Sentinella prende +2/+0 fino alla fine del turno.",
     "Whenever you cast or copy an instant or sorcery spell, this creature gets +2/+0 until end of turn."),
    ("c", "All'inizio di ogni mantenimento, se nell'ultimo turno non sono state lanciate magie, trasforma la Sentinella.",
     "At the beginning of each upkeep, if no spells were cast last turn, transform this creature."),
    ("c", "All'inizio di ogni mantenimento, se nell'ultimo turno un giocatore ha lanciato due o più magie, "
     "trasforma la Sentinella.",
     "At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature."),
    ("e", "Quando la Sentinella entra, esilia una creatura bersaglio controllata da un avversario finché la Sentinella non lascia "
     "il campo di battaglia.",
     "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield."),
    ("c", "{T}: Una creatura bersaglio ha protezione da un colore a tua scelta fino alla fine del turno.",
     "{T}: Target creature gains protection from the color of your choice until end of turn."),
    ("c", "Ogniqualvolta la Sentinella attacca, l'Anello ti tenta.", "Whenever this creature attacks, the Ring tempts you."),
    ("c", "{4}: Pesca una carta. Questa abilità costa {1} in meno per essere attivata per ogni Elfo che controlli.",
     "{4}: Draw a card. This ability costs {1} less to activate for each Elf you control."),
    ("c", "Quando la Sentinella entra, se un permanente ha lasciato il campo di battaglia sotto il tuo controllo in questo turno, "
     "pesca una carta.",
     "When this creature enters, if a permanent left the battlefield under your control this turn, draw a card."),
    ("s", "Ogni avversario perde 2 punti vita. Guadagni un ammontare di punti vita pari ai punti vita persi in questo modo.",
     "Each opponent loses 2 life. You gain life equal to the life lost this way."),
    ("l", "La Sentinella entra TAPpata a meno che un giocatore non abbia 13 o meno punti vita.",
     "This land enters tapped unless a player has 13 or less life."),
    ("c", "{1}, Sacrifica una creatura: Guadagni punti vita pari alla costituzione della creatura sacrificata.",
     "{1}, Sacrifice a creature: You gain life equal to the sacrificed creature's toughness."),
    ("c", "Ogniqualvolta la Sentinella attacca, crea una pedina creatura Elfo 1/1 verde TAPpata e attaccante.",
     "Whenever this creature attacks, create a 1/1 green Elf creature token that's tapped and attacking."),
    ("c", "Ogniqualvolta la Sentinella attacca, crea due pedine creatura Elfo 1/1 verdi attaccanti.",
     "Whenever this creature attacks, create two 1/1 green Elf creature tokens that are attacking."),
    ("c", "Ogniqualvolta la Sentinella attacca, rimetti sul campo di battaglia dal tuo cimitero una carta Elfo bersaglio TAPpata "
     "e attaccante.",
     "Whenever this creature attacks, return target Elf card from your graveyard to the battlefield tapped and attacking."),
    ("c", "Quando la Sentinella entra, se un avversario controlla più terre di te, pesca una carta.",
     "When this creature enters, if an opponent controls more lands than you, draw a card."),
    ("c", "La Sentinella ha volare fintanto che hai più carte in mano di ogni avversario.",
     "This creature has flying as long as you have more cards in hand than each opponent."),
    ("c", "La Sentinella non può attaccare a meno che non sia morta una creatura sotto il tuo controllo in questo turno.",
     "This creature can't attack unless a creature died under your control this turn."),
    ("c", "La Sentinella ha volare fintanto che hai la benedizione della città.",
     "This creature has flying as long as you have the city's blessing."),
    ("c", "Quando la Sentinella entra, puoi TAPpare o STAPpare una creatura bersaglio.",
     "When this creature enters, you may tap or untap target creature."),
    ("c", "La Sentinella deve essere bloccata, se possibile.", "This creature must be blocked if able."),
    ("c", "{3}: Pesca una carta. Attiva solo una volta.", "{3}: Draw a card. Activate only once."),
    ("c", "Massima velocità — La Sentinella ha doppio attacco.", "Max speed — This creature has double strike."),
    ("c", "Esaurire — {3}: Metti un segnalino +1/+1 sulla Sentinella.", "Exhaust — {3}: Put a +1/+1 counter on this creature."),
    ("c", "Vanto — {1}: Pesca una carta.", "Boast — {1}: Draw a card."),
    ("c", "Ogniqualvolta la Sentinella attacca, TAPpa una creatura bersaglio controllata dal giocatore in difesa.",
     "Whenever this creature attacks, tap target creature defending player controls."),
    ("c", 'La Sentinella ha "Questa creatura attacca senza TAPpare" fintanto che controlli una Foresta.',
     "As long as you control a Forest, this creature has vigilance."),
    ("s", "Pesca carte pari alla forza più alta tra le creature che controlli.",
     "Draw cards equal to the greatest power among creatures you control."),
    ("s", "La Sentinella infligge 3 danni a una creatura bersaglio. Se quella creatura sta per morire in questo turno, invece "
     "esiliala.",
     "Sentinel deals 3 damage to target creature. If that creature would die this turn, exile it instead."),
    ("c", "{T}: Prendi il controllo di un Elfo bersaglio fintanto che controlli la Sentinella.",
     "{T}: Gain control of target Elf for as long as you control this creature."),
    ("c", "Quando la Sentinella entra, se è stata negoziata, pesca una carta.",
     "When this creature enters, if it was bargained, draw a card."),
    ("s", "Una creatura bersaglio deve essere bloccata in questo turno, se possibile.",
     "Target creature must be blocked this turn if able."),
    ("l", "{2}: La Sentinella diventa una creatura 2/2 con cautela e tutti i tipi di creatura fino alla fine del turno. È ancora "
     "una terra.",
     "{2}: This land becomes a 2/2 creature with vigilance and all creature types until end of turn. It's still a land."),
    ("c", "Dona una carta\nVolare", "Gift a card\nFlying"),
    ("s", "Passa in rassegna il tuo grimorio, prendi una carta artefatto e mettila in gioco. Poi rimescola il tuo grimorio.",
     "Search your library for an artifact card, put it onto the battlefield, then shuffle."),
    ("c", "Fai tornare due terre che controlli in mano ai rispettivi proprietari: Pesca una carta.",
     "Return two lands you control to their owner's hand: Draw a card."),
    ("s", "Una creatura bersaglio che controlli prende +1/+0 fino alla fine del turno e non può essere bersaglio di magie o "
     "abilità in questo turno.",
     "Target creature you control gets +1/+0 and gains shroud until end of turn."),
]  # fmt: skip


def english(text: str, types: str) -> OracleReading:
    return read_oracle("Sentinel", text, read("Sentinella", TYPES[types], "").characteristics)


@pytest.mark.parametrize(("types", "it", "en"), PAIRS, ids=[en[:70] for _, _, en in PAIRS])
def test_both_texts_come_to_the_same_data(types: str, it: str, en: str) -> None:
    italian, other = read("Sentinella", TYPES[types], it), english(en, types)
    assert italian.understood, italian.not_understood
    assert other.understood, other.not_understood
    found = compared(italian, other)
    assert found.verdict is Verdict.AGREE, found.where


OTHERS = [
    ("c", "{4}: Pesca una carta. Questa abilità costa {1} in meno per essere attivata per ogni Elfo che controlli.",
     "{4}: Draw a card. This ability costs {1} more to activate for each Elf you control."),
    ("c", "Quando la Sentinella entra, se un avversario controlla più terre di te, pesca una carta.",
     "When this creature enters, if you control more lands than each opponent, draw a card."),
    ("c", "Ogniqualvolta la Sentinella attacca, crea due pedine creatura Elfo 1/1 verdi attaccanti.",
     "Whenever this creature attacks, create two 1/1 green Elf creature tokens that are tapped and attacking."),
    ("c", "{3}: Pesca una carta. Attiva solo una volta.", "{3}: Draw a card. Activate only once each turn."),
    ("s", "Pesca carte pari alla forza più alta tra le creature che controlli.",
     "Draw cards equal to the greatest toughness among creatures you control."),
    ("c", "Dona una carta\nVolare", "Gift a Treasure\nFlying"),
    ("c", "Vanto — {1}: Pesca una carta.", "Exhaust — {1}: Draw a card."),
    ("s", "Guadagni 1 punto vita per ogni tipo di terra base tra le terre che controlli.",
     "You gain 1 life for each card type among cards in your graveyard."),
    ("s", "Una creatura bersaglio che controlli prende +1/+0 fino alla fine del turno e un'altra creatura bersaglio ha velo "
     "fino alla fine del turno.",
     "Target creature you control gets +1/+0 and gains shroud until end of turn."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), OTHERS, ids=[en[:70] for _, _, en in OTHERS])
def test_control_a_text_with_one_thing_changed_differs(types: str, it: str, en: str) -> None:
    assert compared(read("Sentinella", TYPES[types], it), english(en, types)).verdict is Verdict.DIFFER


def test_control_what_stands_before_other_dashes_is_still_unknown() -> None:
    found = english("Visit — {1}: Draw a card.", "c")
    assert [one.reason for one in found.not_understood] == [refusal.UNKNOWN_LABEL]
