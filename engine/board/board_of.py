"""613: the board of a game: all characteristics and controllers as they are now."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.keeping import still
from engine.board.projection import project
from engine.state.game import Game


def board_of(game: Game) -> Board:
    """613.1: the board as the layers leave it; worked out once for each state, and of the one before as far as that still holds."""
    last = game.projected
    if not isinstance(last, Board):
        last = game.projected = project(game)
    elif last.game.changes != game.changes:
        last = game.projected = still(last, game) or project(game)
    return last
