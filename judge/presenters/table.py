"""A board said in lines: what is wrong with it, the file that it is saved in, and the way back from a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from judge.presenters.board_file import NotATable, said_at
from judge.presenters.card_texts import Note, notes, said_twice
from scenarios.language.errors import Fault as Misfit
from scenarios.written.by_line.described import names_in
from scenarios.written.by_line.embedded import file_of
from scenarios.written.by_line.gathered import ASKS
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.reading import Lines
from scenarios.written.places import in_lines
from scenarios.written.records import Fields, Text

if TYPE_CHECKING:
    from scenarios.written.load import Understood
    from scenarios.written.model import Scenario

NAME = "tavolo"
"""How the scenario of a board is called in messages, as long as it has no file."""


class Fault(NamedTuple):
    """Something wrong in what was typed, where it is; `suggestion` is the word that was probably meant."""

    line: int
    column: int
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        return said_at(*self)


class Checked(NamedTuple):
    """A board that was looked at: the scenario if it is sound, what is wrong with it, and what its cards' texts come to.

    A board is sound too of which only a question is not understood; the scenario then asks nothing.

    Faults and notes are each in the order in which they were typed. `marks` are the words that were understood; `summary` says
    what there is on the board, in a line.
    """

    scenario: Scenario | None
    faults: tuple[Fault, ...]
    notes: tuple[Note, ...] = ()
    marks: tuple[tuple[Typed, str], ...] = ()
    summary: str = ""
    called: tuple[str, ...] = ()
    """What cards and permanents are called by the lines that say them, sound or not."""


def checked(text: str) -> Checked:
    """What there is to be said of a board."""
    found = _checked(text)
    asking = {fault.line for fault in found.faults}
    lines = text.split("\n")
    if not asking or not all(line <= len(lines) and _asks(lines[line - 1]) for line in asking):
        return found
    without = _checked("\n".join("" if number in asking else line for number, line in enumerate(lines, 1)))
    return found._replace(scenario=without.scenario, notes=without.notes)


def _asks(line: str) -> bool:
    plain = line.strip()
    return plain[:1] == ASKS or plain[-1:] == ASKS


def _checked(text: str) -> Checked:
    from scenarios.written.load import understood

    read = understood(text, NAME)
    lines, scenario = read.lines, read.scenario
    faults = [_placed(fault) for fault in read.faults]
    if scenario is not None:
        faults += (_placed(fault) for fault in said_twice(scenario, lines.made))
    told = () if scenario is None else notes(scenario, lines.made)
    found = tuple(sorted(dict.fromkeys(faults)))
    marks = tuple(_marks(read))
    return Checked(None if found else scenario, found, told, marks, summary(lines), tuple(_called(lines)))


def _marks(read: Understood) -> Iterator[tuple[Typed, str]]:
    """What was understood, where it was typed: a line that was put in other words is all one."""
    retold = {number: said for number, said, _ in read.retold}
    yield from (one for one in read.lines.verbs if one[0].line not in retold)
    yield from ((Typed(said, number, 1), "verb") for number, said in retold.items())


def _called(lines: Lines) -> Iterator[str]:
    """What lies on the table, then what is cast: a line that is being typed may speak of it before the board is sound again."""
    for seat in lines.seats:
        for cards in seat.zones.values():
            pieces = [Typed(card, 1, 1) for card in cards if isinstance(card, Text)]
            yield from (name for name in names_in(pieces) if not name.isdecimal())
    for action in lines.root.get("azioni", ()):
        if isinstance(action, Fields) and isinstance(name := action.get("lancia"), Text):
            yield str(name)


def _placed(fault: Misfit) -> Fault:
    return Fault(max(fault.line, 1), max(fault.column, 1), fault.message, fault.suggestion)


def check(text: str) -> tuple[Fault, ...]:
    """Everything that is wrong with a board."""
    return checked(text).faults


def scenario(text: str) -> Scenario:
    """The scenario of a board. Raises `judge.diagnostics.Problem` with everything that is wrong with it."""
    from judge.diagnostics import Problem

    found = checked(text)
    if found.scenario is None:
        raise Problem("\n".join(map(str, found.faults)))
    return found.scenario


def file_text(text: str, path: Path) -> str:
    """What a file of that name says of a board: the lines themselves, or YAML. Raises `NotATable` for a line that is none."""
    if in_lines(path):
        return text if text.endswith("\n") else f"{text}\n"
    return _as_yaml(text)


def _as_yaml(text: str) -> str:
    from scenarios.written.load import understood

    lines = understood(text, NAME).lines
    if lines.faults:
        fault = _placed(lines.faults[0])
        raise NotATable(f"Come YAML non si può ancora salvare: {fault}. A righe sì: un nome che finisce in .tavolo.")
    return file_of(lines.root)


def whole_text(text: str, path: Path) -> tuple[str, tuple[str, ...]]:
    """What a file of that name says of a sound board with the imported cards inside that it only names, and their names.

    Raises `NotATable`.
    """
    from scenarios.printed.enclosing import NotEnclosed, enclosed
    from scenarios.written.by_line.writing import lines_of_file

    found = checked(text)
    if found.scenario is None or found.faults:
        raise NotATable(f"Con le carte dentro si salva un tavolo senza errori: {found.faults[0]}.")
    try:
        whole = enclosed(_as_yaml(text), found.scenario)
        return lines_of_file(whole) if in_lines(path) else whole, tuple(found.scenario.lent)
    except NotEnclosed as error:
        raise NotATable(f"Le carte non si possono scrivere nel file: {error}.") from None


def summary(lines: Lines) -> str:
    """What there is on a board, in a line."""
    seats = [f"{seat.name} {len(seat.zones.get('campo', ()))}" for seat in lines.seats]
    return f"Permanenti: {', '.join(seats)}" if seats else "Nessun giocatore"


def title(faults: Sequence[Fault], notes: Sequence[Note], summary: str) -> str:
    """Whether a board is sound, and whether all of its cards' texts are understood."""
    if faults:
        count = len(faults)
        return f"Non va in {count} {'punto' if count == 1 else 'punti'}"
    unknown = len({note.card for note in notes if not note.understood})
    if unknown:
        of = "una carta" if unknown == 1 else f"{unknown} carte"
        return f"Va bene, ma il testo di {of} non è capito per intero. {summary}"
    return f"Va bene. {summary}"


def to_mend(faults: Sequence[Fault], notes: Sequence[Note]) -> tuple[Fault | Note, ...]:
    """What is wrong and what is not understood, in the order in which it was typed."""
    found: list[Fault | Note] = [*faults, *(note for note in notes if not note.understood)]
    return tuple(sorted(found, key=lambda one: (one.line, one.column)))


def next_fault(faults: Sequence[Fault | Note], line: int, column: int, by: int) -> Fault | Note | None:
    """The fault after a place, or before it with a negative `by`, going round; None where nothing is wrong."""
    if not faults:
        return None
    here = (line, column)
    if by > 0:
        return next((fault for fault in faults if (fault.line, fault.column) > here), faults[0])
    return next((fault for fault in reversed(faults) if (fault.line, fault.column) < here), faults[-1])
