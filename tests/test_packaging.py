"""An installed copy holds what the checkout holds: every module and every data file of the packages."""

import tomllib
from pathlib import Path

import pytest

from tests.shared import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]
PACKAGES = ("judge", "ruletext", "scenarios", "engine")


def files_of(package: str) -> list[Path]:
    """The files of a package, as paths from the root of the checkout, without what Python itself leaves there."""
    found = (path.relative_to(ROOT) for path in (ROOT / package).rglob("*") if path.is_file())
    return sorted(path for path in found if "__pycache__" not in path.parts)


def shipped(package: str) -> set[Path]:
    """The data files that the patterns in pyproject.toml put into an installed copy."""
    patterns = SETUPTOOLS["package-data"]
    found = {path for pattern in patterns.get(package, []) for path in (ROOT / package).glob(pattern)}
    for home in {path.parent for path in files_of(package) if path.name == "__init__.py"}:
        found |= {path for pattern in patterns["*"] for path in (ROOT / home).glob(pattern)}
    return {path.relative_to(ROOT) for path in found}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_folder_with_code_is_a_package_that_is_shipped(package: str) -> None:
    files = files_of(package)
    folders = {parent for path in files if path.suffix == ".py" for parent in path.parents if parent != Path()}
    assert {folder for folder in folders if folder / "__init__.py" not in files} == set()
    assert {package, f"{package}.*"} <= set(SETUPTOOLS["packages"]["find"]["include"])


@pytest.mark.parametrize("package", PACKAGES)
def test_every_data_file_is_shipped(package: str) -> None:
    data = {path for path in files_of(package) if path.suffix != ".py"}
    assert Path(package, "py.typed") in data
    assert data - shipped(package) == set()


def test_a_data_file_that_no_pattern_names_would_be_noticed() -> None:
    assert Path("ruletext/corpus/704.txt") in shipped("ruletext")
    assert Path("ruletext/__init__.py") not in shipped("ruletext")


def test_textual_whoosh_and_fsrs_are_pinned_exactly() -> None:
    assert {"textual==8.2.8", "whoosh==2.7.4", "fsrs==6.3.2"} <= set(PROJECT["project"]["dependencies"])
