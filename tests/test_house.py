"""How the house is kept: no import inside a function of the engine, no circle between modules, no function that is a page long."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.source import parsed, statements

LONGEST = 60
PACKAGES = ("engine", "scenarios", "judge", "ruletext")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@pytest.fixture(scope="module", name="read")
def _read() -> dict[Path, ast.Module]:
    return parsed(*PACKAGES)


def functions(tree: ast.Module) -> Iterator[Function]:
    return (node for node in statements(tree) if isinstance(node, Function))


def late(tree: ast.Module) -> list[str]:
    """The functions in which something is imported."""
    return [
        one.name
        for one in functions(tree)
        if any(isinstance(node, ast.Import | ast.ImportFrom) for node in statements(one))
    ]


def too_long(tree: ast.Module) -> list[str]:
    return [one.name for one in functions(tree) if (one.end_lineno or 0) - one.lineno + 1 > LONGEST]


def leaned_on(tree: ast.Module) -> set[str]:
    """What a module imports as it is loaded; what type checkers alone import is inside of an ``if``."""
    found = set[str]()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


def circle(modules: Mapping[str, ast.Module]) -> list[str]:
    """A circle of modules that import each other, or nothing."""
    known = {name: leaned_on(tree) & modules.keys() - {name} for name, tree in modules.items()}
    try:
        TopologicalSorter(known).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def test_no_function_of_the_engine_imports(read: dict[Path, ast.Module]) -> None:
    assert {
        path.as_posix(): found for path, tree in read.items() if path.parts[0] == "engine" and (found := late(tree))
    } == {}
    assert late(ast.parse("def f():\n    import re")) == ["f"], "control"


def test_no_modules_of_the_engine_import_each_other_in_a_circle(read: dict[Path, ast.Module]) -> None:
    named = {
        ".".join(path.with_suffix("").parts).removesuffix(".__init__"): tree
        for path, tree in read.items()
        if path.parts[0] == "engine"
    }
    assert circle(named) == []
    round_about = {"one": ast.parse("from two import x"), "two": ast.parse("import one")}
    assert set(circle(round_about)) == {"one", "two"}, "control"


def test_no_function_is_longer_than_sixty_lines(read: dict[Path, ast.Module]) -> None:
    assert {path.as_posix(): found for path, tree in read.items() if (found := too_long(tree))} == {}
    assert too_long(ast.parse("def f():\n" + "    pass\n" * LONGEST)) == ["f"], "control"
