"""603.3b: abilities that wait to be put on the stack and differ in their source alone, where nothing that they do speaks of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game, Purpose, Question, board_of
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import Moves
from engine.cards.sorting import sorted_abilities
from engine.happening.triggers import spoken_of
from engine.state.game import WaitingTrigger
from engine.words.record import replace, within
from engine.words.speaking import words

_SILENT = frozenset(
    ("Draw", "GainLife", "LoseLife", "Mill", "Fixed", "You", "EachPlayer", "EventPlayer", "EventAmount")
)
"""What an ability may be made of that does the same whatever its source: it moves no object that it names, and deals no damage."""

_ADDING = frozenset(("GainLife", "LoseLife", "Fixed", "You", "EachPlayer", "EventPlayer"))


def with_alike(question: Question, game: Game) -> Question:
    """The question in which order abilities are put on the stack, those alike that come to the same in any order.

    ``game``: as it was before the action that asks.
    """
    if question.purpose is not Purpose.TRIGGER_ORDER:
        return question
    waiting = {f"t{one.id}": one for one in game.waiting}
    if _add_up(game, [waiting[option.key] for option in question.options if option.key in waiting]):
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


def _add_up(game: Game, abilities: Sequence[WaitingTrigger]) -> bool:
    """Whether abilities do nothing but change life totals, by amounts that nothing else on the table changes or looks at, and
    nobody can come to 0 on the way: then they come to the same in any order, however different they are."""
    if any(_kind(one) is None or not words(one.ability.effects) <= _ADDING for one in abilities):
        return False
    most = sum(part.value for one in abilities for part in within(one.ability.effects) if isinstance(part, Fixed))
    if any(side.life <= most for side in game.sides) or game.delayed or game.effects:
        return False
    board = board_of(game)
    held = [sorted_abilities(board.characteristics(one)) for one in game.objects]
    if any(found.static or found.changing or found.cannot or found.turn_rules for found in held):
        return False
    return all(type(ability.trigger) is Moves for found in held for _, ability in found.triggered)


def _kind(one: WaitingTrigger) -> object:
    """What tells an ability from others, where its source does not; ``None`` where that may matter."""
    ability = one.ability
    if ability.targets or ability.modes or ability.condition is not None or not words(ability.effects) <= _SILENT:
        return None
    return (ability, one.controller, spoken_of(ability, one.bindings))
