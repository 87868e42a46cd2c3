"""702.140, 608.3b, 608.3d: creature spells cast for their mutate cost."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Activated, Cost, SpellAbility
from engine.cards.abilities.continuous import ChangeColors, Duration
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, TimesMutated
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.triggers import Performs, enters
from engine.state.actions import Cast
from engine.words.citations import cite
from engine.words.decisions import Answer
from engine.words.terms import Action, CardType, Color, Kind, PlayerId, Zone
from tests.engine.cards.support import COST, in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import when

MUTATE = keyword("mutate", cost=COST)
NORMAL = "normal"
MUTATES = when(Performs(action=Action.MUTATE, subject=Filter(this=True)))
"""'Whenever this creature mutates, you gain 1 life.'"""


def board(*abilities, **more) -> Table:
    """Drago 4/4 with mutate and flying in hand, Lupo 2/2 with trample on the battlefield."""
    at = Table()
    in_hand(
        at, "Drago", MUTATE, keyword("flying"), *abilities, types=(CardType.CREATURE,), power=4, toughness=4, **more
    )
    at.creature("Lupo", 2, 2, "trample")
    return at


def mutated(way: str = "over", *abilities) -> Table:
    return board(*abilities).settle().cast("Drago", "mutate").resolve(way)


def test_702_140a_for_its_cost_it_has_a_target() -> None:
    at = board().settle().cast("Drago", "mutate")
    chosen = at.one("Drago").chosen
    assert chosen is not None and chosen.targets == ((at.id("Lupo"),),)
    assert {"702.140a", "601.2b", "601.2c"} <= set(at.rules())
    assert at.looks("Drago").creature


def test_702_140a_control_for_its_mana_cost_it_has_none_and_enters() -> None:
    at = board().settle().cast("Drago", NORMAL).resolve()
    assert (at.where("Drago"), at.where("Lupo")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD)
    assert at.looks("Lupo").power == 2


@pytest.mark.parametrize(
    ("more", "legal"),
    [
        ({}, True),
        ({"subtypes": ("Human",)}, False),
        ({"controller": 1}, False),
        ({"controller": 1, "owner": 0}, True),
        ({"controller": 0, "owner": 1}, False),
    ],
)
def test_702_140a_its_target_is_no_human_and_of_the_same_owner(more: dict, legal: bool) -> None:
    at = Table()
    in_hand(at, "Drago", MUTATE, types=(CardType.CREATURE,), power=4, toughness=4)
    at.creature("Lupo", 2, 2, **more)
    at.settle()
    if legal:
        at.cast("Drago", "mutate").resolve("over")
        assert at.looks("Lupo").power == 4
    else:
        played = play(at.game, Cast(PlayerId(0), at.id("Drago"), None), [Answer(keys=("mutate",))])
        assert played.refused is not None and played.refused.rule == cite("601.2c")


def test_730_1_702_140c_on_top_it_is_what_the_topmost_is_with_all_abilities() -> None:
    at = mutated("over")
    looks = at.looks("Lupo")
    assert (looks.name, looks.power, looks.toughness) == ("Drago", 4, 4)
    assert looks.has("flying") and looks.has("trample")
    assert {"608.3d", "702.140c", "702.140e", "730.2"} <= set(at.rules())
    assert at.all("Drago") == []


def test_702_140c_control_underneath_it_stays_what_it_was_with_all_abilities() -> None:
    looks = mutated("under").looks("Lupo")
    assert (looks.name, looks.power, looks.toughness) == ("Lupo", 2, 2)
    assert looks.has("flying") and looks.has("trample")


def test_702_140c_730_2b_nothing_enters() -> None:
    for way, life in (("mutate", 20), (NORMAL, 21)):
        at = board()
        at.permanent("Araldo", when(enters(CREATURE)), types=(CardType.ARTIFACT,))
        at.settle().cast("Drago", way)
        at.play_out(*(("over",) if way == "mutate" else ()))
        assert at.life(0) == life


def test_702_140b_608_3b_without_its_target_it_enters_as_a_creature() -> None:
    at = board(MUTATES)
    kills = SpellAbility(effects=(Destroy(what=Target(0)),), targets=(TargetSpec(objects=CREATURE),))
    in_hand(at, "Lama", kills, types=(CardType.INSTANT,))
    at.settle().cast("Drago", "mutate").cast("Lama").resolve().play_out()
    assert (at.where("Drago"), at.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
    assert {"702.140b", "608.3b", "608.3a"} <= set(at.rules())
    assert at.life(0) == 20


def test_702_140d_it_triggers_once_it_has_merged() -> None:
    for way in ("over", "under"):
        assert mutated(way, MUTATES).play_out().life(0) == 21


def test_702_140d_control_what_enters_has_not_mutated() -> None:
    assert board(MUTATES).settle().cast("Drago", NORMAL).play_out().life(0) == 20


def test_702_140d_what_lies_underneath_triggers_too_and_each_of_several() -> None:
    at = Table()
    in_hand(at, "Drago", MUTATE, MUTATES, types=(CardType.CREATURE,), power=4, toughness=4)
    at.creature("Lupo", 2, 2, MUTATES)
    at.settle().cast("Drago", "mutate").resolve("over").play_out()
    assert at.life(0) == 22


def test_702_140d_how_often_it_has_mutated_is_known() -> None:
    count = when(Performs(action=Action.MUTATE, subject=Filter(this=True)), GainLife(amount=TimesMutated(This())))
    at = Table()
    in_hand(at, "Drago", MUTATE, types=(CardType.CREATURE,), power=4, toughness=4)
    in_hand(at, "Gatto", MUTATE, types=(CardType.CREATURE,), power=1, toughness=1)
    at.creature("Lupo", 2, 2, count)
    at.settle().cast("Drago", "mutate").resolve("over").play_out()
    assert at.life(0) == 21
    at.cast("Gatto", "mutate").resolve("under").play_out()
    assert at.life(0) == 23
    assert (at.looks("Lupo").name, at.one("Lupo").mutated) == ("Drago", 2)


def test_702_140e_several_components_each_give_their_abilities() -> None:
    at = board()
    in_hand(at, "Gatto", MUTATE, keyword("lifelink"), types=(CardType.CREATURE,), power=1, toughness=1)
    at.settle().cast("Drago", "mutate").resolve("under").cast("Gatto", "mutate").resolve("over")
    looks = at.looks("Lupo")
    assert (looks.name, looks.power) == ("Gatto", 1)
    assert all(looks.has(one) for one in ("flying", "trample", "lifelink"))


def test_702_140f_what_speaks_of_the_spell_speaks_of_the_permanent() -> None:
    at = board()
    red = Apply(to=Target(0), parts=(ChangeColors(set_to=(Color.RED,)),), until=Duration.ENDLESS)
    paints = SpellAbility(effects=(red,), targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),))
    in_hand(at, "Tinta", paints, types=(CardType.INSTANT,))
    at.settle().cast("Drago", "mutate").cast("Tinta").resolve().resolve("over")
    assert "R" in [color.value for color in at.looks("Lupo").colors]
    assert "702.140f" in at.rules()


def test_707_10_a_copy_of_the_spell_mutates_too_and_is_a_token_component() -> None:
    at = board()
    copies = SpellAbility(
        effects=(CopyOnStack(what=Target(0), new_targets=False),),
        targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),),
    )
    in_hand(at, "Eco", copies, types=(CardType.INSTANT,))
    at.settle().cast("Drago", "mutate").cast("Eco").resolve().resolve("over")
    assert at.one("Lupo").kind is Kind.TOKEN
    assert "730.2d" in at.rules()
    at.resolve("under")
    assert (at.one("Lupo").kind, at.one("Lupo").mutated, len(at.one("Lupo").cards)) == (Kind.TOKEN, 2, 3)


def test_730_2c_it_is_the_same_object() -> None:
    """Counters, damage, what is attached, how long it has been controlled, and attacking stay as they were."""
    at = Table()
    in_hand(at, "Drago", MUTATE, keyword("flash"), types=(CardType.CREATURE,), power=4, toughness=4)
    before = at.creature("Lupo", 2, 2, counters={"+1/+1": 1}, damage=1)
    at.settle().cast("Drago", "mutate").resolve("over")
    found = at.one("Lupo")
    assert (found.id, found.damage, found.count("+1/+1"), at.looks("Lupo").power) == (before, 1, 1, 5)


@pytest.mark.parametrize(("sick", "may"), [(False, True), (True, False)])
def test_302_6_730_2c_it_has_been_there_as_long_as_it_was(sick: bool, may: bool) -> None:
    tap = Activated(cost=Cost(tap=True), effects=(GainLife(amount=Fixed(1)),))
    at = Table()
    in_hand(at, "Drago", MUTATE, tap, types=(CardType.CREATURE,), power=4, toughness=4)
    at.creature("Lupo", 2, 2, just_arrived=sick)
    at.settle().cast("Drago", "mutate").resolve("over")
    if may:
        assert at.activate("Lupo", 1).play_out().life(0) == 21
    else:
        with pytest.raises(AssertionError):
            at.activate("Lupo", 1)
