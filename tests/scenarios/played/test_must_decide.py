"""What must stand on top, a row for each situation: the rules that decide it, and what is changed there for them not to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines

_ROWS = Path(__file__).with_name("must_decide")


def rows() -> list[Any]:
    """Every row; numbers stay as they are written."""
    return [
        pytest.param(row, id=f"{file.stem}-{row['rules'][0]}")
        for file in sorted(_ROWS.glob("*.yaml"))
        for row in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    ]


def on_top(board: str) -> tuple[str, ...]:
    return ruling(run(parse_lines(board, "tavolo"))).rules


def rules_of(row: dict[str, Any]) -> set[str]:
    return {*row["rules"]}


@pytest.mark.parametrize("row", rows())
def test_what_decides_stands_on_top(row: dict[str, Any]) -> None:
    found, wanted = set(on_top(row["board"])), rules_of(row)
    assert found & wanted if row.get("any") else wanted <= found, found


@pytest.mark.parametrize("row", rows())
def test_control_where_it_does_not_decide_it_does_not(row: dict[str, Any]) -> None:
    old, new = row["control"]
    board = row["board"].replace(old, new)
    assert board != row["board"]
    without = rules_of(row) - {*row.get("except", ())}
    assert not without & set(on_top(board.replace(row.get("drop", "\0"), "")))
