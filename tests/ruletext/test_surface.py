"""How alike two sentences look: small words and endings count, accents, capitals and the way of writing a number do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruletext.surface import RUN, likeness, plain, runs


def alike(first, second):
    return likeness(runs(plain(first)), runs(plain(second)))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Perché è così?", "perche e cosi"),
        ("2 segnalini", "due segnalini"),
        ("L'AURA, dov’è?", "l'aura dov'è"),
        ("{T}: pesca", "t pesca"),
    ],
)
def test_what_only_is_written_otherwise_looks_the_same(first, second):
    assert alike(first, second) == pytest.approx(1.0)


@pytest.mark.parametrize(("question", "nearer", "further"), [
    ("chi pesca per primo?", "chi pesca per ultimo?", "quando si pesca?"),
    ("una pescata sola", "un pescaggio solo", "un segnalino solo"),
    ("+1/+1 e -1/-1", "+1/+1 con -1/-1", "+2/+2 con -2/-2"),
])  # fmt: skip
def test_small_words_endings_and_the_signs_of_counters_tell_which_is_nearer(question, nearer, further):
    assert alike(question, nearer) > alike(question, further)


def test_what_is_shorter_than_a_run_looks_like_nothing():
    assert runs(plain("a")) == runs(plain("")) == frozenset()
    assert alike("a", "a") == alike("", "chi pesca?") == 0.0


@given(st.text(max_size=60), st.text(max_size=60))
def test_likeness_is_the_same_both_ways_and_from_0_to_1(first, second):
    assert alike(first, second) == alike(second, first)
    assert 0.0 <= alike(first, second) <= 1.0 + 1e-9
    assert all(len(run) == RUN for run in runs(plain(first)))
