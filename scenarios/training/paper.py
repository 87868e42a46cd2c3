"""A paper: the questions of an exam put one by one, what was answered so far, and the protocol of what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ruletext.files import content_of, replace
from scenarios.language.errors import Fault, ScenarioError, shown
from scenarios.played.run import Run
from scenarios.told import ruling
from scenarios.training.bearing import worth_asking
from scenarios.training.exam import LARGEST_SEED, QUESTIONS, Asked, passed
from scenarios.training.given import NotAnAnswer
from scenarios.training.grading import NONE, Grade
from scenarios.training.problems import Asks, Problem, deciding, problems
from scenarios.training.scene import Scene, scene
from scenarios.written import decoding
from scenarios.written.load import record_of
from scenarios.written.records import Field, Record
from scenarios.written.scalars import Name, Prose, between

FORMAT = 1
LARGEST_FILE = 1_000_000
MOST_QUESTIONS = 200


class PaperError(ValueError):
    """A file of an exam that cannot be used; with what is wrong, in Italian."""


class Sheet(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is kept of an exam while it is sat: which it is, and the answers so far by the number of their question."""

    formato: Annotated[int, msgspec.Meta(ge=FORMAT, le=FORMAT)] = FORMAT
    seme: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]
    domande: Annotated[int, msgspec.Meta(ge=1, le=200)]
    insieme: str = ""
    candidato: Annotated[str, msgspec.Meta(max_length=200)] = ""
    situazioni: tuple[tuple[str, int], ...] = ()
    """What was drawn: it stays the same exam where the collection has changed since, or something was left out as used lately."""
    risposte: dict[Annotated[int, msgspec.Meta(ge=1)], Annotated[str, msgspec.Meta(max_length=1_000)]] = msgspec.field(
        default_factory=dict
    )


def kept_sheet(path: Path) -> Sheet | None:
    """The exam that was interrupted; None where there is none. Raises PaperError for a file that is none, OSError."""
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(content_of(path, LARGEST_FILE), type=Sheet)
    except msgspec.DecodeError as error:
        raise PaperError(f"{path} non è un esame: {error}") from error


def keep_sheet(path: Path, sheet: Sheet) -> None:
    """Keeps an exam as it stands. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    replace(path, msgspec.json.format(msgspec.json.encode(sheet), indent=1))


class FilledIn(Record):
    """A sheet that somebody filled in."""

    seed: Annotated[int, *between(0, LARGEST_SEED)] = Field(alias="seme", description="Quale esame")
    questions: Annotated[int, *between(1, MOST_QUESTIONS)] = Field(
        default=QUESTIONS, alias="domande", description="Quante domande ha; se manca, 25"
    )
    candidate: Name | None = Field(default=None, alias="candidato", description="Di chi sono le risposte")
    answers: dict[Name, Prose] = Field(alias="risposte", description="Il numero di ogni domanda, con la risposta")


def filled_in(data: bytes, name: str) -> Sheet:
    """A sheet that somebody filled in, as YAML. Raises ScenarioError with every fault, PaperError for numbers that are none."""
    try:
        text = decoding.decoded(data)
    except decoding.Unreadable as unreadable:
        raise ScenarioError([Fault(name, *(unreadable.place or (0, 0)), "", unreadable.message)]) from None
    said, _ = record_of(text, name, FilledIn, first="seme")
    answers = {}
    for number, answer in said.answers.items():
        if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= said.questions:
            raise PaperError(f"{name}: risposte: {shown(number)} non è un numero di domanda da 1 a {said.questions}")
        answers[int(number)] = str(answer)
    return Sheet(seme=said.seed, domande=said.questions, candidato=said.candidate or "", risposte=answers)


@dataclass(frozen=True, slots=True)
class Question:
    """A question of an exam: what it was drawn for, the run, and which of its problems is asked."""

    asked: Asked
    problem: Problem

    @property
    def scene(self) -> Scene:
        """What is seen."""
        return scene(self.problem.run)

    def grade(self, text: str | None) -> Grade:
        """What an answer as it was typed is worth; nothing for none, and for what is no answer."""
        if text is None or not text.strip():
            return Grade(NONE)
        try:
            return self.problem.grade(self.problem.read(text))
        except NotAnAnswer:
            return Grade(NONE)


def questions(asked: Sequence[Asked], played: Callable[[str], Run]) -> Iterator[Question]:
    """The questions of an exam, in order; of each situation one that a closed book leaves fair, and that the situation bears on.

    Never which rule decides. Of a trainer's own situation that bears on nothing that it asks, whatever it asks.
    """
    for one in asked:
        run = played(one.situation.name)
        values = [problem for problem in problems(run) if problem.asks is Asks.VALUE]
        if fair := worth_asking(run, values) or values:
            yield Question(one, fair[one.draw % len(fair)])


@dataclass(frozen=True, slots=True)
class Protocol:
    """What came of an exam: the credit of each question, and whether it is passed."""

    sheet: Sheet
    questions: tuple[Question, ...]
    grades: tuple[Grade, ...]

    @property
    def credit(self) -> Fraction:
        """The sum of the credits."""
        return sum((one.credit for one in self.grades), NONE)

    @property
    def passed(self) -> bool:
        """Whether it is enough."""
        return passed([one.credit for one in self.grades])

    @property
    def headline(self) -> str:
        """The result in a sentence."""
        share = round(100 * float(self.credit) / max(1, len(self.grades)))
        who = f"{self.sheet.candidato}: " if self.sheet.candidato else ""
        return f"{who}{points(self.credit)} su {len(self.grades)} ({share} %): {'superato' if self.passed else 'non superato'}."


def protocol(sheet: Sheet, found: Sequence[Question]) -> Protocol:
    """The answers of a sheet held against the questions of its exam."""
    graded = tuple(one.grade(sheet.risposte.get(n)) for n, one in enumerate(found, 1))
    return Protocol(sheet, tuple(found), graded)


def points(credit: Fraction) -> str:
    """Points as people write them: with a comma where they are not whole."""
    return f"{float(credit):.1f}".replace(".", ",").removesuffix(",0")


def as_json(found: Protocol) -> dict[str, Any]:
    """The protocol for other programs."""
    return {
        "seme": found.sheet.seme,
        "candidato": found.sheet.candidato or None,
        "punti": round(float(found.credit), 3),
        "su": len(found.grades),
        "superato": found.passed,
        "domande": [
            {
                "area": one.asked.area,
                "situazione": one.asked.situation.name,
                "concetto": one.asked.situation.concepts[0],
                "livello": one.asked.situation.level,
                "domanda": one.problem.prompt,
                "data": found.sheet.risposte.get(n),
                "credito": round(float(grade.credit), 3),
                "giusta": one.problem.told,
                "regole": [*deciding(one.problem.run)],
            }
            for n, (one, grade) in enumerate(zip(found.questions, found.grades, strict=True), 1)
        ],
    }


def as_markdown(found: Protocol) -> str:
    """The protocol to read and to keep: the result, each area, then every question that was not wholly right."""
    lines = [f"# Esame {found.sheet.seme}", "", found.headline, "", "| parte | punti | su |", "| --- | --- | --- |"]
    lines += [f"| {area} | {points(got)} | {most} |" for area, (got, most) in _by_area(found).items()]
    wrong = [(n, one, grade) for n, one, grade in _numbered(found) if not grade.right]
    lines += ["", "## Da rivedere" if wrong else "Non c'è niente da rivedere."]
    for n, one, _ in wrong:
        given = found.sheet.risposte.get(n, "")
        lines += [
            "",
            f"### {n}. {_escaped(one.problem.prompt)}",
            "",
            f"- Situazione: `{one.asked.situation.name}` ({one.asked.area}, livello {one.asked.situation.level})",
            f"- Risposta data: {_escaped(given) or 'nessuna'}",
            f"- Giusto: {_escaped(one.problem.told)}",
            f"- Regole: {', '.join(deciding(one.problem.run))}",
        ]
        lines += [
            f"  {line.first}. {_escaped(line.text)} [{', '.join(line.rules)}]" for line in ruling(one.problem.run).lines
        ]
    return "\n".join(lines) + "\n"


def _numbered(found: Protocol) -> Iterator[tuple[int, Question, Grade]]:
    yield from ((n, one, grade) for n, (one, grade) in enumerate(zip(found.questions, found.grades, strict=True), 1))


def _by_area(found: Protocol) -> Mapping[str, tuple[Fraction, int]]:
    totals: dict[str, tuple[Fraction, int]] = {}
    for _, one, grade in _numbered(found):
        got, most = totals.get(one.asked.area, (NONE, 0))
        totals[one.asked.area] = (got + grade.credit, most + 1)
    return totals


_MARKED = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_[]<>#|"})


def _escaped(text: str) -> str:
    return " ".join(text.split()).translate(_MARKED)
