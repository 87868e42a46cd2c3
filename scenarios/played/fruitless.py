"""Abilities that have triggered and do nothing all the same: where a run says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.words.mentions import Mention
from engine.words.terms import Kind
from scenarios.played.expectations import is_ability, is_of_ability, of_source
from scenarios.written.scalars import Which

_KINDS = (StepKind.DOES_NOT_RESOLVE, StepKind.ABILITY_REMOVED, StepKind.ABILITY_NOT_PUT)


def fruitless(steps: Sequence[Step], which: Which) -> list[Step]:
    """603.3c-d, 608.2b, 701.6a, 800.4d: the steps by which an ability does nothing that somebody means, in their order."""
    # On the stack an ability has no name, and is labelled after its source.
    sources = {
        noticed.source.label
        for step in steps
        for noticed in step.triggered
        if is_ability(noticed.source, noticed.index, which)
    }
    meant = [which, *(which.model_copy(update={"object": label}) for label in sorted(sources))]
    return [step for step in steps if any(_comes_to_nothing(step, one) for one in meant)]


def _comes_to_nothing(step: Step, which: Which) -> bool:
    if step.kind in _KINDS and is_of_ability(step, which):
        return True
    return any(is_ability(one, one.index, which) for one in countered(step))


def countered(step: Step) -> Iterator[Mention]:
    """701.6a: the abilities that are countered in a step, each labelled as its source is."""
    for change, _ in few_of(step.changes):
        if isinstance(change.event, e.Ceased) and change.event.countered:
            ended = step.names.get(change.event.object)
            if ended is not None and ended.kind is Kind.ABILITY:
                yield of_source(ended)
