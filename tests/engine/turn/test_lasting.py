"""500.4-500.5, 514.2, 611.2b: durations: how long what a resolution made goes on. 614.10: steps that are always skipped."""

from __future__ import annotations

import pytest

from engine import Step
from engine.cards.abilities.conditions import Exists, Is, TurnOf
from engine.cards.abilities.continuous import Duration, GainControl, ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Delay, Prevent
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import One, Target, This, You
from engine.cards.abilities.triggers import dies, enters
from engine.cards.abilities.turns import ExtraTurn, Skips
from engine.state.actions import Concede
from engine.state.events import CountersRemoved
from engine.state.facts.turns import StepBegun
from engine.state.trace import StepKind
from engine.words.terms import Phase, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ENCHANTMENT,
    TARGET_CREATURE,
    TWO,
    B,
    attack,
    begun,
    die,
    instant,
    moved,
    pass_on,
    when,
)

UPKEEP, DRAW, END = TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.END
MAIN, SECOND_MAIN = TurnStep.PRECOMBAT_MAIN, TurnStep.POSTCOMBAT_MAIN


def board(players: int = 2, *, step: TurnStep = MAIN, active: int = 0, **options: object) -> Table:
    table = Table(players, step=step, active=active, **options)
    for seat in range(players):
        table.library(seat, 9)
    table.creature("Orso", 2, 2)
    return table


def grown(until: Duration, *, step: TurnStep = MAIN, players: int = 2, controller: int = 0) -> Table:
    """A 2/2 that an instant has made a 4/4 for a time; the instant is of the active player, or of another one."""
    table = board(players, step=step)
    grow = Apply(to=Target(), parts=(ModifyPT(TWO, TWO),), until=until)
    instant(table, "Vigore", grow, controller=controller, targets=(TARGET_CREATURE,))
    table.settle()
    for _ in range(controller):
        pass_on(table)
    return table.cast("Vigore", player=controller).resolve()


def power(table: Table) -> int:
    found = table.looks("Orso").power
    assert found is not None
    return found


class TestCombat:
    def test_500_5a_until_end_of_combat_is_until_the_phase_ends_not_until_its_last_step_begins(self):
        table = grown(Duration.END_OF_COMBAT, step=TurnStep.BEGINNING_OF_COMBAT)
        assert power(table.until(TurnStep.END_OF_COMBAT)) == 4
        assert power(table.until(SECOND_MAIN)) == 2
        assert "500.5a" in table.rules()

    def test_500_5a_control_until_end_of_turn_goes_on(self):
        table = grown(Duration.END_OF_TURN, step=TurnStep.BEGINNING_OF_COMBAT)
        assert power(table.until(SECOND_MAIN)) == 4


class TestStepsOfTheirPlayer:
    def test_500_4_until_your_next_upkeep_ends_as_it_begins(self):
        table = grown(Duration.YOUR_NEXT_UPKEEP)
        assert power(table.until(UPKEEP, player=1)) == 4
        assert power(table.until(UPKEEP, player=0)) == 2
        assert "500.4" in table.rules()

    def test_500_4_until_your_next_end_step_may_be_this_turns(self):
        table = grown(Duration.YOUR_NEXT_END_STEP)
        assert power(table.until(SECOND_MAIN)) == 4
        assert power(table.until(END)) == 2

    def test_500_4_control_made_by_another_player_it_waits_for_theirs(self):
        table = grown(Duration.YOUR_NEXT_END_STEP, controller=1)
        assert power(table.until(END)) == 4
        assert power(table.until(END)) == 2

    def test_500_5_until_the_end_of_your_next_turn_is_a_turn_more(self):
        table = grown(Duration.END_OF_YOUR_NEXT_TURN)
        assert power(table.until(UPKEEP, player=1)) == 4
        assert power(table.until(END, player=0)) == 4
        assert power(table.until(UPKEEP, player=1)) == 2

    def test_500_5_control_it_does_not_end_with_the_turn_in_which_it_was_made(self):
        this, next_one = grown(Duration.END_OF_TURN), grown(Duration.END_OF_YOUR_NEXT_TURN)
        assert [power(table.until(UPKEEP)) for table in (this, next_one)] == [2, 4]

    @pytest.mark.parametrize("until", [Duration.END_OF_YOUR_NEXT_TURN, Duration.YOUR_NEXT_UPKEEP])
    def test_800_4m_of_a_player_who_has_left_until_that_turn_would_have_begun(self, until: Duration):
        table = grown(until, players=3, controller=1)
        table.do(Concede(B))
        assert power(table.settle()) == 4
        assert power(table.until(UPKEEP)) == 2

    def test_500_4_what_prevents_and_what_watches_lasts_as_long_as_it_says(self):
        table = board()
        cover = Prevent(to=Target(), amount=Fixed(9), until=Duration.YOUR_NEXT_TURN)
        watch = Delay(trigger=dies(CREATURE), effects=(GainLife(amount=TWO),), until=Duration.END_OF_YOUR_NEXT_TURN)
        instant(table, "Veglia", cover, watch, targets=(TARGET_CREATURE,))
        table.settle().cast("Veglia").resolve().until(UPKEEP)
        assert (len(table.game.preventions), len(table.game.delayed)) == (1, 1)
        table.until(UPKEEP)
        assert (len(table.game.preventions), len(table.game.delayed)) == (0, 1)
        table.until(UPKEEP)
        assert (len(table.game.preventions), len(table.game.delayed)) == (0, 0)


class TestForAsLongAs:
    def _stolen(self, condition: Exists | Is | TurnOf) -> Table:
        """Bruno's wolf is Anna's for as long as something is so of the thief, or of the wolf."""
        table = board()
        table.creature("Lupo", 3, 3, controller=1, counters={"bounty": 1})
        steal = Apply(to=Target(), parts=(GainControl(You()),), as_long_as=condition)
        thief = when(enters(Filter(this=True)), steal, targets=(TARGET_CREATURE,))
        table.creature("Ladro", 1, 1, thief, zone=Zone.HAND)
        return table.settle().cast("Ladro").resolve("Lupo")

    def test_611_2b_it_ends_as_the_condition_does(self):
        table = self._stolen(Exists(Filter(this=True, controller=Relation.YOU))).resolve()
        assert table.controller("Lupo") == 0
        table.occur(*die(table.id("Ladro")))
        assert table.controller("Lupo") == 1
        assert [step.kind for step in table.steps].count(StepKind.EFFECT_ENDS) == 1

    def test_611_2b_control_as_long_as_it_is_so_it_goes_on(self):
        table = self._stolen(Exists(Filter(this=True, controller=Relation.YOU))).resolve()
        table.until(UPKEEP).until(UPKEEP)
        assert table.controller("Lupo") == 0

    def test_611_2b_over_before_it_began_it_does_nothing(self):
        table = self._stolen(Exists(Filter(this=True, controller=Relation.YOU)))
        table.occur(moved(table.id("Ladro"), Zone.HAND)).resolve()
        assert table.controller("Lupo") == 1
        assert "611.2b" in table.rules()

    def test_611_2b_what_the_source_last_was_does_not_make_it_go_on(self):
        """'For as long as you control it', said of the object itself: the last known information of a thief that died is no use."""
        table = self._stolen(Is(of=This(), filter=Filter(controller=Relation.YOU))).resolve()
        assert table.controller("Lupo") == 0
        table.occur(*die(table.id("Ladro")))
        assert table.controller("Lupo") == 1

    def test_611_2b_nor_begin(self):
        table = self._stolen(Is(of=This(), filter=Filter(controller=Relation.YOU)))
        table.occur(*die(table.id("Ladro"))).resolve()
        assert table.controller("Lupo") == 1

    def test_611_2b_of_what_it_affects_itself(self):
        table = self._stolen(Is(of=One(), filter=Filter(counter="bounty"))).resolve()
        assert table.controller("Lupo") == 0
        table.occur(CountersRemoved(on=table.id("Lupo"), counter="bounty", count=1))
        assert table.controller("Lupo") == 1

    def test_611_2b_of_several_each_on_its_own(self):
        table = board()
        for label in ("Lupo", "Volpe"):
            table.creature(label, 1, 1, counters={"fade": 1})
        each = Is(of=One(), filter=Filter(counter="fade"))
        grow = Apply(to=Target(), parts=(ModifyPT(TWO, TWO),), as_long_as=each)
        two = TargetSpec(objects=CREATURE, minimum=2, maximum=2)
        instant(table, "Brina", grow, targets=(two,))
        table.settle().cast("Brina", ("Lupo", "Volpe")).resolve()
        table.occur(CountersRemoved(on=table.id("Lupo"), counter="fade", count=1))
        assert [table.looks(label).power for label in ("Lupo", "Volpe")] == [1, 3]

    def test_611_2b_it_does_not_begin_again(self):
        table = self._stolen(TurnOf(Relation.YOU)).resolve()
        assert table.until(UPKEEP).controller("Lupo") == 1
        assert table.until(UPKEEP).controller("Lupo") == 1


def _is_draw(step: Step) -> bool:
    one = step.fact(StepBegun)
    return one is not None and one.step is TurnStep.DRAW


class TestAlwaysSkipped:
    def test_614_10_a_static_ability_skips_every_such_step_of_its_player(self):
        table = board()
        table.permanent("Necro", Skips(what=DRAW), **ENCHANTMENT)
        table.settle().until(MAIN).until(MAIN).until(MAIN)
        assert [step.player for step in table.steps if _is_draw(step)] == [1, 1]

    def test_614_10_control_without_it_any_more_the_step_is_there(self):
        table = board()
        table.permanent("Necro", Skips(what=DRAW), **ENCHANTMENT)
        table.settle().occur(*die(table.id("Necro"))).until(MAIN).until(MAIN)
        assert len(table.zone(Zone.HAND)) == 1

    def test_614_10_one_that_may_be_skipped_is_asked_about(self):
        table = board(active=1, step=END)
        table.permanent("Veglia", Skips(what=DRAW, optional=True), **ENCHANTMENT)
        skipping = table.settle().fork()
        assert len(table.until(MAIN, False).zone(Zone.HAND)) == 1
        assert len(skipping.until(MAIN, True).zone(Zone.HAND)) == 0

    def test_614_10_of_everybody(self):
        table = board()
        table.permanent("Stasi", Skips(what=TurnStep.UNTAP, who=Relation.ANY), **ENCHANTMENT)
        table.creature("Lupo", 1, 1, tapped=True)
        table.settle().until(UPKEEP).until(UPKEEP)
        assert table.one("Lupo").tapped

    def test_614_10_extra_turns_of_opponents(self):
        table = board(active=1)
        table.permanent("Muro", Skips(what=None, who=Relation.OPPONENT), **ENCHANTMENT)
        instant(table, "Ora", ExtraTurn(), controller=1)
        table.settle().cast("Ora", player=1).resolve().until(UPKEEP)
        assert table.game.turn.active == 0
        assert table.until(UPKEEP).game.turn.active == 1

    def test_614_10_a_whole_kind_of_phase(self):
        table = board()
        table.permanent("Pace", Skips(what=Phase.COMBAT, who=Relation.ANY), **ENCHANTMENT)
        table.settle().until(SECOND_MAIN)
        assert [one.step for one in begun(table)] == [TurnStep.POSTCOMBAT_MAIN]

    def test_506_1_combat_without_its_first_step_is_combat(self):
        table = board()
        table.permanent("Furia", Skips(what=TurnStep.BEGINNING_OF_COMBAT), **ENCHANTMENT)
        attack(table.settle(), ("Orso", 1)).until(SECOND_MAIN)
        assert table.life(1) == 18
