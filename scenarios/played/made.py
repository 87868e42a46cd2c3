"""What a run has made so far: its steps, what was asked and answered, and how far the script has been carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from engine import Action, Answer, Citation, Game, Played, Question, Step
from engine.state.facts.refused import ActionRefused
from engine.words.record import Record
from scenarios.played.directing import Memo, Move
from scenarios.played.saying import Used

STACK_NOT_EMPTY = "stack not empty"

Act = tuple[int, int]
"""An action of the script, from 1, and which of several declarations of it."""


class RunStep(NamedTuple):
    """A step of a run: its number from 1, the engine's step, and which action of the script it follows from (from 0).

    ``tried``: it would happen, and did not: the action is only asked about.
    """

    n: int
    step: Step
    action: int | None
    tried: bool = False
    attempt: int = 0
    """Of several declarations of which each is only asked about, which one it is, from 1."""


def refusals(steps: Iterable[RunStep]) -> Iterator[tuple[int, int, str, str]]:
    """733.1: which actions of the script were not allowed, each with which attempt it was, the rule and the code of the engine."""
    for one in steps:
        refused = one.step.fact(ActionRefused)
        if refused is not None and one.action is not None:
            yield one.action, one.attempt, ", ".join(map(str, one.step.rules)), refused.why


class Stepped(Protocol):
    """What has steps: a run, or what is on the way to be one."""

    @property
    def steps(self) -> Sequence[RunStep]:
        """What happened so far."""


class Asked(NamedTuple):
    """A question that was asked, its number from 1, and its answer."""

    number: int
    question: Question
    answer: Answer


class Postponed(Record):
    """An action that was refused, while another moment is sought for it: how many moves there were, and the refusal.

    ``found``: one was found; it is only asked about, and was not allowed when that was asked.
    """

    moves: int
    got: Played
    move: Move
    found: bool = False

    @property
    def for_the_stack(self) -> bool:
        """117.1a, 305.1: whether it waits for the stack to be empty."""
        return self.got.refused is not None and self.got.refused.why == STACK_NOT_EMPTY


class Cursor(Record, kw_only=True):
    """Where a run stands between two moves, apart from the game."""

    index: int = 0
    memo: Memo | None = None
    used: tuple[Used, ...] = ()
    """Replies already given, by action and place in it."""
    steps: int = 0
    asked: int = 0
    checks: int = 0
    since: int = 0
    """How many steps there were at the last checkpoint."""
    settled: int = 0
    postponed: Postponed | None = None


class Made(Record, kw_only=True):
    """A move with the game and the cursor before it, and the answers that it was given."""

    game: Game
    cursor: Cursor
    action: Action | None
    answers: tuple[Answer, ...] = ()


class Refusal(Record):
    """An action of the script that the rules do not allow: which, by which rule, with which code of the engine."""

    action: int
    rule: Citation
    why: str
