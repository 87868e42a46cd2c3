"""603.11, 121.6c: cards that are revealed as they are drawn, and abilities linked to what has them revealed."""

from __future__ import annotations

import pytest

from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.player_rules import RevealsDraws
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Remembered
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


class TestDrawKept:
    """121.6c, 614.11b: what is done besides with the cards that an instruction draws."""

    def _at(self, *effects: Effect, replaced: bool) -> Table:
        at = Table()
        if replaced:
            at.permanent("Patto", ReplacesDraw(effects=effects), **ENCHANTMENT)
        _creatures_on_top(at, 3)
        instant(at, "Studio", Draw(keep_as="quella"), Move(what=Remembered("quella"), to=Zone.EXILE))
        return at.settle().cast("Studio").resolve()

    def test_121_6c_the_card_that_was_drawn_is_meant(self) -> None:
        at = self._at(replaced=False)
        assert (at.where("Bestia00"), at.zone(Zone.HAND)) == (Zone.EXILE, [])

    def test_121_6c_nothing_is_done_with_what_is_drawn_instead(self) -> None:
        at = self._at(Draw(count=Fixed(2)), replaced=True)
        assert (at.zone(Zone.EXILE), len(at.zone(Zone.HAND))) == ([], 2)

    def test_121_6c_control_of_several_draws_only_the_one_that_is_replaced_is_left_out(self) -> None:
        at = Table()
        once = ReplacesDraw(effects=(GainLife(amount=Fixed(1)),), optional=True)
        at.permanent("Patto", once, **ENCHANTMENT)
        _creatures_on_top(at, 3)
        instant(at, "Studio", Draw(count=Fixed(2), keep_as="quelle"), Move(what=Remembered("quelle"), to=Zone.EXILE))
        at.settle().cast("Studio").resolve(True, False)
        assert (at.where("Bestia00"), at.zone(Zone.HAND), at.life(0)) == (Zone.EXILE, [], 21)
