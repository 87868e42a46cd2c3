"""608.2i: of what has happened, what is kept until the turn ends: what entered, was cast, sacrificed, discarded, buried, dealt
damage, blocked, and what else was done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.owners import controller_of
from engine.happening.trigger_changes import putter
from engine.happening.trigger_events import also, is_crime
from engine.happening.writing.turns import note_done
from engine.state import events as e
from engine.state.changes import runs_of
from engine.state.done import Done
from engine.state.trace import Change
from engine.words.record import replace
from engine.words.terms import Deed, ObjectId, PlayerId, Reason, Zone


def remember_what_was_done(tx: Transaction, happened: Sequence[Change], before: Board) -> None:
    """608.2i: each thing that was done, as it was as it was done: what left a zone as it last was there, all else as it is now."""
    done = [
        one
        for change, count in runs_of(happened)
        for event in (change.event, *_with_counters(change.event, before))
        for one in _of(event, count, before, tx)
    ]
    if done:
        note_done(tx.game, done)


def _with_counters(event: e.Event, before: Board) -> Iterator[e.Event]:
    """122.6a: what enters with counters has them put on it."""
    if isinstance(event, e.ZoneChange | e.TokenCreated) and event.enters_with:
        yield from (one for one in also(event, before) if isinstance(one, e.CountersPut))


def _of(event: e.Event, count: int, before: Board, tx: Transaction) -> Iterator[Done]:
    match event:
        case e.ZoneChange(to=Zone.BATTLEFIELD) | e.TokenCreated():
            yield from _from(event, _as_it_is(Deed.ENTERED, event.became, None, count, tx.board))
        case e.ZoneChange():
            yield from _moved(event, count, before, tx)
        case e.SpellCast(object=one, player=player):
            yield from _as_it_is(Deed.CAST, one, player, count, tx.board)
        case e.BecameTarget(by=by, target=to):
            who = controller_of(by, before)
            if event.announced and is_crime(event, before):
                yield from _as_it_is(Deed.CRIME, by, who, 1, before)
            if isinstance(to, int):
                yield from (replace(one, to=to) for one in _as_it_is(Deed.TARGETED, by, who, 1, tx.board))
        case e.CountersPut(on=on, counter=kind) if isinstance(on, int):
            put = _as_it_is(Deed.COUNTED, on, putter(event, tx.board), count, tx.board)
            yield from (replace(one, to=on, counter=kind) for one in put)
        case e.BlockerDeclared(object=one, attacker=other):
            yield from (replace(done, to=other) for done in _as_it_is(Deed.BLOCKED, one, None, 1, tx.board))
            yield from (replace(done, to=one) for done in _as_it_is(Deed.BECAME_BLOCKED, other, None, 1, tx.board))
        case e.TurnedFaceUp(object=one):
            yield from _as_it_is(Deed.TURNED_UP, one, None, count, tx.board)
        case e.Performed(action=action, player=player, object=one):
            made = list(_as_it_is(Deed.PERFORMED, one, player, count, tx.board))
            for done in made or [Done(what=Deed.PERFORMED, player=player, count=count)]:
                yield replace(done, action=action)
        case e.Damage(source=source, to=to, amount=amount, combat=combat):
            seen = before.last_seen(source)
            if seen is not None:
                found, looks, controller = seen
                harm = Done(what=Deed.DAMAGED, player=controller, object=found, looks=looks, to=to, count=count)
                yield replace(harm, combat=combat, amount=amount)


def _moved(event: e.ZoneChange, count: int, before: Board, tx: Transaction) -> Iterator[Done]:
    """404.1, 701.9, 701.21: what was sacrificed or discarded, as it was; what lies in a graveyard now, as it is there."""
    if event.reason is Reason.SACRIFICED:
        yield from _as_it_is(Deed.SACRIFICED, event.object, None, count, before)
    if event.reason is Reason.DISCARDED:
        yield from _as_it_is(Deed.DISCARDED, event.object, None, count, before)
    if event.to is Zone.GRAVEYARD:
        yield from _from(event, _as_it_is(Deed.BURIED, event.became, None, count, tx.board))


def _from(event: e.ZoneChange | e.TokenCreated, done: Iterator[Done]) -> Iterator[Done]:
    origin = event.origin if isinstance(event, e.ZoneChange) else None
    return (replace(one, origin=origin) for one in done)


def _as_it_is(what: Deed, one: ObjectId, player: PlayerId | None, count: int, board: Board) -> Iterator[Done]:
    seen = board.last_seen(one)
    if seen is None:
        return
    found, looks, controller = seen
    who = player if player is not None else found.owner if what in (Deed.DISCARDED, Deed.BURIED) else controller
    yield Done(what=what, player=who, object=found, looks=looks, count=count)
