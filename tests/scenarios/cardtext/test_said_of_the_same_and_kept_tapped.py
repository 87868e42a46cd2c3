"""303.4b, 502.3, 611.2b, 701.23b: what a second sentence says of the holder, what stays tapped for as long as, any card."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Prohibition, Static
from engine.cards.abilities.conditions import Is, Within
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.designations import StaysTapped
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import AttachedTo, Every, This
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import abilities, activated, reading, spell

AURA = "Incantesimo — Aura"


def test_303_4b_a_sentence_without_a_subject_is_said_of_what_is_enchanted() -> None:
    it = "Incanta creatura\nLa creatura incantata prende +1/+1 e ha volare. È un Drago in aggiunta ai suoi altri tipi."
    *_, second = abilities(it, AURA)
    assert second == Static(parts=(ChangeTypes(add_subtypes=("Dragon",)),), holder=AttachedTo())
    en = "Enchant creature\nEnchanted creature gets +1/+1 and has flying. It's a Dragon in addition to its other types."
    known = reading(it, AURA)
    assert compared(known, read_oracle("Sentinella", en, known.characteristics)).verdict is Verdict.AGREE
    assert not reading(
        "Le creature che controlli prendono +1/+1. È un Drago in aggiunta ai suoi altri tipi."
    ).understood, "control: of which of them?"


def test_101_2_and_so_is_what_it_cannot_do() -> None:
    *_, second = abilities("Incanta creatura\nLa creatura incantata prende +1/+1. Non può attaccare.", AURA)
    assert second == Cannot(what=Prohibition.ATTACK, objects=Filter(holds_this=True))


@pytest.mark.parametrize(
    ("so_long", "such"),
    [
        ("fintanto che controlli la Sentinella", Filter(controller=Relation.YOU)),
        ("fintanto che la Sentinella rimane TAPpata", Filter(tapped=True)),
        ("fintanto che la Sentinella rimane sul campo di battaglia", Filter()),
    ],
)
def test_611_2b_for_as_long_as_the_source_is_there(so_long: str, such: Filter) -> None:
    behind = activated(
        f"{{T}}: TAPpa una creatura bersaglio. Non STAPpa durante lo STAP del suo controllore {so_long}."
    )
    before = activated(
        f"{{T}}: TAPpa una creatura bersaglio. {so_long.capitalize().replace('sentinella', 'Sentinella').replace('tapp', 'TAPp')}, "
        "quella creatura non STAPpa durante lo STAP del suo controllore."
    )
    assert behind.effects[-1] == before.effects[-1]
    assert isinstance(behind.effects[-1], StaysTapped) and behind.effects[-1].as_long_as == Is(This(), such)
    assert not reading(
        "{T}: TAPpa una creatura bersaglio. Quella creatura non STAPpa durante lo STAP del suo controllore."
    ).understood, "control: for how long?"


def test_701_23b_any_card() -> None:
    made = spell("Passa in rassegna il tuo grimorio per una carta qualsiasi, aggiungila alla tua mano, poi rimescola.")
    plain = spell("Passa in rassegna il tuo grimorio per una carta, aggiungila alla tua mano, poi rimescola.")
    assert made.effects == plain.effects
    assert getattr(made.effects[0], "filter", None) == Filter(zone=Zone.LIBRARY)
    assert not reading("Distruggi una creatura bersaglio qualsiasi.", "Stregoneria").understood, "control"


def test_701_3_attached_to_any_such_creature() -> None:
    sword = "Artefatto — Equipaggiamento"
    (made,) = abilities(
        "La creatura equipaggiata ha volare fintanto che un'Aura è assegnata a una creatura che controlli.", sword
    )
    yours = Every(Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
    assert made.condition == Within(Count(Filter(subtypes=("Aura",), attached_to=yours)), Bounds(least=1))  # type: ignore[union-attr]
    assert not reading(
        "La creatura equipaggiata ha volare fintanto che due o più Aure sono assegnate a una creatura che controlli.",
        sword,
    ).understood, "control: all on one of them"
