"""702.96a: 'each' for 'target' in instructions that do to each of several what they do to one, and in no others."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import NotUnderstood, SpellAbility
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.damage import Fight
from engine.cards.abilities.designations import Goad
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Explore
from engine.cards.abilities.filters import CREATURE, TargetSpec
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.references import Every, Target, This
from engine.cards.characteristics import Characteristics
from engine.cards.overloaded import with_each


def _each(effect: Effect) -> object:
    spell = SpellAbility(effects=(effect,), targets=(TargetSpec(objects=CREATURE),))
    (made,) = with_each(Characteristics(abilities=(spell,))).abilities
    return made


@pytest.mark.parametrize("kind", [Tap, Goad, Explore], ids=lambda kind: kind.__name__)
def test_702_96a_what_is_done_to_one_is_done_to_each(kind: type[Tap | Goad | Explore]) -> None:
    assert _each(kind(what=Target(0))) == SpellAbility(effects=(kind(what=Every(CREATURE)),))


@pytest.mark.parametrize("effect", [Fight(first=This(), second=Target(0)), CopyOnStack(what=Target(0))])
def test_702_96a_control_where_that_is_not_settled_it_is_said(effect: Effect) -> None:
    assert isinstance(_each(effect), NotUnderstood)
