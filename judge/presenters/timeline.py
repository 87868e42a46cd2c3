"""The lines of a ruling as rows to walk over: the board as it begins, what happened, what is waited for.

With the board as it begins stand the rules that decide the answer; with each step its own, those that decide first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from scenarios.language.words import sentence_case
from scenarios.told import question_words, ruling, untold

if TYPE_CHECKING:
    from scenarios.played.run import Run

START = "Il tavolo all'inizio."
INCOMPLETE = "!"
"""The mark of a row that rests on something that the program cannot do."""


class RowKind(Enum):
    """What a row stands for."""

    START = auto()
    STEP = auto()
    QUESTION = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row: the last step that it stands for (0 for the beginning), its mark, its text, its rules, what else is to be said."""

    kind: RowKind
    step: int
    mark: str = ""
    text: str
    chosen: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def rows(run: Run, *, folded: bool) -> tuple[Row, ...]:
    """The rows of a run; `folded`, with those who pass and get priority gathered into one row."""
    told = ruling(run, folded=folded)
    first = {rule: place for place, rule in enumerate(told.rules)}
    found = [Row(kind=RowKind.START, step=0, text=START, rules=told.rules)]
    rests_on = set(map(untold, run.not_understood))
    for line in told.lines:
        steps = run.steps[line.first - 1 : line.last]
        unknown = dict.fromkeys(untold(one) for step in steps for one in step.step.untold)
        missing = [one for one in unknown if one in rests_on]
        found.append(
            Row(
                kind=RowKind.STEP,
                step=line.last,
                mark=f"{INCOMPLETE if missing else ''}{line.first}.",
                text=line.text,
                chosen=line.chosen,
                rules=tuple(sorted(line.rules, key=lambda rule: first.get(rule, len(first)))),
                notes=(*(f"Non realizzato: {one}." for one in missing), *line.missed),
            )
        )
    if run.question is not None:
        words = f"In attesa: {sentence_case(question_words(run.question, run.people))}. Invio per rispondere."
        asked = Row(kind=RowKind.QUESTION, step=len(run.steps), mark="?", text=words, rules=(str(run.question.rule),))
        found.append(asked)
    return tuple(found)


def row_at(found: Sequence[Row], step: int) -> int:
    """The place of the first row that a step has happened by; of the last row where there is none."""
    return next((place for place, row in enumerate(found) if row.step >= step), len(found) - 1)
