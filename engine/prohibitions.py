"""101.2: what cannot happen. 'Can't' wins over everything that allows or orders it."""

from __future__ import annotations

from engine.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.layers import Board
from engine.matching import failure
from engine.terms import ObjectId, PlayerId, Relation


def forbids_player(board: Board, what: Prohibition, player: PlayerId) -> ObjectId | None:
    """The object whose static ability keeps a player from something; ``None`` if nothing does.

    810.8a, 810.9g-h: where a side shares its life total, what holds for one member holds for all of them.
    """
    members = board.game.side(player).members if what in _SHARED else (player,)
    for source, ability in board.prohibitions():
        if ability.what is what and any(_concerns(board, source, ability, member) for member in members):
            return source
    return None


def forbids_object(board: Board, what: Prohibition, one: ObjectId) -> ObjectId | None:
    """The object whose static ability keeps an object from something; ``None`` if nothing does."""
    for source, ability in board.prohibitions():
        if ability.what is not what or ability.objects is None:
            continue
        zone = board.objects[one].zone if one in board.objects else None
        if failure(ability.objects, board, one, source=source, you=board.controller(source), zone=zone) is None:
            return source
    return None


_SHARED = (Prohibition.GAIN_LIFE, Prohibition.LOSE_LIFE, Prohibition.LOSE_GAME, Prohibition.WIN_GAME)


def _concerns(board: Board, source: ObjectId, ability: Cannot, player: PlayerId) -> bool:
    you = board.controller(source)
    match ability.players:
        case PlayerScope.YOU:
            return player == you
        case PlayerScope.OPPONENTS:
            return board.game.related(player, you, Relation.OPPONENT)
        case PlayerScope.ALL:
            return True
        case _:
            return False
