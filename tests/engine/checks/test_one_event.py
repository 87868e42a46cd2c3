"""704.3-704.4, 704.7-704.8, 603.10a: all that applies is one event, judged on one board, and again until nothing applies."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Replaces, Static, Triggered
from engine.cards.abilities.continuous import Duration, ModifyPT
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Count, Fixed, PowerOf
from engine.cards.abilities.references import Every, It, This
from engine.cards.abilities.triggers import dies
from engine.state import events as e
from engine.state.actions import Continue
from engine.state.trace import StepKind
from engine.state.turn_state import Moment
from engine.words.decisions import Purpose
from engine.words.metrics import METER
from engine.words.terms import CardType, Kind, PlayerId, Reason, TurnStep, Zone
from tests.engine.checks.cards import (
    EXILES_THE_DYING,
    REGENERATES,
    WATCHES_DEATHS,
    WATCHES_OTHERS,
    aura,
    does,
    shielded,
    strengthens,
)
from tests.engine.support import Table
from tests.engine.support_more import begun

ENCHANTMENT = (CardType.ENCHANTMENT,)


def row(length: int) -> Table:
    """Creatures of toughness 0 of which each keeps the next one alive; the first has lethal damage."""
    table = Table()
    for number in range(length):
        holds_next = Static(parts=(ModifyPT(Fixed(0), Fixed(1)),), affects=Filter(name=f"Anello{number + 1}"))
        table.creature(f"Anello{number}", 1, 1 if number == 0 else 0, holds_next, damage=1 if number == 0 else 0)
    return table


@pytest.mark.parametrize("length", [1, 2, 40])
def test_704_3_the_check_is_repeated_until_nothing_applies_without_a_cap(length: int) -> None:
    table = row(length).settle()
    assert [[table.about(change) for change in step.changes] for step in table.checks()] == [
        [f"Anello{number}"] for number in range(length)
    ]
    assert table.zone(Zone.BATTLEFIELD) == []


def test_704_3_the_last_check_performs_nothing_and_makes_no_step() -> None:
    table = row(3)
    actions = 0
    game = table.game
    while game.moment is Moment.CHECK:
        game = play(game, Continue()).game
        actions += 1
    assert actions == 4, "three checks that performed something, and one that did not"


def test_704_3_a_chain_of_forty_costs_a_few_projections_a_check() -> None:
    METER.reset()
    row(40).settle()
    assert METER.projections <= 3 * 41


def test_704_3_every_condition_is_judged_before_anything_happens() -> None:
    table = Table()
    table.creature("Signore", 1, 1, strengthens(0, 1, Filter(types=(CardType.CREATURE,), another=True)), damage=1)
    table.creature("Servo", 1, 1, damage=1)
    table.creature("Orso", 2, 2, damage=2, name="Orso")
    table.settle()
    first, second = table.checks()
    assert [table.about(change) for change in first.changes] == ["Signore"]
    assert sorted(table.about(change) for change in second.changes) == ["Orso", "Servo"]


def test_704_3_choices_are_asked_before_anything_happens() -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=2)
    for number in range(2):
        table.creature(f"Re{number}", 2, 2, name="Re", legendary=True)
    played = play(table.game, Continue())
    assert played.question is not None
    assert played.question.purpose is Purpose.LEGEND_RULE
    assert played.steps == ()
    assert played.game is table.game, "nothing has happened yet"
    table.settle("Re0")
    assert len(table.checks()) == 1


def test_704_3_replacement_choices_of_one_event_are_asked_one_by_one_616_1() -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=2)
    table.creature("Lupo", 2, 2, damage=2, controller=1)
    table.permanent("Cripta", EXILES_THE_DYING, types=ENCHANTMENT)
    back = Replaces(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.HAND, text="in mano")
    table.permanent("Ritorno", back, types=ENCHANTMENT)
    table.settle("Cripta", "Ritorno")
    assert (table.where("Orso"), table.where("Lupo")) == (Zone.EXILE, Zone.HAND)
    assert len(table.checks()) == 1


def test_616_1_two_effects_that_come_to_the_same_are_not_asked_about() -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=2)
    for label in ("Cripta", "Tomba"):
        table.permanent(label, EXILES_THE_DYING, types=ENCHANTMENT)
    assert table.settle().where("Orso") is Zone.EXILE


def test_603_10a_creatures_that_die_together_see_each_other_die() -> None:
    table = Table()
    table.library(0, 2)
    table.library(1, 2)
    table.creature("Becchino", 1, 1, WATCHES_OTHERS, damage=1)
    table.creature("Necroforo", 1, 1, WATCHES_OTHERS, damage=1, controller=1)
    table.settle()
    assert sorted(table.triggered()) == ["Becchino", "Necroforo"]
    assert table.stack() == ["Becchino#1", "Necroforo#1"]
    assert "603.10a" in table.rules()


def test_603_10a_one_that_dies_a_check_later_sees_the_first_but_not_the_other_way_round() -> None:
    table = Table()
    table.creature("Signore", 1, 1, WATCHES_OTHERS, strengthens(0, 1, Filter(name="Servo")), damage=1)
    table.creature("Servo", 1, 0, WATCHES_OTHERS)
    table.library(0, 1)
    table.settle()
    assert table.triggered() == ["Servo"]


def test_603_10a_the_abilities_are_those_of_the_board_before_the_event() -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=2)
    table.creature("Spettro", 1, 0, WATCHES_DEATHS)
    table.settle()
    assert table.triggered() == ["Spettro", "Spettro"], "it saw the other die, and itself"


def test_704_8_last_known_information_is_from_before_every_action_of_the_event() -> None:
    table = Table()
    lord = strengthens(2, 2, Filter(types=(CardType.CREATURE,), another=True))
    table.creature("Signore", 2, 2, lord, damage=2)
    measures = Triggered(
        trigger=dies(Filter(this=True)), effects=(GainLife(amount=PowerOf(It())),), text="guadagni la sua forza"
    )
    table.creature("Servo", 1, 1, measures, damage=3)
    table.settle().resolve()
    assert len(table.checks()) == 1
    assert table.life(0) == 23, "1 + 2: the lord was there right before"


def test_704_8_without_the_lord_it_is_its_own_power() -> None:
    table = Table()
    measures = Triggered(trigger=dies(Filter(this=True)), effects=(GainLife(amount=PowerOf(It())),))
    table.creature("Servo", 1, 1, measures, damage=3)
    assert table.settle().resolve().life(0) == 21


def test_704_4_what_is_so_for_a_moment_during_a_resolution_is_not_looked_at() -> None:
    table = Table(life=(2, 20))
    shrinks = Apply(to=Every(CREATURE), parts=(ModifyPT(Fixed(0), Fixed(-2)),))
    grows = Apply(to=Every(CREATURE), parts=(ModifyPT(Fixed(0), Fixed(2)),))
    table.permanent("Respiro", does(shrinks, grows), types=ENCHANTMENT)
    table.permanent("Affanno", does(grows, shrinks, shrinks), types=ENCHANTMENT)
    table.creature("Orso", 2, 2)
    table.settle()
    breath = table.fork()
    breath.activate("Respiro", 0).resolve()
    assert breath.where("Orso") is Zone.BATTLEFIELD
    assert breath.checks() == []
    table.activate("Affanno", 0).resolve()
    assert table.where("Orso") is Zone.GRAVEYARD


def test_704_4_a_creature_with_lethal_damage_still_acts_in_the_rest_of_the_resolution() -> None:
    table = Table()
    strikes = DealDamage(amount=Fixed(2), to=This())
    counts = GainLife(amount=Count(CREATURE))
    table.creature("Orso", 2, 2, does(strikes, counts))
    table.settle()
    table.activate("Orso", 0).resolve()
    assert table.life(0) == 21
    assert table.where("Orso") is Zone.GRAVEYARD


def test_117_5_abilities_are_put_on_the_stack_only_when_no_action_is_left_to_perform() -> None:
    table = row(3)
    table.permanent("Registro", WATCHES_DEATHS, types=ENCHANTMENT)
    table.settle()
    kinds = [step.kind for step in table.steps]
    first_ability = kinds.index(StepKind.ABILITY_PUT_ON_STACK)
    assert kinds[:first_ability] == [StepKind.STATE_BASED_ACTIONS] * 3
    assert table.stack() == ["Registro#1"] * 3


def test_117_5_the_check_is_repeated_after_abilities_were_put_on_the_stack() -> None:
    table = Table()
    grows = Triggered(trigger=dies(CREATURE), effects=(PutCounters(counter="+1/+1", on=This()),))
    table.creature("Orso", 2, 2, damage=2)
    table.creature("Iena", 1, 1, grows)
    table.settle()
    assert table.settled
    assert table.stack() == ["Iena#1"]


def test_704_3_one_event_many_rules_nine_actions_at_once() -> None:
    table = Table(4, life=(20, 20, 20, 0), variant=("commander",))
    table.creature("Goblin", 1, 1, kind=Kind.TOKEN, zone=Zone.GRAVEYARD)
    table.creature("Spettro", 1, 0)
    table.creature("Orso", 2, 2, damage=2)
    table.creature("Gigante", 7, 7, damage=1, deathtouched=True)
    table.permanent("Viandante", types=(CardType.PLANESWALKER,))
    table.creature("Idra", 4, 4, counters={"+1/+1": 1, "-1/-1": 1})
    aura(table, "Vincolo", on=None)
    table.permanent("Assedio", types=(CardType.BATTLE,), subtypes=("Siege",), protector=PlayerId(1))
    for number in range(2):
        table.creature(f"Re{number}", 2, 2, name="Re", legendary=True)
    table.settle("Re0")
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} >= {
        "704.5a", "704.5d", "704.5f", "704.5g", "704.5h", "704.5i", "704.5j", "704.5m", "704.5q", "704.5v",
    }  # fmt: skip
    assert step.rules == ("704.3",)


def ends_this_turn(table: Table) -> Table:
    """Anna's Orso with 2 damage lives on +0/+2 until end of turn; all go to the end step, in which nothing happens."""
    grows = Apply(to=Every(CREATURE), parts=(ModifyPT(Fixed(0), Fixed(2)),), until=Duration.END_OF_TURN)
    table.permanent("Vigore", does(grows), types=ENCHANTMENT)
    table.library(0, 3)
    table.library(1, 3)
    table.settle().activate("Vigore", 0).resolve()
    return table.until(TurnStep.END)


def test_514_3a_what_dies_in_the_cleanup_step_gives_priority_and_another_cleanup_step_follows() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Becchino", 1, 1, WATCHES_OTHERS)
    ends_this_turn(table)
    table.occur(e.CountersPut(on=table.id("Orso"), counter="-1/-1", count=2))
    assert table.where("Orso") is Zone.BATTLEFIELD
    table.until(TurnStep.CLEANUP)
    assert table.where("Orso") is Zone.GRAVEYARD
    assert table.stack() == ["Becchino#1"]
    table.until(TurnStep.UPKEEP)
    steps = [one.step for one in begun(table)]
    assert steps.count(TurnStep.CLEANUP) == 2


def test_514_3_where_nothing_applies_nobody_gets_priority_in_the_cleanup_step() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    ends_this_turn(table).until(TurnStep.UPKEEP)
    steps = [one.step for one in begun(table)]
    assert steps.count(TurnStep.CLEANUP) == 1
    assert table.checks() == []


def test_514_3_what_was_performed_earlier_in_the_turn_does_not_matter_to_its_cleanup_step() -> None:
    table = Table()
    table.creature("Orso", 2, 2, damage=2)
    ends_this_turn(table).until(TurnStep.UPKEEP)
    assert table.where("Orso") is Zone.GRAVEYARD
    steps = [one.step for one in begun(table)]
    assert steps.count(TurnStep.CLEANUP) == 1


def test_514_2_damage_goes_at_the_same_time_as_the_effects_so_a_wounded_creature_does_not_die() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    ends_this_turn(table)
    table.occur(e.DamageMarked(object=table.id("Orso"), amount=3))
    table.until(TurnStep.UPKEEP)
    assert table.where("Orso") is Zone.BATTLEFIELD


def test_704_3_one_shield_saves_one_of_two_and_the_other_dies_in_the_same_event() -> None:
    table = Table()
    table.creature("Troll", 2, 2, REGENERATES)
    table.creature("Orso", 2, 2)
    shielded(table, "Troll")
    table.occur(e.DamageMarked(object=table.id("Troll"), amount=2), e.DamageMarked(object=table.id("Orso"), amount=2))
    [step] = table.checks()
    assert table.where("Troll") is Zone.BATTLEFIELD
    assert table.where("Orso") is Zone.GRAVEYARD
    assert {type(change.event) for change in step.changes} == {e.Regenerated, e.Tapped, e.ZoneChange}


def test_704_3_destroyed_by_an_effect_is_no_state_based_action() -> None:
    table = Table()
    table.permanent("Ira", does(Destroy(what=Every(CREATURE))), types=ENCHANTMENT)
    table.creature("Orso", 2, 2)
    table.settle().activate("Ira", 0).resolve()
    assert table.checks() == []
    [moved] = [change.event for change in table.changes() if isinstance(change.event, e.ZoneChange)]
    assert moved.reason is Reason.DESTROYED
