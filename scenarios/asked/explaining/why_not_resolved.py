"""608.2b, 701.6a, 101.2: what a spell, an ability or an instruction would have done, and did not do."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from engine import PlayerTarget, Recipient, StepKind
from engine.state import events as e
from engine.state.facts.nothing import CouldNot, Nothing, WhyNothing
from engine.words.mentions import Mention
from engine.words.terms import ObjectId, Reason, Zone
from scenarios.asked.explaining.reasons import Reason as Why
from scenarios.language.words import People, called, joined
from scenarios.played.run import RunStep
from scenarios.told.facts.nothing import kept_words
from scenarios.told.happenings import clause
from scenarios.told.steps import sentence
from scenarios.told.telling import source_words

_TOLD_ELSEWHERE = (WhyNothing.INDESTRUCTIBLE, WhyNothing.SURVIVES, WhyNothing.ZERO_DAMAGE, WhyNothing.PAID_ANYWAY)
"""What has words of its own among the reasons, or keeps nothing from happening."""
_DEATHS = (Reason.DESTROYED, Reason.SACRIFICED, Reason.STATE_BASED)


def unresolved(people: People, who: Mention | PlayerTarget, steps: Iterable[RunStep]) -> Iterator[Why]:
    """608.2b, 701.6a: a spell or ability that did nothing since it did not resolve: of it, and of what it targeted."""
    targeting: set[ObjectId] = set()
    for each in steps:
        targeting |= set(_targeting(each, who))
        for one, why in _come_to_nothing(people, each):
            itself = isinstance(who, Mention) and one.label == who.label
            if itself or one.id in targeting:
                what = (
                    "non si risolve"
                    if itself
                    else f"l'effetto {joined('di', source_words(one, people))} non lo riguarda"
                )
                yield Why(what, why, _numbers(each), (each.n,))


def _come_to_nothing(people: People, each: RunStep) -> Iterator[tuple[Mention, str]]:
    """What leaves the stack in a step without having resolved, and why."""
    step = each.step
    if step.kind is StepKind.DOES_NOT_RESOLVE and step.cause is not None:
        yield step.cause, sentence(step, people).partition(": ")[2].partition(";")[0].removesuffix(".")
    for change in step.changes:
        match change.event:
            case e.ZoneChange(object=one, reason=Reason.COUNTERED) | e.Ceased(object=one, countered=True):
                if (gone := step.names.get(one)) is not None:
                    by = "" if step.cause is None else f" da {source_words(step.cause, people)}"
                    yield gone, f"{called(gone, people)} viene neutralizzata{by}"


def vain(people: People, who: Mention | PlayerTarget, steps: Iterable[RunStep]) -> Iterator[Why]:
    """101.2, 101.3, 609.3: what an instruction could not do, to somebody or of somebody, and what kept it from that."""
    targeting: set[ObjectId] = set()
    for each in steps:
        step = each.step
        targeting |= set(_targeting(each, who))
        could_not, nothing = step.fact(CouldNot), step.fact(Nothing)
        for kept in () if could_not is None else could_not.kept:
            if _same(kept.whom, who):
                what, _, why = kept_words(kept, people).partition(": ")
                yield Why(what, why, _numbers(each), (each.n,))
        if nothing is not None and nothing.why not in _TOLD_ELSEWHERE and _concerns(each, nothing, who, targeting):
            yield Why("non succede niente", sentence(step, people).removesuffix("."), _numbers(each), (each.n,))


def instead_of_dying(people: People, who: Mention, steps: Iterable[RunStep]) -> Iterator[Why]:
    """614.6, 700.4: what went elsewhere from the battlefield, though it was destroyed or sacrificed."""
    for each in steps:
        for change in each.step.changes:
            event = change.event
            if not isinstance(event, e.ZoneChange) or event.to is Zone.GRAVEYARD or event.reason not in _DEATHS:
                continue
            if event.origin is Zone.BATTLEFIELD and _is(each, event.object, who):
                where = clause(event, each.step.names, people)
                rules = tuple(dict.fromkeys((*_numbers(each), *map(str, change.rules))))
                yield Why("non muore", f"quello che l'avrebbe fatta morire è sostituito: {where}", rules, (each.n,))


def _is(each: RunStep, one: Recipient, who: Mention | PlayerTarget) -> bool:
    if isinstance(one, PlayerTarget) or isinstance(who, PlayerTarget):
        return one == who
    known = each.step.names.get(one)
    return known is not None and known.label == who.label


def _same(one: Mention | PlayerTarget, who: Mention | PlayerTarget) -> bool:
    if isinstance(one, PlayerTarget) or isinstance(who, PlayerTarget):
        return one == who
    return one.label == who.label


def _targeting(each: RunStep, who: Mention | PlayerTarget) -> Iterator[ObjectId]:
    """What came to target somebody in a step."""
    for change in each.step.changes:
        if isinstance(change.event, e.BecameTarget) and _is(each, change.event.target, who):
            yield change.event.by


def _concerns(each: RunStep, nothing: Nothing, who: Mention | PlayerTarget, targeting: Container[ObjectId]) -> bool:
    """Whether that nothing happens is so of somebody: of what the fact names, of what would have done it, of whose it is, or of
    what that targets."""
    step = each.step
    if step.cause is not None and step.cause.id in targeting:
        return True
    if isinstance(who, PlayerTarget):
        return step.player == who.player
    about = nothing.of or (() if step.cause is None else (step.cause,))
    return any(_same(one, who) for one in about)


def _numbers(each: RunStep) -> tuple[str, ...]:
    return tuple(map(str, each.step.rules))
