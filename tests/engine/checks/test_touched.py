"""704.3: a check looks one by one only at what was touched since one that found nothing, and finds what a check of all finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis.errors import NoSuchExample

from engine import Game, board_of
from engine.board.asking import Transaction
from engine.board.board import Board
from engine.checks import table
from engine.checks.table import TABLE, check
from engine.happening.pipeline import begin_action
from engine.state import events as e
from engine.state.actions import Occur, Pass
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.decisions import Question, Undecided
from engine.words.metrics import METER
from tests.engine.board import changing_boards
from tests.engine.support import Table
from tests.engine.test_properties import Drawn, boards, played_out


def proposed(game: Game) -> list[Change] | Question:
    """What a check would do now, or what it would ask first."""
    tx = begin_action(game)
    try:
        return [change for action in TABLE for change in action.propose(tx)]
    except Undecided as undecided:
        return undecided.question


def differs(game: Game) -> bool:
    """Whether a check of what was touched comes to anything else than one of everything."""
    board_of(game)
    return proposed(game) != proposed(game.fork(bare=True))


def disturbed(game: Game) -> bool:
    """Whether a board on which a check is said to have found nothing has something for one."""
    return board_of(game).quiet and proposed(game.fork(bare=True)) != []


def missed(board: changing_boards.Drawn) -> bool:
    """Whether anything that happens on a board, checked after each event, is overlooked."""
    for game in board.played():
        if differs(game) or disturbed(game):
            return True
        if proposed(game) == []:
            check(begin_action(game))
    return False


@given(boards())
def test_704_3_a_check_of_what_was_touched_finds_what_a_check_of_everything_finds(board: Drawn) -> None:
    for moved in played_out(board.table().game):
        assert not differs(moved.after)
        assert not disturbed(moved.after)


def test_704_3_where_nothing_has_changed_since_a_check_found_nothing_no_check_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[Transaction] = []

    def propose(tx: Transaction) -> Iterator[Change]:
        looked.append(tx)
        return iter(())

    monkeypatch.setattr(table, "TABLE", (*TABLE, table.StateBasedAction(cite("704.5a"), propose)))
    at = Table()
    at.creature("Orso", 2, 2)
    at.settle()
    assert looked
    looked.clear()
    at.do(Pass(at.game.receiver))
    at.settle()
    assert looked == [], "the other player gets priority on the same board"
    at.occur(e.LifeChange(player=at.game.receiver, amount=1))
    assert looked, "control: a life total has changed"


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(changing_boards.boards())
def test_704_3_so_it_does_after_each_of_many_events(board: changing_boards.Drawn) -> None:
    assert not missed(board)


@pytest.mark.parametrize("name", ["unchecked_permanents", "unchecked_objects", "attaching"])
def test_704_3_control_what_is_not_looked_at_is_overlooked(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of the one above: where nothing was touched, nothing is found, and that is noticed."""
    real = getattr(Board, name)
    monkeypatch.setattr(Board, name, lambda board: real(board) if board.unchecked is None else ())
    few = settings(
        max_examples=2_000, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    dying = ("token", "mark", "put", "die", "attach", "begin", "end")
    drawn = changing_boards.boards(dying)
    try:
        find(drawn, missed, settings=few)
    except NoSuchExample:
        pytest.fail("nothing that is drawn shows it")


@pytest.mark.parametrize("bystanders", [10, 400])
def test_704_5g_one_creature_is_looked_at_however_many_there_are(bystanders: int) -> None:
    table = Table()
    bear = table.creature("Orso", 2, 5)
    for number in range(bystanders):
        table.creature(f"altro {number}", 2, 2)
    table.settle()
    METER.reset()
    table.occur(e.DamageMarked(object=bear, amount=1))
    assert 0 < METER.checked <= 6, "three rules look at its toughness"
    table.do(Occur((e.DamageMarked(object=bear, amount=4),)))
    assert table.settle().performed("704.5g") == ["Orso"], "control: the one that was touched is found"
