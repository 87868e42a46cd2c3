"""603.11, 121.6c: cards that are revealed as they are drawn, and abilities linked to what has them revealed."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.player_rules import RevealsDraws
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.replacing import ReplacesDraw
from engine.cards.abilities.triggers import Draws
from engine.state.events import DrawCard
from engine.words.terms import Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, A, B, instant, when

GAINS = when(Draws(who=Relation.YOU, shown=CREATURE))


def _creatures_on_top(at: Table, count: int, player: int = 0) -> None:
    for number in range(count):
        at.creature(f"Bestia{player}{number}", 1, 1, zone=Zone.LIBRARY, controller=player)


class TestRevealsDraws:
    @pytest.mark.parametrize(("nth", "gained"), [(1, 1), (0, 3), (2, 1)])
    def test_603_11_the_linked_ability_triggers_on_each_such_card_that_is_revealed(self, nth: int, gained: int) -> None:
        at = Table()
        at.permanent("Lente", RevealsDraws(nth=nth), GAINS, **ENCHANTMENT)
        _creatures_on_top(at, 3)
        instant(at, "Studio", Draw(count=Fixed(3)))
        at.settle().cast("Studio").resolve().play_out()
        assert at.life(0) == 20 + gained
        assert "603.11" in at.rules()

    def test_603_11_control_another_card_or_another_player_reveals_nothing_that_counts(self) -> None:
        at = Table()
        at.permanent("Lente", RevealsDraws(nth=1), GAINS, **ENCHANTMENT)
        at.library(0, 1)
        _creatures_on_top(at, 1, player=1)
        at.settle().occur(DrawCard(player=A), DrawCard(player=B)).play_out()
        assert (at.life(0), at.life(1)) == (20, 20)

    def test_603_11_control_what_another_object_has_revealed_is_not_revealed_this_way(self) -> None:
        """607: the ability is linked to the static ability of its own object, and to no other one."""
        at = Table()
        at.permanent("Lente", RevealsDraws(nth=2), GAINS, **ENCHANTMENT)
        at.permanent("Specchio", RevealsDraws(), **ENCHANTMENT)
        _creatures_on_top(at, 1)
        at.settle().occur(DrawCard(player=A)).play_out()
        assert at.life(0) == 20
        assert at.missed("Lente") == ["not revealed"]

    def test_614_11b_control_a_draw_that_is_replaced_reveals_nothing(self) -> None:
        at = Table()
        at.permanent("Lente", RevealsDraws(nth=1), GAINS, **ENCHANTMENT)
        at.permanent("Patto", ReplacesDraw(effects=(GainLife(amount=Fixed(5)),)), **ENCHANTMENT)
        _creatures_on_top(at, 1)
        instant(at, "Studio", Draw())
        at.settle().cast("Studio").resolve().play_out()
        assert at.life(0) == 25
        assert at.where("Bestia00") is Zone.LIBRARY

    @pytest.mark.parametrize(("who", "gained"), [(Relation.OPPONENT, 1), (Relation.YOU, 0)])
    def test_603_11_whose_draws_are_revealed(self, who: Relation, gained: int) -> None:
        at = Table()
        watch = when(Draws(who=Relation.ANY, shown=Filter()))
        at.permanent("Lente", RevealsDraws(who=who), watch, **ENCHANTMENT)
        _creatures_on_top(at, 1, player=1)
        at.settle().occur(DrawCard(player=B)).play_out()
        assert at.life(0) == 20 + gained
