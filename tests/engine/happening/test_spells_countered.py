"""603.10e: abilities that trigger as a spell is countered look back at it as it was on the stack."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Counter, Move
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EventPlayer, Target
from engine.cards.abilities.triggers import Moves
from engine.words.terms import CardType, Color, Reason, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, TARGET_SPELL, instant, pass_on, when


def _countered(watch: Triggered, *, exiled: bool = False) -> Table:
    """Bruno counters Anna's red instant Urlo, or exiles it, which is no countering; Anna's Eco watches."""
    at = Table()
    at.permanent("Eco", watch, **ENCHANTMENT)
    instant(at, "Urlo", Draw(count=Fixed(0)))
    what = Move(what=Target(), to=Zone.EXILE) if exiled else Counter(what=Target())
    instant(at, "Veto", what, targets=(TARGET_SPELL,), controller=1)
    pass_on(at.settle().cast("Urlo")).cast("Veto", player=1)
    return at.play_out()


def _such(**more: object) -> Moves:
    return Moves(subject=Filter(zone=Zone.STACK, **more), origin=Zone.STACK, reason=Reason.COUNTERED)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wanted", "gained"),
    [
        (_such(), 1),
        (_such(controller=Relation.YOU), 1),
        (_such(controller=Relation.OPPONENT), 0),
        (_such(types=(CardType.INSTANT,)), 1),
        (_such(types=(CardType.CREATURE,)), 0),
        (_such(colors=(Color.BLUE,)), 0),
    ],
)
def test_603_10e_the_spell_is_seen_as_it_was_on_the_stack(wanted: Moves, gained: int) -> None:
    """109.4: a card in a graveyard has no controller; on the stack it had one."""
    at = _countered(when(wanted))
    assert at.life(0) == 20 + gained
    assert ("603.10e" in at.rules()) is bool(gained)


def test_603_10e_whose_it_was_is_that_player() -> None:
    at = _countered(when(_such(), LoseLife(amount=Fixed(2), who=EventPlayer())))
    assert (at.life(0), at.life(1)) == (18, 20)


def test_603_10e_control_a_spell_that_leaves_otherwise_was_not_countered() -> None:
    assert _countered(when(_such()), exiled=True).life(0) == 20
