"""117: who has priority, by which rule, and the order of the loop."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import play
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.triggers import dies
from engine.state import events as e
from engine.state.actions import Activate, Cast, Concede, Continue, Occur, Pass, PlayLand
from engine.state.events import LifeChange
from engine.state.trace import Step, StepKind
from engine.state.turn_state import Moment
from engine.words.metrics import METER
from engine.words.terms import ObjectId, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    LAND,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    B,
    C,
    die,
    free,
    gain,
    instant,
    loop,
    pass_on,
    refused,
    sorcery,
    steps_of,
    when,
)


def _last_priority(table: Table) -> Step:
    return steps_of(table, StepKind.PRIORITY)[-1]


def _entitled(table: Table) -> tuple[int, str]:
    """Who has priority, and by which rule."""
    step = _last_priority(table)
    return step.player, step.rules[0]


class TestWho:
    def test_117_3a_the_active_player_at_the_beginning_of_a_step(self):
        table = Table(step=TurnStep.PRECOMBAT_MAIN).settle().until(TurnStep.BEGINNING_OF_COMBAT)
        assert _entitled(table) == (0, "117.3a")

    def test_117_3b_the_active_player_after_something_resolves_whoever_it_belonged_to(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)), controller=1)
        pass_on(table.settle()).cast("Lampo", player=1).resolve()
        assert _entitled(table) == (0, "117.3b")

    def test_117_3c_who_has_cast_a_spell_gets_it_back(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)), controller=1)
        pass_on(table.settle()).cast("Lampo", player=1)
        assert _entitled(table) == (1, "117.3c")

    def test_117_3c_and_who_has_activated_an_ability(self):
        table = Table()
        table.permanent("Fonte", free(GainLife(amount=Fixed(1))), controller=1, **ARTIFACT)
        pass_on(table.settle()).activate("Fonte", 0, player=1)
        assert _entitled(table) == (1, "117.3c")

    def test_117_3c_and_who_has_played_a_land(self):
        table = Table()
        land = table.permanent("Foresta", zone=Zone.HAND, **LAND)
        table.settle().do(PlayLand(A, land))
        table.settle()
        assert _entitled(table) == (0, "117.3c")

    def test_117_3d_after_a_pass_the_next_player_in_turn_order(self):
        table = Table(3, active=1).settle()
        assert _entitled(table) == (1, "117.3a")
        assert _entitled(pass_on(table)) == (2, "117.3d")
        assert _entitled(pass_on(table)) == (0, "117.3d")

    def test_117_1_nobody_else_may_act(self):
        table = Table()
        table.permanent("Fonte", free(GainLife(amount=Fixed(1))), controller=1, **ARTIFACT)
        bolt = instant(table, "Lampo", GainLife(amount=Fixed(1)), controller=1)
        land = table.permanent("Foresta", zone=Zone.HAND, controller=1, **LAND)
        table.settle()
        for action in (Pass(B), Cast(B, bolt), Activate(B, table.id("Fonte"), 0), PlayLand(B, land)):
            assert refused(table, action) == ("no priority", "117.1")

    def test_117_1_nor_may_anybody_before_the_check(self):
        table = Table()
        assert table.game.moment is Moment.CHECK
        assert refused(table, Pass(A)) == ("no priority", "117.1")

    def test_117_1_and_the_game_does_not_go_on_without_the_player_who_has_it(self):
        table = Table().settle()
        assert refused(table, Continue()) == ("a player must act", "117.1")

    def test_800_4a_priority_passes_on_when_the_player_who_has_it_leaves(self):
        table = Table(3)
        table.creature("Orso", 2, 2, damage=0)
        table.settle().do(Concede(A))
        assert table.game.moment is Moment.CHECK
        table.settle()
        assert table.game.receiver == B

    def test_800_4j_a_turn_without_its_player_goes_on_with_the_next_one(self):
        table = Table(3).settle()
        table.do(Concede(A))
        table.settle().until(TurnStep.BEGINNING_OF_COMBAT)
        assert table.game.turn.active == A
        assert _entitled(table) == (1, "800.4j")


class TestAllPass:
    def _spells(self) -> Table:
        table = Table()
        instant(table, "Lampo", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_PLAYER,))
        instant(table, "Balsamo", GainLife(amount=Fixed(2)), controller=1)
        return table.settle()

    def test_117_4_the_top_of_the_stack_resolves_and_no_more(self):
        table = pass_on(self._spells().cast("Lampo", "Bruno")).cast("Balsamo", player=1).resolve()
        assert table.life(1) == 22
        assert table.stack() == ["Lampo"]

    def test_117_7_what_was_cast_in_response_resolves_first(self):
        table = pass_on(self._spells().cast("Lampo", "Bruno")).cast("Balsamo", player=1).play_out()
        amounts = [change.event.amount for change in table.changes() if isinstance(change.event, LifeChange)]
        assert amounts == [2, -3]

    def test_117_4_an_action_in_between_starts_the_passing_anew(self):
        """Anna passes, Bruno casts, both must pass again for his spell, and again for hers."""
        table = pass_on(self._spells().cast("Lampo", "Bruno")).cast("Balsamo", player=1)
        assert table.game.passed == ()
        pass_on(table)
        assert table.stack() == ["Lampo", "Balsamo"]

    def test_117_4_with_an_empty_stack_the_step_ends(self):
        table = Table(step=TurnStep.PRECOMBAT_MAIN).settle()
        pass_on(table)
        table.do(Pass(B))
        assert table.game.moment is Moment.STEP_ENDS

    def test_500_2_an_emptied_stack_alone_does_not_end_it(self):
        table = self._spells().cast("Lampo", "Bruno").resolve()
        assert table.game.turn.step is TurnStep.PRECOMBAT_MAIN
        assert table.settled

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_117_4_all_of_them(self, players: int):
        table = Table(players).settle()
        for seat in range(players - 1):
            pass_on(table)
            assert table.game.receiver == seat + 1
        table.do(Pass(table.game.receiver))
        assert table.game.moment is Moment.STEP_ENDS

    def test_117_4_but_not_those_who_have_left(self):
        table = Table(3).settle()
        table.do(Concede(C))
        pass_on(table)
        table.do(Pass(B))
        assert table.game.moment is Moment.STEP_ENDS


class TestTeams:
    """805.5: where turns are shared, teams have priority."""

    def _table(self) -> Table:
        table = Table(4, teams=[0, 0, 1, 1], shared=True)
        instant(table, "Lampo", LoseLife(amount=Fixed(1), who=Target()), controller=1, targets=(TARGET_PLAYER,))
        return table

    def test_805_5a_each_member_may_act(self):
        table = self._table().settle().cast("Lampo", "Carla", player=1)
        assert table.stack() == ["Lampo"]

    def test_805_5_control_the_other_team_may_not(self):
        table = self._table()
        other = instant(table, "Balsamo", GainLife(amount=Fixed(1)), controller=2)
        assert refused(table.settle(), Cast(C, other)) == ("no priority", "117.1")

    def test_805_5b_a_team_passes_as_one(self):
        table = self._table().settle()
        pass_on(table)
        assert table.game.receiver == C
        table.do(Pass(C))
        assert table.game.moment is Moment.STEP_ENDS


class TestLoop:
    def test_117_5_the_whole_loop_in_its_order(self):
        """Two checks that find something, one that does not; then the abilities; then one more check; then priority."""
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(Filter(another=True))))
        table.creature("Orso", 2, 2, damage=2)
        actions = []
        while not table.settled:
            actions.append(table.game.moment)
            table.do(Continue())
        assert actions == [
            Moment.CHECK,
            Moment.CHECK,
            Moment.TRIGGERS,
            Moment.CHECK,
            Moment.TRIGGERS,
        ]
        assert loop(table) == ["check", "put", "priority"]

    def test_117_5_before_every_player_not_only_the_active_one(self):
        """The opponent would get priority after a pass: the game checks first."""
        table = Table().settle()
        table.do(Pass(A))
        assert table.game.moment is Moment.CHECK
        assert table.game.receiver == B

    def test_704_4_state_based_actions_wait_until_a_resolution_is_over(self):
        """A creature at zero toughness in mid-resolution grows again before anybody looks."""
        table = Table()
        table.creature("Orso", 2, 2)
        shrink, grow = ModifyPT(Fixed(-3), Fixed(-3)), ModifyPT(Fixed(3), Fixed(3))
        sorcery(
            table,
            "Respiro",
            Apply(to=Target(), parts=(shrink,)),
            Apply(to=Target(), parts=(grow,)),
            targets=(TARGET_CREATURE,),
        )
        table.settle().cast("Respiro").resolve()
        assert table.where("Orso") is Zone.BATTLEFIELD

    def test_704_3_control_without_the_second_half_it_dies(self):
        table = Table()
        table.creature("Orso", 2, 2)
        shrink = Apply(to=Target(), parts=(ModifyPT(Fixed(-3), Fixed(-3)),))
        sorcery(table, "Respiro", shrink, targets=(TARGET_CREATURE,))
        table.settle().cast("Respiro").resolve()
        assert table.performed("704.5f") == ["Orso"]

    def test_117_5_an_event_out_of_the_blue_is_followed_by_a_check(self):
        table = Table()
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        assert table.settled
        assert _last_priority(table).player == A

    def test_117_5_also_when_it_happens_between_the_check_and_the_abilities(self):
        """Nobody gets priority beside a player with no life."""
        table = Table()
        while table.game.moment is not Moment.TRIGGERS:
            table.do(Continue())
        table.do(Occur((gain(1, -20),)))
        table.settle()
        assert table.over
        assert table.winners == (0,)

    def test_104_1_nothing_more_can_be_done_once_the_game_is_over(self):
        table = Table().settle().occur(gain(1, -20))
        for action in (Continue(), Pass(A), Concede(A)):
            assert refused(table, action) == ("game over", "104.1")


class TestRefusal:
    def test_733_1_the_same_game_is_given_back(self):
        table = Table().settle()
        played = play(table.game, Pass(B))
        assert played.game is table.game
        assert played.steps == ()


class TestWork:
    """What nothing has changed is not worked out again."""

    def test_no_projection_where_nothing_changed(self):
        table = Table()
        table.creature("Orso", 2, 2, counters={"+1/+1": 1})
        table.settle()
        METER.reset()
        pass_on(table)
        assert METER.projections == 0

    @pytest.mark.parametrize(
        ("event", "counted"),
        [
            (lambda one: gain(0, 1), (0, 1, 0)),
            (lambda one: e.Tapped(object=one), (0, 1, 0)),
            (lambda one: e.CountersPut(on=one, counter="+1/+1", count=1), (0, 2, 1)),
            (lambda one: e.CountersPut(on=one, counter="flying", count=1), (1, 1, 1)),
        ],
    )
    def test_control_one_event_is_one_more(self, event: Callable[[ObjectId], e.Event], counted: tuple[int, int, int]):
        """What no layer looks at: the board is taken over; what one object is made of: that object; a new effect: all of it.

        122.6: who puts counters is asked of the board on which they are put, which is taken over once more for that.
        """
        table = Table()
        bear = table.creature("Orso", 2, 2, counters={"+1/+1": 1})
        table.settle()
        METER.reset()
        table.do(Occur((event(bear),)))
        assert (METER.projections, METER.kept, METER.alone) == counted

    def test_a_question_costs_a_fork_and_no_change(self):
        table = Table()
        for name in ("Gufo", "Civetta"):
            table.permanent(name, when(dies(CREATURE), Tap(what=This())), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().do(Occur(die(bear)))
        before = table.game
        while table.game.moment is not Moment.TRIGGERS:
            table.do(Continue())
            before = table.game
        METER.reset()
        played = play(before, Continue())
        assert played.question is not None
        assert played.game is before
        assert (METER.questions, METER.forks) == (1, 1)
