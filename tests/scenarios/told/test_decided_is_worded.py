"""What the engine notes as decided has words: a fact that the narrator does not know would be told as a choice of nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import engine
from scenarios.told import steps

ENGINE = Path(engine.__file__).parent
KNOWN = {
    node.value
    for node in ast.walk(ast.parse(Path(steps.__file__).read_text(encoding="utf-8")))
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
}


def _notes_a_decision(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and any(
        isinstance(one, ast.Attribute) and one.attr == "DECIDED" for one in node.args
    )


def _noted() -> Iterator[tuple[str, set[str]]]:
    """Where something is noted as decided, and the keys of the facts that stand in that function."""
    for path in sorted(ENGINE.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and any(map(_notes_a_decision, ast.walk(function))):
                keys = {
                    key.value
                    for table in ast.walk(function)
                    if isinstance(table, ast.Dict)
                    for key in table.keys
                    if isinstance(key, ast.Constant) and isinstance(key.value, str)
                }
                yield f"{path.relative_to(ENGINE)}: {function.name}", keys


def test_608_2d_a_fact_of_each_decision_has_words() -> None:
    assert [where for where, keys in _noted() if not keys & KNOWN] == []


def test_608_2d_control_decisions_are_found() -> None:
    found = dict(_noted())
    assert found["doing/chance.py: _flipped"] == {"coin"}
    assert len(found) > 10
