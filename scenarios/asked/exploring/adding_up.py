"""603.3b: abilities that only add to something: life, damage to players, cards drawn or milled, counters, tokens that do nothing.

Where nobody looks, these come to the same in any order. Whether somebody looks is asked of everything that there is: of no ability
but those that trigger on another move between zones, and of no effect.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game, board_of
from engine.cards.abilities.ability import Static
from engine.cards.abilities.adding import DRAWN, MILLED, Added, Passage, added
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.triggers import Moves
from engine.cards.sorting import sorted_abilities
from engine.state.lasting import WaitingTrigger
from engine.words.terms import Zone


def add_up(game: Game, abilities: Sequence[WaitingTrigger]) -> bool:
    """Whether abilities come to the same in any order, however different they are; ``game``: as they wait."""
    if any(one.ability.targets or one.ability.modes or one.ability.condition is not None for one in abilities):
        return False
    found = [_added(game, one, effect) for one in abilities for effect in one.ability.effects]
    known = [one for one in found if one is not None]
    if len(known) < len(found):
        return False
    moves = {one.passage for one in known if one.passage is not None}
    if {DRAWN, MILLED} <= moves or not _nobody_looks(game, moves):
        return False
    lost, drawn = sum(one.lost for one in known), sum(one.drawn for one in known)
    libraries = (len(game.places.get((Zone.LIBRARY, player.id), ())) for player in game.players if player.in_game)
    return all(side.life > lost for side in game.sides) and (not drawn or all(size >= drawn for size in libraries))


def _added(game: Game, one: WaitingTrigger, effect: Effect) -> Added | None:
    """What an instruction adds as things are; ``None`` where that is not known."""
    found = added(effect)
    if found is None or not (found.damage or found.here):
        return found
    there = one.source in game.objects
    return found if there and not (found.damage and board_of(game).characteristics(one.source).keywords()) else None


def _nobody_looks(game: Game, moves: set[Passage]) -> bool:
    """Whether nothing on the table changes what is added, or triggers on it, or has an effect that depends on it."""
    if game.delayed or game.effects or game.preventions or game.skips or game.returning:
        return False
    board = board_of(game)
    for one in game.objects.values():
        held = sorted_abilities(board.characteristics(one.id))
        if held.replaces or held.changing or held.cannot or held.limits or held.turn_rules or held.not_understood:
            return False
        if not all(_only_larger(ability) for _, ability in held.static):
            return False
        if not all(_looks_elsewhere(ability.trigger, moves) for _, ability in held.triggered):
            return False
    return True


def _only_larger(ability: Static) -> bool:
    """613.4c: whether an effect does nothing but make creatures larger by a number, always: it looks at nothing that is added."""
    return ability.condition is None and all(
        isinstance(part, ModifyPT) and _at_least_none(part.power) and _at_least_none(part.toughness)
        for part in ability.parts
    )


def _at_least_none(number: Quantity) -> bool:
    return isinstance(number, Fixed) and number.value >= 0


def _looks_elsewhere(trigger: object, moves: set[Passage]) -> bool:
    return isinstance(trigger, Moves) and not any(_is_such(trigger, move) for move in moves)


def _is_such(trigger: Moves, move: Passage) -> bool:
    return trigger.origin in (None, move.origin) and trigger.to in (None, move.to)
