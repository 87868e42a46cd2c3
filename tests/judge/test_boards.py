"""Boards kept by themselves: what is kept is there after everything, whoever writes at the same time."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from judge.boards import MOST_KEPT, Boards, next_turn
from tests.judge.calling import posix
from tests.shared import ROOT


def test_a_board_is_kept_under_its_name_and_the_last_one_comes_first(tmp_path: Path) -> None:
    clock = iter(range(100))
    boards = Boards(tmp_path / "there", lambda: next(clock))
    one, two = boards.new(), boards.new()
    boards.keep(one, "titolo: Uno\nAnna:\n")
    boards.keep(two, "Anna:\nBruno:\n", "x.yaml")
    boards.keep(one, "titolo: Uno di nuovo\n")
    assert [(kept.name, kept.title, kept.file) for kept in boards.all()] == [
        (one, "Uno di nuovo", ""), (two, "Anna: / Bruno:", "x.yaml"),
    ]  # fmt: skip


def test_a_board_is_called_by_what_it_says_and_not_by_players_of_whom_it_says_nothing(tmp_path: Path) -> None:
    boards = Boards(tmp_path)
    boards.keep("a", "Anna:\nBruno:\n\nBruno: Orso 2/2\nmuore Orso\n")
    assert [kept.title for kept in boards.all()] == ["Bruno: Orso 2/2 / muore Orso"]


def test_a_thread_that_comes_late_does_not_bring_an_older_board_back(tmp_path: Path) -> None:
    boards = Boards(tmp_path)
    early, late = next_turn(), next_turn()
    boards.keep("a", "dopo", turn=late)
    boards.keep("a", "prima", turn=early)
    assert [kept.text for kept in boards.all()] == ["dopo"]


def test_two_windows_go_on_with_one_board_and_both_are_kept(tmp_path: Path) -> None:
    ours, theirs = Boards(tmp_path), Boards(tmp_path)
    name = ours.new()
    ours.keep(name, "di qua")
    mine = theirs.take_over(name)
    theirs.keep(mine, "di là")
    ours.keep(name, "ancora di qua")
    assert {kept.text for kept in ours.all()} == {"di là", "ancora di qua"}
    assert theirs.take_over("nessuno")


def test_what_is_damaged_or_no_board_is_left_out(tmp_path: Path) -> None:
    boards = Boards(tmp_path)
    boards.keep("a", "x")
    for name, content in (
        ("b", "{"),
        ("c", "[]"),
        ("d", '{"formato": 1, "testo": 3, "file": "", "quando": 1}'),
        ("e", "[" * 9999),
    ):
        (tmp_path / f"{name}.json").write_text(content)
    (tmp_path / "f.json").mkdir()
    assert [kept.name for kept in boards.all()] == ["a"]


def test_the_oldest_boards_go(tmp_path: Path) -> None:
    clock = iter(range(1000))
    boards = Boards(tmp_path, lambda: next(clock))
    for n in range(MOST_KEPT + 3):
        boards.keep(f"b{n}", str(n))
    boards.prune()
    assert sorted(kept.text for kept in boards.all()) == sorted(str(n) for n in range(3, MOST_KEPT + 3))


def test_what_a_window_that_was_killed_had_begun_to_write_goes_in_time(tmp_path: Path) -> None:
    now = 1_000_000.0
    boards = Boards(tmp_path, lambda: now)
    boards.keep("a", "Anna:\n")
    old, fresh = tmp_path / "b.json.17.new", tmp_path / "c.json.18.new"
    for path, ago in ((old, 7200), (fresh, 60)):
        path.write_text("{", "utf-8")
        os.utime(path, (now - ago, now - ago))
    boards.prune()
    assert not old.exists()
    assert fresh.exists()
    assert [kept.text for kept in boards.all()] == ["Anna:\n"]


WRITER = """
import sys
from pathlib import Path
from judge.boards import Boards
boards = Boards(Path(sys.argv[1]))
for n in range(10**9):
    boards.keep("a", f"{n} " * 5000)
    print(n, flush=True)
"""


@posix
def test_a_process_that_is_killed_while_it_writes_leaves_a_whole_board(tmp_path: Path) -> None:
    for delay in (0.0, 0.013, 0.031):
        command = [sys.executable, "-c", WRITER, str(tmp_path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline().strip() == "0"
            time.sleep(delay)
            writer.send_signal(signal.SIGKILL)
            told = [int(line) for line in writer.stdout.read().split("\n")[:-1]]
        (kept,) = Boards(tmp_path).all()
        first, *others = kept.text.split()
        assert set(others) == {first}
        assert int(first) >= max(told, default=0)
