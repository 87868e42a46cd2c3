"""614.1, 503.1a: effects watch for events as these happen, and what triggers before anybody has priority waits together."""

from __future__ import annotations

import pytest

from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern
from engine.cards.abilities.triggers import Becomes, BeginningOf
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, TARGET_PLAYER, THIS, die, instant, moved, when

DOUBLES = ChangesDamage(damage=DamagePattern(), factor=2)


@pytest.mark.parametrize(("there_first", "there_then", "life"), [(0, 1, 14), (1, 0, 17), (1, 1, 14), (0, 0, 17)])
def test_614_1_what_is_there_as_the_damage_is_dealt_changes_it(there_first: bool, there_then: bool, life: int) -> None:
    """Whether the enchantment was there as the spell was cast makes no difference."""
    at = Table()
    zone = Zone.BATTLEFIELD if there_first else Zone.EXILE
    rage = at.permanent("Furia", DOUBLES, zone=zone, **ENCHANTMENT)
    instant(at, "Dardo", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_PLAYER,))
    at.settle().cast("Dardo", "Bruno")
    if there_first and not there_then:
        at.occur(*die(rage))
    elif there_then and not there_first:
        at.occur(moved(rage, Zone.BATTLEFIELD))
    assert at.resolve().life(1) == life


def test_503_1a_what_triggered_while_untapping_waits_with_what_the_upkeep_triggers() -> None:
    at = Table(active=1)
    for player in (0, 1):
        at.library(player, 3)
    wakes = when(Becomes(subject=THIS, state="untapped"), GainLife(amount=Fixed(1)))
    upkeep = when(BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU), GainLife(amount=Fixed(2)))
    at.creature("Desto", 1, 1, wakes, tapped=True)
    at.permanent("Alba", upkeep, **ENCHANTMENT)
    at.settle().until(TurnStep.UPKEEP, ("Alba", "Desto"))
    assert len(at.stack()) == 2
    assert "503.1a" in at.rules()
    assert [at.resolve().life(0) for _ in range(2)] == [21, 23]
