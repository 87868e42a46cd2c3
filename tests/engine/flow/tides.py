"""104.4b: a board that keeps itself going: life gained makes life lost, and the other way round."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import LifeChanges
from engine.state.events import LifeChange
from engine.words.terms import CardType, PlayerId, Relation
from tests.engine.support import Table

ANNA = PlayerId(0)
GAIN = Triggered(trigger=LifeChanges(who=Relation.YOU, gained=False), effects=(GainLife(amount=Fixed(1)),))
LOSE = Triggered(trigger=LifeChanges(who=Relation.YOU), effects=(LoseLife(amount=Fixed(1)),))


def tides(gain: int = 1) -> Table:
    at = Table()
    more = Triggered(trigger=GAIN.trigger, effects=(GainLife(amount=Fixed(gain)),))
    at.permanent("Marea", more, types=(CardType.ENCHANTMENT,))
    at.permanent("Risacca", LOSE, types=(CardType.ENCHANTMENT,))
    return at.settle().occur(LifeChange(player=ANNA, amount=1))
