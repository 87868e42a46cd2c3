"""A scenario being played: the run, the answers given otherwise than it says, the board and the rules at each step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from engine import Answer, IllegalAnswer, Question
from judge import patience
from judge.patience import Stopped, never
from judge.presenters import timeline
from judge.presenters.exporting import opened_of
from judge.presenters.seating import Around, around
from scenarios.language.illegal_answers import FAULTS
from scenarios.language.words import sentence_case
from scenarios.played.run import Run, run
from scenarios.told import People, Ruling, answer_words, board, plain, question_words, report, ruling
from scenarios.told.citing import Cited, cited
from scenarios.told.sheet import Opened, answered
from scenarios.told.table import Table, table

if TYPE_CHECKING:
    from engine import Step
    from scenarios.written.model import Scenario


class NotAllowed(ValueError):
    """An answer that the rules do not allow; the message says why, in Italian."""


@dataclass(frozen=True, slots=True)
class Given:
    """A question that was answered: its number, what it asked, what was answered."""

    number: int
    asked: str
    answered: str


@dataclass(frozen=True)
class Session:
    """A run of a scenario. Never changed: another answer makes another session."""

    run: Run
    opened: Opened | None = None
    """What comes of each reply that the run waits for."""

    @property
    def title(self) -> str:
        """What the scenario is called."""
        return report.title(self.run)

    @property
    def outcome(self) -> str:
        """How far the run came: completa, incompleta, in attesa."""
        return self.run.outcome.value

    @property
    def waits(self) -> bool:
        """Whether the run waits for an answer."""
        return self.run.question is not None

    @property
    def people(self) -> People:
        """Who sits where."""
        return self.run.people

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the engine, in order."""
        return tuple(one.step for one in self.run.steps)

    @property
    def number_asked(self) -> int:
        """The number of the question that the run waits for."""
        return len(self.run.asked) + 1

    @cached_property
    def _ruling(self) -> Ruling:
        return ruling(self.run)

    @property
    def _decided(self) -> Ruling:
        """The ruling whose rules decide: where all replies come to the same, that of one of them."""
        return self._ruling if self.opened is None else self.opened.decided

    @property
    def deciding(self) -> tuple[Cited, ...]:
        """The rules that decide the answer, at most three."""
        return tuple(cited(number) for number in self._decided.rules)

    @cached_property
    def answer(self) -> tuple[str, ...]:
        """What is said first: why the answer may not be whole, the answer, what was expected and is not so, the question."""
        told = self._ruling
        wrong = (check for check in self.run.checks if not check.vera)
        return (
            *told.incomplete,
            *([told.hedged] if self.opened is None else answered(told, self.opened)),
            *([self._decided.decided_by] if self._decided.rules else []),
            *([f"{report.ALSO} {' '.join(told.rest)}"] if told.rest else []),
            *(f"Attesa non vera: {check.attesa} (invece: {check.perche})." for check in wrong),
            *([f"Domanda: {plain(self.run.scenario.question)}"] if self.run.scenario.question else []),
            *told.notes,
        )

    def rows(self, *, folded: bool) -> tuple[timeline.Row, ...]:
        """The steps as rows."""
        decide = self._decided.rules
        return self._folded if folded else timeline.rows(self.run, ruling(self.run, folded=False), decide)

    @cached_property
    def _folded(self) -> tuple[timeline.Row, ...]:
        return timeline.rows(self.run, self._ruling, self._decided.rules)

    def worked_out(self) -> Session:
        """The same, with what is shown first worked out: for ten thousand steps that takes a second, and screens have none."""
        assert self.answer
        assert self._folded
        return self

    def board(self, step: int) -> tuple[board.Line, ...]:
        """The board just after a step; after none, as the scenario begins."""
        return board.lines(self.run.game_at(step), self.people)

    def table(self, step: int) -> Table:
        """The same as it is drawn."""
        return table(self.run.game_at(step), self.people)

    def around(self, step: int) -> Around:
        """The seats around it, as the active player sees them."""
        return around(self.run.game_at(step), self.people)

    @property
    def many(self) -> bool:
        """Whether more than two sit at the table, so that the seats are worth looking at."""
        return len(self.run.final.players) > 2

    def changed(self, step: int) -> frozenset[str]:
        """What the step changed on the board."""
        return board.changed(self.board(step - 1), self.board(step)) if step else frozenset()

    def given(self) -> tuple[Given, ...]:
        """The questions that were answered, in order."""
        people = self.people
        return tuple(
            Given(one.number, _asked(one.question, people), answer_words(one.question, one.answer, people))
            for one in self.run.asked
        )

    def asked(self, number: int) -> tuple[Question, Answer | None]:
        """A question, with its answer; the one that the run waits for has none. Raises KeyError for a number that is none."""
        if self.run.question is not None and number == self.number_asked:
            return self.run.question, None
        return {one.number: (one.question, one.answer) for one in self.run.asked}[number]

    def answered(self, number: int, answer: Answer, stopped: Stopped = never) -> Session:
        """The same scenario with a question answered in this way, played again from there. Raises `NotAllowed`."""
        try:
            return _session(self.run.answered(number, answer, budget=patience.for_run(stopped)), stopped)
        except IllegalAnswer as illegal:
            raise NotAllowed(f"Così non si può: la risposta {FAULTS.get(illegal.fault, illegal.fault)}.") from None

    def first_difference(self, other: Session) -> int:
        """The first step that two runs do not share; the last one where one goes on from where the other ends."""
        pairs = enumerate(zip(self.steps, other.steps, strict=False), 1)
        shared = min(len(self.steps), len(other.steps))
        return min(next((n for n, (one, two) in pairs if one != two), shared + 1), len(other.steps))


def session(scenario: Scenario, stopped: Stopped = never) -> Session:
    """A scenario played with the answers that it has, unless somebody wants no more of it. Raises what
    `scenarios.played.run.run` raises."""
    return _session(run(scenario, budget=patience.for_run(stopped)), stopped)


def _session(made: Run, stopped: Stopped) -> Session:
    return Session(made, opened_of(made, stopped))


def _asked(question: Question, people: People) -> str:
    return sentence_case(question_words(question, people))
