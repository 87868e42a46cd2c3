"""107.3f, 603.12: X that was paid is that of the reflexive ability, and of its targets."""

import pytest

from engine.cards.abilities.ability import Cost, Triggered
from engine.cards.abilities.filters import Filter, Measured, TargetSpec
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import X
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import When
from engine.words.terms import CardType, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, free


def _pays_x(then: Triggered) -> Table:
    at = Table()
    pays = MayPay(cost=Cost(mana="{X}"), chooses_x=True, then=(Reflect(ability=then),))
    at.permanent("Altare", free(pays), **ARTIFACT)
    for label, power in (("Orso", 2), ("Lupo", 3), ("Lupa", 3)):
        at.creature(label, power, power)
    return at.settle().activate("Altare", 0)


@pytest.mark.parametrize("paid", [0, 3])
def test_107_3f_how_much_was_paid(paid: int) -> None:
    at = _pays_x(Triggered(trigger=When(), effects=(GainLife(amount=X()),)))
    assert at.play_out(True, paid).life(0) == 20 + paid


def test_107_3f_targets_with_that_number() -> None:
    of_power_x = Filter(types=(CardType.CREATURE,), measured=(Measured(what="power", how="=", than=X()),))
    at = _pays_x(
        Triggered(trigger=When(), effects=(Destroy(what=Target()),), targets=(TargetSpec(objects=of_power_x),))
    )
    at.play_out(True, 3, "Lupo")
    assert [at.where(label) for label in ("Orso", "Lupo", "Lupa")] == [
        Zone.BATTLEFIELD,
        Zone.GRAVEYARD,
        Zone.BATTLEFIELD,
    ]
