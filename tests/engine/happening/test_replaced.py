"""603.2g: an event that was replaced or prevented has not happened, and what happened instead has."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition, Replaces
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Regenerate
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents, ReplacesDraw
from engine.cards.abilities.triggers import Becomes, DealsDamage, Draws, LifeChanges, Moves, dies, leaves
from engine.state.events import Tapped
from engine.words.terms import Reason, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    die,
    gain,
    hit,
    instant,
    sorcery,
    to,
    when,
)


class TestDeath:
    def _table(self, *, replaced: bool) -> Table:
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)), when(leaves(ANOTHER_CREATURE)))
        if replaced:
            rest = Replaces(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
            table.permanent("Limbo", rest, **ENCHANTMENT)
        bear = table.creature("Orso", 2, 2)
        table.settle()
        if replaced:
            return table.occur(*die(bear))
        return table.occur(*die(bear), answers=[("Becchino#1", "Becchino#2")])

    def test_603_2g_who_is_exiled_instead_has_not_died(self):
        table = self._table(replaced=True)
        assert table.where("Orso") is Zone.EXILE
        assert table.stack() == ["Becchino#2"]

    def test_603_2g_control_without_the_replacement_both_trigger(self):
        assert self._table(replaced=False).stack() == ["Becchino#1", "Becchino#2"]

    def test_603_2g_a_creature_that_regenerates_has_not_been_put_into_a_graveyard(self):
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)))
        table.creature("Troll", 2, 2, when(Becomes(subject=Filter(this=True), state="tapped")))
        instant(table, "Vigore", Regenerate(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Vigore", "Troll").resolve().occur(*die(table.id("Troll")))
        assert table.where("Troll") is Zone.BATTLEFIELD
        assert "Becchino" not in table.triggered()


class TestDamage:
    def test_603_2g_prevented_damage_is_none(self):
        table = Table()
        wolf = table.creature("Lupo", 2, 2, when(DealsDamage(source=Filter(this=True))))
        table.permanent("Nebbia", Prevents(damage=DamagePattern()), **ENCHANTMENT)
        table.settle().occur(hit(wolf, to(1)[0], 3))
        assert table.life(1) == 20
        assert table.triggered() == []

    def test_603_2g_control_what_is_left_of_it_triggers_with_what_is_left(self):
        table = Table()
        bite = when(DealsDamage(source=Filter(this=True)), GainLife(amount=EventAmount()))
        wolf = table.creature("Lupo", 2, 2, bite)
        table.permanent("Scudo", Prevents(damage=DamagePattern(), amount=Fixed(1)), **ENCHANTMENT)
        table.settle().occur(hit(wolf, to(1)[0], 3)).play_out()
        assert (table.life(0), table.life(1)) == (22, 18)

    def test_603_2g_the_damage_that_is_dealt_counts_not_the_one_that_would_have_been(self):
        table = Table()
        bite = when(DealsDamage(source=Filter(this=True)), GainLife(amount=EventAmount()))
        wolf = table.creature("Lupo", 2, 2, bite)
        table.permanent("Furia", ChangesDamage(damage=DamagePattern(), factor=2), **ENCHANTMENT)
        table.settle().occur(hit(wolf, to(1)[0], 3)).play_out()
        assert (table.life(0), table.life(1)) == (26, 14)


class TestDraw:
    def test_603_2g_a_draw_that_was_replaced_is_none(self):
        table = Table()
        table.library(0, 2)
        table.permanent("Veggente", when(Draws(who=Relation.YOU)), **ARTIFACT)
        table.permanent("Fonte", ReplacesDraw(effects=(GainLife(amount=Fixed(2)),)), **ENCHANTMENT)
        sorcery(table, "Studio", Draw())
        table.settle().cast("Studio").resolve()
        assert table.triggered() == []
        assert table.life(0) == 22

    def test_603_2g_control_without_the_replacement_it_is_one(self):
        table = Table()
        table.library(0, 2)
        table.permanent("Veggente", when(Draws(who=Relation.YOU)), **ARTIFACT)
        sorcery(table, "Studio", Draw())
        table.settle().cast("Studio").resolve()
        assert table.triggered() == ["Veggente"]


class TestForbidden:
    def test_101_2_a_gain_of_life_that_cannot_be_is_no_event(self):
        table = Table()
        table.permanent("Reliquia", when(LifeChanges(who=Relation.YOU)), **ARTIFACT)
        table.permanent("Piaga", Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.ALL), **ENCHANTMENT)
        table.settle().occur(gain(0, 3))
        assert table.triggered() == []

    def test_701_26a_nor_is_the_tapping_of_what_is_tapped(self):
        table = Table()
        one = table.permanent("Urna", when(Becomes(subject=Filter(this=True), state="tapped")), tapped=True, **ARTIFACT)
        table.settle().occur(Tapped(object=one))
        assert table.triggered() == []


def test_614_6_what_goes_elsewhere_has_gone_there_for_what_watches_that() -> None:
    """'Whenever a card is put into exile' sees the creature that was to die."""
    table = Table()
    table.permanent("Custode", when(Moves(subject=Filter(), to=Zone.EXILE)), **ARTIFACT)
    rest = Replaces(subject=CREATURE, to=Zone.GRAVEYARD, reason=Reason.DESTROYED, instead_to=Zone.EXILE)
    table.permanent("Limbo", rest, **ENCHANTMENT)
    bear = table.creature("Orso", 2, 2)
    table.settle().occur(*die(bear))
    assert table.triggered() == ["Custode"]
