"""109.5, 702.16i: whose opponents are meant by protection that an effect gives."""

from __future__ import annotations

import pytest

from engine.board.attachment import protected_from
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import Duration, GainAbility, GainControl
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import EachPlayer, Target
from engine.words.terms import Relation
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, instant

FROM_OPPONENTS = Keyword(keyword="protection", filter=Filter(controller=Relation.OPPONENT))


@pytest.mark.parametrize("stolen", [True, False])
def test_109_5_from_the_opponents_of_who_controls_the_effect(stolen: bool) -> None:
    at = Table()
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2, controller=1)
    at.creature("Lince", 2, 2)
    instant(at, "Riparo", Apply(to=Target(), parts=(GainAbility(FROM_OPPONENTS),)), targets=(TARGET_CREATURE,))
    away = Apply(to=Target(), parts=(GainControl(EachPlayer(Relation.OPPONENT)),), until=Duration.ENDLESS)
    instant(at, "Scambio", away, targets=(TARGET_CREATURE,))
    at.settle().cast("Riparo", "Orso").resolve()
    if stolen:
        at.cast("Scambio", "Orso").resolve()
    board = board_of(at.game)
    assert board.controller(at.id("Orso")) == (1 if stolen else 0)
    assert protected_from(board, at.id("Orso"), at.id("Lupo"))
    assert not protected_from(board, at.id("Orso"), at.id("Lince"))
    assert not protected_from(board, at.id("Lince"), at.id("Lupo")), "control: nothing was given to it"
