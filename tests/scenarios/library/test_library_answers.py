"""What the situations that ship ask, and the answers: each has its questions, each value is what an expectation would say."""

from __future__ import annotations

import pytest

from scenarios import library
from scenarios.played.answering import answers
from scenarios.played.expecting import judged, same_answer
from scenarios.played.run import run
from scenarios.told import board, ruling
from scenarios.told.answer import NOTHING
from tests.shipped import played, read

PATHS = list(library.paths())


def test_every_situation_asks_something():
    assert [path.stem for path in PATHS if not read(path).asks] == []


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_answer_put_back_as_an_expectation_is_true(path):
    shown = played(path)
    for found in answers(shown):
        expectation = found.expectation
        if expectation is not None and found.moment is not None:
            check = judged(shown, found, expectation)
            assert check.vera, f"{check.attesa}: {check.perche}"
            assert same_answer(shown, found, found.value)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_nothing_changes_is_said_only_where_nothing_that_a_player_could_see_does(path):
    shown = played(path)
    told = ruling(shown)
    before, after = (board.lines(game, shown.people) for game in (shown.start, shown.final))
    same = [(line.key, line.text.replace(", ha priorità", "")) for line in before] == [
        (line.key, line.text.replace(", ha priorità", "")) for line in after
    ]
    assert NOTHING not in told.answer or same
    if not same:
        assert told.answer and all(sentence.endswith(".") for sentence in (*told.answer, *told.rest))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_answer_without_questions_tells_every_difference_on_the_board(path):
    """Control for what is asked: without the questions the first line comes from the differences alone."""
    shown = run(read(path).model_copy(update={"asks": ()}))
    told = " ".join((*ruling(shown).answer, *ruling(shown).rest))
    before, after = (board.lines(game, shown.people) for game in (shown.start, shown.final))
    if {line.text.replace(", ha priorità", "") for line in before} != {
        line.text.replace(", ha priorità", "") for line in after
    }:
        assert told != NOTHING
