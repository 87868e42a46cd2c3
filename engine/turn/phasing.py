"""702.26, 502.1: permanents that phase out and in; meanwhile they are treated as if they did not exist."""

from __future__ import annotations

from collections.abc import Iterable

from engine.board.asking import Transaction
from engine.state import events as e
from engine.state.bestowed import is_bestowed
from engine.state.crowds import permanents_such
from engine.state.set_apart import is_gone, phased_out
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.terms import NOBODY, ObjectId, Zone


def phase(tx: Transaction) -> None:
    """502.1, 703.4a: what has phasing phases out and what phased out under the active player phases in, all at once.

    702.26n: so does what phased out under a player who has left and whose turn would have begun before this one.
    """
    members = tx.game.together(tx.game.turn.active)
    leaving = [
        one.id for one in tx.board.permanents_with("phasing", keyword=True) if tx.board.controller(one.id) in members
    ]
    coming = [
        one.id
        for one in phased_out(tx.game.objects)
        if one.phased_under in (*members, NOBODY) and one.phased_with is None and one.phased_until is None
    ]
    changes = [*out(tx, leaving), *back(tx, coming)]
    if changes:
        rules = [cite("502.1"), cite("703.4a"), cite("702.26a")]
        tx.happen(changes, kind=StepKind.TURN_BASED_ACTION, rules=rules, player=tx.game.turn.active)


def out(tx: Transaction, directly: Iterable[ObjectId], until: ObjectId | None = None) -> list[Change]:
    """702.26g-h: these phase out, with the Auras, Equipment and Fortifications attached to them; so what is attached to those.

    ``until``: a permanent that must leave the battlefield for them to phase in.
    """
    chosen = dict.fromkeys(directly)
    going = dict(chosen)
    waiting = list(chosen)
    while waiting:
        for one in _attached(tx, waiting.pop(0)):
            if one not in going:
                going[one] = None
                waiting.append(one)
    changes = []
    for one in going:
        host = tx.board.objects[one].attached_to
        along = (
            ObjectId(host) if isinstance(host, int) and host in going and one in _attached(tx, ObjectId(host)) else None
        )
        rules = [cite("702.26b")] if along is None else [cite("702.26g")]
        if one in tx.game.fighting:
            rules.append(cite("506.4"))
        if along is not None and one in chosen:
            rules.append(cite("702.26h"))
        event = e.PhasedOut(
            object=one, under=tx.board.controller(one), along=along, until=until if along is None else None
        )
        changes.append(Change(event=event, rules=tuple(rules)))
    return changes


def _attached(tx: Transaction, host: ObjectId) -> list[ObjectId]:
    """What is attached to a permanent and phases with it."""
    kinds = ("Aura", "Equipment", "Fortification")
    return [
        one.id
        for one in permanents_such(tx.game, lambda one: one.attached_to == host)
        if any(kind in tx.board.characteristics(one.id).subtypes for kind in kinds)
    ]


def back(tx: Transaction, directly: Iterable[ObjectId]) -> list[Change]:
    """702.26c, 702.26g: these phase in, each with what phased out along with it."""
    coming = list(dict.fromkeys(directly))
    for one in coming:
        coming += [
            other.id for other in phased_out(tx.game.objects) if other.phased_with == one and other.id not in coming
        ]
    return [Change(event=e.PhasedIn(object=one), rules=tuple(_back_by(tx, one))) for one in coming]


def _back_by(tx: Transaction, one: ObjectId) -> list[Citation]:
    """702.26c, 702.26g: by itself or along; 702.26i, 702.103g: what it was attached to may be gone, which ends being bestowed."""
    coming = tx.board.objects[one]
    rules = [cite("702.26c") if coming.phased_with is None else cite("702.26g")]
    if coming.attached_to is not None and is_gone(tx.game.objects, tx.game.players, coming.attached_to):
        rules += [cite("702.26i"), *([cite("702.103g")] if is_bestowed(tx.game, one) else [])]
    return rules


def back_with_source(tx: Transaction) -> None:
    """What phased out until a permanent leaves the battlefield phases in at once when that has left it."""
    coming = [
        one.id
        for one in phased_out(tx.game.objects)
        if one.phased_until is not None and not _there(tx, one.phased_until)
    ]
    if coming:
        tx.happen(back(tx, coming), kind=StepKind.EVENT, rules=[cite("610.4"), cite("702.26c")])


def _there(tx: Transaction, one: ObjectId) -> bool:
    found = tx.game.objects.get(one)
    return found is not None and found.zone is Zone.BATTLEFIELD


def phased_out_directly(tx: Transaction, one: ObjectId) -> bool:
    """702.26g: whether a permanent is phased out, and not along with what it is attached to."""
    found = tx.game.objects.get(one)
    return found is not None and found in phased_out(tx.game.objects) and found.phased_with is None
