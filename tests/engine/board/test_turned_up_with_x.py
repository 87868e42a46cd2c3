"""702.37f: the X of a morph cost in other abilities of the permanent."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Activated, Cost, Keyword, Static
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import X
from engine.cards.abilities.replacing import AsTurnedFaceUp
from engine.cards.abilities.triggers import Becomes, dies
from engine.state.actions import TurnFaceUp
from engine.state.events import Destruction, TurnedFaceDown, TurnedFaceUp
from engine.words.terms import FaceDown
from tests.engine.board.boards import pt
from tests.engine.support import Table, creature
from tests.engine.support_more import THIS, A, when

MORPH = Keyword(keyword="morph", cost=Cost(mana="{X}{G}"))
GAIN_X = GainLife(amount=X())


def _turned(x: int | None, *abilities: Any, paid: bool = True, by: Keyword = MORPH) -> Table:
    """A face-down 5/5 whose controller pays its morph cost with this X; else an effect turns it face up."""
    at = Table()
    how = FaceDown.DISGUISE if by.keyword == "disguise" else FaceDown.MORPH
    at.put("Orsone", creature("Orsone", 5, 5, by, *abilities), face_down=how)
    at.settle()
    if paid:
        at.do(TurnFaceUp(A, at.id("Orsone"), x))
    else:
        at.occur(TurnedFaceUp(object=at.id("Orsone")))
    return at.settle()


@pytest.mark.parametrize(("x", "paid", "gained"), [(3, True, 3), (0, True, 0), (None, False, 0)])
def test_702_37f_as_it_is_turned_face_up_it_gains_so_much(x: int | None, paid: bool, gained: int) -> None:
    at = _turned(x, when(Becomes(subject=THIS, state="turned face up"), GAIN_X), paid=paid)
    assert at.resolve().life(0) == 20 + gained
    assert ("702.37f" in at.rules()) is paid


def test_702_37f_counters_put_on_it_as_it_is_turned_face_up() -> None:
    at = _turned(4, AsTurnedFaceUp(counters=(("+1/+1", X()),)))
    assert at.one("Orsone").counters == {"+1/+1": 4}


def test_702_37f_a_static_ability_and_one_that_triggers_later() -> None:
    grows = Static(parts=(ModifyPT(X(), X()),), affects=Filter(this=True))
    at = _turned(2, grows, when(dies(THIS), GAIN_X))
    assert pt(at.looks("Orsone")) == (7, 7)
    at.occur(Destruction(object=at.id("Orsone"))).settle().resolve()
    assert at.life(0) == 22


def test_702_37f_control_an_ability_with_an_x_of_its_own() -> None:
    pump = Activated(cost=Cost(mana="{X}"), effects=(GAIN_X,))
    at = _turned(2, pump)
    at.activate("Orsone", 1, x=5).resolve()
    assert at.life(0) == 25


def test_702_37f_control_turned_face_down_and_up_again_by_an_effect_there_is_no_x() -> None:
    grows = Static(parts=(ModifyPT(X(), X()),), affects=Filter(this=True))
    at = _turned(2, grows)
    at.occur(TurnedFaceDown(object=at.id("Orsone"))).settle()
    at.occur(TurnedFaceUp(object=at.id("Orsone"))).settle()
    assert pt(at.looks("Orsone")) == (5, 5)


@pytest.mark.parametrize("x", [0, 3])
def test_702_168e_the_x_of_a_disguise_cost_too(x: int) -> None:
    disguise = Keyword(keyword="disguise", cost=Cost(mana="{X}{G}"))
    at = _turned(x, when(Becomes(subject=THIS, state="turned face up"), GAIN_X), by=disguise)
    assert at.resolve().life(0) == 20 + x
    grows = Static(parts=(ModifyPT(X(), X()),), affects=Filter(this=True))
    assert pt(_turned(x, grows, by=disguise).looks("Orsone")) == (5 + x, 5 + x)
