"""118.9b, 601.2f, 605.1a: reductions that stop at an amount, and what is said of spells that are cast by a permission."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, Cost, Keyword, SpellAbility
from engine.cards.abilities.casting import ChangesCost, MayCast, Permission
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed, ManaValueOf
from engine.cards.abilities.references import This
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, A

GAIN = (GainLife(amount=Fixed(1)),)


def _left(at: Table) -> int:
    return len(at.game.player(A).mana)


def _mage(cost: str, *changes: ChangesCost, mana: int = 4) -> Table:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=tuple(Mana("C") for _ in range(mana)))
    for n, one in enumerate(changes):
        at.permanent(f"Sconto{n}", one, **ARTIFACT)
    at.creature("Mago", 1, 1, Activated(cost=Cost(mana=cost), effects=GAIN))
    return at.settle()


@pytest.mark.parametrize(
    ("cost", "changes", "paid"),
    [
        ("{4}", (ChangesCost(abilities_of=CREATURE, less="{2}", down_to=1),), 2),
        ("{2}", (ChangesCost(abilities_of=CREATURE, less="{2}", down_to=1),), 1),
        ("{2}", (ChangesCost(abilities_of=CREATURE, less="{2}"),), 0),
        ("{0}", (ChangesCost(abilities_of=CREATURE, less="{2}", down_to=1),), 0),
        (
            "{3}",
            (ChangesCost(abilities_of=CREATURE, less="{1}"), ChangesCost(abilities_of=CREATURE, less="{3}", down_to=1)),
            0,
        ),
    ],
)
def test_601_2f_a_reduction_that_stops_at_an_amount(cost: str, changes: tuple[ChangesCost, ...], paid: int) -> None:
    """It takes nothing off what is no more than that, adds nothing, and other reductions come after it."""
    at = _mage(cost, *changes)
    at.do(Activate(A, at.id("Mago"), 0))
    assert _left(at) == 4 - paid


@pytest.mark.parametrize(("but_mana", "left"), [(True, 2), (False, 1)])
def test_605_1a_mana_abilities_cost_no_more(but_mana: bool, left: int) -> None:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=(Mana("C"),))
    at.permanent("Peso", ChangesCost(abilities_of=CREATURE, more="{1}", but_mana=but_mana), **ARTIFACT)
    at.creature("Elfo", 1, 1, Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("G",),)),)))
    at.settle().do(Activate(A, at.id("Elfo"), 0))
    assert _left(at) == left


def _buried(how: Permission) -> Table:
    at = Table()
    at.permanent("Porta", MayCast(cards=Filter(zone=Zone.GRAVEYARD), how=how), **ARTIFACT)
    at.put(
        "Sorso",
        card("Sorso", SpellAbility(effects=GAIN), types=(CardType.INSTANT,), mana_cost="{3}"),
        zone=Zone.GRAVEYARD,
    )
    return at.settle()


def test_118_9b_life_as_much_as_its_mana_value() -> None:
    at = _buried(Permission(cost=Cost(life_of=ManaValueOf(This())))).cast("Sorso").resolve()
    assert at.life(0) == 20 - 3 + 1
    control = _buried(Permission()).cast("Sorso").resolve()
    assert control.life(0) == 20 + 1


@pytest.mark.parametrize(("zone", "left"), [(Zone.GRAVEYARD, 1), (Zone.HAND, 0)])
def test_702_34a_less_where_it_is_cast_for_its_flashback_cost(zone: Zone, left: int) -> None:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=tuple(Mana("C") for _ in range(3)))
    less = ChangesCost(
        spells=Filter(this=True, zone=Zone.STACK), less="{1}", condition=Paid("flashback"), zones=(Zone.STACK,)
    )
    again = Keyword(keyword="flashback", cost=Cost(mana="{3}"))
    at.put(
        "Sorso",
        card("Sorso", SpellAbility(effects=GAIN), again, less, types=(CardType.INSTANT,), mana_cost="{3}"),
        zone=zone,
    )
    at.settle().cast("Sorso")
    assert _left(at) == left
