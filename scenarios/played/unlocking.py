"""116.2m: which door of which permanent an action of a script means."""

from __future__ import annotations

from engine import Game, board_of
from engine.board.doors import halves_of
from engine.words.terms import ObjectId
from scenarios.laid import finding
from scenarios.laid.doors import side_of
from scenarios.laid.handles import key
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import in_words, nearest, shown


def door_of(game: Game, what: str, door: str | None, by: str | None) -> tuple[ObjectId, str]:
    """The permanent and the side of it; '' where the player is left to say which. Raises NotFound.

    ``what`` is the permanent, or without ``door`` the name of the door alone: of several permanents that have such a one, those of
    the player ``by``, and of these the first in which it is locked.
    """
    named = None if door is not None else _by_its_door(game, what, by)
    if named is not None:
        return named
    one = finding.an_object(game, what)
    if door is None:
        return one, ""
    halves = halves_of(board_of(game), one)
    side = side_of(door, halves)
    if side not in halves:
        names = [half.name for half in halves.values()]
        told = f": {in_words(names)}" if names else ""
        raise NotFound(f"{shown(door)} non è una porta di {shown(what)}{told}", nearest(door, names))
    return one, side


def _by_its_door(game: Game, name: str, by: str | None) -> tuple[ObjectId, str] | None:
    board = board_of(game)
    who = None if by is None else finding.player(game, by)
    found = [
        (one.id, side)
        for one in game.permanents()
        for side, half in halves_of(board, one.id).items()
        if key(half.name) == key(name) and key(half.name) != key(one.label)
    ]
    found = [pair for pair in found if board.controller(pair[0]) == who] or found
    found = [(one, side) for one, side in found if side not in game.objects[one].unlocked] or found
    return found[0] if found else None
