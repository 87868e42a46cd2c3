"""613.8: what an effect does may depend on another one; then timestamps do not count."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import (
    ChangeTypes,
    DefinePT,
    GainAbility,
    LoseAllAbilities,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.quantities import Count, Fixed, PowerOf
from engine.cards.abilities.references import This
from engine.happening.writing.changed import changed
from engine.words.metrics import METER
from engine.words.terms import CardType, Supertype
from tests.engine.board.boards import LANDS, enchantment, fixed, orders, pt, static
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, LAND

NONBASIC = Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))
MOON = ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND)
SWAMPS = ChangeTypes(add_subtypes=("Swamp",))


def _lands(order: tuple[str, ...]) -> Table:
    """'Nonbasic lands are Mountains'; a legendary land with 'each land is a Swamp too'; a basic Forest."""
    table = Table()
    table.permanent("Foresta", supertypes=(Supertype.BASIC,), subtypes=("Forest",), **LAND)
    for label in order:
        if label == "Luna":
            enchantment(table, label, MOON, affects=NONBASIC)
        else:
            urborg = Static(parts=(SWAMPS,), affects=LANDS)
            table.permanent(label, urborg, supertypes=(Supertype.LEGENDARY,), **LAND)
    return table.settle()


class TestExistence:
    """613.8a: applying the other would take the ability away from which the effect comes."""

    @pytest.mark.parametrize("order", orders("Luna", "Tomba"))
    def test_613_8b_the_land_loses_its_ability_before_it_can_apply_whichever_is_older(self, order: tuple[str, ...]):
        table = _lands(order)
        assert table.looks("Tomba").subtypes == ("Mountain",)
        assert table.looks("Foresta").subtypes == ("Forest",)

    @pytest.mark.parametrize("label", ["Luna", "Tomba"])
    def test_613_8_control_each_alone(self, label: str):
        table = _lands((label,))
        assert table.looks("Foresta").subtypes == (("Forest", "Swamp") if label == "Tomba" else ("Forest",))

    @pytest.mark.parametrize("order", orders("Muto", "Coro"))
    def test_613_8a_an_ability_giving_effect_on_a_creature_that_loses_its_abilities(self, order: tuple[str, ...]):
        """'Coro loses all abilities' and the creature Coro with 'creatures have flying', both in layer 6."""
        table = Table()
        table.creature("Orso", 2, 2)
        for label in order:
            if label == "Muto":
                enchantment(table, label, LoseAllAbilities(), affects=Filter(name="Coro"))
            else:
                table.creature(label, 1, 1, static(GainAbility(Keyword(keyword="flying"))))
        table.settle()
        assert not table.looks("Orso").has("flying")
        assert not table.looks("Coro").has("flying")

    @pytest.mark.parametrize("order", orders("Luna", "Tomba"))
    def test_305_7_also_where_the_ability_itself_looks_at_no_types(self, order: tuple[str, ...]):
        """'The permanent named Foresta is a Swamp too', on a nonbasic land that the moon strips of its text."""
        table = Table()
        table.permanent("Foresta", supertypes=(Supertype.BASIC,), subtypes=("Forest",), **LAND)
        for label in order:
            if label == "Luna":
                enchantment(table, label, MOON, affects=NONBASIC)
            else:
                table.permanent(label, static(SWAMPS, affects=Filter(name="Foresta")), **LAND)
        assert table.settle().looks("Foresta").subtypes == ("Forest",)


class TestWhatItAppliesTo:
    """613.8a: applying the other would change what the effect applies to."""

    @pytest.mark.parametrize("order", orders("Risveglio", "Pietra"))
    def test_613_8b_what_becomes_a_land_is_reached_by_what_affects_lands(self, order: tuple[str, ...]):
        """'Artifacts are lands too' and 'lands are creatures too': the urn is a creature in either order."""
        table = Table()
        table.permanent("Urna", types=(CardType.ARTIFACT,))
        for label in order:
            if label == "Pietra":
                add = ChangeTypes(add=(CardType.LAND,))
                enchantment(table, label, add, affects=Filter(types=(CardType.ARTIFACT,)))
            else:
                enchantment(table, label, ChangeTypes(add=(CardType.CREATURE,)), affects=LANDS)
        seen = board_of(table.game).characteristics(table.id("Urna"))
        assert seen.types == (CardType.ARTIFACT, CardType.CREATURE, CardType.LAND)

    @pytest.mark.parametrize("order", orders("Ali", "Coro"))
    def test_613_8b_what_gains_flying_is_reached_by_what_gives_flyers_an_ability(self, order: tuple[str, ...]):
        table = Table()
        table.creature("Orso", 2, 2)
        for label in order:
            if label == "Ali":
                enchantment(table, label, GainAbility(Keyword(keyword="flying")))
            else:
                enchantment(table, label, GainAbility(Keyword(keyword="haste")), affects=Filter(keyword="flying"))
        assert table.settle().looks("Orso").has("haste")

    @pytest.mark.parametrize(("order", "flying"), [(("Ali", "Ceppi"), False), (("Ceppi", "Ali"), True)])
    def test_613_8a_control_taking_away_does_not_depend_on_giving(self, order: tuple[str, ...], flying: bool):
        """113.10c: there the later one prevails."""
        table = Table()
        table.creature("Orso", 2, 2)
        parts: dict[str, Part] = {"Ali": GainAbility(Keyword(keyword="flying")), "Ceppi": LoseAllAbilities()}
        for label in order:
            enchantment(table, label, parts[label])
        assert table.settle().looks("Orso").has("flying") is flying

    @pytest.mark.parametrize("order", orders("Misura", "Coro"))
    def test_613_8a_within_a_sublayer_what_reads_power_waits_for_what_changes_it(self, order: tuple[str, ...]):
        """'Creatures get +2/+0' and 'creatures with power 4 or greater get +0/+3', both in 7c."""
        table = Table()
        table.creature("Orso", 2, 2)
        for label in order:
            if label == "Misura":
                enchantment(table, label, ModifyPT(*fixed(2, 0)))
            else:
                strong = Filter(types=(CardType.CREATURE,), power=Bounds(least=4))
                enchantment(table, label, ModifyPT(*fixed(0, 3)), affects=strong)
        assert pt(table.settle().looks("Orso")) == (4, 5)


class TestWhatItDoes:
    """613.8a: applying the other would change what the effect does to what it applies to."""

    @pytest.mark.parametrize("order", orders("Crescita", "Eco"))
    def test_613_8b_a_number_that_is_read_from_the_board(self, order: tuple[str, ...]):
        """'Orso gets +X/+0, X the number of creatures with power 4 or greater' and 'Lupo gets +3/+0'."""
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 1, 1)
        for label in order:
            if label == "Crescita":
                enchantment(table, label, ModifyPT(*fixed(3, 0)), affects=Filter(name="Lupo"))
            else:
                wolf = Count(Filter(types=(CardType.CREATURE,), power=Bounds(least=4)))
                enchantment(table, label, ModifyPT(wolf, Fixed(0)), affects=Filter(name="Orso"))
        assert pt(table.settle().looks("Orso")) == (3, 2)

    @pytest.mark.parametrize("order", orders("Risveglio", "Assemblea"))
    def test_613_8a_a_condition_that_another_effect_makes_true(self, order: tuple[str, ...]):
        """'As long as there is a creature, artifacts are lands too' and 'enchantments named Idolo are creatures'."""
        table = Table()
        table.permanent("Urna", types=(CardType.ARTIFACT,))
        table.permanent("Idolo", **ENCHANTMENT)
        for label in order:
            if label == "Risveglio":
                add = ChangeTypes(add=(CardType.CREATURE,))
                enchantment(table, label, add, SetPT(*fixed(1, 1)), affects=Filter(name="Idolo"))
            else:
                enchantment(
                    table,
                    label,
                    ChangeTypes(add=(CardType.LAND,)),
                    affects=Filter(types=(CardType.ARTIFACT,)),
                    condition=Exists(CREATURE),
                )
        assert table.settle().looks("Urna").is_type(CardType.LAND)


class TestLoop:
    """613.8b: in a loop of dependencies timestamps decide among those in it."""

    def _two(self, order: tuple[str, ...]) -> Table:
        """'Artifacts lose that type and become creatures' and 'creatures lose that type and become artifacts', on two objects."""
        table = Table()
        table.creature("Orso", 2, 2)
        table.permanent("Urna", types=(CardType.ARTIFACT,))
        for label in order:
            if label == "Carne":
                change = ChangeTypes(add=(CardType.CREATURE,), remove=(CardType.ARTIFACT,))
                enchantment(table, label, change, affects=Filter(types=(CardType.ARTIFACT,)))
            elif label == "Ferro":
                change = ChangeTypes(add=(CardType.ARTIFACT,), remove=(CardType.CREATURE,))
                enchantment(table, label, change, affects=CREATURE)
            else:
                add = ChangeTypes(add=(CardType.LAND,))
                enchantment(table, label, add, affects=Filter(types=(CardType.ARTIFACT,)))
        return table

    def test_613_8b_the_older_one_first(self):
        table = self._two(("Carne", "Ferro"))
        board = board_of(table.game)
        assert board.characteristics(table.id("Orso")).types == (CardType.ARTIFACT,)
        assert board.characteristics(table.id("Urna")).types == (CardType.ARTIFACT,)

    def test_613_8b_control_with_the_timestamps_swapped_the_other_result(self):
        table = self._two(("Ferro", "Carne"))
        board = board_of(table.game)
        assert board.characteristics(table.id("Orso")).types == (CardType.CREATURE,)
        assert board.characteristics(table.id("Urna")).types == (CardType.CREATURE,)

    @pytest.mark.parametrize("order", orders("Carne", "Ferro", "Terra"))
    def test_613_8b_what_depends_on_the_loop_waits_for_all_of_it(self, order: tuple[str, ...]):
        """'Artifacts are lands too' applies after both, wherever it stands: to what the newer of the two has left artifacts."""
        table = self._two(order)
        seen = board_of(table.game).characteristics(table.id("Urna"))
        newer = max(("Carne", "Ferro"), key=order.index)
        expected = (CardType.CREATURE,) if newer == "Carne" else (CardType.ARTIFACT, CardType.LAND)
        assert seen.types == expected


class TestReevaluation:
    """613.8c: after each effect the order of the rest is looked at anew."""

    @pytest.mark.parametrize("order", orders("Uno", "Due", "Tre"))
    def test_613_8c_an_effect_may_become_dependent_only_after_another_has_applied(self, order: tuple[str, ...]):
        """Artifacts become lands (one), lands become creatures (two), creatures become enchantments (three).

        Two always waits for one. Three depends on two only once the urn is a land: until then its timestamp counts, and where
        it is older than one it applies before there is anything for it.
        """
        table = Table()
        table.permanent("Urna", types=(CardType.ARTIFACT,))
        steps = {
            "Uno": (CardType.ARTIFACT, CardType.LAND),
            "Due": (CardType.LAND, CardType.CREATURE),
            "Tre": (CardType.CREATURE, CardType.ENCHANTMENT),
        }
        for label in order:
            wanted, added = steps[label]
            change = static(ChangeTypes(add=(added,)), affects=Filter(types=(wanted,)))
            table.permanent(label, change, types=(CardType.PLANESWALKER,))
        seen = board_of(table.game).characteristics(table.id("Urna"))
        assert {CardType.ARTIFACT, CardType.LAND, CardType.CREATURE} <= set(seen.types)
        assert seen.is_type(CardType.ENCHANTMENT) is (order.index("Uno") < order.index("Tre"))

    def test_613_8c_what_lost_its_source_no_longer_holds_others_up(self):
        """The first effect makes the second one's source a vanilla land; the third, which would have depended on the second,
        is free then."""
        table = Table()
        table.permanent("Foresta", supertypes=(Supertype.BASIC,), **LAND)
        table.permanent("Tomba", Static(parts=(ChangeTypes(add=(CardType.CREATURE,)),), affects=LANDS), **LAND)
        enchantment(table, "Carne", ChangeTypes(add=(CardType.ARTIFACT,)))
        enchantment(table, "Luna", MOON, affects=NONBASIC)
        board = board_of(table.game)
        assert board.characteristics(table.id("Foresta")).types == (CardType.LAND,)
        assert board.characteristics(table.id("Tomba")).types == (CardType.LAND,)


class TestDefining:
    def test_613_8a_a_characteristic_defining_ability_depends_on_no_other_effect(self):
        """613.3: it applies first, and what it counted stays: type changes of layer 4 it does see, of layer 7 there are none."""
        table = Table()
        star = Static(parts=(DefinePT(Count(CREATURE), Count(CREATURE)),), defines=True)
        table.creature("Tarmo", 0, 0, star)
        enchantment(table, "Umiltà", SetPT(*fixed(1, 1)))
        assert pt(table.settle().looks("Tarmo")) == (1, 1)

    @pytest.mark.parametrize("order", orders("Luna", "Relitto"))
    def test_613_8a_c_a_defining_ability_does_not_wait_for_what_will_take_it_away(self, order: tuple[str, ...]):
        """A nonbasic land that is by its own text an artifact too is one still when the moon has taken that text."""
        table = Table()
        for label in order:
            if label == "Luna":
                enchantment(table, label, MOON, affects=NONBASIC)
            else:
                artifact = Static(parts=(ChangeTypes(add=(CardType.ARTIFACT,)),), defines=True)
                table.permanent(label, artifact, **LAND)
        seen = table.settle().looks("Relitto")
        assert (seen.types, seen.subtypes) == ((CardType.ARTIFACT, CardType.LAND), ("Mountain",))

    @pytest.mark.parametrize("order", orders("Luna", "Relitto"))
    def test_613_8a_control_an_ordinary_ability_is_gone_before_it_applies(self, order: tuple[str, ...]):
        table = Table()
        for label in order:
            if label == "Luna":
                enchantment(table, label, MOON, affects=NONBASIC)
            else:
                artifact = Static(parts=(ChangeTypes(add=(CardType.ARTIFACT,)),), affects=Filter(this=True))
                table.permanent(label, artifact, **LAND)
        assert table.settle().looks("Relitto").types == (CardType.LAND,)

    def test_613_3_a_defining_ability_of_layer_4_goes_first_however_new_it_is(self):
        """A creature that is every type of its kind by its own text, and an older effect that sets creature types."""
        table = Table()
        change = ChangeTypes(set_subtypes=("Zombie",), of_type=CardType.CREATURE)
        enchantment(table, "Morbo", change)
        mutable = Static(parts=(ChangeTypes(add_subtypes=("Elf", "Goblin")),), defines=True)
        table.creature("Mutaforma", 1, 1, mutable)
        assert table.settle().looks("Mutaforma").subtypes == ("Zombie",)

    def test_613_3_control_as_an_ordinary_ability_the_newer_one_goes_last(self):
        table = Table()
        change = ChangeTypes(set_subtypes=("Zombie",), of_type=CardType.CREATURE)
        enchantment(table, "Morbo", change)
        mutable = Static(parts=(ChangeTypes(add_subtypes=("Elf", "Goblin")),), affects=Filter(this=True))
        table.creature("Mutaforma", 1, 1, mutable)
        assert table.settle().looks("Mutaforma").subtypes == ("Zombie", "Elf", "Goblin")


class TestGranted:
    """613.7a: the effect of an ability that was given has the timestamp of what gave it, if that is later."""

    @pytest.mark.parametrize(("order", "power"), [(("Orso", "Misura", "Dono"), 5), (("Orso", "Dono", "Misura"), 1)])
    def test_613_7a_the_gift_is_as_new_as_its_giver(self, order: tuple[str, ...], power: int):
        """The bear is old; the ability 'this is 5/5' is given by an effect; another effect makes creatures 1/1."""
        table = Table()
        big = Static(parts=(SetPT(*fixed(5, 5)),), affects=Filter(this=True))
        for label in order:
            if label == "Orso":
                table.creature(label, 2, 2)
            elif label == "Misura":
                enchantment(table, label, SetPT(*fixed(1, 1)))
            else:
                enchantment(table, label, GainAbility(big))
        assert pt(table.settle().looks("Orso")) == (power, power)

    def test_613_1f_an_ability_given_in_layer_6_may_itself_give_one_there(self):
        """'Creatures have "this creature has flying"'."""
        table = Table()
        table.creature("Orso", 2, 2)
        inner = Static(parts=(GainAbility(Keyword(keyword="flying")),), affects=Filter(this=True))
        enchantment(table, "Dono", GainAbility(inner))
        assert table.settle().looks("Orso").has("flying")

    def test_613_7a_control_of_its_own_it_is_as_old_as_the_object(self):
        table = Table()
        big = Static(parts=(SetPT(*fixed(5, 5)),), affects=Filter(this=True))
        table.creature("Orso", 2, 2, big)
        enchantment(table, "Misura", SetPT(*fixed(1, 1)))
        assert pt(table.settle().looks("Orso")) == (1, 1)

    def test_613_7a_the_later_of_the_two_where_the_object_is_newer(self):
        table = Table()
        big = Static(parts=(SetPT(*fixed(5, 5)),), affects=Filter(this=True))
        enchantment(table, "Dono", GainAbility(big))
        enchantment(table, "Misura", SetPT(*fixed(1, 1)))
        table.creature("Orso", 2, 2)
        assert pt(table.settle().looks("Orso")) == (5, 5)


class TestOrderOfListing:
    @pytest.mark.parametrize("order", orders("Orso", "Lupo", "Volpe"))
    def test_the_order_in_which_objects_are_listed_does_not_matter(self, order: tuple[str, ...]):
        """Three creatures that look at each other's types and powers come out the same however they are put down."""
        table = Table()
        for label in order:
            table.creature(label, 2, 2, colors=())
        enchantment(table, "Coro", ModifyPT(*fixed(1, 0)), affects=Filter(name="Lupo"))
        enchantment(
            table, "Eco", ModifyPT(Count(Filter(power=Bounds(least=3))), Fixed(0)), affects=Filter(name="Volpe")
        )
        table.settle()
        assert [pt(table.looks(label)) for label in ("Orso", "Lupo", "Volpe")] == [(2, 2), (3, 2), (3, 2)]

    @pytest.mark.parametrize("order", orders("Luna", "Tomba"))
    def test_nor_does_the_order_in_which_the_game_keeps_them(self, order: tuple[str, ...]):
        """The same objects with the same timestamps, kept the other way round."""
        table = _lands(order)
        enchanted = {label: table.looks(label) for label in ("Foresta", "Tomba", "Luna")}
        backwards = table.game.fork()
        places = {place: tuple(reversed(found)) for place, found in backwards.places.items()}
        backwards.objects, backwards.places = dict(reversed(list(backwards.objects.items()))), places
        changed(backwards)
        board = board_of(backwards)
        assert {label: board.characteristics(table.id(label)) for label in enchanted} == enchanted


class TestWork:
    """Counts of projections and trials: nothing is tried out that cannot matter."""

    def test_no_trial_where_no_effect_can_change_what_another_reads(self):
        table = Table()
        for number in range(6):
            table.creature(f"Orso{number}", 2, 2)
            enchantment(table, f"Coro{number}", ModifyPT(*fixed(1, 1)))
        METER.reset()
        board_of(table.game)
        assert (METER.projections, METER.trials) == (1, 0)

    def test_control_trials_where_they_meet(self):
        METER.reset()
        _lands(("Tomba", "Luna"))
        assert METER.trials > 0

    def test_a_board_is_worked_out_once_however_often_it_is_read(self):
        table = Table()
        table.creature("Orso", 2, 2)
        enchantment(table, "Coro", ModifyPT(*fixed(1, 1)))
        METER.reset()
        for _ in range(5):
            board_of(table.game).characteristics(table.id("Orso"))
        assert METER.projections == 1

    def test_sixteen_effects_on_fifty_objects_are_one_projection(self):
        table = Table()
        for number in range(50):
            table.creature(f"Orso{number}", 2, 2)
        for number in range(16):
            enchantment(table, f"Coro{number}", ModifyPT(*fixed(1, 1)))
        METER.reset()
        assert pt(table.looks("Orso49")) == (18, 18)
        assert (METER.projections, METER.trials) == (1, 0)


def test_109_5_a_number_may_be_read_from_the_object_itself() -> None:
    """'This creature gets +X/+0, where X is its power': as it is when the effect is applied."""
    table = Table()
    grows = Static(parts=(ModifyPT(PowerOf(This()), Fixed(0)),), affects=Filter(this=True))
    table.creature("Orso", 2, 2, grows)
    assert pt(table.settle().looks("Orso")) == (4, 2)


class TestBegun:
    """613.6: what has begun to apply in an earlier layer rests on its ability no more."""

    @staticmethod
    def _board(order: tuple[str, ...]) -> Table:
        """A creature whose ability makes creatures artifacts that fly; an enchantment by which creatures lose all abilities."""
        table = Table()
        table.creature("Orso", 2, 2)
        for label in order:
            if label == "Fabbro":
                both = static(ChangeTypes(add=(CardType.ARTIFACT,)), GainAbility(Keyword(keyword="flying")))
                table.creature(label, 1, 1, both)
            else:
                enchantment(table, label, LoseAllAbilities())
        return table

    def test_613_6_it_does_not_wait_for_what_would_take_its_ability_away(self):
        assert not self._board(("Fabbro", "Silenzio")).looks("Orso").has("flying")

    def test_613_6_control_as_the_newer_one_it_goes_on_without_its_ability(self):
        table = self._board(("Silenzio", "Fabbro"))
        assert table.looks("Orso").has("flying")
        assert table.looks("Fabbro").abilities == (Keyword(keyword="flying"),)

    def test_613_8a_control_an_effect_of_one_layer_alone_waits_and_is_gone(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Fabbro", 1, 1, static(GainAbility(Keyword(keyword="flying"))))
        enchantment(table, "Silenzio", LoseAllAbilities())
        assert not table.looks("Orso").has("flying")
