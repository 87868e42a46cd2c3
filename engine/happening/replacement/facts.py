"""616.1: whom and what a move or a creation is about, and what would enter."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.cards.characteristics import Characteristics
from engine.state import events as e
from engine.state.faces import looks_hidden, moved_face
from engine.words.terms import ObjectId, PlayerId, Zone


def enters_battlefield(event: e.ZoneChange | e.TokenCreated) -> bool:
    return isinstance(event, e.TokenCreated) or event.to is Zone.BATTLEFIELD


def affected_player(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> PlayerId:
    """616.1: the affected object's controller, or its owner where it has none; as it enters, who will control it."""
    if isinstance(event, e.TokenCreated):
        return event.owner if event.controller is None else event.controller
    found = tx.board.objects[event.object]
    if event.to is Zone.BATTLEFIELD and event.controller is not None:
        return event.controller
    return tx.board.controller(found.id) if found.zone in (Zone.BATTLEFIELD, Zone.STACK) else found.owner


def affected_object(event: e.ZoneChange | e.TokenCreated) -> ObjectId | None:
    return event.object if isinstance(event, e.ZoneChange) else None


def proposed_looks(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> Characteristics:
    """What it would be as far as the event goes, before any effect of others: the face that it shows, or what it is a copy of."""
    if event.as_copy is not None:
        return event.as_copy
    if isinstance(event, e.TokenCreated):
        return event.characteristics
    there = moved_face(event, tx.board.objects[event.object])
    return there.printed if there.face_down is None else looks_hidden(there)
