"""120, 400.7, 701: damage, destruction, moves, sacrifice, fighting, countering: one instruction, what it does, and a control."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Prohibition
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.damage import DealDamage, Fight
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Prevent, Regenerate
from engine.cards.abilities.objects import ChooseAndSacrifice, Counter, Destroy, Move, Sacrifice
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import EachPlayer, Every, OwnerOf, Remembered, Target, You
from engine.state.actions import Concede
from engine.state.events import Destruction, ZoneChange
from engine.state.trace import StepKind
from engine.words.terms import CardType, Kind, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    AURA,
    ENCHANT_CREATURE,
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    B,
    free,
    hit,
    instant,
    moved,
    pass_on,
    sorcery,
    steps_of,
)

BURIED = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))


class TestDealDamage:
    def test_120_2b_the_spell_deals_damage(self):
        table = Table()
        table.creature("Orso", 2, 4)
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Fulmine").resolve()
        assert table.one("Orso").damage == 3
        assert "120.2b" in table.rules()

    def test_120_8_control_no_damage_where_the_amount_is_0_or_less(self):
        table = Table()
        table.creature("Orso", 2, 4)
        instant(table, "Fulmine", DealDamage(amount=X(), to=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Fulmine", x=0).resolve()
        assert steps_of(table, StepKind.INSTRUCTION) == []

    def test_608_2f_to_each_of_several_at_once(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, controller=1)
        sorcery(table, "Valanga", DealDamage(amount=Fixed(2), to=Every(CREATURE)))
        table.settle().cast("Valanga").resolve()
        assert len(table.checks()) == 1
        assert sorted(table.performed("704.5g")) == ["Lupo", "Orso"]

    def test_120_1_another_source_than_the_spell(self):
        table = Table()
        table.creature("Vampiro", 3, 3, "lifelink")
        bite = DealDamage(amount=Fixed(3), to=Target(1), source=Target(0))
        instant(table, "Morso", bite, targets=(TARGET_CREATURE, TARGET_PLAYER))
        table.settle().cast("Morso", "Bruno").resolve()
        assert (table.life(0), table.life(1)) == (23, 17)

    def test_608_2b_control_without_its_source_nothing(self):
        """The creature that was to deal the damage is an illegal target by then."""
        table = Table()
        table.creature("Vampiro", 3, 3, "lifelink")
        bite = DealDamage(amount=Fixed(3), to=Target(1), source=Target(0))
        instant(table, "Morso", bite, targets=(TARGET_CREATURE, TARGET_PLAYER))
        table.settle().cast("Morso", "Bruno").occur(_bury(table, "Vampiro")).resolve()
        assert table.life(1) == 20

    def test_608_2h_a_source_that_is_gone_deals_it_as_it_last_was(self):
        table = Table()
        table.creature("Vampiro", 3, 3, "lifelink", free(DealDamage(amount=Fixed(3), to=EachPlayer(Relation.OPPONENT))))
        table.settle().activate("Vampiro", 1).occur(_bury(table, "Vampiro")).resolve()
        assert (table.life(0), table.life(1)) == (23, 17)
        assert "608.2h" in table.rules()

    def test_608_2h_control_of_a_source_that_is_there_nothing_last_known_is_read(self):
        table = Table()
        table.creature("Vampiro", 3, 3, "lifelink", free(DealDamage(amount=Fixed(3), to=EachPlayer(Relation.OPPONENT))))
        table.settle().activate("Vampiro", 1).resolve()
        assert (table.life(0), table.life(1)) == (23, 17)
        assert "608.2h" not in table.rules()


def _bury(table: Table, label: str) -> ZoneChange:
    return moved(table.id(label), Zone.GRAVEYARD)


class TestPrevent:
    def test_615_7_the_next_damage_is_prevented(self):
        table = Table()
        bear = table.creature("Orso", 2, 4)
        instant(table, "Scudo", Prevent(to=Target(), amount=Fixed(2)), targets=(TARGET_CREATURE,))
        table.settle().cast("Scudo").resolve().occur(hit(bear, bear, 3))
        assert table.one("Orso").damage == 1

    def test_615_7_control_it_is_used_up(self):
        table = Table()
        bear = table.creature("Orso", 2, 9)
        instant(table, "Scudo", Prevent(to=Target(), amount=Fixed(2)), targets=(TARGET_CREATURE,))
        table.settle().cast("Scudo").resolve().occur(hit(bear, bear, 3)).occur(hit(bear, bear, 3))
        assert table.one("Orso").damage == 4


class TestDestroy:
    def test_701_8a_to_the_graveyard(self):
        table = Table()
        table.creature("Orso", 2, 2, owner=1, controller=0)
        instant(table, "Rovina", Destroy(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Rovina").resolve()
        assert table.zone(Zone.GRAVEYARD, 1) == ["Orso"]

    def test_702_12b_control_not_what_is_indestructible(self):
        table = Table()
        table.creature("Golem", 2, 2, "indestructible")
        instant(table, "Rovina", Destroy(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Rovina").resolve()
        assert table.where("Golem") is Zone.BATTLEFIELD

    def test_701_19c_without_regeneration_the_shield_is_not_applied(self):
        for regeneration, zone in ((True, Zone.BATTLEFIELD), (False, Zone.GRAVEYARD)):
            table = Table()
            table.creature("Troll", 2, 2)
            instant(table, "Vigore", Regenerate(what=Target()), targets=(TARGET_CREATURE,))
            instant(table, "Rovina", Destroy(what=Target(), regeneration=regeneration), targets=(TARGET_CREATURE,))
            table.settle().cast("Vigore").resolve().cast("Rovina").resolve()
            assert table.where("Troll") is zone


class TestRegenerate:
    def _table(self) -> Table:
        table = Table()
        table.creature("Troll", 2, 4, damage=1)
        instant(table, "Vigore", Regenerate(what=Target()), targets=(TARGET_CREATURE,))
        for name in ("Rovina", "Sfacelo"):
            instant(table, name, Destroy(what=Target()), targets=(TARGET_CREATURE,))
        return table.settle().cast("Vigore").resolve()

    def test_701_19a_instead_of_being_destroyed_it_is_tapped_and_healed(self):
        table = self._table().cast("Rovina").resolve()
        troll = table.one("Troll")
        assert (troll.zone, troll.tapped, troll.damage) == (Zone.BATTLEFIELD, True, 0)

    def test_701_19a_control_once(self):
        table = self._table().cast("Rovina").resolve().cast("Sfacelo").resolve()
        assert table.where("Troll") is Zone.GRAVEYARD

    def test_514_2_control_the_shield_is_gone_with_the_turn(self):
        table = Table(step=TurnStep.END)
        table.library(1, 1)
        table.creature("Troll", 2, 4)
        instant(table, "Vigore", Regenerate(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Vigore").resolve().until(TurnStep.UPKEEP).occur(Destruction(object=table.id("Troll")))
        assert table.where("Troll") is Zone.GRAVEYARD


class TestMove:
    def test_701_13a_exile(self):
        table = Table()
        table.creature("Orso", 2, 2)
        instant(table, "Bando", Move(what=Target(), to=Zone.EXILE), targets=(TARGET_CREATURE,))
        table.settle().cast("Bando").resolve()
        assert table.where("Orso") is Zone.EXILE
        assert "701.13a" in table.rules()

    def test_400_3_to_the_hand_of_its_owner(self):
        table = Table()
        table.creature("Orso", 2, 2, owner=1, controller=0)
        instant(table, "Risacca", Move(what=Target(), to=Zone.HAND), targets=(TARGET_CREATURE,))
        table.settle().cast("Risacca").resolve()
        assert table.zone(Zone.HAND, 1) == ["Orso"]

    def test_401_7_into_a_library_at_its_place(self):
        for position, expected in (
            (0, ["Orso", "0c0", "0c1"]),
            (1, ["0c0", "Orso", "0c1"]),
            (-1, ["0c0", "0c1", "Orso"]),
        ):
            table = Table()
            table.library(0, 2)
            table.creature("Orso", 2, 2)
            shuffle = Move(what=Target(), to=Zone.LIBRARY, position=position)
            instant(table, "Oblio", shuffle, targets=(TARGET_CREATURE,))
            table.settle().cast("Oblio").resolve()
            assert table.zone(Zone.LIBRARY) == expected

    def test_110_2a_onto_the_battlefield_under_the_control_of_whom_the_effect_says(self):
        table = Table()
        table.creature("Orso", 2, 2, owner=1, controller=1, zone=Zone.GRAVEYARD)
        instant(table, "Richiamo", Move(what=Target(), to=Zone.BATTLEFIELD, under=You()), targets=(BURIED,))
        table.settle().cast("Richiamo").resolve()
        assert (table.where("Orso"), table.controller("Orso")) == (Zone.BATTLEFIELD, 0)

    def test_110_2a_under_the_control_of_who_is_told_to_where_it_says_nothing(self):
        table = Table()
        table.creature("Orso", 2, 2, owner=1, controller=1, zone=Zone.GRAVEYARD)
        instant(table, "Richiamo", Move(what=Target(), to=Zone.BATTLEFIELD), targets=(BURIED,))
        table.settle().cast("Richiamo").resolve()
        assert (table.where("Orso"), table.controller("Orso")) == (Zone.BATTLEFIELD, 0)

    def test_110_2a_each_under_its_own_owners_where_it_says_so_of_several(self):
        table = Table()
        table.creature("Orso", 2, 2, owner=1, controller=1, zone=Zone.GRAVEYARD)
        table.creature("Lupo", 2, 2, zone=Zone.GRAVEYARD)
        two = TargetSpec(objects=BURIED.objects, minimum=2, maximum=2)
        back = Move(what=Target(), to=Zone.BATTLEFIELD, under=OwnerOf(Target()))
        instant(table, "Richiamo", back, targets=(two,))
        table.settle().cast("Richiamo").resolve()
        assert (table.controller("Orso"), table.controller("Lupo")) == (1, 0)

    def test_400_4a_an_instant_stays_where_it_is(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        instant(table, "Richiamo", Move(what=Target(), to=Zone.BATTLEFIELD), targets=(BURIED,))
        table.settle().cast("Lampo").resolve().cast("Richiamo").resolve()
        assert table.where("Lampo") is Zone.GRAVEYARD

    def test_303_4f_an_aura_enchants_what_its_controller_chooses(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, "hexproof", controller=1)
        table.permanent("Manto", ENCHANT_CREATURE, zone=Zone.GRAVEYARD, **AURA)
        instant(table, "Richiamo", Move(what=Target(), to=Zone.BATTLEFIELD), targets=(BURIED,))
        table.settle().cast("Richiamo").resolve("Lupo")
        assert table.one("Manto").attached_to == table.id("Lupo")

    def test_303_4g_control_without_anything_to_enchant_it_stays(self):
        table = Table()
        table.permanent("Manto", ENCHANT_CREATURE, zone=Zone.GRAVEYARD, **AURA)
        instant(table, "Richiamo", Move(what=Target(), to=Zone.BATTLEFIELD), targets=(BURIED,))
        table.settle().cast("Richiamo").resolve()
        assert table.where("Manto") is Zone.GRAVEYARD

    def test_400_7j_what_it_becomes_is_found_by_the_rest_of_the_effect(self):
        table = Table()
        table.creature("Orso", 2, 2, tapped=True, counters={"+1/+1": 1})
        away = Move(what=Target(), to=Zone.EXILE, keep_as="esule")
        back = Move(what=Remembered("esule"), to=Zone.BATTLEFIELD, tapped=True)
        instant(table, "Lampeggio", away, back, targets=(TARGET_CREATURE,))
        before = table.settle().id("Orso")
        table.cast("Lampeggio").resolve()
        bear = table.one("Orso")
        assert bear.zone is Zone.BATTLEFIELD
        assert bear.id != before
        assert (bear.tapped, bear.count("+1/+1")) == (True, 0)

    def test_800_4b_control_not_under_the_control_of_a_player_who_has_left(self):
        table = Table(3)
        table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD, owner=2, controller=2)
        back = Move(what=Target(), to=Zone.BATTLEFIELD, under=Target(1))
        instant(table, "Richiamo", back, targets=(BURIED, TARGET_PLAYER))
        table.settle().cast("Richiamo", "Bruno")
        table.do(Concede(B))
        table.settle().resolve()
        assert table.where("Orso") is Zone.GRAVEYARD


class TestSacrifice:
    def test_701_21a_to_the_graveyard_and_no_shield_helps(self):
        table = Table()
        table.creature("Troll", 2, 2, "indestructible")
        instant(table, "Rogo", Sacrifice(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Rogo").resolve()
        assert table.where("Troll") is Zone.GRAVEYARD
        assert "701.21a" in table.rules()
        assert "701.8a" not in table.rules()

    def test_701_21a_control_not_what_another_player_controls(self):
        table = Table()
        table.creature("Troll", 2, 2, controller=1)
        instant(table, "Rogo", Sacrifice(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Rogo").resolve()
        assert table.where("Troll") is Zone.BATTLEFIELD


class TestChooseAndSacrifice:
    def _table(self) -> Table:
        table = Table()
        for seat in (0, 1):
            for name in ("Orso", "Lupo"):
                table.creature(f"{name}{seat}", 2, 2, controller=seat)
        sorcery(table, "Editto", ChooseAndSacrifice(who=EachPlayer(), filter=CREATURE))
        return table.settle().cast("Editto")

    def test_101_4_each_chooses_in_turn_order_and_all_are_sacrificed_at_once(self):
        table = self._table().resolve("Lupo0", "Orso1")
        assert table.zone(Zone.GRAVEYARD) == ["Lupo0", "Editto"]
        assert table.zone(Zone.GRAVEYARD, 1) == ["Orso1"]
        (step,) = [step for step in table.steps if "701.21a" in step.rules]
        assert len(step.changes) == 2

    def test_101_4_control_who_has_nothing_sacrifices_nothing(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        sorcery(table, "Editto", ChooseAndSacrifice(who=EachPlayer(), filter=CREATURE, count=Fixed(2)))
        table.settle().cast("Editto").resolve()
        assert table.where("Orso") is Zone.GRAVEYARD


class TestFight:
    def _table(self) -> Table:
        table = Table()
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 2, 4, controller=1)
        instant(table, "Rissa", Fight(first=Target(0), second=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
        return table.settle()

    def test_701_14a_both_strike_with_their_power(self):
        table = self._table().cast("Rissa", "Orso", "Lupo").resolve()
        assert (table.one("Orso").damage, table.one("Lupo").damage) == (2, 3)
        assert "701.14b" not in table.rules()
        assert not any(getattr(change.event, "combat", False) for change in table.changes())

    def test_701_14b_control_if_one_is_gone_neither_deals_damage(self):
        table = self._table().cast("Rissa", "Orso", "Lupo")
        table.occur(_bury(table, "Lupo")).resolve()
        assert table.one("Orso").damage == 0
        assert "701.14b" in table.rules()

    def test_701_14b_control_if_one_is_no_creature_any_more(self):
        table = Table()
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 2, 4, controller=1)
        anything = TargetSpec(objects=Filter())
        instant(table, "Rissa", Fight(first=Target(0), second=Target(1)), targets=(anything, anything))
        stone = Apply(to=Target(), parts=(ChangeTypes(set_types=(CardType.ARTIFACT,)),))
        instant(table, "Pietra", stone, targets=(TARGET_CREATURE,))
        table.settle().cast("Rissa", "Orso", "Lupo").cast("Pietra", "Lupo").play_out()
        assert table.one("Orso").damage == 0

    def test_701_14c_a_creature_that_fights_itself_deals_itself_twice_its_power_at_once(self):
        table = self._table().cast("Rissa", "Lupo", "Lupo").resolve()
        assert table.where("Lupo") is Zone.GRAVEYARD
        amounts = [change.event.amount for change in table.changes("701.14a") if hasattr(change.event, "amount")]
        assert amounts == [4]


class TestCounter:
    def test_701_6a_an_ability_ceases_a_spell_goes_to_the_graveyard(self):
        table = Table()
        instant(table, "Lampo", GainLife(amount=Fixed(5)))
        spell = TargetSpec(objects=Filter(zone=Zone.STACK, not_kind=Kind.ABILITY))
        instant(table, "Smentita", Counter(what=Target()), controller=1, targets=(spell,))
        pass_on(table.settle().cast("Lampo")).cast("Smentita", player=1).play_out()
        assert table.life(0) == 20
        assert table.where("Lampo") is Zone.GRAVEYARD

    def test_101_2_control_not_one_that_cannot_be(self):
        table = Table()
        shield = Cannot(what=Prohibition.BE_COUNTERED, objects=Filter(zone=Zone.STACK, controller=Relation.YOU))
        table.permanent("Sigillo", shield, **ENCHANTMENT)
        instant(table, "Lampo", GainLife(amount=Fixed(5)))
        spell = TargetSpec(objects=Filter(zone=Zone.STACK, not_kind=Kind.ABILITY))
        instant(table, "Smentita", Counter(what=Target()), controller=1, targets=(spell,))
        pass_on(table.settle().cast("Lampo")).cast("Smentita", player=1).play_out()
        assert table.life(0) == 25
