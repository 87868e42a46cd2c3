"""What stands open in a JSON text is counted right, wherever the text is cut into pieces."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.printed.nesting import LONGEST_STRING, MOST_NESTED, Excess, Nesting, check_nesting

WORDS = st.text(alphabet='ab"\\\\{}[]à', max_size=5)
VALUES = st.recursive(
    WORDS | st.integers(), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3)
)


def deepest(text: str) -> int:
    """Counted sign by sign."""
    depth = most = at = 0
    within = False
    while at < len(text):
        sign = text[at]
        at += 2 if within and sign == "\\" else 1
        if sign == '"':
            within = not within
        elif not within:
            depth += (sign in "[{") - (sign in "]}")
            most = max(most, depth)
    return most


def in_pieces(text: bytes, cuts: list[int]) -> None:
    nesting = Nesting()
    places = sorted({0, len(text), *(cut % (len(text) + 1) for cut in cuts)})
    for start, end in pairwise(places):
        nesting.take(text[start:end])


@given(VALUES, st.lists(st.integers(0, 999), max_size=6), st.sampled_from([None, 1]), st.booleans())
def test_only_what_is_too_deep_is_too_deep_wherever_it_is_cut(value, cuts, indent, plain) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=plain)
    around = MOST_NESTED - deepest(text)
    in_pieces(("[" * around + text + "]" * around).encode(), cuts)
    with pytest.raises(Excess, match="parentesi"):
        in_pieces(("[" * (around + 1) + text + "]" * (around + 1)).encode(), [])
    more = around + MOST_NESTED + 1
    with pytest.raises(Excess, match="parentesi"):
        in_pieces(("[" * more + text + "]" * more).encode(), cuts)


@pytest.mark.parametrize("sign", ["[", '{"a":', '[{"a":"]","b":'])
def test_a_text_that_goes_too_deep_is_told(sign) -> None:
    with pytest.raises(Excess):
        check_nesting((sign * (3 * MOST_NESTED)).encode())
    check_nesting(json.dumps(sign * (3 * MOST_NESTED)).encode())


def test_a_string_without_an_end_is_told_and_a_long_one_is_not() -> None:
    piece = b"x" * (1 << 20)
    nesting = Nesting()
    nesting.take(b'["')
    for _ in range((LONGEST_STRING >> 20) - 1):
        nesting.take(piece)
    nesting.take(b'", "')
    for _ in range((LONGEST_STRING >> 20) - 1):
        nesting.take(piece)
    with pytest.raises(Excess, match="testo"):
        nesting.take(piece + piece)
