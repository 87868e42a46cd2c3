"""Words found in the lines of a pane: after a place, round and round, across the end of a line, at any capital and accent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.presenters.finding import LAST, before_in, next_in
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


@pytest.mark.parametrize(
    ("wanted", "row", "column", "found"),
    [
        ("anna", 3, LAST, (3, 0)),
        ("anna", 3, 0, (0, 0)),
        ("anna", 0, 0, (3, 0)),
        ("anna", -1, 0, (3, 0)),
        ("priorità", 2, 0, (0, 12)),
        ("generata dallo stato", 2, 0, (1, 7)),
        ("generata dallo stato", 1, 7, (1, 7)),
        ("a", 0, 4, (0, 3)),
        ("a", 0, 3, (0, 0)),
        ("drago", 2, 0, None),
        ("  ", 2, 0, None),
    ],
)
def test_the_place_of_some_words_before(wanted: str, row: int, column: int, found: tuple[int, int] | None) -> None:
    assert before_in(ROWS, wanted, row, column) == found


@given(
    st.lists(st.text("ab ", max_size=5), min_size=1, max_size=4), st.sampled_from(["a", "ab", "b a"]), st.integers(0, 3)
)
def test_back_from_where_it_is_found_comes_to_the_place_before_the_next(rows: list[str], wanted: str, row: int) -> None:
    row = min(row, len(rows) - 1)
    first = next_in(rows, wanted, row, 0)
    if first is None:
        assert before_in(rows, wanted, row, 0) is None
    else:
        again = next_in(rows, wanted, first[0], first[1] + 1)
        assert again is not None
        assert before_in(rows, wanted, *again) == (first if again != first else again)


def test_nothing_is_found_in_nothing() -> None:
    assert next_in((), "anna", -1, LAST) is None


@pytest.mark.parametrize(
    ("column", "which"), [(0, 0), (3, 0), (4, None), (5, None), (6, 1), (8, 1), (9, None), (-1, None)]
)
def test_what_is_clicked_in_a_line_is_what_stands_there(column: int, which: int | None) -> None:
    assert clicked((4, 3), column) == which
