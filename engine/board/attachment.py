"""301.5, 301.6, 303.4, 702.16: what an Aura, Equipment or Fortification may be attached to."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.matching import describe_failure, failure
from engine.board.player_abilities import player_protected_from
from engine.board.reach import is_reached
from engine.cards.abilities.filters import Filter
from engine.state.objects import PlayerTarget, Recipient
from engine.words.citations import not_implemented
from engine.words.terms import CardType, ObjectId, Relation, Zone

not_implemented("702.16p", "protezioni che non rimuovono ciò che è già assegnato")


def attachment_fault(board: Board, one: ObjectId, to: Recipient) -> str | None:
    """Why an object cannot be, or stay, attached to another or to a player; ``None`` where it can.

    Codes: ``gone``, ``player``, ``itself``, ``not a creature``, ``not a land``, ``enchant``, ``protection``, ``creature``,
    ``battle`` (310.10), ``out of reach`` (801.8, 801.9).
    """
    seen = board.characteristics(one)
    aura = "Aura" in seen.subtypes
    if board.reached and not is_reached(board, to, of=board.controller(one)):
        return "gone" if _is_gone(board, to) else "out of reach"
    if isinstance(to, PlayerTarget):
        if not aura:
            return "player"
        if not board.game.player(to.player).in_game:
            return "gone"
        if not _may_enchant_player(board, one, to):
            return "enchant"
        return "protection" if player_protected_from(board, to.player, one) is not None else None
    held = board.objects.get(to)
    if held is None or (held.zone is not Zone.BATTLEFIELD and not aura) or held.phased_out:
        return "gone"
    if to == one:
        return "itself"
    if seen.creature and not seen.has("reconfigure"):
        return "creature"
    if seen.is_type(CardType.BATTLE):
        return "battle"
    host = board.characteristics(to)
    if not aura:
        if "Equipment" in seen.subtypes and not host.creature:
            return "not a creature"
        if "Fortification" in seen.subtypes and not host.is_type(CardType.LAND):
            return "not a land"
    elif not _may_enchant_object(board, one, to):
        return "enchant"
    return "protection" if protected_from(board, to, one, held=board.objects[one].attached_to == to) else None


def _is_gone(board: Board, to: Recipient) -> bool:
    """800.4a, 400.7: whether what something is attached to is there no more."""
    return not board.game.player(to.player).in_game if isinstance(to, PlayerTarget) else to not in board.objects


def _may_enchant_object(board: Board, one: ObjectId, to: ObjectId) -> bool:
    """702.5a: whether each enchant ability of an Aura allows it (702.5c); an Aura without one can enchant nothing."""
    controller = board.controller(one)
    found = [keyword for keyword in board.characteristics(one).keywords() if keyword.keyword == "enchant"]
    return bool(found) and all(
        keyword.filter is not None and failure(keyword.filter, board, to, source=one, you=controller) is None
        for keyword in found
    )


def _may_enchant_player(board: Board, one: ObjectId, to: PlayerTarget) -> bool:
    """702.5d: 'enchant player' and its like; ``quality`` says which players."""
    controller = board.controller(one)
    found = [keyword for keyword in board.characteristics(one).keywords() if keyword.keyword == "enchant"]
    for keyword in found:
        if keyword.quality == "player":
            continue
        if keyword.quality == "opponent" and board.game.related(to.player, controller, Relation.OPPONENT):
            continue
        return False
    return bool(found)


def protected_from(board: Board, one: ObjectId, other: ObjectId, *, held: bool = False) -> bool:
    """702.16: whether an object has protection from a quality that another one has. ``held``: it is asked whether the other one,
    which is attached to it, may stay so (702.16n)."""
    seen = board.last_seen(other)
    if seen is None:
        return False
    found, looks, controller = seen
    you = board.controller(one)

    def is_such(wanted: Filter | None) -> bool:
        return wanted is None or describe_failure(wanted, board, found, looks, controller, source=one, you=you) is None

    return any(
        keyword.keyword == "protection"
        and is_such(keyword.filter)
        and not (held and keyword.spares is not None and is_such(keyword.spares))
        for keyword in board.characteristics(one).keywords()
    )
