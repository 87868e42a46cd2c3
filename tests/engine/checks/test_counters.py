"""704.5q-r: +1/+1 with -1/-1 counters, and limits that a permanent sets itself."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import CounterLimit, Static
from engine.cards.abilities.continuous import LoseAllAbilities
from engine.cards.abilities.filters import Filter
from engine.state import events as e
from engine.state.facts.checks import CountersAllowed
from engine.words.terms import CardType, Zone
from tests.engine.checks.cards import WATCHES_DEATHS
from tests.engine.support import Table

DREAMS = CounterLimit(counter="sogno", most=3)


@pytest.mark.parametrize(
    ("plus", "minus", "left"), [(1, 0, (1, 0)), (0, 1, (0, 1)), (1, 1, (0, 0)), (3, 1, (2, 0)), (2, 5, (0, 3))]
)
def test_704_5q_as_many_of_each_are_removed_as_there_are_of_the_fewer(
    plus: int, minus: int, left: tuple[int, int]
) -> None:
    table = Table()
    table.creature("Idra", 1, 9, counters={"+1/+1": plus, "-1/-1": minus})
    table.settle()
    idra = table.one("Idra")
    assert (idra.count("+1/+1"), idra.count("-1/-1")) == left
    assert len(table.checks()) == (1 if plus and minus else 0)


def test_704_5q_on_any_permanent_not_only_on_creatures() -> None:
    table = Table()
    table.permanent("Idolo", types=(CardType.ARTIFACT,), counters={"+1/+1": 2, "-1/-1": 1})
    table.settle()
    assert dict(table.one("Idolo").counters) == {"+1/+1": 1}


def test_704_5q_other_kinds_do_not_cancel_out() -> None:
    table = Table()
    table.creature("Idra", 5, 5, counters={"+1/+0": 1, "-1/-1": 1, "-0/-1": 1})
    assert table.settle().checks() == []


def test_704_5q_and_704_5f_at_once_the_pair_does_not_save_a_creature_of_toughness_0() -> None:
    table = Table()
    table.creature("Idra", 1, 1, counters={"+1/+1": 1, "-1/-1": 2})
    table.settle()
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} == {"704.5f", "704.5q", "122.3"}
    assert table.where("Idra") is Zone.GRAVEYARD


def test_704_8_the_last_known_information_has_the_counters_that_went_at_the_same_time() -> None:
    table = Table()
    idra = table.creature("Idra", 1, 1, counters={"+1/+1": 1, "-1/-1": 3})
    table.settle()
    known = table.game.lki[idra]
    assert dict(known.object.counters) == {"+1/+1": 1, "-1/-1": 3}
    assert known.characteristics.toughness == -1


def test_704_5q_and_704_5g_the_counters_go_with_lethal_damage_judged_on_the_same_board() -> None:
    table = Table()
    table.creature("Idra", 1, 2, WATCHES_DEATHS, counters={"+1/+1": 1, "-1/-1": 1}, damage=2)
    table.settle()
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} >= {"704.5g", "704.5q"}
    assert table.triggered() == ["Idra"]


@pytest.mark.parametrize(("count", "left"), [(2, 2), (3, 3), (4, 3), (9, 3)])
def test_704_5r_all_but_the_number_allowed_are_removed(count: int, left: int) -> None:
    table = Table()
    table.creature("Sognatore", 1, 1, DREAMS, counters={"sogno": count, "lore": 9})
    table.settle()
    assert table.one("Sognatore").count("sogno") == left
    assert table.one("Sognatore").count("lore") == 9
    assert table.performed("704.5r") == (["Sognatore"] if count > left else [])


def test_704_5r_of_two_limits_the_lower_one_counts() -> None:
    table = Table()
    table.creature("Sognatore", 1, 1, DREAMS, CounterLimit(counter="sogno", most=1), counters={"sogno": 4})
    assert table.settle().one("Sognatore").count("sogno") == 1


def test_704_5r_without_the_ability_there_is_no_limit() -> None:
    table = Table()
    silences = Static(parts=(LoseAllAbilities(),), affects=Filter(types=(CardType.CREATURE,)))
    table.permanent("Silenzio", silences, types=(CardType.ENCHANTMENT,))
    table.creature("Sognatore", 1, 1, DREAMS, counters={"sogno": 9})
    assert table.settle().checks() == []


@pytest.mark.parametrize(("plus", "minus", "left"), [(5, 1, 2), (3, 1, 2), (5, 4, 1)])
def test_704_5q_and_704_5r_at_once_take_the_same_counters_not_twice_as_many(plus: int, minus: int, left: int) -> None:
    table = Table()
    limit = CounterLimit(counter="+1/+1", most=2)
    table.creature("Idra", 1, 9, limit, counters={"+1/+1": plus, "-1/-1": minus})
    table.settle()
    assert dict(table.one("Idra").counters) == {"+1/+1": left}
    [step] = table.checks()
    [change] = [one for one in step.changes if getattr(one.event, "counter", "") == "+1/+1"]
    assert change.rules == ("704.5q", "122.3", "704.5r")


def test_704_5r_a_removal_replaced_by_nothing_else_is_seen_as_one_event() -> None:
    table = Table()
    table.creature("Sognatore", 1, 1, DREAMS)
    table.settle()
    table.occur(e.CountersPut(on=table.id("Sognatore"), counter="sogno", count=7))
    [change] = table.changes("704.5r")
    assert isinstance(change.event, e.CountersRemoved)
    assert change.event.count == 4
    assert change.facts == (CountersAllowed(3),)
