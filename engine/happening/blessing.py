"""702.131: ascend and the city's blessing, a designation that a player keeps for the rest of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.happening.applying.batch import apply
from engine.state import events as e
from engine.state.ids import size
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.terms import PlayerId, Zone

ENOUGH = 10
"""702.131a-b: how many permanents it takes."""


def has_enough(tx: Transaction, player: PlayerId) -> bool:
    """702.131a: ten or more permanents, and no blessing yet."""
    if tx.game.player(player).blessed or len(tx.game.zone(Zone.BATTLEFIELD)) < ENOUGH:
        return False
    here = ((part, tx.board.controller(one.id)) for part, one in tx.board.as_kept(Zone.BATTLEFIELD))
    return sum(size(part) for part, controller in here if controller == player) >= ENOUGH


def bless(tx: Transaction) -> Sequence[Change]:
    """702.131b, 702.131d: players with enough permanents, one of which has ascend, get the blessing; before anything triggers."""
    ascending = tx.board.ascending() if len(tx.game.zone(Zone.BATTLEFIELD)) >= ENOUGH else ()
    if not ascending:  # permanents are counted only where one of them has ascend
        return ()
    found = [player for player in tx.game.seats() if player in ascending and has_enough(tx, player)]
    changes = [Change(event=e.Blessed(player=player), rules=(cite("702.131b"),)) for player in found]
    return apply(tx.game, tx.board, changes) if changes else ()
