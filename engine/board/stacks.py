"""807.5: whose priority goes with which turn marker's stack. In a game without markers everybody's does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.board.reach import is_reached, player_reached
from engine.board.seating import distance
from engine.state.courses import TurnMarker
from engine.state.game import Game
from engine.words.terms import NOBODY, ObjectId, PlayerId, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


def marker_of(game: Game, number: int) -> TurnMarker:
    """807.4b: a turn marker by its number."""
    return next(one for one in game.markers if one.number == number)


def stack_of(game: Game, number: int) -> Iterable[ObjectId]:
    """807.5: what is on the stack of a turn marker."""
    if number == game.attended:
        return game.zone(Zone.STACK, NOBODY)
    return next(one.stack for one in game.courses if one.marker == number)


def gets_priority(board: Board, player: PlayerId, number: int) -> bool:
    """807.5a: whether a player gets priority for a stack: the marker, or who controls an object on it, is in their range."""
    game = board.game
    if not game.markers:
        return True
    marker = marker_of(game, number)
    near = _is_near(board, player, marker.holder)
    return near or any(is_reached(board, one, of=player) for one in stack_of(game, number))


def _is_near(board: Board, player: PlayerId, holder: PlayerId) -> bool:
    """801.2: the seat of one who has left during their turn is where it was, and their marker with it (807.4c)."""
    if board.game.players[holder].in_game:
        return player_reached(board, holder, of=player)
    limit = board.game.table.ranges[player] if board.game.table.ranges else None
    return limit is None or distance(board.game, holder, player) <= limit


def in_line(board: Board, first: PlayerId | None = None) -> list[PlayerId]:
    """117.3d, 807.5a: who gets priority one after the other, in turn order from a player, or from the active one.

    800.4j: the next player in turn order, where the active one has left and the marker is in nobody's range.
    """
    game = board.game
    order = list(game.seats(first))
    return [one for one in order if gets_priority(board, one, game.attended)] or order[:1]
