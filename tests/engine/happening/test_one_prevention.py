"""615.5, 615.13: what a prevention effect does besides, once for all that it prevents at once."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import May
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import ControllerOf, EachPlayer, EventPlayer, It, Other
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.state.events import Damage
from engine.words.terms import Relation
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, to

ANY = DamagePattern(to_object=CREATURE, to_player=Relation.ANY)


def _hit(then: Effect, *answers: bool, apart: bool = False) -> Table:
    """Bruno's creature would deal 2 to Anna, 2 to her creature and 2 to his own, at once or one after the other."""
    table = Table()
    table.permanent("Velo", Prevents(damage=ANY, then=(then,)), **ENCHANTMENT)
    source = table.creature("Lupo", 2, 2, controller=1)
    mine, theirs = table.creature("Orso", 1, 9), table.creature("Volpe", 1, 9, controller=1)
    hits = [Damage(source=source, to=one, amount=2) for one in (to(0)[0], mine, theirs)]
    table.settle()
    for batch in [[one] for one in hits] if apart else [hits]:
        table.occur(*batch, answers=answers)
    return table


DRAIN = LoseLife(amount=EventAmount(), who=EachPlayer(Relation.OPPONENT))


@pytest.mark.parametrize("apart", [True, False])
def test_615_13_one_choice_for_all_that_is_prevented_at_once(apart: bool) -> None:
    table = _hit(May(then=(DRAIN,)), True, apart=apart)
    assert table.life(1) == 20 - 6 and table.life(0) == 20
    lost = [step for step in table.steps if "119.3" in step.rules]
    assert len(lost) == (3 if apart else 1), "one event of all of it"


def test_615_13_control_no_is_no_to_all_of_it() -> None:
    assert _hit(May(then=(DRAIN,)), False).life(1) == 20


def test_615_5_a_number_of_its_own_is_done_once() -> None:
    assert _hit(GainLife(amount=Fixed(1))).life(0) == 21


def test_615_5_control_what_speaks_of_the_recipient_is_done_for_each() -> None:
    table = _hit(LoseLife(amount=EventAmount(), who=ControllerOf(Other())))
    assert (table.life(0), table.life(1)) == (16, 18)
    assert len([step for step in table.steps if "119.3" in step.rules]) == 3


def test_615_5_control_what_speaks_of_whose_that_is_is_done_for_each_player() -> None:
    table = _hit(LoseLife(amount=EventAmount(), who=EventPlayer()))
    assert (table.life(0), table.life(1)) == (16, 18)
    assert len([step for step in table.steps if "119.3" in step.rules]) == 2


def test_615_5_control_what_speaks_of_the_source_is_done_for_that() -> None:
    assert _hit(LoseLife(amount=EventAmount(), who=ControllerOf(It()))).life(1) == 14
