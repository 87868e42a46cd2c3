"""603.12, 608.2c, 608.2d, 700.2: modes of what triggers as something was done; counters that can be removed; 'la pedina'."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.objects import Sacrifice
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Remembered
from engine.words.terms import Relation
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.support import CREATURE_TYPE, abilities, ability, refused, spell
from tests.scenarios.cardtext.test_oracle import both

MODES = "\n• Pesca una carta.\n• Guadagni 2 punti vita."
BOTH = [
    ("c", f"Ogniqualvolta la Sentinella attacca, puoi pagare {{2}}. Quando lo fai, scegli uno —{MODES}",
     "Whenever this creature attacks, you may pay {2}. When you do, choose one —\n• Draw a card.\n• You gain 2 life."),
    ("c", f"Ogniqualvolta attacchi, puoi sacrificare un'altra creatura. Quando lo fai, scegli due —{MODES}\n• Prolifera.",
     "Whenever you attack, you may sacrifice another creature. When you do, choose two —\n• Draw a card.\n"
     "• You gain 2 life.\n• Proliferate."),
    ("s", f"Scegli quattro. Puoi scegliere lo stesso modo più di una volta.{MODES}",
     "Choose four. You may choose the same mode more than once.\n• Draw a card.\n• You gain 2 life."),
    ("s", "Crea una pedina creatura Elfo 2/2 che è di tutti i colori.", "Create a 2/2 Elf creature token that's all colors."),
    ("s", "Crea una pedina che è una copia di un artefatto bersaglio. "
     "Sacrifica la pedina all'inizio della prossima sottofase finale.",
     "Create a token that's a copy of target artifact. Sacrifice the token at the beginning of the next end step."),
    ("s", "Ogni giocatore sacrifica una creatura. Ogni giocatore che ha sacrificato una creatura in questo modo pesca una carta.",
     "Each player sacrifices a creature of their choice. Each player who sacrificed a creature this way draws a card."),
    ("s", "Ogni avversario che non ha carte in mano perde 2 punti vita.", "Each opponent with no cards in hand loses 2 life."),
    ("c", "Quando la Sentinella entra nel campo di battaglia, puoi rimuovere un segnalino da una creatura che controlli. "
     "Se lo fai, pesca una carta.",
     "When this creature enters, you may remove a counter from a creature you control. If you do, draw a card."),
    ("c", "All'inizio del tuo mantenimento, puoi mettere un segnalino -1/-1 su una creatura che controlli. "
     "Se lo fai, pesca una carta.",
     "At the beginning of your upkeep, you may put a -1/-1 counter on a creature you control. If you do, draw a card."),
]  # fmt: skip
TYPES = {"c": "Creatura — Umano", "s": "Stregoneria"}


@pytest.mark.parametrize(("types", "it", "en"), BOTH, ids=[en[:60] for _, _, en in BOTH])
def test_both_texts_come_to_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, TYPES[types]) == (Verdict.AGREE, ())


def test_603_12_the_modes_are_those_of_the_ability_that_triggers() -> None:
    (paid,) = ability(
        f"Ogniqualvolta la Sentinella attacca, puoi pagare {{2}}. Quando lo fai, scegli uno —{MODES}"
    ).effects
    assert isinstance(paid, MayPay)
    (reflexive,) = paid.then
    assert isinstance(reflexive, Reflect) and isinstance(reflexive.ability, Triggered)
    first, second = reflexive.ability.modes
    assert (first.effects, second.effects) == ((Draw(),), (GainLife(amount=Fixed(2)),))
    assert reflexive.ability.choose_modes == (1, 1)


def test_603_12_of_two_events_each_has_them() -> None:
    words = "Ogniqualvolta la Sentinella entra nel campo di battaglia o attacca, puoi pagare {2}. Quando lo fai, scegli uno —"
    entering, attacking = abilities(f"{words}{MODES}")
    assert isinstance(entering, Triggered) and isinstance(attacking, Triggered)
    assert entering.effects == attacking.effects and entering.trigger != attacking.trigger


def test_control_modes_behind_anything_else_are_refused() -> None:
    assert refused(f"Ogniqualvolta la Sentinella attacca, guadagni 1 punto vita. Scegli uno —{MODES}")
    assert refused(f"Ogniqualvolta la Sentinella attacca, perdi la partita. Quando lo fai, scegli uno —{MODES}")


@pytest.mark.parametrize(("said", "kind", "least"), [("un segnalino +1/+1", "+1/+1", 1), ("un segnalino", None, 1)])
def test_608_2d_one_is_chosen_that_has_what_is_removed(said: str, kind: str | None, least: int) -> None:
    enters = "Quando la Sentinella entra nel campo di battaglia, puoi rimuovere "
    (asked,) = ability(f"{enters}{said} da una creatura che controlli. Se lo fai, pesca una carta.").effects
    such = Filter(types=CREATURE_TYPE, controller=Relation.YOU, counter=kind, counter_bounds=Bounds(least=least))
    assert isinstance(asked, If) and asked.condition == Exists(such) and isinstance(asked.then[0], May)
    chosen, removed, drawn = asked.then[0].then
    assert isinstance(chosen, Choose) and chosen.filter == such
    assert removed == RemoveCounters(counter=kind, on=Remembered(chosen.keep_as)) and drawn == Draw()


def test_control_without_what_follows_any_may_be_chosen() -> None:
    enters = (
        "Quando la Sentinella entra nel campo di battaglia, puoi rimuovere un segnalino da una creatura che controlli."
    )
    chosen = ability(enters).effects[0].then[0]
    assert chosen.filter == Filter(types=CREATURE_TYPE, controller=Relation.YOU)


def test_608_2c_the_token_is_the_one_that_was_made() -> None:
    made, later = spell(BOTH[4][1]).effects
    assert isinstance(made, CreateCopies) and isinstance(later, Delay)
    assert later.effects == (Sacrifice(what=Remembered(made.keep_as or "")),)
    assert refused("Sacrifica la pedina.", "Stregoneria")


AT_RANDOM = [
    ("Guarda le prime quattro carte del tuo grimorio. Esiliane due a caso.",
     "Look at the top four cards of your library. Exile two of them at random."),
    ("Rivela le prime tre carte del tuo grimorio. Aggiungine una a caso alla tua mano e metti le altre nel tuo cimitero.",
     "Reveal the top three cards of your library. Put one of them at random into your hand and the rest into your graveyard."),
    ("Scegli due creature bersaglio. Distruggi una di esse a caso.", "Choose two target creatures. Destroy one of them at random."),
]  # fmt: skip


@pytest.mark.parametrize(("it", "en"), AT_RANDOM, ids=[en[:60] for _, en in AT_RANDOM])
def test_608_2d_some_of_them_that_nobody_chooses(it: str, en: str) -> None:
    assert both(it, en, "Stregoneria") == (Verdict.AGREE, ())
    chosen = next(one for one in spell(it).effects if isinstance(one, Choose))
    assert chosen.at_random


def test_control_some_of_them_without_chance_are_chosen() -> None:
    chosen = next(one for one in spell(AT_RANDOM[2][0].replace(" a caso", "")).effects if isinstance(one, Choose))
    assert not chosen.at_random
    assert refused("Guarda le prime tre carte del tuo grimorio. Esiliane fino a due a caso.", "Stregoneria")
