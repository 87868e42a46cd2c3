"""The board that the application is opened with is ruled on by a process of its own, which loads what that takes and no more."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from judge.first_ruling import RULES, FirstRuling, begun
from judge.presenters import ruled, table
from judge.presenters.verdict import verdict
from tests.patience import PATIENCE
from tests.shared import ROOT

BOARD = "Anna: 20\nBruno: Orso 2/2\nAnna lancia 3 danni su Orso\n"
MODULES = """
import json, sys, pathlib
from judge.ruling_alone import main
main(sys.argv[1])
pathlib.Path(sys.argv[2]).write_text(json.dumps(sorted(sys.modules)))
"""
OPENING = """
import json, sys, pathlib
from judge.presenters import board_file, ruled
text = board_file.opened(pathlib.Path(sys.argv[1]))
assert ruled.kept(text) is None
pathlib.Path(sys.argv[2]).write_text(json.dumps(sorted(sys.modules)))
"""
BEFORE = """
import json, os, sys, pathlib
os.environ["TEXTUAL_DRIVER"] = "tests.nowhere:Nowhere"
from judge import first_ruling
def begun(source):
    pathlib.Path(sys.argv[2]).write_text(json.dumps(sorted(sys.modules)))
    raise SystemExit
first_ruling.begun = begun
from judge.commands.app import start
start(mode="tavolo", source=sys.argv[1])
"""
MOST = 900
"""How many modules a board said in lines may take until it is ruled on, Python's own among them."""


@pytest.fixture(autouse=True)
def a_shelf_of_its_own() -> None:
    ruled._shelf.cache_clear()


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "mio.tavolo"
    path.write_text(BOARD, "utf-8")
    return path


def test_it_says_what_stands_beside_the_board_when_it_is_played(board: Path) -> None:
    found = table.checked(BOARD)
    assert found.scenario is not None
    now = verdict(found.scenario, found.notes)
    assert FirstRuling(str(board)).of(BOARD) == ruled.Verdict(now.heading, now.answer, now.below)


def test_of_another_board_it_says_nothing(board: Path) -> None:
    assert FirstRuling(str(board)).of(f"{BOARD}Carla: 20\n") is None


@pytest.mark.parametrize(
    "text", ["Anna: Orso 2/2\nAnna lnacia 3 danni su Orso\n", "Anna: Orso 2/2\nMuore tutto quanto?\n", "\0"]
)
def test_a_board_that_is_not_sound_is_left_to_the_application(text: str, board: Path) -> None:
    board.write_text(text, "utf-8")
    assert FirstRuling(str(board)).of(text) is None


def test_a_board_that_was_ruled_on_before_is_not_played_again(board: Path) -> None:
    ruled.keep(BOARD, ruled.Verdict("Risposta", ("Era così.",), ()))
    assert FirstRuling(str(board)).of(BOARD) is None


def test_a_file_that_is_not_there_or_no_file_at_all_comes_to_nothing(tmp_path: Path) -> None:
    assert FirstRuling(str(tmp_path / "nessuno.tavolo")).of("") is None
    assert begun("") is None


def test_what_nobody_waits_for_any_more_is_ended(board: Path) -> None:
    first = FirstRuling(str(board))
    begun_at = time.monotonic()
    assert first.of(BOARD, lambda: True) is None
    first.stop()
    assert first._process.returncode is not None
    assert time.monotonic() - begun_at < PATIENCE
    assert first.of(BOARD) is None


def loaded(code: str, board: Path) -> set[str]:
    report = board.with_name("modules.json")
    subprocess.run([sys.executable, "-c", code, str(board), str(report)], cwd=ROOT, check=True, capture_output=True)
    return set(json.loads(report.read_text("utf-8")))


def test_the_other_process_loads_no_screen_no_search_and_nothing_that_reads_cards(board: Path) -> None:
    modules = loaded(MODULES, board)
    assert "engine.flow.play" in modules
    packages = {name.partition(".")[0] for name in modules}
    assert not packages & {"textual", "rich", "click", "whoosh", "lark", "sqlite3", "subprocess", "fsrs"}
    assert not [
        name for name in modules if name.startswith(("scenarios.printed", "scenarios.training", "ruletext.index"))
    ]
    assert len(modules) <= MOST


def test_until_it_answers_the_application_loads_nothing_that_plays_or_reads_a_board(board: Path) -> None:
    modules = loaded(OPENING, board)
    packages = {name.partition(".")[0] for name in modules}
    assert not packages & {"engine", "yaml", "lark", "pydantic", "rapidfuzz"}
    assert not [
        name for name in modules if name.startswith(("scenarios.played", "scenarios.told", "scenarios.written.by_line"))
    ]


def test_nothing_that_it_can_do_without_is_loaded_before_it_begins(board: Path) -> None:
    """Each of these would be waited for twice: the other process begins only then."""
    modules = loaded(BEFORE, board)
    assert "judge.first_ruling" in modules
    assert not modules & {"judge.ruling_alone", "judge.preparing", "judge.commands.sources"}
    packages = {name.partition(".")[0] for name in modules}
    assert not packages & {"msgspec", "textual", "engine", "scenarios", "sqlite3"}


def test_control_what_hears_it_is_loaded_when_it_is_heard(board: Path) -> None:
    modules = loaded(
        "import json, sys, pathlib; from judge.first_ruling import FirstRuling; assert FirstRuling(sys.argv[1]).of('') is None; "
        "pathlib.Path(sys.argv[2]).write_text(json.dumps(sorted(sys.modules)))",
        board,
    )
    assert {"msgspec", "judge.ruling_alone"} <= modules


def test_the_module_is_the_one_that_is_called() -> None:
    assert (ROOT / RULES.replace(".", "/")).with_suffix(".py").is_file()
