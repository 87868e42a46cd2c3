"""What is loaded ahead of time is what the next key needs, and nobody who waits for an answer waits for it."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from judge import ahead
from judge.ahead import Turns

PLAYED = """
import sys
from judge import ahead
ahead.load(lambda: False)
loaded = {*sys.modules}
from judge.presenters import playing, timeline
from judge.presenters.sources import from_source
from scenarios.cardtext import parsing
session = playing.session(from_source("danno-letale").read())
session.answer, session.rows(folded=True), session.board(len(session.steps))
ours = ("engine", "scenarios", "judge", "ruletext")
late = [name for name in {*sys.modules} - loaded if name.partition(".")[0] in ours or name in ("lark", "pydantic", "yaml")]
print(*sorted(late), parsing._built_once.cache_info().misses)
"""


def test_nothing_of_ours_is_loaded_by_the_key_that_plays_what_nobody_played_before(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", PLAYED], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


def test_nothing_more_is_loaded_as_soon_as_it_is_said_to_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr(ahead, "import_module", taken.append)
    ahead.load(lambda: len(taken) == 3)
    assert taken == list(ahead.PLAYING[:3])


def test_whoever_works_ahead_waits_while_somebody_waits_and_not_otherwise() -> None:
    turns = Turns()
    assert turns.let_pass(lambda: False) is False
    passed = threading.Event()
    with turns.awaited():

        def work() -> None:
            turns.let_pass(lambda: False)
            passed.set()

        thread = threading.Thread(target=work)
        thread.start()
        assert not passed.wait(0.1)
    thread.join(10)
    assert passed.is_set()


def test_whoever_is_stopped_waits_for_nobody() -> None:
    turns = Turns()
    with turns.awaited():
        assert turns.let_pass(lambda: True) is True
