"""704.5s, 714.4: Sagas with their final chapter reached."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Static, Triggered
from engine.cards.abilities.continuous import ChangeTypes, LoseAllAbilities, SetPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import CountersPutOn, Moves
from engine.state import events as e
from engine.words.terms import CardType, Reason, Supertype, TurnStep, Zone
from tests.engine.checks.cards import INDESTRUCTIBLE
from tests.engine.support import Table

ENCHANTMENT = (CardType.ENCHANTMENT,)
SACRIFICED = Triggered(
    trigger=Moves(subject=Filter(), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, reason=Reason.SACRIFICED),
    effects=(GainLife(amount=Fixed(1)),),
)
WATCHES_COUNTERS = Triggered(
    trigger=CountersPutOn(subject=Filter(this=True)), effects=(GainLife(amount=Fixed(1)),), text="un segnalino"
)


def chapter(number: int) -> Triggered:
    """A chapter ability: the lore counters became at least that many (714.2b)."""
    crossing = CountersPutOn(subject=Filter(this=True), counter="lore", crosses=number)
    return Triggered(
        trigger=crossing, effects=(GainLife(amount=Fixed(number)),), chapter=number, text=f"capitolo {number}"
    )


def saga(lore: int, *abilities: Triggered, step: TurnStep = TurnStep.PRECOMBAT_MAIN, **more: Any) -> Table:
    """A Saga of two chapters, or with the abilities given."""
    table = Table(step=step)
    table.permanent(
        "Saga",
        *(abilities or (chapter(1), chapter(2))),
        types=ENCHANTMENT,
        subtypes=("Saga",),
        counters={"lore": lore},
        **more,
    )
    return table


@pytest.mark.parametrize(("lore", "stays"), [(0, True), (1, True), (2, False), (3, False)])
def test_704_5s_a_saga_with_as_many_lore_counters_as_its_final_chapter_is_sacrificed(lore: int, stays: bool) -> None:
    table = saga(lore).settle()
    assert table.performed("704.5s") == ([] if stays else ["Saga"])


def test_704_5s_waits_until_its_chapter_ability_has_left_the_stack() -> None:
    table = saga(1).settle()
    table.occur(e.CountersPut(on=table.id("Saga"), counter="lore", count=1))
    assert table.stack() == ["Saga#2"]
    assert table.checks() == []
    table.resolve()
    assert table.life(0) == 22
    assert table.performed("704.5s") == ["Saga"]


def test_704_5s_waits_for_every_chapter_ability_of_it_not_for_the_final_one_alone() -> None:
    table = saga(0).settle()
    table.occur(e.CountersPut(on=table.id("Saga"), counter="lore", count=2), answers=[("Saga#1", "Saga#2")])
    table.resolve()
    assert table.stack() == ["Saga#1"], "the final chapter has left the stack"
    assert table.where("Saga") is Zone.BATTLEFIELD
    assert table.resolve().where("Saga") is Zone.GRAVEYARD


def test_704_5s_does_not_wait_for_an_ability_of_it_that_is_no_chapter() -> None:
    table = saga(0, chapter(1), WATCHES_COUNTERS).settle()
    table.occur(e.CountersPut(on=table.id("Saga"), counter="lore", count=1), answers=[("Saga#2", "Saga#1")])
    table.resolve()
    assert table.stack() == ["Saga#2"], "its chapter has left the stack, the other ability is still on it"
    assert table.where("Saga") is Zone.GRAVEYARD


def test_704_5s_without_chapter_abilities_it_stays_714_4() -> None:
    silences = Static(parts=(LoseAllAbilities(),), affects=Filter(subtypes=("Saga",)))
    table = saga(5)
    table.permanent("Silenzio", silences, types=ENCHANTMENT)
    assert table.settle().checks() == []


def test_704_5s_a_permanent_that_is_no_saga_stays_with_any_number_of_lore_counters() -> None:
    table = Table()
    table.permanent("Cronaca", chapter(1), types=ENCHANTMENT, counters={"lore": 5})
    assert table.settle().checks() == []


def test_704_5s_is_a_sacrifice_so_indestructible_does_not_help_and_abilities_see_a_sacrifice() -> None:
    table = Table()
    table.permanent("Saga", INDESTRUCTIBLE, chapter(1), types=ENCHANTMENT, subtypes=("Saga",), counters={"lore": 1})
    table.permanent("Altare", SACRIFICED, types=ENCHANTMENT)
    table.settle()
    assert table.triggered() == ["Altare"]


def test_704_5s_the_controller_sacrifices_it_into_its_owners_graveyard() -> None:
    table = saga(2, controller=0, owner=1)
    table.settle()
    assert table.zone(Zone.GRAVEYARD, 1) == ["Saga"]


def test_704_7_legend_rule_and_final_chapter_are_one_departure_and_it_is_a_sacrifice() -> None:
    table = Table()
    for label, lore in (("Saga vecchia", 1), ("Saga nuova", 0)):
        table.permanent(
            label,
            chapter(1),
            name="Saga",
            types=ENCHANTMENT,
            subtypes=("Saga",),
            supertypes=(Supertype.LEGENDARY,),
            counters={"lore": lore},
        )
    table.permanent("Altare", SACRIFICED, types=ENCHANTMENT)
    table.settle("Saga nuova")
    [change] = table.changes("704.5s")
    assert "704.5j" in change.rules
    assert table.triggered() == ["Altare"]


def test_704_5s_with_704_5g_in_one_event() -> None:
    table = saga(2)
    table.creature("Orso", 2, 2, damage=2)
    table.settle()
    [step] = table.checks()
    assert sorted(table.about(change) for change in step.changes) == ["Orso", "Saga"]


def test_714_3c_the_counter_of_the_main_phase_brings_the_final_chapter_then_the_sacrifice() -> None:
    table = saga(1, step=TurnStep.DRAW)
    table.settle().until(TurnStep.PRECOMBAT_MAIN)
    assert table.stack() == ["Saga#2"]
    table.resolve()
    assert table.performed("704.5s") == ["Saga"]


def test_704_7_destroyed_and_sacrificed_at_once_is_told_as_a_sacrifice() -> None:
    wakes = Static(
        parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(Fixed(2), Fixed(2))), affects=Filter(subtypes=("Saga",))
    )
    table = saga(2, damage=2)
    table.permanent("Risveglio", wakes, types=ENCHANTMENT)
    table.permanent("Altare", SACRIFICED, types=ENCHANTMENT)
    table.settle()
    [change] = table.changes("704.5s")
    assert "704.5g" in change.rules
    assert table.triggered() == ["Altare"]
