"""118.3c, 118.9a, 121.3a, 405.2: what a player need not do, what can be chosen once, and what is resolved first."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cannot, Cost, PlayerScope, Prohibition, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import May
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import AddMana, Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, LAND, TARGET_PLAYER, A, free, instant

GAIN = SpellAbility(effects=(GainLife(amount=Fixed(2)),))
FOREST = free(AddMana(choices=(("G",),)), cost=Cost(tap=True))


@pytest.mark.parametrize(("made", "zone"), [((), Zone.EXILE), (("Foresta",), Zone.GRAVEYARD)])
def test_118_3c_mana_abilities_are_not_activated_against_ones_will(made: tuple[str, ...], zone: Zone) -> None:
    """A spell is to be cast from exile without paying its mana cost, and costs {1} more: a land need not be tapped for it."""
    at = Table(variant=[EXACT_COSTS])
    more = CastingCost(cost=Cost(mana="{1}"), name="tassa")
    at.put("Sorso", card("Sorso", GAIN, more, types=(CardType.INSTANT,), mana_cost="{R}"), zone=Zone.EXILE)
    at.permanent("Foresta", FOREST, **LAND)
    instant(at, "Invito", CastNow(what=Every(Filter(zone=Zone.EXILE)), must=True), mana_cost="{0}")
    at.settle().cast("Invito").resolve(made)
    at.play_out()
    assert at.where("Sorso") is zone
    assert ("118.3c" in at.rules()) is (not made)


def test_118_9a_of_two_alternative_costs_one_is_paid() -> None:
    at = Table()
    costs = [CastingCost(cost=Cost(life=life), alternative=True, name=name) for name, life in (("uno", 1), ("due", 2))]
    at.put("Sorso", card("Sorso", GAIN, *costs, types=(CardType.INSTANT,), mana_cost="{R}"), zone=Zone.HAND)
    question = play(at.settle().game, Cast(A, at.id("Sorso"))).question
    assert question is not None and (question.minimum, question.maximum, len(question.options)) == (1, 1, 3)
    assert at.cast("Sorso", "due").life(0) == 18


@pytest.mark.parametrize("forbidden", [True, False])
def test_121_3a_another_player_may_have_them_draw_from_an_empty_library_but_not_against_an_effect(
    forbidden: bool,
) -> None:
    at = Table()
    if forbidden:
        at.permanent("Divieto", Cannot(what=Prohibition.DRAW, players=PlayerScope.OPPONENTS), **ENCHANTMENT)
    instant(at, "Dono", May(then=(Draw(who=Target()),)), targets=(TARGET_PLAYER,))
    at.settle().cast("Dono", "Bruno").resolve(*(() if forbidden else (True,)))
    assert at.over is not forbidden


def test_405_2_what_was_put_there_last_is_on_top_and_resolves_first() -> None:
    at = Table()
    for label, amount in (("Primo", 1), ("Secondo", 2), ("Terzo", 4)):
        instant(at, label, GainLife(amount=Fixed(amount)))
    at.settle().cast("Primo").cast("Terzo").cast("Secondo")
    assert at.stack() == ["Primo", "Terzo", "Secondo"]
    assert [at.resolve().life(0) for _ in range(3)] == [22, 26, 27]
