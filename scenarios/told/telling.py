"""What the sentences of all kinds of steps are put together from: who, what, by which cause, what happened, what was chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine import PlayerTarget, Recipient, Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of, those_of
from engine.state.crowds import few_of as few_things
from engine.state.facts.announced import Named, OfAbility
from engine.state.trace import Change
from engine.words.mentions import Mention
from engine.words.terms import Kind
from scenarios.language.agreement import plural
from scenarios.language.words import People, called, joined, listed, quoted, source_of, thousands
from scenarios.told.happenings import clause


def source_words(mention: Mention, people: People) -> str:
    """The source of an ability by its name, by its label where it has none."""
    known = mention.name or mention.kind in (Kind.DESIGNATION, Kind.EMBLEM)
    return called(mention, people) if known else quoted(mention.label)


def named(one: Named, people: People) -> str:
    """An object or a player of a fact."""
    return people.name(one.player) if isinstance(one, PlayerTarget) else called(one, people)


def all_named(several: Iterable[Named], people: People) -> tuple[str, ...]:
    """Objects and players of a fact."""
    return tuple(
        named(one, people) if count == 1 else f"{thousands(count)} {named(one, people)}"
        for one, count in few_things(several)
    )


def clauses(step: Step, people: People) -> list[str]:
    """What happened in a step, clause by clause; damage and its being marked are one.

    What an effect that begins does is told from the facts of its step.
    """
    told: list[tuple[str, int]] = []
    previous: e.Event | None = None
    for change, count in few_of(step.changes):
        event = change.event
        if isinstance(event, e.EffectBegins):
            continue
        if _by_effect(step, event):
            told.append((_turned_by_effect(event, step, people), count))
        elif not _is_marking_of(previous, event):
            told.append((clause(event, step.names, people), count))
        elif isinstance(event, e.DamageMarked) and event.deathtouch:
            told[-1] = (told[-1][0] + " con tocco letale", told[-1][1])
        previous = event
    return grouped(told)


def _by_effect(step: Step, event: e.Event) -> bool:
    """608.2c: whether an effect taps or untaps something: then it is not its controller who does."""
    return step.kind in (StepKind.INSTRUCTION, StepKind.EVENT) and isinstance(event, e.Tapped | e.Untapped)


def _turned_by_effect(event: e.Event, step: Step, people: People) -> str:
    assert isinstance(event, e.Tapped | e.Untapped)
    verb = "si TAPpa" if isinstance(event, e.Tapped) else "si STAPpa"
    return f"{verb} {recipient_of(event.object, step, people)}"


def _is_marking_of(previous: e.Event | None, event: e.Event) -> bool:
    """120.3e: whether an event is only the other side of the damage told just before."""
    return (
        isinstance(event, e.DamageMarked)
        and isinstance(previous, e.Damage)
        and previous.to == event.object
        and previous.amount == event.amount
    )


def grouped(clauses: Iterable[tuple[str, int]]) -> list[str]:
    """The clauses in their order, each with how often; one that is there several times is said once."""
    counted: dict[str, int] = {}
    for one, times in clauses:
        counted[one] = counted.get(one, 0) + times
    return _together([_so_often(one, times) for one, times in counted.items()])


_DONE_TO = re.compile(
    r"(?P<head>\S.* (?:TAPpa|STAPpa|guarda|rivela|scarta|sacrifica|pesca)) (?P<what>«[^»]*»(?: \([^)]*\))?)"
)


def _together(clauses: list[str]) -> list[str]:
    """What somebody does to one thing after the other, said once of all of them: ``Anna rivela «Uno», «Due» e «Tre»``."""
    told: list[tuple[str, list[str]]] = []
    for one in clauses:
        found = _DONE_TO.fullmatch(one)
        head, what = (found["head"], [found["what"]]) if found is not None else (one, [])
        if what and told and told[-1][0] == head:
            told[-1][1].extend(what)
        else:
            told.append((head, what))
    return _said_of_all([f"{head} {listed(what)}" if what else head for head, what in told])


_DESTROYED = re.compile(r"il permanente (?P<what>«[^»]*»(?: \([^)]*\))?) viene distrutto(?P<rest>.*)")


def _said_of_all(clauses: list[str]) -> list[str]:
    """What befalls one permanent after the other in one event, said once: ``i permanenti «Uno» e «Due» vengono distrutti``."""
    told: list[tuple[str, list[str]]] = []
    for one in clauses:
        found = _DESTROYED.fullmatch(one)
        rest, what = (found["rest"], [found["what"]]) if found is not None else (one, [])
        if what and told and told[-1][1] and told[-1][0] == rest:
            told[-1][1].extend(what)
        else:
            told.append((rest, what))
    return [_destroyed(what, rest) if what else rest for rest, what in told]


def _destroyed(what: list[str], rest: str) -> str:
    if len(what) == 1:
        return f"il permanente {what[0]} viene distrutto{rest}"
    several = rest.replace(" e va ", " e vanno ", 1).replace(
        "non può essere rigenerato", "non possono essere rigenerati", 1
    )
    return f"i permanenti {listed(what)} vengono distrutti{several}"


_ONE_TOKEN = " crea una pedina "
_OF_TOKENS = (
    (", che sta ", ", che stanno "),
    (", che entra ", ", che entrano "),
    (" TAPpata", " TAPpate"),
    (" e la assegna ", " e le assegna "),
)
"""What is said of a token that is made, and of several."""
_SUBJECT = re.compile(r"(?P<who>«[^»]*»|una carta) (?P<said>.*)")


def _so_often(clause: str, times: int) -> str:
    if times > 1 and _ONE_TOKEN in clause:
        made = clause.replace(_ONE_TOKEN, f" crea {thousands(times)} pedine ", 1)
        for one, several in _OF_TOKENS:
            made = made.replace(one, several, 1)
        return made
    if times == 1:
        return clause
    found = _SUBJECT.match(clause)
    many = None if found is None else plural(found["said"])
    if found is None or many is None:
        return f"{clause} ({thousands(times)} volte)"
    return f"{thousands(times)} {'carte' if found['who'] == 'una carta' else found['who']} {many}"


def happened(step: Step, people: People, head: str = "") -> str:
    """What happened in a step, behind a heading where one is given."""
    told = "; ".join(clauses(step, people))
    if not told:
        return head
    return f"{head}: {told}" if head else told


def player(step: Step, people: People) -> str:
    """The player that a step is about."""
    return people.name(step.player)


def cause(step: Step, people: People) -> str:
    """The spell or ability that a step is about; an ability by the source that the step names."""
    if step.cause is None:
        return "ciò che è in cima alla pila"
    if step.cause.kind is Kind.ABILITY:
        of = step.fact(OfAbility)
        shown = source_words(of.source, people) if of is not None else source_of(step.cause, people)
        return f"l'abilità {joined('di', shown)}"
    return called(step.cause, people)


def recipient_of(one: Recipient, step: Step, people: People) -> str:
    """An object or player that an event of a step speaks of."""
    if isinstance(one, PlayerTarget):
        return people.name(one.player)
    found = step.names.get(one)
    return called(found, people) if found is not None else "un oggetto"


def others(step: Step, people: People, *told: type) -> str:
    """What happened in a step besides the events that its sentence already tells."""
    kept = those_of(step.changes, lambda event: not isinstance(event, told))
    more = "; ".join(clauses(_only(step, kept), people))
    return f"; {more}" if more else ""


def _only(step: Step, changes: Sequence[Change]) -> Step:
    return Step(kind=step.kind, rules=step.rules, changes=changes, facts=step.facts, names=step.names)
