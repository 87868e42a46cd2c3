"""500.7-500.11, 614.10, 702.26, 724, 725, 727, 731: what spells and abilities do to turns, their parts and the game itself."""

from __future__ import annotations

import pytest

from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import ChangeTypes, Duration, ModifyPT, SetPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.designations import StaysTapped
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import GainLife, Lose, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Among, ControllerOf, EachPlayer, Every, Target, This, You
from engine.cards.abilities.triggers import BecomesMonarch, BeginningOf, DayNightTurns, LifeChanges, Moves, dies, enters
from engine.cards.abilities.turns import (
    AddPhases,
    AddStep,
    BecomeMonarch,
    ChangeDayNight,
    DrawGame,
    EndTurn,
    ExtraTurn,
    PhaseIn,
    PhaseOut,
    RestartGame,
    SkipNext,
    Skips,
)
from engine.state.actions import Concede, Continue, Pass
from engine.state.facts.turns import PartSkipped, StepBegun
from engine.state.turn_state import Moment
from engine.words.terms import CardType, Kind, Phase, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THIS,
    TWO,
    A,
    B,
    C,
    attack,
    die,
    free,
    hit,
    instant,
    pass_on,
    sorcery,
    to,
    when,
)

UPKEEP, DRAW, END = TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.END
MAIN, SECOND_MAIN = TurnStep.PRECOMBAT_MAIN, TurnStep.POSTCOMBAT_MAIN


def with_libraries(table: Table, players: int = 2, cards: int = 8) -> Table:
    for seat in range(players):
        table.library(seat, cards)
    return table


def begun(table: Table, *steps: TurnStep) -> list[tuple[int, str]]:
    """The steps that began, each with whose it was; of some kinds only, where any are named."""
    names = [step.value for step in steps]
    found = [(int(step.player), str(one.step)) for step in table.steps if (one := step.fact(StepBegun)) is not None]
    return [one for one in found if not names or one[1] in names]


def turns(table: Table) -> list[int]:
    """Whose turns began, by their upkeeps."""
    return [seat for seat, _ in begun(table, UPKEEP)]


def skipped(table: Table) -> list[tuple[int, str | None]]:
    return [(int(step.player), one.part) for step in table.steps if (one := step.fact(PartSkipped)) is not None]


def on(table: Table, *steps: TurnStep, player: int | None = None) -> Table:
    """Through several steps one after the other."""
    for step in steps:
        table.until(step, player=player)
    return table


class TestExtraTurn:
    def _cast(self, *effects: ExtraTurn, players: int = 2, **more: object) -> Table:
        table = with_libraries(Table(players), players)
        sorcery(table, "Ora", *effects, **more)  # type: ignore[arg-type]
        return table.settle().cast("Ora").resolve()

    def test_500_7_it_comes_directly_after_this_turn(self):
        table = on(self._cast(ExtraTurn()), UPKEEP, UPKEEP, UPKEEP)
        assert turns(table) == [0, 1, 0]
        assert "500.7" in table.rules()

    def test_500_7_control_without_it_the_next_player_is_next(self):
        table = with_libraries(Table()).settle()
        assert turns(on(table, UPKEEP, UPKEEP)) == [1, 0]

    def test_500_7_an_extra_turn_of_another_player_does_not_move_the_usual_order(self):
        """In Anna's turn Carla gets one; then it is Bruno's turn, not Dario's."""
        table = with_libraries(Table(4), 4)
        sorcery(table, "Ora", ExtraTurn(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Ora", "Carla").resolve()
        assert turns(on(table, UPKEEP, UPKEEP, UPKEEP, UPKEEP)) == [2, 1, 2, 3]

    def test_500_7_the_one_created_last_is_taken_first(self):
        table = with_libraries(Table(3), 3)
        for label in ("Prima", "Seconda"):
            instant(table, label, ExtraTurn(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Prima", "Bruno").resolve().cast("Seconda", "Carla").resolve()
        assert turns(on(table, UPKEEP, UPKEEP, UPKEEP)) == [2, 1, 1]

    def test_500_7_several_players_get_theirs_in_turn_order_so_the_last_one_begins(self):
        table = self._cast(ExtraTurn(who=EachPlayer()), players=3)
        assert turns(on(table, UPKEEP, UPKEEP, UPKEEP, UPKEEP)) == [2, 1, 0, 1]

    def test_500_7_two_turns(self):
        table = self._cast(ExtraTurn(count=TWO))
        assert turns(on(table, UPKEEP, UPKEEP, UPKEEP)) == [0, 0, 1]

    def test_500_7_one_made_in_an_extra_turn_comes_right_after_that(self):
        table = with_libraries(Table(3), 3)
        instant(table, "Prima", ExtraTurn(who=Target()), targets=(TARGET_PLAYER,))
        instant(table, "Seconda", ExtraTurn())
        table.settle().cast("Prima", "Carla").resolve().until(UPKEEP)
        pass_on(table).cast("Seconda").resolve()
        assert turns(on(table, UPKEEP, UPKEEP)) == [2, 0, 1]

    def test_805_8_a_team_takes_one(self):
        table = with_libraries(Table(4, teams=[0, 0, 1, 1], shared=True), 4)
        sorcery(table, "Ora", ExtraTurn(who=EachPlayer()))
        table.settle().cast("Ora").resolve()
        assert turns(on(table, UPKEEP, UPKEEP, UPKEEP)) == [2, 0, 2]

    def test_800_4k_not_of_a_player_who_has_left(self):
        table = with_libraries(Table(3), 3)
        sorcery(table, "Ora", ExtraTurn(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Ora", "Carla").resolve().do(Concede(C))
        assert turns(on(table.settle(), UPKEEP, UPKEEP)) == [1, 0]

    def test_614_10_that_turns_untap_step_is_skipped(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, tapped=True)
        sorcery(table, "Ora", ExtraTurn(skip=(TurnStep.UNTAP,)))
        table.settle().cast("Ora").resolve().until(UPKEEP)
        assert table.one("Orso").tapped
        assert skipped(table) == [(0, "untap")]
        on(table, UPKEEP, UPKEEP)
        assert not table.one("Orso").tapped

    def test_500_7_what_that_turns_end_step_begins_with_waits_for_it(self):
        table = self._cast(ExtraTurn(at_end=(Lose(),)))
        table.until(END)
        assert not table.over
        table.until(END)
        assert table.stack() == ["Ora#"]
        assert table.resolve().winners == (1,)

    def test_500_7_control_in_a_later_turn_it_does_not_come_again(self):
        table = self._cast(ExtraTurn(at_end=(GainLife(amount=Fixed(3)),)))
        on(table, END, END).resolve()
        on(table, END, END, END)
        assert table.life(0) == 23

    def test_500_4_until_your_next_turn_ends_as_the_extra_turn_begins(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2)
        grow = Apply(to=Target(), parts=(ModifyPT(TWO, TWO),), until=Duration.YOUR_NEXT_TURN)
        sorcery(table, "Ora", ExtraTurn(), grow, targets=(TARGET_CREATURE,))
        table.settle().cast("Ora").resolve()
        assert table.until(END).looks("Orso").power == 4
        assert table.until(UPKEEP).looks("Orso").power == 2

    def test_305_2_the_lands_played_are_counted_anew(self):
        table = with_libraries(Table())
        table.builder.adjust(A, lands_played=1)
        sorcery(table, "Ora", ExtraTurn())
        table.settle().cast("Ora").resolve()
        table.until(MAIN)
        assert (table.game.turn.active, table.game.player(A).lands_played) == (A, 0)


class TestAddPhases:
    def _table(self, effect: AddPhases, step: TurnStep = MAIN, active: int = 0) -> Table:
        table = with_libraries(Table(active=active, step=step))
        instant(table, "Assalto", effect)
        table.settle()
        if active:
            pass_on(table)
        return table.cast("Assalto").resolve()

    def test_500_8_an_additional_combat_and_main_phase_after_this_main_phase(self):
        both = AddPhases(phases=(Phase.COMBAT, Phase.MAIN))
        table = self._table(both, SECOND_MAIN).until(UPKEEP)
        main_and_combat = begun(table, TurnStep.BEGINNING_OF_COMBAT, SECOND_MAIN, END)
        assert main_and_combat[:3] == [(0, "beginning of combat"), (0, "postcombat main"), (0, "end")]

    def test_500_8_control_without_it_the_ending_phase_is_next(self):
        table = with_libraries(Table(step=SECOND_MAIN)).settle().until(UPKEEP)
        assert begun(table)[0] == (0, "end")

    def test_505_1a_a_main_phase_that_is_not_the_first_is_postcombat(self):
        table = self._table(AddPhases(phases=(Phase.MAIN,)))
        table.until(UPKEEP)
        mains = begun(table, MAIN, SECOND_MAIN)
        assert mains == [(0, "postcombat main"), (0, "postcombat main")]

    def test_505_1a_the_first_one_is_precombat_wherever_it_was_added(self):
        """Added in the upkeep, it is the first main phase of the turn; the usual first one is postcombat then."""
        table = self._table(AddPhases(phases=(Phase.MAIN,)), UPKEEP)
        table.until(END)
        assert begun(table, MAIN, SECOND_MAIN) == [
            (0, "precombat main"),
            (0, "postcombat main"),
            (0, "postcombat main"),
        ]

    def test_500_8_the_phase_created_last_occurs_first(self):
        table = with_libraries(Table(step=SECOND_MAIN))
        instant(table, "Prima", AddPhases(phases=(Phase.COMBAT,)))
        instant(table, "Seconda", AddPhases(phases=(Phase.BEGINNING,)))
        table.settle().cast("Prima").resolve().cast("Seconda").resolve().until(END)
        assert [name for _, name in begun(table)][:4] == ["untap", "upkeep", "draw", "beginning of combat"]

    def test_500_8_creatures_may_attack_again(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, "vigilance")
        instant(table, "Assalto", AddPhases(phases=(Phase.COMBAT,)))
        attack(table.settle(), ("Orso", 1)).until(TurnStep.END_OF_COMBAT)
        table.cast("Assalto").resolve()
        attack(table.until(TurnStep.BEGINNING_OF_COMBAT), ("Orso", 1)).until(SECOND_MAIN)
        assert table.life(1) == 16

    def test_500_8_only_after_a_phase_of_that_kind(self):
        table = self._table(AddPhases(phases=(Phase.COMBAT,), after=Phase.MAIN), END)
        table.until(UPKEEP)
        assert begun(table, TurnStep.BEGINNING_OF_COMBAT) == []

    def test_500_10a_you_get_adds_nothing_in_the_turn_of_another_player(self):
        table = self._table(AddPhases(phases=(Phase.COMBAT,), whose=You()), SECOND_MAIN, active=1)
        table.until(UPKEEP)
        assert begun(table, TurnStep.BEGINNING_OF_COMBAT) == []
        assert "500.10a" in table.rules()

    def test_500_10a_control_without_these_words_it_does(self):
        table = self._table(AddPhases(phases=(Phase.COMBAT,)), SECOND_MAIN, active=1)
        table.until(UPKEEP)
        assert begun(table, TurnStep.BEGINNING_OF_COMBAT) == [(1, "beginning of combat")]


class TestAddStep:
    def _cast(self, effect: AddStep, step: TurnStep = UPKEEP) -> Table:
        table = with_libraries(Table(step=step))
        instant(table, "Alba", effect)
        return table.settle().cast("Alba").resolve()

    def test_500_9_a_step_directly_after_this_one(self):
        table = self._cast(AddStep(step=UPKEEP)).until(MAIN)
        assert [name for _, name in begun(table)] == ["upkeep", "draw", "precombat main"]

    def test_500_9_control_without_it_the_draw_step_is_next(self):
        table = with_libraries(Table(step=UPKEEP)).settle().until(MAIN)
        assert [name for _, name in begun(table)] == ["draw", "precombat main"]

    def test_500_10_after_a_phase_in_one_of_its_own_without_its_other_steps(self):
        table = self._cast(AddStep(step=UPKEEP, after_phase=True), MAIN).until(TurnStep.BEGINNING_OF_COMBAT)
        assert [name for _, name in begun(table)] == ["upkeep", "beginning of combat"]

    def test_513_2_a_second_end_step_makes_abilities_trigger_again(self):
        table = with_libraries(Table(step=SECOND_MAIN))
        table.permanent("Fonte", when(BeginningOf(step=END)), **ARTIFACT)
        instant(table, "Sera", AddStep(step=END))
        table.settle().until(END).cast("Sera").resolve().until(UPKEEP)
        assert table.triggered() == ["Fonte", "Fonte"]

    def test_500_10a_not_in_the_turn_of_another_player(self):
        table = with_libraries(Table(active=1, step=UPKEEP))
        instant(table, "Alba", AddStep(step=UPKEEP, whose=You()))
        pass_on(table.settle()).cast("Alba").resolve().until(DRAW)
        assert begun(table, UPKEEP) == []


class TestSkipNext:
    def _cast(self, *effects: SkipNext) -> Table:
        table = with_libraries(Table())
        sorcery(table, "Oblio", *effects)
        return table.settle().cast("Oblio").resolve()

    def test_614_10_the_next_draw_step_and_only_that(self):
        table = on(self._cast(SkipNext(what=DRAW)), UPKEEP, UPKEEP, UPKEEP, UPKEEP, MAIN)
        assert begun(table, DRAW) == [(1, "draw"), (1, "draw"), (0, "draw")]
        assert skipped(table) == [(0, "draw")]

    def test_614_10_control_without_it_nobody_skips_anything(self):
        table = on(with_libraries(Table()).settle(), UPKEEP, UPKEEP, MAIN)
        assert skipped(table) == []

    def test_614_10_one_that_has_begun_is_not_skipped_any_more(self):
        table = with_libraries(Table(step=UPKEEP))
        instant(table, "Oblio", SkipNext(what=UPKEEP))
        table.settle().cast("Oblio").resolve()
        assert table.game.turn.step is UPKEEP
        on(table, MAIN, MAIN, MAIN)
        assert begun(table, UPKEEP) == [(1, "upkeep")]

    def test_614_10a_two_effects_are_two_occurrences(self):
        table = on(self._cast(SkipNext(what=DRAW), SkipNext(what=DRAW)), *[UPKEEP] * 6, MAIN)
        assert [seat for seat, _ in begun(table, DRAW)] == [1, 1, 1, 0]

    def test_614_10a_what_was_scheduled_for_a_skipped_step_does_not_happen(self):
        table = with_libraries(Table())
        table.permanent("Fonte", when(BeginningOf(step=UPKEEP, whose=Relation.YOU)), **ARTIFACT)
        sorcery(table, "Oblio", SkipNext(what=UPKEEP))
        table.settle().cast("Oblio").resolve()
        on(table, END, END, END)
        assert table.triggered() == []
        table.until(END).until(END)
        assert table.triggered() == ["Fonte"]

    def test_500_11_a_turn_is_passed_over(self):
        table = with_libraries(Table(3), 3)
        sorcery(table, "Oblio", SkipNext(what=None, who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Oblio", "Bruno").resolve()
        assert turns(on(table, *[UPKEEP] * 4)) == [2, 0, 1, 2]
        assert skipped(table) == [(1, None)]

    def test_500_11_until_your_next_turn_waits_for_one_that_is_not_skipped(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2)
        grow = Apply(to=Target(), parts=(ModifyPT(TWO, TWO),), until=Duration.YOUR_NEXT_TURN)
        sorcery(table, "Oblio", SkipNext(what=None), grow, targets=(TARGET_CREATURE,))
        table.settle().cast("Oblio").resolve()
        on(table, UPKEEP, UPKEEP)
        assert turns(table) == [1, 1]
        assert table.looks("Orso").power == 4
        assert table.until(UPKEEP).looks("Orso").power == 2

    def test_500_11_a_whole_combat_phase_is_skipped(self):
        table = on(self._cast(SkipNext(what=Phase.COMBAT)), SECOND_MAIN, UPKEEP)
        assert (0, "beginning of combat") not in begun(table)
        assert skipped(table) == [(0, "combat phase")]

    def test_614_10_all_combat_phases_of_the_next_turn_and_no_others(self):
        table = with_libraries(Table(2))
        sorcery(table, "Tregua", SkipNext(what=Phase.COMBAT, who=Target(), whole_turn=True), targets=(TARGET_PLAYER,))
        instant(table, "Assalto", AddPhases(phases=(Phase.COMBAT,)))
        table.settle().cast("Tregua", "Bruno").resolve().until(MAIN)
        pass_on(table).cast("Assalto").resolve()
        on(table, MAIN, MAIN, END)
        assert skipped(table) == [(1, "combat phase"), (1, "combat phase")]
        assert [seat for seat, _ in begun(table, TurnStep.BEGINNING_OF_COMBAT)] == [0, 0, 1]

    def test_103_8a_the_draw_step_that_is_skipped_anyway_uses_no_effect_up(self):
        table = with_libraries(Table(step=UPKEEP))
        table.builder.turn(A, UPKEEP, number=1)
        instant(table, "Oblio", SkipNext(what=DRAW))
        table.settle().cast("Oblio").resolve()
        on(table, MAIN, MAIN, MAIN)
        assert [seat for seat, _ in begun(table, DRAW)] == [1]
        assert skipped(table) == [(0, "draw"), (0, "draw")]

    def test_616_1_with_a_static_ability_besides_the_player_chooses_which_one_applies(self):
        table = with_libraries(Table())
        table.permanent("Necro", Skips(what=DRAW), **ENCHANTMENT)
        sorcery(table, "Oblio", SkipNext(what=DRAW))
        table.settle().cast("Oblio").resolve()
        on(table, UPKEEP, UPKEEP).until(MAIN, "Necro")
        assert [due.what for due in table.game.skips] == [DRAW]
        on(table, UPKEEP, UPKEEP).until(MAIN, "Oblio")
        assert not table.game.skips

    def test_805_8_a_team_skips_it_together(self):
        table = with_libraries(Table(4, teams=[0, 0, 1, 1], shared=True), 4)
        sorcery(table, "Oblio", SkipNext(what=DRAW, who=EachPlayer(Relation.OPPONENT)))
        table.settle().cast("Oblio").resolve()
        on(table, MAIN, MAIN, MAIN)
        assert [len(table.zone(Zone.HAND, seat)) for seat in range(4)] == [1, 1, 1, 1]


class TestStaysTapped:
    def _frozen(self, controller: int = 1) -> Table:
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=controller, tapped=True)
        sorcery(table, "Gelo", StaysTapped(what=Target()), targets=(TARGET_CREATURE,))
        return table.settle().cast("Gelo").resolve()

    def test_502_3_not_during_its_controllers_next_untap_step(self):
        table = self._frozen().until(UPKEEP)
        assert table.one("Orso").tapped
        assert not on(table, UPKEEP, UPKEEP).one("Orso").tapped

    def test_502_3_control_without_it_it_untaps(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=1, tapped=True)
        assert not table.settle().until(UPKEEP).one("Orso").tapped

    def test_502_3_the_untap_step_of_another_player_does_not_count(self):
        table = self._frozen(controller=0)
        assert on(table, UPKEEP, UPKEEP).one("Orso").tapped
        assert not on(table, UPKEEP, UPKEEP).one("Orso").tapped

    @pytest.mark.parametrize("source_tapped", [True, False])
    def test_611_2b_as_long_as_its_condition_holds_and_not_from_the_start_where_it_does_not(self, source_tapped):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=1, tapped=True)
        held = StaysTapped(what=Target(), as_long_as=Is(This(), Filter(tapped=True)))
        table.permanent("Catena", free(held, targets=(TARGET_CREATURE,)), tapped=source_tapped, **ARTIFACT)
        table.settle().activate("Catena", 0).resolve()
        assert table.until(UPKEEP).one("Orso").tapped is source_tapped
        assert not on(table, UPKEEP, UPKEEP).one("Orso").tapped  # the chain has untapped since

    @pytest.mark.parametrize(("fixed", "of_which"), [(False, True), (True, False)])
    def test_611_2c_all_that_match_then_and_of_those_only_what_was_there(self, fixed, of_which):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=1, tapped=True)
        such = Every(Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT))
        sorcery(table, "Gelo", StaysTapped(what=Among(of=such) if fixed else such))
        animated = Apply(
            to=Every(Filter(types=(CardType.ARTIFACT,))),
            parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(TWO, TWO)),
            until=Duration.ENDLESS,
        )
        sorcery(table, "Vita", animated)
        table.permanent("Lupo", controller=1, tapped=True, **ARTIFACT)
        table.creature("Lince", 2, 2, tapped=True)
        table.settle().cast("Gelo").resolve().cast("Vita").resolve()
        table.until(UPKEEP)
        assert (table.one("Orso").tapped, table.one("Lupo").tapped) == (True, of_which)
        assert not any(one.until is Duration.NEXT_UNTAP_STEP for one in table.game.effects)
        assert (
            table.one("Lince").tapped and not on(table, UPKEEP).one("Lince").tapped
        )  # control: its controller is no opponent
        assert not on(table, UPKEEP).one("Orso").tapped

    def test_614_10a_a_skipped_untap_step_does_not_count(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=1, tapped=True)
        sorcery(
            table,
            "Gelo",
            StaysTapped(what=Target()),
            SkipNext(what=TurnStep.UNTAP, who=ControllerOf(Target())),
            targets=(TARGET_CREATURE,),
        )
        table.settle().cast("Gelo").resolve()
        assert on(table, UPKEEP, UPKEEP, UPKEEP).one("Orso").tapped
        assert not on(table, UPKEEP, UPKEEP).one("Orso").tapped


class TestPhaseOut:
    """702.26; more of it in turn/test_phasing.py."""

    def _out(self) -> Table:
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=1)
        instant(table, "Nebbia", PhaseOut(what=Target()), targets=(TARGET_CREATURE,))
        return table

    def test_702_26b_it_is_as_if_it_did_not_exist_and_is_back_in_its_controllers_untap_step(self):
        table = self._out().settle().cast("Nebbia").resolve()
        assert table.one("Orso").phased_out
        assert table.where("Orso") is Zone.BATTLEFIELD
        table.until(UPKEEP)
        assert not table.one("Orso").phased_out

    def test_702_26b_control_nothing_else_phases_out(self):
        table = self._out()
        table.creature("Lupo", 2, 2, controller=1)
        table.settle().cast("Nebbia", "Orso").resolve()
        assert not table.one("Lupo").phased_out

    def test_610_4_until_the_source_leaves_it_does_not_phase_in_by_itself_and_then_at_once(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=1)
        prison = when(enters(THIS), PhaseOut(what=Target(), until_source_leaves=True), targets=(TARGET_CREATURE,))
        table.permanent("Prigione", prison, zone=Zone.HAND, **ENCHANTMENT)
        table.settle().cast("Prigione").resolve().resolve()
        assert table.one("Orso").phased_out
        on(table, UPKEEP, UPKEEP, UPKEEP)
        assert table.one("Orso").phased_out
        table.occur(*die(table.id("Prigione")))
        assert not table.one("Orso").phased_out
        assert "610.4" in table.rules()

    def test_610_4c_not_at_all_if_the_source_has_left_before(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, controller=1)
        prison = when(enters(THIS), PhaseOut(what=Target(), until_source_leaves=True), targets=(TARGET_CREATURE,))
        table.permanent("Prigione", prison, zone=Zone.HAND, **ENCHANTMENT)
        table.settle().cast("Prigione").resolve()
        table.occur(*die(table.id("Prigione"))).resolve()
        assert not table.one("Orso").phased_out


class TestPhaseIn:
    """702.26c, 702.26g; with what is attached in scenarios/played/test_more_that_files_say.py."""

    def _out(self) -> Table:
        table = with_libraries(Table())
        for name in ("Orso", "Lupo"):
            table.creature(name, 2, 2)
        instant(table, "Nebbia", PhaseOut(what=Every(Filter())))
        instant(table, "Alba", PhaseIn(what=Every(Filter(name="Orso", phased_out=True))))
        return table.settle().cast("Nebbia").resolve()

    def test_702_26c_what_the_instruction_means_is_back_at_once(self):
        table = self._out().cast("Alba").resolve()
        assert not table.one("Orso").phased_out
        assert "702.26c" in table.rules()

    def test_702_26c_control_what_it_does_not_mean_stays_phased_out(self):
        table = self._out().cast("Alba").resolve()
        assert table.one("Lupo").phased_out


class TestChangeDayNight:
    def test_731_1_it_becomes_night_and_stays_so_or_day(self):
        table = with_libraries(Table())
        instant(table, "Buio", ChangeDayNight(night=True))
        table.settle().cast("Buio").resolve()
        assert table.game.night is True

    def test_731_1_control_a_game_starts_with_neither(self):
        assert with_libraries(Table()).settle().game.night is None

    def test_731_1a_day_becomes_night_only_out_of_day(self):
        table = with_libraries(Table())
        table.permanent("Civetta", when(DayNightTurns(night=True)), **ARTIFACT)
        table.permanent("Gallo", when(DayNightTurns(night=False)), **ARTIFACT)
        for number in range(3):
            instant(table, f"Giro{number}", ChangeDayNight(night=None))
        table.settle().cast("Giro0").resolve()
        assert (table.game.night, table.triggered()) == (True, [])
        table.cast("Giro1").resolve().resolve().cast("Giro2").resolve()
        assert table.triggered() == ["Gallo", "Civetta"]

    def test_731_1_it_is_day_already(self):
        table = with_libraries(Table())
        for number in range(2):
            instant(table, f"Alba{number}", ChangeDayNight(night=False))
        table.settle().cast("Alba0").resolve().cast("Alba1").resolve()
        assert table.rules().count("731.1") == 1


class TestBecomeMonarch:
    def _crowned(self, players: int = 2) -> Table:
        table = with_libraries(Table(players), players)
        table.permanent("Trono", when(BecomesMonarch(who=Relation.OPPONENT)), controller=1, **ARTIFACT)
        sorcery(table, "Corona", BecomeMonarch())
        return table.settle().cast("Corona").resolve()

    def test_725_2_the_monarch_draws_as_their_end_step_begins(self):
        table = self._crowned().resolve().until(END)
        assert table.game.monarch == A
        before = len(table.zone(Zone.HAND))
        assert len(table.resolve().zone(Zone.HAND)) == before + 1
        assert table.until(END, player=1).stack() == []

    def test_725_2_control_without_a_monarch_nobody_does(self):
        table = with_libraries(Table()).settle().until(END)
        assert table.stack() == []

    def test_725_2_who_deals_combat_damage_to_the_monarch_takes_it(self):
        table = with_libraries(Table(active=1))
        table.creature("Orso", 2, 2, controller=1)
        instant(table, "Corona", BecomeMonarch())
        pass_on(table.settle()).cast("Corona").resolve()
        attack(table, ("Orso", 0), player=1).until(TurnStep.COMBAT_DAMAGE)
        table.resolve()
        assert table.game.monarch == B
        assert [one.controller for one in table.game.objects.values() if one.kind is Kind.DESIGNATION] == [B]

    def test_725_2_control_other_damage_does_not_count(self):
        table = with_libraries(Table())
        bear = table.creature("Orso", 2, 2, controller=1)
        instant(table, "Corona", BecomeMonarch())
        table.settle().cast("Corona").resolve().occur(hit(bear, to(0)[0], 2))
        assert (table.stack(), table.game.monarch) == ([], A)

    def test_725_1_an_ability_sees_who_becomes_the_monarch(self):
        assert self._crowned().triggered() == ["Trono"]

    def test_725_4_when_the_monarch_leaves_the_active_player_is_it_or_the_next_one(self):
        table = self._crowned(3).resolve()
        table.until(UPKEEP).do(Concede(A))
        assert table.settle().game.monarch == B

    def test_725_4_if_the_active_player_leaves_the_next_one_in_turn_order(self):
        table = self._crowned(3).resolve()
        table.do(Concede(A))
        assert table.settle().game.monarch == B
        assert "725.4" in table.rules()


class TestEndTurn:
    def test_724_1_724_1e_the_stack_is_exiled_and_the_cleanup_step_comes_next(self):
        table = with_libraries(Table())
        table.permanent("Fonte", when(BeginningOf(step=END)), **ARTIFACT)
        instant(table, "Colpo", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_PLAYER,))
        instant(table, "Fine", EndTurn())
        table.settle().cast("Colpo", "Bruno").cast("Fine").resolve()
        assert (table.game.turn.active, table.game.turn.step) == (B, UPKEEP)
        assert begun(table)[0] == (0, "cleanup")
        assert table.triggered() == []
        assert sorted(table.zone(Zone.EXILE)) == ["Colpo", "Fine"]
        assert table.life(1) == 20

    def test_724_1_control_otherwise_the_turn_goes_its_way(self):
        table = with_libraries(Table()).settle().until(UPKEEP)
        assert (0, "end") in begun(table)

    def test_724_1d_attackers_leave_combat(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2)
        instant(table, "Fine", EndTurn())
        attack(table.settle(), ("Orso", 1)).cast("Fine").resolve()
        assert table.life(1) == 20
        assert table.game.combat is None

    def test_724_1f_what_triggers_during_it_goes_on_the_stack_in_the_cleanup_step(self):
        table = with_libraries(Table())
        table.permanent("Fonte", when(Moves(subject=Filter(), to=Zone.EXILE)), **ARTIFACT)
        instant(table, "Fine", EndTurn())
        table.settle().cast("Fine").resolve()
        assert table.game.turn.step is TurnStep.CLEANUP
        assert table.stack() == ["Fonte#1"]
        table.until(UPKEEP)
        assert begun(table, TurnStep.CLEANUP) == [(0, "cleanup"), (0, "cleanup")]

    def test_514_2_effects_of_the_turn_are_over(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2)
        instant(table, "Vigore", Apply(to=Target(), parts=(ModifyPT(TWO, TWO),)), targets=(TARGET_CREATURE,))
        instant(table, "Fine", EndTurn())
        table.settle().cast("Vigore").resolve().cast("Fine").resolve()
        assert table.looks("Orso").power == 2

    def test_724_2_724_2e_the_combat_phase_ends_and_the_next_phase_begins(self):
        table = with_libraries(Table())
        table.creature("Orso", 2, 2)
        table.permanent("Fonte", when(BeginningOf(step=TurnStep.END_OF_COMBAT)), **ARTIFACT)
        instant(table, "Pace", EndTurn(combat_only=True))
        attack(table.settle(), ("Orso", 1)).cast("Pace").resolve()
        assert table.game.turn.step is SECOND_MAIN
        assert (table.life(1), table.triggered()) == (20, [])

    @pytest.mark.parametrize("combat_only", [False, True])
    @pytest.mark.parametrize("ends", [True, False])
    def test_724_1a_724_2a_what_triggered_before_is_never_put_on_the_stack(self, combat_only: bool, ends: bool):
        """'Gain 2 life. End the turn.' The control does not end anything."""
        table = with_libraries(Table())
        table.creature("Orso", 2, 2)
        drains = LoseLife(amount=Fixed(3), who=EachPlayer(Relation.OPPONENT))
        table.permanent("Eco", when(LifeChanges(who=Relation.YOU), drains), **ARTIFACT)
        instant(table, "Fine", GainLife(amount=TWO), *([EndTurn(combat_only=combat_only)] if ends else []))
        attack(table.settle(), ("Orso", 1)).cast("Fine").resolve().until(UPKEEP)
        assert table.triggered() == ["Eco"]
        assert (table.life(0), table.life(1)) == (22, 20 if ends else 15)

    @pytest.mark.parametrize(("combat_only", "step"), [(False, TurnStep.CLEANUP), (True, SECOND_MAIN)])
    def test_724_1c_724_2c_724_2f_state_based_actions_are_performed_and_what_triggers_waits(
        self, combat_only: bool, step: TurnStep
    ):
        """'It deals 3 damage to each creature. End the turn.' A creature dies before any damage is removed."""
        table = with_libraries(Table())
        table.creature("Orso", 2, 2, when(dies(THIS)))
        table.creature("Ariete", 5, 5)
        hits = DealDamage(amount=Fixed(3), to=Every(Filter(types=(CardType.CREATURE,))))
        instant(table, "Fine", hits, EndTurn(combat_only=combat_only))
        attack(table.settle(), ("Ariete", 1)).cast("Fine").resolve()
        assert table.where("Orso") is Zone.GRAVEYARD
        assert (table.game.turn.step, table.stack(), table.game.receiver) == (step, ["Orso#1"], A)
        assert table.resolve().life(0) == 21

    def test_724_2g_outside_of_combat_nothing_happens(self):
        table = with_libraries(Table())
        instant(table, "Pace", EndTurn(combat_only=True))
        table.settle().cast("Pace").resolve()
        assert table.game.turn.step is MAIN
        assert table.where("Pace") is Zone.GRAVEYARD


class TestDrawGame:
    def test_104_4c_an_effect_says_that_the_game_is_a_draw(self):
        table = Table()
        sorcery(table, "Tregua", DrawGame())
        assert table.settle().cast("Tregua").resolve().winners == ()
        assert table.changes("104.4c")

    def test_104_4c_control_nothing_else_does(self):
        table = Table()
        sorcery(table, "Tregua", GainLife(amount=Fixed(1)))
        assert table.settle().cast("Tregua").resolve().winners is None


class TestRestartGame:
    def _restarted(self, *then: object, without: object = None) -> Table:
        table = with_libraries(Table(active=1), cards=7)
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Pedina", 1, 1, kind=Kind.TOKEN)
        table.permanent("Statua", free(RestartGame(without=without, then=then)), **ARTIFACT)  # type: ignore[arg-type]
        table.builder.adjust(B, counters={"energy": 2})
        table.settle().occur(hit(table.id("Orso"), to(0)[0], 5))
        pass_on(table).activate("Statua", 0)
        return table

    def test_727_1_all_cards_are_in_their_owners_decks_and_the_controller_of_the_effect_starts(self):
        table = self._restarted()
        game = _until_opening(table).game
        assert game.moment is Moment.OPENING
        assert (game.starting_player, game.result) == (A, None)
        assert [len(game.zone(Zone.LIBRARY, seat)) for seat in (A, B)] == [8, 8]
        assert table.all("Pedina") == []
        assert (table.life(0), dict(game.player(B).counters)) == (20, {})

    def test_727_1_control_a_game_that_goes_on_keeps_all_that(self):
        table = with_libraries(Table(), cards=7)
        table.creature("Pedina", 1, 1, kind=Kind.TOKEN)
        assert len(table.settle().all("Pedina")) == 1

    def test_727_5_cards_that_are_exempted_are_in_no_deck(self):
        table = self._restarted(without=Every(Filter(name="Orso")))
        game = _until_opening(table).game
        assert len(game.zone(Zone.LIBRARY, B)) == 7
        assert table.where("Orso") is Zone.BATTLEFIELD

    @pytest.mark.parametrize(("exempt", "zone"), [(False, Zone.COMMAND), (True, Zone.BATTLEFIELD)])
    def test_727_5a_a_commander_that_is_exempted_does_not_begin_in_the_command_zone(self, exempt: bool, zone: Zone):
        table = with_libraries(Table(variant=("commander",)), cards=7)
        table.creature("Generale", 3, 3, legendary=True, commander=True)
        without = Every(Filter(name="Generale")) if exempt else None
        table.permanent("Statua", free(RestartGame(without=without)), kind=Kind.TOKEN, **ARTIFACT)
        table.settle().activate("Statua", 0)
        _until_opening(table).settle(False, False)
        assert (table.where("Generale"), table.one("Generale").commander) == (zone, True)

    def test_727_4_the_rest_of_the_effect_happens_before_the_first_turn(self):
        table = _until_opening(self._restarted(GainLife(amount=Fixed(4))))
        assert table.life(0) == 20
        table.settle(*_draws(table), False, False)
        assert table.life(0) == 24
        assert table.game.turn.number == 1
        assert table.game.turn.step is UPKEEP


def _until_opening(table: Table) -> Table:
    """Everybody passes until the effect resolves, which stops the game it is in."""
    while table.game.moment is not Moment.OPENING:
        table.do(Pass(table.game.receiver) if table.settled else Continue())
    return table


def _draws(table: Table) -> list[str]:
    """The cards that Anna and Bruno happen to draw."""
    return [f"{seat}c{number}" for seat in (0, 1) for number in range(7)]


def test_500_7_a_turn_with_nothing_left_of_it_over_and_over_is_a_draw() -> None:
    """Every phase is skipped by everybody, always: no turn ever has a step again."""
    table = with_libraries(Table(step=END))
    for phase in Phase:
        table.permanent(f"Vuoto {phase}", Skips(what=phase, who=Relation.ANY), **ENCHANTMENT)
    table.permanent("Vuoto finale", Skips(what=TurnStep.CLEANUP, who=Relation.ANY), **ENCHANTMENT)
    table.settle()
    for _ in range(20):
        if table.over:
            break
        table.do(Pass(table.game.receiver) if table.settled else Continue())
    assert table.winners == ()
