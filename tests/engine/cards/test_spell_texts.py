"""702: spells whose text, modes or targets depend on what was paid: overload, cleave, spree, tiered, escalate, awaken."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Cost, Mode, SpellAbility
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.damage import DealDamage, Fight, PutCounters
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.state.actions import Cast
from engine.words.decisions import Answer
from engine.words.terms import CardType, PlayerId, Relation, Zone
from tests.engine.cards.support import COST, in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import LAND, TARGET_CREATURE, counted_as_paid, instant

ANNA, BRUNO = PlayerId(0), PlayerId(1)
INSTANT: dict[str, Any] = {"types": (CardType.INSTANT,), "mana_cost": "{1}"}
YOURS_NOT = TargetSpec(objects=Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT))
KILL = SpellAbility(effects=(Destroy(what=Target(0)),), targets=(YOURS_NOT,))
BIG = TargetSpec(objects=Filter(types=(CardType.CREATURE,), power=Bounds(least=3)))


def _creatures(at: Table) -> None:
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 3, 3, "hexproof", controller=1)
    at.creature("Gatto", 1, 1, controller=1)


def _alive(at: Table) -> list[str]:
    return [one for one in ("Orso", "Lupo", "Gatto") if at.where(one) is Zone.BATTLEFIELD]


@pytest.mark.parametrize(("way", "alive"), [("overload", ["Orso"]), ("normal", ["Orso", "Lupo"])])
def test_702_96a_overload_does_to_each_what_it_does_to_a_target(way: str, alive: list[str]) -> None:
    at = Table()
    _creatures(at)
    in_hand(at, "Onda", keyword("overload", cost=COST), KILL, **INSTANT)
    at.settle().cast("Onda", way).play_out()
    assert _alive(at) == alive, "702.96b: hexproof keeps it from being a target, and there is none"
    assert {"702.96a", "702.96b", "702.96c"} <= set(at.rules()) or way == "normal"
    assert "702.96a" not in at.rules() or way == "overload"


def test_702_96b_overloaded_it_can_be_cast_where_nothing_can_be_a_target() -> None:
    at = Table()
    at.creature("Lupo", 3, 3, "hexproof", controller=1)
    in_hand(at, "Onda", keyword("overload", cost=COST), KILL, **INSTANT)
    at.settle()
    control = at.fork()
    at.cast("Onda", "overload").play_out()
    assert at.where("Lupo") is Zone.GRAVEYARD
    question = control.question(Cast(ANNA, control.id("Onda")))
    normal = next(option.key for option in question.options if option.key == "normal")
    tried = play(control.game, Cast(ANNA, control.id("Onda")), [Answer(keys=(normal,))])
    assert tried.refused is not None, "control"


def test_702_96a_several_instructions_speak_of_the_same_objects() -> None:
    at = Table()
    _creatures(at)
    shrink = Apply(to=Target(0), parts=(ModifyPT(Fixed(-1), Fixed(0)),))
    counters = PutCounters(counter="+1/+1", on=Target(0), count=Fixed(2))
    text = SpellAbility(effects=(shrink, counters), targets=(BIG,))
    in_hand(at, "Onda", keyword("overload", cost=COST), text, **INSTANT)
    at.settle().cast("Onda", "overload").play_out()
    assert at.one("Lupo").counters == {"+1/+1": 2}, "its power is 2 by the time of the second instruction"
    assert at.one("Orso").counters == {}, "control"


def test_702_96a_players_too() -> None:
    at = Table(players=3)
    text = SpellAbility(
        effects=(DealDamage(amount=Fixed(2), to=Target(0)),), targets=(TargetSpec(players=Relation.OPPONENT),)
    )
    in_hand(at, "Onda", keyword("overload", cost=COST), text, **INSTANT)
    at.settle().cast("Onda", "overload").play_out()
    assert [at.life(one) for one in (0, 1, 2)] == [20, 18, 18]


def test_702_96c_a_copy_of_an_overloaded_spell_is_overloaded() -> None:
    at = Table()
    at.creature("Gatto", 1, 5, controller=1)
    text = SpellAbility(effects=(DealDamage(amount=Fixed(2), to=Target(0)),), targets=(YOURS_NOT,))
    in_hand(at, "Onda", keyword("overload", cost=COST), text, **INSTANT)
    instant(at, "Eco", CopyOnStack(what=Target(0)), targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),))
    at.settle().cast("Onda", "overload").cast("Eco").play_out()
    assert at.one("Gatto").damage == 4


def test_702_96a_what_each_would_make_of_the_words_is_not_guessed() -> None:
    at = Table()
    _creatures(at)
    text = SpellAbility(effects=(Fight(first=Target(0), second=Target(1)),), targets=(YOURS_NOT, TARGET_CREATURE))
    in_hand(at, "Onda", keyword("overload", cost=COST), text, **INSTANT)
    at.settle().cast("Onda", "overload").play_out()
    assert any(untold.reason == "overload" for step in at.steps for untold in step.untold)


CLEAVED = (SpellAbility(effects=(Destroy(what=Target(0)),), targets=(TARGET_CREATURE,)),)


@pytest.mark.parametrize(("way", "targets"), [("cleave", ["Orso", "Gatto"]), ("normal", ["Gatto"])])
def test_702_148a_cleave_takes_what_is_in_brackets_out_of_the_text(way: str, targets: list[str]) -> None:
    at = Table()
    at.creature("Orso", 2, 2)
    at.creature("Gatto", 1, 1, controller=1)
    in_hand(at, "Lama", keyword("cleave", cost=COST, abilities=CLEAVED), KILL, **INSTANT)
    at.settle()
    if way == "cleave":
        at.cast("Lama", way, "Orso").play_out()
    else:
        at.cast("Lama", way).play_out()
    gone = [one for one in ("Orso", "Gatto") if at.where(one) is Zone.GRAVEYARD]
    assert gone == targets[:1]
    assert ("702.148b" in at.rules()) is (way == "cleave")
    assert ("702.148a" in at.rules()) is (way == "cleave")


SPREE = SpellAbility(
    modes=(
        Mode(effects=(GainLife(amount=Fixed(3)),), cost=Cost(mana="{1}"), text="vita"),
        Mode(effects=(Draw(),), cost=Cost(life=2), text="carta"),
        Mode(effects=(Destroy(what=Target(0)),), targets=(TARGET_CREATURE,), cost=Cost(mana="{2}"), text="morte"),
    )
)


def _paid(at: Table, label: str) -> object:
    return counted_as_paid(at)[0]


@pytest.mark.parametrize(
    ("modes", "life", "cost"), [(("vita", "carta"), 21, "{2}"), (("vita",), 23, "{2}"), (("carta",), 18, "{1}")]
)
def test_702_172a_spree_costs_so_much_for_each_mode(modes: tuple[str, ...], life: int, cost: str) -> None:
    at = Table()
    at.library(0, 2)
    in_hand(at, "Bottino", keyword("spree"), SPREE, **INSTANT)
    at.settle().cast("Bottino", modes)
    assert _paid(at, "Bottino") == cost
    at.play_out()
    assert at.life(0) == life
    assert "702.172a" in at.rules()


def test_702_172a_at_least_one_mode_and_only_those_with_a_target() -> None:
    at = Table()
    in_hand(at, "Bottino", keyword("spree"), SPREE, **INSTANT)
    question = at.settle().question(Cast(ANNA, at.id("Bottino")))
    assert (question.minimum, question.maximum, len(question.options)) == (1, 2, 2)


@pytest.mark.parametrize("spells", ["tiered", "spree"])
def test_702_183a_tiered_is_one_mode_at_its_cost(spells: str) -> None:
    at = Table()
    at.library(0, 2)
    in_hand(at, "Fiamma", keyword(spells), SPREE, **INSTANT)
    question = at.settle().question(Cast(ANNA, at.id("Fiamma")))
    assert question.maximum == (1 if spells == "tiered" else 2)
    at.cast("Fiamma", "vita")
    assert _paid(at, "Fiamma") == "{2}"
    assert ("702.183a" in at.rules()) is (spells == "tiered")


FOUR = tuple(Mode(effects=(GainLife(amount=Fixed(1)),), text=str(n)) for n in range(3))


@pytest.mark.parametrize(("modes", "cost"), [(("0",), "{1}"), (("0", "1"), "{3}"), (("0", "1", "2"), "{5}")])
def test_702_120a_escalate_for_each_mode_beyond_the_first(modes: tuple[str, ...], cost: str) -> None:
    at = Table()
    text = SpellAbility(modes=FOUR, choose_modes=(1, 3))
    in_hand(at, "Rissa", keyword("escalate", cost=Cost(mana="{2}")), text, **INSTANT)
    at.settle().cast("Rissa", modes)
    assert _paid(at, "Rissa") == cost
    assert ("702.120a" in at.rules()) is (len(modes) > 1)


@pytest.mark.parametrize("cards", [1, 0])
def test_702_120a_a_cost_that_cannot_be_paid_as_often_is_not_paid(cards: int) -> None:
    at = Table()
    text = SpellAbility(modes=FOUR, choose_modes=(2, 3))
    in_hand(at, "Rissa", keyword("escalate", cost=Cost(discard=1)), text, **INSTANT)
    if cards:
        in_hand(at, "Scarto")
    at.settle()
    tried = play(at.game, Cast(ANNA, at.id("Rissa")), [Answer(keys=("m0", "m1"))])
    assert (tried.refused is not None) is (cards == 0)


@pytest.mark.parametrize("way", ["awaken", "normal"])
def test_702_113a_awaken_puts_counters_on_a_land_that_becomes_a_creature(way: str) -> None:
    at = Table()
    at.creature("Gatto", 1, 1, controller=1)
    at.permanent("Foresta", **LAND)
    in_hand(at, "Scossa", keyword("awaken", 3, cost=COST), KILL, **INSTANT)
    at.settle().cast("Scossa", way).play_out()
    assert at.where("Gatto") is Zone.GRAVEYARD
    looks = at.looks("Foresta")
    assert looks.creature is (way == "awaken")
    if way == "awaken":
        assert (looks.power, looks.toughness, looks.is_type(CardType.LAND), looks.has("haste")) == (3, 3, True, True)
        assert looks.subtypes == ("Elemental",)
    assert ("702.113b" in at.rules()) is (way == "awaken")


def test_702_113b_the_land_is_a_target_only_for_the_awaken_cost() -> None:
    at = Table()
    at.creature("Gatto", 1, 1, controller=1)
    in_hand(at, "Scossa", keyword("awaken", 3, cost=COST), KILL, **INSTANT)
    at.settle()
    for way, legal in (("normal", True), ("awaken", False)):
        tried = play(at.game, Cast(ANNA, at.id("Scossa")), [Answer(keys=(way,))])
        assert (tried.refused is None) is legal, "without a land there is no target for it"


def test_702_113a_the_land_is_affected_though_the_other_target_is_gone() -> None:
    at = Table()
    at.creature("Gatto", 1, 1, controller=1)
    at.permanent("Foresta", **LAND)
    in_hand(at, "Scossa", keyword("awaken", 3, cost=COST), KILL, **INSTANT)
    instant(at, "Prima", Destroy(what=Target(0)), targets=(YOURS_NOT,))
    at.settle().cast("Scossa", "awaken").cast("Prima").play_out()
    assert at.looks("Foresta").creature
