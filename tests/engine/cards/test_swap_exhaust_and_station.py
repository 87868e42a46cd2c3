"""702.65, 702.177, 702.184: Auras that change places, abilities that are activated once, and with what a creature stations."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.casting import CrewsStronger, ExhaustAgain, StationsByToughness
from engine.cards.abilities.conditions import AllOf, Happened, Not, TurnOf
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.state.actions import Activate
from engine.state.events import Destruction
from engine.words.terms import CardType, Fate, PlayerId, Relation, TurnStep, Zone
from tests.engine.cards.support import COST, in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import refused

ANNA = PlayerId(0)
AURA: dict[str, Any] = {"types": (CardType.ENCHANTMENT,), "subtypes": ("Aura",)}
ON_CREATURE = keyword("enchant", filter=CREATURE)
ON_LAND = keyword("enchant", filter=Filter(types=(CardType.LAND,)))


def _swapping(at: Table, *, owner: int = 0) -> None:
    host = at.creature("Orso", 2, 2)
    at.permanent("Velo", ON_CREATURE, keyword("aura swap", cost=COST), attached_to=host, owner=owner, **AURA)


def test_702_65a_the_aura_and_a_card_of_the_hand_change_places() -> None:
    at = Table()
    _swapping(at)
    in_hand(at, "Manto", ON_CREATURE, **AURA)
    at.settle().activate("Velo", 1).play_out(True)
    assert at.where("Velo") is Zone.HAND
    assert at.one("Manto").attached_to == at.id("Orso")
    assert {"702.65a", "701.12e"} <= set(at.rules())


def test_702_65a_control_only_if_the_player_wants() -> None:
    at = Table()
    _swapping(at)
    in_hand(at, "Manto", ON_CREATURE, **AURA)
    at.settle().activate("Velo", 1).play_out(False)
    assert (at.where("Velo"), at.where("Manto")) == (Zone.BATTLEFIELD, Zone.HAND)


@pytest.mark.parametrize(
    ("enchant", "owner", "swapped"), [(ON_CREATURE, 0, True), (ON_LAND, 0, False), (ON_CREATURE, 1, False)]
)
def test_702_65b_nothing_happens_unless_both_halves_can(enchant: object, owner: int, *, swapped: bool) -> None:
    at = Table()
    _swapping(at, owner=owner)
    in_hand(at, "Manto", enchant, **AURA)
    at.settle().activate("Velo", 1).play_out(True)
    assert (at.where("Velo") is Zone.BATTLEFIELD) is not swapped
    assert (at.where("Manto") is Zone.HAND) is not swapped
    assert ("701.12a" in at.rules()) is not swapped


# --- 702.177: exhaust

EXHAUST = Activated(cost=COST, effects=(GainLife(amount=Fixed(1)),), exhaust=True)
FUEL = Activated(cost=Cost(), effects=(AddMana(choices=(("G",),)),), exhaust=True)
AGAIN = ExhaustAgain(condition=AllOf((TurnOf(Relation.YOU), Not(Happened(Fate.EXHAUSTED, Relation.YOU)))))


def test_702_177a_an_exhaust_ability_is_activated_once_in_the_life_of_its_object() -> None:
    at = Table()
    at.creature("Motore", 2, 2, EXHAUST)
    at.library(0, 3)
    at.library(1, 3)
    at.settle().activate("Motore", 0).play_out()
    assert refused(at, Activate(ANNA, at.id("Motore"), 0)) == ("only once", "702.177a")
    at.until(TurnStep.PRECOMBAT_MAIN, player=1)
    at.until(TurnStep.PRECOMBAT_MAIN, player=0)
    assert refused(at, Activate(ANNA, at.id("Motore"), 0)) == ("only once", "702.177a")
    assert at.life(0) == 21


def test_702_177a_control_another_object_and_another_ability_are_not_used_up() -> None:
    at = Table()
    at.creature("Motore", 2, 2, EXHAUST, Activated(cost=COST, effects=(GainLife(amount=Fixed(5)),), exhaust=True))
    at.creature("Pompa", 2, 2, EXHAUST)
    at.settle().activate("Motore", 0).play_out()
    at.activate("Motore", 1).play_out()
    at.activate("Pompa", 0).play_out()
    assert at.life(0) == 27


def test_602_5b_only_once_is_no_exhaust_ability() -> None:
    at = Table()
    at.creature("Idolo", 2, 2, Activated(cost=COST, effects=(GainLife(amount=Fixed(1)),), once=True))
    at.permanent("Pompa", ExhaustAgain(), types=(CardType.ARTIFACT,))
    at.settle().activate("Idolo", 0).play_out()
    assert refused(at, Activate(ANNA, at.id("Idolo"), 0)) == ("only once", "602.5b")


def test_702_177b_an_effect_may_let_it_be_activated_again() -> None:
    for rule, again in ((ExhaustAgain(), True), (AGAIN, False)):
        at = Table()
        at.creature("Motore", 2, 2, EXHAUST)
        at.permanent("Pompa", rule, types=(CardType.ARTIFACT,))
        at.settle().activate("Motore", 0).play_out()
        played = play(at.game, Activate(ANNA, at.id("Motore"), 0))
        assert (played.refused is None) is again


def test_702_177b_who_has_begun_to_activate_one_has_activated_one() -> None:
    """Both have been used in an earlier turn; the mana ability cannot be used once the other one has begun to be activated."""
    for before in (False, True):
        at = Table(variant=("exact costs",))
        costly = Activated(cost=Cost(mana="{G}"), effects=(GainLife(amount=Fixed(1)),), exhaust=True)
        at.creature("Motore", 2, 2, costly, AGAIN)
        at.creature("Faro", 2, 2, FUEL)
        at.library(0, 3)
        at.library(1, 3)
        at.settle().activate("Motore", 0, "Faro").play_out()
        at.until(TurnStep.PRECOMBAT_MAIN, player=1)
        at.until(TurnStep.PRECOMBAT_MAIN, player=0)
        if before:
            at.activate("Faro", 0)
            assert refused(at, Activate(ANNA, at.id("Motore"), 0)) == ("only once", "702.177a")
        else:
            played = play(at.game, Activate(ANNA, at.id("Motore"), 0))
            assert played.refused is not None and played.refused.why == "cannot pay"
            assert at.fork().activate("Faro", 0).game.player(ANNA).mana


# --- 702.184: station


def _stationed(power: int, toughness: int, *rules: object) -> Table:
    at = Table()
    at.permanent("Vascello", keyword("station"), types=(CardType.ARTIFACT,))
    for n, rule in enumerate(rules):
        at.permanent(f"Custode {n}", rule, types=(CardType.ENCHANTMENT,))  # type: ignore[arg-type]
    at.creature("Orso", power, toughness)
    return at


BY_TOUGHNESS = StationsByToughness(creatures=Filter(types=(CardType.CREATURE,), controller=Relation.YOU, tougher=True))


@pytest.mark.parametrize(("power", "toughness", "counters"), [(1, 4, 4), (3, 2, 3), (3, 3, 3)])
def test_702_184c_a_static_ability_may_have_the_toughness_count(power: int, toughness: int, counters: int) -> None:
    at = _stationed(power, toughness, BY_TOUGHNESS)
    at.settle().activate("Vascello", 0).play_out()
    assert at.one("Vascello").counters == {"charge": counters}


def test_702_184a_control_otherwise_it_is_the_power() -> None:
    at = _stationed(1, 4)
    at.settle().activate("Vascello", 0).play_out()
    assert at.one("Vascello").counters == {"charge": 1}


def test_702_184c_of_a_creature_that_is_gone_the_last_toughness_counts() -> None:
    at = _stationed(1, 4, BY_TOUGHNESS)
    at.settle().activate("Vascello", 0)
    at.occur(Destruction(object=at.id("Orso")))
    at.play_out()
    assert at.one("Vascello").counters == {"charge": 4}


# --- 702.122a, 702.171a: crewing and saddling as though stronger


ITSELF = Filter(this=True)


def _manned(rule: CrewsStronger | None, *, saddle: bool = False) -> Table:
    at = Table()
    at.permanent(
        "Carro", keyword("saddle" if saddle else "crew", value=3), types=(CardType.ARTIFACT,), subtypes=("Vehicle",)
    )
    at.creature("Pilota", 1, 1, *(() if rule is None else (rule,)))
    return at.settle()


@pytest.mark.parametrize(
    ("rule", "saddle", "enough"),
    [
        (CrewsStronger(creatures=ITSELF, plus=2), False, True),
        (CrewsStronger(creatures=ITSELF, plus=2), True, False),
        (CrewsStronger(creatures=ITSELF, plus=2, saddles=True), True, True),
        (CrewsStronger(creatures=ITSELF, plus=1), False, False),
        (None, False, False),
    ],
)
def test_702_122a_as_though_its_power_were_greater(rule: CrewsStronger | None, saddle: bool, enough: bool) -> None:
    at = _manned(rule, saddle=saddle)
    if not enough:
        assert refused(at, Activate(ANNA, at.id("Carro"), 0))[0] == "not enough to tap"
        return
    at.activate("Carro", 0).play_out()
    assert at.one("Pilota").tapped
