"""A lesson in words: the situation, the steps revealed so far, the summary; and what of it is kept in the history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judge.diagnostics import Problem
from judge.presenters import training
from scenarios.training.history import LONGEST_NOTE, Heard, HistoryError, new_id

if TYPE_CHECKING:
    from scenarios.told.ruling import Line
    from scenarios.training.mentor import Lesson, Mark

NOTHING_SAID = "Nessuno ha detto niente."


def line_told(line: Line) -> str:
    """One step with its rules, and with what was chosen for it."""
    chosen = "".join(f" ({one})" for one in line.chosen)
    return f"{line.first:>4}. {line.text}{chosen}" + (f" [{', '.join(line.rules)}]" if line.rules else "")


def lines(lesson: Lesson) -> Iterator[str]:
    """What is seen now: the scene, the steps that were revealed, and after the last of them the answer."""
    yield from training.scene_lines(lesson.scene)
    if lesson.shown:
        yield ""
        yield "Che cosa succede:"
        yield from map(line_told, lesson.lines[: lesson.shown])
    if lesson.over:
        yield ""
        yield from lesson.answer()
        yield from ("", *summary(lesson))


def summary(lesson: Lesson) -> Iterator[str]:
    """What was said, each candidate first."""
    yield from (tuple(lesson.summary()) or (NOTHING_SAID,))


def standing(lesson: Lesson) -> str:
    """How far the lesson is."""
    return f"Passo {lesson.shown} di {len(lesson.lines)}"


def keep(situation: str, mark: Mark) -> None:
    """Keeps what was said for good. Raises `Problem` where the history cannot be written."""
    at = training.now()
    event = Heard(
        id=new_id(),
        at=at,
        offset=training.offset_of(at),
        situation=situation[:200],
        step=mark.step,
        verdict=mark.verdict.value,
        candidate=mark.candidate[:200],
        text=mark.text[:LONGEST_NOTE],
    )
    try:
        with training.history() as kept:
            kept.add(event)
    except HistoryError as error:
        raise Problem(str(error)) from error
