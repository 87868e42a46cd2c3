"""701.10b, 121.1, 205.3, 701.23, 608.2f: both numbers, up to so many drawn, kinds that several are not, zones, one each."""

from __future__ import annotations

import pytest

from engine.cards.abilities.chance import RollDie
from engine.cards.abilities.choices import ChooseNumber, If, May
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import Noted
from engine.cards.abilities.searching import Search
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import activated, refused, spell, triggered
from tests.scenarios.cardtext.test_only_where_it_came import english

PAIRS = [
    (
        "Raddoppia la forza e la costituzione di ogni creatura che controlli fino alla fine del turno.",
        "Double the power and toughness of each creature you control until end of turn.",
    ),
    ("Distruggi tutte le creature che non sono Draghi.", "Destroy all creatures that aren't Dragons."),
    (
        "Fai tornare tutte le creature che non sono Draghi o Elfi in mano ai rispettivi proprietari.",
        "Return all creatures that aren't Dragons or Elves to their owners' hands.",
    ),
    ("Distruggi tutti i permanenti che non sono terre.", "Destroy all permanents that aren't lands."),
    ("Distruggi tutte le creature che sono Draghi o Elfi.", "Destroy all creatures that are Dragons or Elves."),
    ("Pesca fino a due carte.", "Draw up to two cards."),
    ("Un giocatore bersaglio può pescare fino a tre carte.", "Target player may draw up to three cards."),
    (
        "Passa in rassegna il tuo cimitero e il tuo grimorio per una carta chiamata Bruno, rivelala e aggiungila alla tua mano.",
        "Search your graveyard and library for a card named Bruno, reveal it, and put it into your hand.",
    ),
    (
        "Passa in rassegna il tuo cimitero, la tua mano e/o il tuo grimorio per una carta chiamata Bruno e mettila sul campo di"
        " battaglia. Se passi in rassegna il tuo grimorio in questo modo, rimescola.",
        "Search your graveyard, hand, and/or library for a card named Bruno and put it onto the battlefield. If you search your"
        " library this way, shuffle.",
    ),
    (
        "Metti un numero di segnalini +1/+1 su ogni creatura che controlli pari alla forza di quella creatura.",
        "Put a number of +1/+1 counters on each creature you control equal to that creature's power.",
    ),
    (
        "Puoi mettere sul campo di battaglia una carta permanente dalla tua mano. Se è una creatura, ha rapidità.",
        "You may put a permanent card from your hand onto the battlefield. If it's a creature, it gains haste.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("it", "en"), PAIRS)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert english(en, "Stregoneria") == spell(it)


def test_701_10b_both_its_numbers() -> None:
    made = triggered(
        "Ogniqualvolta la Sentinella attacca, raddoppia la sua forza e la sua costituzione fino alla fine del turno."
    )
    (one,) = made.effects
    assert one.power and one.toughness  # type: ignore[union-attr]
    assert english("Whenever this creature attacks, double its power and toughness until end of turn.") == made
    alone = triggered("Ogniqualvolta la Sentinella attacca, raddoppia la sua forza fino alla fine del turno.").effects[
        0
    ]
    assert alone.power and not alone.toughness  # type: ignore[union-attr]


def test_603_5_made_to_get_so_much_for_each() -> None:
    it = "puoi far prendere +1/+0 a un Elfo bersaglio fino alla fine del turno per ogni Elfo che controlli"
    made = triggered(f"Ogniqualvolta la Sentinella attacca, {it}.")
    (may,) = made.effects
    assert isinstance(may, May) and isinstance(may.then[0], Apply) and "Count(" in repr(may)
    en = "you may have target Elf get +1/+0 until end of turn for each Elf you control"
    assert english(f"Whenever this creature attacks, {en}.") == made


def test_205_3_control_one_that_is_not_and_several_that_are_not() -> None:
    assert refused("Distruggi tutte le creature che non è Drago.", "Stregoneria")
    assert refused("Distruggi tutti i permanenti che non sono terra.", "Stregoneria")


def test_121_1_so_many_as_the_player_chooses() -> None:
    number, drawn = spell("Pesca fino a due carte.").effects
    assert isinstance(number, ChooseNumber) and isinstance(drawn, Draw) and drawn.count == Noted(number.keep_as)


def test_121_1_control_each_player_chooses_for_themselves() -> None:
    assert refused("Ogni giocatore può pescare fino a due carte.", "Stregoneria")


def test_701_23a_all_three_zones() -> None:
    found = spell(PAIRS[8][0]).effects[0]
    assert isinstance(found, Search) and found.some_zones
    assert set(found.zones) == {Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD}


@pytest.mark.parametrize(
    "before", ["Scegli una creatura bersaglio. Metti", "Distruggi una creatura bersaglio, poi metti"]
)
def test_608_2f_control_that_creature_may_be_the_other_one(before: str) -> None:
    rest = "un numero di segnalini +1/+1 su ogni creatura che controlli pari alla forza di quella creatura."
    assert [why for _, why in refused(f"{before} {rest}", "Stregoneria")] == [refusal.AMBIGUOUS_ANTECEDENT]


def test_608_2c_of_what_came_where_it_was_paid_for() -> None:
    it = "puoi pagare {1}. Se lo fai, rimetti quella carta sul campo di battaglia sotto il tuo controllo. Se è una creatura, è un"
    made = triggered(
        f"Ogniqualvolta una creatura controllata da un avversario muore, {it} Elfo in aggiunta ai suoi altri tipi di creatura."
    )
    (pay,) = made.effects
    assert isinstance(pay, MayPay) and isinstance(pay.then[-1], If)
    en = "you may pay {1}. If you do, return that card to the battlefield under your control. If it's a creature, it's an Elf in"
    assert english(f"Whenever a creature an opponent controls dies, {en} addition to its other creature types.") == made


def test_207_2d_flavour_words_in_a_table() -> None:
    made = english("{T}: Roll a d20.\n1 | Ouch! — You lose 3 life.\n2—20 | Draw a card.")
    roll = made.effects[0]  # type: ignore[attr-defined]
    assert isinstance(roll, RollDie) and isinstance(roll.table[0].effects[0], LoseLife)
    assert made == activated("{T}: Tira un d20.\n1 | Ahi — Perdi 3 punti vita.\n2—20 | Pesca una carta.")


def test_701_24a_a_full_stop_for_a_comma() -> None:
    assert english(
        "Search your library for an Elf card, reveal it, put it into your hand. then shuffle.", "Stregoneria"
    ) == spell(
        "Passa in rassegna il tuo grimorio per una carta Elfo, rivelala, aggiungila alla tua mano, poi rimescola."
    )


def test_111_3_a_comma_within_the_quotes_is_of_the_list() -> None:
    en = 'Create a colorless Equipment artifact token named Asta. It has haste, "Equipped creature gets +1/+1," and equip {0}.'
    (made,) = english(en, "Stregoneria").effects  # type: ignore[attr-defined]
    assert isinstance(made, CreateTokens) and len(made.token.abilities) == 3
