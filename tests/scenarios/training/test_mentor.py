"""A lesson: nothing is seen before it is revealed, and what candidates said is summed up."""

from __future__ import annotations

from scenarios.played.run import run
from scenarios.training.mentor import Lesson, Verdict
from scenarios.written.load import parse
from tests.scenarios.training.test_problems import TWO_DIE


def test_one_step_at_a_time_and_back() -> None:
    lesson = Lesson(run(parse(TWO_DIE, "prova")))
    assert (lesson.shown, lesson.step) == (0, 0)
    first = lesson.reveal()
    assert first is lesson.lines[0]
    assert lesson.step == first.last
    lesson.back()
    lesson.back()
    assert lesson.shown == 0
    while lesson.reveal() is not None:
        pass
    assert lesson.over
    assert lesson.shown == len(lesson.lines)


def test_what_was_said_is_summed_up_by_candidate_however_the_name_is_written() -> None:
    lesson = Lesson(run(parse(TWO_DIE, "prova")))
    lesson.mark(Verdict.RIGHT, "Ada")
    lesson.reveal()
    lesson.mark(Verdict.WRONG, " ada ", "muore il muro")
    lesson.mark(Verdict.NOTE, text="rivedere 704.3")
    lesson.mark(Verdict.WRONG)
    told = [*lesson.summary()]
    assert told[:2] == ["Ada: 1 su 2.", "Tutti: 0 su 1."]
    assert told[2:] == [
        "  davanti al tavolo, Ada: giusto",
        f"  dopo il passo {lesson.step}, ada: sbagliato. muore il muro",
        f"  dopo il passo {lesson.step}: nota. rivedere 704.3",
        f"  dopo il passo {lesson.step}: sbagliato",
    ]
