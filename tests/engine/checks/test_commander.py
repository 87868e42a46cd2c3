"""704.6d, 903.9a: a commander in a graveyard or in exile."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Static
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Remembered
from engine.state import events as e
from engine.state.actions import Occur
from engine.words.decisions import Purpose
from engine.words.terms import CardType, PlayerId, Reason, Relation, TurnStep, Zone
from tests.engine.checks.cards import EXILES_THE_DYING, WATCHES_OTHERS
from tests.engine.support import Table
from tests.engine.support_more import free

VARIANT = ("commander",)


def with_commander(*, variant: tuple[str, ...] = VARIANT, **more: Any) -> Table:
    table = Table(variant=variant)
    table.creature("Generale", 3, 3, legendary=True, commander=True, **more)
    return table


def test_704_6d_a_commander_that_died_may_go_to_the_command_zone_its_owner_decides() -> None:
    table = with_commander(damage=3)
    question = table.question()
    assert (question.purpose, question.rule, question.decider) == (Purpose.COMMANDER_ZONE, "704.6d", 0)
    stays = table.fork()
    assert table.settle(True).where("Generale") is Zone.COMMAND
    assert stays.settle(False).where("Generale") is Zone.GRAVEYARD


def test_704_6d_it_died_first_and_goes_in_the_next_check_so_abilities_saw_it_die() -> None:
    table = with_commander(damage=3)
    table.creature("Becchino", 1, 1, WATCHES_OTHERS)
    table.settle(True)
    died, moved = table.checks()
    assert [noticed.source.label for noticed in died.triggered] == ["Becchino"]
    assert moved.changes[0].rules == ("704.6d", "903.9a")
    assert isinstance(moved.changes[0].event, e.ZoneChange)
    assert moved.changes[0].event.origin is Zone.GRAVEYARD


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.EXILE])
def test_704_6d_from_a_graveyard_and_from_exile(zone: Zone) -> None:
    table = with_commander()
    table.settle()
    table.occur(e.ZoneChange(object=table.id("Generale"), to=zone, reason=Reason.EFFECT), answers=[True])
    assert table.where("Generale") is Zone.COMMAND


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY])
def test_903_9b_into_a_hand_or_library_its_owner_may_replace_the_move_itself(zone: Zone) -> None:
    table = with_commander()
    table.settle()
    stays = table.fork()
    move = Occur((e.ZoneChange(object=table.id("Generale"), to=zone, reason=Reason.EFFECT),))
    assert table.question(move).rule == "903.9b"
    table.do(move, True)
    assert table.settle().where("Generale") is Zone.COMMAND
    stays.do(move, False)
    assert stays.settle().where("Generale") is zone
    assert table.performed("704.6d") == stays.performed("704.6d") == []


def test_903_9b_a_commander_that_is_drawn_too_and_no_other_card() -> None:
    table = with_commander(zone=Zone.LIBRARY)
    table.library(0, 1)
    table.settle()
    table.do(Occur((e.DrawCard(player=PlayerId(0)),)), True)
    table.do(Occur((e.DrawCard(player=PlayerId(0)),)))
    assert (table.zone(Zone.COMMAND), table.zone(Zone.HAND)) == (["Generale"], ["0c0"])


def test_704_6d_is_asked_once_only_since_the_last_check() -> None:
    table = with_commander(damage=3)
    table.settle(False)
    table.occur(e.LifeChange(player=table.game.receiver, amount=1))
    assert table.where("Generale") is Zone.GRAVEYARD


def test_704_6d_a_commander_that_lay_in_the_graveyard_from_the_start_is_not_asked_for() -> None:
    assert with_commander(zone=Zone.GRAVEYARD).settle().checks() == []


def test_704_6d_one_that_was_just_put_there_is() -> None:
    table = with_commander(zone=Zone.GRAVEYARD, arrived_unchecked=True)
    assert table.settle(True).where("Generale") is Zone.COMMAND


def test_704_6d_from_the_graveyard_into_exile_it_is_asked_for_again() -> None:
    table = with_commander(damage=3)
    table.settle(False)
    table.occur(e.ZoneChange(object=table.id("Generale"), to=Zone.EXILE, reason=Reason.EFFECT), answers=[True])
    assert table.where("Generale") is Zone.COMMAND


def test_704_6d_where_its_death_is_replaced_by_exile_it_comes_from_there() -> None:
    table = with_commander(damage=3)
    table.permanent("Cripta", EXILES_THE_DYING, types=(CardType.ENCHANTMENT,), controller=1)
    table.settle(True)
    (event,) = [change.event for change in table.changes("704.6d")]
    assert isinstance(event, e.ZoneChange)
    assert event.origin is Zone.EXILE


def test_704_6d_only_in_a_commander_game() -> None:
    assert with_commander(variant=(), damage=3).settle().where("Generale") is Zone.GRAVEYARD


def test_704_6d_another_legendary_creature_is_not_asked_for() -> None:
    table = Table(variant=VARIANT)
    table.creature("Regina", 3, 3, legendary=True, damage=3)
    assert table.settle().where("Regina") is Zone.GRAVEYARD


def test_704_6d_the_owner_decides_for_a_stolen_commander() -> None:
    table = with_commander(controller=1, owner=0, damage=3)
    assert table.question().decider == 0


def test_704_6d_two_commanders_each_with_an_answer_of_its_own_in_one_event() -> None:
    table = Table(variant=VARIANT)
    for label in ("Generale", "Ammiraglio"):
        table.creature(label, 3, 3, legendary=True, commander=True, damage=3)
    table.settle(True, False)
    assert (table.where("Generale"), table.where("Ammiraglio")) == (Zone.COMMAND, Zone.GRAVEYARD)
    assert len(table.checks()) == 2


@pytest.mark.parametrize("returns", [True, False])
def test_514_3a_a_commander_discarded_in_the_cleanup_step_stops_it_only_where_it_does_return(returns: bool) -> None:
    table = with_commander(zone=Zone.HAND)
    for number in range(7):
        table.permanent(f"Carta{number}", types=(CardType.ARTIFACT,), zone=Zone.HAND)
    table.library(0, 3)
    table.library(1, 3)
    table.builder.turn(table.builder.game().turn.active, TurnStep.END)
    table.settle()
    table.until(TurnStep.CLEANUP if returns else TurnStep.UPKEEP, "Generale", returns)
    assert table.game.turn.number == (2 if returns else 3), "in the same turn, or already in the next one"
    assert table.where("Generale") is (Zone.COMMAND if returns else Zone.GRAVEYARD)


def test_704_6d_with_704_5g_the_return_and_a_death_are_one_event() -> None:
    table = with_commander(zone=Zone.GRAVEYARD, arrived_unchecked=True)
    table.creature("Orso", 2, 2, damage=2)
    table.settle(True)
    [step] = table.checks()
    assert sorted(table.about(change) for change in step.changes) == ["Generale", "Orso"]


@pytest.mark.parametrize("other", [Zone.BATTLEFIELD, Zone.COMMAND])
def test_702_124e_of_two_commanders_either_is_meant_and_whoever_does_something_to_one_says_to_which(
    other: Zone,
) -> None:
    """'As long as you control your commander': with one of the two. 'Put a counter on your commander': on the one chosen."""
    mine = Filter(commander=True, controller=Relation.YOU, owner=Relation.YOU)
    chooses = (Choose(filter=mine, keep_as="uno"), PutCounters(counter="+1/+1", on=Remembered("uno")))
    table = with_commander()
    table.creature("Ancella", 2, 2, legendary=True, commander=True, zone=other)
    grows = Static(parts=(ModifyPT(Fixed(2), Fixed(2)),), affects=Filter(name="Scudiero"), condition=Exists(mine))
    table.permanent("Stendardo", grows, free(*chooses), types=(CardType.ARTIFACT,))
    table.creature("Scudiero", 1, 1)
    both = other is Zone.BATTLEFIELD
    table.settle().activate("Stendardo", 1).resolve(*(["Ancella"] if both else []))
    assert table.looks("Scudiero").power == 3
    assert (table.one("Ancella").count("+1/+1"), table.one("Generale").count("+1/+1")) == ((1, 0) if both else (0, 1))


def test_702_124e_control_with_neither_there_nothing_is_found() -> None:
    mine = Filter(commander=True, controller=Relation.YOU, owner=Relation.YOU)
    table = with_commander(zone=Zone.COMMAND)
    grows = Static(parts=(ModifyPT(Fixed(2), Fixed(2)),), affects=Filter(name="Scudiero"), condition=Exists(mine))
    table.permanent("Stendardo", grows, types=(CardType.ARTIFACT,))
    table.creature("Scudiero", 1, 1)
    assert table.settle().looks("Scudiero").power == 1
