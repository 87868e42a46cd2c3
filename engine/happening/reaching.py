"""801.2c: when it is worked out again who reaches whom."""

from __future__ import annotations

from engine.board.seating import ranges_now
from engine.happening.writing.turns import sit
from engine.state.game import Game
from engine.words.record import replace


def reach_anew(game: Game) -> None:
    """801.2c: who is within whose range is determined as each turn begins, and stays so until the next one does."""
    reached = ranges_now(game)
    if reached != game.table.reached:
        sit(game, replace(game.table, reached=reached))
