"""603.2, 119.9, 120, 121, 601.2i: damage, life, draws, spells, counters."""

from __future__ import annotations

from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import EachPlayer, EventPlayer, Other, Target, You
from engine.cards.abilities.triggers import CastsSpell, CountersPutOn, DealsDamage, Draws, LifeChanges
from engine.state.actions import Occur, PlayLand
from engine.state.events import CountersPut
from engine.words.terms import CardType, Kind, Reason, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    LAND,
    TARGET_PLAYER,
    THIS,
    A,
    as_offered,
    free,
    gain,
    hit,
    instant,
    moved,
    sorcery,
    to,
    when,
)


class TestDamage:
    def test_120_3_damage_dealt_by_this_to_a_player(self):
        table = Table()
        one = table.creature("Ladro", 1, 1, when(DealsDamage(source=THIS, to_player=Relation.OPPONENT)))
        table.settle().occur(hit(one, to(1)[0], 2))
        assert table.triggered() == ["Ladro"]

    def test_603_2_control_to_another_kind_of_recipient(self):
        table = Table()
        one = table.creature("Ladro", 1, 1, when(DealsDamage(source=THIS, to_player=Relation.OPPONENT)))
        bear = table.creature("Orso", 2, 4, controller=1)
        table.settle().occur(hit(one, bear, 2))
        assert table.triggered() == []
        assert table.missed("Ladro") == ["recipient"]
        table.occur(hit(one, to(0)[0], 2))
        assert table.missed("Ladro") == ["recipient", "player"]

    def test_603_2_control_damage_to_a_player_where_an_object_is_meant(self):
        table = Table()
        one = table.creature("Ladro", 1, 1, when(DealsDamage(source=THIS, to_object=CREATURE)))
        table.settle().occur(hit(one, to(1)[0], 2))
        assert table.triggered() == []
        assert table.missed("Ladro") == ["recipient"]

    def test_120_2a_only_combat_damage_where_it_says_so(self):
        table = Table()
        one = table.creature("Ladro", 1, 1, when(DealsDamage(source=THIS, combat=True)))
        table.settle().occur(hit(one, to(1)[0], 2))
        assert table.missed("Ladro") == ["combat"]
        table.occur(hit(one, to(1)[0], 2, combat=True))
        assert table.triggered() == ["Ladro"]

    def test_120_9_once_for_each_recipient_with_the_damage_dealt_to_it(self):
        table = Table()
        ability = when(
            DealsDamage(source=Filter(), to_object=CREATURE), LoseLife(amount=EventAmount(), who=EventPlayer())
        )
        table.permanent("Specchio", ability, **ARTIFACT)
        source = table.creature("Drago", 4, 4)
        mine, theirs = table.creature("Orso", 2, 9), table.creature("Lupo", 2, 9, controller=1)
        table.settle().do(Occur((hit(source, mine, 2), hit(source, theirs, 3))))
        as_offered(table).play_out()
        assert (table.life(0), table.life(1)) == (18, 17)

    def test_120_8_no_damage_no_trigger(self):
        table = Table()
        one = table.creature("Ladro", 1, 1, when(DealsDamage(source=THIS)))
        table.settle().occur(hit(one, to(1)[0], 0))
        assert table.triggered() == []

    def test_120_1a_damage_to_what_cannot_be_dealt_any_is_none(self):
        table = Table()
        one = table.creature("Ladro", 1, 1, when(DealsDamage(source=THIS)))
        land = table.permanent("Foresta", **LAND, controller=1)
        table.settle().occur(hit(one, land, 3))
        assert table.triggered() == []

    def test_603_2_what_was_dealt_damage_is_known(self):
        table = Table()
        ability = when(DealsDamage(source=THIS, to_object=CREATURE), DealDamage(amount=Fixed(1), to=Other()))
        one = table.creature("Vipera", 1, 1, ability)
        bear = table.creature("Orso", 2, 4, controller=1)
        table.settle().occur(hit(one, bear, 1)).resolve()
        assert table.one("Orso").damage == 2


class TestLife:
    def test_119_9_once_for_each_event_of_gaining_life(self):
        table = Table()
        ability = when(LifeChanges(who=Relation.YOU), LoseLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT)))
        table.permanent("Reliquia", ability, **ARTIFACT)
        table.settle().occur(gain(0, 3), gain(0, 2)).play_out()
        assert table.triggered() == ["Reliquia", "Reliquia"]
        assert table.life(1) == 18

    def test_119_9_control_gaining_nothing_is_no_event(self):
        table = Table()
        table.permanent("Reliquia", when(LifeChanges(who=Relation.YOU)), **ARTIFACT)
        table.settle().occur(gain(0, 0))
        assert table.triggered() == []

    def test_119_3_losing_is_not_gaining(self):
        table = Table()
        table.permanent("Reliquia", when(LifeChanges(who=Relation.YOU)), **ARTIFACT)
        table.settle().occur(gain(0, -2))
        assert table.missed("Reliquia") == ["gain or loss"]

    def test_119_2_damage_to_a_player_is_a_loss_of_life(self):
        table = Table()
        table.permanent(
            "Cilicio",
            when(LifeChanges(who=Relation.OPPONENT, gained=False), GainLife(amount=EventAmount())),
            **ARTIFACT,
        )
        wolf = table.creature("Lupo", 2, 2)
        table.settle().occur(hit(wolf, to(1)[0], 3)).play_out()
        assert table.life(0) == 23

    def test_119_3_the_life_of_another_player_is_not_asked_for(self):
        table = Table()
        table.permanent("Reliquia", when(LifeChanges(who=Relation.YOU)), **ARTIFACT)
        table.settle().occur(gain(1, 2))
        assert table.missed("Reliquia") == ["player"]

    def test_702_15b_two_creatures_with_lifelink_are_two_events(self):
        table = Table()
        table.permanent("Reliquia", when(LifeChanges(who=Relation.YOU), _poke), **ARTIFACT)
        first = table.creature("Angelo", 2, 2, "lifelink")
        second = table.creature("Vampiro", 2, 2, "lifelink")
        table.settle().occur(hit(first, to(1)[0], 2), hit(second, to(1)[0], 2))
        assert table.triggered() == ["Reliquia", "Reliquia"]


_poke = LoseLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT))


class TestDraws:
    def test_121_2_cards_are_drawn_one_by_one_and_each_draw_triggers(self):
        table = Table()
        table.library(0, 3)
        table.permanent("Veggente", when(Draws(who=Relation.YOU)), **ARTIFACT)
        sorcery(table, "Studio", Draw(count=Fixed(3)))
        table.settle().cast("Studio").resolve()
        assert table.triggered() == ["Veggente"] * 3

    def test_121_1_control_a_card_put_into_hand_is_not_drawn(self):
        table = Table()
        table.library(0, 1)
        table.permanent("Veggente", when(Draws(who=Relation.YOU)), **ARTIFACT)
        table.settle().occur(moved(table.id("0c0"), Zone.HAND))
        assert table.triggered() == []
        assert table.missed("Veggente") == ["reason"]

    def test_121_2_the_draws_of_others_are_not_asked_for(self):
        table = Table()
        table.library(1, 1)
        table.permanent("Veggente", when(Draws(who=Relation.YOU)), **ARTIFACT)
        table.settle().occur(moved(table.id("1c0"), Zone.HAND, Reason.DRAWN))
        assert table.missed("Veggente") == ["player"]

    def test_121_4_a_draw_from_an_empty_library_is_none(self):
        table = Table(3)
        table.library(1, 1)
        table.permanent("Veggente", when(Draws()), **ARTIFACT)
        sorcery(table, "Studio", Draw())
        table.settle().cast("Studio").resolve()
        assert table.triggered() == []


class TestCasting:
    def test_601_2i_casting_a_spell_triggers_and_the_ability_goes_above_it(self):
        table = Table()
        table.permanent("Coro", when(CastsSpell(who=Relation.YOU)), **ENCHANTMENT)
        instant(table, "Lampo", GainLife(amount=Fixed(5)))
        table.settle().cast("Lampo")
        assert table.stack() == ["Lampo", "Coro#1"]

    def test_601_2i_control_another_player_another_kind_of_spell(self):
        table = Table()
        creatures = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))
        table.permanent("Coro", when(CastsSpell(who=Relation.OPPONENT)), **ENCHANTMENT)
        table.permanent("Culla", when(CastsSpell(who=Relation.YOU, spell=creatures)), **ENCHANTMENT)
        instant(table, "Lampo", GainLife(amount=Fixed(5)))
        table.settle().cast("Lampo")
        assert table.triggered() == []
        assert (table.missed("Coro"), table.missed("Culla")) == (["player"], ["type"])

    def test_602_2_activating_an_ability_is_not_casting(self):
        table = Table()
        table.permanent("Coro", when(CastsSpell()), **ENCHANTMENT)
        table.permanent("Fonte", free(GainLife(amount=Fixed(1))), **ARTIFACT)
        table.settle().activate("Fonte", 0)
        assert table.triggered() == []

    def test_305_1_nor_is_playing_a_land(self):
        table = Table()
        table.permanent("Coro", when(CastsSpell()), **ENCHANTMENT)
        land = table.permanent("Foresta", **LAND, zone=Zone.HAND)
        table.settle().do(PlayLand(A, land))
        assert table.settle().triggered() == []

    def test_603_2_that_player_is_who_cast_it(self):
        table = Table()
        table.permanent("Tassa", when(CastsSpell(), LoseLife(amount=Fixed(2), who=EventPlayer())), **ENCHANTMENT)
        instant(table, "Lampo", GainLife(amount=Fixed(5)), controller=1)
        table.settle().until(TurnStep.UPKEEP, player=1)
        table.cast("Lampo", player=1).resolve()
        assert (table.life(0), table.life(1)) == (20, 18)


class TestCounters:
    def test_122_6_once_for_each_object_that_gets_counters(self):
        table = Table()
        table.permanent("Giardino", when(CountersPutOn(subject=CREATURE, counter="+1/+1")), **ENCHANTMENT)
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().occur(
            CountersPut(on=bear, counter="+1/+1", count=2), CountersPut(on=wolf, counter="+1/+1", count=1)
        )
        assert table.triggered() == ["Giardino", "Giardino"]

    def test_603_2_control_another_kind_of_counter_another_recipient(self):
        table = Table()
        table.permanent("Giardino", when(CountersPutOn(subject=CREATURE, counter="+1/+1")), **ENCHANTMENT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(CountersPut(on=bear, counter="charge", count=1))
        table.occur(CountersPut(on=to(1)[0], counter="poison", count=1))
        assert table.triggered() == []
        assert table.missed("Giardino") == ["counter", "recipient"]

    def test_122_7_the_third_counter_by_however_many_at_once(self):
        table = Table()
        bear = table.creature(
            "Orso", 2, 2, when(CountersPutOn(subject=THIS, counter="charge", crosses=3)), counters={"charge": 1}
        )
        table.settle().occur(CountersPut(on=bear, counter="charge", count=1))
        assert table.missed("Orso") == ["number of counters"]
        table.occur(CountersPut(on=bear, counter="charge", count=4))
        assert table.triggered() == ["Orso"]
        table.occur(CountersPut(on=bear, counter="charge", count=1))
        assert table.triggered() == ["Orso"]


def test_603_3_an_ability_on_the_stack_is_no_card() -> None:
    table = Table()
    table.permanent("Coro", when(CastsSpell(who=Relation.YOU)), **ENCHANTMENT)
    instant(table, "Lampo", DealDamage(amount=Fixed(1), to=Target()), targets=(TARGET_PLAYER,))
    table.settle().cast("Lampo", "Bruno")
    ability = table.one("Coro#1")
    assert ability.kind is Kind.ABILITY
    assert not ability.is_card
    assert table.looks("Coro#1").name == ""


def test_608_2h_you_is_the_controller_of_the_ability() -> None:
    table = Table()
    table.permanent("Coro", when(CastsSpell(), GainLife(amount=Fixed(1), who=You())), **ENCHANTMENT, controller=1)
    instant(table, "Lampo", GainLife(amount=Fixed(5)))
    table.settle().cast("Lampo").resolve()
    assert table.life(1) == 21
