"""704.5i, 704.5v-y: loyalty 0, defense 0, and battles without the right protector."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword, Static, Triggered
from engine.cards.abilities.continuous import ChangeTypes, SetPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import DealsDamage
from engine.state import events as e
from engine.state.actions import DeclareAttackers
from engine.words.decisions import Purpose
from engine.words.terms import CardType, ObjectId, PlayerId, Reason, TurnStep, Zone
from tests.engine.checks.cards import (
    INDESTRUCTIBLE,
    REGENERATES,
    STEALS,
    WATCHES_GRAVEYARDS,
    aura,
    shielded,
)
from tests.engine.support import Table

SIEGE = ("Siege",)
BATTLE = (CardType.BATTLE,)
WALKER = (CardType.PLANESWALKER,)
ALSO_CREATURE = Static(
    parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(Fixed(4), Fixed(4))), affects=Filter(types=WALKER)
)
STRUCK = Triggered(trigger=DealsDamage(to_object=Filter(types=BATTLE)), effects=(GainLife(amount=Fixed(1)),))
"""Whenever a battle is dealt damage: an ability that triggers as defense counters go, as that of every Siege does (310.12b)."""


@pytest.mark.parametrize(("loyalty", "stays"), [(0, False), (1, True)])
def test_704_5i_a_planeswalker_with_loyalty_0_is_put_into_the_graveyard(loyalty: int, stays: bool) -> None:
    table = Table()
    table.permanent("Viandante", types=WALKER, counters={"loyalty": loyalty})
    table.settle()
    assert table.performed("704.5i") == ([] if stays else ["Viandante"])


def test_704_5i_the_printed_loyalty_says_nothing_on_the_battlefield_306_5c() -> None:
    table = Table()
    table.permanent("Viandante", types=WALKER, loyalty=4)
    assert table.settle().where("Viandante") is Zone.GRAVEYARD


def test_704_5i_damage_takes_loyalty_and_indestructible_does_not_help_120_3c() -> None:
    table = Table()
    table.permanent("Viandante", INDESTRUCTIBLE, types=WALKER, counters={"loyalty": 3})
    table.creature("Orso", 2, 2, controller=1)
    table.settle()
    table.occur(e.Damage(source=table.id("Orso"), to=table.id("Viandante"), amount=2))
    assert table.one("Viandante").count("loyalty") == 1
    table.occur(e.Damage(source=table.id("Orso"), to=table.id("Viandante"), amount=2))
    assert table.where("Viandante") is Zone.GRAVEYARD


def walking_creature(damage: int) -> Table:
    table = Table()
    table.permanent("Viandante", REGENERATES, types=WALKER, counters={"loyalty": 4})
    table.permanent("Risveglio", ALSO_CREATURE, types=(CardType.ENCHANTMENT,))
    table.permanent("Custode", WATCHES_GRAVEYARDS, types=(CardType.ENCHANTMENT,))
    table.creature("Orso", 2, 2, controller=1)
    shielded(table, "Viandante")
    table.occur(e.Damage(source=table.id("Orso"), to=table.id("Viandante"), amount=damage))
    return table


def test_704_5i_a_planeswalker_that_is_a_creature_loses_loyalty_and_is_marked_306_8_120_3e() -> None:
    table = walking_creature(3)
    assert table.one("Viandante").count("loyalty") == 1
    assert table.one("Viandante").damage == 3


def test_704_5i_with_704_5g_regeneration_replaces_the_destruction_but_not_the_want_of_loyalty() -> None:
    table = walking_creature(4)
    [step] = table.checks()
    assert table.where("Viandante") is Zone.GRAVEYARD
    assert any(isinstance(change.event, e.Regenerated) for change in step.changes)
    assert table.triggered() == ["Custode"], "it was put into the graveyard once"


def test_704_7_without_a_shield_both_are_one_way_to_the_graveyard() -> None:
    table = Table()
    table.permanent("Viandante", types=WALKER, damage=4)
    table.permanent("Risveglio", ALSO_CREATURE, types=(CardType.ENCHANTMENT,))
    table.settle()
    [change] = table.changes("704.5i")
    assert "704.5g" in change.rules
    assert isinstance(change.event, e.ZoneChange)
    assert change.event.reason is Reason.DESTROYED


def siege(table: Table, **more: Any) -> ObjectId:
    """A Siege of Anna's, protected by Bruno unless something else is said."""
    return table.permanent("Assedio", types=BATTLE, subtypes=SIEGE, **{"protector": PlayerId(1), **more})


@pytest.mark.parametrize(("defense", "stays"), [(0, False), (1, True)])
def test_704_5v_a_siege_with_defense_0_is_put_into_the_graveyard(defense: int, stays: bool) -> None:
    table = Table()
    siege(table, counters={"defense": defense})
    table.settle()
    assert table.performed("704.5v") == ([] if stays else ["Assedio"])
    assert table.performed("704.5w") == []


def struck(siege_of_its_own: bool, *, source: str, answers: tuple[Any, ...] = ()) -> Table:
    """A battle with two defense dealt 2 damage, on which an ability of the source named triggers; a Siege's own as well."""
    table = Table()
    abilities = (STRUCK,) if source == "Assedio" and not siege_of_its_own else ()
    subtypes = SIEGE if siege_of_its_own else ()
    table.permanent(
        "Assedio",
        *abilities,
        types=BATTLE,
        subtypes=subtypes,
        counters={"defense": 2},
        protector=PlayerId(1 if siege_of_its_own else 0),
    )
    if source != "Assedio":
        table.permanent(source, STRUCK, types=(CardType.ENCHANTMENT,))
    table.creature("Lupo", 2, 2)
    table.settle()
    return table.occur(e.Damage(source=table.id("Lupo"), to=table.id("Assedio"), amount=2), answers=answers)


def test_704_5v_waits_while_an_ability_of_the_siege_has_triggered_and_not_yet_left_the_stack() -> None:
    """310.12b: its own ability, which exiles it; here that is countered instead."""
    table = struck(True, source="Assedio")
    assert table.stack() == ["Assedio#1"]
    assert table.where("Assedio") is Zone.BATTLEFIELD
    assert table.checks() == []
    ability = table.game.stack_top
    assert ability is not None
    table.occur(e.Ceased(object=ability.id))
    assert table.performed("704.5v") == ["Assedio"]


def test_704_5v_an_ability_of_another_source_does_not_keep_the_siege() -> None:
    table = struck(True, source="Araldo", answers=(("Araldo#1", "Assedio#1"),))
    assert table.stack() == ["Araldo#1", "Assedio#1"]
    ability = table.game.stack_top
    assert ability is not None
    table.occur(e.Ceased(object=ability.id))
    assert table.stack() == ["Araldo#1"]
    assert table.performed("704.5v") == ["Assedio"]


def test_704_5w_a_battle_that_is_no_siege_does_not_wait_for_its_ability() -> None:
    table = struck(False, source="Assedio")
    assert table.performed("704.5w") == ["Assedio"]
    assert table.performed("704.5v") == []
    assert table.stack() == ["Assedio#1"]


def test_704_5w_a_battle_that_is_no_siege_stays_with_defense_1() -> None:
    table = Table()
    table.permanent("Duello", types=BATTLE, counters={"defense": 1}, protector=PlayerId(0))
    assert table.settle().checks() == []


def test_704_5v_and_704_5w_at_once_in_one_event() -> None:
    table = Table()
    siege(table)
    table.permanent("Duello", types=BATTLE, protector=PlayerId(0))
    table.settle()
    assert len(table.checks()) == 1
    assert sorted(table.zone(Zone.GRAVEYARD)) == ["Assedio", "Duello"]
    assert sorted(str(change.rules[0]) for change in table.checks()[0].changes) == ["704.5v", "704.5w"]


def test_704_5x_a_siege_without_a_protector_gets_one_chosen_by_its_controller_among_opponents() -> None:
    table = Table(3)
    siege(table, counters={"defense": 3}, protector=PlayerId(-1))
    question = table.question()
    assert (question.purpose, question.rule, question.decider) == (Purpose.PROTECTOR, "704.5x", 0)
    assert [option.player for option in question.options] == [1, 2]
    assert table.settle("Carla").one("Assedio").protector == 2


def test_704_5x_with_one_opponent_nothing_is_asked() -> None:
    table = Table()
    siege(table, counters={"defense": 3}, protector=PlayerId(-1))
    assert table.settle().one("Assedio").protector == 1


def test_704_5x_a_battle_without_a_battle_type_is_protected_by_its_controller() -> None:
    table = Table(3)
    table.permanent("Duello", types=BATTLE, counters={"defense": 3}, controller=1)
    assert table.settle().one("Duello").protector == 1


def test_704_5y_nor_is_anybody_asked_for_another_one() -> None:
    table = Table(3)
    siege(table, protector=PlayerId(0))
    table.settle()
    assert [change.rules for change in table.changes()] == [("704.5v",)]


def test_704_5x_nobody_is_asked_for_the_protector_of_a_battle_that_goes_in_the_same_check() -> None:
    table = Table(3)
    siege(table, protector=PlayerId(-1))
    table.settle()
    assert table.performed("704.5v") == ["Assedio"]
    assert table.performed("704.5x") == []


def test_704_5x_not_while_the_battle_is_being_attacked() -> None:
    table = Table(3)
    siege(table, counters={"defense": 3}, protector=PlayerId(2))
    table.creature("Lupo", 1, 1)
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    table.do(DeclareAttackers(PlayerId(0), ((table.id("Lupo"), table.id("Assedio")),)))
    table.settle()
    table.occur(e.LifeChange(player=PlayerId(2), amount=-20))
    assert table.in_game() == [0, 1]
    assert table.performed("704.5x") == []
    table.until(TurnStep.END_OF_COMBAT)
    assert table.performed("704.5x") == [], "still attacking"
    table.until(TurnStep.POSTCOMBAT_MAIN)
    assert table.performed("704.5x") == ["Bruno"]


def test_704_5x_the_protector_left_the_game_and_nobody_attacks_so_another_is_chosen() -> None:
    table = Table(4)
    siege(table, counters={"defense": 3}, protector=PlayerId(3))
    table.settle()
    table.occur(e.LifeChange(player=PlayerId(3), amount=-20), answers=["Bruno"])
    assert table.one("Assedio").protector == 1


def test_704_5y_a_protector_who_cannot_be_it_is_replaced_by_one_of_the_controllers_choice() -> None:
    table = Table(3)
    besieged = siege(table, counters={"defense": 3}, protector=PlayerId(1))
    enchants_battles = Keyword(keyword="enchant", filter=Filter(types=BATTLE))
    aura(table, "Catene", STEALS, enchants_battles, on=besieged, controller=1)
    question = table.question()
    assert (question.rule, question.decider) == ("704.5y", 1)
    assert table.settle("Carla").one("Assedio").protector == 2
    assert table.performed("704.5x") == []


def test_704_5y_a_siege_protected_by_an_opponent_of_its_controller_keeps_its_protector() -> None:
    table = Table(3)
    siege(table, counters={"defense": 3}, protector=PlayerId(2))
    assert table.settle().checks() == []


def test_704_5y_a_teammate_cannot_protect_a_siege_102_3() -> None:
    table = Table(4, teams=(0, 0, 1, 1), shared=True)
    siege(table, counters={"defense": 3}, protector=PlayerId(1))
    table.settle("Dario")
    assert table.one("Assedio").protector == 3


def test_704_5y_with_704_5g_the_choice_and_a_death_are_one_event() -> None:
    table = Table(3)
    siege(table, counters={"defense": 3}, protector=PlayerId(0))
    table.creature("Orso", 2, 2, damage=2)
    table.settle("Bruno")
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} >= {"704.5g", "704.5y"}


def test_120_3h_damage_takes_defense_counters_and_310_12b_follows() -> None:
    table = Table()
    siege(table, counters={"defense": 2})
    table.creature("Lupo", 3, 3)
    table.settle()
    table.occur(e.Damage(source=table.id("Lupo"), to=table.id("Assedio"), amount=3))
    assert table.stack() == ["Assedio#1"]
    [removed] = [change.event for change in table.changes("120.3h")]
    assert isinstance(removed, e.CountersRemoved)
    assert removed.count == 2, "no more than there are"


def test_704_5x_with_704_5i_the_choice_and_a_departure_are_one_event() -> None:
    table = Table(3)
    siege(table, counters={"defense": 3}, protector=PlayerId(-1))
    table.permanent("Viandante", types=WALKER)
    table.settle("Carla")
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} == {"704.5i", "704.5x"}


def test_704_5x_where_nobody_can_protect_it_the_battle_goes_to_the_graveyard() -> None:
    table = Table(teams=(0, 0))
    siege(table, counters={"defense": 3}, protector=PlayerId(-1))
    table.settle()
    assert table.performed("704.5x") == ["Assedio"]
    assert table.where("Assedio") is Zone.GRAVEYARD


def test_704_5y_a_battle_without_a_battle_type_keeps_no_protector_but_its_controller_310_9a() -> None:
    table = Table()
    table.permanent("Duello", types=BATTLE, counters={"defense": 1}, protector=PlayerId(1))
    table.settle()
    assert table.one("Duello").protector == 0
    assert table.performed("704.5y") == ["Anna"]
