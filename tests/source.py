"""The project's own source, for the tests that read it. Walking whole trees is what costs: look for as little as does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.shared import ROOT


def parsed(*folders: Path | str, holding: tuple[str, ...] = ("",)) -> dict[Path, ast.Module]:
    """Every module of some folders, by its path from the root; ``holding``: only those in whose text one of these stands."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if any(one in text for one in holding):
                found[path.relative_to(ROOT)] = ast.parse(text)
    return found


def statements(inside: ast.AST) -> Iterator[ast.AST]:
    """All statements of a module or of a function; there are none in an expression, and most of a tree is expressions."""
    ahead: list[ast.AST] = [inside]
    while ahead:
        for part in ast.iter_child_nodes(ahead.pop()):
            if isinstance(part, ast.stmt | ast.excepthandler | ast.match_case):
                ahead.append(part)
                yield part
