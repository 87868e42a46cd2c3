"""Textual calls the handler of a message in every class of a widget: one that calls its parent's has it run twice."""

import ast
from pathlib import Path

import pytest

import judge


def _called_twice(source: str) -> list[str]:
    handlers = (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
    return [
        one.name
        for one in handlers
        if one.name.startswith(("on_", "_on_")) and f"super().{one.name}(" in ast.unparse(one)
    ]


@pytest.mark.parametrize("file", sorted(Path(judge.__file__).parent.rglob("*.py")), ids=lambda path: path.name)
def test_no_handler_calls_that_of_its_parent(file: Path) -> None:
    assert _called_twice(file.read_text("utf-8")) == []


def test_control_one_that_does_is_found() -> None:
    assert _called_twice("class A(B):\n    def on_mount(self):\n        super().on_mount()\n") == ["on_mount"]
