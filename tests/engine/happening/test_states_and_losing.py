"""603.8, 603.9: abilities that trigger on how things stand, and on a player losing."""

from __future__ import annotations

import pytest

from engine.cards.abilities.conditions import Exists, Not, Within
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Counter, CreateTokens, Sacrifice
from engine.cards.abilities.players import GainLife, Lose
from engine.cards.abilities.quantities import Fixed, LifeOf
from engine.cards.abilities.references import EventPlayer, Target, This, You
from engine.cards.abilities.triggers import LosesGame, StateIs
from engine.state.actions import Concede
from engine.state.events import PlayerLost
from engine.words.terms import CardType, Kind, Relation, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, B, C, die, gain, instant, pass_on, sorcery, when

NO_CREATURES = StateIs(Not(Exists(CREATURE)))


class TestState:
    def test_603_8_it_triggers_as_soon_as_the_state_is_there(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle()
        assert table.triggered() == []
        table.occur(*die(bear))
        assert table.triggered() == ["Idolo"]

    def test_603_8_not_again_while_it_waits_or_is_on_the_stack(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear)).occur(gain(0, 1)).occur(gain(0, 1))
        assert table.triggered() == ["Idolo"]
        assert table.stack() == ["Idolo#1"]

    def test_603_8_again_once_it_has_resolved_and_the_state_is_still_there(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear)).resolve()
        assert table.triggered() == ["Idolo", "Idolo"]
        assert table.stack() == ["Idolo#1"]

    def test_603_8_control_not_if_its_effect_has_changed_the_state(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES, CreateTokens(token=creature("Ombra", 1, 1))), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear)).resolve()
        assert table.triggered() == ["Idolo"]

    def test_603_8_control_not_if_its_source_is_gone(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES, Sacrifice(what=This())), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear)).resolve()
        assert table.where("Idolo") is Zone.GRAVEYARD
        assert table.triggered() == ["Idolo"]

    def test_603_8_again_after_it_was_countered(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        bear = table.creature("Orso", 2, 2)
        ability = TargetSpec(objects=Filter(zone=Zone.STACK, kind=Kind.ABILITY))
        instant(table, "Smentita", Counter(what=Target()), targets=(ability,))
        table.settle().occur(*die(bear)).cast("Smentita").resolve()
        assert table.triggered() == ["Idolo", "Idolo"]
        assert table.life(0) == 20

    def test_603_8_a_state_that_is_there_only_in_the_middle_of_a_resolution_is_enough(self):
        """The spell empties the board and fills it again: the ability has triggered in between."""
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        table.creature("Orso", 2, 2)
        sorcery(
            table,
            "Ricambio",
            Sacrifice(what=Target()),
            CreateTokens(token=creature("Ombra", 1, 1)),
            targets=(TargetSpec(objects=CREATURE),),
        )
        table.settle().cast("Ricambio").resolve()
        assert table.triggered() == ["Idolo"]

    def test_603_8_control_the_other_way_round_the_state_is_never_there(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        table.creature("Orso", 2, 2)
        sorcery(
            table,
            "Ricambio",
            CreateTokens(token=creature("Ombra", 1, 1)),
            Sacrifice(what=Target()),
            targets=(TargetSpec(objects=CREATURE),),
        )
        table.settle().cast("Ricambio").resolve()
        assert table.triggered() == []

    def test_603_8_each_object_with_it_has_its_own(self):
        table = Table()
        low = StateIs(Within(LifeOf(You()), Bounds(most=5)))
        for seat in (0, 1):
            table.permanent(f"Fiala{seat}", when(low, GainLife(amount=Fixed(10))), controller=seat, **ARTIFACT)
        table.settle().occur(gain(1, -16))
        assert table.triggered() == ["Fiala1"]
        table.occur(gain(0, -16))
        assert table.triggered() == ["Fiala1", "Fiala0"]

    def test_603_8_an_ability_under_way_does_not_keep_another_of_the_same_source_from_triggering(self):
        table = Table()
        low = StateIs(Within(LifeOf(You()), Bounds(most=5)))
        table.permanent("Fiala", when(low, GainLife(amount=Fixed(10))), when(NO_CREATURES), **ARTIFACT)
        table.settle()
        assert table.stack() == ["Fiala#2"]
        table.occur(gain(0, -16))
        assert table.stack() == ["Fiala#2", "Fiala#1"]

    def test_603_8_a_state_that_is_there_as_the_game_begins_is_noticed_before_anybody_has_priority(self):
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        table.settle()
        assert table.stack() == ["Idolo#1"]

    def test_603_8_a_state_that_a_continuous_effect_brings_in_mid_resolution_is_enough(self):
        """The wolf becomes an artifact and no creature, and dies of the rest of the spell: by then the idol has seen it."""
        table = Table()
        table.permanent("Idolo", when(NO_CREATURES), **ARTIFACT)
        table.creature("Lupo", 2, 2)
        petrify = Apply(to=Target(), parts=(ChangeTypes(set_types=(CardType.ARTIFACT,)),))
        shade = CreateTokens(token=creature("Ombra", 1, 1))
        sorcery(table, "Pietra", petrify, shade, targets=(TargetSpec(objects=CREATURE),))
        table.settle().cast("Pietra").resolve()
        assert table.triggered() == ["Idolo"]


class TestLosing:
    def _table(self) -> Table:
        table = Table(3, life=[20, 2, 20])
        table.permanent("Sciacallo", when(LosesGame(who=Relation.OPPONENT), GainLife(amount=Fixed(4))), **ENCHANTMENT)
        return table.settle()

    @pytest.mark.parametrize("how", ["life", "concession", "effect"])
    def test_603_9_whatever_the_reason(self, how: str):
        table = self._table() if how != "effect" else Table(3)
        if how == "effect":
            ability = when(LosesGame(who=Relation.OPPONENT), GainLife(amount=Fixed(4)))
            table.permanent("Sciacallo", ability, **ENCHANTMENT)
            sorcery(table, "Verdetto", Lose(who=Target()), targets=(TargetSpec(players=Relation.OPPONENT),))
            table.settle().cast("Verdetto", "Bruno").resolve()
        elif how == "life":
            table.occur(gain(1, -2))
        else:
            table.do(Concede(B))
            pass_on(table)
        assert table.in_game() == [0, 2]
        table.play_out()
        assert table.life(0) == 24

    def test_603_9_control_that_a_player_loses_life_is_not_enough(self):
        table = self._table().occur(gain(1, -1))
        assert table.triggered() == []

    def test_603_9_not_for_its_own_controller(self):
        table = Table(3)
        table.permanent("Sciacallo", when(LosesGame(who=Relation.OPPONENT)), controller=2, **ENCHANTMENT)
        table.settle().do(Concede(C))
        table.settle()
        assert table.triggered() == []

    def test_603_10f_it_looks_back_at_an_ability_that_leaves_in_the_same_event(self):
        """The source is destroyed as the player loses; its ability existed right before."""
        table = self._table()
        table.occur(PlayerLost(player=B, why="104.3e"), *die(table.id("Sciacallo")))
        assert table.triggered() == ["Sciacallo"]

    def test_800_4d_the_ability_of_the_player_who_lost_is_not_put_on_the_stack(self):
        table = Table(3, life=[20, 2, 20])
        table.permanent(
            "Lamento",
            when(LosesGame(who=Relation.YOU)),
            controller=1,
            **ENCHANTMENT,
        )
        table.settle().occur(gain(1, -2))
        assert table.stack() == []

    def test_603_9_that_player_is_who_lost(self):
        table = Table(3, life=[20, 2, 20])
        table.permanent("Cronaca", when(LosesGame(), GainLife(amount=Fixed(1), who=EventPlayer())), **ENCHANTMENT)
        table.settle().occur(gain(1, -2)).play_out()
        assert [table.life(seat) for seat in (0, 2)] == [20, 20]

    def test_104_1_in_a_game_of_two_nothing_is_put_any_more(self):
        table = Table(life=[20, 2])
        table.permanent("Sciacallo", when(LosesGame()), **ENCHANTMENT)
        table.settle().occur(gain(1, -2))
        assert table.over
        assert table.game.waiting == ()
