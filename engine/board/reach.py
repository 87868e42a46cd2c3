"""801: the one door where it is asked whose range of influence something is in, of whatever a board shows.

Descriptions (`engine.board.matching`), references and quantities (`engine.board.values`), choices (`engine.board.asking`) and
damage come here, so that no effect has to think of it. What is asked is always whether something is in the range of the player who
controls the spell or ability (801.10), or chooses (801.5a). Without the option everything is in everybody's range.

801.18 exempts plane and phenomenon cards: their abilities are asked about the board as one sees it who reaches everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.board.seating import clockwise, ranges_now
from engine.cards.characteristics import Characteristics
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.planes import is_planar
from engine.state.table import Variant
from engine.words.citations import Citation, cite
from engine.words.terms import NOBODY, CardType, Kind, ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.board.board import Board


def is_exempt(board: Board, source: ObjectId) -> bool:
    """801.18, 901.13: whether it is a plane or phenomenon card, or an ability of one: what these bring about knows no range."""
    if board.game.table.variant is Variant.GRAND_MELEE:
        return False
    seen = board.last_seen(source)
    if seen is not None and seen[0].kind is Kind.ABILITY and seen[0].source is not None:
        seen = board.last_seen(seen[0].source)
    return seen is not None and is_planar(seen[0])


def as_seen_from(board: Board, source: ObjectId) -> Board:
    """801.11, 801.18: the board that an ability of an object looks at: as it is, or without any limits of range."""
    return board.unlimited if board.reached and is_exempt(board, source) else board


def player_reached(board: Board, player: PlayerId, *, of: PlayerId) -> bool:
    """801.2, 801.2b: whether a player is within the range of influence of another one."""
    reached = board.reached
    return not reached or player == of or NOBODY in (player, of) or player in reached[of]


def looks_reached(
    board: Board, found: GameObject, looks: Characteristics, controller: PlayerId, *, of: PlayerId
) -> bool:
    """801.2d: whether an object is: by whoever controls it, and a battle also by whoever protects it.

    108.4a: what has no controller is there with its owner.
    """
    if player_reached(board, found.owner if controller == NOBODY else controller, of=of):
        return True
    return looks.is_type(CardType.BATTLE) and found.protector != NOBODY and found.protector in board.reached[of]


def is_reached(board: Board, one: Recipient, *, of: PlayerId) -> bool:
    """801.2, 801.2d: whether an object, as it is or as it last was, or a player is within a player's range of influence."""
    if not board.reached:
        return True
    if isinstance(one, PlayerTarget):
        return player_reached(board, one.player, of=of)
    seen = board.last_seen(one)
    return seen is None or looks_reached(board, *seen, of=of)


def those_reached(board: Board, several: Iterable[Recipient], *, of: PlayerId) -> tuple[Recipient, ...]:
    """801.10-801.11: those of them that a player's spells and abilities can affect, and see."""
    return tuple(one for one in several if is_reached(board, one, of=of))


def crosses_range(before: Board, after: Board, was: ObjectId, became: ObjectId, *, of: PlayerId) -> bool:
    """801.7a: whether an object that changed zones went out of a player's range of influence, or came into it."""
    if not before.reached or was not in before.objects or became not in after.objects:
        return False
    return is_reached(before, was, of=of) is not is_reached(after, became, of=of)


def damage_seen(
    board: Board, source: ObjectId, to: Recipient, *, you: PlayerId, of_source: bool, of_recipient: bool
) -> bool:
    """801.13-801.13b: whether a player's effect that changes or prevents damage can be about this damage: about what it speaks of,
    the source, the recipient or both, if that is in range; where it speaks of neither, if both are."""
    if not board.reached:
        return True
    neither = not of_source and not of_recipient
    return (not (of_source or neither) or is_reached(board, source, of=you)) and (
        not (of_recipient or neither) or is_reached(board, to, of=you)
    )


def deals_that_far(board: Board, source: ObjectId, to: Recipient) -> bool:
    """801.2, 801.13a: whether damage can be dealt: a source deals it within the range of influence of its own controller."""
    if not board.reached:
        return True
    seen = board.last_seen(source)
    if seen is not None and is_exempt(board, source):
        return True
    return seen is None or is_reached(board, to, of=seen[0].owner if seen[2] == NOBODY else seen[2])


def closest_on_the_left(board: Board, among: Iterable[PlayerId], *, of: PlayerId) -> PlayerId | None:
    """801.5c: of several players the one who sits closest to a player's left; ``None`` of none."""
    order = clockwise(board.game, of)
    return min(among, key=order.index, default=None)


def not_before_next_turn(board: Board, one: Recipient, *, of: PlayerId) -> tuple[Citation, ...]:
    """801.2c: the rule by which something is still out of a player's range, where by the seats as they are now it is not."""
    if is_reached(board, one, of=of):
        return ()
    seen = None if isinstance(one, PlayerTarget) else board.last_seen(one)
    who = one.player if isinstance(one, PlayerTarget) else NOBODY if seen is None else seen[2]
    return (cite("801.2c"),) if who in ranges_now(board.game)[of] else ()
