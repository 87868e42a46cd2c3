"""Games that did not come about by playing, for looking at several ways at once. What is found with them is played for real.

Each is a fork that the named writers change; the game that it was made of stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.happening.writing.lasting import begin_effects
from engine.happening.writing.objects import look_at_as, put_in_order, put_there
from engine.state.game import Game, place_of
from engine.state.lasting import ContinuousEffect
from engine.state.objects import GameObject
from engine.words.terms import NOBODY, ObjectId, Zone


def with_top(game: Game, one: ObjectId) -> Game:
    """405.2 set aside: the same game with this object of the stack on its top, as if it had been put there last."""
    place = (Zone.STACK, NOBODY)
    found = game.fork()
    put_in_order(found, place, (*(other for other in game.zone(*place) if other != one), one))
    return found


def if_it_were(game: Game, so: GameObject) -> Game:
    """702.37e, 123.6b: the same game with an object of it in another state."""
    found = game.fork()
    look_at_as(found, so)
    return found


def if_it_began(game: Game, effect: ContinuousEffect) -> Game:
    """113.11: the same game with an effect that has begun."""
    found = game.fork()
    begin_effects(found, effect)
    return found


def if_it_entered(game: Game, there: GameObject, effects: Sequence[ContinuousEffect]) -> Game:
    """614.12: the same game with an object in the zone that it would enter, and what would be said of it there."""
    found = game.fork()
    before = found.objects.get(there.id)
    if before is not None:
        here = place_of(before.zone, before.owner)
        put_in_order(found, here, [one for one in found.zone(*here) if one != there.id])
    put_there(found, there)
    begin_effects(found, *effects)
    return found
