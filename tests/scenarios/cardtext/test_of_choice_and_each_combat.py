"""105.4, 120.1, 500.8, 603.7, 700.2: colours that others choose, damage to what deals it, each combat of a turn, old modes."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.combat import CantBeBlocked, CombatEffect
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import Discard
from engine.cards.abilities.quantities import EventAmount, PowerOf
from engine.cards.abilities.references import ControllerOf, EventPlayer, Target
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.abilities.turns import AddPhases
from engine.words.terms import Phase, Term, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

SORCERY = "Stregoneria"
STRIKES_ITSELF = "Una creatura bersaglio si infligge un ammontare di danni pari alla propria forza."


def test_120_1_damage_to_what_deals_it() -> None:
    assert spell(STRIKES_ITSELF).effects == (DealDamage(amount=PowerOf(Target(0)), to=Target(0), source=Target(0)),)
    assert refused("Un giocatore bersaglio si infligge 2 danni.", SORCERY), "control: a player deals none"


def test_120_1_played_it_dies_of_its_own_power() -> None:
    at = Table()
    at.put("Specchio", printed(STRIKES_ITSELF, "Istantaneo", name="Specchio", mana_cost="{0}"), zone=Zone.HAND)
    at.creature("Orso", 3, 3)
    at.creature("Muro", 1, 4)
    at.settle().cast("Specchio", "Orso").resolve()
    assert (at.where("Orso"), at.where("Muro")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_608_2d_a_colour_that_its_controller_chooses() -> None:
    text = "Una creatura bersaglio ha protezione da un colore a scelta del suo controllore fino alla fine del turno."
    (made,) = spell(text).effects
    assert isinstance(made, ChooseTerm) and (made.what, made.who) == (Term.COLOR, ControllerOf(Target(0)))
    (yours,) = spell(text.replace("a scelta del suo controllore", "a tua scelta")).effects
    assert isinstance(yours, ChooseTerm) and yours.who != made.who, "control"
    several = text.replace("Una creatura bersaglio ha", "Tutte le creature hanno")
    assert refused(several, SORCERY), "control: each of them would choose"


def test_105_4_that_colour_of_an_ability_and_of_a_rule() -> None:
    text = (
        "{1}: Scegli un colore. La Sentinella ha anti-malocchio da quel colore fino alla fine del turno e non può essere bloccata "
        "da creature di quel colore in questo turno."
    )
    (made,) = activated(text).effects
    assert isinstance(made, ChooseTerm) and isinstance(made.then[1], CombatEffect)
    rule = made.then[1].rule
    assert isinstance(rule, CantBeBlocked) and rule.by is not None and rule.by.chosen_color
    assert refused(text.replace("Scegli un colore. ", "")), "control: nothing was chosen"


def test_603_7_at_each_combat_of_this_turn() -> None:
    (made,) = spell("All'inizio di ogni combattimento in questo turno, STAPpa tutte le creature che controlli.").effects
    assert isinstance(made, Delay) and made.trigger == BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT)
    assert refused("All'inizio del tuo combattimento in questo turno, pesca una carta.", SORCERY), "control"


def test_500_8_if_you_pay() -> None:
    text = (
        "Ogniqualvolta la Sentinella attacca, puoi pagare {1}. Se paghi, STAPpa la Sentinella e, dopo questa fase, c'è una fase di "
        "combattimento addizionale."
    )
    (made,) = triggered(text).effects
    assert isinstance(made, MayPay) and made.then[1] == AddPhases(phases=(Phase.COMBAT,))
    assert abilities("Puoi lanciare la Sentinella come se avesse lampo se paghi {2} in più per lanciarla."), "control"


def test_120_3_as_many_as_the_damage() -> None:
    text = "Ogniqualvolta la Sentinella infligge danno a un giocatore, quel giocatore scarta un numero di carte pari al danno."
    assert triggered(text).effects == (Discard(who=EventPlayer(), count=EventAmount()),)
    assert refused("Un giocatore bersaglio scarta un numero di carte pari al danno.", SORCERY), "control: which?"


def test_700_2_modes_of_old() -> None:
    made = spell("Scegline una Pesca una carta; oppure guadagni 3 punti vita; oppure distruggi un artefatto bersaglio.")
    assert len(made.modes) == 3 and made.choose_modes == (1, 1)


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (STRIKES_ITSELF, "Target creature deals damage to itself equal to its power."),
        (
            "Una creatura bersaglio ha protezione da un colore a scelta del suo controllore fino alla fine del turno.",
            "Target creature gains protection from the color of its controller's choice until end of turn.",
        ),
    ],
)
def test_english_agrees(it: str, en: str) -> None:
    assert both(it, en, SORCERY) == (Verdict.AGREE, ())
