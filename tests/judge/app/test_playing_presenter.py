"""A scenario played: the answer first, the rows, the board and the rules of each, answers given otherwise."""

import pytest

from engine.words.decisions import Answer
from judge.presenters import playing
from judge.presenters.timeline import RowKind, row_at
from scenarios.told import board, plain
from scenarios.told.citing import cited
from tests.judge.app.situations import HOSTILE, HOSTILE_NAMES, LEGENDS, LETHAL, TWO_PAIRS, situation


@pytest.fixture(scope="module")
def lethal() -> playing.Session:
    return playing.session(situation(LETHAL))


@pytest.fixture(scope="module")
def legends() -> playing.Session:
    return playing.session(situation(LEGENDS))


def kept(session: playing.Session, label: str, number: int = 1) -> playing.Session:
    question, _ = session.asked(number)
    key = next(one.key for one in question.options if one.mention is not None and one.mention.label == label)
    return session.answered(number, Answer(keys=(key,)))


def test_the_answer_comes_first(lethal: playing.Session) -> None:
    assert "muore" in lethal.answer[0]
    assert lethal.answer[-1] == "Domanda: L'Orso sopravvive a tre danni?"
    assert (lethal.title, lethal.outcome, lethal.waits) == ("Danno letale a un Orso", "completa", False)


def test_rows_begin_with_the_board_and_end_with_the_last_step(lethal: playing.Session) -> None:
    rows = lethal.rows(folded=False)
    assert rows[0].kind is RowKind.START
    assert [row.step for row in rows] == list(range(len(lethal.steps) + 1))
    assert all(row.rules for row in rows[1:])


def test_704_5g_is_the_rule_of_the_row_that_destroys(lethal: playing.Session) -> None:
    [row] = [row for row in lethal.rows(folded=True) if "distrutto" in row.text]
    assert "704.5g" in row.rules
    rule = cited("704.5g")
    assert rule.text
    assert "costituzione" in rule.text


def test_every_rule_of_a_run_has_its_text(lethal: playing.Session, legends: playing.Session) -> None:
    for row in (*lethal.rows(folded=False), *kept(legends, "prima").rows(folded=False)):
        for number in row.rules:
            found = cited(number)
            assert found.text or found.title
            assert "non è incluso" not in found.text


def test_a_rule_that_the_text_does_not_have_is_said() -> None:
    assert cited("704.99").text == "il testo di questa regola non è incluso"


def test_folding_leaves_no_more_rows_and_the_same_end(lethal: playing.Session) -> None:
    folded, whole = lethal.rows(folded=True), lethal.rows(folded=False)
    assert len(folded) <= len(whole)
    assert folded[-1].step == whole[-1].step


def test_a_step_is_found_among_the_rows_whether_it_is_folded_or_not(lethal: playing.Session) -> None:
    rows = lethal.rows(folded=True)
    for step in range(len(lethal.steps) + 1):
        assert rows[row_at(rows, step)].step >= step
    assert row_at(rows, 0) == 0
    assert row_at(rows, 10_000) == len(rows) - 1


def test_the_board_of_a_row_is_that_after_its_step(lethal: playing.Session) -> None:
    rows = lethal.rows(folded=True)
    dies = next(place for place, row in enumerate(rows) if "distrutto" in row.text)
    before, after = lethal.board(rows[dies - 1].step), lethal.board(rows[dies].step)
    assert any(line.text == "Orso 2/2: 4 danni" for line in before)
    assert any("cimitero 1 (Orso)" in line.text for line in after)
    assert board.changed(before, after)


def test_what_is_waited_for_is_the_last_row(legends: playing.Session) -> None:
    last = legends.rows(folded=True)[-1]
    assert last.kind is RowKind.QUESTION
    assert last.rules == ("704.5j",)
    assert "In attesa: Anna sceglie" in last.text
    assert legends.waits
    assert legends.asked(1)[1] is None


def test_704_5j_answering_goes_on_from_there(legends: playing.Session) -> None:
    session = kept(legends, "seconda")
    assert session.outcome == "completa"
    assert [given.answered for given in session.given()] == ["«Aquila» (seconda)"]
    assert any("Aquila (seconda) 2/2" in line.text for line in session.board(len(session.steps)))


def test_704_5j_answering_otherwise_plays_the_rest_again(legends: playing.Session) -> None:
    first = kept(legends, "seconda")
    other = kept(first, "prima")
    lines = [line.text for line in other.board(len(other.steps))]
    assert "cimitero 1 (Aquila (seconda))" in " ".join(lines)
    assert not any(line.startswith("Aquila (seconda)") for line in lines)
    assert other.outcome == "completa"
    assert first.first_difference(other) == 1


def test_704_3_two_questions_of_one_check_are_answered_in_turn_and_the_first_again() -> None:
    session = playing.session(situation(TWO_PAIRS))
    for number, label in ((1, "aquila1"), (2, "lupo1")):
        assert (session.waits, session.number_asked) == (True, number)
        session = kept(session, label, number)
    assert [given.answered for given in session.given()] == ["«Aquila» (aquila1)", "«Lupo» (lupo1)"]
    again = kept(session, "aquila2")
    assert [given.answered for given in again.given()] == ["«Aquila» (aquila2)"]
    assert (again.waits, again.number_asked) == (True, 2)


def test_an_answer_that_is_not_allowed_is_refused_in_italian(legends: playing.Session) -> None:
    with pytest.raises(playing.NotAllowed, match="non è fra le scelte possibili"):
        legends.answered(1, Answer(keys=("nobody",)))


def test_a_question_that_was_never_asked_has_no_answer(lethal: playing.Session) -> None:
    with pytest.raises(KeyError):
        lethal.asked(1)
    assert lethal.given() == ()


def test_runs_that_are_the_same_differ_after_their_end(lethal: playing.Session) -> None:
    again = playing.session(situation(LETHAL))
    assert lethal.first_difference(again) == len(lethal.steps)


def test_what_was_expected_and_is_not_so_is_said_at_the_top() -> None:
    wrong = playing.session(situation(LETHAL + "attese:\n  - {giocatore: Anna, vita: 3}\n"))
    right = playing.session(situation(LETHAL + "attese:\n  - {giocatore: Anna, vita: 20}\n"))
    assert any(line.startswith("Attesa non vera") for line in wrong.answer)
    assert not any("Attesa" in line for line in right.answer)


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_hostile_names_go_through_unchanged(name: str) -> None:
    session = playing.session(situation(HOSTILE.format(name=name)))
    shown = [line.text for line in session.board(len(session.steps))]
    assert any(plain(name) in line for line in shown)
    assert any(plain(name) in row.text for row in session.rows(folded=True))
