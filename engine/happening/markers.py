"""807.4a-b, 807.4e-g: turn markers are handed out, designated for removal as players leave, and removed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from engine.board.asking import Transaction
from engine.board.seating import LEFT, PLAYERS_TO_A_MARKER, RIGHT, beside, seated
from engine.board.stacks import marker_of
from engine.happening.writing.markers import attend, deal_markers, forget_what_ceased, keep_marker, take_marker_away
from engine.happening.writing.objects import under_control_since
from engine.state.courses import TurnMarker
from engine.state.facts.turns import MarkerGoes, OfMarker
from engine.state.game import Game
from engine.state.trace import StepKind
from engine.state.turn_state import Moment
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import PlayerId


def hand_out(game: Game, holders: Sequence[PlayerId], moment: Moment) -> None:
    """807.4b: numbered turn markers for these players, the first of whom is the active one; their turns begin at the same time."""
    markers = [TurnMarker(number=n, holder=one, after=one) for n, one in enumerate(holders, 1)]
    turns = [replace(game.turn, number=game.turn.number + n, active=one) for n, one in enumerate(holders) if n]
    new = [one.id for one in game.permanents() if one.controlled_since_turn >= game.turn.number]
    deal_markers(game, markers, moment, turns)
    under_control_since(game, dict.fromkeys(new, game.latest_turn))  # 302.6: no turn of theirs has begun since


@contextmanager
def at_marker(tx: Transaction, number: int) -> Iterator[None]:
    """807.5: what is done meanwhile is done at the stack of another marker; afterwards the game is about the same one again."""
    before = tx.game.attended
    attend(tx.game, number)
    yield
    attend(tx.game, before)


def other_markers(game: Game) -> list[int]:
    """807.4: the numbers of the markers that are not attended."""
    return [one.marker for one in game.courses]


def tell(tx: Transaction, marker: TurnMarker, how: MarkerGoes, *rules: Citation) -> None:
    """807.4: what becomes of a marker, and of who has it, written down."""
    tx.note(StepKind.EVENT, rules, player=marker.holder, facts=(OfMarker(marker.number, how),))


def as_players_leave(tx: Transaction, leaving: Sequence[PlayerId]) -> None:
    """807.4c, 807.4e-g: what the leaving of players does to turn markers: those that wait go on or go away at once."""
    if not tx.game.markers:
        return
    forget_what_ceased(tx.game)
    for marker in tx.game.markers:
        if marker.waits and marker.holder in leaving:
            taken = replace(marker, holder=beside(tx.game, marker.holder, LEFT))
            keep_marker(tx.game, taken)
            tell(tx, taken, MarkerGoes.TAKEN, cite("807.4c"))
    _designate(tx, leaving)
    while waiting := [one for one in tx.game.markers if one.waits and one.removals]:
        remove(tx, waiting[0])


def _designate(tx: Transaction, leaving: Sequence[PlayerId]) -> None:
    """807.4e-f: for each marker less the one to the right of who left is designated; of several the one with the lowest number.

    807.4a gives fewer than four players none: the last marker stays nevertheless, or nobody would ever have a turn again.
    """
    game = tx.game
    while True:
        designated = sum(one.removals for one in game.markers)
        if len(game.markers) - designated <= max(1, len(seated(game)) // PLAYERS_TO_A_MARKER):
            return
        found = min((_to_the_right(game, one) for one in leaving), key=lambda one: one.number)
        found = replace(found, removals=found.removals + 1)
        keep_marker(game, found)
        rules = (cite("807.4a"), cite("807.4e"), *([cite("807.4f")] if designated else []))
        tell(tx, found, MarkerGoes.DESIGNATED, *rules)


def _to_the_right(game: Game, player: PlayerId) -> TurnMarker:
    """807.4e: the marker that somebody who sits furthest left, to the right of a player, has; at last the player."""
    held = {one.holder: one for one in reversed(game.markers)}
    count = len(game.players)
    around: Iterable[PlayerId] = (PlayerId((player + RIGHT * step) % count) for step in range(1, count + 1))
    return next(held[one] for one in around if one in held)


def remove(tx: Transaction, marker: TurnMarker) -> None:
    """807.4g: a marker is removed; what it was designated for more than once passes to the one on its right, less one."""
    game = tx.game
    tell(tx, marker, MarkerGoes.REMOVED, cite("807.4g"))
    take_marker_away(game, marker.number)
    if marker.removals > 1:
        heir = _to_the_right(game, marker.holder)
        heir = replace(heir, removals=heir.removals + marker.removals - 1)
        keep_marker(game, heir)
        tell(tx, heir, MarkerGoes.DESIGNATED, cite("807.4g"))


def attended(game: Game) -> TurnMarker:
    """807.5: the marker that the game is about."""
    return marker_of(game, game.attended)
