"""The ruling: the answer first, or, where something is not known, that first; then the steps with their rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine import Purpose, StepKind
from engine.state.facts.nothing import CountsAsPaid
from engine.state.facts.turns import AllPassed
from engine.words.record import Record
from scenarios.laid.entered_with import supposed
from scenarios.language.illegal_answers import at_least
from scenarios.language.words import People, counters, listed, number, plain, quoted, sentence_case
from scenarios.played.answers import says_nothing
from scenarios.told.aimed_at_nothing import aimed_at_nothing
from scenarios.told.answer import answer
from scenarios.told.facts.table import PARTS
from scenarios.told.old_texts import in_other_words, read_as_today, resting_on
from scenarios.told.questions import answer_words, lines_that_answer, question_words
from scenarios.told.steps import not_triggered, sentence, untold

if TYPE_CHECKING:
    from scenarios.played.expecting import Found
    from scenarios.played.run import Run, RunStep
    from scenarios.written.model import Reply

_QUIET = (StepKind.PRIORITY, StepKind.PASS)

COSTS_PAID = "I costi di mana si considerano pagati (601.2h)."
SUPPOSED = "Senza quello che manca verrebbe:"


class Line(Record, kw_only=True):
    """One line of a ruling: the steps that it tells, from ``first`` to ``last``, their rules, and what was chosen before."""

    first: int
    last: int
    action: int | None
    text: str
    rules: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    """What was asked and answered for these steps to happen."""
    missed: tuple[str, ...] = ()
    """Why abilities that came near to it did not trigger."""


class Ruling(Record, kw_only=True):
    """What a judge reads: the answer in a few sentences, why it may not be trusted whole, and the steps behind it."""

    answer: tuple[str, ...]
    rules: tuple[str, ...]
    """Those that decide the answer, at most three."""
    rest: tuple[str, ...]
    """What else is different in the end."""
    asked: tuple[Found, ...]
    """What the scenario asks, each with its value."""
    incomplete: tuple[str, ...]
    lines: tuple[Line, ...]
    notes: tuple[str, ...]
    supposes: bool = True
    """Whether anything of the answer would hold without what is missing: that something is not known supposes nothing."""

    @property
    def opening(self) -> tuple[str, ...]:
        """What is read first: the answer; or, where it cannot be trusted whole, why not, and then the answer as a supposition."""
        if not self.incomplete:
            return self.answer
        return (*self.incomplete, self.hedged)

    @property
    def hedged(self) -> str:
        """The answer in one line, as no more than a supposition where something is missing."""
        told = " ".join(self.answer)
        return f"{SUPPOSED} {told}" if self.incomplete and self.supposes else told

    @property
    def decided_by(self) -> str:
        """The deciding rules in one line; '' where none decides."""
        if not self.rules:
            return ""
        return f"{'Decide la regola' if len(self.rules) == 1 else 'Decidono le regole'} {listed(self.rules)}."


def ruling(run: Run, *, folded: bool = True) -> Ruling:
    """The ruling on a run. ``folded``: passes and priority in one line, and costs that count as paid in a note."""
    found = answer(run)
    return Ruling(
        answer=found.headline,
        rules=found.rules,
        rest=found.rest,
        asked=found.asked,
        incomplete=not_known(run),
        lines=tuple(_lines(run, folded=folded)),
        notes=tuple(_notes(run, folded=folded)),
        supposes=not run.unproven or any(one.value is not None for one in found.asked),
    )


def _notes(run: Run, *, folded: bool) -> Iterator[str]:
    """What there is to be known besides: how costs count, and from which printings the texts of cards are."""
    whose = listed(run.people.name(one) for one in run.mana_of)
    if run.mana_is_short:
        yield (
            f"Si chiede se si può fare, e le fonti di mana sono sul tavolo: il mana di {whose} è contato (601.2h). "
            "Con «conta il mana: no» i costi di mana si considerano pagati."
        )
    elif whose and not run.mana_not_tried:
        yield f"I costi di mana si considerano pagati (601.2h); le fonti di mana che ha sul tavolo bastano a quelli di {whose}."
    elif folded and any(_counts_as_paid(step) for step in run.steps):
        yield COSTS_PAID
    for reply in run.needless:
        yield f"La risposta{_at_line(reply)} non serviva: c'era una sola scelta, o nessuno la chiede."
    for reply in run.unheard:
        told = f"La risposta{_at_line(reply)} non risponde a quello che si chiede, e a niente di quello che si è chiesto prima"
        lines = () if run.question is None else lines_that_answer(run.question, run.people)
        if (
            run.question is not None
            and run.question.minimum
            and says_nothing(reply.value, run.question, run.people.names)
        ):
            yield f"{told}: {at_least(run.question.minimum)}."
            continue
        yield f"{told}: qui si risponde con {listed(map(quoted, lines), 'o')}." if lines else f"{told}."
    for laid in supposed(run.scenario, run.start):
        yield (
            f"Del tavolo nessuno dice se {quoted(laid.printed.name)} ha segnalini: si suppone che abbia quelli con cui entra "
            f"({listed(counters(count, kind) for kind, count in laid.counters.items())})."
        )
    yield from (f"{one}." for one in resting_on(run.scenario))
    for line, typed, guide in run.scenario.retold:
        as_read = f"come «{plain(guide)}»" if guide else "come quello che non serve dire"
        yield f"La riga {line}, «{plain(typed)}», è letta {as_read}."
    for name, said, read in in_other_words(run.scenario):
        yield f"{quoted(name)}: «{plain(said)}» è letto come «{plain(read)}»."
    yield from aimed_at_nothing(run)
    yield from read_as_today(run)


def _at_line(reply: Reply) -> str:
    return f" alla riga {reply.place.line}" if reply.place is not None else ""


def not_known(run: Run) -> tuple[str, ...]:
    """What the answer rests on and is not known."""
    lacking = tuple(f"La risposta è incompleta: {plain(one)}." for one in run.scenario.lacking)
    reasons = [untold(one, run.people) for one in run.not_understood]
    if run.stopped_by:
        reasons.append(f"dopo {number(len(run.steps), 'passo', 'passi')} lo svolgimento è interrotto: {run.stopped_by}")
    if run.mana_not_tried:
        whose = listed(run.people.name(one) for one in run.mana_of)
        reasons.append(
            f"non si sa se il mana di {whose} basta, perché i modi di pagare sono troppi per provarli tutti (601.2g); "
            "con «conta il mana: no» i costi di mana si considerano pagati"
        )
    return (*lacking, *(f"La risposta è incompleta: {reason}." for reason in reasons))


def _lines(run: Run, *, folded: bool) -> Iterator[Line]:
    people, chosen = run.people, _chosen(run)
    for group in _groups(run.steps, folded=folded):
        first, last = group[0], group[-1]
        quiet = folded and last.step.kind in _QUIET
        told = _quiet_words(group, people) if quiet else sentence(last.step, people)
        told = f"Per prova, e poi il tavolo torna com'era: {told}" if last.tried else told
        yield Line(
            first=first.n,
            last=last.n,
            action=first.action,
            text=told,
            rules=tuple(dict.fromkeys(str(rule) for one in group for rule in one.step.every_rule())),
            chosen=tuple(text for one in group for text in chosen.get(one.n, ())),
            missed=tuple(dict.fromkeys(text for one in group for text in not_triggered(one.step, people))),
        )


def _groups(steps: Sequence[RunStep], *, folded: bool) -> Iterator[list[RunStep]]:
    """Steps one by one. Folded: passes and priority that follow each other are one, the end of a step of the turn goes with
    the beginning of the next one, what would resolve goes with that it does not, and costs that count as paid are left out."""
    group: list[RunStep] = []
    for step in steps:
        if folded and _counts_as_paid(step):
            continue
        if group and not _goes_with(group[-1], step):
            yield group
            group = []
        group.append(step)
        if not folded:
            yield group
            group = []
    if group:
        yield group


def _goes_with(one: RunStep, following: RunStep) -> bool:
    if following.step.kind is StepKind.DOES_NOT_RESOLVE:
        return one.step.kind is StepKind.RESOLUTION_BEGINS
    if following.step.kind in _QUIET:
        return one.step.kind in _QUIET and one.step.fact(AllPassed) is None
    ended = one.step.kind is StepKind.STEP_ENDS and not one.step.changes
    return ended and following.step.kind is StepKind.STEP_BEGINS


def _counts_as_paid(step: RunStep) -> bool:
    return step.step.fact(CountsAsPaid) is not None


def _quiet_words(group: Sequence[RunStep], people: People) -> str:
    """117.4: all pass; or who passed, and who has priority in the end."""
    passed = [one for one in group if one.step.kind is StepKind.PASS]
    if passed and (everybody := PARTS.parts(passed[-1].step, people, AllPassed)):
        return everybody
    told = [f"{people.name(one.step.player)} passa" for one in passed]
    if group[-1].step.kind is StepKind.PRIORITY:
        told.append(f"{people.name(group[-1].step.player)} riceve priorità")
    return f"{sentence_case('; '.join(told))}."


def _chosen(run: Run) -> dict[int, tuple[str, ...]]:
    """What was asked and answered, by the first step that came of it; targets are told by the step itself."""
    found: dict[int, tuple[str, ...]] = {}
    ends = [made.cursor.asked for made in run.made[1:]] + [len(run.asked)]
    for made, end in zip(run.made, ends, strict=False):  # nothing was made where the limit came before
        asked = [one for one in run.asked[made.cursor.asked : end] if one.question.purpose is not Purpose.TARGETS]
        if asked:
            found[made.cursor.steps + 1] = tuple(
                f"{question_words(one.question, run.people)}: {answer_words(one.question, one.answer, run.people)}."
                for one in asked
            )
    return found
