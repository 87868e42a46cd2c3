"""One action of the engine with every question that it came to: those that were asked, and those that had one answer anyway."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.board.asking import Refused, Transaction
from engine.flow import priority
from engine.happening.pipeline import happen
from engine.state.actions import Action
from engine.state.game import Game
from engine.state.trace import Step
from engine.words.decisions import Answer, IllegalAnswer, Question, Undecided


@dataclass(frozen=True, slots=True)
class Heard:
    """A question that an action came to, with its answer; ``settled`` where it made no difference and was not asked."""

    question: Question
    answer: Answer
    settled: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """What came of an action. With a ``question``, a refusal or an illegal answer nothing happened."""

    game: Game
    steps: tuple[Step, ...] = ()
    heard: tuple[Heard, ...] = ()
    question: Question | None = None
    refused: Refused | None = None
    illegal: IllegalAnswer | None = None


Says = Callable[[Question, Sequence[Heard]], "Answer | Attempt | None"]
"""What is answered to a question, given those that the action came to before it: an answer, the refusal that takes its place, or
nothing."""


class _Instead(Exception):
    """What comes of an action whose question is answered with a refusal."""

    def __init__(self, attempt: Attempt) -> None:
        super().__init__("instead")
        self.attempt = attempt


class _Attentive(Transaction):
    """A transaction that has its questions answered as they come up, so that it is not begun again for each of them.

    It also remembers what it did not have to ask: an answer given to that is not a mistake.
    """

    def __init__(self, game: Game, says: Says) -> None:
        super().__init__(game, pipeline=happen)
        self.says = says
        self.heard: list[Heard] = []

    def ask(self, question: Question) -> Answer:
        question = self.addressed(question)
        settled = question.settled()
        answer = settled if settled is not None else super().ask(question)
        self.heard.append(Heard(question, answer, settled is not None))
        return answer

    def answer_to(self, question: Question) -> Answer | None:
        said = self.says(question, self.heard)
        if isinstance(said, Attempt):
            raise _Instead(said)
        return said


def attempt(game: Game, action: Action, says: Says) -> Attempt:
    """Carry out one action whole, as `engine.flow.play.play` does; the game given is not changed."""
    tx = _Attentive(game, says)
    try:
        priority.carry_out(tx, action)
    except Undecided as undecided:
        return Attempt(game=game, heard=tuple(tx.heard), question=undecided.question)
    except Refused as refused:
        return Attempt(game=game, heard=tuple(tx.heard), refused=refused)
    except IllegalAnswer as illegal:
        return Attempt(game=game, heard=tuple(tx.heard), illegal=illegal)
    except _Instead as instead:
        return replace(instead.attempt, heard=tuple(tx.heard))
    return Attempt(game=tx.game, steps=tuple(tx.steps), heard=tuple(tx.heard))
