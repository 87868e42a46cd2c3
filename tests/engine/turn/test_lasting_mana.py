"""106.4, 500.5, 514.2: mana that is not lost as steps and phases end, until the turn does."""

from engine.cards.abilities.players import AddMana
from engine.words.terms import TurnStep
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, free


def _pool(step: TurnStep, *, lasting: bool, player: int = 0) -> int:
    at = Table()
    at.library(0, 2)
    at.library(1, 2)
    at.permanent("Gemma", free(AddMana(choices=(("R",),), lasting=lasting)), **ARTIFACT)
    at.settle().activate("Gemma", 0)
    at.until(step, player=player)
    return len(at.game.players[0].mana)


def test_500_5_it_stays_while_steps_and_phases_end() -> None:
    assert _pool(TurnStep.BEGINNING_OF_COMBAT, lasting=True) == 1
    assert _pool(TurnStep.END, lasting=True) == 1


def test_500_5_control_other_mana_is_lost() -> None:
    assert _pool(TurnStep.BEGINNING_OF_COMBAT, lasting=False) == 0


def test_514_2_it_is_lost_as_the_turn_ends() -> None:
    assert _pool(TurnStep.UPKEEP, lasting=True, player=1) == 0
