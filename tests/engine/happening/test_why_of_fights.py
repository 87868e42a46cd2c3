"""508.3, 509.3: an ability about attacking or blocking is told by the letter that speaks of its words."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.triggers import Attacks, Blocks, Trigger, Unblocked
from engine.words.terms import Relation
from tests.engine.combat.test_requirements import at_block
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, MY_CREATURES, attack, blockers, when

OF_ATTACKS = {
    "508.3a": Attacks(),
    "508.3b": Attacks(once=True, to_player=Relation.OPPONENT),
    "508.3d": Attacks(subject=MY_CREATURES, once=True),
    "508.3e": Attacks(subject=MY_CREATURES, once=True, to_player=Relation.OPPONENT),
}
OF_BLOCKS = {
    "509.3a": Blocks(),
    "509.3b": Blocks(other=CREATURE),
    "509.3c": Blocks(becomes_blocked=True),
    "509.3d": Blocks(becomes_blocked=True, other=CREATURE),
    "509.3e": Blocks(becomes_blocked=True, least=1),
    "509.3g": Unblocked(),
}


def _letters(trigger: Trigger, *, blocked: bool) -> set[str]:
    """The letters of 508.3 and 509.3 by which a bell triggers on an attack."""
    at = Table()
    at.permanent("Campana", when(trigger), **ARTIFACT)
    at.creature("Toro", 3, 3)
    at.creature("Cervo", 4, 4, controller=1)
    attack(at.settle(), ("Toro", 1))
    at.play_out()
    at_block(at).do(blockers(at, *([("Cervo", "Toro")] if blocked else [])))
    at.settle().play_out()
    told = {str(rule) for step in at.steps for one in step.triggered for rule in one.rules}
    return {rule for rule in told if rule.startswith(("508.3", "509.3"))}


@pytest.mark.parametrize(("letter", "trigger"), OF_ATTACKS.items())
def test_508_3a_508_3b_508_3d_508_3e_by_what_is_said_to_attack_what(letter: str, trigger: Trigger) -> None:
    assert _letters(trigger, blocked=True) == _letters(trigger, blocked=False) == {letter}


@pytest.mark.parametrize(("letter", "trigger"), OF_BLOCKS.items())
def test_509_3a_509_3b_509_3c_509_3d_509_3e_509_3g_by_what_is_said_to_block_what(letter: str, trigger: Trigger) -> None:
    assert _letters(trigger, blocked=letter != "509.3g") == {letter}


@pytest.mark.parametrize(("letter", "trigger"), OF_BLOCKS.items())
def test_509_3_control_the_other_way_round_it_does_not_trigger(letter: str, trigger: Trigger) -> None:
    assert _letters(trigger, blocked=letter == "509.3g") == set()
