"""The ruling on a board, as it stands beside the board: the answer, what decides it, what is open, what was not read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from judge import patience
from judge.patience import Stopped, never
from judge.presenters.ruled import NOTHING_YET, SECONDS, Verdict
from scenarios.language.errors import ScenarioError
from scenarios.language.words import sentence_case
from scenarios.told import about_words, answer_words, plain, question_words, ruling
from scenarios.told.citing import cited
from scenarios.told.ruling import SUPPOSED
from scenarios.told.sheet import ALSO

if TYPE_CHECKING:
    from judge.presenters.card_texts import Note
    from scenarios.asked.exploring.explore import Found
    from scenarios.played.run import Run
    from scenarios.told.ruling import Ruling
    from scenarios.written.model import Scenario

OUTCOMES = 60
"""How many answers are tried to tell what comes of each."""
HEADING = "Risposta"
NOT_PLAYED = "Non si può ancora svolgere."
NOT_ASKED = "Che cosa si chiede alla riga {} non si capisce; ecco che cosa cambia."
ANYHOW = "Comunque si scelga:"
ONE_OF_ALIKE = "Comunque si scelga l'esito è uguale, per esempio:"
"""Where what can be chosen is alike, so that one answer stands for all of them."""
ALIKE = "qualunque sia la scelta, la risposta non cambia."
NOT_WHOLE = "incompleta: "


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
    open_question = _Open("", (), told) if made.question is None else _opened(made, told, stopped)
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


def _meant(suggestion: str) -> str:
    return f" (forse «{suggestion}»?)" if suggestion else ""


class _Open(NamedTuple):
    """What a question that is open makes of the answer: '' where it stays as it is; then what comes of each reply."""

    answer: str
    outcomes: tuple[str, ...]
    decided: Ruling
    """The ruling whose rules decide: that of the one outcome, where there is no other."""


def _opened(made: Run, told: Ruling, stopped: Stopped) -> _Open:
    """The answer of a run that waits for a choice: what each reply to it comes to, where that is known of all of them."""
    from scenarios.asked.exploring.explore import explore
    from scenarios.played.budget import Budget

    assert made.question is not None
    asked = sentence_case(question_words(made.question, made.people))
    budget = Budget(seconds=SECONDS, mebibytes=patience.MEBIBYTES, stopped=stopped)
    found = explore(made.scenario, limit=OUTCOMES, keep_replies=True, budget=budget)
    listed = tuple(
        f"{number}) {_way(one, len(made.asked))} → {_outcome(one)}" for number, one in enumerate(found.outcomes, 1)
    )
    count = len(found.outcomes)
    if not found.complete or not count:
        are = f"C'è almeno {count} esito" if count == 1 else f"Ci sono almeno {count} esiti"
        return _Open("", (f"Dipende: {asked}. {are}.", *listed), told)
    suppose = f"{SUPPOSED} " if told.incomplete else ""
    same = {_outcome(one) for one in found.outcomes}
    if len(same) == 1 and not any(ruling(one.run).incomplete for one in found.outcomes):
        # What is the same of all of them is the answer; the choice is told all the same.
        anyhow = ANYHOW if count > 1 else ONE_OF_ALIKE
        return _Open(f"{suppose}{anyhow} {same.pop()}", (f"{asked}: {ALIKE}",), ruling(found.outcomes[0].run))
    return _Open(f"{suppose}Dipende: {asked}. Ci sono {count} esiti.", listed, told)


def _way(one: Found, given: int) -> str:
    """The replies of one way behind those that the lines give; of several each with what it is for."""
    people = one.run.people
    said = []
    for asked in one.way[given:]:
        answered = answer_words(asked.question, asked.answer, people)
        several = len(one.way) - given > 1 and asked.question.about is not None
        said.append(f"{about_words(asked.question, people)}: {answered}" if several else answered)
    return plain("; ".join(said)) or "senza scelte"


def _outcome(one: Found) -> str:
    told = ruling(one.run)
    return f"{NOT_WHOLE if told.incomplete else ''}{' '.join(told.answer)}"
