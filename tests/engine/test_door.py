"""`engine` is one door: what it publishes is there, is what it says, and is taken from there by everybody outside."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from tests.shared import ROOT
from tests.test_import_hygiene import modules_after

THROUGH_THE_DOOR = ("scenarios", "judge", "benchmarks")
HELPERS = ("tests/engine/support.py", "tests/engine/support_more.py", "tests/engine/laying.py")
"""What all tests of the engine are set up with."""
NOT_THESE = "scenarios/language/"
"""It knows of the engine what its values are and nothing that it does, which the door would open to it (pyproject.toml)."""


def test_the_example_of_the_docstring_runs() -> None:
    found = doctest.testmod(engine)
    assert found.attempted > 15
    assert found.failed == 0


def test_the_door_says_the_same_to_readers_to_type_checkers_and_when_it_runs() -> None:
    tree = ast.parse(Path(engine.__file__).read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    typed = {alias.name: node.module for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert typed == engine._HOME_OF
    assert sorted(engine.__all__) == sorted(typed)
    assert len(set(engine.__all__)) == len(engine.__all__)


@pytest.mark.parametrize("name", engine.__all__)
def test_what_is_published_is_there(name: str) -> None:
    found = getattr(engine, name)
    assert found is not None
    assert not isinstance(found, type) or found.__name__ == name
    assert name in dir(engine)


def test_what_is_not_published_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'carry_out'"):
        engine.carry_out  # noqa: B018


def test_a_name_is_loaded_when_it_is_asked_for(tmp_path: Path) -> None:
    alone = modules_after("import engine", tmp_path)[0]
    assert {name for name in alone if name.startswith("engine")} == {"engine"}
    assert "typing" not in alone, "nearly all that the import would cost"
    assert "engine.flow.play" not in modules_after("from engine import Question", tmp_path)[0]
    assert "engine.flow.play" in modules_after("from engine import play", tmp_path)[0]


def past_the_door(source: str) -> Iterator[str]:
    """The names that a file takes from the engine's rooms although the door has them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (alias.name for alias in node.names if engine._HOME_OF.get(alias.name) == node.module)


def test_everybody_outside_goes_through_the_door() -> None:
    files = [path for package in THROUGH_THE_DOOR for path in (ROOT / package).rglob("*.py")]
    files += [ROOT / name for name in HELPERS]
    outside = {path.relative_to(ROOT).as_posix(): path for path in files}
    found = {
        name: sorted(past_the_door(path.read_text("utf-8")))
        for name, path in outside.items()
        if not name.startswith(NOT_THESE)
    }
    assert len(found) > 100
    assert {name: names for name, names in found.items() if names} == {}


def test_no_test_takes_play_past_the_door() -> None:
    tests = (ROOT / "tests").rglob("*.py")
    assert [str(path) for path in tests if "play" in past_the_door(path.read_text("utf-8"))] == []


def test_who_goes_past_the_door_would_be_found() -> None:
    assert list(past_the_door("from engine.flow.play import play")) == ["play"]
    assert list(past_the_door("from engine import play\nfrom engine.words.terms import Action")) == []
