"""807.4c-d, 807.4g, 807.4i-j: a turn marker as its turn ends, removed, kept or passed on; and when the next turn begins."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.seating import LEFT, RIGHT, beside, seats_from
from engine.happening.markers import attended, remove, tell
from engine.happening.writing.markers import attend, keep_marker
from engine.happening.writing.turns import drop_extra_turn, go_to, set_turn
from engine.state.courses import TurnMarker
from engine.state.facts.turns import MarkerGoes
from engine.state.game import Game
from engine.state.turn_state import ExtraTurnDue, Moment
from engine.turn.next_turn import passed_over, take_turn
from engine.turn.plan import next_in_turn, skipped
from engine.words.citations import cite
from engine.words.record import replace
from engine.words.terms import PlayerId

_TOO_CLOSE = 3
"""807.4d, 807.4i: within so many seats no other marker may be."""


def pass_on(tx: Transaction) -> None:
    """807.4c, 807.4g, 807.4i: a turn has ended, and its marker goes on, unless it is removed or its player takes an extra turn."""
    game, marker = tx.game, attended(tx.game)
    if marker.removals:
        remove(tx, marker)
        return
    after = game.turn.active if game.turn.in_order is None else game.turn.in_order
    due = _extra_turn(game, marker.holder)
    if due is not None and not _held_within(game, marker, RIGHT):
        marker = replace(marker, after=after, waits=True)
        keep_marker(game, marker)
        tell(tx, marker, MarkerGoes.KEPT, cite("807.4i"))
    else:
        if due is not None:
            tell(tx, marker, MarkerGoes.EXTRA_LATER, cite("807.4i"))
        marker = replace(marker, holder=beside(game, after, LEFT), after=after, waits=True)
        keep_marker(game, marker)
        if marker.holder != game.turn.active:  # not after an extra turn that came before their usual one
            tell(tx, marker, MarkerGoes.PASSED, cite("807.4c"))
    _begin_or_wait(tx)


def go_on_waiting(tx: Transaction) -> None:
    """807.4d: the turn begins as soon as no marker is in the way any more; until then another marker is attended."""
    game, marker = tx.game, attended(tx.game)
    if not in_the_way(game, marker):
        tell(tx, marker, MarkerGoes.FREE, cite("807.4d"))
        _begin_or_wait(tx)
        return
    # Each marker has four players or more, so that there is always one with which it goes on.
    held = {one.holder: one for one in game.markers if not (one.waits and in_the_way(game, one))}
    around = (*seats_from(game, marker.holder, LEFT, len(game.players)), *held)
    look_at(tx, next(held[one].number for one in around if one in held))


def look_at(tx: Transaction, number: int) -> None:
    """807.5: the game is about the turn and the stack of another marker from now on, and says so."""
    attend(tx.game, number)
    tell(tx, attended(tx.game), MarkerGoes.ATTENDED, cite("807.4"), cite("807.5"))


def _begin_or_wait(tx: Transaction) -> None:
    """807.4d, 807.4i-j: the next turn of the attended marker: an extra one first, then that of who has it, past those skipped."""
    game = tx.game
    for _ in range(len(game.players) + len(game.extra_turns) + len(game.skips) + 1):
        marker = attended(game)
        holder, due = marker.holder, _extra_turn(game, marker.holder)
        if in_the_way(game, marker):
            go_to(game, Moment.WAITS)
            tell(tx, marker, MarkerGoes.WAITS, cite("807.4d") if due is None else cite("807.4i"))
            return
        if due is not None:
            drop_extra_turn(game, due)
        if skipped(tx, None, holder, extra=due is not None):
            if due is None:
                keep_marker(game, replace(marker, holder=beside(game, holder, LEFT), after=holder))
            continue
        keep_marker(game, replace(marker, waits=False))
        if due is not None and marker.after != holder:
            tell(tx, marker, MarkerGoes.EXTRA_BEFORE, cite("807.4j"))
        if due is None:
            take_turn(tx, holder, None, None, passed_over(game, marker.after, holder))
        else:
            take_turn(tx, holder, marker.after, due)
        following = next_in_turn(tx)
        if following is not None:
            set_turn(game, following)
            return
        keep_marker(game, replace(marker, holder=beside(game, holder, LEFT), after=holder))
    go_to(game, Moment.WAITS)  # round after round in which nothing of any turn is left


def _extra_turn(game: Game, player: PlayerId) -> ExtraTurnDue | None:
    """500.7, 807.4i-j: the extra turn that a player takes before any other turn of theirs, the one added last."""
    return next((one for one in game.extra_turns if one.player == player and game.player(player).in_game), None)


def _held_within(game: Game, marker: TurnMarker, way: int) -> bool:
    """807.4d, 807.4i: whether another marker is within three seats on one side of a player who has one."""
    near = seats_from(game, marker.holder, way, _TOO_CLOSE)
    return any(one.holder in near for one in game.markers if one.number != marker.number)


def in_the_way(game: Game, marker: TurnMarker) -> bool:
    """807.4d: whether the turn can't begin: for a marker on the left, or for a turn that its player is taking already."""
    twice = any(one.holder == marker.holder and not one.waits for one in game.markers if one.number != marker.number)
    return twice or _held_within(game, marker, LEFT)
