"""603.2e: 'becomes' is a change of state, not the state."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Attach, Tap, Unattach
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.triggers import Becomes
from engine.state.events import Tapped, Untapped
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    EQUIPMENT,
    TARGET_CREATURE,
    THIS,
    die,
    free,
    instant,
    moved,
    when,
)


def _equipped(table: Table, state: str) -> Table:
    """A sword with two wolves, and an ability that watches it; the sword moves to a target for nothing."""
    sword = table.permanent("Spada", free(Attach(what=This(), to=Target()), targets=(TARGET_CREATURE,)), **EQUIPMENT)
    first = table.creature("Lupo", 2, 2)
    table.creature("Volpe", 2, 2)
    table.permanent("Campana", when(Becomes(subject=Filter(subtypes=("Equipment",)), state=state)), **ARTIFACT)
    table.builder.attach(sword, first)
    return table.settle()


class TestTapped:
    def test_603_2e_becoming_tapped_triggers(self):
        table = Table()
        bear = table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="tapped")))
        table.settle().occur(Tapped(object=bear))
        assert table.triggered() == ["Orso"]

    def test_603_2e_control_tapping_a_tapped_permanent_is_no_change(self):
        table = Table()
        bear = table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="tapped")), tapped=True)
        table.settle().occur(Tapped(object=bear))
        assert table.triggered() == []

    def test_603_2e_entering_tapped_is_not_becoming_tapped(self):
        table = Table()
        bear = table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="tapped")), zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.BATTLEFIELD, tapped=True))
        assert table.one("Orso").tapped
        assert table.triggered() == []

    def test_603_2e_untapping_triggers_and_does_not_for_one_that_is_untapped(self):
        table = Table()
        ability = when(Becomes(subject=THIS, state="untapped"))
        tapped = table.creature("Orso", 2, 2, ability, tapped=True)
        untapped = table.creature("Lupo", 2, 2, ability)
        table.settle().occur(Untapped(object=tapped), Untapped(object=untapped))
        assert table.triggered() == ["Orso"]
        assert table.missed("Lupo") == ["already so"]

    def test_502_4_what_becomes_untapped_in_the_untap_step_triggers_and_waits_for_the_upkeep(self):
        table = Table(active=1, step=TurnStep.END)
        table.library(0, 1)
        table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="untapped")), tapped=True)
        table.settle().until(TurnStep.UPKEEP)
        assert table.triggered() == ["Orso"]
        assert table.stack() == ["Orso#1"]


class TestAttached:
    def test_603_2e_becoming_attached_triggers(self):
        table = _equipped(Table(), "attached")
        table.activate("Spada", 0, "Volpe").play_out()
        assert table.triggered() == ["Campana"]

    def test_701_3b_control_attaching_it_to_where_it_is_does_nothing(self):
        table = _equipped(Table(), "attached")
        table.activate("Spada", 0, "Lupo").play_out()
        assert table.triggered() == []

    def test_701_3d_moving_to_another_creature_it_also_becomes_unattached_from_the_first(self):
        table = _equipped(Table(), "unattached")
        table.activate("Spada", 0, "Volpe").play_out()
        assert table.triggered() == ["Campana"]

    def test_603_10c_leaving_the_battlefield_it_becomes_unattached(self):
        table = _equipped(Table(), "unattached")
        table.occur(*die(table.id("Spada")))
        assert table.triggered() == ["Campana"]

    def test_701_3d_once_when_the_creature_it_is_attached_to_leaves(self):
        table = _equipped(Table(), "unattached")
        table.occur(*die(table.id("Lupo")))
        assert table.performed("704.5n") == ["Spada"]
        assert table.triggered() == ["Campana"]

    def test_603_10c_control_one_that_was_attached_to_nothing_does_not_become_unattached(self):
        table = Table()
        sword = table.permanent("Spada", **EQUIPMENT)
        bell = when(Becomes(subject=Filter(subtypes=("Equipment",)), state="unattached"))
        table.permanent("Campana", bell, **ARTIFACT)
        table.settle().occur(*die(sword))
        assert table.triggered() == []

    def test_603_10c_becoming_unattached_looks_back_at_an_ability_that_leaves_with_it(self):
        table = Table()
        sword = table.permanent("Spada", when(Becomes(subject=THIS, state="unattached")), **EQUIPMENT)
        wolf = table.creature("Lupo", 2, 2)
        table.builder.attach(sword, wolf)
        table.settle().occur(*die(sword))
        assert table.triggered() == ["Spada"]

    def test_701_3d_an_instruction_to_unattach_makes_it_unattached(self):
        table = Table()
        sword = table.permanent("Spada", free(Unattach(what=This())), **EQUIPMENT)
        wolf = table.creature("Lupo", 2, 2)
        table.permanent("Campana", when(Becomes(subject=Filter(), state="unattached")), **ARTIFACT)
        table.builder.attach(sword, wolf)
        table.settle().activate("Spada", 0).play_out()
        assert table.triggered() == ["Campana"]
        table.activate("Spada", 0).play_out()
        assert table.triggered() == ["Campana"]


class TestTargeted:
    def _table(self) -> Table:
        table = Table()
        theirs = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        table.permanent("Totem", when(Becomes(subject=theirs, state="targeted")), **ARTIFACT, controller=1)
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Lupo", 2, 2, controller=0)
        instant(table, "Morsa", Tap(what=Target()), targets=(TARGET_CREATURE,))
        return table.settle()

    def test_603_2e_becoming_the_target_of_a_spell_triggers_above_it(self):
        table = self._table()
        table.cast("Morsa", "Orso")
        assert table.triggered() == ["Totem"]
        assert table.stack() == ["Morsa", "Totem#1"]

    def test_603_2e_control_the_target_was_another(self):
        table = self._table()
        table.cast("Morsa", "Lupo")
        assert table.triggered() == []
        assert table.missed("Totem") == ["controller"]

    def test_603_2e_a_target_of_an_activated_ability_too(self):
        table = Table()
        table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="targeted")))
        table.permanent("Arco", free(Tap(what=Target()), targets=(TARGET_CREATURE,)), **ARTIFACT)
        table.settle().activate("Arco", 0)
        assert table.triggered() == ["Orso"]

    def test_603_2c_the_target_of_two_requirements_of_one_spell_becomes_a_target_once(self):
        table = Table()
        table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="targeted")))
        instant(table, "Morsa", Tap(what=Target(0)), Tap(what=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
        table.settle().cast("Morsa")
        assert table.triggered() == ["Orso"]


@pytest.mark.parametrize("state", ["tapped", "untapped", "attached", "unattached", "targeted"])
def test_603_2e_each_state_is_its_own(state: str) -> None:
    """Becoming tapped sets off nothing but what watches for that."""
    table = Table()
    bear = table.creature("Orso", 2, 2, when(Becomes(subject=CREATURE, state=state)))
    table.settle().occur(Tapped(object=bear))
    assert table.triggered() == (["Orso"] if state == "tapped" else [])
    assert table.missed("Orso") == ([] if state == "tapped" else ["state"])


def test_702_5_an_aura_that_is_put_away_becomes_unattached() -> None:
    table = Table()
    enchant = ENCHANT_CREATURE
    aura = table.permanent(
        "Sudario",
        enchant,
        when(Becomes(subject=THIS, state="unattached")),
        **AURA,
    )
    bear = table.creature("Orso", 2, 2)
    table.builder.attach(aura, bear)
    table.settle().occur(*die(bear))
    assert table.performed("704.5m") == ["Sudario"]
    assert table.triggered() == ["Sudario"]
