"""400.6, 614.1a, 704.7: what should go to two zones at once, and what happens instead of losing the game."""

from __future__ import annotations

import pytest

from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.cards.abilities.quantities import Fixed
from engine.state.events import DrawCard, Event
from engine.words.terms import Zone
from tests.engine.support import Table
from tests.engine.support_more import A, concede, gain, hit, moved, to

SAVES = InsteadOfLosing(this_to=Zone.EXILE, life=Fixed(20), text="invece di perdere")


def _angel(toughness: int) -> Table:
    table = Table()
    table.creature("Arcangelo", 5, toughness, SAVES)
    table.creature("Piromante", 1, 9, controller=1)
    return table.settle()


@pytest.mark.parametrize("zone", [Zone.EXILE, Zone.GRAVEYARD])
def test_400_6_its_controller_chooses_where_it_goes(zone: Zone) -> None:
    table = _angel(5)
    source = table.id("Piromante")
    blows = (hit(source, to(0)[0], 20), hit(source, table.id("Arcangelo"), 5))
    table.occur(*blows, answers=[zone.value])
    assert (table.where("Arcangelo"), table.life(0)) == (zone, 20)
    assert table.in_game() == [0, 1]
    assert "400.6" in table.rules()


def test_400_6_control_where_only_one_thing_would_happen_nobody_is_asked() -> None:
    table = _angel(6)
    source = table.id("Piromante")
    table.occur(hit(source, to(0)[0], 20), hit(source, table.id("Arcangelo"), 5))
    assert (table.where("Arcangelo"), table.life(0)) == (Zone.EXILE, 20)
    assert "400.6" not in table.rules()


def test_614_1a_control_without_it_the_player_loses() -> None:
    table = _angel(5)
    table.occur(moved(table.id("Arcangelo"), Zone.HAND)).occur(gain(0, -20))
    assert table.in_game() == [1]


def test_104_3a_who_concedes_loses_all_the_same() -> None:
    table = concede(_angel(5), A)
    assert table.in_game() == [1]


@pytest.mark.parametrize("reasons", [(gain(0, -20),), (gain(0, -20), DrawCard(player=A))])
def test_704_7_one_effect_replaces_a_loss_for_one_or_for_several_reasons(reasons: tuple[Event, ...]) -> None:
    table = Table()
    table.creature("Primo", 5, 5, SAVES)
    table.creature("Secondo", 5, 5, SAVES)
    table.settle().occur(*reasons, answers=["Secondo"])
    assert (table.where("Primo"), table.where("Secondo"), table.life(0)) == (Zone.BATTLEFIELD, Zone.EXILE, 20)
    assert ("704.5b" in table.rules()) is (len(reasons) == 2)
