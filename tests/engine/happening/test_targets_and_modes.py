"""603.3c-d: modes and targets of a triggered ability are chosen as it goes on the stack, or it is removed."""

from __future__ import annotations

from engine.cards.abilities.ability import Keyword, Mode
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Destroy, Tap
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import Becomes, enters
from engine.state.actions import Occur
from engine.state.trace import StepKind
from engine.words.decisions import Answer, Purpose
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THIS,
    moved,
    steps_of,
    when,
)

THEIR_CREATURE = TargetSpec(objects=Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT))
KILL = Mode(effects=(Destroy(what=Target()),), targets=(THEIR_CREATURE,), text="distruggi")
HEAL = Mode(effects=(GainLife(amount=Fixed(3)),), text="guadagna")


def _arrival(table: Table, *abilities: object) -> Table:
    """A herald with these abilities comes onto the battlefield; its abilities wait."""
    herald = table.creature("Araldo", 1, 1, *abilities, zone=Zone.HAND)  # type: ignore[arg-type]
    table.settle().do(Occur((moved(herald, Zone.BATTLEFIELD),)))
    return table


def _modes(table: Table) -> tuple[int, ...]:
    """The modes chosen for the herald's ability on the stack."""
    chosen = table.one("Araldo#1").chosen
    assert chosen is not None
    return chosen.modes


class TestTargets:
    def test_603_3d_the_target_is_chosen_as_it_goes_on_the_stack(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Lupo", 2, 2, controller=1)
        _arrival(table, when(enters(THIS), Destroy(what=Target()), targets=(THEIR_CREATURE,))).settle("Lupo")
        table.resolve()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)

    def test_603_3d_without_a_legal_target_it_is_removed(self):
        table = Table()
        _arrival(table, when(enters(THIS), Destroy(what=Target()), targets=(THEIR_CREATURE,))).settle()
        assert table.triggered() == ["Araldo"]
        assert table.stack() == []
        (removed,) = steps_of(table, StepKind.ABILITY_REMOVED)
        assert removed.rules == ("603.3d",)

    def test_603_3d_control_up_to_one_needs_none(self):
        table = Table()
        spec = TargetSpec(objects=THEIR_CREATURE.objects, minimum=0)
        _arrival(table, when(enters(THIS), Destroy(what=Target()), targets=(spec,))).settle()
        assert table.stack() == ["Araldo#1"]

    def test_603_3d_a_protected_creature_is_no_legal_target(self):
        table = Table()
        table.creature("Orso", 2, 2, "hexproof", controller=1)
        _arrival(table, when(enters(THIS), Destroy(what=Target()), targets=(THEIR_CREATURE,))).settle()
        assert table.stack() == []

    def test_601_2c_a_choice_that_leaves_no_target_for_another_requirement_is_not_offered(self):
        """'Tap target creature and another target artifact': the artifact creature has to be the second."""
        table = Table()
        table.creature("Golem", 2, 2, types=(CardType.ARTIFACT,))
        first = TargetSpec(objects=Filter(types=(CardType.CREATURE,), not_types=(CardType.LAND,)))
        second = TargetSpec(objects=Filter(types=(CardType.ARTIFACT,)), keep_distinct_from=(0,))
        _arrival(table, when(enters(THIS), Tap(what=Target(0)), Tap(what=Target(1)), targets=(first, second)))
        table.settle().resolve()
        assert table.one("Golem").tapped
        assert table.one("Araldo").tapped

    def test_601_2c_control_where_both_orders_are_possible_it_is_asked(self):
        table = Table()
        table.creature("Golem", 2, 2, types=(CardType.ARTIFACT,))
        table.permanent("Urna", **ARTIFACT)
        second = TargetSpec(objects=Filter(types=(CardType.ARTIFACT,)), keep_distinct_from=(0,))
        _arrival(table, when(enters(THIS), Tap(what=Target(0)), targets=(TARGET_CREATURE, second)))
        assert table.question().purpose is Purpose.TARGETS

    def test_603_2e_a_creature_becomes_the_target_of_it(self):
        table = Table()
        table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="targeted")), controller=1)
        _arrival(table, when(enters(THIS), Destroy(what=Target()), targets=(THEIR_CREATURE,))).settle()
        assert table.triggered() == ["Araldo", "Orso"]
        assert table.stack() == ["Araldo#1", "Orso#1"]


class TestModes:
    def test_603_3c_the_mode_is_chosen_as_it_goes_on_the_stack(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        _arrival(table, when(enters(THIS), modes=(KILL, HEAL))).settle("guadagna")
        assert _modes(table) == (1,)
        (put,) = steps_of(table, StepKind.ABILITY_PUT_ON_STACK)
        assert put.rules == ("603.3", "603.3a", "603.3c")
        table.resolve()
        assert table.life(0) == 23
        assert table.where("Orso") is Zone.BATTLEFIELD

    def test_700_2b_a_mode_without_a_legal_target_cannot_be_chosen(self):
        table = Table()
        _arrival(table, when(enters(THIS), modes=(KILL, HEAL))).settle()
        assert _modes(table) == (1,)

    def test_603_3c_without_any_mode_to_choose_it_is_removed(self):
        table = Table()
        _arrival(table, when(enters(THIS), modes=(KILL,))).settle()
        (removed,) = steps_of(table, StepKind.ABILITY_REMOVED)
        assert removed.rules == ("603.3c",)

    def test_603_3c_up_to_one_and_none_is_chosen_it_is_removed(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        _arrival(table, when(enters(THIS), modes=(KILL, HEAL), choose_modes=(0, 1))).settle(Answer())
        assert table.stack() == []

    def test_700_2d_two_modes_in_the_order_printed_each_with_its_own_targets(self):
        """The second mode's target is counted within the mode."""
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        hurt = Mode(effects=(LoseLife(amount=Fixed(2), who=Target()),), targets=(TARGET_PLAYER,), text="perde")
        _arrival(table, when(enters(THIS), modes=(KILL, hurt), choose_modes=(2, 2))).settle("Bruno").resolve()
        assert table.where("Orso") is Zone.GRAVEYARD
        assert table.life(1) == 18

    def test_700_2b_a_mode_that_needs_two_different_targets_is_illegal_with_one(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        another = TargetSpec(objects=THEIR_CREATURE.objects, keep_distinct_from=(0,))
        both = Mode(effects=(Destroy(what=Target(0)),), targets=(THEIR_CREATURE, another), text="entrambe")
        _arrival(table, when(enters(THIS), modes=(both, HEAL))).settle()
        assert _modes(table) == (1,)


class TestShield:
    def test_702_16b_protection_from_the_quality_of_the_source(self):
        table = Table()
        from_artifacts = Keyword(keyword="protection", filter=Filter(types=(CardType.ARTIFACT,)))
        table.creature("Orso", 2, 2, from_artifacts, controller=1)
        ability = when(enters(CREATURE), Tap(what=Target()), targets=(THEIR_CREATURE,))
        table.permanent("Trappola", ability, **ARTIFACT)
        table.permanent("Rete", ability, **ENCHANTMENT)
        wolf = table.creature("Lupo", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(wolf, Zone.BATTLEFIELD), answers=[("Trappola", "Rete")])
        assert table.stack() == ["Rete#1"]
