"""115.1, 608.2d, 701.23a: what several things that are chosen have to be together, as targets, on resolution and in a search."""

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter, Jointly, Measured, TargetSpec
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Remembered, Target
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.cards.abilities.searching import Search
from engine.state.actions import Cast
from engine.state.events import CountersPut
from engine.words.decisions import IllegalAnswer
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import A, instant, sorcery

CREATURE = Filter(types=(CardType.CREATURE,))
CARDS = Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner=Relation.YOU)
VALUE_4 = Jointly(total=Measured("mana value", "<=", Fixed(4)))
POWER_4 = Jointly(total=Measured("power", "<=", Fixed(4)))
STRONG = Jointly(total=Measured("power", ">=", Fixed(5)))


def _dead(at: Table, **costs: str) -> Table:
    for name, cost in costs.items():
        looks = card(name, types=(CardType.CREATURE,), power=1, toughness=1, mana_cost=cost)
        at.put(name, looks, zone=Zone.GRAVEYARD)
    return at


def _back(together: Jointly | None, **more: Any) -> Table:
    at = Table()
    spec = TargetSpec(objects=CARDS, minimum=0, maximum=3, together=together)
    sorcery(at, "Ritorno", Move(what=Target(), to=Zone.BATTLEFIELD), targets=(spec,), **more)
    return _dead(at, Orso="{1}{G}", Lupo="{1}{G}", Tasso="{3}").settle()


class TestTargets:
    def test_601_2c_targets_within_the_total(self) -> None:
        at = _back(VALUE_4).cast("Ritorno", ("Orso", "Lupo")).play_out()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD)

    def test_601_2c_more_than_the_total_is_no_answer(self) -> None:
        with pytest.raises(IllegalAnswer) as wrong:
            _back(VALUE_4).cast("Ritorno", ("Orso", "Tasso"))
        assert wrong.value.fault == "not together"

    def test_601_2c_control_without_a_total_they_are(self) -> None:
        at = _back(None).cast("Ritorno", ("Orso", "Tasso")).play_out()
        assert (at.where("Orso"), at.where("Tasso")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD)

    def test_601_2c_what_is_too_much_alone_is_no_candidate(self) -> None:
        at = _back(Jointly(total=Measured("mana value", "<=", Fixed(2))))
        question = at.question(Cast(A, at.id("Ritorno")))
        assert {option.mention.name for option in question.options if option.mention} == {"Orso", "Lupo"}

    @pytest.mark.parametrize(("third", "legal"), [("Lupo", False), ("Elfo", True)])
    def test_601_2c_without_two_that_share_a_type_nothing_is_cast(self, third: str, legal: bool) -> None:
        at = Table()
        spec = TargetSpec(objects=CREATURE, minimum=2, maximum=2, together=Jointly(alike="creature type"))
        sorcery(at, "Rito", Destroy(what=Target()), targets=(spec,))
        at.creature("Primo", 1, 1, subtypes=("Elf",))
        at.creature("Secondo", 1, 1, subtypes=("Bear",))
        at.creature("Terzo", 1, 1, subtypes=("Wolf" if third == "Lupo" else "Elf",))
        at.settle()
        if not legal:
            refused = play(at.game, Cast(A, at.id("Rito"))).refused
            assert refused is not None and refused.why == "not together"
            return
        at.cast("Rito", ("Primo", "Terzo")).play_out()
        assert at.where("Terzo") is Zone.GRAVEYARD

    @pytest.mark.parametrize(("grows", "where"), [(False, Zone.GRAVEYARD), (True, Zone.BATTLEFIELD)])
    def test_608_2b_targets_that_are_no_longer_so_together_are_illegal(self, grows: bool, where: Zone) -> None:
        at = Table()
        spec = TargetSpec(objects=CREATURE, minimum=2, maximum=2, together=POWER_4)
        instant(at, "Rito", Destroy(what=Target()), targets=(spec,))
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.creature("Gatto", 4, 4)
        at.settle().cast("Rito", ("Orso", "Lupo"))
        if grows:
            at.occur(CountersPut(on=at.id("Orso"), counter="+1/+1", count=1))
        at.play_out()
        assert (at.where("Orso"), at.where("Lupo")) == (where, where)

    @pytest.mark.parametrize(("new", "legal"), [(("Orso", "Tasso"), True), (("Orso", "Gatto"), False)])
    def test_115_7e_the_final_set_is_looked_at_together(self, new: tuple[str, str], legal: bool) -> None:
        at = Table()
        spec = TargetSpec(objects=CREATURE, minimum=2, maximum=2, together=POWER_4)
        instant(at, "Rito", Destroy(what=Target()), targets=(spec,))
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        instant(at, "Deviare", ChangeTargets(what=Target(), how=HowChanged.NEW), targets=(spell,))
        for name, power in (("Orso", 2), ("Lupo", 2), ("Tasso", 1), ("Gatto", 3)):
            at.creature(name, power, power)
        at.settle().cast("Rito", ("Orso", "Lupo")).cast("Deviare")
        if legal:
            at.resolve(new).play_out()
            assert (at.where("Lupo"), at.where("Tasso")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        else:
            with pytest.raises(IllegalAnswer):
                at.resolve(new)


class TestChosen:
    def _table(self, together: Jointly | None, minimum: int = 0) -> Table:
        at = Table()
        choice = Choose(filter=CREATURE, keep_as="scelte", minimum=minimum, maximum=3, together=together)
        sorcery(at, "Rito", choice, Destroy(what=Remembered("scelte")))
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.creature("Gatto", 3, 3, controller=1)
        return at.settle().cast("Rito")

    def test_608_2d_within_a_total_power(self) -> None:
        at = self._table(POWER_4).resolve(("Orso", "Lupo"))
        assert (at.where("Orso"), at.where("Gatto")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
        with pytest.raises(IllegalAnswer) as wrong:
            self._table(POWER_4).resolve(("Orso", "Gatto"))
        assert wrong.value.fault == "not together"

    def test_608_2d_control_without_it_any_of_them(self) -> None:
        assert self._table(None).resolve(("Orso", "Gatto")).where("Gatto") is Zone.GRAVEYARD

    def test_608_2d_a_total_that_has_to_be_reached(self) -> None:
        assert self._table(STRONG, 1).resolve(("Orso", "Gatto")).where("Gatto") is Zone.GRAVEYARD
        with pytest.raises(IllegalAnswer):
            self._table(STRONG, 1).resolve(("Orso", "Lupo"))

    def test_608_2d_of_different_controllers(self) -> None:
        apart = Jointly(apart="controller")
        assert self._table(apart).resolve(("Orso", "Gatto")).where("Orso") is Zone.GRAVEYARD
        with pytest.raises(IllegalAnswer):
            self._table(apart).resolve(("Orso", "Lupo"))

    def test_608_2d_as_many_as_can_be_so_together(self) -> None:
        """Of three that had to be chosen two differ in their controllers, and no more are asked for."""
        at = self._table(Jointly(apart="controller"), 3).resolve(("Lupo", "Gatto"))
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


class TestFound:
    def _table(self, together: Jointly | None) -> Table:
        at = Table()
        wanted = Filter(zone=Zone.LIBRARY, types=(CardType.CREATURE,))
        search = Search(filter=wanted, keep_as="trovate", count=Fixed(2), up_to=True, together=together)
        sorcery(at, "Rito", search, Move(what=Remembered("trovate"), to=Zone.HAND))
        for label, name in (("Orso", "Orso"), ("Orso 2", "Orso"), ("Lupo", "Lupo")):
            looks = card(name, types=(CardType.CREATURE,), power=len(name), toughness=1, mana_cost="{1}")
            at.put(label, looks, zone=Zone.LIBRARY)
        return at.settle().cast("Rito")

    def test_701_23a_cards_with_different_names(self) -> None:
        at = self._table(Jointly(apart="name")).resolve(("Orso", "Lupo"))
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.HAND, Zone.HAND)
        with pytest.raises(IllegalAnswer) as wrong:
            self._table(Jointly(apart="name")).resolve(("Orso", "Orso 2"))
        assert wrong.value.fault == "not together"

    def test_701_23a_control_otherwise_two_of_one_name(self) -> None:
        assert self._table(None).resolve(("Orso", "Orso 2")).where("Orso 2") is Zone.HAND
