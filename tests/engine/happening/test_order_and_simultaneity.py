"""Where engines go wrong, 1-3: the order of triggers, deaths at once, entering at once."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces, Static
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.references import Every
from engine.cards.abilities.triggers import dies, enters
from engine.words.terms import CardType, Zone
from tests.engine.board.boards import fixed
from tests.engine.support import Table
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    deck,
    die,
    free,
    when,
)

OTHERS_ENTER = when(enters(ANOTHER_CREATURE))


# --- 1: the order of triggers is chosen, by the right player, and asked for only where it matters


def two_watchers(*, alike: bool) -> Table:
    at = deck(Table())
    at.permanent("Primo", when(dies(CREATURE)), **ENCHANTMENT)
    at.permanent("Secondo", when(dies(CREATURE), *(() if alike else (Draw(),))), **ENCHANTMENT)
    at.creature("Orso", 2, 2)
    return at.settle()


def test_603_3b_the_controller_orders_triggers_that_differ() -> None:
    for order in (("Primo", "Secondo"), ("Secondo", "Primo")):
        at = two_watchers(alike=False)
        at.occur(*die(at.id("Orso")), answers=[order])
        assert at.stack() == [f"{label}#1" for label in order]


def test_603_3b_control_one_trigger_is_no_question_of_order() -> None:
    at = deck(Table())
    at.permanent("Primo", when(dies(CREATURE)), **ENCHANTMENT)
    at.creature("Orso", 2, 2)
    assert at.settle().occur(*die(at.id("Orso"))).stack() == ["Primo#1"]


@pytest.mark.parametrize(("active", "first"), [(0, "Mia"), (1, "Tua")])
def test_603_3b_the_active_players_triggers_go_on_the_stack_first_and_resolve_last(active: int, first: str) -> None:
    at = deck(Table(active=active))
    at.permanent("Mia", when(dies(CREATURE), LoseLife(amount=ONE)), **ENCHANTMENT)
    at.permanent("Tua", when(dies(CREATURE), GainLife(amount=ONE)), controller=1, **ENCHANTMENT)
    at.creature("Orso", 2, 2)
    at.settle().occur(*die(at.id("Orso")))
    assert at.stack()[0] == f"{first}#1"


def test_603_3b_each_player_orders_their_own_and_nobody_elses() -> None:
    at = deck(Table(3))
    for label, seat in (("Uno", 1), ("Due", 1), ("Tre", 2), ("Quattro", 2)):
        effects = (Draw(),) if label in ("Due", "Quattro") else ()
        at.permanent(label, when(dies(CREATURE), *effects), controller=seat, **ENCHANTMENT)
    at.creature("Orso", 2, 2)
    at.settle().occur(*die(at.id("Orso")), answers=[("Due", "Uno"), ("Quattro", "Tre")])
    assert at.stack() == ["Due#1", "Uno#1", "Quattro#1", "Tre#1"]


# --- 2: what dies at once sees each other die


def test_603_10a_creatures_that_die_together_see_each_other_die() -> None:
    at = Table()
    at.creature("Vedova", 1, 1, when(dies(ANOTHER_CREATURE)))
    at.creature("Orfano", 1, 1, when(dies(ANOTHER_CREATURE)), controller=1)
    at.settle().occur(*die(at.id("Vedova"), at.id("Orfano")))
    assert sorted(at.triggered()) == ["Orfano", "Vedova"]


def test_603_10a_control_one_after_the_other_only_the_first_is_seen() -> None:
    at = Table()
    at.creature("Vedova", 1, 1, when(dies(ANOTHER_CREATURE)))
    at.creature("Orfano", 1, 1, when(dies(ANOTHER_CREATURE)), controller=1)
    at.settle().occur(*die(at.id("Vedova"))).occur(*die(at.id("Orfano")))
    assert at.triggered() == ["Orfano"]


def test_704_3_what_kept_another_alive_dies_with_it_only_if_both_were_dying() -> None:
    lord = Static(parts=(ModifyPT(*fixed(1, 1)),), affects=ANOTHER_CREATURE)
    at = Table()
    at.creature("Signore", 2, 2, lord, damage=2)
    at.creature("Servo", 1, 1, damage=1)
    at.permanent("Lapide", when(dies(CREATURE)), **ENCHANTMENT)
    at.settle()
    assert [sorted(at.about(change) for change in step.changes) for step in at.checks()] == [["Signore"], ["Servo"]]


def test_704_3_control_without_the_lord_both_go_in_one_check() -> None:
    at = Table()
    at.creature("Signore", 2, 2, damage=2)
    at.creature("Servo", 1, 1, damage=1)
    at.settle()
    assert [sorted(at.about(change) for change in step.changes) for step in at.checks()] == [["Servo", "Signore"]]


# --- 3: what enters at once sees each other enter, and does not change how the others enter


def from_exile(at: Table) -> Table:
    at.permanent("Porta", free(Move(what=Every(Filter(zone=Zone.EXILE)), to=Zone.BATTLEFIELD)), **ARTIFACT)
    return at.settle().activate("Porta", 0)


def test_603_6a_creatures_that_enter_together_see_each_other() -> None:
    at = Table()
    at.creature("Alba", 1, 1, OTHERS_ENTER, zone=Zone.EXILE)
    at.creature("Sera", 1, 1, OTHERS_ENTER, zone=Zone.EXILE)
    from_exile(at).resolve()
    assert sorted(at.triggered()) == ["Alba", "Sera"]


def test_603_6a_control_one_that_is_there_later_sees_nothing() -> None:
    at = Table()
    at.creature("Alba", 1, 1, zone=Zone.EXILE)
    at.creature("Sera", 1, 1, OTHERS_ENTER, zone=Zone.HAND)
    from_exile(at).resolve().cast("Sera").resolve()
    assert at.triggered() == []


def test_614_12_what_enters_at_the_same_time_does_not_change_how_the_others_enter() -> None:
    ice = Replaces(subject=Filter(types=(CardType.CREATURE,), another=True), to=Zone.BATTLEFIELD, enters_tapped=True)
    for there, tapped in ((False, False), (True, True)):
        at = Table()
        at.creature("Gelo", 1, 1, ice, zone=Zone.BATTLEFIELD if there else Zone.EXILE)
        at.creature("Orso", 2, 2, zone=Zone.EXILE)
        assert from_exile(at).resolve().one("Orso").tapped is tapped
