"""603.4, 603.5, 603.2b, 603.2h: 'if' twice, 'may', beginnings of steps, once each turn."""

from __future__ import annotations

from engine.cards.abilities.choices import May
from engine.cards.abilities.conditions import AllOf, AnyOf, Compare, Exists, Is, Not, TurnOf, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Count, Fixed, LifeOf
from engine.cards.abilities.references import EachPlayer, EventPlayer, It, This, You
from engine.cards.abilities.triggers import BeginningOf, dies, enters
from engine.state.facts.announced import ConditionFails
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ANOTHER_CREATURE, ARTIFACT, THIS, as_offered, die, gain, moved, when

UPKEEP = BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU)
RICH = Within(LifeOf(You()), Bounds(least=20))


class TestInterveningIf:
    def _table(self, life: int) -> Table:
        table = Table(active=1, step=TurnStep.END, life=[life, 20])
        table.permanent("Tesoro", when(UPKEEP, condition=RICH), **ARTIFACT)
        return table.settle()

    def test_603_4_true_both_times_it_happens(self):
        table = self._table(20).until(TurnStep.UPKEEP)
        assert table.stack() == ["Tesoro#1"]
        table.resolve()
        assert table.life(0) == 21

    def test_603_4_control_false_as_the_event_happens_it_does_not_trigger(self):
        table = self._table(19).until(TurnStep.UPKEEP)
        assert table.stack() == []
        assert table.missed("Tesoro")[-1] == "intervening if"

    def test_603_4_becoming_true_afterwards_changes_nothing(self):
        table = self._table(19).until(TurnStep.UPKEEP)
        table.occur(gain(0, 5))
        assert table.triggered() == []

    def test_608_2a_become_false_it_is_removed_and_does_nothing(self):
        table = self._table(20).until(TurnStep.UPKEEP)
        table.occur(gain(0, -3)).resolve()
        assert table.life(0) == 17
        last = table.steps[-2]
        assert last.facts == (ConditionFails(),)
        assert {"608.2a", "603.4"} <= set(last.rules)

    def test_608_2a_false_in_between_and_true_again_it_resolves(self):
        table = self._table(20).until(TurnStep.UPKEEP)
        table.occur(gain(0, -3)).occur(gain(0, 3)).resolve()
        assert table.life(0) == 21

    def test_603_4_about_what_died_by_its_last_looks_both_times(self):
        """'When it dies, if it had no counter on it': the object is gone, what it was remains."""
        table = Table()
        bare = Not(Is(It(), Filter(counter="+1/+1")))
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), condition=bare))
        plain = table.creature("Orso", 2, 2)
        grown = table.creature("Lupo", 2, 2, counters={"+1/+1": 1})
        table.settle().occur(*die(grown))
        assert table.triggered() == []
        table.occur(*die(plain)).play_out()
        assert table.triggered() == ["Becchino"]
        assert table.life(0) == 21


class TestConditions:
    """Each kind of condition, both ways, as an intervening 'if' of one and the same ability."""

    def _triggers(self, condition: object, **more: object) -> bool:
        table = Table(**more)  # type: ignore[arg-type]
        table.creature("Araldo", 1, 1, when(enters(ANOTHER_CREATURE), condition=condition))
        table.creature("Lupo", 3, 3, "flying")
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.BATTLEFIELD))
        return table.triggered() == ["Araldo"]

    def test_a_count_compared_with_a_number(self):
        creatures = Count(Filter(types=(CardType.CREATURE,)))
        assert self._triggers(Compare(creatures, "=", Fixed(3)))
        assert self._triggers(Compare(creatures, ">=", Fixed(3)))
        assert self._triggers(Compare(creatures, "<=", Fixed(3)))
        assert not self._triggers(Compare(creatures, ">", Fixed(3)))
        assert not self._triggers(Compare(creatures, "<", Fixed(3)))

    def test_something_exists(self):
        assert self._triggers(Exists(Filter(keyword="flying")))
        assert not self._triggers(Exists(Filter(keyword="flying"), least=2))

    def test_whose_turn_it_is(self):
        assert self._triggers(TurnOf(Relation.YOU))
        assert not self._triggers(TurnOf(Relation.OPPONENT))
        assert self._triggers(TurnOf(Relation.OPPONENT), active=1)

    def test_all_of_them_and_any_of_them(self):
        yes, no = TurnOf(Relation.YOU), TurnOf(Relation.OPPONENT)
        assert self._triggers(AllOf((yes, yes)))
        assert not self._triggers(AllOf((yes, no)))
        assert self._triggers(AnyOf((no, yes)))
        assert not self._triggers(AnyOf((no, no)))

    def test_what_it_is_about(self):
        assert self._triggers(Is(It(), Filter(name="Orso")))
        assert not self._triggers(Is(It(), Filter(name="Lupo")))
        assert self._triggers(Is(This(), Filter(name="Araldo")))


class TestMay:
    """603.5: the ability goes on the stack; whether is asked as it resolves."""

    def _table(self) -> Table:
        table = Table()
        offer = May(then=(GainLife(amount=Fixed(3)),), otherwise=(LoseLife(amount=Fixed(1)),))
        table.creature("Araldo", 1, 1, when(enters(THIS), offer), zone=Zone.HAND)
        return table.settle().occur(moved(table.id("Araldo"), Zone.BATTLEFIELD))

    def test_603_5_it_is_on_the_stack_before_anybody_is_asked(self):
        assert self._table().stack() == ["Araldo#1"]

    def test_603_5_yes(self):
        assert self._table().resolve(True).life(0) == 23

    def test_603_5_control_no(self):
        assert self._table().resolve(False).life(0) == 19


class TestBeginnings:
    def test_603_2b_each_turn_of_the_player_it_says(self):
        table = Table(active=1, step=TurnStep.END)
        table.library(0, 5)
        table.library(1, 5)
        table.permanent("Tesoro", when(UPKEEP), **ARTIFACT)
        table.settle().until(TurnStep.UPKEEP, player=0)
        assert table.triggered() == ["Tesoro"]
        table.until(TurnStep.UPKEEP, player=1)
        assert table.triggered() == ["Tesoro"]
        assert table.missed("Tesoro")[-1] == "player"
        table.until(TurnStep.UPKEEP, player=0)
        assert table.triggered() == ["Tesoro", "Tesoro"]

    def test_603_2b_each_kind_of_step(self):
        table = Table(active=1, step=TurnStep.CLEANUP)
        table.library(0, 5)
        seen = [TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.PRECOMBAT_MAIN, TurnStep.BEGINNING_OF_COMBAT, TurnStep.END]
        for step in seen:
            table.permanent(step.value, when(BeginningOf(step=step, whose=Relation.YOU)), **ARTIFACT)
        table.settle().until(TurnStep.END, player=0)
        assert table.triggered() == [step.value for step in seen]

    def test_513_2_an_ability_that_arrives_in_the_end_step_waits_for_the_next_one(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        table.library(0, 2)
        table.library(1, 2)
        ability = when(BeginningOf(step=TurnStep.END))
        clock = table.permanent("Clessidra", ability, zone=Zone.HAND, **ARTIFACT)
        table.settle().until(TurnStep.END)
        table.occur(moved(clock, Zone.BATTLEFIELD)).until(TurnStep.UPKEEP)
        assert table.triggered() == []
        table.until(TurnStep.END)
        assert table.triggered() == ["Clessidra"]

    def test_603_2b_that_player_is_whose_step_it_is(self):
        table = Table(active=0, step=TurnStep.END)
        each = BeginningOf(step=TurnStep.UPKEEP)
        table.permanent("Tassa", when(each, LoseLife(amount=Fixed(1), who=EventPlayer())), **ARTIFACT)
        table.settle().until(TurnStep.UPKEEP).play_out()
        assert (table.life(0), table.life(1)) == (20, 19)


class TestSharedTurns:
    """805.4d: in a turn that a team shares."""

    def _table(self, *abilities: object) -> Table:
        table = Table(4, active=2, step=TurnStep.CLEANUP, teams=[0, 0, 1, 1], shared=True)
        for number, ability in enumerate(abilities):
            table.permanent(f"Tassa{number}", ability, **ARTIFACT)  # type: ignore[arg-type]
        return table

    def test_805_4d_once_for_each_player_if_it_speaks_of_that_player(self):
        each = BeginningOf(step=TurnStep.UPKEEP)
        table = self._table(when(each, LoseLife(amount=Fixed(1), who=EventPlayer())))
        as_offered(table).play_out()
        assert table.triggered() == ["Tassa0", "Tassa0"]
        assert (table.life(0), table.life(2)) == (28, 30)

    def test_805_4d_control_once_if_it_does_not(self):
        each = BeginningOf(step=TurnStep.UPKEEP)
        table = self._table(when(each, LoseLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT))))
        table.settle().play_out()
        assert table.triggered() == ["Tassa0"]

    def test_805_4_your_upkeep_is_your_teams_whoever_of_it_controls_the_ability(self):
        table = self._table()
        table.permanent("Tesoro", when(UPKEEP, GainLife(amount=Fixed(1), who=EventPlayer())), controller=1, **ARTIFACT)
        table.settle().play_out()
        assert table.triggered() == ["Tesoro"]
        assert table.life(1) == 31


class TestOnceEachTurn:
    def test_603_2h_once_in_a_turn_and_again_in_the_next(self):
        table = Table(active=0, step=TurnStep.PRECOMBAT_MAIN)
        table.library(1, 2)
        table.creature("Araldo", 1, 1, when(enters(ANOTHER_CREATURE), once_each_turn=True))
        cards = [table.creature(label, 1, 1, zone=Zone.HAND) for label in ("Lupo", "Orso", "Volpe")]
        table.settle().occur(moved(cards[0], Zone.BATTLEFIELD)).play_out()
        table.occur(moved(cards[1], Zone.BATTLEFIELD)).play_out()
        assert table.triggered() == ["Araldo"]
        assert table.missed("Araldo") == ["once each turn"]
        table.until(TurnStep.UPKEEP).occur(moved(cards[2], Zone.BATTLEFIELD))
        assert table.triggered() == ["Araldo", "Araldo"]

    def test_603_2h_control_two_at_once_count_as_one_turn_too(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(enters(ANOTHER_CREATURE), once_each_turn=True))
        cards = [table.creature(label, 1, 1, zone=Zone.HAND) for label in ("Lupo", "Orso")]
        table.settle().occur(*(moved(one, Zone.BATTLEFIELD) for one in cards))
        assert table.triggered() == ["Araldo"]
