"""603.2h: 'do this only once each turn': the ability triggers until what its controller may do has been done in the turn."""

from engine.cards.abilities.choices import May
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.triggers import LifeChanges
from engine.words.terms import Relation
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ONE, gain, when

LOSES = LifeChanges(who=Relation.OPPONENT, gained=False)


def _twice(*answers: bool, once: bool = True) -> Table:
    at = Table()
    may = May(then=(GainLife(amount=ONE),), counts=True)
    at.permanent("Campana", when(LOSES, may, done_once_each_turn=once), **ARTIFACT)
    at.settle()
    first, *second = answers
    at.occur(gain(1, -1)).play_out(first)
    return at.occur(gain(1, -1)).play_out(*second)


def test_603_2h_after_it_was_done_it_does_not_trigger() -> None:
    assert _twice(True).life(0) == 21


def test_603_2h_control_what_was_not_done_may_still_be_done() -> None:
    assert _twice(False, True).life(0) == 21
    assert _twice(True, True, once=False).life(0) == 22
