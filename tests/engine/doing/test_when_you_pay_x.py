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
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.words.terms import CardType, PlayerId, Zone
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


@pytest.mark.parametrize(("mana", "often", "life"), [("RRRR", 2, 22), ("RRRR", 0, 20), ("RRR", 2, 20), ("R", 0, 20)])
def test_118_12_as_often_as_one_likes_and_can_pay_for(mana: str, often: int, life: int) -> None:
    """The cost is {R}{R}: of three mana it is not paid twice, and of one not once."""
    at = Table(variant=(EXACT_COSTS,))
    at.builder.adjust(PlayerId(0), mana=tuple(Mana(letter) for letter in mana))
    then = Triggered(trigger=When(), effects=(GainLife(amount=X()),))
    pays = MayPay(cost=Cost(mana="{R}{R}"), times=X(), chooses_x=True, then=(Reflect(ability=then),))
    at.permanent("Altare", free(pays), **ARTIFACT)
    answers = (True, often) if len(mana) > 1 else ()
    assert at.settle().activate("Altare", 0).play_out(*answers).life(0) == life
