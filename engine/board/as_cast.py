"""107.3, 601.2f-h: what was announced and paid as a spell was cast or an ability activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state.bindings import Bindings, Chosen
from engine.words.record import replace

if TYPE_CHECKING:
    from engine.board.board import Board


def announced_x(board: Board, bound: Bindings) -> int:
    """107.3a: the number announced for X; 702.37f: in abilities without an X of their own, that of the cost for which their source
    was turned face up."""
    if bound.chosen.x is not None:
        return bound.chosen.x
    seen = board.last_seen(bound.source)
    return 0 if seen is None else seen[0].turned_up_with or 0


def having_x(board: Board, bound: Bindings) -> Chosen:
    """601.2c, 702.37f: what was chosen, with the X in it of which the number of targets speaks."""
    return bound.chosen if bound.chosen.x is not None else replace(bound.chosen, x=announced_x(board, bound))


def names_paid(board: Board, bound: Bindings) -> tuple[str, ...]:
    """601.2b, 702.33d: the names of the costs that were chosen for the spell, or for the spell that the permanent was."""
    seen = board.last_seen(bound.source)
    held = () if seen is None or seen[0].chosen is None else seen[0].chosen.paid
    return held or bound.chosen.paid


def colors_spent(board: Board, bound: Bindings) -> int:
    """702.44a: of the spell, or of the spell that the permanent was; none for what entered in another way (702.44b)."""
    return as_cast(board, bound).colors_spent or bound.chosen.colors_spent


def as_cast(board: Board, bound: Bindings) -> Chosen:
    """601.2b-h: what was chosen and paid for the spell, or for the spell that the permanent was; as it resolves, for itself."""
    seen = board.last_seen(bound.source)
    held = None if seen is None else seen[0].chosen
    return bound.chosen if held is None else held
