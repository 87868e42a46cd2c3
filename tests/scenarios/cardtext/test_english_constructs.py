"""What English cards say in words of their own: names, levels, copies but for one thing, this turn, permissions, for a turn."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import This
from engine.words.record import within
from engine.words.terms import CardType, Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import OracleReading, read_oracle

TYPES = {
    "c": "Creatura — Elfo",
    "s": "Stregoneria",
    "e": "Incantesimo",
    "k": "Incantesimo — Classe",
    "p": "Artefatto — Equipaggiamento",
    "l": "Terra",
    "w": "Planeswalker — Jace",
}

PAIRS = [
    # 205.3b: a creature type of two words
    ("e", "I Signori del Tempo che controlli prendono +1/+1.", "Time Lords you control get +1/+1."),
    ("e", "Le creature Signore del Tempo che controlli hanno volare.", "Time Lord creatures you control have flying."),
    ("s", "Crea una pedina creatura Signore del Tempo 1/1 bianca.", "Create a 1/1 white Time Lord creature token."),
    # 122.1, 201.2: words that mean only themselves
    ("c", "Ogniqualvolta la Sentinella attacca, metti un segnalino bitorzolo su di essa.",
     "Whenever this creature attacks, put a gnarl counter on it."),
    ("c", "Ogniqualvolta la Sentinella attacca, metti un segnalino peste su di essa.",
     "Whenever this creature attacks, put a plague counter on it."),
    ("s", "Passa in rassegna il tuo grimorio per una carta chiamata Bruno, Guardiano del Bosco, rivelala, aggiungila alla tua "
     "mano, "
     "poi rimescola.",
     "Search your library for a card named Bruno, Warden of the Wood, reveal it, put it into your hand, then shuffle."),
    ("s", "Crea Birba, una pedina creatura leggendaria Scimmia 2/1 rossa.", "Create Rascal, a legendary 2/1 red Monkey creature "
     "token."),
    ("s", "Crea una pedina creatura Elfo 1/1 verde chiamata Birba con volare.",
     "Create a 1/1 green Elf creature token named Rascal with flying."),
    ("s", "Crea un numero di pedine creatura Elfo 1/1 verdi con volare pari al numero di creature che controlli.",
     "Create a number of 1/1 green Elf creature tokens with flying equal to the number of creatures you control."),
    # 711.2, 716.2: what belongs to a level
    ("c", "Aumentare di livello {1}\nLIVELLO 1-3\n2/2\nVolare\nLIVELLO 4+\n5/5\nTravolgere",
     "Level up {1}\nLEVEL 1-3\n2/2\nFlying\nLEVEL 4+\n5/5\nTrample"),
    ("k", "All'inizio del tuo mantenimento, guadagni 1 punto vita.\n{1}{G}: Livello 2\nQuando questa Classe diventa di livello "
     "2, pesca una carta.",
     "At the beginning of your upkeep, you gain 1 life.\n{1}{G}: Level 2\nWhen this Class becomes level 2, draw a card."),
    # 707.9: what is otherwise about a copy
    ("c", "Puoi far entrare la Sentinella come una copia di un qualsiasi Elfo che controlli, tranne che è un artefatto in aggiunta "
     "ai suoi altri tipi e ha volare.",
     "You may have Sentinel enter as a copy of any Elf you control, except it's an artifact in addition to its other types "
     "and it has flying."),
    ("s", "Crea due pedine che sono copie di un Elfo bersaglio, tranne che non sono leggendarie.",
     "Create two tokens that are copies of target Elf, except they're not legendary."),
    ("s", "Crea due pedine che sono copie di un Elfo bersaglio, tranne che sono 1/1.",
     "Create two tokens that are copies of target Elf, except they're 1/1."),
    # 608.2i: of this turn
    ("c", "All'inizio della tua sottofase finale, se una creatura è morta in questo turno, pesca una carta.",
     "At the beginning of your end step, if a creature died this turn, draw a card."),
    ("c", "All'inizio della tua sottofase finale, se nessuna creatura è morta in questo turno, pesca una carta.",
     "At the beginning of your end step, if no creatures died this turn, draw a card."),
    ("c", "All'inizio della tua sottofase finale, se un permanente che controllavi ha lasciato il campo di battaglia in questo "
     "turno, "
     "pesca una carta.",
     "At the beginning of your end step, if a permanent you controlled left the battlefield this turn, draw a card."),
    ("c", "All'inizio della tua sottofase finale, se un avversario ha perso 3 o più punti vita in questo turno, pesca una carta.",
     "At the beginning of your end step, if an opponent lost 3 or more life this turn, draw a card."),
    ("s", "Questa magia costa {1}{U} in meno per essere lanciata se un avversario ha lanciato due o più magie in questo "
     "turno.\nPesca una carta.",
     "This spell costs {1}{U} less to cast if an opponent cast two or more spells this turn.\nDraw a card."),
    ("c", "La Sentinella prende +2/+0 fintanto che hai completato un dungeon.",
     "This creature gets +2/+0 as long as you've completed a dungeon."),
    # 603.7: for a turn
    ("s", "La Sentinella infligge 2 danni a una creatura bersaglio. Quando quella creatura muore in questo turno, pesca una carta.",
     "Sentinel deals 2 damage to target creature. When that creature dies this turn, draw a card."),
    ("s", "Ogniqualvolta lanci una magia creatura in questo turno, pesca una carta.",
     "Whenever you cast a creature spell this turn, draw a card."),
    ("s", "Quando lanci la tua prossima magia istantaneo o stregoneria in questo turno, copia quella magia.",
     "When you next cast an instant or sorcery spell this turn, copy that spell."),
    ("s", "Fino alla fine del turno, ogniqualvolta una creatura muore, guadagni 1 punto vita.",
     "Until end of turn, whenever a creature dies, you gain 1 life."),
    ("c", "{T}: Quando una creatura bersaglio muore in questo turno, pesca una carta.",
     "{T}: When target creature dies this turn, draw a card."),
    # 614.15, 701.6a
    ("s", "Neutralizza un'abilità attivata o innescata bersaglio.", "Counter target activated or triggered ability."),
    ("s", "Neutralizza una magia o abilità bersaglio che ti bersaglia.", "Counter target spell or ability that targets you."),
    # 118.9, 601.3
    ("c", "Puoi esiliare due carte verdi dalla tua mano invece di pagare il costo di mana di questa magia.",
     "You may exile two green cards from your hand rather than pay this spell's mana cost."),
    ("c", "Puoi lanciare questa carta dal tuo cimitero fintanto che controlli uno Zombie.",
     "You may cast this card from your graveyard as long as you control a Zombie."),
    ("l", "{T}: Aggiungi {G}. Se questo mana viene speso per una magia creatura, quella creatura entra con un segnalino +1/+1 "
     "addizionale.",
     "{T}: Add {G}. If that mana is spent on a creature spell, that creature enters with an additional +1/+1 counter on it."),
    ("c", "Puoi rivelare questa carta dalla tua mano iniziale. Se lo fai, all'inizio del primo mantenimento, guadagni 3 punti "
     "vita.",
     "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, you gain 3 life."),
    # described things
    ("s", "Ogni giocatore che controlla una creatura multicolore pesca una carta.",
     "Each player who controls a multicolored creature draws a card."),
    ("s", "Ogni avversario che ha tre o più segnalini veleno perde 3 punti vita.",
     "Each opponent who has three or more poison counters loses 3 life."),
    ("c", "Ogniqualvolta lanci una magia istantaneo, stregoneria o Elfo, pesca una carta.",
     "Whenever you cast an instant, sorcery, or Elf spell, draw a card."),
    ("c", "Quando la Sentinella entra, se controlli tre o più creature con forza diversa, pesca una carta.",
     "When this creature enters, if you control three or more creatures with different powers, draw a card."),
    ("c", "Quando non controlli Paludi, sacrifica la Sentinella.", "When you control no Swamps, sacrifice this creature."),
    ("e", "Se una fonte verde che controlli sta per infliggere danno a un giocatore, infligge invece il triplo di quel danno.",
     "If a green source you control would deal damage to a player, it deals triple that damage instead."),
    ("c", "La Sentinella prende +1/+1 fintanto che controlli uno Zombie. Altrimenti, prende -1/-1.",
     "This creature gets +1/+1 as long as you control a Zombie. Otherwise, it gets -1/-1."),
    ("s", "Guadagni punti vita pari al numero di Elfi che controlli più il numero di carte Elfo nel tuo cimitero.",
     "You gain life equal to the number of Elves you control plus the number of Elf cards in your graveyard."),
    ("e", "Non puoi perdere la partita e gli Elfi non possono attaccare.", "You can't lose the game and Elves can't attack."),
    # 111.3, 603.7: of what was just made
    ("s", "Crea una pedina creatura Elfo 2/2 verde. Ha rapidità fino alla fine del turno.",
     "Create a 2/2 green Elf creature token. It gains haste until end of turn."),
    ("s", "Crea una pedina creatura Elfo 2/2 verde. Ha rapidità. Sacrificala all'inizio della prossima sottofase finale.",
     "Create a 2/2 green Elf creature token. It gains haste. Sacrifice it at the beginning of the next end step."),
    # 607.2f, 614.12b
    ("e", "Mentre la Sentinella entra, scegli Mare o Monte.\n• Mare — Le creature che controlli hanno volare.\n"
     "• Monte — Le creature che controlli hanno rapidità.",
     "As this enchantment enters, choose Sea or Peak.\n• Sea — Creatures you control have flying.\n• Peak — Creatures you "
     "control have haste."),
    # lists
    ("s", "Distruggi un artefatto, un incantesimo o una creatura con volare bersaglio.",
     "Destroy target artifact, enchantment, or creature with flying."),
    ("e", "Le creature rosse e le creature bianche che controlli prendono +1/+0.", "Red creatures and white creatures you "
     "control get +1/+0."),
    ("s", "La Sentinella infligge 3 danni a ogni creatura e a ogni planeswalker.",
     "Sentinel deals 3 damage to each creature and each planeswalker."),
    ("s", "Potenziamento {2}\nLa Sentinella infligge 1 danno a un Elfo bersaglio. Se questa magia è stata potenziata, infligge "
     "invece 4 danni a "
     "quell'Elfo.",
     "Kicker {2}\nSentinel deals 1 damage to target Elf. If this spell was kicked, it deals 4 damage to that Elf instead."),
    ("c", "Potenziamento {R} e/o {1}{W}", "Kicker {R} and/or {1}{W}"),
    ("c", "Passa-terre non base", "Nonbasic landwalk"),
    ("c", "Obolo dell'Elfo", "Elf offering"),
    ("s", "Se non controlli un Elfo, pesca una carta.", "If you don't control an Elf, draw a card."),
    ("c", "La Sentinella prende +1/+0. Prende invece +3/+1 fintanto che un avversario ha otto o più carte nel suo cimitero.",
     "This creature gets +1/+0. It gets +3/+1 instead as long as an opponent has eight or more cards in their graveyard."),
    ("e", "Se stai per pescare una carta, macina invece due carte.", "If you would draw a card, mill two cards instead."),
    ("c", "Ogniqualvolta la Sentinella infligge danno da combattimento a un giocatore, quel giocatore pesca una carta.",
     "Whenever this creature deals combat damage to a player, they draw a card."),
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
    ("c", "Ogniqualvolta la Sentinella attacca, metti un segnalino bitorzolo su di essa.",
     "Whenever this creature attacks, put a plague counter on it."),
    ("c", "{T}: Metti un segnalino bitorzolo sulla Sentinella.\n{T}, Rimuovi un segnalino bitorzolo dalla Sentinella: Pesca una "
     "carta.",
     "{T}: Put a gnarl counter on this creature.\n{T}, Remove a gnarl counter from this creature: You gain 1 life."),
    ("c", "Aumentare di livello {1}\nLIVELLO 1-3\n2/2\nVolare", "Level up {1}\nLEVEL 1-2\n2/2\nFlying"),
    ("s", "Crea due pedine che sono copie di un Elfo bersaglio, tranne che non sono leggendarie.",
     "Create two tokens that are copies of target Elf, except they're 1/1."),
    ("e", "Mentre la Sentinella entra, scegli Mare o Monte.\n• Mare — Le creature che controlli hanno volare.\n"
     "• Monte — Le creature che controlli hanno rapidità.",
     "As this enchantment enters, choose Sea or Peak.\n• Sea — Creatures you control have haste.\n• Peak — Creatures you "
     "control have flying."),
    ("s", "Quando lanci la tua prossima magia istantaneo in questo turno, pesca una carta.",
     "Whenever you cast an instant spell this turn, draw a card."),
    ("c", "All'inizio della tua sottofase finale, se una creatura è morta in questo turno, pesca una carta.",
     "At the beginning of your end step, if no creatures died this turn, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), OTHERS, ids=[en[:70] for _, _, en in OTHERS])
def test_control_a_text_with_one_thing_changed_differs(types: str, it: str, en: str) -> None:
    assert compared(read("Sentinella", TYPES[types], it), english(en, types)).verdict is Verdict.DIFFER


def test_201_5c_a_planeswalker_is_called_by_the_first_part_of_its_name() -> None:
    looks = read("Sentinella, Occhio del Mare", TYPES["w"], "").characteristics
    assert read_oracle("Sentinel, Eye of the Sea", "+1: Sentinel deals 1 damage to any target.", looks).understood


def test_614_15_a_spell_goes_elsewhere_where_it_is_countered_so() -> None:
    italian = "Neutralizza una magia bersaglio. Se quella magia viene neutralizzata in questo modo, {} invece di metterla {} di "
    italian += "quel giocatore."
    text = "Counter target spell. If that spell is {} this way, {} instead of into {} graveyard."
    it = read(
        "Sentinella", TYPES["s"], italian.format("mettila in cima al grimorio del suo proprietario", "nel cimitero")
    )
    top, bottom = (
        english(text.format("countered", f"put it on {place} of its owner's library", "that player's"), "s")
        for place in ("top", "the bottom")
    )
    assert compared(it, top).verdict is Verdict.AGREE
    assert compared(it, bottom).verdict is Verdict.DIFFER, "control: the other end"


def test_120_3_what_deals_damage_to_it_is_another_thing() -> None:
    text = "Sentinel deals 2 damage to target creature. If that creature has a +1/+1 counter on it, Sentinel deals 5 damage to "
    text += "it instead."
    assert english(text, "s").understood
    alone = english("When this creature enters, this creature deals 5 damage to it.", "c")
    assert [one.reason for one in alone.not_understood] == [refusal.NO_ANTECEDENT], (
        "control: nothing else was spoken of"
    )


def test_109_2_a_state_before_a_list_is_said_of_all_of_it() -> None:
    cost = "Tap two {}artifacts and/or creatures you control: Draw a card."
    (made,) = english(cost.format("untapped "), "c").abilities
    tapped = [one for one in within(made) if isinstance(one, Filter) and one.controller is Relation.YOU]
    assert [one.any_type for one in tapped] == [(CardType.ARTIFACT, CardType.CREATURE)]
    assert not english(cost.format("red "), "c").understood, "control: no state"


def test_120_3_them_may_be_players_and_is_refused() -> None:
    text = "Whenever a player casts a spell, tap two target artifacts. Sentinel deals 2 damage to {}."
    assert not english(text.format("them"), "c").understood
    assert english(text.format("that player"), "c").understood, "control: who, is said"


def test_122_1_how_many_are_put_on_each_of_several_is_refused() -> None:
    text = "Whenever this creature attacks, put a number of +1/+1 counters on {} equal to its power."
    assert not english(text.format("each other creature you control"), "c").understood
    assert english(text.format("this creature"), "c").understood, "control: on one"


def test_603_12_what_the_reflexive_ability_speaks_of_is_not_the_source() -> None:
    text = (
        "Whenever this creature attacks, you may pay {{1}}. When you do, {}put a +1/+1 counter on target creature. {}"
    )
    more = "It gains trample until end of turn."
    (made,) = english(text.format("", more), "c").abilities
    assert not any(isinstance(one, Apply) and one.to == This() for one in within(made))
    (asked,) = english(text.format("if you control an Elf, ", more), "c").abilities
    (such,) = [one for one in within(asked) if isinstance(one, Triggered) and one.condition is not None]
    assert any(isinstance(one, Apply) for one in such.effects), "603.4: that is asked for it, too"


def test_122_1_what_denies_a_condition_of_more_than_one_counter_is_refused() -> None:
    text = "Whenever this creature attacks, draw a card if it has {} on it. If it doesn't, you gain 1 life."
    assert english(text.format("a +1/+1 counter"), "c").understood, "control: of any of them"
    found = english(text.format("two or more +1/+1 counters"), "c")
    assert [one.reason for one in found.not_understood] == [refusal.NO_VOCABULARY]
