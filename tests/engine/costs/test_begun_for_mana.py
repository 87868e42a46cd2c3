"""605.3c, 107.4f: which mana abilities are offered while something is paid for, and that they are."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.decisions import Answer, Purpose, Question
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, LAND, A, free, instant

RED = AddMana(choices=(("R", "R"),))
GREEN = AddMana(choices=(("G",),))


def _asked(cost: Cost, *forests: str) -> Table:
    """Anna casts something for {R}{R}, with the Sigillo and with as many lands as there are names."""
    at = Table(variant=[EXACT_COSTS])
    at.permanent("Sigillo", free(RED, cost=cost), **ARTIFACT)
    for name in forests:
        at.put(name, card(name, free(GREEN, cost=Cost(tap=True)), **LAND))
    instant(at, "Fuoco", GainLife(amount=Fixed(1)), mana_cost="{R}{R}")
    return at.settle()


def _offered(at: Table, *answers: tuple[str, ...]) -> list[str]:
    """Which mana abilities can be activated for the cost of what is activated last, by the names of their permanents."""
    given: list[Answer] = []
    for names in answers:
        question = _question(at, given)
        keys = {option.mention.label: option.key for option in question.options if option.mention is not None}
        given.append(Answer(keys=tuple(keys[name] for name in names)))
    return [option.mention.label for option in _question(at, given).options if option.mention is not None]


def _question(at: Table, given: list[Answer]) -> Question:
    question = play(at.game, Cast(A, at.id("Fuoco")), given).question
    assert question is not None and question.purpose is Purpose.MANA_ABILITIES
    return question


@pytest.mark.parametrize("cost", [Cost(mana="{1}"), Cost(mana="{1}", tap=True)])
def test_605_3c_not_for_its_own_cost(cost: Cost) -> None:
    assert _offered(_asked(cost, "Foresta"), ("Sigillo",)) == ["Foresta"]


def test_605_3c_control_for_the_spell_it_can_be() -> None:
    assert sorted(_offered(_asked(Cost(mana="{1}"), "Foresta"))) == ["Foresta", "Sigillo"]


def test_605_3c_control_when_it_has_resolved_it_can_be_again() -> None:
    at = _asked(Cost(mana="{1}"), "Foresta")
    at.activate("Sigillo", 0, ("Foresta",)).activate("Sigillo", 0)
    assert len(at.game.player(A).mana) == 3


@pytest.mark.parametrize(("pool", "asked"), [((), True), ((Mana("G"),), False)])
def test_107_4f_601_2g_mana_is_asked_for_where_two_life_would_do(pool: tuple[Mana, ...], asked: bool) -> None:
    """That life can be paid for a Phyrexian symbol is no reason to take it where a land could be tapped."""
    at = Table(variant=[EXACT_COSTS])
    at.put("Foresta", card("Foresta", free(GREEN, cost=Cost(tap=True)), **LAND))
    instant(at, "Fuoco", GainLife(amount=Fixed(1)), mana_cost="{G/P}")
    at.builder.adjust(A, mana=pool)
    at.settle()
    question = play(at.game, Cast(A, at.id("Fuoco"))).question
    assert question is not None and (question.purpose is Purpose.MANA_ABILITIES) is asked


def test_107_4f_control_without_any_mana_ability_nothing_is_asked() -> None:
    at = Table(variant=[EXACT_COSTS])
    instant(at, "Fuoco", GainLife(amount=Fixed(1)), mana_cost="{G/P}")
    assert at.settle().cast("Fuoco").life(0) == 18
