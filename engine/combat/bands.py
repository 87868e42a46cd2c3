"""702.22: bands of attacking creatures, and who divides damage where a band fights."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Refused
from engine.board.board import Board
from engine.board.matching import failure
from engine.cards.abilities.filters import Filter
from engine.state.actions import DeclareAttackers
from engine.words.citations import cite
from engine.words.terms import ObjectId

BANDING = "banding"
WITH_OTHER = "bands with other"


def bands_of(board: Board, action: DeclareAttackers) -> dict[ObjectId, int]:
    """508.1e, 702.22c-d: the band of each attacking creature that is in one, numbered from 1. Raises Refused for what is none."""
    targets = dict(action.attackers)
    found: dict[ObjectId, int] = {}
    for number, band in enumerate(action.bands, start=1):
        if len(band) < 2 or any(one not in targets for one in band):
            raise Refused("no band", cite("702.22c"))
        if any(one in found for one in band) or len(set(band)) < len(band):
            raise Refused("two bands", cite("702.22c"))
        if not (_by_banding(board, band) or is_group(board, band, every=True)):
            raise Refused("no band", cite("702.22c"))
        if len({targets[one] for one in band}) > 1:
            raise Refused("band attacks two", cite("702.22d"))
        found |= dict.fromkeys(band, number)
    return found


def _by_banding(board: Board, band: Sequence[ObjectId]) -> bool:
    """702.22c: at most one of them does not have banding itself."""
    return sum(not board.characteristics(one).has(BANDING) for one in band) <= 1


def is_group(board: Board, several: Sequence[ObjectId], *, every: bool) -> bool:
    """702.22c, 702.22j-k: whether one of several has 'bands with other [quality]' and itself that quality, as has another one
    of them, or ``every`` one."""
    for one in several:
        for wanted in _qualities(board, one):
            such = [
                other
                for other in several
                if failure(wanted, board, other, source=one, you=board.controller(one)) is None
            ]
            if one in such and (len(such) == len(several) if every else len(such) > 1):
                return True
    return False


def _qualities(board: Board, one: ObjectId) -> list[Filter]:
    return [
        keyword.filter
        for keyword in board.characteristics(one).keywords()
        if keyword.keyword == WITH_OTHER and keyword.filter is not None
    ]


def others_divide(board: Board, against: Sequence[ObjectId]) -> bool:
    """702.22j-k: whether the controller of the creatures that one fights against says how it divides its damage."""
    return any(board.characteristics(one).has(BANDING) for one in against) or is_group(board, against, every=False)
