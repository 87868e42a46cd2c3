"""Finding by words: accents, capitals and the order of the words make no difference."""

import pytest

from judge.presenters.matching import matching, score


@pytest.mark.parametrize("typed", ["priorita", "PRIORITÀ", "riceve priorita", "priorità riceve", "prior"])
def test_accents_and_order_make_no_difference(typed: str) -> None:
    assert score(typed, "Chi riceve priorità") > 0


def test_every_word_must_be_there() -> None:
    assert score("priorita leggende", "Chi riceve priorità") == 0


def test_the_beginning_counts_more_than_the_middle() -> None:
    things = ["il suo danno", "danno letale", "indanno"]
    assert matching("danno", things, str) == ["danno letale", "il suo danno", "indanno"]


def test_nothing_typed_leaves_everything_in_its_order() -> None:
    assert matching("  ", ["b", "a"], str) == ["b", "a"]


def test_there_is_a_limit() -> None:
    assert len(matching("a", ["a"] * 500, str, limit=20)) == 20
