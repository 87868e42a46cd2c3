"""709.5, 116.2m: doors of Rooms in card text: what unlocks them, what triggers on that, what counts them and pays for them."""

from __future__ import annotations

import pytest

from engine import Unlock
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.doors import LockDoor, UnlockDoor
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import Differing, UnlockedDoors
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.spending import Spending
from engine.cards.abilities.triggers import THIS_DOOR, Moves, Unlocks
from engine.cards.split import LEFT, RIGHT, combined
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import A
from tests.scenarios.cardtext.support import abilities, activated, printed, refused, spell, static, triggered

ROOM = "Incantesimo — Stanza"
ROOMS, MY_ROOMS = Filter(subtypes=("Room",)), Filter(subtypes=("Room",), controller=Relation.YOU)


@pytest.mark.parametrize(
    ("said", "trigger"),
    [
        ("Quando sblocchi questa porta", Unlocks(door=THIS_DOOR)),
        ("Ogniqualvolta sblocchi una porta", Unlocks()),
        ("Ogniqualvolta sblocchi completamente una Stanza", Unlocks(subject=ROOMS, fully=True)),
        (
            "Ogniqualvolta un avversario sblocca completamente una Stanza",
            Unlocks(subject=ROOMS, fully=True, who=Relation.OPPONENT),
        ),
    ],
)
def test_709_5h_a_door_that_is_unlocked_is_a_trigger_event(said: str, trigger: Unlocks) -> None:
    assert triggered(f"{said}, pesca una carta.").trigger == trigger


def test_709_5h_control_a_door_that_is_locked_is_none() -> None:
    assert refused("Quando blocchi questa porta, pesca una carta.")
    assert refused("Ogniqualvolta sblocchi completamente due Stanze, pesca una carta.")


def test_709_5i_two_events_in_one_sentence() -> None:
    first, second = abilities(
        "Inquietante — Ogniqualvolta un incantesimo che controlli entra e ogniqualvolta sblocchi completamente una Stanza, "
        "pesca una carta."
    )
    assert isinstance(first, Triggered) and isinstance(second, Triggered)
    assert first.trigger == Moves(
        subject=Filter(types=(CardType.ENCHANTMENT,), controller=Relation.YOU), to=Zone.BATTLEFIELD
    )
    assert second.trigger == Unlocks(subject=ROOMS, fully=True)


def test_113_2c_they_are_one_ability_that_has_resolved_twice() -> None:
    """With the first event it resolves for the first time this turn, with the second one for the second."""
    eerie = (
        "Ogniqualvolta un incantesimo che controlli entra e ogniqualvolta sblocchi completamente una Stanza, guadagni 1 punto vita "
        "se è la prima volta che questa abilità si è risolta in questo turno. Se è la seconda volta, guadagni 5 punti vita."
    )
    apart = eerie.replace(" e ogniqualvolta sblocchi completamente una Stanza", "")
    again = apart.replace("un incantesimo che controlli entra", "sblocchi completamente una Stanza")
    cellar, attic = (
        printed("", ROOM, "Cantina").but(mana_cost="{1}"),
        printed("", ROOM, "Soffitta").but(mana_cost="{2}"),
    )
    for text, life in ((eerie, 26), (f"{apart}\n{again}", 22)):
        at = Table()
        at.put("Gufo", printed(text, "Creatura — Uccello", "Gufo"))
        at.put("casa", combined(cellar, attic), unlocked=(LEFT,))
        at.put("Fregio", printed("", "Incantesimo", "Fregio").but(mana_cost="{1}"), zone=Zone.HAND)
        at.settle().cast("Fregio").play_out()
        at._act(Unlock(A, at.id("casa"), RIGHT), ())
        assert at.play_out().life(0) == life


@pytest.mark.parametrize(
    ("said", "effect"),
    [
        ("Sblocca una porta bloccata di una Stanza che controlli.", UnlockDoor(what=Every(MY_ROOMS))),
        ("Sblocca una porta bloccata di una Stanza bersaglio che controlli.", UnlockDoor(what=Target())),
        ("Sblocca una porta di fino a una Stanza bersaglio.", UnlockDoor(what=Target())),
        ("Blocca o sblocca una porta di una Stanza bersaglio che controlli.", UnlockDoor(what=Target(), or_lock=True)),
        ("Blocca una porta di una Stanza bersaglio.", LockDoor(what=Target())),
    ],
)
def test_709_5f_instructions(said: str, effect: UnlockDoor | LockDoor) -> None:
    assert spell(said).effects == (effect,)


def test_709_5f_control_a_door_is_of_one_permanent() -> None:
    assert refused("Sblocca una porta di due Stanze bersaglio.", "Stregoneria")
    assert refused("Sblocca una porta di una carta Stanza nel tuo cimitero.", "Stregoneria")


def test_709_5j_doors_and_their_names_are_counted() -> None:
    said = "La Sentinella prende +3/+0 fintanto che ci sono due o più {} che controlli."
    counted = static(said.format("porte sbloccate tra le Stanze")).condition
    assert counted == Within(UnlockedDoors(MY_ROOMS), Bounds(least=2))
    names = static(said.format("nomi diversi tra le porte sbloccate delle Stanze")).condition
    assert names == Within(Differing(what="names", filter=MY_ROOMS), Bounds(least=2))


def test_116_2m_unlock_costs() -> None:
    (less,) = abilities("I costi di sbloccare che paghi costano {1} in meno.")
    assert less == ChangesCost(doors=True, who=Relation.YOU, less="{1}")
    assert refused("I costi di sbloccare che paga la Sentinella costano {1} in meno.")


@pytest.mark.parametrize(
    ("said", "doors", "turning_up"),
    [
        ("sbloccare una porta", True, False),
        ("girare un permanente a faccia in su", False, True),
        ("girare permanenti a faccia in su", False, True),
        ("sbloccare una porta o girare un permanente a faccia in su", True, True),
    ],
)
def test_106_6_mana_for_special_actions(said: str, doors: bool, turning_up: bool) -> None:
    (adds,) = activated(f"{{T}}: Aggiungi {{U}}. Spendi questo mana solo per {said}.").effects
    assert adds.spending == Spending(doors=doors, turning_up=turning_up)  # type: ignore[union-attr]


def test_106_6_control_of_one_kind_of_permanent_is_not_read() -> None:
    assert refused("{T}: Aggiungi {U}. Spendi questo mana solo per girare una creatura a faccia in su.")
