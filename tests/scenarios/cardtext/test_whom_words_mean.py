"""603.12, 608.2c: whom words mean: what was given up is not meant, a spell is no creature, the reflexive ability goes on."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Is, Paid
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.designations import Goad, StaysTapped
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Among, ControllerOf, EachOfThem, Every, Remembered, Target, Together
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import within
from engine.words.terms import Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, activated, printed, refused, spell, triggered

AIMED = "una creatura bersaglio prende +4/+4 fino alla fine del turno."


def test_701_21_what_was_sacrificed_is_only_what_it_was_called() -> None:
    said = f"Puoi sacrificare un Cibo. Se lo fai, {AIMED} Altrimenti, quella creatura prende +2/+2 fino alla fine del turno."
    (found,) = spell(said).effects
    assert {part for part in within(found) if isinstance(part, Target)} == {Target()}
    assert refused(said.replace("un Cibo", "una creatura"), "Stregoneria"), "control: which creature?"


def test_109_4_what_a_cost_was_paid_with_is_yours() -> None:
    made = activated(
        "{3}, TAPpa tre Umani STAPpati che controlli: Distruggi una creatura bersaglio. Il suo controllore crea una pedina Cibo."
    )
    assert made.effects[1].who == ControllerOf(Target())  # type: ignore[union-attr]
    assert refused("Il suo controllore crea una pedina Cibo.", "Stregoneria"), "control: whose?"


def test_608_2c_a_spell_is_no_creature() -> None:
    said = (
        "La Sentinella infligge 2 danni a una creatura bersaglio. Se è una creatura artefatto, la Sentinella le infligge "
        "invece 4 danni."
    )
    (found,) = spell(said).effects
    assert isinstance(found, If) and isinstance(found.condition, Is) and found.condition.of == Target()
    kicked = abilities(
        "Potenziamento {R}\nLa Sentinella infligge 1 danno a ogni creatura. Se è stato potenziato, infligge invece 2 danni a ogni "
        "creatura.",
        "Stregoneria",
    )[1]
    assert isinstance(kicked.effects[0], If) and kicked.effects[0].condition == Paid("kicker")  # type: ignore[union-attr]
    other = "Potenziamento {R}\nNeutralizza una magia bersaglio. Se è stata potenziata, pesca una carta."
    assert refused(other, "Stregoneria"), "control: which of the two spells?"


def test_608_2c_whom_it_is_dealt_to_is_said_before_how_much() -> None:
    said = (
        "La Sentinella infligge a una creatura bersaglio danno pari al numero di terre controllate dal controllore di quella "
        "creatura."
    )
    made = spell(said)
    (dealt,) = made.effects
    assert isinstance(dealt, DealDamage) and dealt.to == Target() and len(made.targets) == 1
    assert ControllerOf(Target()) in set(within(dealt.amount))
    each = "La Sentinella infligge a ogni avversario danno pari al numero di terre controllate da quel giocatore."
    (dealt,) = spell(each).effects
    assert isinstance(dealt, DealDamage)
    assert EachOfThem() in set(within(dealt.amount)), "control: another number for each of them"


def test_603_12_the_reflexive_ability_goes_on() -> None:
    said = (
        "All'inizio del tuo mantenimento, puoi sacrificare un Cibo. Quando lo fai, una creatura bersaglio prende +2/+2 fino alla "
        "fine del turno."
    )
    made = triggered(f"{said} Sprona quella creatura.")
    (inner,) = [part for part in within(made.effects) if isinstance(part, Reflect)]
    assert inner.ability.effects[-1] == Goad(what=Target()) and not made.targets
    apart = triggered(f"{said} Pesca una carta.")
    (alone,) = [part for part in within(apart.effects) if isinstance(part, Reflect)]
    assert len(alone.ability.effects) == 1 and len(apart.effects) == 2, (
        "control: it speaks of nothing that only that one has"
    )


def test_701_20a_those_cards_are_all_that_were_revealed() -> None:
    said = "Rivela carte dalla cima del tuo grimorio finché non riveli una carta terra, poi metti"
    _, every = spell(f"{said} quelle carte nel tuo cimitero.").effects
    assert isinstance(every, Move) and every.what == Together((Remembered("n1"), Remembered("n2")))
    _, one = spell(f"{said} quella carta nel tuo cimitero.").effects
    assert isinstance(one, Move) and one.what == Remembered("n1"), "control"


@pytest.mark.parametrize(("first", "left"), [("Foresta", 1), ("Anfora", 0)])
def test_701_20a_they_all_go_there(first: str, left: int) -> None:
    said = "Rivela carte dalla cima del tuo grimorio finché non riveli una carta terra, poi metti quelle carte nel tuo cimitero."
    at = Table()
    at.put("Sentinella", printed(said, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    for label in (first, "Foresta" if first == "Anfora" else "Anfora"):
        kind = "Terra" if label == "Foresta" else "Artefatto"
        at.put(label, printed("", kind, mana_cost=None, name=label), zone=Zone.LIBRARY)
    at.settle().cast("Sentinella").resolve()
    assert len(at.zone(Zone.LIBRARY)) == left


def test_115_1_the_one_target_that_may_be_either() -> None:
    said = "La Sentinella infligge 3 danni a una creatura o a un planeswalker bersaglio. Se"
    dies = "stanno per morire in questo turno, invece esiliali."
    _, instead = spell(f"{said} quella creatura o quel planeswalker {dies}").effects
    assert isinstance(instead, SetUp) and instead.of == Target()
    assert refused(f"{said} quella creatura o quell'artefatto {dies}", "Stregoneria"), "control: no such target"


def test_502_3_your_next_untap_step() -> None:
    (stays,) = spell("Le terre che controlli non STAPpano durante il tuo prossimo STAP.").effects
    assert isinstance(stays, StaysTapped) and isinstance(stays.what, Every)
    behind = spell(
        "TAPpa tutte le terre che controlli. Non STAPpano durante il prossimo STAP dei rispettivi controllori."
    )
    assert behind.effects[1] == StaysTapped(what=Among(of=stays.what)), "611.2c: those, and no others that match later"
    assert isinstance(stays, StaysTapped)
    assert refused("Le terre non STAPpano durante il tuo prossimo STAP.", "Stregoneria"), "control: whose they are"


@pytest.mark.parametrize(("mine", "drawn"), [(0, 1), (1, 0)])
def test_608_2h_whose_it_was_that_was_destroyed(mine: int, drawn: int) -> None:
    said = "Distruggi tutti gli artefatti. Se un artefatto che controllavi è stato distrutto in questo modo, pesca una carta."
    at = Table()
    at.put("Sentinella", printed(said, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.put("Anfora", printed("", "Artefatto", name="Anfora"), controller=mine)
    at.library(0, 2)
    at.settle().cast("Sentinella").resolve()
    assert at.where("Anfora") is Zone.GRAVEYARD and len(at.zone(Zone.HAND)) == drawn
    exiled = said.replace("Distruggi", "Esilia").replace("distrutto", "esiliato")
    at = Table()
    at.put("Sentinella", printed(exiled, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.put("Anfora", printed("", "Artefatto", name="Anfora"), controller=mine)
    at.library(0, 2)
    at.settle().cast("Sentinella").resolve()
    assert at.where("Anfora") is Zone.EXILE and len(at.zone(Zone.HAND)) == drawn, "as it was, not as the card in exile"
    gone = said.replace("Distruggi tutti gli artefatti", "Esilia tutte le carte artefatto dai cimiteri")
    assert refused(gone.replace("distrutto", "esiliato"), "Stregoneria"), "control: a card in a graveyard is nobody's"
