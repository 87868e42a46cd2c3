"""610.3: what an effect moves until something has left the battlefield goes back as soon as it has."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.cards.abilities.triggers import Moves
from engine.cards.sorting import sorted_abilities
from engine.happening.writing.lasting import owe_return, return_due
from engine.state import events as e
from engine.state.changes import runs_of
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.lasting import ReturnDue
from engine.state.trace import Change, StepKind
from engine.words.citations import cite, not_implemented
from engine.words.terms import ObjectId, Reason, Zone

not_implemented("610.3", "ritorni legati a un evento che non sia l'uscita della fonte dal campo di battaglia")


def until_gone(tx: Transaction, happened: Sequence[Change], to: Zone, until: ObjectId) -> None:
    """610.3: keep what was moved to where the effect says, with the zone that it left."""
    moved = [one.event for one in happened if isinstance(one.event, e.ZoneChange) and one.event.to is to]
    due = tuple(ReturnDue(object=one.became, to=one.origin, until=until) for one in moved if one.origin is not None)
    owe_return(tx.game, *due)


def give_back(tx: Transaction) -> None:
    """610.3, 610.3c-d: right after the event, all that is due at once, under the control of their owners."""
    due = [one for one in tx.game.returning if not _there(tx, one.until)]
    if not due:
        return
    return_due(tx.game, due)
    back = [change for one in due if one.object in tx.game.objects for change in _back(tx, one)]
    if back:
        together = (cite("610.3d"),) if len({one.until for one in due}) > 1 else ()
        tx.happen(back, kind=StepKind.EVENT, rules=(*_RULES, *together))


def tell_what_stays(tx: Transaction, happened: Sequence[Change]) -> None:
    """702.26d: what waits for a permanent to leave the battlefield stays where it is as that permanent only phases out."""
    for gone in (change.event.object for change, _ in runs_of(happened) if isinstance(change.event, e.PhasedOut)):
        waiting = [tx.mention(due.object) for due in tx.game.returning if due.until == gone]
        if waiting:
            facts = (Nothing(WhyNothing.HAS_NOT_LEFT, tuple(waiting)),)
            tx.note(StepKind.NOTHING, [cite("702.26d"), cite("610.3")], facts=facts, cause=gone)


def waits_for_leaving(tx: Transaction, one: ObjectId) -> bool:
    """610.3, 603.6c: whether something is to happen once this leaves the battlefield: what it moved goes back, or it triggers."""
    if any(due.until == one for due in tx.game.returning):
        return True
    own = (ability.trigger for _, ability in sorted_abilities(tx.board.characteristics(one)).triggered)
    return any(
        isinstance(trigger, Moves) and trigger.origin is Zone.BATTLEFIELD and trigger.subject.this for trigger in own
    )


def _back(tx: Transaction, due: ReturnDue) -> list[Change]:
    """610.3c; 608.3a: what is no permanent does not enter."""
    found = tx.game.objects[due.object]
    if due.to is Zone.BATTLEFIELD and not found.printed.permanent_card:
        return []
    return [Change(event=e.ZoneChange(object=found.id, to=due.to, reason=Reason.EFFECT), rules=_RULES)]


_RULES = (cite("610.3"), cite("610.3c"))


def _there(tx: Transaction, one: ObjectId) -> bool:
    found = tx.game.objects.get(one)
    return found is not None and found.zone is Zone.BATTLEFIELD
