"""603.3b: abilities that only add to something: life, damage to players, cards drawn or milled, counters, tokens that do nothing.

Where nobody looks, these come to the same in any order. Whether somebody looks is asked of everything that there is: of no ability
but those that trigger on another move between zones, and of no effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Game, board_of
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import EachPlayer, EventPlayer, PlayerReference, This, You
from engine.cards.abilities.triggers import Moves
from engine.cards.sorting import sorted_abilities
from engine.state.game import WaitingTrigger
from engine.words.terms import Zone

_PLUS = "+1/+1"
_PLAYERS = (You, EachPlayer, EventPlayer)


class Move(NamedTuple):
    """Zones between which something goes; nothing is where a token comes from."""

    origin: Zone | None
    to: Zone


DRAWN = Move(Zone.LIBRARY, Zone.HAND)
MILLED = Move(Zone.LIBRARY, Zone.GRAVEYARD)
MADE = Move(None, Zone.BATTLEFIELD)


class Added(NamedTuple):
    """What an instruction adds: how much life it takes at most, how many cards it draws, what moves."""

    lost: int = 0
    drawn: int = 0
    move: Move | None = None


def add_up(game: Game, abilities: Sequence[WaitingTrigger]) -> bool:
    """Whether abilities come to the same in any order, however different they are; ``game``: as they wait."""
    if any(one.ability.targets or one.ability.modes or one.ability.condition is not None for one in abilities):
        return False
    found = [_added(game, one, effect) for one in abilities for effect in one.ability.effects]
    added = [one for one in found if one is not None]
    if len(added) < len(found):
        return False
    moves = {one.move for one in added if one.move is not None}
    if {DRAWN, MILLED} <= moves or not _nobody_looks(game, moves):
        return False
    lost, drawn = sum(one.lost for one in added), sum(one.drawn for one in added)
    libraries = (len(game.places.get((Zone.LIBRARY, player.id), ())) for player in game.players if player.in_game)
    return all(side.life > lost for side in game.sides) and (not drawn or all(size >= drawn for size in libraries))


def _added(game: Game, one: WaitingTrigger, effect: object) -> Added | None:
    """What an instruction adds, whatever was done before it; ``None`` where that is not known."""
    match effect:
        case GainLife(amount=Fixed(), who=who) if _of_players(who):
            return Added()
        case LoseLife(amount=Fixed(value=lost), who=who) if _of_players(who):
            return Added(lost=lost)
        case DealDamage(amount=Fixed(value=dealt), to=to, source=This(), divided=False, also=()):
            return Added(lost=dealt) if _of_players(to) and _plain_source(game, one) else None
        case Draw(who=who, count=Fixed(value=drawn)) if _of_players(who):
            return Added(drawn=drawn, move=DRAWN)
        case Mill(who=who, count=Fixed(), keep_as=None) if _of_players(who):
            return Added(move=MILLED)
        case PutCounters(counter=counter, on=This(), count=Fixed()) if counter == _PLUS:
            return Added() if one.source in game.objects else None
        case CreateTokens() if _plain_token(effect):
            return Added(move=MADE)
        case _:
            return None


def _of_players(who: PlayerReference | object) -> bool:
    return isinstance(who, _PLAYERS)


def _plain_source(game: Game, one: WaitingTrigger) -> bool:
    """120.3: whether damage by the source of an ability to a player is loss of life and nothing else."""
    return one.source in game.objects and not board_of(game).characteristics(one.source).keywords()


def _plain_token(made: CreateTokens) -> bool:
    """Whether tokens do nothing but be there: which of them came first shows nowhere."""
    count: Quantity = made.count
    special = made.joins or made.attached_to or made.keep_as or made.linked or made.pair
    if special or not isinstance(count, Fixed) or not _of_players(made.who) or made.token.abilities:
        return False
    return not made.token.creature or (made.token.toughness or 0) > 0


def _nobody_looks(game: Game, moves: set[Move]) -> bool:
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


def _looks_elsewhere(trigger: object, moves: set[Move]) -> bool:
    return isinstance(trigger, Moves) and not any(_is_such(trigger, move) for move in moves)


def _is_such(trigger: Moves, move: Move) -> bool:
    return trigger.origin in (None, move.origin) and trigger.to in (None, move.to)
