"""109.2, 122.1, 201.2b, 301.5, 700.6, 708: what objects are marked as, what they share a name with, what they are attached to."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import CreateTokens, Destroy
from engine.cards.abilities.references import Among, Every, Target, Together
from engine.words.terms import CardType, Designation, Kind, Supertype, Zone
from tests.scenarios.cardtext.support import CREATURE_TYPE, TARGET_CREATURE, refused, spell, triggered

EQUIPMENT = Filter(subtypes=("Equipment",))


def f(**fields: object) -> Filter:
    return Filter(types=CREATURE_TYPE, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("creature sospettate", f(designation=Designation.SUSPECTED)),
        ("creature spronate", f(designation=Designation.GOADED)),
        ("creature monocolore", f(multicolored=False, colorless=False)),
        ("creature a faccia in giù", f(face_down=True)),
        ("creature trasformate", f(transformed=True)),
        ("creature senza segnalini", f(any_counter=False)),
        ("creature con un segnalino", f(any_counter=True)),
        ("creature 1/1", f(power=Bounds(1, 1), toughness=Bounds(1, 1))),
    ],
)
def test_109_2_what_creatures_are_marked_as(words: str, wanted: Filter) -> None:
    assert spell(f"Distruggi tutte le {words}.").effects == (Destroy(what=Every(wanted)),)


def test_700_6_historic_spells() -> None:
    artifact, legend, saga = (
        Filter(types=(CardType.ARTIFACT,)),
        Filter(supertypes=(Supertype.LEGENDARY,)),
        Filter(subtypes=("Saga",)),
    )
    found = triggered("Ogniqualvolta lanci una magia storica, pesca una carta.").trigger
    assert found.spell == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, any_of=(artifact, legend, saga))  # type: ignore[union-attr]


def test_201_2b_a_target_and_its_namesakes() -> None:
    said = spell("Distruggi una creatura bersaglio e tutte le altre creature con lo stesso nome di quella creatura.")
    others = Among(Every(f(named_as=Target())), without=Target())
    assert said.effects == (Destroy(what=Together((Target(), others))),)
    assert said.targets == (TARGET_CREATURE,)


def test_201_2b_others_than_a_target_without_its_name_are_not_clear_control() -> None:
    assert refused("Quando Sentinella entra, distruggi una creatura bersaglio. Distruggi tutte le altre creature.")


def test_301_5_what_is_attached_to_a_target() -> None:
    said = spell("Distruggi una creatura bersaglio. Distruggi tutti gli Equipaggiamenti assegnati a quella creatura.")
    attached = Filter(subtypes=("Equipment",), attached_to=Target())
    assert said.effects == (Destroy(what=Target()), Destroy(what=Every(attached)))
    assert spell("Distruggi tutti gli Equipaggiamenti.").effects == (Destroy(what=Every(EQUIPMENT)),), "control"


def test_301_5_cards_in_a_graveyard_are_attached_to_nothing() -> None:
    words = "Scegli una creatura bersaglio. Rimetti sul campo di battaglia una carta Aura {}dal tuo cimitero."
    assert len(spell(words.format("bersaglio ")).targets) == 2, "control"
    assert refused(words.format("bersaglio assegnata a quella creatura "), "Stregoneria")


def test_110_5b_a_token_that_is_put_onto_the_battlefield_tapped() -> None:
    words = "Metti una pedina creatura Zombie 2/2 nera sul campo di battaglia{}."
    (made,), (other,) = spell(words.format(" TAPpata")).effects, spell(words.format("")).effects
    assert isinstance(made, CreateTokens) and made.tapped
    assert isinstance(other, CreateTokens) and not other.tapped, "control"


def test_613_4c_what_comes_on_top_is_said_as_such() -> None:
    plain = spell("Una creatura bersaglio che controlli prende +1/+1 fino alla fine del turno.")
    assert (
        spell("Una creatura bersaglio che controlli prende un +1/+1 addizionale fino alla fine del turno.").effects
        == plain.effects
    )
