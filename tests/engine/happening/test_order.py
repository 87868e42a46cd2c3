"""603.3a-b: who puts what on the stack, when, and in which order; asked only where it makes a difference."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.objects import CreateTokens, Move, Sacrifice, Tap
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import Every, It, One, Remembered, Target, This
from engine.cards.abilities.triggers import AbilityTriggers, BeginningOf, LifeChanges, When, dies, enters
from engine.state.actions import Continue, Occur, Pass
from engine.state.facts.announced import Targets
from engine.state.trace import Step, StepKind
from engine.state.turn_state import Moment
from engine.words.decisions import Form, Purpose
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    ENCHANTMENT,
    TARGET_CREATURE,
    A,
    B,
    as_offered,
    die,
    free,
    gain,
    loop,
    moved,
    steps_of,
    when,
)

MINE, YOURS = GainLife(amount=Fixed(1)), GainLife(amount=Fixed(2))


class TestApnap:
    @pytest.mark.parametrize("active", [0, 1, 2])
    def test_101_4_turn_order_from_the_active_player_whoever_it_is(self, active: int):
        table = Table(3, active=active)
        for seat in range(3):
            table.permanent(f"Gufo{seat}", when(dies(CREATURE)), controller=seat, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        order = [(active + step) % 3 for step in range(3)]
        assert table.stack() == [f"Gufo{seat}#1" for seat in order]

    def test_603_3a_controlled_by_who_controlled_the_source_as_it_triggered(self):
        """The source is stolen while its ability waits on the stack."""
        table = Table()
        table.permanent("Gufo", when(dies(CREATURE)), controller=1, owner=0, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        assert table.one("Gufo#1").controller == 1
        table.occur(moved(table.id("Gufo"), Zone.HAND)).play_out()
        assert (table.life(0), table.life(1)) == (20, 21)

    def test_805_7_a_team_that_shares_its_turns_orders_all_of_its_abilities_together(self):
        table = Table(4, active=2, teams=[0, 0, 1, 1], shared=True)
        for seat in range(4):
            table.permanent(f"Gufo{seat}", when(dies(CREATURE)), controller=seat, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear), answers=[("Gufo3", "Gufo2"), ("Gufo1", "Gufo0")])
        assert table.stack() == ["Gufo3#1", "Gufo2#1", "Gufo1#1", "Gufo0#1"]

    def test_805_2_its_primary_player_decides(self):
        table = Table(4, active=2, teams=[0, 0, 1, 1], shared=True)
        for seat in (2, 3):
            table.permanent(f"Gufo{seat}", when(dies(CREATURE)), controller=seat, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().do(Occur(die(bear)))
        question = table.question()
        assert (question.decider, question.rule) == (2, "805.7")


class TestQuestion:
    def _question(self, first: object, second: object, *, two_sources: bool = False) -> bool:
        """Whether the order of two abilities of one player is asked for."""
        table = Table()
        abilities = [when(dies(CREATURE), first), when(dies(CREATURE), second)]  # type: ignore[arg-type]
        if two_sources:
            table.permanent("Gufo", abilities[0], **ARTIFACT)
            table.permanent("Civetta", abilities[1], **ARTIFACT)
        else:
            table.permanent("Gufo", *abilities, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().do(Occur(die(bear)))
        while table.game.moment is not Moment.TRIGGERS:
            table.do(Continue())
        return play(table.game, Continue()).question is not None

    def test_603_3b_different_abilities_are_asked_for(self):
        assert self._question(MINE, YOURS)

    def test_603_3b_the_same_text_on_different_sources_is_asked_for_if_it_speaks_of_them(self):
        grows = PutCounters(counter="+1/+1", on=This())
        assert self._question(grows, grows, two_sources=True)

    def test_603_3b_control_not_where_all_that_happens_is_done_by_players(self):
        assert not self._question(MINE, MINE, two_sources=True)

    def test_603_3b_one_ability_twice_about_different_objects_is_asked_for_if_it_speaks_of_them(self):
        assert self._twice(PutCounters(counter="+1/+1", on=It()))

    def test_603_3b_control_not_if_it_does_not_speak_of_them(self):
        assert not self._twice(MINE)

    def _twice(self, effect: object) -> bool:
        table = Table()
        table.permanent("Gufo", when(enters(CREATURE), effect), **ARTIFACT)  # type: ignore[arg-type]
        cards = [table.creature(label, 2, 2, zone=Zone.HAND) for label in ("Orso", "Lupo")]
        table.settle().do(Occur(tuple(moved(one, Zone.BATTLEFIELD) for one in cards)))
        while table.game.moment is not Moment.TRIGGERS:
            table.do(Continue())
        return play(table.game, Continue()).question is not None

    def test_603_3b_the_number_of_the_event_makes_a_difference_if_it_is_used(self):
        table = Table()
        table.permanent("Gufo", when(LifeChanges(), LoseLife(amount=EventAmount())), **ARTIFACT)
        table.settle().do(Occur((gain(1, 1), gain(1, 2))))
        assert table.question().purpose is Purpose.TRIGGER_ORDER

    def test_603_3b_control_equal_numbers_make_none(self):
        table = Table()
        table.permanent("Gufo", when(LifeChanges(), LoseLife(amount=EventAmount())), **ARTIFACT)
        table.settle().occur(gain(1, 2), gain(1, 2))
        assert table.stack() == ["Gufo#1", "Gufo#1"]

    def test_603_3b_delayed_abilities_of_one_source_with_different_targets_are_asked_for(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(Sacrifice(what=Target()),))
        table.permanent("Altare", free(later, targets=(TARGET_CREATURE,)), **ARTIFACT)
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.settle().activate("Altare", 0, "Orso").play_out().activate("Altare", 0, "Lupo").play_out()
        table = _at_end_step(table)
        assert table.question().form is Form.ORDER

    def test_603_3b_control_with_the_same_target_they_are_not(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(Sacrifice(what=Target()),))
        table.permanent("Altare", free(later, targets=(TARGET_CREATURE,)), **ARTIFACT)
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.settle().activate("Altare", 0, "Orso").play_out().activate("Altare", 0, "Orso").play_out()
        table = _at_end_step(table).settle()
        assert table.stack() == ["Altare#", "Altare#"]

    @pytest.mark.parametrize("named", [True, False])
    def test_603_3b_delayed_abilities_about_different_objects_are_asked_for_if_they_name_them(self, named: bool):
        """Twice 'create a token; at the beginning of the next end step sacrifice it', or 'gain 1 life'."""
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        then = Sacrifice(what=Remembered("ombra")) if named else MINE
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(then,))
        make = CreateTokens(token=creature("Ombra", 1, 1), keep_as="ombra")
        table.permanent("Altare", free(make, later), **ARTIFACT)
        table.settle().activate("Altare", 0).play_out().activate("Altare", 0).play_out()
        table = _at_end_step(table)
        while table.game.moment is not Moment.TRIGGERS:
            table.do(Continue())
        assert (play(table.game, Continue()).question is not None) is named

    @pytest.mark.parametrize("named", [True, False])
    def test_603_12_reflexive_abilities_made_for_each_object_are_asked_for_if_they_mean_it(self, named: bool):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        then = PutCounters(counter="+1/+1", on=One()) if named else MINE
        spark = Reflect(ability=Triggered(trigger=When(), effects=(then,)))
        table.permanent("Altare", free(ForEach(of=Every(CREATURE), do=(spark,))), **ARTIFACT)
        table.settle().activate("Altare", 0)
        for seat in (A, B):
            table.do(Pass(seat))
            table.settle() if seat == A else table.do(Continue())
        while table.game.moment is not Moment.TRIGGERS:
            table.do(Continue())
        assert (play(table.game, Continue()).question is not None) is named

    def test_603_3b_the_first_of_the_order_goes_below(self):
        table = Table()
        table.permanent("Gufo", when(dies(CREATURE), MINE), **ARTIFACT)
        table.permanent("Civetta", when(dies(CREATURE), YOURS), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().do(Occur(die(bear)))
        assert as_offered(table.fork()).stack() == ["Gufo#1", "Civetta#1"]
        assert as_offered(table.fork(), backwards=True).stack() == ["Civetta#1", "Gufo#1"]


def _at_end_step(table: Table) -> Table:
    """All pass, and the end step has begun; its abilities wait."""
    while table.game.moment is Moment.PRIORITY or table.game.turn.step is not TurnStep.END:
        table.do(Pass(table.game.receiver) if table.game.moment is Moment.PRIORITY else Continue())
    return table


class TestSteps:
    """What the step says with which an ability goes on the stack."""

    def _put(self, table: Table) -> list[Step]:
        return steps_of(table, StepKind.ABILITY_PUT_ON_STACK)

    def test_603_3_one_alone(self):
        table = Table()
        table.permanent("Gufo", when(dies(CREATURE), MINE), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        (step,) = self._put(table.settle().occur(*die(bear)))
        assert step.rules == ("603.3", "603.3a")
        assert step.fact(Targets) is None

    def test_603_3b_one_of_several(self):
        table = Table()
        table.permanent("Gufo", when(dies(CREATURE), MINE), when(dies(CREATURE), YOURS), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().do(Occur(die(bear)))
        assert [step.rules for step in self._put(as_offered(table))] == [("603.3", "603.3a", "603.3b")] * 2

    def test_603_3b_one_of_the_second_part(self):
        table = Table()
        table.permanent("Eco", when(AbilityTriggers(of=Filter()), YOURS), **ENCHANTMENT)
        table.permanent("Gufo", when(dies(CREATURE), MINE), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        first, second = self._put(table.settle().occur(*die(bear)))
        assert ("603.3b" in first.rules, "603.3b" in second.rules) == (False, True)

    def test_603_3d_one_with_a_target_names_it(self):
        table = Table()
        table.permanent("Gufo", when(dies(CREATURE), Sacrifice(what=Target()), targets=(TARGET_CREATURE,)), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        (step,) = self._put(table.settle().occur(*die(bear)))
        assert step.rules == ("603.3", "603.3a", "603.3d", "601.2c")
        targets = step.fact(Targets)
        assert targets is not None
        assert [getattr(one, "label", None) for one in targets.targets] == ["Lupo"]


class TestTwoParts:
    """603.3b: first what triggered on anything else, then what triggered on an ability triggering."""

    def _table(self) -> Table:
        table = Table()
        table.permanent("Eco", when(AbilityTriggers(of=Filter()), YOURS), controller=0, **ENCHANTMENT)
        table.permanent("Gufo", when(dies(CREATURE), MINE), controller=1, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        return table.settle().occur(*die(bear))

    def test_603_3b_the_second_part_goes_above_though_its_player_is_the_active_one(self):
        table = self._table()
        assert table.triggered() == ["Gufo", "Eco"]
        assert table.stack() == ["Gufo#1", "Eco#1"]

    def test_603_3b_control_without_the_second_part_the_active_player_would_go_first(self):
        table = Table()
        table.permanent("Eco", when(dies(CREATURE), YOURS), controller=0, **ENCHANTMENT)
        table.permanent("Gufo", when(dies(CREATURE), MINE), controller=1, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        assert table.stack() == ["Eco#1", "Gufo#1"]

    def test_603_3b_one_that_watches_its_opponents_abilities_only(self):
        table = Table()
        table.permanent("Eco", when(AbilityTriggers(of=Filter(), who=Relation.OPPONENT)), **ENCHANTMENT)
        table.permanent("Gufo", when(dies(CREATURE), MINE), controller=0, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        assert table.triggered() == ["Gufo"]
        assert table.missed("Eco") == ["player"]


class TestLoop:
    """117.5 with 603.3b: check until nothing is performed, put abilities, and from the start again."""

    def test_117_5_abilities_wait_until_no_state_based_action_is_performed(self):
        """The first check kills the bear; the watcher then waits for a second, empty check."""
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)))
        table.creature("Orso", 2, 2, damage=2)
        table.settle()
        assert loop(table) == ["check", "put", "priority"]

    def test_117_5_what_triggers_in_a_later_check_goes_on_with_the_rest(self):
        """An Aura falls off in the second check: both abilities go on the stack after it."""
        table = Table()
        aura = table.permanent("Manto", ENCHANT_CREATURE, **AURA)
        bear = table.creature("Orso", 2, 2, damage=2)
        table.builder.attach(aura, bear)
        table.permanent("Gufo", when(dies(CREATURE)), **ARTIFACT)
        table.permanent("Tarlo", when(dies(Filter(subtypes=("Aura",)))), **ARTIFACT)
        as_offered(table)
        assert loop(table) == ["check", "check", "put", "put", "priority"]

    def test_704_3_what_goes_on_the_stack_is_followed_by_another_check(self):
        """Abilities are put, a check finds nothing, and only then somebody has priority: no ability waits by then."""
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), CreateTokens(token=creature("Ombra", 0, 0))))
        table.creature("Orso", 2, 2, damage=2)
        table.settle().resolve()
        assert table.where("Ombra") is None
        assert loop(table)[-3:] == ["check", "put", "priority"]
        assert table.triggered() == ["Becchino", "Becchino"]

    def test_603_3_nothing_happens_as_an_ability_triggers(self):
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), Move(what=It(), to=Zone.EXILE)))
        bear = table.creature("Orso", 2, 2)
        table.settle().do(Occur(die(bear)))
        assert table.triggered() == ["Becchino"]
        assert table.stack() == []
        table.settle()
        assert table.stack() == ["Becchino#1"]
        assert table.where("Orso") is Zone.GRAVEYARD

    def test_800_4d_the_ability_of_a_player_who_has_left_is_not_put_on_the_stack(self):
        table = Table(3, life=[20, 1, 20])
        table.permanent("Gufo", when(dies(CREATURE)), controller=1, **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear), gain(1, -1))
        assert table.in_game() == [0, 2]
        assert table.stack() == []


def test_603_3b_each_player_only_orders_their_own() -> None:
    table = Table()
    for seat in (0, 1):
        for name in ("Gufo", "Civetta"):
            table.permanent(f"{name}{seat}", when(dies(CREATURE), Tap(what=This())), controller=seat, **ARTIFACT)
    bear = table.creature("Orso", 2, 2)
    table.settle().occur(*die(bear), answers=[("Civetta0", "Gufo0"), ("Gufo1", "Civetta1")])
    assert table.stack() == ["Civetta0#1", "Gufo0#1", "Gufo1#1", "Civetta1#1"]
