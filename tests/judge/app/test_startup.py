"""The first screen is there before the engine is: what it needs is little, and counted in modules, not in seconds."""

import json
import subprocess
import sys
from pathlib import Path

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
