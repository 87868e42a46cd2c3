"""121.2d, 121.7: whose draws come first, and what comes before draws that take the place of a part of an event."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import EachPlayer
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.state.events import Damage, ZoneChange
from engine.state.objects import PlayerTarget
from engine.words.terms import Reason, Relation
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, A, hit, sorcery


def _deeds(at: Table) -> list[tuple[str, int]]:
    """Damage that was dealt and cards that were drawn, in their order."""
    found = []
    for change in at.changes():
        event = change.event
        if isinstance(event, Damage):
            found.append(("damage", event.amount))
        elif isinstance(event, ZoneChange) and event.reason is Reason.DRAWN:
            found.append(("draw", 1))
    return found


@pytest.mark.parametrize("other", ["Lupo", "Toro"])
def test_121_7_the_draws_come_after_the_damage_that_was_not_prevented(other: str) -> None:
    """Of two sources at once the Sogno prevents what the Orso deals, and what the other deals only if it is a Lupo."""
    at = Table()
    at.library(0, 5)
    wanted = DamagePattern(to_player=Relation.YOU, source=Filter(any_of=(Filter(name="Orso"), Filter(name="Lupo"))))
    at.permanent("Sogno", Prevents(damage=wanted, then=(Draw(count=EventAmount()),)), **ENCHANTMENT)
    orso, second = at.creature("Orso", 2, 2, controller=1), at.creature(other, 3, 3, controller=1)
    at.settle().occur(hit(orso, PlayerTarget(A), 2), hit(second, PlayerTarget(A), 3))
    drawn = [("draw", 1)]
    assert _deeds(at) == ([("damage", 3), *drawn * 2] if other == "Toro" else drawn * 5)
    assert at.life(0) == (17 if other == "Toro" else 20)


def _drawn_in_turn(active: int) -> list[int]:
    """Who draws, one card after the other, as each player of two teams draws two."""
    at = Table(4, active=active, teams=(0, 0, 1, 1), shared=True)
    for player in range(4):
        at.library(player, 3)
    sorcery(at, "Festa", Draw(who=EachPlayer(), count=Fixed(2)), controller=active)
    at.settle().cast("Festa", player=active).resolve()
    drawn = [change.event for change in at.changes() if isinstance(change.event, ZoneChange)]
    cards = [event.became for event in drawn if event.reason is Reason.DRAWN and event.became is not None]
    return [int(at.game.objects[card].owner) for card in cards]


@pytest.mark.parametrize(("active", "first"), [(0, {0, 1}), (2, {2, 3})])
def test_121_2d_the_active_team_draws_first_each_of_them_all_of_theirs(active: int, first: set[int]) -> None:
    drawn = _drawn_in_turn(active)
    assert (set(drawn[:4]), set(drawn[4:])) == (first, {0, 1, 2, 3} - first)
    assert drawn[0] == drawn[1] and drawn[2] == drawn[3]
