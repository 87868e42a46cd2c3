"""Words about a situation that was answered: one table, so that both faces understand the same and say the same."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from judge.commands import training_talk
from judge.diagnostics import Problem
from judge.presenters.about import MARK, WORDS, Last, said, word_of
from scenarios.training.history import Answered, Marked, Rated
from scenarios.training.session import Available, Chosen, Why

EVENT = Answered(
    id="0" * 32, at=datetime(2026, 1, 1, tzinfo=UTC), offset=0, situation="uno", concepts=("danno",), level=1,
    parts=(), rating=1,
)  # fmt: skip
LAST = Last(EVENT, Chosen(Available("uno", 1, ("danno",)), "danno", Why.NEW))


def test_each_word_is_an_event_about_the_situation_or_its_concept() -> None:
    rated = said(":voto 4", LAST).event
    assert isinstance(rated, Rated)
    assert (rated.of, rated.rating) == (EVENT.id, 4)
    marks = [
        said(f":{text}", LAST).event for text in ("sospendi", "sospendi-concetto", "domani", "nota  da   rivedere")
    ]
    assert [(one.what, one.of, one.text) for one in marks if isinstance(one, Marked)] == [
        ("sospeso", "uno", ""), ("sospeso", "danno", ""), ("rimandato", "danno", ""), ("nota", "uno", "da rivedere"),
    ]  # fmt: skip


def test_every_word_that_is_told_is_understood() -> None:
    told = [one.strip(" :.,").split()[0] for one in WORDS.partition(":")[2].split(",")]
    assert told[:2] == ["passi", "concetto"]
    for word in told[2:]:
        assert said(f":{word} 1", LAST).told
    assert word_of(": passi ") == "passi"
    assert training_talk.MARK == MARK


@pytest.mark.parametrize(
    ("text", "wrong"),
    [(":voto 5", "non è un voto"), (":voto", "non è un voto"), (":nota", "vuota"), (":domnai", "forse «domani»")],
)
def test_what_says_nothing_is_refused(text: str, wrong: str) -> None:
    with pytest.raises(Problem, match=wrong):
        said(text, LAST)
    with pytest.raises(Problem):
        said(":voto 3", None)
