"""603.7g-h, 610.4b, 610.4d: abilities that wait, and what is phased out until something happens."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Compare
from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, TimesResolved
from engine.cards.abilities.references import Target, You
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.abilities.turns import PhaseOut
from engine.state.events import PhasedIn
from engine.words.terms import ObjectId, TurnStep, Zone
from tests.engine.cards.support import COST, in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, ONE, TARGET_CREATURE, die, free, instant, pass_on

AT_THE_END = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(GainLife(amount=ONE),))
AWAY = PhaseOut(what=Target(), until_source_leaves=True)


@pytest.mark.parametrize("times", [2, 3, 4])
def test_603_7h_it_is_made_by_the_third_resolution_alone(times: int) -> None:
    third = Compare(TimesResolved(), "=", Fixed(3))
    at = Table()
    at.creature("Torre", 1, 1, free(If(condition=third, then=(AT_THE_END,))))
    at.settle()
    for _ in range(times):
        at.activate("Torre", 0).resolve()
    at.until(TurnStep.END)
    assert at.play_out().life(0) == (20 if times < 3 else 21)


def _dashed(*, stolen: bool) -> Table:
    at = Table()
    in_hand(at, "Orco", keyword("dash", cost=COST), mana_cost="{4}")
    steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
    instant(at, "Furto", steal, controller=1, targets=(TARGET_CREATURE,))
    at.settle().cast("Orco", "dash").play_out()
    if stolen:
        pass_on(at).cast("Furto", player=1).resolve()
    return at.until(TurnStep.END)


@pytest.mark.parametrize("stolen", [True, False])
def test_603_7g_what_a_static_ability_promised_is_of_who_cast_it(stolen: bool) -> None:
    """Whoever controls the creature by then, the ability that brings it back is Anna's, and gives it to its owner."""
    at = _dashed(stolen=stolen)
    assert at.controller("Orco") == (1 if stolen else 0)
    (waiting,) = at.game.zone(Zone.STACK)
    assert at.game.objects[waiting].controller == 0
    assert at.play_out().where("Orco") is Zone.HAND


def test_610_4b_an_activated_ability_whose_source_has_left_phases_nothing_out() -> None:
    at = Table()
    at.creature("Orso", 2, 2, controller=1)
    prison = at.permanent("Prigione", free(AWAY, targets=(TARGET_CREATURE,)), **ENCHANTMENT)
    at.settle().activate("Prigione", 0)
    at.occur(*die(prison)).resolve()
    assert not at.one("Orso").phased_out


def test_610_4b_control_while_it_is_there_it_does() -> None:
    at = Table()
    at.creature("Orso", 2, 2, controller=1)
    at.permanent("Prigione", free(AWAY, targets=(TARGET_CREATURE,)), **ENCHANTMENT)
    assert at.settle().activate("Prigione", 0).resolve().one("Orso").phased_out


def _two_prisons() -> tuple[Table, list[ObjectId]]:
    """The Orso and the Lupo are phased out, each until another prison leaves."""
    at = Table()
    prey = ("Orso", "Lupo")
    for name in prey:
        at.creature(name, 2, 2, controller=1)
    prisons = [at.permanent(f"Prigione{name}", free(AWAY, targets=(TARGET_CREATURE,)), **ENCHANTMENT) for name in prey]
    at.settle()
    at.activate("PrigioneOrso", 0, "Orso").resolve().activate("PrigioneLupo", 0).resolve()
    return at, prisons


@pytest.mark.parametrize(("together", "events"), [(True, 1), (False, 2)])
def test_610_4d_what_comes_back_for_one_event_comes_back_at_once(together: bool, events: int) -> None:
    at, prisons = _two_prisons()
    before = len(at.steps)
    for batch in [prisons] if together else [[one] for one in prisons]:
        at.occur(*die(*batch))
    back = [[one for one in step.changes if isinstance(one.event, PhasedIn)] for step in at.steps[before:]]
    assert [len(one) for one in back if one] == [2 // events] * events
