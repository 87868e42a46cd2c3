"""603.10b, 120.4b: what notices that it phases out itself, and abilities that wait until all damage has been dealt."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.triggers import Becomes, DealsDamage
from engine.cards.abilities.turns import PhaseOut
from engine.words.terms import Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, THIS, hit, instant, when


@pytest.mark.parametrize(("what", "gained"), [(CREATURE, 2), (Filter(name="Orso"), 1), (Filter(name="Lupo"), 0)])
def test_603_10b_what_phases_out_with_others_notices_itself_and_them(what: Filter, gained: int) -> None:
    """Anna gains 1 life for each Orso and each Nebbia that phases out; the Nebbia, which says so, goes with them."""
    at = Table()
    seen = Filter(any_of=(Filter(name="Orso"), Filter(name="Nebbia")))
    at.creature("Nebbia", 1, 1, when(Becomes(subject=seen, state="phased out")))
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 3, 3)
    instant(at, "Foschia", PhaseOut(what=Every(what)))
    at.settle().cast("Foschia").resolve()
    assert at.play_out().life(0) == 20 + gained


@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (3, 1)])
def test_120_4b_damage_triggers_as_it_is_dealt_once_it_is_what_effects_leave_of_it(left: int, gained: int) -> None:
    """All but so much of 3 damage is prevented; the Ombra dies of it, and its ability is there all the same."""
    at = Table()
    at.creature("Ombra", 1, 1, when(DealsDamage(to_object=THIS)), controller=0)
    wolf = at.creature("Lupo", 3, 3, controller=1)
    if left < 3:
        shield = Prevents(damage=DamagePattern(to_object=CREATURE), amount=None if not left else Fixed(3 - left))
        at.permanent("Scudo", shield, **ENCHANTMENT)
    at.settle().occur(hit(wolf, at.id("Ombra"), 3))
    assert at.where("Ombra") is (Zone.GRAVEYARD if left else Zone.BATTLEFIELD)
    assert at.play_out().life(0) == 20 + gained
