"""120.2b: damage that each of several sources deals, at the same time."""

from __future__ import annotations

import pytest

from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, PowerOf, Quantity
from engine.cards.abilities.references import Every, One, Target
from engine.cards.abilities.triggers import DealsDamage
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, instant, when

MINE = Every(Filter(types=(CardType.CREATURE,), controller=Relation.YOU))


def struck(amount: Quantity, *, by_each: bool = True) -> Table:
    """A 1/1 and a 3/3 of Anna's strike a 2/5 of Bruno, which watches for being dealt damage."""
    at = Table()
    at.creature("Lepre", 1, 1)
    at.creature("Orso", 3, 3)
    watches = when(DealsDamage(to_object=Filter(this=True), once=True), GainLife(amount=Fixed(1)))
    at.creature("Muro", 2, 5, watches, controller=1)
    blow = DealDamage(amount=amount, to=Target(), source=MINE, by_each=by_each)
    instant(at, "Mischia", blow, targets=(TARGET_CREATURE,))
    return at.settle().cast("Mischia", "Muro").resolve()


class TestDealtByEach:
    @pytest.mark.parametrize(("amount", "damage"), [(Fixed(1), 2), (PowerOf(One()), 4)])
    def test_120_2b_each_of_them_deals_it(self, amount: Quantity, damage: int) -> None:
        at = struck(amount)
        assert at.game.objects[at.id("Muro")].damage == damage

    def test_120_2b_control_one_source_deals_it_once(self) -> None:
        at = struck(Fixed(1), by_each=False)
        assert at.game.objects[at.id("Muro")].damage == 1

    def test_120_2b_it_is_one_event_however_many_deal_it(self) -> None:
        at = struck(Fixed(1))
        assert len(at.game.zone(Zone.STACK)) == 1

    def test_704_5g_what_all_of_them_deal_counts_together(self) -> None:
        at = struck(Fixed(3))
        assert at.where("Muro") is Zone.GRAVEYARD
