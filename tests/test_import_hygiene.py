"""Who loads what, as a fresh interpreter sees it: an import written inside a function escapes the import linter."""

import json
import subprocess
import sys
from collections.abc import Set
from pathlib import Path

import pytest

from tests.readme import commands, scenario_name
from tests.shared import ROOT

OURS = {"judge", "ruletext", "scenarios", "engine"}

PROBE = """
import json, pathlib, sys
try:
    {code}
finally:
    pathlib.Path({report!r}).write_text(json.dumps(sorted(sys.modules)))
"""

EVERY_MODULE = "import importlib, pkgutil, {0}; " + (
    "[importlib.import_module(m.name) for m in pkgutil.walk_packages({0}.__path__, '{0}.')"
    " if m.name not in {1!r} and not m.name.endswith('.__main__')]"
)


def modules_after(code: str, folder: Path) -> tuple[set[str], str]:
    """The modules loaded by one line of code in a fresh interpreter, and what it wrote on stdout.

    Args:
        code: the line; it may end the interpreter, but only with exit status 0.
        folder: where the probe leaves its report.
    """
    report = folder / "modules.json"
    probe = PROBE.format(code=code, report=str(report))
    run = subprocess.run([sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return set(json.loads(report.read_text())), run.stdout


def packages_after(code: str, folder: Path) -> set[str]:
    """The top-level names alone of what `modules_after` finds."""
    return {name.partition(".")[0] for name in modules_after(code, folder)[0]}


def command_line(*words: str) -> str:
    """The line of code that does what the console script does with these words."""
    return f"sys.argv = {['judge', *words]!r}; from judge.cli import main; main()"


def foreign(packages: Set[str], tmp_path: Path) -> set[str]:
    """Those that are neither ours, nor of the standard library, nor loaded by the bare interpreter."""
    return set(packages) - OURS - sys.stdlib_module_names - packages_after("pass", tmp_path)


def test_the_probe_sees_an_import_inside_a_function(tmp_path: Path) -> None:
    assert "yaml" in packages_after("(lambda: __import__('yaml'))()", tmp_path)
    assert "yaml" not in packages_after("lambda: __import__('yaml')", tmp_path)


def test_looking_a_rule_up_loads_nothing_heavy(tmp_path: Path) -> None:
    modules, answer = modules_after(command_line("regola", "704.5f"), tmp_path)
    assert "704.5f" in answer
    loaded = {name.partition(".")[0] for name in modules}
    assert not loaded & {"textual", "rich", "whoosh", "pydantic", "yaml", "lark", "rapidfuzz", "fsrs"}
    assert not loaded & {"scenarios", "engine"}
    # Whether anything was imported is seen without platformdirs where there is no doubt where that would be.
    assert foreign(loaded, tmp_path) <= ({"click"} if sys.platform == "linux" else {"click", "platformdirs"})


def test_playing_a_scenario_loads_neither_the_screen_nor_the_index(tmp_path: Path) -> None:
    modules, answer = modules_after(command_line("scenario", "esegui", scenario_name(commands()[0])), tmp_path)
    assert answer
    assert not {name.partition(".")[0] for name in modules} & {"textual", "rich", "whoosh", "fsrs"}
    assert not modules & {"ruletext.index", "ruletext.search"}


def test_a_sound_board_is_ruled_on_without_what_finds_faults_and_reads_files(tmp_path: Path) -> None:
    board = tmp_path / "board.tavolo"

    def loaded_by(lines: str) -> tuple[set[str], str]:
        board.write_text(lines, "utf-8")
        modules, ruling = modules_after(f"from judge.ruling_alone import main; main({str(board)!r})", tmp_path)
        return {name.partition(".")[0] for name in modules}, ruling

    packages, ruling = loaded_by("Anna: 20\nBruno: Orso 2/2\nAnna lancia 3 danni su Orso\n")
    assert "704.5g" in ruling
    assert not packages & {"textual", "rich", "click", "whoosh", "fsrs", "pydantic", "yaml", "lark", "rapidfuzz"}
    # Who slips is told all that is wrong, and by whom is seen here.
    packages, ruling = loaded_by("Anna: 20\nBruno: Orso 2/2 TAPPP\n")
    assert not ruling
    assert {"pydantic", "rapidfuzz"} <= packages


@pytest.mark.parametrize(
    ("package", "left_out", "may_load"),
    [
        ("engine", [], {"engine", "msgspec", "typing_extensions"}),
        ("ruletext", ["ruletext.index", "ruletext.search"], {"ruletext", "rapidfuzz", "platformdirs"}),
    ],
)
def test_every_module_of_a_package_loads_only_what_the_package_may_lean_on(
    package: str, left_out: list[str], may_load: set[str], tmp_path: Path
) -> None:
    loaded = packages_after(EVERY_MODULE.format(package, left_out), tmp_path)
    assert package in loaded
    assert loaded & OURS == {package}
    assert foreign(loaded, tmp_path) <= may_load


def test_scenarios_load_neither_search_nor_screen(tmp_path: Path) -> None:
    modules, _ = modules_after(EVERY_MODULE.format("scenarios", []), tmp_path)
    packages = {name.partition(".")[0] for name in modules}
    assert "scenarios" in packages
    assert not packages & {"judge", "textual", "rich", "whoosh", "click"}
    assert not modules & {"ruletext.index", "ruletext.search"}
