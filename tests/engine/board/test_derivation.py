"""613: how a value came about is told as it came about: layer, order, why in that order, and what did not apply."""

from __future__ import annotations

import pytest

from engine.board.derivation import derivation
from engine.board.derived import Applied, Derivation, Unapplied
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeTypes,
    DefinePT,
    GainAbility,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    SetPT,
)
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import Target
from engine.state.table import Table as Seats
from engine.words.terms import CardType, Color, Layer, Supertype
from tests.engine.board.boards import LANDS, enchantment, fixed, orders, static
from tests.engine.support import Table
from tests.engine.support_more import LAND, TARGET_CREATURE, instant

MOON = ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND)
NONBASIC = Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))


def of(table: Table, label: str) -> Derivation:
    """How an object came to what it is."""
    return derivation(table.game, table.id(label))


def by(found: Derivation, source: str, layer: Layer) -> Applied:
    """What an effect of a source did to the object in a layer."""
    (one,) = [one for one in found.applied if found.name(one.source) == source and one.layer is layer]
    return one


def missed(found: Derivation, source: str) -> Unapplied:
    """Why an effect of a source did not apply."""
    return next(one for one in found.unapplied if found.name(one.source) == source)


def numbers(one: Applied | Unapplied | Derivation) -> set[str]:
    """The rules that are cited."""
    return set(map(str, one.rules))


def test_613_1_what_nothing_changes_has_no_derivation() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    found = of(table, "Orso")
    assert (found.applied, found.unapplied, found.rules) == ((), (), ())


def test_613_4b_and_4c_each_effect_in_its_sublayer_with_what_it_came_to() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    enchantment(table, "Coro", ModifyPT(*fixed(1, 1)))
    enchantment(table, "Giogo", SetPT(*fixed(0, 1)))
    found = of(table, "Orso")
    assert [(found.name(one.source), one.after.power, one.after.toughness) for one in found.applied] == [
        ("Giogo", 0, 1),
        ("Coro", 1, 2),
    ]
    assert {"613.4b", "613.4c"} <= numbers(found)
    assert "613.7" not in numbers(found)


@pytest.mark.parametrize("order", orders("Giogo", "Trono"))
def test_613_7_timestamps_decide_between_two_that_set_the_size(order: tuple[str, ...]) -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    for label in order:
        enchantment(table, label, SetPT(*(fixed(0, 1) if label == "Giogo" else fixed(5, 5))))
    found = of(table, "Orso")
    assert [found.name(one.source) for one in found.applied] == list(order)
    assert {"613.7", "613.7a"} <= numbers(found.applied[1])
    assert "613.7" not in numbers(found.applied[0])


def test_613_7_control_two_additions_come_to_the_same_in_any_order() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    for label in ("Coro", "Inno"):
        enchantment(table, label, ModifyPT(*fixed(1, 1)))
    assert "613.7" not in numbers(of(table, "Orso"))


@pytest.mark.parametrize("order", orders("Luna", "Tomba"))
def test_613_8a_an_ability_that_another_effect_takes_away_first(order: tuple[str, ...]) -> None:
    table = Table()
    table.permanent("Foresta", supertypes=(Supertype.BASIC,), subtypes=("Forest",), **LAND)
    for label in order:
        if label == "Luna":
            enchantment(table, label, MOON, affects=NONBASIC)
        else:
            table.permanent(label, Static(parts=(ChangeTypes(add_subtypes=("Swamp",)),), affects=LANDS), **LAND)
    lost = missed(of(table, "Foresta"), "Tomba")
    assert lost.why == "ability lost"
    assert lost.taken_by == table.id("Luna")
    assert "305.7" in numbers(lost)
    # 613.8b is what decides only where the older one had to wait for the newer one.
    assert ("613.8a" in numbers(lost)) is (order == ("Tomba", "Luna"))


def test_613_8b_the_older_effect_waits_for_the_newer_one_that_it_depends_on() -> None:
    table = Table()
    table.permanent("Sasso", types=(CardType.ARTIFACT,))
    enchantment(table, "Coro", ChangeTypes(add_subtypes=("Golem",)))
    enchantment(table, "Marcia", ChangeTypes(add=(CardType.CREATURE,)), affects=Filter(types=(CardType.ARTIFACT,)))
    found = of(table, "Sasso")
    first = by(found, "Marcia", Layer.TYPE)
    assert [found.name(one) for one in first.overtook] == ["Coro"]
    assert {"613.8a", "613.8b"} <= numbers(first)


def test_613_8b_control_the_newer_effect_has_nothing_to_wait_for() -> None:
    table = Table()
    table.permanent("Sasso", types=(CardType.ARTIFACT,))
    enchantment(table, "Marcia", ChangeTypes(add=(CardType.CREATURE,)), affects=Filter(types=(CardType.ARTIFACT,)))
    enchantment(table, "Coro", ChangeTypes(add_subtypes=("Golem",)))
    assert by(of(table, "Sasso"), "Marcia", Layer.TYPE).overtook == ()


def test_613_6_an_effect_goes_on_after_its_ability_is_gone() -> None:
    table = Table()
    everything = static(ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(3, 3)), affects=None)
    table.permanent("Statua", everything, types=(CardType.ARTIFACT,))
    enchantment(table, "Silenzio", LoseAllAbilities())
    found = of(table, "Statua")
    sized = by(found, "Statua", Layer.SET_PT)
    assert sized.carried_on
    assert "613.6" in numbers(sized)
    assert not by(found, "Statua", Layer.TYPE).carried_on


def test_604_3_a_defining_ability_comes_first_in_its_own_sublayer() -> None:
    table = Table()
    defining = Static(parts=(DefinePT(*fixed(4, 4)),), defines=True)
    table.creature("Marea", 0, 0, defining)
    enchantment(table, "Giogo", SetPT(*fixed(0, 1)))
    found = of(table, "Marea")
    assert {"604.3", "613.4a"} <= numbers(by(found, "Marea", Layer.CHARACTERISTIC_DEFINING_PT))
    assert (found.looks.power, found.looks.toughness) == (0, 1)


def test_611_3a_a_description_is_held_against_the_object_as_it_is_in_that_layer() -> None:
    table = Table()
    table.creature("Ombra", 2, 2, colors=(Color.BLACK,))
    black = Filter(types=(CardType.CREATURE,), colors=(Color.BLACK,))
    enchantment(table, "Candore", ChangeColors(set_to=(Color.WHITE,)), affects=black)
    enchantment(table, "Coro", ModifyPT(*fixed(2, 2)), affects=Filter(types=(CardType.CREATURE,), power=Bounds(most=2)))
    enchantment(table, "Lutto", GainAbility(Keyword(keyword="flying")), affects=black)
    found = of(table, "Ombra")
    assert by(found, "Candore", Layer.COLOR).made_a_difference
    assert by(found, "Coro", Layer.MODIFY_PT).after.power == 4
    why = missed(found, "Lutto")
    assert (why.why, why.layer) == ("color", Layer.ABILITY)
    assert [one for one in found.unapplied if found.name(one.source) in ("Candore", "Coro")] == []


def test_613_4c_counters_are_told_with_the_layer_in_which_they_count() -> None:
    table = Table()
    table.creature("Orso", 2, 2, counters={"+1/+1": 2})
    (one,) = of(table, "Orso").applied
    assert (one.after.power, one.after.toughness) == (4, 4)
    assert {"613.4c", "122.1a"} <= numbers(one)


def test_613_the_last_line_of_a_derivation_is_what_the_board_shows() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    enchantment(table, "Giogo", SetPT(Fixed(0), Fixed(1)))
    enchantment(table, "Coro", ModifyPT(*fixed(1, 1)), affects=CREATURE)
    found = of(table, "Orso")
    assert found.applied[0].before == found.printed
    assert found.applied[-1].after == found.looks == table.looks("Orso")
    for before, after in zip(found.applied, found.applied[1:], strict=False):
        assert before.after == after.before


class TestGivenAndTaken:
    def _rules(self, *parts: object) -> set[str]:
        at = Table()
        bear = at.creature("Orso", 2, 2)
        for number, part in enumerate(parts):
            instant(at, f"Magia{number}", Apply(to=Target(), parts=(part,)), targets=(TARGET_CREATURE,))  # type: ignore[arg-type]
        at.settle()
        for number in range(len(parts)):
            at.cast(f"Magia{number}").resolve()
        return {str(rule) for rule in derivation(at.game, bear).rules}

    def test_113_10c_the_most_recent_prevails(self) -> None:
        assert "113.10c" in self._rules(GainAbility(Keyword(keyword="flying")), LoseKeyword("flying"))

    def test_113_10c_also_over_the_loss_of_all(self) -> None:
        assert "113.10c" in self._rules(LoseAllAbilities(), GainAbility(Keyword(keyword="flying")))

    def test_113_11_what_cannot_be_had_is_lost(self) -> None:
        assert "113.11" in self._rules(GainAbility(Keyword(keyword="flying")), CantHave("flying"))

    def test_control_of_different_abilities_neither(self) -> None:
        assert not {"113.10c", "113.11"} & self._rules(GainAbility(Keyword(keyword="flying")), LoseKeyword("haste"))


@pytest.mark.parametrize(("counters", "cited"), [({"flying": 1}, True), ({}, False)])
def test_613_7c_the_timestamp_of_a_counter_is_told_where_a_later_effect_prevails(
    counters: dict[str, int], cited: bool
) -> None:
    table = Table()
    table.creature("Orso", 2, 2, Keyword(keyword="reach"), counters=counters)
    enchantment(table, "Umiltà", LoseAllAbilities())
    lost = by(of(table.settle(), "Orso"), "Umiltà", Layer.ABILITY)
    assert ({"613.7", "613.7c", "613.7a"} <= numbers(lost)) is cited


@pytest.mark.parametrize(("ranges", "size", "told"), [((1, 1, 1, 1), 3, True), ((2, 2, 2, 2), 4, False)])
def test_801_11_what_is_out_of_range_is_not_counted_and_the_derivation_says_so(
    ranges: tuple[int, ...], size: int, told: bool
) -> None:
    table = Table(4, table=Seats(ranges=ranges))
    counts = Count(Filter(types=(CardType.CREATURE,), another=True))
    grows = Static(affects=Filter(this=True), parts=(ModifyPT(power=counts, toughness=counts),))
    table.creature("Golem", 1, 1, grows)
    for player in (1, 2, 3):
        table.creature(f"Orso{player}", 2, 2, controller=player)
    table.settle()
    found = derivation(table.game, table.id("Golem"))
    assert found.looks.power == size
    assert ("801.11" in map(str, found.rules)) is told
