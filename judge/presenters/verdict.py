"""The ruling on a board, as it stands beside the board: the answer, what decides it, what is open, what was not read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from judge import patience
from judge.patience import Stopped, never
from judge.presenters.ruled import SECONDS, Verdict
from scenarios.language.errors import ScenarioError
from scenarios.language.words import sentence_case
from scenarios.told import answer_words, plain, question_words, report, ruling
from scenarios.told.citing import cited

if TYPE_CHECKING:
    from judge.presenters.card_texts import Note
    from scenarios.asked.exploring.explore import Found
    from scenarios.played.run import Run
    from scenarios.written.model import Scenario

OUTCOMES = 60
"""How many answers are tried to tell what comes of each."""
HEADING = "Risposta"
NOT_PLAYED = "Non si può ancora svolgere."
NOT_ASKED = "Che cosa si chiede alla riga {} non si capisce; ecco che cosa cambia."
NOTHING_YET = "Scrivi che cosa succede: «Anna lancia 3 danni su Orso», «Anna attacca con Vipera», «muore Orso»."


def verdict(
    scenario: Scenario, notes: Sequence[Note] = (), stopped: Stopped = never, *, unasked: Iterable[int] = ()
) -> Verdict:
    """The ruling on a situation. What is no longer wanted comes to an end early, as a ruling that nobody reads.

    ``unasked``: the lines of questions that are not understood; what is answered then is what becomes different.
    """
    from scenarios.played.run import run

    try:
        made = run(scenario, budget=patience.for_run(stopped))
    except ScenarioError as error:
        # What does not fit what happens is no fault of the lines: it is found when the board is played.
        said = (f"Riga {fault.line}: {fault.message}{_meant(fault.suggestion)}." for fault in error.faults)
        return Verdict(HEADING, (NOT_PLAYED,), tuple(said))
    told = ruling(made)
    below = [*_open(made, stopped)] if made.question is not None else []
    below += [cited(number).line for number in told.rules]
    if told.rest:
        below.append(f"{report.ALSO} {' '.join(told.rest)}")
    below += [f"Attesa non vera: {check.attesa} (invece: {check.perche})." for check in made.checks if not check.vera]
    below += [f"Non letto, riga {note.line}: {note.fragment} ({note.reason})" for note in notes if not note.understood]
    below += told.notes
    answer = (*told.incomplete, *map(NOT_ASKED.format, dict.fromkeys(unasked)), told.hedged)
    if not scenario.script and len(made.steps) <= _NOTHING_HAPPENS:
        answer = (*answer, NOTHING_YET)
    return Verdict(f"Risposta ({made.outcome.value})", answer, tuple(below), made)


_NOTHING_HAPPENS = 2


def faulty() -> Verdict:
    """Where there is no ruling, since something is wrong, which is listed below the board."""
    return Verdict(HEADING, (f"{NOT_PLAYED} F8 porta dove non va.",), ())


def _meant(suggestion: str) -> str:
    return f" (forse «{suggestion}»?)" if suggestion else ""


def _open(made: Run, stopped: Stopped) -> Iterator[str]:
    """The question that is open, and what comes of each answer."""
    from scenarios.asked.exploring.explore import explore
    from scenarios.played.budget import Budget

    assert made.question is not None
    asked = question_words(made.question, made.people)
    budget = Budget(seconds=SECONDS, mebibytes=patience.MEBIBYTES, stopped=stopped)
    found = explore(made.scenario, limit=OUTCOMES, keep_replies=True, budget=budget)
    count = len(found.outcomes)
    more = "" if found.complete else " almeno"
    told = "un solo esito" if count == 1 else f"{count} esiti"
    are = "C'è" if count == 1 else "Ci sono"
    if count == 1 and found.complete:
        yield f"{sentence_case(asked)}: comunque, l'esito è uno solo."
    else:
        yield f"Dipende: {sentence_case(asked)}. {are}{more} {told}."
    for number, one in enumerate(found.outcomes, 1):
        yield f"{number}) {_way(one)} → {_outcome(one)}"


def _way(one: Found) -> str:
    people = one.run.people
    answered = [answer_words(asked.question, asked.answer, people) for asked in one.way]
    return plain("; ".join(answered)) or "senza scelte"


def _outcome(one: Found) -> str:
    return " ".join(ruling(one.run).answer)
