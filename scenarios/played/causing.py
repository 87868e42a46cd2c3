"""What led to what was asked about: the steps that did it, those of the same resolution, what its ability triggered on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from heapq import heapify, heappop, heappush

from engine import Citation, Step, StepKind
from engine.state.changes import few_of
from engine.state.trace import Change
from engine.words.mentions import Mention
from engine.words.terms import Kind

_Key = tuple[Kind, int]


def led_to(
    steps: Sequence[Step], wanted: Callable[[Step], bool], about: Callable[[Change, Step], bool] | None = None
) -> Iterator[str]:
    """The rules of the steps that are wanted, and behind each those of what led to it; the last steps first.

    ``about``: which of the changes of a wanted step it is wanted for; without it all of them. A step of a resolution came of the
    steps before it in that resolution, an ability of the step on which it triggered.
    """
    resolving: dict[_Key, list[int]] = defaultdict(list)
    noticed: dict[tuple[str, int], list[int]] = defaultdict(list)
    came_of = [*causes(steps)]
    for n, step in enumerate(steps):
        cause = came_of[n]
        if cause is not None:
            resolving[_key(cause)].append(n)
        for one in step.triggered:
            noticed[one.source.label, one.index].append(n)
    todo = [-n for n, step in enumerate(steps) if wanted(step)]
    heapify(todo)
    seen: set[int] = set()
    followed: set[_Key] = set()
    while todo:
        last = -heappop(todo)
        if last in seen:
            continue
        seen.add(last)
        if about is not None and wanted(steps[last]):
            yield from map(str, rules_about(steps[last], about))
        else:
            yield from map(str, steps[last].own_rules())
        cause = came_of[last]
        if cause is None or _key(cause) in followed:
            continue
        followed.add(_key(cause))
        for n in resolving[_key(cause)]:
            if n < last and not taps_in_vain(steps[n]):
                heappush(todo, -n)
        if cause.kind is Kind.ABILITY:
            of_it = (cause.label.partition("#")[0], cause.index)
            triggering = [n for n in noticed[of_it] if n < last]
            if triggering:
                heappush(todo, -triggering[-1])
                for one in steps[triggering[-1]].triggered:
                    if (one.source.label, one.index) == of_it:
                        yield from map(str, one.rules)


def taps_in_vain(step: Step) -> bool:
    """701.26: whether an instruction to tap or untap changed nothing, which says something only of what is tapped."""
    if step.kind is not StepKind.INSTRUCTION or step.changes or step.facts:
        return False
    return any(rule.startswith("701.26") for rule in map(str, step.rules))


def causes(steps: Sequence[Step]) -> Iterator[Mention | None]:
    """608.2: what each step came of: while an ability resolves that is the ability, whose source the step itself names."""
    resolving: Mention | None = None
    for step in steps:
        if step.kind is StepKind.RESOLUTION_BEGINS:
            resolving = step.cause if step.cause is not None and step.cause.kind is Kind.ABILITY else None
        yield resolving or step.cause
        if step.kind in (StepKind.RESOLVED, StepKind.DOES_NOT_RESOLVE):
            resolving = None


def rules_about(step: Step, about: Callable[[Change, Step], bool]) -> Iterator[Citation]:
    """The rules of a step and of some of its changes: what happens to others at the same time is told by rules of its own."""
    yield from step.rules
    for change, _ in few_of(step.changes):
        if about(change, step):
            yield from change.rules


def _key(cause: Mention) -> _Key:
    return cause.kind, cause.id
