"""What of a run is read, part by part: the answer, its rules, the steps, what was expected. How it is written is not its matter.

Text, Markdown, HTML and the picture are writings of these parts (`scenarios.told.writings`), so that none of them tells less
than another.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from engine import Form, Purpose, Question
from engine.words.record import Record
from scenarios.language.errors import NO_FILE
from scenarios.language.words import People, plain
from scenarios.told.citing import cited
from scenarios.told.derivation import derivation_lines
from scenarios.told.questions import legal_answers, lines_that_answer
from scenarios.told.ruling import Line, Ruling, ruling
from scenarios.written.replies import Reply

if TYPE_CHECKING:
    from scenarios.played.run import Run

ALSO = "Che altro è cambiato:"
STEPS = "Come si arriva alla risposta"
EXPECTED = "Attese"


class Role(Enum):
    """What a part is for."""

    TITLE = auto()
    QUESTION = auto()
    CAUTION = auto()
    ANSWER = auto()
    DECIDING = auto()
    ALSO = auto()
    STEPS = auto()
    NOTES = auto()
    VALUE = auto()
    WAITING = auto()
    EXPECTED = auto()


class Row(Record, kw_only=True):
    """One row: its text, the rules behind it, the number of its step, what was chosen before it, what was missed below it."""

    text: str
    rules: tuple[str, ...] = ()
    step: int = 0
    chosen: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    holds: bool = True
    """Of something expected: whether it is so."""

    @property
    def in_brackets(self) -> str:
        """Its rules as they stand behind a text; '' where there are none."""
        return f" [{', '.join(self.rules)}]" if self.rules else ""


class Part(Record, kw_only=True):
    """One part, which has rows: a part without them is not there."""

    role: Role
    rows: tuple[Row, ...]
    heading: str = ""


class Opened(NamedTuple):
    """What a question that is open makes of the answer: '' where it stays as it is; then what comes of each reply."""

    answer: str
    outcomes: tuple[str, ...]
    decided: Ruling
    """The ruling whose rules decide: that of the one outcome, where there is no other."""
    alike: bool = False
    """Whether all replies come to the same, which is the answer then."""


def title(run: Run) -> str:
    """What a run is headed with: the title of its scenario, or the name of its file."""
    return plain(run.scenario.title) or name(run)


def name(run: Run) -> str:
    """What a scenario is called where it comes from: the name of its file, wherever that is."""
    return plain(PurePath(run.scenario.name).stem) or "scenario"


def sheet(run: Run, opened: Opened | None = None) -> tuple[Part, ...]:
    """Everything that is read of a run, in the order in which it is read. ``opened``: what comes of each reply it waits for."""
    return tuple(part for part in _parts(run, ruling(run), opened) if part.rows)


def _parts(run: Run, told: Ruling, opened: Opened | None) -> Iterator[Part]:
    yield _part(Role.TITLE, *([title(run)] if run.scenario.title or run.scenario.name != NO_FILE else []))
    yield _part(Role.QUESTION, *([plain(run.scenario.question)] if run.scenario.question else []))
    yield _part(Role.CAUTION, *told.incomplete)
    yield _part(Role.ANSWER, *answered(told, opened))
    head, *rules = deciding(told if opened is None else opened.decided) or ("",)
    yield _part(Role.DECIDING, *rules, heading=head)
    yield _part(Role.ALSO, *told.rest, heading=ALSO)
    yield Part(role=Role.STEPS, heading=STEPS, rows=tuple(map(_step, told.lines)))
    yield _part(Role.NOTES, *told.notes)
    yield from _values(run)
    if run.question is not None:
        can = f"Si può rispondere: {legal_answers(run.question, run.people)}."
        yield _part(Role.WAITING, can, how_to_answer(run.question, run.people))
    expected = (Row(text=f"{one.attesa}{_instead(one.perche)}", holds=one.vera) for one in run.checks)
    yield Part(role=Role.EXPECTED, heading=EXPECTED, rows=tuple(expected))


def answered(told: Ruling, opened: Opened | None) -> tuple[str, ...]:
    """The answer, with what comes of each reply where a choice is waited for: the same wherever a ruling is read."""
    answer = (told.hedged,) if told.incomplete else told.answer
    if opened is None:
        return answer
    return (*((opened.answer,) if opened.answer else answer), *opened.outcomes)


def _part(role: Role, *texts: str, heading: str = "") -> Part:
    return Part(role=role, heading=heading, rows=tuple(Row(text=text) for text in texts))


def _step(line: Line) -> Row:
    return Row(text=line.text, rules=line.rules, step=line.first, chosen=line.chosen, missed=line.missed)


def _values(run: Run) -> Iterator[Part]:
    """613: for each object of which the value is asked, or came of several effects, how it came to it."""
    for made in run.derived:
        found = run.final.objects[made.object]
        called = made.looks.name or found.label
        size = "" if made.looks.power is None else f" è {made.looks.power}/{made.looks.toughness}:"
        heading = f"Perché «{plain(called)}»{size or ' è così:'}".removesuffix(":")
        lines = derivation_lines(made, run.people)
        yield Part(
            role=Role.VALUE, heading=heading, rows=tuple(Row(text=one.text, rules=tuple(one.rules)) for one in lines)
        )


def deciding(told: Ruling) -> tuple[str, ...]:
    """The rules that decide, a line for each, behind one that says so."""
    if not told.rules:
        return ()
    return ("Decide:" if len(told.rules) == 1 else "Decidono:", *(cited(number).line for number in told.rules))


def how_to_answer(question: Question, people: People) -> str:
    """Where the answer to a question is written: in a line under the action, and in a file under which field."""
    who = plain(people.names[question.decider])
    if question.form is Form.YES_NO:
        return _written("risposta: sì", "sì")
    attribute = next((name for name, purpose in Reply.PURPOSES.items() if purpose is question.purpose), "number")
    field = Reply.model_fields[attribute].alias
    if question.form is Form.NUMBER:
        return _written(f"risposta: {field} 3", f"{{{field}: 3}}")
    if question.form is Form.DIVIDE:
        verb = "assegna" if question.purpose is Purpose.DAMAGE_DIVISION else "divide"
        return _written(f"{who} {verb} 2 a …, 1 a …", f"{{{field}: {{nome: quanto}}}}")
    if lines := lines_that_answer(question, people):
        return _written("» o «".join(lines), f"{{{field}: …}}")
    return _written(f"{who} sceglie …", f"{{{field}: …}}")


def _written(line: str, in_file: str) -> str:
    return f"Si scrive sotto l'azione: «{line}»; in un file YAML, nelle sue «risposte»: [{in_file}]."


def _instead(reason: str) -> str:
    return f" (invece: {reason})" if reason else ""
