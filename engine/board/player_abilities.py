"""613.10: the keyword abilities that players have, hexproof, shroud and protection, once all objects are what they are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.matching import describe_failure
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.player_rules import PlayerHas
from engine.state.bindings import Bindings
from engine.words.citations import Citation, cite
from engine.words.record import Record
from engine.words.terms import ObjectId, PlayerId, Relation


class _Saying(Record):
    """One effect that gives a player a keyword ability, or takes away all those of that name."""

    timestamp: int
    keyword: Keyword
    source: ObjectId
    lost: bool


def player_keywords(board: Board, player: PlayerId) -> tuple[tuple[Keyword, ObjectId], ...]:
    """613.10, 613.7: the keyword abilities of a player, each with what gives it, as all effects leave them one after the other in
    the order of their timestamps; 702.11e: without hexproof, without hexproof from anything as well."""
    have: list[tuple[Keyword, ObjectId]] = []
    for said in sorted(_said(board, player), key=lambda one: one.timestamp):
        if said.lost:
            have = [one for one in have if one[0].keyword != said.keyword.keyword]
        else:
            have.append((said.keyword, said.source))
    return tuple(have)


def _said(board: Board, player: PlayerId) -> Iterator[_Saying]:
    for effect in board.game.effects:
        if effect.gives is not None and effect.you == player:
            yield _Saying(effect.timestamp, effect.gives, effect.source, lost=False)
    for source, says in board.in_force.turn_rules(PlayerHas):
        if related(board, player, board.controller(source), says.who, source=source):
            yield _Saying(board.objects[source].timestamp, says.ability, source, says.lost)


def player_not_targeted(board: Board, player: PlayerId, bound: Bindings) -> tuple[str, Citation] | None:
    """702.11c-d, 702.16b, 702.18a: why a player is no legal target for a spell or ability; ``None`` without a reason."""
    opposing = related(board, bound.you, player, Relation.OPPONENT)
    for keyword, giver in player_keywords(board, player):
        match keyword.keyword:
            case "shroud":
                return "shroud", cite("702.18a")
            case "hexproof" if opposing and _is_from(board, keyword, player, giver, bound.source):
                return "hexproof", cite("702.11c") if keyword.filter is None else cite("702.11d")
            case "protection" if _is_from(board, keyword, player, giver, bound.source):
                return "protection", cite("702.16b")
    return None


def player_protected_from(board: Board, player: PlayerId, other: ObjectId) -> ObjectId | None:
    """702.16c, 702.16e: what gives a player protection from a quality that an object has, or last had; ``None`` without any."""
    for keyword, giver in player_keywords(board, player):
        if keyword.keyword == "protection" and _is_from(board, keyword, player, giver, other):
            return giver
    return None


def _is_from(board: Board, keyword: Keyword, player: PlayerId, giver: ObjectId, other: ObjectId) -> bool:
    """702.16a, 702.16j: whether an object has the quality; 'you' in it is the player who has the ability."""
    if keyword.filter is None:
        return True
    seen = board.last_seen(other)
    return seen is not None and describe_failure(keyword.filter, board, *seen, source=giver, you=player) is None
