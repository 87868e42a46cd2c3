"""118.3: what could be tapped, sacrificed, discarded, revealed or exiled for a cost, and which counters could be taken off."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.counting import crews_with
from engine.board.matching import matching
from engine.board.prohibitions import forbids_object
from engine.cards.abilities.ability import Cost, Prohibition
from engine.cards.abilities.filters import Filter
from engine.state.objects import GameObject
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Zone


def shedding(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """118.3: the permanents of the player from which as many counters could be removed."""
    assert cost.remove_from is not None
    kind, count = counters_asked(cost)
    least = 1 if cost.remove_apart else count
    return tuple(
        one
        for one in matching(cost.remove_from, tx.board, source=source, you=player)
        if tx.board.controller(one) == player and counters_there(tx, one, kind) >= least
    )


def counters_there(tx: Transaction, one: ObjectId, kind: str | None) -> int:
    """122.1: how many counters of a kind, or of all kinds, are on a permanent."""
    return sum(tx.board.objects[one].counters.values()) if kind is None else tx.board.objects[one].count(kind)


def enough_to_shed(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> bool:
    """118.3: whether the counters that a cost takes off permanents of the player are there: on one of them, or on all together."""
    kind, count = counters_asked(cost)
    there = shedding(tx, player, source, cost)
    return bool(there) and (not cost.remove_apart or sum(counters_there(tx, one, kind) for one in there) >= count)


def discardable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """601.2a: the cards that could be discarded; the card being cast is no longer in hand as its costs are paid, and one that
    is discarded for its own ability is not discarded twice."""
    hand = tuple(one for one in tx.game.zone(Zone.HAND, player) if one != source)
    if cost.discard_such is None:
        return hand
    such = matching(cost.discard_such, tx.board, source=source, you=player)
    return tuple(one for one in hand if one in such)


def revealable(tx: Transaction, player: PlayerId, source: ObjectId, wanted: Filter) -> tuple[ObjectId, ...]:
    """701.20a: the cards of a player's hand that match; what the cost is paid for is on its way out of it, or no other card."""
    such = matching(wanted, tx.board, source=source, you=player)
    return tuple(one for one in tx.game.zone(Zone.HAND, player) if one != source and one in such)


def sacrificable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """701.21a: what a player could sacrifice for a cost: permanents that they control."""
    assert cost.sacrifice is not None
    found = matching(cost.sacrifice, tx.board, source=source, you=player)
    itself = source if cost.sacrifice_this else None
    return tuple(one for one in found if tx.board.controller(one) == player and one != itself)


def own_objects(tx: Transaction, player: PlayerId, source: ObjectId, wanted: Filter) -> tuple[ObjectId, ...]:
    """What a player could exile or return: permanents that they control, or cards that they own; not what is being cast."""
    found = matching(wanted, tx.board, source=source, you=player)
    permanents = wanted.zone is Zone.BATTLEFIELD
    whose = tx.board.controller if permanents else lambda one: tx.board.objects[one].owner
    return tuple(one for one in found if whose(one) == player and (permanents or one != source))


def exilable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """118.3: what a player could exile for a cost: of their own, or of anyone's where the cost says so."""
    assert cost.exile is not None
    if not cost.exile_of_anyone:
        return own_objects(tx, player, source, cost.exile)
    return tuple(one for one in matching(cost.exile, tx.board, source=source, you=player) if one != source)


def in_exile(tx: Transaction, player: PlayerId, source: ObjectId, wanted: Filter) -> tuple[ObjectId, ...]:
    """406.2: the cards in exile that a player could put into a graveyard for a cost, whosever they are."""
    return tuple(one for one in matching(wanted, tx.board, source=source, you=player) if one != source)


def materials(tx: Transaction, player: PlayerId, source: ObjectId, wanted: Filter) -> tuple[ObjectId, ...]:
    """702.167a-b: of one description, permanents and cards of a graveyard, although it says 'card' of neither."""
    among = (
        one
        for zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        for one in own_objects(tx, player, source, replace(wanted, zone=zone))
    )
    return tuple(one for one in among if one != source)


def tappable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """602.5a: untapped permanents of the player; how long they have been there matters only for {T} of their own."""
    assert cost.tap_others is not None
    found = matching(cost.tap_others, tx.board, source=source, you=player)
    itself = source if cost.tap else None
    return tuple(
        one
        for one in found
        if tx.board.controller(one) == player and not tx.board.objects[one].tapped and one != itself
        if not (cost.crews and forbids_object(tx.board, Prohibition.CREW, one) is not None)  # 702.122d
    )


def power_for_tapping(tx: Transaction, several: Sequence[ObjectId], cost: Cost) -> int:
    """702.122a, 702.171a: the power in all of what is tapped for a cost."""
    return sum(crews_with(one, tx.board, saddles=not cost.crews) for one in several)


def summoning_sick(tx: Transaction, found: GameObject) -> bool:
    """302.6: under its controller's control since before their most recent turn began, unless it has haste (702.10b-c)."""
    if tx.board.characteristics(found.id).has("haste"):
        return False
    return found.controlled_since_turn >= tx.game.latest_turn


def counters_asked(cost: Cost) -> tuple[str | None, int]:
    return (None, cost.remove_any) if cost.remove_counters is None else cost.remove_counters
