"""614.12: a permanent as it would exist on the battlefield, looked at before it is there."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.matching import describe_failure
from engine.board.projection import project
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import CopyOf
from engine.cards.characteristics import Characteristics
from engine.happening.lasting import from_entering_on
from engine.happening.trials import if_it_entered
from engine.state.events import TokenCreated, ZoneChange
from engine.state.faces import moved_face
from engine.state.objects import GameObject
from engine.words.counters import counters_of
from engine.words.record import Record, replace
from engine.words.terms import Kind, ObjectId, PlayerId, Zone

NOT_YET = ObjectId(0)
"""The id of a token that is looked at before it is created; no object ever has it."""


class Arrival(Record):
    """A permanent to be: the object as it is now, and what it would look like, under whose control, once it is there."""

    object: GameObject
    looks: Characteristics
    controller: PlayerId


def arrival(tx: Transaction, event: ZoneChange | TokenCreated) -> Arrival:
    """614.12: with the replacement effects that have modified the event so far, with its own static abilities, and with the
    continuous effects that already exist; not with those of what enters at the same time."""
    found = as_object(tx, event)
    board = as_there(tx, event)
    return Arrival(found, board.characteristics(found.id), board.controller(found.id))


def kept_from_entering(tx: Transaction, event: ZoneChange | TokenCreated) -> bool:
    """101.2, 614.12: whether something, as it would exist on the battlefield, can't enter it."""
    board = tx.board
    against = [
        (said, said.ability.objects)
        for said in board.in_force.prohibitions()
        if said.ability.what is Prohibition.ENTER and said.ability.objects is not None
    ]
    if not against:
        return False
    there = arrival(tx, event)
    return any(
        describe_failure(wanted, board, there.object, there.looks, there.controller, source=said.source, you=said.you)
        is None
        for said, wanted in against
    )


def as_there(tx: Transaction, event: ZoneChange | TokenCreated) -> Board:
    """614.12: the board with what enters on the battlefield, as the event would have it enter."""
    found = as_object(tx, event)
    controller = found.owner if event.controller is None else event.controller
    counters = counters_of(event.enters_with)
    there = replace(
        moved_face(event, found) if isinstance(event, ZoneChange) else found,
        zone=Zone.BATTLEFIELD,
        controller=controller,
        counters=counters,
        counters_since=dict.fromkeys(counters, tx.game.next_id),
        tapped=event.tapped,
        timestamp=tx.game.next_id,
        attached_to=event.attached_to,
    )
    saying = ((0, () if event.as_copy is None else (CopyOf(event.as_copy),)), (1, event.changed))
    effects = [
        from_entering_on(found.id, controller, some, tx.game.next_id + timestamp) for timestamp, some in saying if some
    ]
    return project(if_it_entered(tx.game, there, effects))


def as_object(tx: Transaction, event: ZoneChange | TokenCreated) -> GameObject:
    """What enters, as it is before it does; of a token, as it will be created."""
    if isinstance(event, ZoneChange):
        return tx.board.objects[event.object]
    return GameObject(
        id=NOT_YET,
        label=event.label,
        printed=event.characteristics,
        other_face=event.other_face,
        transformed=event.transformed,
        kind=Kind.TOKEN,
        owner=event.owner,
        controller=event.owner if event.controller is None else event.controller,
        zone=Zone.BATTLEFIELD,
        timestamp=tx.game.next_id,
    )
