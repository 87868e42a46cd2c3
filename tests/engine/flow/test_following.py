"""What follows every action at once (302.6, 506.4, 611.2b, 702.131b, 731.1) is looked for only where something has changed."""

from __future__ import annotations

from hypothesis import given

from engine import Game, Pass, board_of
from engine.flow.priority import follow
from engine.happening.pipeline import begin_action
from tests.engine.board import changing_boards
from tests.engine.support import Table
from tests.engine.test_properties import Drawn, boards, played_out


@given(boards())
def test_611_2b_where_all_is_said_to_have_followed_nothing_does(board: Drawn) -> None:
    for moved in played_out(board.table().game):
        if board_of(moved.after).followed:
            assert nothing_follows(moved.after.fork(bare=True))


@given(changing_boards.boards())
def test_611_2b_so_it_is_after_each_of_many_events(board: changing_boards.Drawn) -> None:
    for game in board.played():
        if board_of(game).followed:
            assert nothing_follows(game.fork(bare=True))


def nothing_follows(game: Game) -> bool:
    tx = begin_action(game)
    before, changes = tx.board, tx.game.changes
    follow(tx, before)
    return tx.steps == [] and tx.game.changes == changes


def test_117_3d_who_passes_changes_nothing_that_anything_follows_from() -> None:
    at = Table()
    at.creature("Orso", 2, 2)
    at.settle()
    before = board_of(at.game)
    assert before.followed
    at.do(Pass(at.game.receiver))
    assert board_of(at.game) is before
