"""613.1-613.4: what each layer and sublayer does, and that layers go before timestamps."""

from __future__ import annotations

from typing import ClassVar

import pytest

from engine.board.board_of import board_of
from engine.board.matching import matching
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeTypes,
    DefinePT,
    GainAbility,
    GainControl,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
    SwitchPT,
)
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import AttachedTo, You
from engine.costs.mana_costs import abilities_of
from engine.state.events import CountersPut
from engine.words.record import replace
from engine.words.terms import CardType, Color, PlayerId, Relation, Supertype, Zone
from tests.engine.board.boards import LANDS, enchantment, fixed, pt, static
from tests.engine.support import Table
from tests.engine.support_more import AURA, ENCHANT_CREATURE, LAND

FLYING = GainAbility(Keyword(keyword="flying"))


class TestControl:
    """613.1b: layer 2."""

    def test_613_1b_an_aura_gives_control_of_what_it_enchants(self):
        table = Table()
        bear = table.creature("Orso", 2, 2, controller=1)
        aura = table.permanent(
            "Dominio", ENCHANT_CREATURE, Static(parts=(GainControl(You()),), holder=AttachedTo()), **AURA
        )
        table.builder.attach(aura, bear)
        assert table.settle().controller("Orso") == 0

    def test_613_7_control_of_two_such_effects_the_later_one_prevails(self):
        for first, second in ((0, 1), (1, 0)):
            table = Table()
            bear = table.creature("Orso", 2, 2)
            for seat in (first, second):
                gift = Static(parts=(GainControl(You()),), holder=AttachedTo())
                aura = table.permanent(f"Dominio{seat}", ENCHANT_CREATURE, gift, controller=seat, **AURA)
                table.builder.attach(aura, bear)
            assert table.settle().controller("Orso") == second

    def test_109_5_you_control_is_read_after_control_has_changed(self):
        """'Creatures you control get +1/+1' counts the stolen creature for the thief alone, whoever's effect is older."""
        table = Table()
        bear = table.creature("Orso", 2, 2, controller=1)
        for seat in (0, 1):
            enchantment(
                table,
                f"Vessillo{seat}",
                ModifyPT(*fixed(1 + seat, 0)),
                affects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU),
                controller=seat,
            )
        gift = Static(parts=(GainControl(You()),), holder=AttachedTo())
        aura = table.permanent("Dominio", ENCHANT_CREATURE, gift, **AURA)
        table.builder.attach(aura, bear)
        assert pt(table.settle().looks("Orso")) == (3, 2)

    def test_109_5_a_static_ability_follows_the_controller_of_its_source(self):
        """The banner itself is stolen: from then on it is the thief's creatures that it helps."""
        table = Table()
        table.creature("Orso", 2, 2, controller=0)
        table.creature("Lupo", 2, 2, controller=1)
        own = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        banner = enchantment(table, "Vessillo", ModifyPT(*fixed(1, 1)), affects=own, controller=1)
        enchant = Keyword(keyword="enchant", filter=Filter(types=(CardType.ENCHANTMENT,)))
        aura = table.permanent("Furto", enchant, Static(parts=(GainControl(You()),), holder=AttachedTo()), **AURA)
        table.builder.attach(aura, banner)
        table.settle()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((3, 3), (2, 2))

    def test_613_8a_control_of_the_aura_decides_who_controls_what_it_enchants(self):
        """Bruno steals the Aura with which Anna had stolen the bear: the bear is his, though his effect is the later one."""
        table = Table(3)
        bear = table.creature("Orso", 2, 2, controller=2)
        gift = Static(parts=(GainControl(You()),), holder=AttachedTo())
        first = table.permanent("Dominio", ENCHANT_CREATURE, gift, controller=0, **AURA)
        table.builder.attach(first, bear)
        enchant = Keyword(keyword="enchant", filter=Filter(types=(CardType.ENCHANTMENT,)))
        second = table.permanent("Furto", enchant, gift, controller=1, **AURA)
        table.builder.attach(second, first)
        table.settle()
        assert table.controller("Dominio") == 1
        assert table.controller("Orso") == 1


class TestTypes:
    """613.1d: layer 4."""

    def test_205_1b_a_type_is_added_and_the_others_stay(self):
        table = Table()
        table.permanent("Foresta", subtypes=("Forest",), **LAND)
        enchantment(table, "Risveglio", ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)), affects=LANDS)
        seen = table.settle().looks("Foresta")
        assert seen.types == (CardType.CREATURE, CardType.LAND)
        assert seen.subtypes == ("Forest",)

    def test_205_1a_set_types_drop_the_subtypes_of_those_that_are_gone(self):
        table = Table()
        table.creature("Golem", 2, 2, types=(CardType.ARTIFACT,), subtypes=("Equipment", "Golem"))
        enchantment(table, "Bando", ChangeTypes(set_types=(CardType.ARTIFACT,)))
        seen = table.settle().looks("Golem")
        assert (seen.types, seen.subtypes) == ((CardType.ARTIFACT,), ("Equipment",))

    def test_205_1a_set_subtypes_replace_those_of_their_own_type(self):
        table = Table()
        table.creature("Golem", 2, 2, types=(CardType.ARTIFACT,), subtypes=("Equipment", "Golem"))
        change = ChangeTypes(set_subtypes=("Zombie",), of_type=CardType.CREATURE)
        enchantment(table, "Morbo", change)
        assert table.settle().looks("Golem").subtypes == ("Equipment", "Zombie")

    def test_205_4_supertypes_are_added_and_taken_away(self):
        table = Table()
        table.creature("Orso", 2, 2, supertypes=(Supertype.SNOW,))
        change = ChangeTypes(add_supertypes=(Supertype.LEGENDARY,), remove_supertypes=(Supertype.SNOW,))
        enchantment(table, "Fama", change)
        assert table.settle().looks("Orso").supertypes == (Supertype.LEGENDARY,)

    def test_205_1a_a_type_is_removed_with_its_subtypes(self):
        table = Table()
        table.creature("Golem", 2, 2, types=(CardType.ARTIFACT,), subtypes=("Equipment", "Golem"))
        enchantment(table, "Sonno", ChangeTypes(remove=(CardType.CREATURE,)))
        seen = table.settle().looks("Golem")
        assert (seen.types, seen.subtypes) == ((CardType.ARTIFACT,), ("Equipment",))

    def test_305_7_a_basic_land_type_set_takes_away_what_the_land_has_of_itself(self):
        table = Table()
        table.permanent("Rocca", "indestructible", subtypes=("Desert",), **LAND)
        change = ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND)
        enchantment(table, "Luna", change, affects=LANDS)
        seen = table.settle().looks("Rocca")
        assert (seen.subtypes, seen.abilities) == (("Mountain",), ())

    def test_305_7_control_not_what_another_effect_gives_it(self):
        table = Table()
        table.permanent("Rocca", subtypes=("Desert",), **LAND)
        enchantment(table, "Dono", GainAbility(Keyword(keyword="indestructible")), affects=LANDS)
        change = ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND)
        enchantment(table, "Luna", change, affects=LANDS)
        assert table.settle().looks("Rocca").has("indestructible")

    def test_305_7_control_nor_a_land_type_added_to_its_own(self):
        table = Table()
        table.permanent("Rocca", "indestructible", subtypes=("Desert",), **LAND)
        enchantment(table, "Palude", ChangeTypes(add_subtypes=("Swamp",)), affects=LANDS)
        seen = table.settle().looks("Rocca")
        assert (seen.subtypes, seen.has("indestructible")) == (("Desert", "Swamp"), True)


class TestColors:
    """613.1e: layer 5."""

    def test_105_3_a_colour_is_added(self):
        table = Table()
        table.creature("Orso", 2, 2, colors=(Color.GREEN,))
        enchantment(table, "Tinta", ChangeColors(add=(Color.WHITE,)))
        assert table.settle().looks("Orso").colors == (Color.WHITE, Color.GREEN)

    def test_105_3_a_colour_set_takes_the_place_of_all_others(self):
        table = Table()
        table.creature("Orso", 2, 2, colors=(Color.GREEN,))
        enchantment(table, "Tinta", ChangeColors(set_to=(Color.WHITE,)))
        assert table.settle().looks("Orso").colors == (Color.WHITE,)

    def test_105_3_control_none_makes_it_colourless(self):
        table = Table()
        table.creature("Orso", 2, 2, colors=(Color.GREEN,))
        enchantment(table, "Candeggio", ChangeColors(set_to=()))
        assert table.settle().looks("Orso").colors == ()


class TestAbilities:
    """613.1f: layer 6."""

    def test_613_1f_an_ability_is_added_and_taken_away(self):
        table = Table()
        table.creature("Orso", 2, 2, "trample")
        enchantment(table, "Ali", FLYING)
        enchantment(table, "Ceppi", LoseKeyword("trample"))
        seen = table.settle().looks("Orso")
        assert (seen.has("flying"), seen.has("trample")) == (True, False)

    def test_113_10b_all_instances_of_it(self):
        table = Table()
        table.creature("Orso", 2, 2, "flying")
        enchantment(table, "Ali", FLYING)
        enchantment(table, "Ceppi", LoseKeyword("flying"))
        assert table.settle().looks("Orso").abilities == ()

    @pytest.mark.parametrize("order", [("Ali", "Muto"), ("Muto", "Ali")])
    def test_613_7_of_giving_and_taking_away_the_later_one_prevails(self, order: tuple[str, str]):
        table = Table()
        table.creature("Orso", 2, 2)
        parts: dict[str, Part] = {"Ali": FLYING, "Muto": LoseAllAbilities()}
        for label in order:
            enchantment(table, label, parts[label])
        assert table.settle().looks("Orso").has("flying") is (order[-1] == "Ali")

    @pytest.mark.parametrize("order", [("Ali", "Terra"), ("Terra", "Ali")])
    def test_113_11_what_cannot_have_an_ability_never_gets_it_whichever_is_later(self, order: tuple[str, str]):
        table = Table()
        table.creature("Orso", 2, 2, "flying")
        parts: dict[str, Part] = {"Ali": FLYING, "Terra": CantHave("flying")}
        for label in order:
            enchantment(table, label, parts[label])
        assert not table.settle().looks("Orso").has("flying")

    def test_113_11_nor_by_a_counter(self):
        table = Table()
        table.creature("Orso", 2, 2, counters={"flying": 1})
        enchantment(table, "Terra", CantHave("flying"))
        assert not table.settle().looks("Orso").has("flying")

    def test_113_11_control_another_ability_it_may_have(self):
        table = Table()
        table.creature("Orso", 2, 2)
        enchantment(table, "Terra", CantHave("trample"))
        enchantment(table, "Ali", FLYING)
        assert table.settle().looks("Orso").has("flying")

    def test_122_1b_a_keyword_counter_gives_its_ability(self):
        table = Table()
        table.creature("Orso", 2, 2, counters={"flying": 1})
        assert table.settle().looks("Orso").has("flying")

    @pytest.mark.parametrize("order", [("Orso", "Muto"), ("Muto", "Orso")])
    def test_613_7c_a_keyword_counter_and_losing_all_abilities_go_by_timestamp(self, order: tuple[str, str]):
        """The counter's timestamp is when it was put on: here as the bear was set on the table."""
        table = Table()
        for label in order:
            if label == "Orso":
                table.creature("Orso", 2, 2, "trample", counters={"flying": 1})
            else:
                enchantment(table, "Muto", LoseAllAbilities())
        seen = table.settle().looks("Orso")
        assert seen.has("flying") is (order[-1] == "Orso")
        assert not seen.has("trample")

    def test_613_7c_a_new_counter_of_the_kind_renews_the_timestamp(self):
        table = Table()
        bear = table.creature("Orso", 2, 2, counters={"flying": 1})
        enchantment(table, "Muto", LoseAllAbilities())
        assert not table.settle().looks("Orso").has("flying")
        table.occur(CountersPut(on=bear, counter="flying", count=1))
        assert table.looks("Orso").has("flying")


class TestPowerAndToughness:
    """613.4: layer 7, sublayer by sublayer, in whatever order the effects came."""

    def test_613_4a_a_characteristic_defining_ability_sets_them_first(self):
        table = Table()
        star = Static(parts=(DefinePT(Count(LANDS), Count(LANDS)),), defines=True)
        table.creature("Tarmo", 0, 0, star)
        table.permanent("Foresta", **LAND)
        table.permanent("Palude", **LAND)
        assert pt(table.settle().looks("Tarmo")) == (2, 2)

    def test_604_3_it_functions_in_all_zones(self):
        table = Table()
        star = Static(parts=(DefinePT(Count(LANDS), Fixed(1)),), defines=True)
        table.creature("Tarmo", 0, 0, star, zone=Zone.GRAVEYARD)
        table.permanent("Foresta", **LAND)
        assert pt(table.settle().looks("Tarmo")) == (1, 1)

    def test_604_3_control_another_static_ability_does_not(self):
        table = Table()
        table.permanent("Coro", static(ModifyPT(*fixed(1, 1))), types=(CardType.ENCHANTMENT,), zone=Zone.GRAVEYARD)
        table.creature("Orso", 2, 2)
        assert pt(table.settle().looks("Orso")) == (2, 2)

    SUBLAYERS: ClassVar[dict[str, Part]] = {
        "7b": SetPT(*fixed(1, 4)),
        "7c": ModifyPT(*fixed(2, 0)),
        "7d": SwitchPT(),
    }

    @pytest.mark.parametrize(
        "order",
        [
            ("7b", "7c", "7d"),
            ("7b", "7d", "7c"),
            ("7c", "7b", "7d"),
            ("7c", "7d", "7b"),
            ("7d", "7b", "7c"),
            ("7d", "7c", "7b"),
        ],
    )
    def test_613_4_setting_then_adding_then_switching(self, order: tuple[str, ...]):
        """1/4, then 3/4, then 4/3."""
        table = Table()
        table.creature("Orso", 2, 2)
        for label in order:
            enchantment(table, label, self.SUBLAYERS[label])
        assert pt(table.settle().looks("Orso")) == (4, 3)

    @pytest.mark.parametrize("older", ["counter", "effect"])
    def test_613_4c_counters_are_added_after_a_setting_effect_however_old_they_are(self, older: str):
        table = Table()
        if older == "effect":
            enchantment(table, "Umiltà", SetPT(*fixed(1, 1)))
        table.creature("Orso", 2, 2, counters={"+1/+1": 2})
        if older == "counter":
            enchantment(table, "Umiltà", SetPT(*fixed(1, 1)))
        assert pt(table.settle().looks("Orso")) == (3, 3)

    @pytest.mark.parametrize(
        ("parts", "base", "size"),
        [
            ((), (2, 3), (4, 5)),
            ((ModifyPT(*fixed(3, 0)), SwitchPT()), (2, 3), (5, 7)),
            ((SetPT(*fixed(1, 1)),), (1, 1), (3, 3)),
            ((ModifyPT(*fixed(-2, -2)),), (2, 3), (2, 3)),
        ],
    )
    def test_208_4b_base_power_and_toughness_are_without_what_modifies_them(
        self, parts: tuple[Part, ...], base: tuple[int, int], size: tuple[int, int]
    ):
        table = Table()
        table.creature("Lupo", 2, 3, counters={"+1/+1": 2})
        table.creature("Orso", 5, 5)
        for number, part in enumerate(parts):
            enchantment(table, f"Effetto{number}", part)
        looks = table.settle().looks("Lupo")
        assert (looks.base_size, pt(looks)) == (base, size)
        weak = Filter(types=(CardType.CREATURE,), base_power=Bounds(most=base[0]), base_toughness=Bounds(most=base[1]))
        board = board_of(table.game)
        assert table.id("Lupo") in matching(weak, board, source=table.id("Orso"), you=PlayerId(0))
        weaker = replace(weak, base_power=Bounds(most=base[0] - 1))
        assert table.id("Lupo") not in matching(weaker, board, source=table.id("Orso"), you=PlayerId(0)), "control"

    def test_613_4d_counters_are_switched_too(self):
        table = Table()
        table.creature("Orso", 2, 2, counters={"+1/+1": 1, "-0/-1": 1})
        enchantment(table, "Specchio", SwitchPT())
        assert pt(table.settle().looks("Orso")) == (2, 3)

    def test_122_1a_counters_of_every_size(self):
        table = Table()
        table.creature("Orso", 2, 2, counters={"+1/+1": 3, "-1/-1": 1, "+2/+0": 1, "charge": 4})
        assert pt(board_of(table.game).characteristics(table.id("Orso"))) == (6, 4)

    def test_613_4d_two_switches_undo_each_other(self):
        table = Table()
        table.creature("Orso", 2, 5)
        enchantment(table, "Specchio", SwitchPT())
        assert pt(table.looks("Orso")) == (5, 2)
        table = Table()
        table.creature("Orso", 2, 5)
        enchantment(table, "Specchio", SwitchPT())
        enchantment(table, "Riflesso", SwitchPT())
        assert pt(table.looks("Orso")) == (2, 5)

    @pytest.mark.parametrize(("order", "result"), [((1, 5), (5, 5)), ((5, 1), (1, 1))])
    def test_613_7_of_two_setting_effects_the_later_one_prevails(self, order: tuple[int, int], result: tuple[int, int]):
        table = Table()
        table.creature("Orso", 2, 2)
        for size in order:
            enchantment(table, f"Misura{size}", SetPT(*fixed(size, size)))
        assert pt(table.settle().looks("Orso")) == result

    def test_613_4b_power_alone_can_be_set(self):
        table = Table()
        table.creature("Orso", 2, 2)
        enchantment(table, "Fiacchezza", SetPT(power=Fixed(0)))
        assert pt(table.settle().looks("Orso")) == (0, 2)

    def test_613_4c_what_reads_power_reads_it_with_the_counters(self):
        """'Creatures with power 4 or greater get +0/+1': the counter makes it one of them, whenever it was put on."""
        strong = Filter(types=(CardType.CREATURE,), power=Bounds(least=4))
        for counter_first in (True, False):
            table = Table()
            if not counter_first:
                enchantment(table, "Coro", ModifyPT(*fixed(0, 1)), affects=strong)
            table.creature("Orso", 3, 3, counters={"+1/+1": 1})
            if counter_first:
                enchantment(table, "Coro", ModifyPT(*fixed(0, 1)), affects=strong)
            assert pt(table.settle().looks("Orso")) == (4, 5)

    def test_208_what_has_no_power_gets_none_by_an_addition(self):
        table = Table()
        table.permanent("Urna", types=(CardType.ARTIFACT,))
        enchantment(table, "Coro", ModifyPT(*fixed(1, 1)), affects=Filter(types=(CardType.ARTIFACT,)))
        assert pt(table.settle().looks("Urna")) == (None, None)


class TestLayersBeforeTimestamps:
    """613.3: an effect of an earlier layer applies first, however late it came."""

    @pytest.mark.parametrize("order", [("Risveglio", "Tinta", "Ali", "Coro"), ("Coro", "Ali", "Tinta", "Risveglio")])
    def test_613_1_what_becomes_a_creature_is_one_for_all_later_layers(self, order: tuple[str, ...]):
        table = Table()
        table.permanent("Foresta", **LAND)
        for label in order:
            if label == "Risveglio":
                enchantment(table, label, ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)), affects=LANDS)
            else:
                parts: dict[str, Part] = {
                    "Tinta": ChangeColors(set_to=(Color.BLUE,)),
                    "Ali": FLYING,
                    "Coro": ModifyPT(*fixed(1, 1)),
                }
                enchantment(table, label, parts[label])
        seen = table.settle().looks("Foresta")
        assert (pt(seen), seen.colors, seen.has("flying")) == ((2, 2), (Color.BLUE,), True)

    @pytest.mark.parametrize("order", [("Tinta", "Coro"), ("Coro", "Tinta")])
    def test_613_1_what_becomes_blue_is_blue_for_abilities(self, order: tuple[str, ...]):
        table = Table()
        table.creature("Orso", 2, 2)
        for label in order:
            if label == "Tinta":
                enchantment(table, label, ChangeColors(set_to=(Color.BLUE,)))
            else:
                enchantment(table, label, FLYING, affects=Filter(colors=(Color.BLUE,)))
        assert table.settle().looks("Orso").has("flying")

    @pytest.mark.parametrize("order", [("Ali", "Coro"), ("Coro", "Ali")])
    def test_613_1_what_gains_flying_flies_for_power_and_toughness(self, order: tuple[str, ...]):
        table = Table()
        table.creature("Orso", 2, 2)
        for label in order:
            if label == "Ali":
                enchantment(table, label, FLYING)
            else:
                enchantment(table, label, ModifyPT(*fixed(1, 1)), affects=Filter(keyword="flying"))
        assert pt(table.settle().looks("Orso")) == (3, 3)

    def test_613_1_control_a_later_layer_does_not_reach_back(self):
        """Being 4/4 by an effect of layer 7 does not make it gain the ability that layer 6 gives to creatures of power 4."""
        table = Table()
        table.creature("Orso", 2, 2)
        enchantment(table, "Coro", ModifyPT(*fixed(2, 2)))
        enchantment(table, "Ali", FLYING, affects=Filter(types=(CardType.CREATURE,), power=Bounds(least=4)))
        seen = table.settle().looks("Orso")
        assert (pt(seen), seen.has("flying")) == ((4, 4), False)


class TestStartedEarlier:
    """613.6: an effect that has begun in one layer goes on in all others, on the same objects."""

    def test_613_6_although_the_ability_is_taken_away_in_between(self):
        """A land makes itself a 3/3 creature; another effect takes the abilities of creatures away: it is 3/3 all the same."""
        table = Table()
        itself = Static(parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(3, 3))), affects=Filter(this=True))
        table.permanent("Golem di terra", itself, **LAND)
        enchantment(table, "Muto", LoseAllAbilities())
        seen = table.settle().looks("Golem di terra")
        assert (pt(seen), seen.abilities) == ((3, 3), ())

    def test_613_6_control_one_that_begins_only_in_layer_7_is_lost(self):
        table = Table()
        table.creature("Orso", 2, 2, Static(parts=(ModifyPT(*fixed(2, 2)),), affects=Filter(this=True)))
        enchantment(table, "Muto", LoseAllAbilities())
        assert pt(table.settle().looks("Orso")) == (2, 2)

    def test_613_6_on_the_same_objects_although_they_no_longer_match(self):
        """'Green creatures become white and get +1/+1': it goes on for those that were green as it began."""
        table = Table()
        table.creature("Orso", 2, 2, colors=(Color.GREEN,))
        table.creature("Lupo", 2, 2, colors=(Color.RED,))
        green = Filter(types=(CardType.CREATURE,), colors=(Color.GREEN,))
        enchantment(table, "Alba", ChangeColors(set_to=(Color.WHITE,)), ModifyPT(*fixed(1, 1)), affects=green)
        table.settle()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((3, 3), (2, 2))


class TestWhere:
    def test_702_26b_only_permanents_are_meant_unless_another_zone_is_named(self):
        table = Table()
        table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.creature("Lupo", 2, 2, zone=Zone.GRAVEYARD)
        enchantment(table, "Coro", ModifyPT(*fixed(1, 1)))
        table.settle()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((2, 2), (2, 2))

    def test_611_3b_a_static_ability_that_functions_in_the_graveyard(self):
        table = Table()
        table.permanent(
            "Ricordo",
            Static(parts=(ModifyPT(*fixed(1, 1)),), affects=CREATURE, zones=(Zone.GRAVEYARD,)),
            types=(CardType.CREATURE,),
            zone=Zone.GRAVEYARD,
        )
        table.creature("Orso", 2, 2)
        assert pt(table.settle().looks("Orso")) == (3, 3)


class TestIntrinsicAbilities:
    """305.6, 113.12: what a basic land type gives is an ability like any other, until an effect takes all away."""

    def _forest(self, *parts: Part, affects: Filter = LANDS) -> Table:
        table = Table()
        table.permanent("Foresta", supertypes=(Supertype.BASIC,), subtypes=("Forest",), **LAND)
        enchantment(table, "Vessillo", *parts, affects=affects)
        return table.settle()

    def test_613_1f_it_is_lost_with_all_others(self):
        table = self._forest(LoseAllAbilities())
        assert abilities_of(board_of(table.game), table.id("Foresta")) == ()

    def test_305_6_control_without_that_it_is_there(self):
        table = self._forest(ChangeTypes(add=(CardType.ARTIFACT,)))
        assert len(abilities_of(board_of(table.game), table.id("Foresta"))) == 1

    @pytest.mark.parametrize(("lost", "size"), [(False, (1, 1)), (True, (3, 3))])
    def test_113_12_a_land_with_a_basic_type_is_not_without_abilities(self, lost: bool, size: tuple[int, int]):
        parts: tuple[Part, ...] = (ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)))
        table = Table()
        table.permanent("Foresta", supertypes=(Supertype.BASIC,), subtypes=("Forest",), **LAND)
        enchantment(table, "Risveglio", *parts, *((LoseAllAbilities(),) if lost else ()), affects=LANDS)
        enchantment(
            table, "Graffiti", ModifyPT(*fixed(2, 2)), affects=Filter(no_abilities=True, types=(CardType.CREATURE,))
        )
        assert pt(table.settle().looks("Foresta")) == size


class TestConditions:
    """613.6, 611.3a: an effect with parts in two layers, whose condition becomes true in between."""

    def _banner(self, *, animated: bool) -> Table:
        """'As long as there is an artifact that flies, creatures are blue and get +1/+1'; layer 6 makes one fly."""
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Golem", 3, 3, types=(CardType.ARTIFACT,))
        flying_artifact = Exists(Filter(types=(CardType.ARTIFACT,), keyword="flying"))
        bears = Filter(types=(CardType.CREATURE,), not_types=(CardType.ARTIFACT,))
        enchantment(
            table,
            "Vessillo",
            ChangeColors(set_to=(Color.BLUE,)),
            ModifyPT(*fixed(1, 1)),
            affects=bears,
            condition=flying_artifact,
        )
        if animated:
            enchantment(table, "Ali", FLYING, affects=Filter(types=(CardType.ARTIFACT,)))
        return table.settle()

    def test_613_6_the_later_part_applies_although_the_earlier_one_did_not(self):
        seen = self._banner(animated=True).looks("Orso")
        assert (seen.colors, pt(seen)) == ((), (3, 3))

    def test_611_3a_control_with_a_condition_that_stays_false_nothing_does(self):
        seen = self._banner(animated=False).looks("Orso")
        assert (seen.colors, pt(seen)) == ((), (2, 2))
