"""613: what a writer does when it has written something that a board is worked out of."""

from __future__ import annotations

from engine.state.game import Game


def changed(game: Game) -> None:
    """613.1: the board as it was worked out is out of date; `engine.board.board_of` looks when it is asked for it what of it still
    holds, and works out the rest again.

    Writers of what no characteristic reads (priority, what waits, what was used) leave this out: the board stays valid.
    """
    game.changes += 1
