"""What somebody says of a situation that was answered: ``:voto 3``, ``:nota ...``; the one table behind both faces.

A word makes one event of the history and says what it did. What opens the steps or the page of the concept is a word too, which
each face carries out in its own way: the terminal prints them, the application goes to Svolgimento or shows the page over itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from judge.diagnostics import Problem
from judge.presenters import training
from scenarios.language.errors import nearest, shown

if TYPE_CHECKING:
    from scenarios.training.history import Answered, Event
    from scenarios.training.session import Chosen

MARK = ":"
"""What stands before a word about a situation, where an answer is typed."""
STEPS, CONCEPT = "passi", "concetto"
WORDS = "Di questa situazione: :passi, :concetto, :voto N, :sospendi, :sospendi-concetto, :domani, :nota TESTO."


class Last(NamedTuple):
    """What was answered last: the event that the history has of it, and what it was put for."""

    event: Answered
    chosen: Chosen


class Said(NamedTuple):
    """What a word comes to: the event to be kept, and what is told then."""

    event: Event
    told: str


def word_of(text: str) -> str:
    """The word of a line that begins with `MARK`."""
    return text.strip().removeprefix(MARK).strip().partition(" ")[0]


def completed(text: str) -> str:
    """A word that is being typed, whole where one begins so."""
    typed = text.removeprefix(MARK)
    found = next((one for one in (STEPS, CONCEPT, *_WORDS) if typed and one.startswith(typed)), typed)
    return MARK + found


def said(text: str, last: Last | None) -> Said:
    """What a line such as ``:voto 3`` says of the situation that was answered last. Raises `Problem` for what says nothing."""
    word, _, rest = text.strip().removeprefix(MARK).strip().partition(" ")
    if word not in _WORDS and (last is not None or word not in (STEPS, CONCEPT)):
        near = nearest(word, (STEPS, CONCEPT, *_WORDS))
        perhaps = f" (forse {shown(near)}?)" if near else ""
        raise Problem(f"{shown(word)} non è una parola per la situazione di prima{perhaps}. {WORDS}")
    if last is None:
        raise Problem("prima si risponde a tutte le domande di una situazione")
    return _WORDS[word](last, " ".join(rest.split()))


def _rate(last: Last, rest: str) -> Said:
    if rest not in ("1", "2", "3", "4"):
        raise Problem(f"{shown(rest)} non è un voto da 1 a 4: {training.ratings_told()}")
    return Said(training.rated(last.event, int(rest)), training.rating_line(int(rest)))


def _note(last: Last, rest: str) -> Said:
    if not rest:
        raise Problem("la nota è vuota: si scrive «:nota» e poi il testo")
    return Said(training.marked("nota", last.event.situation, rest), "Annotato.")


def _mark(what: str, told: str, of: Callable[[Last], str]) -> Callable[[Last, str], Said]:
    return lambda last, _: Said(training.marked(what, of(last), ""), told)


def _situation(last: Last) -> str:
    return last.event.situation


def _concept(last: Last) -> str:
    return last.chosen.concept


_WORDS: dict[str, Callable[[Last, str], Said]] = {
    "voto": _rate,
    "sospendi": _mark("sospeso", "Questa situazione non torna più (judge allena riprendi).", _situation),
    "sospendi-concetto": _mark("sospeso", "Questo concetto non torna più (judge allena riprendi).", _concept),
    "domani": _mark("rimandato", "Questo concetto per oggi non torna.", _concept),
    "nota": _note,
}
