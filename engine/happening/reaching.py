"""801.2c: when it is worked out again who reaches whom."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.seating import ranges_now
from engine.happening.writing.turns import sit
from engine.state.facts.ranges import NowReached
from engine.state.game import Game
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.citations import cite
from engine.words.record import replace


def reach_anew(game: Game) -> None:
    """801.2c: who is within whose range is determined as each turn begins, and stays so until the next one does."""
    reached = ranges_now(game)
    if reached != game.table.reached:
        sit(game, replace(game.table, reached=reached))


def reach_as_turn_begins(tx: Transaction) -> None:
    """801.2c: the same, written down where somebody has come within somebody's range since the turn before began."""
    before = tx.game.table.reached
    reach_anew(tx.game)
    for player, was, now in zip(tx.game.players, before, tx.game.table.reached, strict=False):
        come = tuple(PlayerTarget(one) for one in now if one not in was)
        if come and player.in_game:
            facts = (NowReached(PlayerTarget(player.id), come),)
            tx.note(StepKind.EVENT, [cite("801.2c")], facts=facts, player=player.id)
