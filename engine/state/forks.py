"""Games that did not come about by playing, for looking at several ways at once. What is found with them is played for real."""

from __future__ import annotations

from engine.state.game import Game
from engine.words.terms import NOBODY, ObjectId, Zone


def with_top(game: Game, one: ObjectId) -> Game:
    """405.2 set aside: the same game with this object of the stack on its top, as if it had been put there last."""
    place = (Zone.STACK, NOBODY)
    stack = tuple(other for other in game.zone(*place) if other != one)
    found = game.fork()
    found.change(places={**game.places, place: (*stack, one)})
    return found
