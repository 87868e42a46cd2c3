"""A run as far as it has come: the game, the moves, steps and questions up to here, and where in its script it stands.

What becomes of it next is no matter of this file: what is refused is in `refusing`, all else in `runner`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Answer, Game, Heard, Played, Question
from engine.words.record import replace
from scenarios.language.outcomes import Outcome
from scenarios.played.assertions import Check, Seen
from scenarios.played.budget import Budget
from scenarios.played.choosing import Settled
from scenarios.played.directing import Move
from scenarios.played.made import Asked, Cursor, Made, Refusal, RunStep
from scenarios.played.saying import Saying
from scenarios.written import model


class SoFar:
    """What has happened in a run of a scenario, and the marks by which any move of it can be taken back."""

    def __init__(
        self,
        scenario: model.Scenario,
        game: Game,
        overriding: Mapping[int, Answer],
        limit: int,
        budget: Budget,
    ) -> None:
        self.scenario = scenario
        self.budget = budget
        self.game = game
        self.saying = Saying(scenario)
        self.overriding = dict(overriding)
        self.limit = limit
        self.cursor = Cursor()
        self.steps: list[RunStep] = []
        self.asked: list[Asked] = []
        self.checks: list[Check] = []
        self.settled: list[Settled] = []
        """Questions that made no difference and were not asked."""
        self.made: list[Made] = []
        self.question: Question | None = None
        self.unheard: tuple[model.Reply, ...] = ()
        """Where it waits: replies up to there that no question has taken."""
        self.answering: Question | None = None
        """The question to which the script was giving an answer last."""
        self.refusal: Refusal | None = None
        self.stopped_by: str = ""
        self.breakable = False

    def resume(
        self,
        made: list[Made],
        steps: Sequence[RunStep],
        asked: Sequence[Asked],
        checks: Sequence[Check],
        settled: Sequence[Settled],
    ) -> None:
        """Begin again just before the last of these moves, with what had happened until then."""
        last = made.pop()
        self.game, self.cursor, self.made = last.game, last.cursor, made
        self.steps = [*steps[: last.cursor.steps]]
        self.asked = [*asked[: last.cursor.asked]]
        self.checks = [*checks[: last.cursor.checks]]
        self.settled = [*settled[: last.cursor.settled]]

    def seen(self, outcome: Outcome | None = None) -> Seen:
        """The run up to here, as expectations look at it."""
        return Seen(
            game=self.game,
            names=self.saying.names,
            steps=tuple(one.step for one in self.steps),
            tried=frozenset(n for n, one in enumerate(self.steps) if one.tried),
            since=self.cursor.since if outcome is None else 0,
            asked=tuple(one.question for one in self.asked) + (() if self.question is None else (self.question,)),
            outcome=outcome,
        )

    def at(self, **fields: object) -> None:
        """Have the run stand elsewhere: other values in some fields of its cursor."""
        self.cursor = replace(self.cursor, **fields)  # type: ignore[arg-type]

    def count(self) -> None:
        """Have the cursor know how much there is by now."""
        self.at(steps=len(self.steps), asked=len(self.asked), checks=len(self.checks))

    def follows(self, move: Move) -> int:
        """The action of the script from which a move follows; -1 before the first."""
        index = self.cursor.index if move.own else self.cursor.index - 1
        return min(index, len(self.scenario.script) - 1)

    def attempt_of(self, move: Move) -> int:
        """Which of several declarations a move is, of which each is only asked about; 0 for every other move."""
        return move.after.tried if move.attempted is not None else 0

    def hear(self, got: Played) -> None:
        """Number what was asked, whatever came of it: the numbers of later questions never depend on that."""
        for heard in got.heard:
            if not heard.settled:
                self.was_asked(heard)

    def was_asked(self, heard: Heard) -> None:
        """A question with its answer, under the next number."""
        self.asked.append(Asked(len(self.asked) + 1, heard.question, heard.answer))

    def expected_refusal(self, rule: str, instead: str) -> None:
        """Check that the action under way is refused by a rule; ``instead``: what came of it otherwise, '' where it is so."""
        number = self.cursor.index + 1
        self.checks.append(Check(f"l'azione {number} è rifiutata per la regola {rule}", not instead, instead))
