"""108.3, 109.4: who controls an object and who owns it, of what is there and of what is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state.objects import PlayerTarget, Recipient
from engine.words.terms import NOBODY, PlayerId, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


def controller_of(one: Recipient, board: Board) -> PlayerId:
    """109.4: its controller, last known if it is gone; its owner where it has no controller (108.4a)."""
    if isinstance(one, PlayerTarget):
        return one.player
    seen = board.last_seen(one)
    if seen is None:
        return NOBODY
    found, _, controller = seen
    return controller if found.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND) else found.owner


def owner_of(one: Recipient, board: Board) -> PlayerId:
    """108.3: the owner; last known if it is gone."""
    if isinstance(one, PlayerTarget):
        return NOBODY
    seen = board.last_seen(one)
    return NOBODY if seen is None else seen[0].owner
