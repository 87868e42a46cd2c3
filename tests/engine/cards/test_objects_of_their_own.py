"""122.1i-j, 714, 716, 719: Sagas that are read ahead, Classes, Cases, and counters that rules speak of."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, Cost, Keyword, Static, Triggered
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import CountersPutOn
from engine.state.actions import Activate
from engine.state.events import CountersPut
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, Designation, PlayerId, Relation, TurnStep, Zone
from tests.engine.cards.support import COST, in_hand, in_library
from tests.engine.support import Table, card
from tests.engine.support_more import deck, moved, refused

ANNA = PlayerId(0)
ENCHANTMENT = (CardType.ENCHANTMENT,)
BIGGER = Static(
    parts=(ModifyPT(Fixed(1), Fixed(1)),), affects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
)


# --- Sagas


def chapters(*gains: int) -> tuple[Triggered, ...]:
    return tuple(
        Triggered(
            trigger=CountersPutOn(subject=Filter(this=True), counter="lore", crosses=number),
            effects=(GainLife(amount=Fixed(gain)),),
            chapter=number,
            text=f"c{number}",
        )
        for number, gain in enumerate(gains, 1)
    )


def saga(at: Table, *abilities: object) -> None:
    in_hand(at, "Saga", *abilities, types=ENCHANTMENT, subtypes=("Saga",))


@pytest.mark.parametrize(("number", "life"), [(1, 21), (2, 30), (3, 120)])
def test_714_3b_and_702_155_read_ahead_chooses_where_to_begin(number: int, life: int) -> None:
    at = Table()
    saga(at, "read ahead", *chapters(1, 10, 100))
    at.settle().cast("Saga").resolve(number)
    at.play_out()
    assert at.life(0) == life, "702.155a: the chapters before it do not trigger"
    assert at.where("Saga") is (Zone.GRAVEYARD if number == 3 else Zone.BATTLEFIELD)


def test_714_3a_control_without_it_a_saga_begins_at_its_first_chapter() -> None:
    at = Table()
    saga(at, *chapters(1, 10, 100))
    at.settle().cast("Saga").play_out()
    assert at.life(0) == 21


@pytest.mark.parametrize("ahead", [True, False])
def test_702_155a_in_the_turn_it_entered_only_the_chapter_that_it_is_at(ahead: bool) -> None:
    at = Table()
    saga(at, *(["read ahead"] if ahead else []), *chapters(1, 10, 100, 1000))
    at.settle().cast("Saga").resolve(*([1] if ahead else []))
    at.play_out()
    two = CountersPut(on=at.id("Saga"), counter="lore", count=2)
    at.occur(two, answers=() if ahead else (("c2", "c3"),))
    at.play_out()
    assert at.life(0) == (121 if ahead else 131)


# --- Classes


def wizard_class(at: Table) -> None:
    second = Keyword(keyword="class level", value=2, cost=COST, abilities=(BIGGER,), text="Livello 2")
    third = Keyword(keyword="class level", value=3, cost=COST, abilities=(Keyword(keyword="flying"),), text="Livello 3")
    at.permanent("Classe", second, third, types=ENCHANTMENT, subtypes=("Class",))


def test_716_2a_a_class_gains_levels_one_after_the_other_and_keeps_what_it_has() -> None:
    at = Table()
    wizard_class(at)
    at.creature("Orso", 2, 2)
    at.settle()
    assert at.one("Classe").level == 1, "716.2d"
    assert refused(at, Activate(ANNA, at.id("Classe"), 1)) == ("condition", "602.5b")
    at.activate("Classe", 0).resolve()
    assert (at.one("Classe").level, at.looks("Orso").power) == (2, 3)
    assert refused(at, Activate(ANNA, at.id("Classe"), 0)) == ("condition", "602.5b"), "not twice"
    at.activate("Classe", 1).resolve()
    assert at.looks("Classe").has("flying") and at.looks("Orso").power == 3


def test_716_2a_control_only_as_a_sorcery_and_716_2b_another_object_begins_anew() -> None:
    at = Table(step=TurnStep.UPKEEP)
    wizard_class(at)
    assert refused(at.settle(), Activate(ANNA, at.id("Classe"), 0))[1] == "602.5d"
    again = Table()
    wizard_class(again)
    again.settle().activate("Classe", 0).resolve()
    again.occur(moved(again.id("Classe"), Zone.EXILE)).occur(moved(again.id("Classe"), Zone.BATTLEFIELD))
    assert again.one("Classe").level == 1


def test_716_4_level_counters_are_no_class_levels() -> None:
    at = Table()
    wizard_class(at)
    at.creature("Orso", 2, 2)
    at.settle().occur(CountersPut(on=at.id("Classe"), counter="level", count=5))
    assert (at.one("Classe").level, at.looks("Orso").power) == (1, 2)


# --- Cases


def case(at: Table) -> None:
    solve = Keyword(keyword="to solve", condition=Exists(Filter(types=(CardType.CREATURE,), controller=Relation.YOU)))
    gains = Activated(cost=Cost(), effects=(GainLife(amount=Fixed(1)),))
    at.permanent(
        "Caso", solve, Keyword(keyword="solved", abilities=(BIGGER, gains)), types=ENCHANTMENT, subtypes=("Case",)
    )


def test_719_3a_a_case_is_solved_at_the_end_step_if_its_condition_is_met() -> None:
    for creature in (True, False):
        at = deck(Table())
        case(at)
        if creature:
            at.creature("Orso", 2, 2)
        at.settle().until(TurnStep.END)
        at.play_out()
        assert bool(at.game.designated(at.id("Caso"), Designation.SOLVED)) is creature
        if creature:
            assert at.looks("Orso").power == 3, "719.3c"


def test_702_169a_control_unsolved_it_has_nothing_of_what_stands_behind_the_word() -> None:
    at = Table()
    case(at)
    at.creature("Orso", 2, 2)
    assert at.settle().looks("Orso").power == 2
    assert not any(isinstance(one, Activated) for one in at.looks("Caso").abilities)


# --- counters that rules speak of


def test_122_1j_a_hone_counter_gives_power_to_the_equipped_creature() -> None:
    at = Table()
    bear = at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    for label, held in (("Lama", bear), ("Altra", None)):
        equipment = card(label, types=(CardType.ARTIFACT,), subtypes=("Equipment",))
        at.put(label, equipment, attached_to=held, counters={"hone": 2})
    at.settle()
    assert (at.looks("Orso").power, at.looks("Orso").toughness) == (4, 2)
    assert at.looks("Lupo").power == 2, "control"


def test_122_1j_control_on_what_is_no_equipment_it_does_nothing() -> None:
    at = Table()
    bear = at.creature("Orso", 2, 2)
    enchant = Keyword(keyword="enchant", filter=CREATURE)
    at.permanent("Aura", enchant, types=ENCHANTMENT, subtypes=("Aura",), attached_to=bear, counters={"hone": 2})
    assert at.settle().looks("Orso").power == 2


def test_728_1_rad_counters_mill_and_cost_a_life_for_each_nonland_card() -> None:
    at = Table(step=TurnStep.UPKEEP)
    for label, types in (
        ("Pesca", CardType.LAND),
        ("Uno", CardType.CREATURE),
        ("Terra", CardType.LAND),
        ("Due", CardType.CREATURE),
    ):
        in_library(at, label, types=(types,), power=1, toughness=1)
    in_library(at, "Resto")
    at.settle().occur(CountersPut(on=PlayerTarget(ANNA), counter="rad", count=3))
    at.until(TurnStep.PRECOMBAT_MAIN)
    assert "728.1" in at.rules()
    at.play_out()
    assert at.life(0) == 18
    assert at.game.player(ANNA).counters == {"rad": 1}
    assert at.zone(Zone.LIBRARY) == ["Resto"]


def test_728_1_control_not_in_the_turn_of_another_player() -> None:
    at = Table(step=TurnStep.UPKEEP, active=1)
    at.library(0, 5)
    at.library(1, 5)
    at.settle().occur(CountersPut(on=PlayerTarget(ANNA), counter="rad", count=3))
    at.until(TurnStep.PRECOMBAT_MAIN)
    assert at.stack() == [] and at.life(0) == 20
