"""601.2f, 602.2b: what an activated ability says of its own cost is said of no other ability, wherever it is activated from."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Count, Fixed
from engine.words.terms import CardType, Relation, Zone
from tests.engine.costs.test_changes import left, table
from tests.engine.support_more import ARTIFACT, LAND

THIS = Filter(this=True)
YOUR_LANDS = Filter(types=(CardType.LAND,), controller=Relation.YOU)
EFFECTS = (GainLife(amount=Fixed(1)),)
PLAIN = Activated(cost=Cost(mana="{4}"), effects=EFFECTS)


def ability(*, zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,), **change: object) -> Activated:
    changes = (ChangesCost(abilities_of=THIS, **change),)  # type: ignore[arg-type]
    return Activated(cost=Cost(mana="{4}"), effects=EFFECTS, cost_changes=changes, zones=zones)


def unspent(first: Activated, index: int = 0, *, lands: int = 0, theirs: int = 0, **more: object) -> int:
    """How much of eight mana is left once an ability was activated."""
    at = table("C" * 8)
    at.permanent("Altare", first, PLAIN, **ARTIFACT, **more)  # type: ignore[arg-type]
    for number in range(lands):
        at.permanent(f"Bosco {number}", **LAND)
    for number in range(theirs):
        at.permanent(f"Isola {number}", controller=1, **LAND)
    at.settle().activate("Altare", index)
    return len(left(at))


@pytest.mark.parametrize(("lands", "spent"), [(0, 4), (1, 3), (3, 1), (6, 0)])
def test_602_2b_less_for_each_of_yours(lands: int, spent: int) -> None:
    assert 8 - unspent(ability(less="{1}", times=Count(YOUR_LANDS)), lands=lands, theirs=2) == spent


def test_602_2b_control_another_ability_of_it_costs_what_it_did() -> None:
    assert unspent(ability(less="{1}", times=Count(YOUR_LANDS)), 1, lands=3) == 4


@pytest.mark.parametrize(("lands", "spent"), [(0, 4), (1, 6)])
def test_602_2b_more_only_as_long_as_it_is_so(lands: int, spent: int) -> None:
    assert 8 - unspent(ability(more="{2}", condition=Exists(YOUR_LANDS)), lands=lands, theirs=1) == spent


def test_602_2b_from_the_hand_too() -> None:
    from_hand = ability(less="{1}", times=Count(YOUR_LANDS), zones=(Zone.HAND,))
    assert 8 - unspent(from_hand, lands=2, zone=Zone.HAND) == 2
