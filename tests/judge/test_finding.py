"""Words found in the lines of a pane: after a place, round and round, across the end of a line, at any capital and accent."""

import pytest

from judge.presenters.finding import LAST, next_in
from judge.presenters.footer import clicked

ROWS = ("Anna riceve priorità.", "Azione generata", "dallo stato: muore", "Anna passa.")


@pytest.mark.parametrize(
    ("wanted", "row", "column", "found"),
    [
        ("anna", -1, LAST, (0, 0)),
        ("anna", 0, LAST, (3, 0)),
        ("anna", 3, LAST, (0, 0)),
        ("PRIORITA", -1, LAST, (0, 12)),
        ("priorità", 2, 0, (0, 12)),
        ("generata dallo stato", 0, LAST, (1, 7)),
        ("a", 0, 1, (0, 3)),
        ("drago", -1, LAST, None),
        ("  ", -1, LAST, None),
    ],
)
def test_the_next_place_of_some_words(wanted: str, row: int, column: int, found: tuple[int, int] | None) -> None:
    assert next_in(ROWS, wanted, row, column) == found


def test_nothing_is_found_in_nothing() -> None:
    assert next_in((), "anna", -1, LAST) is None


@pytest.mark.parametrize(
    ("column", "which"), [(0, 0), (3, 0), (4, None), (5, None), (6, 1), (8, 1), (9, None), (-1, None)]
)
def test_what_is_clicked_in_a_line_is_what_stands_there(column: int, which: int | None) -> None:
    assert clicked((4, 3), column) == which
