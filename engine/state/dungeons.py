"""309: dungeon cards in the command zone, and the rooms in which their owners' venture markers are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.abilities.triggers import EntersRoom
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.words.terms import NOBODY, ObjectId, PlayerId, Zone


def dungeon_of(game: Game, player: PlayerId) -> GameObject | None:
    """309.3: the one dungeon card that a player owns in the command zone."""
    return next((one for one in dungeons(game) if one.owner == player), None)


def dungeons(game: Game) -> Iterator[GameObject]:
    """309.2b: the dungeon cards in the command zone."""
    return (one for one in game.objects_in([(Zone.COMMAND, NOBODY)]) if one.dungeon is not None)


def is_bottommost(found: GameObject) -> bool:
    """309.5b: whether no arrow leads away from the room that the venture marker is in."""
    return found.dungeon is not None and not found.dungeon.arrows[found.room]


def waits_for(game: Game, dungeon: ObjectId) -> bool:
    """309.6: whether it is the source of a room ability that has triggered and has not left the stack."""
    triggered = (one.ability for one in game.waiting if one.source == dungeon)
    stacked = (one.ability for one in game.stacked() if one.source == dungeon)
    return any(isinstance(getattr(one, "trigger", None), EntersRoom) for one in (*triggered, *stacked))
