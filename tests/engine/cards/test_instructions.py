"""122.5, 702, 716: the instructions that keyword abilities give, each with a control."""

from __future__ import annotations

from engine.cards.abilities.keyword_abilities import BecomeLevel, Designate, MoveCounters
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.words.terms import CardType, Designation, Zone
from tests.engine.cards.support import in_hand, in_library, keyword
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, free


class TestMoveCounters:
    def _moved(self, kind: str, count: int, onto: str = "Orso") -> Table:
        at = Table()
        at.creature("Orso", 2, 2)
        moving = MoveCounters(counter=kind, onto=Target(0), count=Fixed(count))
        at.creature("Fonte", 1, 1, free(moving, targets=(TARGET_CREATURE,)), counters={"+1/+1": 3})
        return at.settle().activate("Fonte", 0, onto).resolve()

    def test_122_5_counters_are_removed_from_one_and_put_on_the_other(self) -> None:
        at = self._moved("+1/+1", 2)
        assert (at.one("Fonte").count("+1/+1"), at.one("Orso").count("+1/+1")) == (1, 2)

    def test_122_5_control_a_kind_that_is_not_there_does_not_move(self) -> None:
        at = self._moved("charge", 2)
        assert (at.one("Fonte").count("+1/+1"), at.one("Orso").counters) == (3, {})

    def test_122_5_all_of_whatever_kinds(self) -> None:
        at = Table()
        at.creature("Orso", 2, 2)
        moving = MoveCounters(counter=None, onto=Target(0), count=None)
        at.creature("Fonte", 1, 1, free(moving, targets=(TARGET_CREATURE,)), counters={"+1/+1": 3, "time": 1})
        at.settle().activate("Fonte", 0, "Orso").resolve()
        assert (at.one("Fonte").counters, at.one("Orso").counters) == ({}, {"+1/+1": 3, "time": 1})

    def test_122_5_nothing_moves_onto_itself_and_that_is_why(self) -> None:
        at = self._moved("+1/+1", 2, "Fonte")
        assert at.one("Fonte").count("+1/+1") == 3
        assert "122.5" in at.rules()


class TestDesignate:
    def test_702_171b_it_is_a_marker_and_no_ability(self) -> None:
        at = Table()
        saddle = Designate(what=Target(0), designation=Designation.SADDLED)
        at.creature("Orso", 2, 2)
        at.permanent("Fonte", free(saddle, targets=(TARGET_CREATURE,)), types=(CardType.ARTIFACT,))
        at.settle().activate("Fonte", 0).resolve()
        assert at.game.designated(at.id("Orso"), Designation.SADDLED)
        assert at.looks("Orso").abilities == ()

    def test_702_171b_control_a_new_object_is_not_designated(self) -> None:
        at = Table()
        at.creature("Orso", 2, 2)
        assert not at.settle().game.designated(at.id("Orso"), Designation.SADDLED)


class TestBecomeLevel:
    def test_716_2b_any_permanent_can_have_a_level(self) -> None:
        at = Table()
        at.permanent("Fonte", free(BecomeLevel(level=3)), types=(CardType.ARTIFACT,))
        at.settle().activate("Fonte", 0).resolve()
        assert at.one("Fonte").level == 3
        assert "716.2a" in at.rules()

    def test_716_2d_control_without_one_the_level_is_1(self) -> None:
        at = Table()
        at.permanent("Fonte", free(Draw()), types=(CardType.ARTIFACT,))
        assert at.settle().one("Fonte").level == 1


class TestCascade:
    def test_702_85a_with_nothing_that_costs_less_all_goes_to_the_bottom(self) -> None:
        at = Table()
        in_library(at, "Caro", mana_cost="{9}")
        in_hand(at, "Cascata", keyword("cascade"), mana_cost="{4}")
        at.settle().cast("Cascata").resolve()
        assert at.zone(Zone.LIBRARY) == ["Caro"]
        assert "702.85a" in at.rules()

    def test_702_85a_control_an_equal_mana_value_is_not_less(self) -> None:
        for cost, asked in (("{4}", False), ("{3}", True)):
            at = Table()
            in_library(at, "Altra", mana_cost=cost)
            in_hand(at, "Cascata", keyword("cascade"), mana_cost="{4}")
            at.settle().cast("Cascata").resolve(*([True] if asked else []))
            assert ("Altra" in at.stack()) is asked

    def test_702_85c_each_instance_triggers(self) -> None:
        at = Table()
        in_hand(at, "Cascata", keyword("cascade", text="uno"), keyword("cascade", text="due"), mana_cost="{4}")
        at.settle().cast("Cascata", ("uno", "due"))
        assert len(at.stack()) == 3
