"""The engine as a function: a game, an action and answers give a game and the steps made, or a question, or a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Reached, Refused
from engine.flow import priority
from engine.happening.pipeline import begin_action
from engine.state.actions import Action
from engine.state.game import Game
from engine.state.trace import Step
from engine.words.decisions import Answer, Question, Undecided
from engine.words.record import Record


class Played(Record, kw_only=True):
    """What came of an action. With a ``question`` or ``refused`` nothing happened, and ``game`` is the one given."""

    game: Game
    steps: tuple[Step, ...] = ()
    asked: tuple[tuple[Question, Answer], ...] = ()
    question: Question | None = None
    refused: Refused | None = None


def play(game: Game, action: Action, answers: Sequence[Answer] = ()) -> Played:
    """Carry out one action whole. ``answers`` are those to its questions, in the order in which it asks them.

    The game given is not changed. Raises :class:`engine.words.decisions.IllegalAnswer` for an answer that does not fit.
    """
    tx = begin_action(game, answers)
    try:
        priority.carry_out(tx, action)
    except Undecided as undecided:
        return Played(game=game, asked=tuple(tx.asked), question=undecided.question)
    except Refused as refused:
        return Played(game=game, refused=refused)
    return Played(game=tx.game, steps=tuple(tx.steps), asked=tuple(tx.asked))


def game_after_step(game: Game, action: Action, answers: Sequence[Answer], step: int) -> Game:
    """The game just after the n-th step (from 1) of an action, which is carried out again up to there."""
    tx = begin_action(game, answers, stop_after=step)
    try:
        priority.carry_out(tx, action)
    except Reached as reached:
        return reached.game
    return tx.game
