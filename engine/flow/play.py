"""The engine as a function: a game, an action and answers give a game and the steps made, or a question, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.board.asking import Reached, Refused
from engine.flow import priority
from engine.happening.pipeline import begin_action
from engine.state.actions import Action
from engine.state.game import Game
from engine.state.trace import Step
from engine.words.decisions import Answer, Heard, IllegalAnswer, Question, Undecided
from engine.words.record import Record, replace


class Played(Record, kw_only=True):
    """What came of an action. With a ``question``, ``refused`` or ``illegal`` nothing happened, and ``game`` is the one given."""

    game: Game
    steps: tuple[Step, ...] = ()
    heard: tuple[Heard, ...] = ()
    """Every question that it came to, also those that had one answer anyway."""
    question: Question | None = None
    """The question for which there was no answer."""
    refused: Refused | None = None
    illegal: IllegalAnswer | None = None
    """The answer that did not fit."""

    @property
    def asked(self) -> tuple[tuple[Question, Answer], ...]:
        """The questions that somebody had to answer."""
        return tuple((one.question, one.answer) for one in self.heard if not one.settled)


Says = Callable[[Question, Sequence[Heard]], Answer | Played | None]
"""Who answers each question as it comes up, given those before it: with an answer, with what comes of the action in its place, as
a refusal, or with nothing."""


class _Instead(Exception):
    """What comes of an action whose question is answered with something else."""

    def __init__(self, played: Played) -> None:
        super().__init__("instead")
        self.played = played


def play(game: Game, action: Action, answers: Sequence[Answer] | Says = ()) -> Played:
    """Carry out one action whole; the game given is not changed.

    ``answers`` are those to its questions, in the order in which it asks them; or who answers them as they come up, so that an
    action with many questions is not begun again for each.
    """

    def says(question: Question, heard: Sequence[Heard]) -> Answer | None:
        assert callable(answers)
        said = answers(question, heard)
        if isinstance(said, Played):
            raise _Instead(said)
        return said

    tx = begin_action(game, says if callable(answers) else answers)
    try:
        priority.carry_out(tx, action)
    except Undecided as undecided:
        return Played(game=game, heard=tuple(tx.heard), question=undecided.question)
    except Refused as refused:
        return Played(game=game, heard=tuple(tx.heard), refused=refused)
    except IllegalAnswer as illegal:
        return Played(game=game, heard=tuple(tx.heard), illegal=illegal)
    except _Instead as instead:
        return replace(instead.played, heard=tuple(tx.heard))
    return Played(game=tx.game, steps=tuple(tx.steps), heard=tuple(tx.heard))


def game_after_step(game: Game, action: Action, answers: Sequence[Answer], step: int) -> Game:
    """The game just after the n-th step (from 1) of an action, which is carried out again up to there."""
    tx = begin_action(game, answers, stop_after=step)
    try:
        priority.carry_out(tx, action)
    except Reached as reached:
        return reached.game
    return tx.game
