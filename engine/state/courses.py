"""807.4-807.5: turn markers, and the turns that go on at the same time with a stack for each.

A game looks at one turn at a time: its marker is the one that is `attended`, and its turn, combat, priority and stack stand in the
game itself. What stands beside is a `Course` for each other marker. An ordinary game has no marker and nothing beside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.words.record import Record
from engine.words.terms import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.state.done import Done
    from engine.state.fighting import Combat
    from engine.state.game import Used
    from engine.state.lasting import WaitingTrigger
    from engine.state.objects import Player
    from engine.state.turn_state import AfterSkip, Moment, Turn
    from engine.words.citations import Citation


class TurnMarker(Record, kw_only=True):
    """807.4: a turn marker with its number (807.4b), and who has it."""

    number: int
    holder: PlayerId
    after: PlayerId
    """101.4: the player after whom the usual order of turns goes on: the one whose turn it was last, but for extra turns."""
    waits: bool = False
    """807.4c-d: whether its holder has not begun the turn that goes with it."""
    removals: int = 0
    """807.4e: how often it is designated for removal."""


class Course(Record, kw_only=True):
    """807.4, 807.5: what goes with a turn marker while another one is attended; the fields are those of a game.

    ``stack``: what is on the stack of that marker; ``players``: as they were, for what is counted in a turn.
    """

    marker: int
    turn: Turn
    combat: Combat | None
    moment: Moment
    receiver: PlayerId
    entitled: Citation
    passed: tuple[PlayerId, ...]
    after_skips: tuple[AfterSkip, ...]
    used_this_turn: tuple[Used, ...]
    done_this_turn: tuple[Done, ...]
    waiting: tuple[WaitingTrigger, ...]
    stack: Sequence[ObjectId]
    players: tuple[Player, ...]
