"""122.6, 614.16: counters that would be put on players too, by whom they are put, and half as many, rounded down."""

from __future__ import annotations

import pytest

from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import This
from engine.cards.abilities.replacing import ChangesCounters
from engine.words.terms import PlayerId, Relation
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, free, hit, to


def table(changes: ChangesCounters, controller: int = 0) -> Table:
    at = Table()
    at.permanent("Serra", changes, controller=controller, **ENCHANTMENT)
    return at


@pytest.mark.parametrize(("whose", "poison"), [(Relation.OPPONENT, 4), (Relation.YOU, 2), (None, 2)])
def test_614_16_of_players_those_that_are_meant_alone(whose: Relation | None, poison: int) -> None:
    subject = CREATURE if whose is None else None
    at = table(ChangesCounters(subject=subject, to_player=whose, factor=2))
    at.creature("Serpe", 2, 2, "infect")
    at.settle().occur(hit(at.id("Serpe"), to(1)[0], 2))
    assert at.game.side(PlayerId(1)).poison == poison


@pytest.mark.parametrize(("controller", "poison"), [(0, 4), (1, 2)])
def test_120_3b_120_3g_the_controller_of_the_source_gives_poison(controller: int, poison: int) -> None:
    at = table(ChangesCounters(to_player=Relation.ANY, by=Relation.YOU, factor=2), controller)
    at.creature("Serpe", 2, 2, "infect")
    at.settle().occur(hit(at.id("Serpe"), to(1)[0], 2))
    assert at.game.side(PlayerId(1)).poison == poison


@pytest.mark.parametrize(("controller", "counters"), [(0, 3), (1, 1)])
def test_107_1a_half_as_many_of_those_that_an_opponent_puts(controller: int, counters: int) -> None:
    at = table(ChangesCounters(subject=Filter(), by=Relation.OPPONENT, halved=True), controller)
    at.creature("Orso", 2, 2, free(PutCounters(counter="+1/+1", on=This(), count=Fixed(3))))
    at.settle().activate("Orso", 0).resolve()
    assert at.one("Orso").count("+1/+1") == counters
    assert ("107.1a" in at.rules()) == (controller == 1)


@pytest.mark.parametrize(("controller", "counters"), [(0, 1), (1, 0)])
def test_107_1a_of_one_counter_none_is_left(controller: int, counters: int) -> None:
    at = table(ChangesCounters(subject=Filter(), by=Relation.OPPONENT, halved=True), controller)
    at.creature("Orso", 2, 2, free(PutCounters(counter="+1/+1", on=This())))
    at.settle().activate("Orso", 0).resolve()
    assert at.one("Orso").count("+1/+1") == counters
