"""608.2i: of what has happened, what is kept until the turn ends: what entered, was cast, sacrificed, discarded, dealt damage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.asking import Transaction
from engine.board.projection import Board
from engine.board.values import controller_of
from engine.happening.trigger_events import is_crime
from engine.happening.writing.turns import note_done
from engine.state import events as e
from engine.state.changes import runs_of
from engine.state.done import Done
from engine.state.trace import Change
from engine.words.terms import Deed, ObjectId, PlayerId, Reason, Zone


def remember_what_was_done(tx: Transaction, happened: Sequence[Change], before: Board) -> None:
    """608.2i: each thing that was done, as it was as it was done: what left a zone as it last was there, all else as it is now."""
    done = [one for change, count in runs_of(happened) for one in _of(change.event, count, before, tx)]
    if done:
        note_done(tx.game, done)


def _of(event: e.Event, count: int, before: Board, tx: Transaction) -> Iterator[Done]:
    match event:
        case e.ZoneChange(to=Zone.BATTLEFIELD) | e.TokenCreated():
            yield from _as_it_is(Deed.ENTERED, event.became, None, count, tx.board)
        case e.ZoneChange(reason=Reason.SACRIFICED):
            yield from _as_it_is(Deed.SACRIFICED, event.object, None, count, before)
        case e.ZoneChange(reason=Reason.DISCARDED):
            yield from _as_it_is(Deed.DISCARDED, event.object, None, count, before)
        case e.SpellCast(object=one, player=player):
            yield from _as_it_is(Deed.CAST, one, player, count, tx.board)
        case e.BecameTarget(announced=True, by=by) if is_crime(event, before):
            yield from _as_it_is(Deed.CRIME, by, controller_of(by, before), 1, before)
        case e.Damage(source=source, to=to):
            seen = before.last_seen(source)
            if seen is not None:
                found, looks, controller = seen
                yield Done(what=Deed.DAMAGED, player=controller, object=found, looks=looks, to=to, count=count)


def _as_it_is(what: Deed, one: ObjectId, player: PlayerId | None, count: int, board: Board) -> Iterator[Done]:
    seen = board.last_seen(one)
    if seen is None:
        return
    found, looks, controller = seen
    who = player if player is not None else found.owner if what is Deed.DISCARDED else controller
    yield Done(what=what, player=who, object=found, looks=looks, count=count)
