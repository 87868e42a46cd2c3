"""The engine as a function: a game, an action and answers give a game and the steps made, or a question, or a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from engine import priority
from engine.actions import Action
from engine.decisions import Answer, Question, Undecided
from engine.game import Game
from engine.record import record
from engine.trace import Step
from engine.transaction import Reached, Refused, Transaction


@record(kw_only=True)
class Played:
    """What came of an action. With a ``question`` or ``refused`` nothing happened, and ``game`` is the one given."""

    game: Game
    steps: tuple[Step, ...] = ()
    asked: tuple[tuple[Question, Answer], ...] = ()
    question: Question | None = None
    refused: Refused | None = None


def play(game: Game, action: Action, answers: Sequence[Answer] = ()) -> Played:
    """Carry out one action whole. ``answers`` are those to its questions, in the order in which it asks them.

    The game given is not changed. Raises :class:`engine.decisions.IllegalAnswer` for an answer that does not fit.
    """
    tx = Transaction(game, answers)
    try:
        priority.carry_out(tx, action)
    except Undecided as undecided:
        return Played(game=game, asked=tuple(tx.asked), question=undecided.question)
    except Refused as refused:
        return Played(game=game, refused=refused)
    return Played(game=tx.game, steps=tuple(tx.steps), asked=tuple(tx.asked))


def game_after_step(game: Game, action: Action, answers: Sequence[Answer], step: int) -> Game:
    """The game just after the n-th step (from 1) of an action, which is carried out again up to there."""
    tx = Transaction(game, answers, stop_after=step)
    try:
        priority.carry_out(tx, action)
    except Reached as reached:
        return reached.game
    return tx.game
