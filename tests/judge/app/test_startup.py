"""The first screen is there before the engine is: what it needs is little, and counted in modules, not in seconds."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.commands.testo import shelf
from ruletext.builtin import Builtin
from tests.judge.app.driving import running
from tests.shared import ROOT

HEAVY = {"whoosh", "yaml", "lark", "rapidfuzz", "fsrs", "pydantic"}
PROBE = (
    "import json, sys; import judge.app, judge.screens.library;json.dump(sorted(sys.modules), open(sys.argv[1], 'w'))"
)
PRESENTERS = (
    "import json, sys, pkgutil, importlib, judge.presenters as p;"
    "[importlib.import_module(f'judge.presenters.{m.name}') for m in pkgutil.iter_modules(p.__path__)];"
    "json.dump(sorted(sys.modules), open(sys.argv[1], 'w'))"
)


def loaded(code: str, tmp_path: Path) -> set[str]:
    report = tmp_path / "modules.json"
    subprocess.run([sys.executable, "-c", code, str(report)], cwd=ROOT, check=True)
    return set(json.loads(report.read_text()))


def test_the_first_screen_loads_neither_the_engine_nor_what_reads_scenarios(tmp_path: Path) -> None:
    modules = loaded(PROBE, tmp_path)
    packages = {name.partition(".")[0] for name in modules}
    assert "textual" in packages
    assert not packages & HEAVY
    assert not packages & {"engine", "scenarios"}


def test_what_screens_show_is_worked_out_without_textual(tmp_path: Path) -> None:
    modules = loaded(PRESENTERS, tmp_path)
    packages = {name.partition(".")[0] for name in modules}
    assert "engine" in packages
    assert "judge.presenters.table" in modules
    assert not packages & {"textual", "rich", "whoosh"}


async def test_the_first_screen_is_there_while_the_list_is_still_being_read() -> None:
    async with running() as judge:
        await judge.until("F2 [Svolgimento]")


def indexes(home: Path) -> list[Path]:
    return list((home / ".cache").rglob("indice-*/digests.json"))


async def test_the_index_of_the_search_is_made_while_nobody_has_asked_for_it(
    isolated_home: Path, small_rules: Builtin
) -> None:
    async with running(prepares=True) as judge:
        await judge.until("F2 [Svolgimento]")
        await judge.until(lambda: indexes(isolated_home))


async def test_one_who_leaves_at_once_does_not_wait_for_the_index(
    isolated_home: Path, small_rules: Builtin, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def endless(_rules: Builtin, progress: Callable[[int, int], None]) -> None:
        while True:
            begun.set()
            progress(1, 2)
            time.sleep(0.01)

    monkeypatch.setattr("judge.presenters.searching.prepare", endless)
    async with running(prepares=True) as judge:
        await judge.until(begun.is_set)
    assert indexes(isolated_home) == []


async def test_imported_texts_that_cannot_be_read_are_no_news_before_somebody_searches(
    isolated_home: Path, small_rules: Builtin
) -> None:
    shelf().path.parent.mkdir(parents=True, exist_ok=True)
    shelf().path.write_bytes(b"{ no texts")
    async with running(prepares=True) as judge:
        await judge.until("F2 [Svolgimento]")
        await judge.until(lambda: not judge.app.workers)
        assert indexes(isolated_home) == []
