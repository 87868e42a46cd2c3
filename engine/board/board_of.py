"""613: the board of a game: all characteristics and controllers as they are now."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.projection import project
from engine.state.game import Game


def board_of(game: Game) -> Board:
    """613.1: the board as the layers leave it; worked out once for each state and kept with it until the next change."""
    kept = game.projected
    if not isinstance(kept, Board):
        kept = game.projected = project(game)
    return kept
