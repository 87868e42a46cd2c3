"""The guards of conftest.py: a test is alone in an empty home, and missing material cannot pass unseen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import HOME_FOLDERS, Homes
from tests.shared import ROOT

PROJECT = """
import pytest
from tests.shared import needs_shared

@needs_shared
def test_with_the_mark(): pass

def test_with_the_fixture(shared): pass

@pytest.mark.skip(reason="another system")
def test_skipped_for_another_reason(): pass

def test_without(): pass
"""


@pytest.fixture
def counts(tmp_path: Path):
    """Runs PROJECT under our conftest with no folder shared beside it; gives the last line that pytest writes."""
    checkout = tmp_path / "judge"
    (checkout / "tests").mkdir(parents=True)
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/shared.py"):
        (checkout / name).write_bytes((ROOT / name).read_bytes())
    (checkout / "tests/test_project.py").write_text(PROJECT)

    def run(**environment: str) -> str:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        done = subprocess.run(
            command, cwd=checkout, env=os.environ | environment, capture_output=True, text=True, check=False
        )
        return done.stdout.splitlines()[-1]

    return run


def test_without_shared_material_its_tests_are_skipped(counts) -> None:
    assert counts().startswith("1 passed, 3 skipped")


def test_where_shared_material_is_required_those_skips_alone_are_failures(counts) -> None:
    assert counts(JUDGE_SHARED_REQUIRED="1").startswith("1 passed, 1 skipped, 2 errors")


def test_home_is_empty_and_nothing_of_the_person_is_left(isolated_home: Path) -> None:
    assert Path.home() == isolated_home
    assert list(isolated_home.iterdir()) == []
    assert {name for name in os.environ if name.startswith("JUDGE_")} == set()
    assert [name for name in HOME_FOLDERS if not Path(os.environ[name]).is_relative_to(isolated_home)] == []


def test_homes_are_not_shared(isolated_home: Path, homes: Homes) -> None:
    other = homes.take()
    assert other != isolated_home
    homes.give_back(other)
    assert homes.take() == other


def test_a_home_in_which_something_was_written_is_nobodys_any_more(homes: Homes) -> None:
    home = homes.take()
    (home / "note").touch()
    homes.give_back(home)
    assert homes.take() != home
