"""What somebody answered, when: the one thing that training keeps. Everything else is worked out from it again.

Each answer is an event that is only added, in one transaction, so that a machine that stops in the middle loses at most the answer
being given, and the histories of two machines are joined without loss: an event is known by its id.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from types import TracebackType
from typing import Annotated, Literal, NamedTuple, Self
from uuid import uuid4

import msgspec

from ruletext.reasons import reason

FILE = "allenamento.sqlite"
APPLICATION = 0x6A756474
"""'judt': tells the file from any other database."""
VERSION = 1
"""Of the table below: one more whenever it changes."""
_SCHEMA = f"""
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
CREATE TABLE event (id TEXT PRIMARY KEY, data BLOB NOT NULL);
"""
_WAIT = 10.0
"""How many seconds another window may write before this one gives up."""

LONGEST_NOTE = 2_000
"""How many characters a note may have."""

_TOLD = {
    "database is locked": "un'altra finestra lo sta scrivendo",
    "database or disk is full": "il disco è pieno",
    "disk I/O error": "il disco è pieno o non risponde",
    "attempt to write a readonly database": "si può solo leggere",
    "unable to open database file": "non si apre",
}
"""What the library says of a file, as people say it; what else it says is that the file is no database, or not whole."""

_Id = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
_Offset = Annotated[int, msgspec.Meta(ge=-24 * 60, le=24 * 60)]
_Credit = Annotated[float, msgspec.Meta(ge=0, le=1)]
_AT = Annotated[datetime, msgspec.Meta(tz=True)]


class HistoryError(Exception):
    """The history cannot be used; with what is wrong and what helps, in Italian."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was predicted: what kind of thing, what was asked, what was typed, how much of it was right."""

    asks: _Name
    prompt: str
    given: str
    credit: _Credit


class _Happened(msgspec.Struct, frozen=True, kw_only=True):
    id: _Id
    at: _AT
    """The moment, in any time zone; kept as it was told."""
    offset: _Offset
    """How many minutes local time was ahead of UTC then: the day on which somebody learned is theirs."""

    @property
    def day(self) -> date:
        """The local day of the event."""
        return self.at.astimezone(timezone(timedelta(minutes=self.offset))).date()


class Answered(_Happened, frozen=True, kw_only=True, tag="risposta", tag_field="genere"):
    """A situation that was predicted: ``rating`` from 1 (wrong) to 4 (right with its rule, at once), ``seconds`` of thinking."""

    situation: _Name
    seed: int = 0
    concepts: tuple[_Name, ...]
    level: Annotated[int, msgspec.Meta(ge=0, le=9)]
    parts: tuple[Part, ...]
    rating: Annotated[int, msgspec.Meta(ge=1, le=4)]
    seconds: Annotated[float, msgspec.Meta(ge=0)] = 0
    mode: Literal["allena", "esame"] = "allena"
    program: str = ""

    @property
    def credit(self) -> float:
        """How much of it was right, from 0 to 1."""
        return sum(part.credit for part in self.parts) / len(self.parts) if self.parts else 0.0


class Marked(_Happened, frozen=True, kw_only=True, tag="segno", tag_field="genere"):
    """What somebody says of a situation or a concept: left out for good or for today, taken up again, or a note."""

    what: Literal["sospeso", "rimandato", "ripreso", "nota"]
    of: _Name
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""


class Rated(_Happened, frozen=True, kw_only=True, tag="voto", tag_field="genere"):
    """Another rating for an answer, which the person who gave it finds truer."""

    of: _Id
    rating: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Heard(_Happened, frozen=True, kw_only=True, tag="lezione", tag_field="genere"):
    """What a candidate said of a situation that a mentor presented, after which step: nothing that the keeper learned."""

    situation: _Name
    step: Annotated[int, msgspec.Meta(ge=0)]
    verdict: Literal["giusto", "sbagliato", "nota"]
    candidate: Annotated[str, msgspec.Meta(max_length=200)] = ""
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""


Event = Answered | Marked | Rated | Heard

_DECODER = msgspec.json.Decoder(Event)
_ENCODER = msgspec.json.Encoder()


def new_id() -> str:
    """An id that no other event has, on any machine."""
    return uuid4().hex


class Joined(NamedTuple):
    """What came of reading another history: events that are new here, that were here already, and lines that are none."""

    new: int
    known: int
    faults: tuple[str, ...]


class History:
    """The history in its file. Raises HistoryError where it cannot be read or written; nothing of it is changed then."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=_WAIT, isolation_level=None)
        except OSError as error:
            raise HistoryError(f"lo storico dell'allenamento non si apre ({path}): {reason(error)}") from error
        except sqlite3.Error as error:
            raise HistoryError(f"lo storico dell'allenamento non si apre ({path})") from error
        try:
            with self._foreseen():
                self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Lets the file go."""
        self._connection.close()

    def add(self, event: Event) -> None:
        """Keeps an event for good before it returns."""
        with self._foreseen():
            self._connection.execute("INSERT INTO event VALUES (?, ?)", (event.id, _ENCODER.encode(event)))

    def events(self) -> tuple[Event, ...]:
        """All events in the order in which they happened."""
        with self._foreseen():
            found = [_DECODER.decode(data) for (data,) in self._connection.execute("SELECT data FROM event")]
        return tuple(sorted(found, key=lambda event: (event.at, event.id)))

    def exported(self) -> Iterator[str]:
        """All events, a line of JSON each."""
        return (_ENCODER.encode(event).decode() for event in self.events())

    def join(self, lines: Iterable[str | bytes]) -> Joined:
        """Adds the events of another history, all or, where the file cannot take them, none. A bad line costs that line."""
        new = known = 0
        faults = []
        with self._foreseen(), self._transaction():
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                try:
                    event = _DECODER.decode(line)
                except (msgspec.DecodeError, UnicodeDecodeError) as error:
                    faults.append(f"riga {number}: non è un evento dello storico ({error})")
                    continue
                done = self._connection.execute(
                    "INSERT OR IGNORE INTO event VALUES (?, ?)", (event.id, _ENCODER.encode(event))
                )
                new, known = new + done.rowcount, known + (not done.rowcount)
        return Joined(new, known, tuple(faults))

    def clear(self) -> int:
        """Forgets everything; how many events there were."""
        with self._foreseen():
            return self._connection.execute("DELETE FROM event").rowcount

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _prepare(self) -> None:
        """The tables of a new file; the marks of one that is there already are looked at before anything is done with it."""
        connection = self._connection
        application, version = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
        )
        if (application, version) == (0, 0) and not connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            with self._transaction():
                if not connection.execute("SELECT 1 FROM sqlite_master").fetchone():
                    for statement in _SCHEMA.strip().split(";\n"):
                        connection.execute(statement)
        elif application != APPLICATION:
            raise HistoryError(f"{self.path} non è uno storico dell'allenamento")
        elif version != VERSION:
            raise HistoryError(f"{self.path} è di un'altra versione di judge ({version}): questa legge la {VERSION}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @contextmanager
    def _foreseen(self) -> Iterator[None]:
        """What can be wrong with the file, in words."""
        try:
            yield
        except (msgspec.DecodeError, sqlite3.DatabaseError) as error:
            why = next((words for said, words in _TOLD.items() if str(error).startswith(said)), "è danneggiato")
            raise HistoryError(f"lo storico dell'allenamento non si può usare ({self.path}): {why}") from error
