"""702: keywords that do something at the beginning of an upkeep."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.cards.support import COST, in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import deck


def next_upkeep(at: Table, *answers: object) -> Table:
    """To the next upkeep of the first player, and what triggers there resolved."""
    at.until(TurnStep.UPKEEP, player=0)
    at.play_out(*answers)  # type: ignore[arg-type]
    return at


def test_702_32a_fading_goes_when_no_counter_can_be_removed() -> None:
    at = deck(Table(step=TurnStep.END), 9)
    at.creature("Nebbia", 2, 2, keyword("fading", 2), counters={"fade": 1})
    next_upkeep(at.settle())
    assert (at.where("Nebbia"), at.one("Nebbia").count("fade")) == (Zone.BATTLEFIELD, 0)
    next_upkeep(at)
    assert at.where("Nebbia") is Zone.GRAVEYARD


def test_702_63a_vanishing_goes_as_the_last_counter_is_removed() -> None:
    at = deck(Table(step=TurnStep.END), 9)
    at.creature("Eco", 2, 2, keyword("vanishing", 2), counters={"time": 2})
    next_upkeep(at.settle())
    assert at.where("Eco") is Zone.BATTLEFIELD
    next_upkeep(at)
    assert at.where("Eco") is Zone.GRAVEYARD, "one upkeep earlier than fading"


def test_702_63a_it_enters_with_its_counters_and_without_a_number_it_has_none() -> None:
    for value, count in ((3, 3), (None, 0)):
        at = Table()
        in_hand(at, "Eco", keyword("vanishing", value))
        at.settle().cast("Eco").play_out()
        assert at.one("Eco").count("time") == count
        assert at.where("Eco") is Zone.BATTLEFIELD


@pytest.mark.parametrize("pays", [True, False])
def test_702_24a_cumulative_upkeep_grows_and_is_paid_whole_or_not(pays: bool) -> None:
    at = deck(Table(step=TurnStep.END), 9)
    at.creature("Gelo", 2, 2, keyword("cumulative upkeep", cost=Cost(life=2)), counters={"age": 1})
    next_upkeep(at.settle(), pays)
    assert at.life(0) == (16 if pays else 20)
    assert at.where("Gelo") is (Zone.BATTLEFIELD if pays else Zone.GRAVEYARD)


def test_702_24a_no_partial_payment_and_no_creature_twice() -> None:
    at = deck(Table(step=TurnStep.END), 9)
    food = Filter(subtypes=("Goat",), controller=Relation.YOU)
    at.creature("Gelo", 2, 2, keyword("cumulative upkeep", cost=Cost(sacrifice=food)), counters={"age": 1})
    at.creature("Capra", 1, 1, subtypes=("Goat",))
    next_upkeep(at.settle())
    assert at.where("Gelo") is Zone.GRAVEYARD, "one goat does not pay for two counters, so nobody is asked"
    assert at.where("Capra") is Zone.BATTLEFIELD


def test_702_24b_two_instances_count_the_same_counters() -> None:
    at = deck(Table(step=TurnStep.END), 9)
    both = (keyword("cumulative upkeep", cost=Cost(life=1), text=text) for text in ("uno", "due"))
    at.creature("Gelo", 2, 2, *both)
    at.settle().until(TurnStep.UPKEEP, ("uno", "due"), player=0)
    at.play_out(True, True)
    assert at.one("Gelo").count("age") == 2
    assert at.life(0) == 17, "1 and then 2"


@pytest.mark.parametrize("pays", [True, False])
def test_702_30a_echo_once_after_it_came_under_control(pays: bool) -> None:
    at = deck(Table(), 9)
    in_hand(at, "Vecchio", keyword("echo", cost=COST))
    at.settle().cast("Vecchio").play_out()
    next_upkeep(at, pays)
    assert at.where("Vecchio") is (Zone.BATTLEFIELD if pays else Zone.GRAVEYARD)
    if pays:
        next_upkeep(at)
        assert "intervening if" in at.missed("Vecchio"), "never again"
        assert at.where("Vecchio") is Zone.BATTLEFIELD


def test_702_30a_control_what_had_been_there_since_long_owes_nothing() -> None:
    at = deck(Table(step=TurnStep.END), 9)
    at.permanent("Antico", keyword("echo", cost=COST), types=(CardType.ARTIFACT,))
    next_upkeep(at.settle())
    assert at.where("Antico") is Zone.BATTLEFIELD
