"""603.7c, 800.4j, 805.4d: of whose step an ability speaks: of all who share it, of nobody's, of one of whom was spoken before."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EventPlayer
from engine.cards.abilities.triggers import BeginningOf, CastsSpell
from engine.state.actions import Pass
from engine.words.decisions import Answer
from engine.words.terms import CardType, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, as_offered, concede, deck, pass_on, when

EACH_UPKEEP = BeginningOf(step=TurnStep.UPKEEP)
NEXT_END = BeginningOf(step=TurnStep.END)
THAT_PLAYER_LOSES = LoseLife(amount=Fixed(1), who=EventPlayer())
YOU_GAIN = GainLife(amount=Fixed(1))


def rite(table: Table, label: str, delay: Delay, player: int = 0) -> None:
    """A sorcery that does nothing but make a delayed triggered ability."""
    table.permanent(label, SpellAbility(effects=(delay,)), types=(CardType.SORCERY,), zone=Zone.HAND, controller=player)


class TestSharedTurns:
    """805.4d: a delayed ability about each player's step is no other than one that stands on a permanent."""

    def _table(self, delay: Delay, *, shared: bool = True) -> Table:
        table = deck(Table(4, step=TurnStep.PRECOMBAT_MAIN, teams=[0, 0, 1, 1], shared=shared))
        rite(table, "Rito", delay)
        table.settle().cast("Rito").resolve().until(TurnStep.END)
        while table.game.receiver not in (2, 3):
            pass_on(table)
        table.do(Pass(table.game.receiver))
        return table

    def test_805_4d_a_delayed_ability_triggers_for_each_player_if_it_speaks_of_that_player(self) -> None:
        delay = Delay(trigger=EACH_UPKEEP, effects=(THAT_PLAYER_LOSES,), until=Duration.YOUR_NEXT_TURN)
        table = as_offered(self._table(delay)).play_out()
        assert table.triggered() == ["Rito", "Rito"]
        assert table.life(2) == 28
        assert "805.4d" in table.rules()

    def test_805_4d_control_once_if_it_does_not(self) -> None:
        delay = Delay(trigger=EACH_UPKEEP, effects=(YOU_GAIN,), until=Duration.YOUR_NEXT_TURN)
        table = self._table(delay).settle().play_out()
        assert table.triggered() == ["Rito"]
        assert table.life(0) == 31
        assert "805.4d" in table.rules(), "that it triggers once is what this rule says, too"

    def test_805_4d_control_teams_without_shared_turns_have_a_step_for_each(self) -> None:
        delay = Delay(trigger=EACH_UPKEEP, effects=(THAT_PLAYER_LOSES,), until=Duration.YOUR_NEXT_TURN)
        table = self._table(delay, shared=False).settle().play_out().until(TurnStep.UPKEEP, player=2).play_out()
        assert [table.life(seat) for seat in range(4)] == [20, 19, 19, 20], "one upkeep after the other"
        assert "805.4d" not in table.rules()

    def test_603_7b_an_ability_for_one_step_of_an_opponent_triggers_for_one_of_them_whom_its_controller_chooses(
        self,
    ) -> None:
        upkeep = BeginningOf(step=TurnStep.UPKEEP, whose=Relation.OPPONENT)
        table = deck(Table(4, step=TurnStep.PRECOMBAT_MAIN, teams=[0, 0, 1, 1], shared=True))
        rite(table, "Rito", Delay(trigger=upkeep, effects=(THAT_PLAYER_LOSES,)))
        table.settle().cast("Rito").resolve().until(TurnStep.UPKEEP, Answer(keys=("e1",)), player=2).play_out()
        assert table.triggered() == ["Rito"]
        assert table.life(2) == 29


class TestThatPlayer:
    """603.7c: 'Whenever an opponent casts a spell, at the beginning of the next end step that player loses 1 life'."""

    def _table(self, trigger: BeginningOf, **more: object) -> Table:
        table = deck(Table(3, step=TurnStep.PRECOMBAT_MAIN, **more))  # type: ignore[arg-type]
        later = Delay(trigger=trigger, effects=(THAT_PLAYER_LOSES,))
        table.permanent("Debito", when(CastsSpell(who=Relation.OPPONENT), later), **ARTIFACT)
        table.permanent(
            "Lampo", SpellAbility(effects=(YOU_GAIN,)), types=(CardType.INSTANT,), zone=Zone.HAND, controller=1
        )
        table.settle()
        while table.game.receiver != 1:
            pass_on(table)
        return table

    def test_603_7c_that_player_is_who_cast_the_spell_and_not_whose_step_begins(self) -> None:
        table = self._table(NEXT_END)
        table.cast("Lampo", player=1).play_out()
        table.until(TurnStep.END).play_out()
        assert [table.life(seat) for seat in range(3)] == [20, 20, 20], "Bruno gained one and lost one"

    def test_603_7c_control_an_opponents_upkeep_names_that_opponent(self) -> None:
        table = self._table(BeginningOf(step=TurnStep.UPKEEP, whose=Relation.OPPONENT), active=1)
        table.cast("Lampo", player=1).play_out()
        table.until(TurnStep.UPKEEP, player=2).play_out()
        assert [table.life(seat) for seat in range(3)] == [20, 21, 19]


class TestTurnOfNobody:
    """800.4j: the turn of a player who has left goes on without an active player."""

    @pytest.mark.parametrize(("speaks", "often"), [(YOU_GAIN, 1), (THAT_PLAYER_LOSES, 0)])
    def test_800_4j_its_steps_still_begin_but_are_nobodys(self, speaks: GainLife | LoseLife, often: int) -> None:
        table = deck(Table(3, active=1, step=TurnStep.PRECOMBAT_MAIN))
        table.permanent("Tassa", when(NEXT_END, speaks), **ARTIFACT)
        table.settle()
        concede(table, 1).until(TurnStep.END).play_out()
        assert table.triggered() == ["Tassa"] * often
        assert table.life(0) == 20 + often

    def test_800_4j_a_delayed_ability_of_the_next_end_step_triggers(self) -> None:
        table = deck(Table(3, active=1, step=TurnStep.PRECOMBAT_MAIN))
        table.permanent("Lampo", SpellAbility(effects=(Delay(trigger=NEXT_END, effects=(YOU_GAIN,)),)),
                        types=(CardType.INSTANT,), zone=Zone.HAND)  # fmt: skip
        pass_on(pass_on(table.settle())).cast("Lampo", player=0).resolve()
        concede(table, 1).until(TurnStep.END).play_out()
        assert table.life(0) == 21
        assert table.game.turn.active == PlayerId(1)

    def test_800_4j_control_the_end_step_of_an_opponent_it_is_not(self) -> None:
        table = deck(Table(3, active=1, step=TurnStep.PRECOMBAT_MAIN))
        table.permanent("Tassa", when(BeginningOf(step=TurnStep.END, whose=Relation.OPPONENT), YOU_GAIN), **ARTIFACT)
        table.settle()
        concede(table, 1).until(TurnStep.END).play_out()
        assert table.triggered() == []
        assert "player" in table.missed("Tassa")
