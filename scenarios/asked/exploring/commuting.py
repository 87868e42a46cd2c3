"""603.3b: abilities that wait to be put on the stack and differ in their source alone, where nothing that they do speaks of it."""

from __future__ import annotations

from engine import Game, Purpose, Question
from engine.happening.words_of_an_event import spoken_of
from engine.state.lasting import WaitingTrigger
from engine.words.record import replace
from engine.words.speaking import words
from scenarios.asked.exploring.adding_up import add_up

_SILENT = frozenset(
    ("Draw", "GainLife", "LoseLife", "Mill", "Fixed", "You", "EachPlayer", "EventPlayer", "EventAmount")
)
"""What an ability may be made of that does the same whatever its source: it moves no object that it names, and deals no damage."""


def with_commuting(question: Question, game: Game) -> Question:
    """The question in which order abilities are put on the stack, those alike that come to the same in any order.

    ``game``: as it was before the action that asks.
    """
    if question.purpose is not Purpose.TRIGGER_ORDER:
        return question
    waiting = {f"t{one.id}": one for one in game.waiting}
    if add_up(game, [waiting[option.key] for option in question.options if option.key in waiting]):
        return replace(question, options=tuple(replace(option, alike=0) for option in question.options))
    kinds: list[object] = []
    options = []
    for option in question.options:
        kind = _kind(waiting[option.key]) if option.key in waiting else None
        kind = ("alike", option.alike) if kind is None else kind
        if kind not in kinds:
            kinds.append(kind)
        options.append(replace(option, alike=kinds.index(kind)))
    return replace(question, options=tuple(options))


def _kind(one: WaitingTrigger) -> object:
    """What tells an ability from others, where its source does not; ``None`` where that may matter."""
    ability = one.ability
    if ability.targets or ability.modes or ability.condition is not None or not words(ability.effects) <= _SILENT:
        return None
    return (ability, one.controller, spoken_of(ability, one.bindings))
