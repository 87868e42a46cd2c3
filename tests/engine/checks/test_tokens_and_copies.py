"""704.5d-e: tokens and copies where they cannot be."""

from __future__ import annotations

import pytest

from engine.state import events as e
from engine.words.terms import CardType, Kind, Reason, Zone
from tests.engine.checks.cards import WATCHES_DEATHS, WATCHES_OTHERS
from tests.engine.support import Table


def test_704_5d_a_token_that_died_ceases_in_the_next_check_after_triggers_saw_it() -> None:
    table = Table()
    table.creature("Becchino", 1, 1, WATCHES_OTHERS)
    table.creature("Goblin", 1, 1, kind=Kind.TOKEN, damage=1)
    table.settle()
    died, ceased = table.checks()
    assert [noticed.source.label for noticed in died.triggered] == ["Becchino"]
    assert isinstance(died.changes[0].event, e.ZoneChange)
    assert ceased.changes[0].rules == ("704.5d",)
    assert table.where("Goblin") is None
    assert table.zone(Zone.GRAVEYARD) == []


def test_704_5d_a_card_in_the_same_place_stays() -> None:
    table = Table()
    table.creature("Goblin", 1, 1, damage=1)
    table.settle()
    assert table.where("Goblin") is Zone.GRAVEYARD
    assert len(table.checks()) == 1


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY, Zone.EXILE, Zone.GRAVEYARD, Zone.COMMAND])
def test_704_5d_in_any_zone_but_the_battlefield(zone: Zone) -> None:
    table = Table()
    table.creature("Goblin", 1, 1, kind=Kind.TOKEN)
    table.settle()
    table.occur(e.ZoneChange(object=table.id("Goblin"), to=zone, reason=Reason.EFFECT))
    assert table.performed("704.5d") == ["Goblin"]


def test_704_5d_a_token_on_the_battlefield_stays() -> None:
    table = Table()
    table.creature("Goblin", 1, 1, kind=Kind.TOKEN)
    assert table.settle().checks() == []


def test_704_5d_with_704_5g_a_token_ceases_in_the_same_event_in_which_another_dies() -> None:
    table = Table()
    table.creature("Goblin", 1, 1, kind=Kind.TOKEN, zone=Zone.GRAVEYARD)
    table.creature("Orso", 2, 2, WATCHES_DEATHS, damage=2)
    table.settle()
    [step] = table.checks()
    assert sorted(rule for change in step.changes for rule in change.rules if rule.startswith("704")) == [
        "704.5d",
        "704.5g",
    ]


@pytest.mark.parametrize(
    ("kind", "zone", "stays"),
    [
        (Kind.COPY_OF_SPELL, Zone.STACK, True),
        (Kind.COPY_OF_SPELL, Zone.GRAVEYARD, False),
        (Kind.COPY_OF_SPELL, Zone.EXILE, False),
        (Kind.COPY_OF_CARD, Zone.STACK, True),
        (Kind.COPY_OF_CARD, Zone.BATTLEFIELD, True),
        (Kind.COPY_OF_CARD, Zone.GRAVEYARD, False),
        (Kind.COPY_OF_CARD, Zone.HAND, False),
    ],
)
def test_704_5e_copies_cease_to_exist_off_the_stack_those_of_cards_may_be_permanents(
    kind: Kind, zone: Zone, stays: bool
) -> None:
    table = Table()
    table.permanent("Copia", types=(CardType.ARTIFACT,), kind=kind, zone=zone)
    table.settle()
    assert table.performed("704.5e") == ([] if stays else ["Copia"])
    assert table.where("Copia") is (zone if stays else None)


def test_704_5e_does_not_concern_a_copy_of_a_permanent_spell_it_is_a_token_by_608_3f() -> None:
    table = Table()
    table.creature("Copia", 2, 2, kind=Kind.COPY_OF_SPELL, zone=Zone.STACK)
    table.settle().resolve()
    assert table.one("Copia").kind is Kind.TOKEN
    assert table.where("Copia") is Zone.BATTLEFIELD


def test_704_5e_a_copy_of_an_instant_is_gone_as_it_resolves_608_2n_without_any_state_based_action() -> None:
    table = Table()
    table.permanent("Copia", types=(CardType.INSTANT,), kind=Kind.COPY_OF_SPELL, zone=Zone.STACK)
    table.settle().resolve()
    assert table.where("Copia") is None
    assert table.checks() == []


def test_704_5e_and_704_5d_with_704_5f_in_one_event() -> None:
    table = Table()
    table.permanent("Copia", types=(CardType.ARTIFACT,), kind=Kind.COPY_OF_CARD, zone=Zone.EXILE)
    table.creature("Goblin", 1, 1, kind=Kind.TOKEN, zone=Zone.EXILE)
    table.creature("Spettro", 1, 0)
    table.settle()
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} == {"704.5d", "704.5e", "704.5f"}


def test_704_5e_a_copy_of_a_spell_that_an_effect_exiles_is_still_a_copy_of_a_spell() -> None:
    table = Table()
    table.creature("Copia", 2, 2, kind=Kind.COPY_OF_SPELL, zone=Zone.STACK)
    table.settle()
    table.occur(e.ZoneChange(object=table.id("Copia"), to=Zone.EXILE, reason=Reason.EFFECT))
    assert table.performed("704.5e") == ["Copia"]
    assert table.performed("704.5d") == []
