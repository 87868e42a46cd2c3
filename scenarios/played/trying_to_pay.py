"""601.2g-h: whether an action that is only asked about can be paid for: every way is tried, and one is enough."""

from __future__ import annotations

from engine import Action, Game, Played, Purpose, Question, play
from engine.flow.trying import attempted
from engine.words.record import replace

PAYING = (Purpose.MANA_ABILITIES, Purpose.PAYMENT, Purpose.MANA)
"""What a player chooses as a cost is paid."""


def is_of_a_cost(question: Question) -> bool:
    """601.2b, 702.51a, 702.66a, 702.126a: also with what a cost is paid, and whether one that may be left out is."""
    return question.purpose in PAYING or question.purpose is Purpose.COST


def paid(game: Game, action: Action, waiting: Played, *, tried: bool) -> Played:
    """601.2g-h: what becomes of an action that waits for how it is paid, and of which it is asked whether it can be done.

    Where no way is enough it is refused, and nobody is asked. Where one is, what is only ``tried`` goes through in it, since
    nothing of it stays; what is really done waits for whoever pays to choose. So does what has too many ways to try them all.
    """
    if waiting.question is None or not is_of_a_cost(waiting.question):
        return waiting
    trial = attempted(game, action, [one.answer for one in waiting.heard if not one.settled])
    if trial.allowed:
        return play(game, action, [one.answer for one in trial.heard if not one.settled]) if tried else waiting
    if not trial.known or trial.refused is None:
        return waiting
    return replace(waiting, question=None, refused=trial.refused)
