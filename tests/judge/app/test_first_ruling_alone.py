"""A board that is opened is ruled on by another process first: what plays boards is not loaded before that ruling is there."""

from __future__ import annotations

import ast
import inspect
import textwrap

import pytest

from judge.screens.table import TableScreen


@pytest.mark.parametrize("step", [TableScreen._rule, TableScreen._ruled_before])
def test_nothing_that_plays_boards_is_imported_on_the_way_to_the_first_ruling(step) -> None:
    tree = ast.parse(textwrap.dedent(inspect.getsource(step)))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not [one for one in imported if one.startswith(("scenarios", "engine", "judge.presenters.verdict"))]
