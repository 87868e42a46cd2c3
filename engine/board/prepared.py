"""722.3c: which prepared permanent a copy in exile belongs to."""

from __future__ import annotations

from engine.state.game import Game
from engine.state.objects import GameObject
from engine.words.terms import Designation, Kind, ObjectId, Zone


def prepared_by(game: Game, found: GameObject) -> ObjectId | None:
    """722.3c: of a copy in exile, the prepared permanent whose prepare spell it is, for as long as that is prepared and there."""
    if found.kind is not Kind.COPY_OF_CARD or found.zone is not Zone.EXILE or found.linked_to is None:
        return None
    holder = game.objects.get(found.linked_to)
    if holder is None or holder.zone is not Zone.BATTLEFIELD or holder.phased_out:
        return None
    return holder.id if game.designated(holder.id, Designation.PREPARED) else None
