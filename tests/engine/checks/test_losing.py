"""704.5a-c, 704.6a-c: losing the game for want of life, for poison, for an empty library, to a commander; alone and as a team."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.state import events as e
from engine.state.facts.checks import LifeTotal, PoisonTotal
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, PlayerId, Reason, Zone
from tests.engine.checks.cards import CANNOT_LOSE, WATCHES_DEATHS
from tests.engine.support import Table

ANNA, BRUNO, CARLA, DARIO = (PlayerId(seat) for seat in range(4))


def two_heads(**options: Any) -> Table:
    return Table(4, teams=(0, 0, 1, 1), shared=True, **options)


@pytest.mark.parametrize(("life", "loses"), [(1, False), (0, True), (-3, True)])
def test_704_5a_a_player_with_0_or_less_life_loses(life: int, loses: bool) -> None:
    table = Table(life=(20, life)).settle()
    assert table.over is loses
    assert table.performed("704.5a") == (["Bruno"] if loses else [])
    assert table.winners == ((0,) if loses else None)


def test_704_5a_the_trace_says_the_life_total_that_was_read() -> None:
    [change] = Table(life=(20, -3)).settle().changes("704.5a")
    assert change.facts == (LifeTotal(-3),)


def test_704_5a_a_player_who_cannot_lose_stays_101_2() -> None:
    table = Table(life=(20, 0))
    table.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,), controller=1)
    assert table.settle().checks() == []
    table.occur(e.ZoneChange(object=table.id("Angelo"), to=Zone.EXILE, reason=Reason.EFFECT))
    assert table.winners == (0,)


@pytest.mark.parametrize(
    ("what", "rule"),
    [({"life": (20, 0)}, "704.5a"), ({"failed_draw": True}, "704.5b")],
)
def test_101_2_that_a_player_cannot_lose_is_told_once_in_a_turn_with_the_rule_that_does_nothing(
    what: dict[str, Any], rule: str
) -> None:
    table = Table(life=what.get("life", (20, 20)))
    table.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,), controller=1)
    if "failed_draw" in what:
        table.builder.adjust(BRUNO, **what)
    table.settle().occur(e.LifeChange(player=ANNA, amount=1))
    told = [one for one in table.steps if one.fact(Nothing) == Nothing(WhyNothing.CANNOT_LOSE)]
    assert [list(map(str, one.rules)) for one in told] == [["101.2", rule]]
    assert told[0].player == BRUNO and not table.over


def test_101_2_control_of_who_would_not_lose_anyway_nothing_is_told() -> None:
    table = Table(life=(20, 1))
    table.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,), controller=1)
    table.settle()
    assert not any(one.fact(Nothing) for one in table.steps)


def test_704_5a_the_life_total_is_looked_at_when_a_player_would_get_priority_not_before_704_4() -> None:
    table = Table(life=(20, 2))
    table.settle()
    table.occur(e.LifeChange(player=BRUNO, amount=-3), e.LifeChange(player=BRUNO, amount=4))
    assert not table.over


def test_704_5b_a_failed_draw_since_the_last_check_loses() -> None:
    table = Table()
    table.library(0, 1)
    table.settle()
    last = table.fork()
    last.occur(e.DrawCard(player=ANNA))
    assert not last.over, "the last card of a library can be drawn"
    last.occur(e.DrawCard(player=ANNA))
    assert last.performed("704.5b") == ["Anna"]
    assert "121.4" in last.rules()


def test_704_5b_an_empty_library_alone_loses_nothing() -> None:
    assert Table().settle().checks() == []


def test_704_5b_a_draw_that_was_looked_at_once_is_not_looked_at_again() -> None:
    table = Table()
    table.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,))
    table.settle()
    table.occur(e.DrawCard(player=ANNA))
    table.occur(e.ZoneChange(object=table.id("Angelo"), to=Zone.EXILE, reason=Reason.EFFECT))
    assert not table.over, "the check that looked at the draw is past"


@pytest.mark.parametrize(("poison", "loses"), [(9, False), (10, True), (11, True)])
def test_704_5c_ten_or_more_poison_counters_lose(poison: int, loses: bool) -> None:
    table = Table(poison=(poison, 0)).settle()
    assert table.performed("704.5c") == (["Anna"] if loses else [])
    assert table.winners == ((1,) if loses else None)


def test_704_5c_alone_applies_to_a_player_without_a_team_704_6a_and_704_6b_do_not() -> None:
    table = Table(3, life=(0, 20, 20), poison=(0, 15, 0)).settle()
    assert table.performed("704.5c") == ["Bruno"]
    assert table.performed("704.6a") == table.performed("704.6b") == []


def test_704_7_no_life_a_failed_draw_and_poison_are_one_loss_with_three_reasons() -> None:
    table = Table(3, life=(0, 20, 20), poison=(10, 0, 0))
    table.builder.adjust(ANNA, failed_draw=True)
    table.settle()
    [change] = [change for change in table.changes() if isinstance(change.event, e.PlayerLost)]
    assert change.rules == ("704.5a", "704.5b", "704.5c")
    assert change.facts == (LifeTotal(0), PoisonTotal(10))


def test_704_3_a_player_loses_in_the_same_event_in_which_their_creature_dies() -> None:
    table = Table(3, life=(20, 0, 20))
    table.creature("Orso", 2, 2, controller=1, damage=2)
    table.creature("Becchino", 1, 1, WATCHES_DEATHS, controller=0)
    table.settle()
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} >= {"704.5a", "704.5g"}
    assert [noticed.source.label for noticed in step.triggered] == ["Becchino"]
    assert table.stack() == ["Becchino#1"], "others see the death, and the game goes on for them"
    assert table.where("Orso") is None, "the card leaves the game with its owner"


def test_704_3_in_a_two_player_game_the_same_event_ends_it_and_nothing_is_put_on_the_stack() -> None:
    table = Table(life=(20, 0))
    table.creature("Orso", 2, 2, controller=1, damage=2)
    table.creature("Becchino", 1, 1, WATCHES_DEATHS, controller=0)
    table.settle()
    assert table.winners == (0,)
    assert table.where("Orso") is Zone.GRAVEYARD
    assert table.stack() == []
    assert table.game.waiting == ()


@pytest.mark.parametrize(("life", "loses"), [(1, False), (0, True)])
def test_704_6a_a_team_with_0_or_less_life_loses_as_a_team(life: int, loses: bool) -> None:
    table = two_heads(life=(life, 30)).settle()
    assert table.performed("704.6a") == (["Anna", "Bruno"] if loses else [])
    assert table.performed("704.5a") == []
    assert table.winners == ((2, 3) if loses else None)


@pytest.mark.parametrize(("poison", "loses"), [(10, False), (14, False), (15, True)])
def test_704_6b_fifteen_poison_counters_lose_and_ten_do_not_704_5c_is_ignored(poison: int, loses: bool) -> None:
    table = two_heads(poison=(0, poison)).settle()
    assert table.performed("704.5c") == []
    assert table.performed("704.6b") == (["Carla", "Dario"] if loses else [])
    assert table.winners == ((0, 1) if loses else None)


@pytest.mark.parametrize(("poison", "loses"), [(19, False), (20, True)])
def test_810_11_a_third_head_needs_five_more(poison: int, loses: bool) -> None:
    table = Table(4, teams=(0, 0, 0, 1), shared=True, life=(45, 45), poison=(poison, 0)).settle()
    assert table.over is loses


def test_810_8a_a_player_who_loses_takes_the_team_along() -> None:
    table = two_heads()
    table.builder.adjust(BRUNO, failed_draw=True)
    table.settle()
    assert table.performed("704.5b") == ["Anna", "Bruno"]
    assert table.performed("810.8a") == ["Anna"]
    assert table.winners == (2, 3)


def test_810_8a_a_player_who_cannot_lose_keeps_the_team_in_the_game() -> None:
    table = two_heads(life=(0, 30))
    table.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,), controller=1)
    table.builder.adjust(ANNA, failed_draw=True)
    assert table.settle().checks() == []


def test_810_8a_an_opponent_of_such_a_player_loses_as_usual() -> None:
    table = two_heads(life=(30, 0))
    table.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,), controller=1)
    assert table.settle().winners == (0, 1)


def test_101_2_a_prohibition_for_opponents_binds_their_whole_team() -> None:
    table = two_heads(life=(30, 0))
    nobody_loses = Cannot(what=Prohibition.LOSE_GAME, players=PlayerScope.OPPONENTS)
    table.permanent("Tregua", nobody_loses, types=(CardType.ENCHANTMENT,), controller=0)
    assert not table.settle().over


def strike(table: Table, label: str, player: PlayerId, amount: int) -> None:
    table.occur(e.Damage(source=table.id(label), to=PlayerTarget(player), amount=amount, combat=True))


def commanders(**options: Any) -> Table:
    table = Table(life=(80, 80), **options)
    for label in ("Generale", "Ammiraglio"):
        table.creature(label, 5, 5, legendary=True, commander=True)
    return table.settle()


@pytest.mark.parametrize(("last", "loses"), [(9, False), (10, True)])
def test_704_6c_21_combat_damage_by_one_commander_over_the_game_loses(last: int, loses: bool) -> None:
    table = commanders(variant=("commander",))
    strike(table, "Generale", BRUNO, 11)
    strike(table, "Generale", BRUNO, last)
    assert table.performed("704.6c") == (["Bruno"] if loses else [])
    assert table.over is loses


def test_704_6c_20_by_one_and_20_by_another_do_not_add_up() -> None:
    table = commanders(variant=("commander",))
    strike(table, "Generale", BRUNO, 20)
    strike(table, "Ammiraglio", BRUNO, 20)
    assert not table.over
    assert table.life(1) == 40


def test_704_6c_only_combat_damage_counts() -> None:
    table = commanders(variant=("commander",))
    table.occur(e.Damage(source=table.id("Generale"), to=PlayerTarget(BRUNO), amount=21))
    assert not table.over


def test_704_6c_only_in_a_commander_game() -> None:
    table = commanders()
    strike(table, "Generale", BRUNO, 21)
    assert not table.over


def test_704_6c_the_card_is_counted_through_its_changes_of_zone_903_3() -> None:
    table = commanders(variant=("commander",))
    strike(table, "Generale", BRUNO, 11)
    table.occur(e.ZoneChange(object=table.id("Generale"), to=Zone.EXILE, reason=Reason.EFFECT), answers=[False])
    table.occur(e.ZoneChange(object=table.id("Generale"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT))
    strike(table, "Generale", BRUNO, 10)
    assert table.performed("704.6c") == ["Bruno"]


def test_704_6c_damage_by_a_commander_with_infect_counts_although_no_life_is_lost_903_10a() -> None:
    table = Table(variant=("commander",))
    table.creature("Generale", 5, 5, "infect", legendary=True, commander=True)
    table.permanent("Angelo", CANNOT_LOSE, types=(CardType.ENCHANTMENT,), controller=1)
    table.settle()
    strike(table, "Generale", BRUNO, 21)
    assert table.life(1) == 20
    assert dict(table.game.player(BRUNO).commander_damage) == {"Generale": 21}


def test_704_6a_and_704_6b_at_once_are_one_loss_of_the_team() -> None:
    table = two_heads(life=(0, 30), poison=(15, 0)).settle()
    [first, second] = [change for change in table.changes() if isinstance(change.event, e.PlayerLost)]
    assert set(first.rules) == set(second.rules) == {"704.6a", "704.6b", "810.8a", "810.8d"}


def test_704_6c_and_704_5g_in_one_event() -> None:
    table = Table(3, variant=("commander",))
    table.builder.adjust(BRUNO, commander_damage={"Generale": 21})
    table.creature("Orso", 2, 2, damage=2)
    table.settle()
    [step] = table.checks()
    assert sorted(table.about(change) for change in step.changes) == ["Bruno", "Orso"]


def test_704_6c_only_damage_by_a_commander_and_only_to_a_player_counts() -> None:
    table = Table(life=(80, 80), variant=("commander",))
    table.creature("Generale", 5, 5, legendary=True, commander=True)
    table.creature("Gigante", 5, 5)
    table.creature("Muro", 0, 80, controller=1)
    table.settle()
    strike(table, "Gigante", BRUNO, 21)
    table.occur(e.Damage(source=table.id("Generale"), to=table.id("Muro"), amount=21, combat=True))
    assert dict(table.game.player(BRUNO).commander_damage) == {}
    assert not table.over
