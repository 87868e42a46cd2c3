"""603.7, 603.12: delayed and reflexive triggered abilities."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import May
from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.objects import CreateTokens, Move, Sacrifice
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed, ManaValueOf, X
from engine.cards.abilities.references import EachPlayer, EventPlayer, It, Remembered, Target, You
from engine.cards.abilities.triggers import (
    AbilityTriggers,
    Becomes,
    BeginningOf,
    CastsSpell,
    LifeChanges,
    When,
    dies,
    enters,
)
from engine.state.actions import Occur
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THIS,
    die,
    free,
    gain,
    instant,
    moved,
    pass_on,
    sorcery,
    when,
)

NEXT_END = BeginningOf(step=TurnStep.END)


def _delay(*effects, trigger=NEXT_END, until=None) -> Delay:
    return Delay(trigger=trigger, effects=effects, until=until)


class TestCreation:
    def test_603_7a_it_does_not_see_what_happened_before_it_existed(self):
        """The spell gains life first and then makes an ability that watches for life gained."""
        table = Table()
        watch = _delay(GainLife(amount=Fixed(10)), trigger=LifeChanges(who=Relation.YOU))
        sorcery(table, "Rito", GainLife(amount=Fixed(1)), watch)
        table.settle().cast("Rito").play_out()
        assert table.life(0) == 21

    def test_603_7a_control_what_happens_after_it_within_the_same_resolution_it_sees(self):
        table = Table()
        watch = _delay(GainLife(amount=Fixed(10)), trigger=LifeChanges(who=Relation.YOU))
        sorcery(table, "Rito", watch, GainLife(amount=Fixed(1)))
        table.settle().cast("Rito").play_out()
        assert table.life(0) == 31


class TestOnce:
    def test_603_7b_it_triggers_once_the_next_time(self):
        table = Table()
        sorcery(table, "Rito", _delay(LoseLife(amount=Fixed(1)), trigger=LifeChanges(who=Relation.YOU)))
        table.settle().cast("Rito").play_out().occur(gain(0, 1)).play_out().occur(gain(0, 1)).play_out()
        assert table.life(0) == 21

    def test_603_7b_control_with_a_duration_each_time(self):
        table = Table()
        watch = _delay(LoseLife(amount=Fixed(1)), trigger=LifeChanges(who=Relation.YOU), until=Duration.END_OF_TURN)
        sorcery(table, "Rito", watch)
        table.settle().cast("Rito").play_out().occur(gain(0, 1)).play_out().occur(gain(0, 1)).play_out()
        assert table.life(0) == 20

    def test_514_2_its_duration_ends_with_the_turn(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        table.library(1, 3)
        watch = _delay(LoseLife(amount=Fixed(1)), trigger=LifeChanges(who=Relation.YOU), until=Duration.END_OF_TURN)
        sorcery(table, "Rito", watch)
        table.settle().cast("Rito").play_out().until(TurnStep.UPKEEP).occur(gain(0, 1)).play_out()
        assert table.life(0) == 21

    def test_500_4_until_your_next_turn_ends_as_that_turn_begins(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        table.library(0, 3)
        table.library(1, 3)
        watch = _delay(LoseLife(amount=Fixed(1)), trigger=LifeChanges(who=Relation.YOU), until=Duration.YOUR_NEXT_TURN)
        sorcery(table, "Rito", watch)
        table.settle().cast("Rito").play_out().until(TurnStep.UPKEEP, player=1).occur(gain(0, 1)).play_out()
        assert table.life(0) == 20
        table.until(TurnStep.UPKEEP, player=0).occur(gain(0, 1)).play_out()
        assert table.life(0) == 21

    def test_603_7b_of_several_events_at_once_its_controller_chooses(self):
        table = Table()
        watch = _delay(Move(what=It(), to=Zone.EXILE), trigger=dies(CREATURE))
        sorcery(table, "Rito", watch)
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().cast("Rito").play_out()
        table.occur(*die(bear, wolf), answers=["Lupo"]).play_out()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.GRAVEYARD, Zone.EXILE)

    def test_603_7b_control_the_other_choice(self):
        table = Table()
        watch = _delay(Move(what=It(), to=Zone.EXILE), trigger=dies(CREATURE))
        sorcery(table, "Rito", watch)
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().cast("Rito").play_out()
        table.occur(*die(bear, wolf), answers=["Orso"]).play_out()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.EXILE, Zone.GRAVEYARD)

    def test_603_7b_not_asked_where_its_words_make_no_difference(self):
        table = Table()
        sorcery(table, "Rito", _delay(GainLife(amount=Fixed(1)), trigger=dies(CREATURE)))
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().cast("Rito").play_out().occur(*die(bear, wolf)).play_out()
        assert table.life(0) == 21

    def test_603_2c_with_a_duration_one_or_more_triggers_once_for_an_event(self):
        table = Table()
        trigger = dies(CREATURE, one_or_more=True)
        sorcery(table, "Rito", _delay(GainLife(amount=Fixed(1)), trigger=trigger, until=Duration.END_OF_TURN))
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().cast("Rito").play_out().occur(*die(bear, wolf)).play_out()
        assert table.life(0) == 21

    def test_603_2c_control_without_it_once_for_each(self):
        table = Table()
        sorcery(table, "Rito", _delay(GainLife(amount=Fixed(1)), trigger=dies(CREATURE), until=Duration.END_OF_TURN))
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().cast("Rito").play_out().occur(*die(bear, wolf)).play_out()
        assert table.life(0) == 22


class TestObject:
    """603.7c: it goes on meaning the same object, and no new one."""

    def _table(self) -> Table:
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        sacrifice = _delay(Sacrifice(what=Remembered("spirito")))
        token = creature("Spirito", 1, 1)
        sorcery(table, "Rito", CreateTokens(token=token, keep_as="spirito"), sacrifice)
        return table.settle().cast("Rito").play_out()

    def test_603_7c_the_object_it_was_made_for(self):
        table = self._table().until(TurnStep.END)
        assert table.where("Spirito") is Zone.BATTLEFIELD
        table.play_out()
        assert table.where("Spirito") is None

    def _returned(self, *, again: bool) -> Table:
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        back = _delay(Sacrifice(what=Remembered("orso")))
        instant(
            table, "Richiamo", Move(what=Target(), to=Zone.BATTLEFIELD, keep_as="orso"), back,
            targets=(TargetSpec(objects=Filter(zone=Zone.GRAVEYARD)),),
        )  # fmt: skip
        table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        table.settle().cast("Richiamo").play_out()
        if again:
            table.occur(moved(table.id("Orso"), Zone.EXILE)).occur(moved(table.id("Orso"), Zone.BATTLEFIELD))
        return table.until(TurnStep.END).play_out()

    def test_603_7c_an_object_that_left_and_came_back_is_another(self):
        assert self._returned(again=True).where("Orso") is Zone.BATTLEFIELD

    def test_603_7c_control_it_stayed(self):
        assert self._returned(again=False).where("Orso") is Zone.GRAVEYARD

    def test_603_7c_what_a_spell_targeted_is_what_its_delayed_ability_means(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        sorcery(table, "Patto", _delay(Sacrifice(what=Target())), targets=(TARGET_CREATURE,))
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.settle().cast("Patto", "Lupo").play_out().until(TurnStep.END).play_out()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)

    def test_115_1d_but_it_does_not_target_it_again(self):
        """Hexproof gained in between does not save it, and nothing watches it become a target a second time."""
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        sorcery(table, "Patto", _delay(Move(what=Target(), to=Zone.EXILE)), targets=(TARGET_CREATURE,))
        table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="targeted")), controller=1)
        table.settle().cast("Patto").play_out()
        assert table.triggered() == ["Orso"]
        table.until(TurnStep.END).play_out()
        assert table.where("Orso") is Zone.EXILE
        assert table.triggered() == ["Orso", "Patto"]

    def test_603_7_the_amount_of_x_goes_with_it(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        sorcery(table, "Rito", _delay(GainLife(amount=X())))
        table.settle().cast("Rito", x=4).play_out().until(TurnStep.END).play_out()
        assert table.life(0) == 24

    def test_603_7_its_own_event_says_who_that_player_and_it_are(self):
        table = Table()
        punish = _delay(LoseLife(amount=ManaValueOf(It()), who=EventPlayer()), trigger=CastsSpell())
        sorcery(table, "Rito", punish)
        instant(table, "Lampo", GainLife(amount=Fixed(0)), controller=1, mana_cost="{2}{R}")
        table.settle().cast("Rito").play_out()
        pass_on(table).cast("Lampo", player=1).resolve()
        assert (table.life(0), table.life(1)) == (20, 17)


class TestController:
    def test_603_7d_the_player_who_controlled_the_spell(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        sorcery(table, "Rito", _delay(GainLife(amount=Fixed(3))))
        table.settle().cast("Rito").play_out().until(TurnStep.END)
        assert table.one("Rito#").controller == 0
        table.play_out()
        assert table.life(0) == 23

    def test_603_7e_the_player_who_controlled_the_ability_though_its_source_changed_hands(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        table.permanent("Fonte", free(_delay(GainLife(amount=Fixed(3)))), **ARTIFACT)
        artifact = TargetSpec(objects=Filter(types=(CardType.ARTIFACT,)))
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
        instant(table, "Furto", steal, controller=1, targets=(artifact,))
        table.settle().activate("Fonte", 0).play_out()
        pass_on(table).cast("Furto", player=1).play_out()
        assert table.controller("Fonte") == 1
        table.until(TurnStep.END).play_out()
        assert (table.life(0), table.life(1)) == (23, 20)


class TestReflexive:
    def _spell(self, table: Table) -> None:
        sting = Triggered(trigger=When(), effects=(DealDamage(amount=Fixed(2), to=Target()),), targets=(TARGET_PLAYER,))
        sorcery(table, "Offerta", May(then=(LoseLife(amount=Fixed(1)), Reflect(ability=sting))))

    def test_603_12_it_goes_on_the_stack_after_the_spell_with_targets_of_its_own(self):
        table = Table()
        self._spell(table)
        table.settle().cast("Offerta").resolve(True, "Bruno")
        assert table.where("Offerta") is Zone.GRAVEYARD
        assert table.stack() == ["Offerta#"]
        assert table.life(1) == 20
        table.resolve()
        assert table.life(1) == 18

    def test_603_12_control_not_done_no_ability(self):
        table = Table()
        self._spell(table)
        table.settle().cast("Offerta").resolve(False)
        assert table.stack() == []

    def test_603_12_it_can_mean_what_the_spell_targeted(self):
        table = Table()
        exile = Triggered(trigger=When(), effects=(Move(what=Target(), to=Zone.EXILE),))
        sorcery(table, "Offerta", LoseLife(amount=Fixed(1)), Reflect(ability=exile), targets=(TARGET_CREATURE,))
        table.creature("Orso", 2, 2)
        table.settle().cast("Offerta").resolve()
        assert table.where("Orso") is Zone.BATTLEFIELD
        table.resolve()
        assert table.where("Orso") is Zone.EXILE

    def test_603_12a_once_for_each_time_it_is_made(self):
        table = Table()
        ability = Triggered(trigger=When(), effects=(GainLife(amount=Fixed(1)),))
        sorcery(table, "Offerta", Reflect(ability=ability), Reflect(ability=ability))
        table.settle().cast("Offerta").play_out()
        assert table.life(0) == 22

    def test_603_3b_an_ability_that_watches_abilities_sees_a_reflexive_one(self):
        table = Table()
        watch = when(AbilityTriggers(of=Filter()), LoseLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT)))
        table.permanent("Eco", watch, **ENCHANTMENT)
        sorcery(table, "Offerta", Reflect(ability=Triggered(trigger=When(), effects=(GainLife(amount=Fixed(1)),))))
        table.settle().cast("Offerta").resolve()
        assert table.triggered() == ["Offerta", "Eco"]
        assert table.stack() == ["Offerta#", "Eco#1"]


@pytest.mark.parametrize("amount", [1, 4])
def test_603_7_the_number_of_its_event_is_known(amount: int) -> None:
    table = Table()
    watch = _delay(
        LoseLife(amount=EventAmount(), who=EachPlayer(Relation.OPPONENT)), trigger=LifeChanges(who=Relation.YOU)
    )
    sorcery(table, "Rito", watch)
    table.settle().cast("Rito").play_out().occur(gain(0, amount)).play_out()
    assert table.life(1) == 20 - amount


def test_603_7_a_delayed_ability_may_watch_for_what_its_maker_cannot_see_any_more() -> None:
    """The creature that made it is long gone; the ability is its own."""
    table = Table()
    table.library(0, 2)
    table.creature("Profeta", 1, 1, when(dies(THIS), _delay(Draw(), trigger=enters(ANOTHER_CREATURE))))
    bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
    table.settle().occur(*die(table.id("Profeta"))).play_out()
    table.occur(moved(bear, Zone.BATTLEFIELD)).play_out()
    assert table.zone(Zone.HAND) == ["0c0"]


def test_603_7_an_event_out_of_the_blue_at_any_moment_is_seen() -> None:
    table = Table()
    sorcery(table, "Rito", _delay(GainLife(amount=Fixed(1)), trigger=dies(CREATURE)))
    bear = table.creature("Orso", 2, 2)
    table.settle().cast("Rito").play_out().do(Occur(die(bear)))
    table.settle().play_out()
    assert table.life(0) == 21
