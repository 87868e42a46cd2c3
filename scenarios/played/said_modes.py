"""700.2, 601.2b: the modes that an action says, those or none: one that cannot be chosen is refused and never exchanged."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Answer, Game, Heard, Played, Purpose, Question, Refused, board_of
from engine.board.said import spell_ability
from engine.board.targets import can_choose
from engine.cards.abilities.ability import SpellAbility
from engine.state.bindings import Bindings
from engine.words.citations import cite
from scenarios.played import answers
from scenarios.played.acting import Attempted
from scenarios.written import model
from scenarios.written.cards import Card

_AGAIN = cite("700.2d")
"""A question for one mode after the other, of which one may come again."""
_FAULTS = {
    "too few": ("too few modes", cite("700.2")),
    "too many": ("too many modes", cite("700.2")),
    "repeated option": ("same mode again", _AGAIN),
}


def modes_said(
    game: Game, action: model.Doing, attempted: Attempted, question: Question, heard: Sequence[Heard]
) -> Answer | Played | None:
    """700.2a: the modes of a spell as its action says them, or the refusal of those that cannot be chosen.

    ``None`` where it says none.
    ``heard``: what was asked before this question, and with it which of several choices it is (700.2d).
    """
    if question.purpose is not Purpose.MODES or not isinstance(action, model.CastSpell) or not action.modes:
        return None
    said = action.modes
    if question.rule == _AGAIN:
        before = sum(1 for one in heard if one.question.purpose is Purpose.MODES)
        said = said[before : before + 1]
    there = {one.key for one in question.options}
    missing = next((number for number in said if f"m{number - 1}" not in there), None)
    if missing is not None:
        return Played(game=game, refused=_why_not(game, attempted, missing - 1))
    answer = answers.modes(said, question)
    fault = question.fault(answer)
    return answer if fault is None else Played(game=game, refused=Refused(*_FAULTS[fault], by=(cite("601.2b"),)))


def other_modes(game: Game, action: model.Doing, attempted: Attempted, heard: Sequence[Heard]) -> Played | None:
    """700.2a: the refusal of modes that were settled otherwise than the action says, since there was one choice."""
    for place, one in enumerate(heard):
        said = modes_said(game, action, attempted, one.question, heard[:place]) if one.settled else None
        if isinstance(said, Played):
            return said
        if said is not None and set(said.keys) != set(one.answer.keys):
            return Played(game=game, refused=Refused(*_FAULTS["too few"], by=(cite("601.2b"),)))
    return None


def _why_not(game: Game, attempted: Attempted, mode: int) -> Refused:
    """700.2a: why a mode is none of those that may be chosen: nothing is there that it could have as a target."""
    board = board_of(game)
    if attempted.object is not None:
        modes = spell_ability(board.characteristics(attempted.object)).modes
        bound = Bindings(source=attempted.object, you=attempted.player)
        if mode < len(modes) and not can_choose(modes[mode].targets, board, bound, attempted.object):
            return Refused("mode without a target", cite("700.2a"), by=(cite("601.2b"),))
    return Refused("no such mode", cite("700.2a"), by=(cite("601.2b"),))


def is_modal(name: str, card: Card) -> bool:
    """700.2: whether a card has a spell ability with modes, as its text and its data have been read."""
    abilities = (*card.read(name).abilities, *card.abilities)
    return any(isinstance(one, SpellAbility) and one.modes for one in abilities)
