"""400.7, 700.4: by which moves an object came where it is, and by which of them it left the battlefield or the stack on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.state import events as e
from engine.state.changes import few_of
from engine.state.trace import Change
from engine.words.record import Record
from engine.words.terms import Kind, Reason, Zone
from scenarios.played.deaths import dies
from scenarios.played.expecting import Found
from scenarios.played.weighing import weight
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep


class Move(Record):
    """One move of an object, with the step in which it happened and where it brought that object."""

    step: RunStep
    change: Change
    event: e.ZoneChange
    to: Zone
    """730.3e, 903.9c: of several components each has a zone of its own."""

    @property
    def is_departure(self) -> bool:
        """603.6c, 701.6a: whether a permanent left the battlefield by it, or a spell was countered."""
        left = self.event.origin is Zone.BATTLEFIELD and self.to is not Zone.BATTLEFIELD
        return left or self.event.reason is Reason.COUNTERED


def moves_of(run: Run, label: str, since: int, until: int) -> Iterator[Move]:
    """The moves of an object between two numbers of steps, the last first."""
    for one in reversed(run.steps[since:until]):
        for change in reversed([first for first, _ in few_of(one.step.changes)]):
            event = change.event
            if isinstance(event, e.ZoneChange):
                arrived = (event.became, *event.beside)
                named = [getattr(one.step.names.get(each), "label", None) for each in (event.object, *arrived)]
                if label in named:
                    place = named[1:].index(label) if label in named[1:] else 0
                    yield Move(one, change, event, e.destination(event, place))


def was_countered(run: Run, label: str, until: int) -> bool:
    """701.6a, 704.5e: whether a copy of a spell that has ceased to exist was countered."""
    return any(
        change.event.countered and mention.label == label
        for one in run.steps[:until]
        for change, _ in few_of(one.step.changes)
        if isinstance(change.event, e.Ceased) and (mention := one.step.names.get(change.event.object)) is not None
    )


def died_before(run: Run, found: Found) -> Iterator[str]:
    """700.4: by which rule something died that has gone on from the graveyard, where it is asked what became of it."""
    one, at = found.object, found.moment
    label = one.label if one is not None else found.gone.label if found.gone is not None else ""
    if at is None or not isinstance(found.aspect, Aspect) or found.aspect.field != "zone":
        return
    if one is not None and one.kind is Kind.TOKEN:
        return  # 111.8: it never comes back; what died was another of the name
    moves = [*moves_of(run, label, 0, at.steps)]
    for move in moves if one is None else moves[1:]:
        if dies(run.final, move.event):
            rules = map(str, move.change.rules or move.step.step.rules)
            yield from sorted(rules, key=weight)[-1:]
            return
