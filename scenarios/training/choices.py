"""What is to be predicted of choices: who has to make one and among what, and what the situation can come to with others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from engine import Form, Purpose, Question
from scenarios.asked.exploring.explore import explore
from scenarios.language.words import listed, plain, quoted
from scenarios.played.answering import answers
from scenarios.played.expecting import Found
from scenarios.played.readings import Value
from scenarios.played.run import Run
from scenarios.training import given, grading, wordings
from scenarios.training.given import NotAnAnswer
from scenarios.training.grading import Grade
from scenarios.training.problems import Asks, Problem
from scenarios.training.saying import typed
from scenarios.training.shown_choices import ANNOUNCED
from scenarios.written.scalars import read_number

ANSWERS = 120
"""How many answers are tried to know all outcomes; where they are not enough, nothing is asked of them."""
MOST_OUTCOMES = 12
OF_PAYING = (Purpose.MANA_ABILITIES, Purpose.PAYMENT, Purpose.MANA)
BETWEEN = ";"
"""What stands between several values, each of which may hold commas."""


@dataclass(frozen=True)
class OfChoice(Problem):
    """One thing to predict of a choice that comes now: ``who`` makes it, or what there is to choose among."""

    question: Question | None = None
    who: bool = True

    @cached_property
    def solution(self) -> Value:
        """The player, or the labels of what can be chosen."""
        assert self.question is not None
        if self.who:
            return (self.run.people.name(self.question.decider),)
        return tuple(labels(self.question, self.run))

    def read(self, text: str) -> Value:
        """Names between commas. Raises scenarios.training.given.NotAnAnswer."""
        found = tuple(dict.fromkeys(one.strip() for one in text.split(",") if one.strip()))
        if not found or len(text) > given.LONGEST:
            raise NotAnAnswer("qui servono dei nomi, separati da virgole")
        return found

    def grade(self, answer: Value) -> Grade:
        """Each name counts, in any order."""
        return grading.grade_names(self.run, self.solution, answer)

    @cached_property
    def told(self) -> str:
        """The right answer as a sentence."""
        names = [plain(one) for one in self.solution]
        return f"Sceglie {names[0]}." if self.who else f"Si può scegliere fra {listed(names)}."


def labels(question: Question, run: Run) -> Iterator[str]:
    """What can be chosen, where all of it is an object or a player that has a name on the board; nothing otherwise."""
    found = [
        run.people.name(one.player) if one.player is not None else one.mention.label if one.mention is not None else ""
        for one in question.options
    ]
    if all(found) and len({*found}) == len(found):
        yield from found


def of_choice(run: Run, question: Question) -> Iterator[OfChoice]:
    """Who has to choose, where nobody has said it yet; then among what, where that has names. Paying is no choice to predict."""
    if question.purpose in OF_PAYING:
        return
    if not str(question.rule).startswith(ANNOUNCED):
        yield OfChoice(run, Asks.CHOICE, "Qualcuno deve fare una scelta: chi la fa?", "un giocatore", question=question)
    if question.form is Form.CHOOSE and any(labels(question, run)):
        about = f" per {quoted(question.about.name)}" if question.about is not None and question.about.name else ""
        prompt = f"Fra che cosa si può scegliere{about}?"
        yield OfChoice(run, Asks.CHOICE, prompt, "nomi separati da virgole", question=question, who=False)


@dataclass(frozen=True)
class OfOutcomes(Problem):
    """How many outcomes there are with every choice; or, with ``found``, all values that one thing may have then."""

    values: tuple[Value, ...] = ()
    count: int = 0

    @cached_property
    def solution(self) -> Value:
        """The number, or the values."""
        return self.values if self.found is not None else self.count

    def read(self, text: str) -> Value:
        """A number, or values with a semicolon between them. Raises scenarios.training.given.NotAnAnswer."""
        if self.found is None:
            return given.checked(lambda: read_number(text.strip(), 0))
        parts = [one.strip() for one in text.split(BETWEEN) if one.strip()]
        if not parts:
            raise NotAnAnswer(f"qui servono i valori, con «{BETWEEN}» fra l'uno e l'altro")
        read = [given.read(self.found.query, self.found.aspect, one) for one in parts]
        return tuple(one for n, one in enumerate(read) if one not in read[:n])

    def grade(self, answer: Value) -> Grade:
        """A number is right or not; of values each counts, in any order."""
        if self.found is None:
            return Grade(grading.WHOLE if answer == self.count else grading.NONE)
        return grading.grade_values(self.solution, answer, grading.same_in(self.run))

    @cached_property
    def told(self) -> str:
        """The right answer as a sentence."""
        if self.found is None:
            return f"Gli esiti diversi sono {self.count}."
        aspect = self.found.aspect
        return f"Può essere: {f' {BETWEEN} '.join(typed(aspect, one) for one in self.values)}."


def of_outcomes(run: Run) -> Iterator[OfOutcomes]:
    """How many outcomes there are and what one value may be in them, where something is chosen and every outcome is known."""
    if not run.asked:
        return
    explored = explore(run.scenario, limit=ANSWERS)
    if not explored.complete or explored.endless or not 1 < len(explored.outcomes) <= MOST_OUTCOMES:
        return
    prompt = "Con tutte le scelte possibili, quanti esiti diversi ci possono essere?"
    yield OfOutcomes(run, Asks.OUTCOMES, prompt, "un numero", count=len(explored.outcomes))
    for found in answers(run):
        values = _values(found, [one.run for one in explored.outcomes])
        if len(values) > 1 and not isinstance(values[0], bool):
            question, form = wordings.question(found.query, found.aspect, run.scenario.script)
            prompt = f"Con tutte le scelte possibili, che cosa si può rispondere? {question}"
            yield OfOutcomes(
                run, Asks.OUTCOMES, prompt, f"{form}; più valori con «{BETWEEN}» in mezzo", found, values=values
            )
            return


def _values(found: Found, runs: list[Run]) -> tuple[Value, ...]:
    """What one question comes to in each of several runs, once each; nothing where one of them has no answer."""
    values: list[Value] = []
    for one in runs:
        same = next(
            (other for other in answers(one) if (other.query, other.aspect) == (found.query, found.aspect)), None
        )
        if same is None or same.value is None or same.moment is None or same.gone is not None:
            return ()
        if same.value not in values:
            values.append(same.value)
    return tuple(values)
