"""The ruling on a board, as it stands beside the board: the answer, what decides it, what is open, what was not read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from judge import patience
from judge.patience import Stopped, never
from judge.presenters.exporting import opened_of
from judge.presenters.ruled import NOTHING_YET, Verdict
from scenarios.language.errors import ScenarioError
from scenarios.told import ruling
from scenarios.told.citing import cited
from scenarios.told.sheet import ALSO, Opened

if TYPE_CHECKING:
    from judge.presenters.card_texts import Note
    from scenarios.written.model import Scenario

HEADING = "Risposta"
NOT_PLAYED = "Non si può ancora svolgere."
NOT_ASKED = "Che cosa si chiede alla riga {} non si capisce; ecco che cosa cambia."


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
    open_question = opened_of(made, stopped) or Opened("", (), told)
    # The numbers come before anything long, so that a low pane shows the answer and what decides it.
    below = [*filter(None, [open_question.decided.decided_by]), *open_question.outcomes]
    below += [cited(number).line for number in open_question.decided.rules]
    if told.rest:
        below.append(f"{ALSO} {' '.join(told.rest)}")
    below += [f"Attesa non vera: {check.attesa} (invece: {check.perche})." for check in made.checks if not check.vera]
    below += [f"Non letto, riga {note.line}: {note.fragment} ({note.reason})" for note in notes if not note.understood]
    below += told.notes
    answer = (*told.incomplete, *map(NOT_ASKED.format, dict.fromkeys(unasked)), open_question.answer or told.hedged)
    if not scenario.script and len(made.steps) <= _NOTHING_HAPPENS:
        answer = (*answer, NOTHING_YET)
    return Verdict(f"Risposta ({made.outcome.value})", answer, tuple(below), made)


_NOTHING_HAPPENS = 2


def faulty() -> Verdict:
    """Where there is no ruling, since something is wrong, which is listed below the board."""
    return Verdict(HEADING, (f"{NOT_PLAYED} F8 porta dove non va.",), ())


def unforeseen(said: str) -> Verdict:
    """Where judging the board broke: what was said of the report of it."""
    return Verdict(HEADING, (NOT_PLAYED,), (said,))


def _meant(suggestion: str) -> str:
    return f" (forse «{suggestion}»?)" if suggestion else ""
