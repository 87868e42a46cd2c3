"""603.2: what a trigger event asks of objects and players, and the first criterion that an event does not meet."""

from __future__ import annotations

from typing import Any

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.matching import describe_failure
from engine.board.owners import controller_of
from engine.cards.abilities.filters import Filter
from engine.state.bindings import Bindings
from engine.state.objects import Recipient
from engine.words.record import Record, replace
from engine.words.terms import ObjectId, PlayerId, Relation


class Failed(Record):
    """603.2: the first criterion of a trigger event that an event did not meet."""

    why: str


ANOTHER_EVENT = ("event", "gain or loss", "origin", "destination", "reason", "state", "step")
"""The criteria that say that an event is another one altogether: an ability that fails one of them did not come near."""


def object_failure(wanted: Filter, board: Board, subject: ObjectId, bound: Bindings) -> str | None:
    """The first criterion that an object does not meet; where it is was settled by the event."""
    seen = board.last_seen(subject)
    if seen is None:
        return "exists"
    found, looks, controller = seen
    return describe_failure(wanted, board, found, looks, controller, source=bound.source, you=bound.you)


def about_player(who: Relation, player: PlayerId, board: Board, bound: Bindings, **more: Any) -> Bindings | Failed:
    """102, 603.2: that player, with what else the words point at, where the player stands in the relation that is asked for."""
    if not related(board, player, bound.you, who, source=bound.source):
        return Failed("player")
    return replace(bound, event_player=player, **more)


def about_object(wanted: Filter, one: ObjectId, board: Board, bound: Bindings, **more: Any) -> Bindings | Failed:
    """603.2: that object and who controls it, with what else the words point at, where the object is as it is asked for."""
    why = object_failure(wanted, board, one, bound)
    if why:
        return Failed(why)
    return replace(
        bound, it=one, **(more if "event_player" in more else {**more, "event_player": controller_of(one, board)})
    )


def party(bound: Bindings, board: Board, subject: ObjectId, other: Recipient) -> Bindings:
    """508.3, 509.3: the two who fight, and who controls the first of them."""
    return replace(bound, it=subject, other=other, event_player=controller_of(subject, board))
