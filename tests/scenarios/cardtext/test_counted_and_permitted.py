"""107, 601.3, 603, 614: what differs among objects, the n-th of the turn, what may be cast from elsewhere, who would die."""

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.casting import AsThoughFlash, MayCast
from engine.cards.abilities.choices import Choose, If, May, OneOf
from engine.cards.abilities.conditions import Blessed, Condition, Exists, Not, Within
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.objects import Tap, Untap
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Count, Differing, DungeonsCompleted, Greatest, Quantity, Sum
from engine.cards.abilities.references import Target, This, You
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import BeginningOf, CastsSpell, Draws, StateIs, Trigger
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    ability,
    activated,
    printed,
    refused,
    spell,
    static,
    triggered,
)

GRAVEYARD = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)
YOURS = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
LANDS = Filter(types=(CardType.LAND,), controller=Relation.YOU)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "ci sono quattro o più tipi di carta tra le carte nel tuo cimitero",
            Within(Differing(what="card types", filter=GRAVEYARD), Bounds(least=4)),
        ),
        (
            "controlli tre o più creature con forza diversa",
            Within(Differing(what="powers", filter=YOURS), Bounds(least=3)),
        ),
        ("hai la benedizione della città", Blessed(Relation.YOU)),
        ("hai completato un dungeon", Within(DungeonsCompleted(You()), Bounds(least=1))),
    ],
)
def test_205_2a_conditions_of_what_differs(words: str, wanted: Condition) -> None:
    assert static(f"Sentinella ha volare fintanto che {words}.").condition == wanted


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "il numero di tipi di terra base tra le terre che controlli",
            Differing(what="basic land types", filter=LANDS),
        ),
        ("la forza maggiore tra le creature che controlli", Greatest(what="power", filter=YOURS)),
        ("la più alta costituzione tra le creature che controlli", Greatest(what="toughness", filter=YOURS)),
        (
            "il numero di creature che controlli più il numero di terre che controlli",
            Sum((Count(YOURS), Count(LANDS))),
        ),
    ],
)
def test_208_1_quantities(words: str, wanted: Quantity) -> None:
    assert spell(f"Pesca X carte, dove X è {words}.").effects == (Draw(count=wanted),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Ogniqualvolta lanci la tua seconda magia in ogni turno", CastsSpell(who=Relation.YOU, nth=2)),
        (
            "Ogniqualvolta un avversario lancia la sua prima magia in ogni turno",
            CastsSpell(who=Relation.OPPONENT, nth=1),
        ),
        ("Ogniqualvolta peschi la tua terza carta in ogni turno", Draws(who=Relation.YOU, nth=3)),
        ("All'inizio della sottofase finale", BeginningOf(step=TurnStep.END)),
        ("Quando non controlli Isole", StateIs(Not(Exists(Filter(subtypes=("Island",), controller=Relation.YOU))))),
    ],
)
def test_603_1_events(words: str, wanted: Trigger) -> None:
    assert triggered(f"{words}, pesca una carta.").trigger == wanted


def test_603_1_whose_spell_it_is_agrees() -> None:
    assert refused("Ogniqualvolta lanci la sua seconda magia in ogni turno, pesca una carta.")
    assert refused("All'inizio del mantenimento, pesca una carta.")


def test_601_3_cast_from_elsewhere_or_at_another_time() -> None:
    found = ability("Puoi lanciare Sentinella dal tuo cimitero fintanto che controlli una creatura.")
    yard = Filter(zone=Zone.GRAVEYARD, this=True)
    assert found == MayCast(cards=yard, condition=Exists(YOURS), zones=(Zone.GRAVEYARD,))
    assert ability("Puoi lanciare Sentinella dall'esilio.").zones == (Zone.EXILE,)
    assert refused("Puoi lanciare Sentinella dalla tua mano.")
    flash = ability("Puoi lanciare magie creatura come se avessero lampo.")
    assert isinstance(flash, AsThoughFlash) and flash.spells.types == CREATURE_TYPE


@pytest.mark.parametrize(
    ("words", "where"),
    [(" Se quella creatura sta per morire in questo turno, invece esiliala.", Zone.EXILE), ("", Zone.GRAVEYARD)],
)
def test_614_1a_it_is_played(words: str, where: Zone) -> None:
    """The control says nothing of dying."""
    at = Table()
    at.creature("Orso", 2, 2, controller=1)
    text = f"Sentinella infligge 3 danni a una creatura bersaglio.{words}"
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sentinella").resolve().settle()
    assert at.where("Orso") is where


def test_614_1a_who_would_die_this_turn_is_exiled() -> None:
    dies = Replaces(subject=Filter(), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
    text = "Sentinella infligge 3 danni a una creatura bersaglio. "
    text += "Se quella creatura sta per morire in questo turno, invece esiliala."
    first, second = spell(text).effects
    assert isinstance(first, DealDamage) and second == SetUp(says=dies, of=Target(0))
    anybody = spell("Se una creatura sta per morire in questo turno, invece esiliala.").effects
    assert isinstance(anybody[0], SetUp) and anybody[0].of is None and anybody[0].says.subject == CREATURE  # type: ignore[union-attr]
    assert refused("Se una creatura sta per morire in questo turno, invece esilialo.", "Stregoneria")


def test_615_7_damage_to_you_in_other_words() -> None:
    said = "Previeni tutto il danno da combattimento che ti verrebbe inflitto in questo turno."
    assert spell(said).effects == (Prevent(to=You(), combat=True),)


def test_701_26_tap_or_untap() -> None:
    either = OneOf(ways=((Tap(what=Target(0)),), (Untap(what=Target(0)),)))
    assert spell("TAPpa o STAPpa una creatura bersaglio.").effects == (May(then=(either,)),)
    assert refused("TAPpa o STAPpa tutte le creature.", "Stregoneria")


def test_608_2c_if_you_do_of_what_is_chosen() -> None:
    text = "Quando Sentinella entra, puoi esiliare due carte dal tuo cimitero. Se lo fai, pesca una carta."
    (made,) = triggered(text).effects
    assert isinstance(made, If) and made.condition == Exists(GRAVEYARD, 2)
    inner = made.then[0]
    assert isinstance(inner, May) and isinstance(inner.then[0], Choose) and inner.then[-1] == Draw()
    untapped = "Quando Sentinella attacca, puoi TAPpare una creatura che controlli. Se lo fai, pesca una carta."
    assert refused(untapped)


def test_608_2c_then_if() -> None:
    made = spell("Pesca una carta. Poi, se controlli una creatura, pesca una carta.").effects
    assert made == (Draw(), If(condition=Exists(YOURS), then=(Draw(),)))


def test_608_2h_what_was_discarded_is_no_permanent() -> None:
    made = activated("Scarta una carta: Sentinella ha volare fino alla fine del turno. TAPpala.").effects
    assert made[-1] == Tap(what=This())
