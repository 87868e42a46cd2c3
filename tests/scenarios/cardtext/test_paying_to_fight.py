"""508.1h, 509.1d: one creature that attacks or blocks only if its controller pays for it."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.combat import CombatCost
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.support import THIS, abilities, refused
from tests.scenarios.cardtext.test_oracle import both

TWO = Cost(mana="{2}")
LAND = Cost(sacrifice=Filter(types=(CardType.LAND,)))


@pytest.mark.parametrize(
    ("it", "en", "made"),
    [
        (
            "La Sentinella non può attaccare a meno che tu non paghi {2}.",
            "Sentinel can't attack unless you pay {2}.",
            (CombatCost(attacking=True, cost=TWO, objects=THIS),),
        ),
        (
            "La Sentinella non può attaccare o bloccare a meno che il suo controllore non paghi {2}.",
            "Sentinel can't attack or block unless its controller pays {2}.",
            (CombatCost(attacking=True, cost=TWO, objects=THIS), CombatCost(attacking=False, cost=TWO, objects=THIS)),
        ),
        (
            "La Sentinella non può bloccare a meno che non sacrifichi una terra.",
            "Sentinel can't block unless you sacrifice a land.",
            (CombatCost(attacking=False, cost=LAND, objects=THIS),),
        ),
    ],
)
def test_508_1h_what_its_controller_pays(it: str, en: str, made: tuple[CombatCost, ...]) -> None:
    found = [one for one in abilities(it) if isinstance(one, CombatCost)]
    assert [(one.attacking, one.cost, one.objects) for one in found] == [
        (one.attacking, one.cost, one.objects) for one in made
    ]
    assert both(it, en) == (Verdict.AGREE, ())


def test_303_4_the_controller_of_the_creature_that_an_aura_enchants() -> None:
    aura = "Incantesimo — Aura"
    text = "Incanta creatura\nLa creatura incantata non può attaccare a meno che {} {{3}}."
    _, price = abilities(text.format("il suo controllore non paghi"), aura)
    assert isinstance(price, CombatCost)
    assert (price.cost.mana, price.objects) == ("{3}", Filter(holds_this=True))
    assert refused(text.format("tu non paghi"), aura)


@pytest.mark.parametrize(
    "text",
    [
        "La Sentinella non può attaccare a meno che tu non paghi {X}.",
        "La Sentinella non può attaccare a meno che tu non sacrifichi la Sentinella.",
        "Le creature non possono attaccare a meno che tu non paghi {2}.",
    ],
)
def test_508_1h_control_what_is_not_surely_that(text: str) -> None:
    assert refused(text)
