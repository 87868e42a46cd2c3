"""702.60: ripple."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import SpellAbility, Static
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.words.terms import CardType, Kind, Relation, Zone
from tests.engine.cards.support import in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT

RIPPLE = keyword("ripple", 3)
GAIN = SpellAbility(effects=(GainLife(amount=Fixed(3)),))
SPELL: dict[str, Any] = {"types": (CardType.SORCERY,), "mana_cost": "{4}"}


def library(at: Table, *names: str) -> None:
    """Cards of these names, the first uppermost, each labelled with its place besides."""
    for n, name in enumerate(names):
        at.permanent(f"{name}{n}", GAIN, name=name, zone=Zone.LIBRARY, **SPELL)


def cast(*names: str) -> Table:
    at = Table()
    library(at, *names)
    in_hand(at, "Onda", RIPPLE, GAIN, **SPELL)
    return at.settle().cast("Onda")


def test_702_60a_those_of_its_name_are_cast_for_nothing_and_the_rest_goes_to_the_bottom() -> None:
    at = cast("Sasso", "Onda", "Sasso", "Onda", "Sasso")
    at.resolve(True, True)
    assert at.stack() == ["Onda", "Onda1"]
    assert at.zone(Zone.LIBRARY)[:2] == ["Onda3", "Sasso4"], "control: what was not revealed stays on top"
    assert {*at.zone(Zone.LIBRARY)[2:]} == {"Sasso0", "Sasso2"}
    assert "702.60a" in at.rules()
    assert at.play_out().life(0) == 26


def test_702_60a_control_another_name_is_not_cast() -> None:
    at = cast("Sasso", "Sasso", "Sasso", "Onda").resolve(True)
    assert at.stack() == ["Onda"]


@pytest.mark.parametrize("revealed", [True, False])
def test_702_60a_nobody_has_to_reveal_or_to_cast(revealed: bool) -> None:
    at = cast("Onda", "Sasso", "Sasso")
    order = ("Sasso1", "Sasso2", "Onda0")
    at.resolve(*((True, False, order) if revealed else (False,)))
    assert at.stack() == ["Onda"]
    assert at.zone(Zone.LIBRARY) == [*(order if revealed else ("Onda0", "Sasso1", "Sasso2"))]


def test_702_60a_of_a_smaller_library_all_is_revealed() -> None:
    at = cast("Onda").resolve(True, True)
    assert at.stack() == ["Onda", "Onda0"]


def test_702_60b_each_triggers_by_itself() -> None:
    at = Table()
    in_hand(at, "Onda", RIPPLE, keyword("ripple", 1), GAIN, **SPELL)
    at.settle().cast("Onda", ("t3", "t4"))
    assert len(at.stack()) == 3


@pytest.mark.parametrize("given", [True, False])
def test_702_60a_spells_may_be_given_it(given: bool) -> None:
    at = Table()
    spells = Filter(zone=Zone.STACK, controller=Relation.YOU, not_kind=Kind.ABILITY)
    parts = (GainAbility(RIPPLE),) if given else ()
    at.permanent("Pietra", Static(parts=parts, affects=spells), **ENCHANTMENT)
    library(at, "Onda")
    in_hand(at, "Onda", GAIN, **SPELL)
    at.settle().cast("Onda")
    assert len(at.stack()) == (2 if given else 1)
