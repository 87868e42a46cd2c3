"""One situation put to somebody: what they see, what they are asked, what they say, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from scenarios.played.readings import Value
from scenarios.played.run import Run
from scenarios.training.grading import NONE, Grade
from scenarios.training.history import Part
from scenarios.training.memory import GOOD, rating
from scenarios.training.options import Option, Options
from scenarios.training.problems import Asks, Problem, deciding, problems
from scenarios.training.scene import Scene, scene

LETTERS = "abcdefgh"
"""By which options are chosen."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer: what was typed, and the value that it says; of a question that was passed over nothing and no value."""

    text: str
    value: Value
    skipped: bool = False
    why: str = ""
    """Of a wrong option that was chosen, where it comes from."""


class Sitting:
    """A run of which each problem is answered once, in whatever order; nothing of the solution is shown before all are."""

    def __init__(self, run: Run, *, choosing: bool = False, seed: int = 0) -> None:
        self.run = run
        self.given: dict[int, Given] = {}
        self.choosing = choosing
        """Whether answers to choose from are shown, where they can be made."""
        self._options = Options(run, seed)

    @cached_property
    def scene(self) -> Scene:
        """What is seen before anything is predicted."""
        return scene(self.run)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What is to be predicted."""
        return problems(self.run)

    def shown_before(self, number: int) -> tuple[str, ...]:
        """What is shown before a problem besides the scene, line by line: nothing where the whole situation is predicted."""
        del number
        return ()

    def options(self, number: int) -> tuple[Option, ...]:
        """What can be chosen as the answer to a problem; nothing where it is asked openly."""
        return self._options.of(self.problems[number]) if self.choosing else ()

    def say(self, number: int, text: str) -> None:
        """Answers a problem, by its number from 0; by the letter of an option too, where options are shown.

        Raises scenarios.training.given.NotAnAnswer, and nothing is answered then.
        """
        shown = dict(zip(LETTERS, self.options(number), strict=False))
        chosen = shown.get(text.strip().rstrip(").").casefold())
        said = text if chosen is None else chosen.text
        self.given[number] = Given(said, self.problems[number].read(said), why=chosen.why if chosen else "")

    def skip(self, number: int) -> None:
        """Passes a problem over: it counts as wrong."""
        self.given[number] = Given("", None, skipped=True)

    @property
    def left(self) -> Iterator[int]:
        """The problems without an answer."""
        return (n for n in range(len(self.problems)) if n not in self.given)

    def grade(self, number: int) -> Grade:
        """What the answer to a problem is worth."""
        found = self.given.get(number)
        if found is None or found.skipped:
            return Grade(NONE)
        return self.problems[number].grade(found.value)

    @property
    def rating(self) -> int:
        """From 1 to 4, what the answers say of how well this is known."""
        graded = [(one, self.grade(n)) for n, one in enumerate(self.problems)]
        values = [grade for one, grade in graded if one.asks is not Asks.RULE]
        rules = [grade for one, grade in graded if one.asks is Asks.RULE]
        whole = Grade(sum((one.credit for one in values), NONE) / len(values)) if values else None
        found = rating(whole, rules[0] if rules else None)
        # To know an answer again is less than to know it.
        return min(found, GOOD) if self.choosing else found

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that decide, at most three."""
        return deciding(self.run)

    def parts(self) -> tuple[Part, ...]:
        """The answers as the history keeps them."""
        return tuple(
            Part(
                asks=one.asks.value,
                prompt=one.prompt,
                given=self.given[n].text if n in self.given else "",
                credit=float(self.grade(n).credit),
            )
            for n, one in enumerate(self.problems)
        )
