"""601.2b, 601.2f: a spell that costs less for each card that is exiled, or creature that is sacrificed, to cast it."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.quantities import XOf
from engine.cards.abilities.references import This
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import A

SACRIFICES = CastingCost(cost=Cost(sacrifice=CREATURE, times_x="sacrifice"))
THIS_SPELL = Filter(zone=Zone.STACK, this=True)
LESS = ChangesCost(spells=THIS_SPELL, who=Relation.YOU, less="{2}", times=XOf(This()), zones=(Zone.STACK,))


def _table(mana: int) -> Table:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=tuple(Mana("B") for _ in range(mana)))
    looks = card("Idra", SACRIFICES, LESS, types=(CardType.CREATURE,), power=5, toughness=5, mana_cost="{5}{B}")
    at.put("Idra", looks, zone=Zone.HAND)
    for label in ("Orso", "Lupo", "Cervo"):
        at.creature(label, 1, 1)
    return at.settle()


@pytest.mark.parametrize(("given", "mana"), [(0, 6), (1, 4), (2, 2), (3, 1)])
def test_601_2f_two_less_for_each_that_is_sacrificed(given: int, mana: int) -> None:
    at = _table(mana)
    labels = ("Orso", "Lupo", "Cervo")[:given]
    at.cast("Idra", *([labels] if 0 < given < 3 else []), x=given).resolve()
    assert at.where("Idra") is Zone.BATTLEFIELD
    assert not at.game.players[0].mana
    assert [at.where(label) for label in ("Orso", "Lupo", "Cervo")].count(Zone.GRAVEYARD) == given


@pytest.mark.parametrize(("given", "mana"), [(0, 5), (1, 3), (2, 1)])
def test_601_2f_control_with_one_mana_less_it_is_not_cast(given: int, mana: int) -> None:
    at = _table(mana)
    played = play(at.game, Cast(A, at.id("Idra"), given))
    if played.question is None:
        assert played.refused is not None
        return
    with pytest.raises(AssertionError, match="not enough mana"):
        at.cast("Idra", ("Orso", "Lupo")[:given], x=given)
