"""603.4, 608.2h: what something was like is answered by how it last was; where it is, only by where it is."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.board.holding import holds
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import This
from engine.state.bindings import Bindings
from engine.state.events import ZoneChange
from engine.words.terms import CardType, PlayerId, Reason, Zone
from tests.engine.support import Table


@pytest.mark.parametrize(
    ("here", "asked", "true"),
    [
        (Zone.GRAVEYARD, Filter(zone=Zone.GRAVEYARD), False),
        (Zone.GRAVEYARD, Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD), False),
        (Zone.BATTLEFIELD, Filter(), False),
        (Zone.BATTLEFIELD, Filter(types=(CardType.CREATURE,)), True),
        (Zone.BATTLEFIELD, Filter(types=(CardType.ARTIFACT,)), False),
    ],
)
def test_608_2h_last_known_information_does_not_say_where_it_is(here: Zone, asked: Filter, true: bool) -> None:
    at = Table()
    bear = at.creature("Orso", 2, 2, zone=here)
    at.settle()
    bound = Bindings(source=bear, you=PlayerId(0))
    assert holds(Is(This(), asked), board_of(at.game), bound) is (CardType.ARTIFACT not in asked.types), "control"
    at.occur(ZoneChange(object=bear, to=Zone.EXILE, reason=Reason.EFFECT))
    assert holds(Is(This(), asked), board_of(at.game), bound) is true
