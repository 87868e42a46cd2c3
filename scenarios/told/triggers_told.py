"""603: whether an ability triggered, how often, from where and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Step, StepKind
from engine.board.derived import ELSEWHERE
from engine.state.facts.announced import ConditionFails
from engine.words.terms import Kind, Zone
from scenarios.laid.borne import borne
from scenarios.language.words import called, joined, keyword_word
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found, Moment
from scenarios.played.fruitless import fruitless
from scenarios.played.lacking import asked_about, missed_the_beginning, silent
from scenarios.told.fates import name_of
from scenarios.told.reasons import CRITERIA, MISSED_THE_BEGINNING, near_miss
from scenarios.written import queries
from scenarios.written.scalars import Which

if TYPE_CHECKING:
    from scenarios.played.run import Run
from scenarios.told.answer_of_one import Said


def told_triggers(
    run: Run, found: Found, query: queries.TriggeredQuery, step: int | None, since: Moment | None
) -> Said:
    which = query.ability
    word = ""
    if _several_abilities(run, which):
        word = f" {keyword_word(which.keyword) if which.keyword is not None else which.ability}"
    about = f"l'abilità{word} {joined('di', _source(run, which))}"
    if found.value:
        times = "una volta" if found.value == 1 else f"{found.value} volte"
        if _of_several_tokens(run, found, which):
            about = f"l'abilità{word} delle pedine {_source(run, which)}"
            times = f"in tutto {times}" if since is None else times
        often = f"si innesca {times}" if since is None else f"si è innescata in tutto {times}"
        nothing = _unresolved(run, found, which)
        each = "" if nothing or since is not None else f"|si innescano {times} ciascuna"
        return Said(about, often + nothing + each, step)
    if any(is_ability(one.source, one.index, which) for each in run.steps if each.tried for one in each.step.triggered):
        return Said(about, f"non si innesca: {_ONLY_ASKED}", step)
    why = next(
        (
            told
            for one in run.steps
            for missed in one.step.missed
            if is_ability(missed.source, missed.index, which)
            if (told := near_miss(missed, run.people)) is not None
        ),
        "",
    )
    reason = why.partition(": ")[2].removesuffix(".") or _from_elsewhere(run, found, which)
    return Said(about, f"non si innesca{f': {reason}' if reason else ''}", step)


def _from_elsewhere(run: Run, found: Found, which: Which) -> str:
    """113.6, 513.2: that an ability would have triggered, had its card lain, or lain by then, where the ability functions."""
    assert found.moment is not None
    meant = asked_about(run, which)
    if meant is None:
        return ""
    steps = run.steps[: found.moment.steps]
    late = next(filter(None, (missed_the_beginning(run, meant[0], ability, steps) for ability in meant[1])), "")
    if late:
        return f"{MISSED_THE_BEGINNING} ({late})"
    elsewhere = any(silent(run, meant[0], ability, steps) for ability in meant[1])
    return f"{CRITERIA[ELSEWHERE]} (113.6)" if elsewhere else ""


def _unresolved(run: Run, found: Found, which: Which) -> str:
    """603.3c-d, 608.2a-b, 701.6a, 800.4d: that the ability did nothing though it had triggered, and why."""
    assert found.moment is not None
    nothing = fruitless(run.happened(found.moment.steps), which)
    return f" ma {_why_nothing(nothing[-1])}" if nothing else ""


def _why_nothing(step: Step) -> str:
    match step.kind:
        case StepKind.DOES_NOT_RESOLVE if step.fact(ConditionFails) is not None:
            return "non si risolve: la sua condizione non è più vera"
        case StepKind.DOES_NOT_RESOLVE:
            return "non si risolve: non ha bersagli legali"
        case StepKind.ABILITY_REMOVED:
            return "lascia la pila: non ha scelte legali"
        case StepKind.ABILITY_NOT_PUT:
            return "non va in pila: chi la controllerebbe ha lasciato la partita"
        case _:
            return "viene neutralizzata"


def _several_abilities(run: Run, which: Which) -> bool:
    """Whether other abilities of the same object are asked about too, so that its name does not say which is meant."""
    if which.ability is None and which.keyword is None:
        return False
    asked = [one.ability for one in run.scenario.asks if isinstance(one, queries.TriggeredQuery)]
    return any(
        (other.ability, other.keyword) != (which.ability, which.keyword)
        and (other.object == which.object or which.object in borne((run.start, run.final), other.object))
        for other in asked
    )


def _of_several_tokens(run: Run, found: Found, which: Which) -> bool:
    """111.4: whether what triggered are several tokens that nothing but their name tells apart: it is said of all of them."""
    assert found.moment is not None
    noticed = (one.source for step in run.happened(found.moment.steps) for one in step.triggered)
    there = (
        (one.label, one.id)
        for one in noticed
        if one.kind is Kind.TOKEN and one.zone is Zone.BATTLEFIELD and is_ability(one, one.index, which)
    )
    return len({*there}) > 1


def _source(run: Run, which: Which) -> str:
    for one in run.steps:
        for source in (
            *(noticed.source for noticed in one.step.triggered),
            *(missed.source for missed in one.step.missed),
        ):
            if is_ability(source, -1, Which(object=which.object)):
                return called(source, run.people)
    return name_of(which.object, run.start, run.people)


_ONLY_ASKED = "ciò di cui si chiede soltanto se si può fare, o quanto costa, non accade"
