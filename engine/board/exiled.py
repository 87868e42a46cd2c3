"""406.3, 702.55b, 702.75a, 702.95b, 702.143: what a game keeps of cards in exile, and of creatures that are paired."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.board import Board
from engine.cards.abilities.casting import Permission
from engine.state import events as e
from engine.state.faces import is_hidden, may_look
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.citations import Citation, cite, not_implemented
from engine.words.terms import NOBODY, Designation, ObjectId, PlayerId, Zone

not_implemented(
    "406.3", "continuare a guardare una carta esiliata a faccia in giù dopo che l'effetto che lo permetteva è finito"
)
not_implemented("406.4", "scegliere a caso da un mucchio di carte esiliate a faccia in giù")

FORETOLD = "foretold"
"""702.143c: among what a spell remembers of its casting: that it was a foretold card."""


def may_look_at(game: Game, board: Board, found: GameObject, player: PlayerId) -> bool:
    """723.4: what a player can see, whoever controls that player sees as well."""
    seen_with = [one.id for one in game.players if player in (one.id, game.decides_for(one.id))]
    return any(_may_look_at(game, board, found, one) for one in seen_with)


def _may_look_at(game: Game, board: Board, found: GameObject, player: PlayerId) -> bool:
    """708.5, 702.143a, 702.75a: a foretold card by its owner; what hideaway exiled by whoever controls the permanent that did."""
    if found.zone is not Zone.EXILE or found.face_down is None or found.linked_to is None:
        return may_look(found, player, board.controller(found.id))
    holder = game.objects.get(found.linked_to)
    return holder is not None and holder.on_battlefield and board.controller(holder.id) == player


PERMITS: dict[Designation, Permission] = {
    Designation.FORETOLD: Permission(keyword="foretell", later=True),
    Designation.PLOTTED: Permission(free=True, later=True, as_sorcery=True),
    Designation.WARPED: Permission(later=True),
}
"""702.143a, 702.170d, 702.185a: how the owner of a card in exile that is called so may cast it."""
_ALLOWS: dict[Designation, Citation] = {
    Designation.FORETOLD: cite("702.143a"),
    Designation.PLOTTED: cite("702.170d"),
    Designation.WARPED: cite("702.185a"),
}


def waits(game: Game, one: ObjectId, player: PlayerId) -> Citation | None:
    """702.143a, 702.170d, 702.185a: why a player who may cast a card from exile later may not in this turn."""
    for effect in game.effects:
        later = effect.permits is not None and effect.permits.later and effect.since_turn >= game.turn.number
        if later and effect.you == player and one in effect.objects:
            return next((_ALLOWS[mark] for mark in effect.marks if mark in _ALLOWS), None)
    return None


def revealed_foretold(game: Game, owners: Sequence[PlayerId]) -> list[Change]:
    """702.143f: as players leave, or as the game ends, everybody sees what their face-down foretold cards are."""
    return [
        Change(event=e.Shown(object=one.id, player=one.owner), rules=(cite("702.143f"),))
        for one in game.objects_in([(Zone.EXILE, NOBODY)])
        if one.owner in owners and is_hidden(one) and game.designated(one.id, Designation.FORETOLD)
    ]


def allowed_by(game: Game, one: ObjectId) -> list[Citation]:
    """Why a card may be cast from exile because of what it is called there."""
    return [rule for designation, rule in _ALLOWS.items() if game.designated(one, designation)]
