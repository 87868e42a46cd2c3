"""107, 608.2h, 202.3: what the words of an ability come to: who 'it' is, how much, how many."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import (
    Count,
    CountersOn,
    CountOf,
    EventAmount,
    Fixed,
    ManaValueOf,
    ManyColors,
    PowerOf,
    Quantity,
    ToughnessOf,
    X,
)
from engine.cards.abilities.references import (
    AttachedTo,
    ControllerOf,
    EachPlayer,
    EventPlayer,
    Every,
    It,
    Other,
    OwnerOf,
    Remembered,
    Target,
    This,
)
from engine.cards.abilities.triggers import DealsDamage, dies
from engine.state.actions import Cast
from engine.state.events import CountersPut
from engine.words.terms import CardType, Color, Relation, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    AURA,
    ENCHANT_CREATURE,
    EQUIPMENT,
    TARGET_CREATURE,
    THIS,
    A,
    die,
    free,
    hit,
    instant,
    moved,
    sorcery,
    to,
    when,
)


def _gained(amount: Quantity) -> int:
    """How much life a spell that targets the bear gives: a 3/4 for {1}{G} with two counters, beside another creature."""
    table = Table()
    table.creature("Orso", 2, 3, counters={"+1/+1": 1, "charge": 5}, mana_cost="{1}{G}", colors=(Color.GREEN,))
    table.creature("Lupo", 7, 7)
    sorcery(table, "Dono", GainLife(amount=amount), targets=(TARGET_CREATURE,))
    return table.settle().cast("Dono", "Orso", x=6).resolve().life(0) - 20


@pytest.mark.parametrize(
    ("amount", "result"),
    [
        (PowerOf(Target()), 3),
        (ToughnessOf(Target()), 4),
        (ManaValueOf(Target()), 2),
        (ManyColors(Target()), 1),
        (CountersOn("charge", Target()), 5),
        (CountersOn("lore", Target()), 0),
        (Count(CREATURE), 2),
        (Count(Filter(types=(CardType.CREATURE,), power=Bounds(least=4))), 1),
        (CountOf(Every(CREATURE)), 2),
        (CountOf(Target()), 1),
        (X(), 6),
        (EventAmount(), 0),
    ],
    ids=lambda value: type(value).__name__,
)
def test_608_2h_a_quantity_is_read_as_the_instruction_is_carried_out(amount: Quantity, result: int) -> None:
    assert _gained(amount) == result


def test_208_1_what_has_no_power_counts_0() -> None:
    table = Table()
    table.permanent("Urna", types=(CardType.ARTIFACT,))
    anything = TargetSpec(objects=Filter())
    amount = GainLife(amount=PowerOf(Target())), GainLife(amount=ToughnessOf(Target()))
    sorcery(table, "Dono", *amount, targets=(anything,))
    assert table.settle().cast("Dono").resolve().life(0) == 20


class TestLastKnown:
    def test_608_2h_power_of_what_died_as_it_last_was(self):
        """With the counter it had; the card in the graveyard has none."""
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), GainLife(amount=PowerOf(It()))))
        bear = table.creature("Orso", 2, 2, counters={"+1/+1": 3})
        assert table.settle().occur(*die(bear)).play_out().life(0) == 25

    def test_608_2h_control_of_what_is_there_as_it_is(self):
        table = Table()
        table.creature("Orso", 2, 2, free(GainLife(amount=PowerOf(This()))))
        table.settle().activate("Orso", 0).occur(_counter(table, "Orso", 2)).resolve()
        assert table.life(0) == 24

    def test_608_2h_of_a_source_that_is_gone_as_it_last_was(self):
        table = Table()
        table.creature("Orso", 2, 2, free(GainLife(amount=PowerOf(This()))))
        table.settle().activate("Orso", 0).occur(_counter(table, "Orso", 2)).occur(*die(table.id("Orso"))).resolve()
        assert table.life(0) == 24

    def test_109_4_its_controller_is_who_last_controlled_it_its_owner_who_owns_it(self):
        table = Table(3)
        pay = LoseLife(amount=Fixed(1), who=ControllerOf(It()))
        heal = GainLife(amount=Fixed(1), who=OwnerOf(It()))
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), pay, heal))
        bear = table.creature("Orso", 2, 2, owner=1, controller=2)
        table.settle().occur(*die(bear)).play_out()
        assert [table.life(seat) for seat in range(3)] == [20, 21, 19]

    def test_108_4a_of_a_card_its_owner(self):
        table = Table()
        table.creature("Orso", 2, 2, owner=1, controller=1, zone=Zone.GRAVEYARD)
        card = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
        sorcery(table, "Lutto", LoseLife(amount=Fixed(2), who=ControllerOf(Target())), targets=(card,))
        assert table.settle().cast("Lutto").resolve().life(1) == 18

    def test_303_4b_the_enchanted_creature_of_an_aura_that_is_gone(self):
        table = Table()
        bear = table.creature("Orso", 2, 2)
        sting = free(DealDamage(amount=Fixed(1), to=AttachedTo()))
        aura = table.permanent("Manto", ENCHANT_CREATURE, sting, **AURA)
        table.builder.attach(aura, bear)
        table.settle().activate("Manto", 1).occur(moved(table.id("Manto"), Zone.HAND)).resolve()
        assert table.one("Orso").damage == 1


def _counter(table: Table, label: str, count: int):
    return CountersPut(on=table.id(label), counter="+1/+1", count=count)


class TestReferences:
    def test_603_2_the_two_parties_of_an_event(self):
        table = Table()
        note = when(
            DealsDamage(source=THIS, to_object=CREATURE),
            PutCounters(counter="charge", on=It()),
            PutCounters(counter="mark", on=Other()),
            LoseLife(amount=EventAmount(), who=EventPlayer()),
        )
        viper = table.creature("Vipera", 2, 2, note)
        bear = table.creature("Orso", 2, 9, controller=1)
        table.settle().occur(hit(viper, bear, 3)).resolve()
        assert (table.one("Vipera").counters, table.one("Orso").counters) == ({"charge": 1}, {"mark": 1})
        assert table.life(1) == 17

    def test_400_7j_what_an_instruction_made_is_remembered_by_name(self):
        table = Table()
        make = CreateTokens(token=creature("Ombra", 1, 1), count=Fixed(2), keep_as="ombre")
        sorcery(table, "Rito", make, PutCounters(counter="+1/+1", on=Remembered("ombre")))
        table.settle().cast("Rito").resolve()
        assert [one.count("+1/+1") for one in table.all("Ombra")] == [1, 1]

    def test_400_7j_control_nothing_is_remembered_by_another_name(self):
        table = Table()
        make = CreateTokens(token=creature("Ombra", 1, 1), keep_as="ombre")
        sorcery(table, "Rito", make, PutCounters(counter="+1/+1", on=Remembered("luci")))
        table.settle().cast("Rito").resolve()
        assert table.one("Ombra").counters == {}

    @pytest.mark.parametrize(
        ("relation", "lives"),
        [
            (Relation.ANY, [19, 19, 19, 19]),
            (Relation.YOU, [19, 20, 20, 20]),
            (Relation.OPPONENT, [20, 19, 20, 19]),
            (Relation.TEAMMATE, [20, 20, 19, 20]),
            (Relation.NOT_YOU, [20, 19, 19, 19]),
        ],
    )
    def test_102_each_player_in_a_relation(self, relation: Relation, lives: list[int]):
        table = Table(4, teams=[0, 1, 0, 1])
        sorcery(table, "Tributo", LoseLife(amount=Fixed(1), who=EachPlayer(relation)))
        table.settle().cast("Tributo").resolve()
        assert [table.life(seat) for seat in range(4)] == lives

    def test_301_5_nothing_is_attached_to_where_there_is_nothing(self):
        table = Table()
        table.permanent("Spada", free(DealDamage(amount=Fixed(1), to=AttachedTo())), **EQUIPMENT)
        table.creature("Orso", 2, 2)
        table.settle().activate("Spada", 0).resolve()
        assert table.one("Orso").damage == 0

    def test_303_4b_the_enchanted_player(self):
        table = Table()
        curse = free(LoseLife(amount=Fixed(2), who=AttachedTo()))
        aura = table.permanent("Malocchio", Keyword(keyword="enchant", quality="player"), curse, **AURA)
        table.builder.attach(aura, to(1)[0])
        assert table.settle().activate("Malocchio", 1).resolve().life(1) == 18


class TestManaValue:
    def _spell(self, least: int) -> bool:
        """Whether a spell for {X}{R} with X = 4 on the stack can be targeted as one with at least that mana value."""
        table = Table()
        instant(table, "Vampa", GainLife(amount=Fixed(0)), mana_cost="{X}{R}")
        big = TargetSpec(objects=Filter(zone=Zone.STACK, mana_value=Bounds(least=least)), minimum=0)
        instant(table, "Sonda", Move(what=Target(), to=Zone.EXILE), targets=(big,))
        table.settle().cast("Vampa", x=4)
        question = play(table.game, Cast(A, table.id("Sonda"))).question
        return question is not None and len(question.options) == 1

    def test_202_3e_on_the_stack_x_counts_as_the_number_chosen(self):
        assert self._spell(5)

    def test_202_3e_control_and_no_more(self):
        assert not self._spell(6)

    def test_202_3e_in_a_quantity_too_and_elsewhere_x_is_0(self):
        table = Table()
        instant(table, "Vampa", GainLife(amount=ManaValueOf(This())), mana_cost="{X}{X}{R}")
        assert table.settle().cast("Vampa", x=3).resolve().life(0) == 27
        again = Table()
        instant(again, "Vampa", GainLife(amount=Fixed(0)), mana_cost="{X}{R}")
        card = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
        instant(again, "Eco", GainLife(amount=ManaValueOf(Target())), targets=(card,))
        again.settle().cast("Vampa", x=3).resolve().cast("Eco").resolve()
        assert again.life(0) == 21


def test_608_2h_a_condition_about_a_player_or_about_nothing_is_false() -> None:
    table = Table()
    branch = If(
        condition=Is(Target(), CREATURE), then=(GainLife(amount=Fixed(5)),), otherwise=(GainLife(amount=Fixed(1)),)
    )
    anybody = TargetSpec(objects=CREATURE, players=Relation.ANY)
    sorcery(table, "Prova", branch, targets=(anybody,))
    assert table.settle().cast("Prova", "Bruno").resolve().life(0) == 21


def test_611_3a_a_static_ability_without_a_description_is_about_its_own_object() -> None:
    table = Table()
    table.creature("Orso", 2, 2, Static(parts=(ModifyPT(Fixed(1), Fixed(1)),)))
    table.creature("Lupo", 2, 2)
    table.settle()
    assert (table.looks("Orso").power, table.looks("Lupo").power) == (3, 2)
