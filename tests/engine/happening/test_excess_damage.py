"""120.4a, 120.10: damage past what is lethal, or past loyalty and defense."""

from __future__ import annotations

import pytest

from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import EventAmount, Fixed, Noted
from engine.cards.abilities.references import ControllerOf, Remembered, Target
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import DealtExcess
from engine.words.terms import CardType, Zone
from tests.engine.doing.test_setting_up import EXILED
from tests.engine.support import Table
from tests.engine.support_more import (
    ENCHANTMENT,
    TARGET_CREATURE,
    attack,
    block,
    die,
    hit,
    instant,
    pass_on,
    when,
)

WATCHES = when(DealtExcess(subject=Filter()), GainLife(amount=EventAmount()))


def burned(amount: int, *, marked: int = 0, **more: object) -> Table:
    """A spell deals damage to a 2/4 of Bruno, and what is too much to Bruno."""
    at = Table()
    at.creature("Orso", 2, 4, controller=1, damage=marked)
    burn = DealDamage(amount=Fixed(amount), to=Target(), excess_to=ControllerOf(Target()))
    instant(at, "Fiamma", burn, targets=(TARGET_CREATURE,), **more)  # type: ignore[arg-type]
    return at.settle().cast("Fiamma").resolve()


class TestDealtToAnotherOneInstead:
    @pytest.mark.parametrize(("amount", "marked", "life"), [(4, 0, 20), (6, 0, 18), (4, 2, 18), (3, 0, 20)])
    def test_120_4a_what_is_past_lethal_damage_goes_elsewhere(self, amount: int, marked: int, life: int) -> None:
        at = burned(amount, marked=marked)
        assert at.life(1) == life
        assert ("120.4a" in at.rules()) is (life < 20)

    def test_702_2c_from_a_source_with_deathtouch_all_but_one(self) -> None:
        at = Table()
        burn = DealDamage(amount=Fixed(3), to=Target(), source=Target(1), excess_to=ControllerOf(Target()))
        at.creature("Orso", 2, 4, controller=1)
        at.creature("Vipera", 1, 1, "deathtouch")
        two = (TARGET_CREATURE, TargetSpec(objects=CREATURE))
        instant(at, "Morso", burn, targets=two)
        at.settle().cast("Morso", "Orso", "Vipera").resolve()
        assert (at.life(1), at.where("Orso")) == (18, Zone.GRAVEYARD)

    def test_120_4a_comes_before_what_doubles_the_damage(self) -> None:
        at = Table()
        at.permanent("Furia", ChangesDamage(damage=DamagePattern(), factor=2), **ENCHANTMENT)
        at.creature("Orso", 2, 4, controller=1)
        burn = DealDamage(amount=Fixed(5), to=Target(), excess_to=ControllerOf(Target()))
        instant(at, "Fiamma", burn, targets=(TARGET_CREATURE,))
        at.settle().cast("Fiamma").resolve()
        assert at.life(1) == 18

    def test_120_4a_of_a_planeswalker_past_its_loyalty(self) -> None:
        at = Table()
        at.permanent("Maga", controller=1, counters={"loyalty": 3}, types=(CardType.PLANESWALKER,), loyalty=3)
        burn = DealDamage(amount=Fixed(5), to=Target(), excess_to=ControllerOf(Target()))
        instant(at, "Fiamma", burn, targets=(TargetSpec(objects=Filter(types=(CardType.PLANESWALKER,))),))
        at.settle().cast("Fiamma").resolve()
        assert (at.life(1), at.where("Maga")) == (18, Zone.GRAVEYARD)


class TestWhatWatchesIt:
    def watched(self) -> Table:
        at = Table()
        at.permanent("Occhio", WATCHES, **ENCHANTMENT)
        at.creature("Orso", 2, 4, controller=1)
        for label in ("Lupo", "Volpe"):
            at.creature(label, 3, 3)
        return at.settle()

    def test_120_10_of_several_sources_together_once(self) -> None:
        at = self.watched()
        at.occur(*(hit(at.id(label), at.id("Orso"), 3) for label in ("Lupo", "Volpe"))).resolve()
        assert (at.life(0), at.triggered()) == (22, ["Occhio"])
        assert "120.10" in at.rules()

    def test_control_as_much_as_is_lethal_is_no_excess(self) -> None:
        at = self.watched()
        at.occur(hit(at.id("Lupo"), at.id("Orso"), 4))
        assert at.triggered() == []

    def test_120_10_prevented_damage_does_not_count(self) -> None:
        at = Table()
        at.permanent("Occhio", WATCHES, **ENCHANTMENT)
        at.permanent("Egida", Prevents(damage=DamagePattern(), amount=Fixed(2)), **ENCHANTMENT)
        at.creature("Orso", 2, 4, controller=1)
        at.creature("Lupo", 6, 6)
        at.settle().occur(hit(at.id("Lupo"), at.id("Orso"), 6))
        assert at.triggered() == []

    @pytest.mark.parametrize(("combat", "seen"), [(True, ["Occhio"]), (False, [])])
    def test_120_2a_combat_damage_or_not(self, combat: bool, seen: list[str]) -> None:
        at = Table()
        trigger = DealtExcess(subject=CREATURE, combat=combat, source=Filter(types=(CardType.CREATURE,)))
        at.permanent("Occhio", when(trigger), **ENCHANTMENT)
        at.creature("Lupo", 5, 5)
        at.creature("Orso", 2, 2, controller=1)
        attack(at, ("Lupo", 1))
        block(at, ("Orso", "Lupo"))
        while at.stack() == [] and at.where("Orso") is Zone.BATTLEFIELD:
            pass_on(at)
        assert at.triggered() == seen


class TestWhatIsKept:
    def run(self, amount: int, *then: Effect) -> Table:
        at = Table()
        at.library(0, 3)
        at.creature("Orso", 2, 4, controller=1)
        burn = DealDamage(amount=Fixed(amount), to=Target(), keep_as="hit", keep_excess_as="over")
        instant(at, "Fiamma", burn, *then, targets=(TARGET_CREATURE,))
        return at.settle().cast("Fiamma").resolve()

    def test_120_10_the_number_is_kept_for_what_follows(self) -> None:
        assert self.run(6, GainLife(amount=Noted("over"))).life(0) == 22

    def test_control_there_is_none(self) -> None:
        assert self.run(4, GainLife(amount=Noted("over"))).life(0) == 20

    def test_614_3_what_was_dealt_damage_this_way_is_exiled_if_it_would_die(self) -> None:
        at = self.run(4, SetUp(says=EXILED, of=Remembered("hit")), Draw())
        assert at.where("Orso") is Zone.EXILE

    def test_control_where_the_damage_was_prevented_it_dies(self) -> None:
        at = Table()
        at.permanent("Egida", Prevents(damage=DamagePattern()), **ENCHANTMENT)
        at.creature("Orso", 2, 4, controller=1)
        burn = DealDamage(amount=Fixed(4), to=Target(), keep_as="hit")
        instant(at, "Fiamma", burn, SetUp(says=EXILED, of=Remembered("hit")), targets=(TARGET_CREATURE,))
        at.settle().cast("Fiamma").resolve().occur(*die(at.id("Orso")))
        assert at.where("Orso") is Zone.GRAVEYARD
