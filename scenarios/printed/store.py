"""The one file in which imported cards are kept: its tables, and opening it for reading.

It is never changed in place. An import writes another one beside it and puts that in its place; whoever has the old one open
goes on reading it.
"""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

FILE = "carte.sqlite"
APPLICATION = 0x6A756467
"""'judg': tells the file from any other database."""
VERSION = 1
"""Of the tables below: one more whenever they change."""

SCHEMA = f"""
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
-- what the files say
CREATE TABLE source (id INTEGER PRIMARY KEY, what TEXT UNIQUE, form TEXT, file TEXT, day TEXT, imported TEXT, size INTEGER,
  records INTEGER, left_out INTEGER);
CREATE TABLE oracle (id INTEGER PRIMARY KEY, source INTEGER, key TEXT, data BLOB);
CREATE TABLE printing (oracle INTEGER, language TEXT, "set" TEXT, number TEXT, released TEXT);
CREATE TABLE italian (oracle INTEGER, "set" TEXT, number TEXT, released TEXT, data BLOB);
CREATE TABLE alias (oracle INTEGER, name TEXT, UNIQUE (oracle, name) ON CONFLICT IGNORE);
CREATE TABLE ruling (source INTEGER, key TEXT, day TEXT, text TEXT);
-- what is made of it
CREATE TABLE card (id INTEGER PRIMARY KEY, key TEXT, name TEXT, name_it TEXT, kind TEXT, layout TEXT, mana_value REAL,
  colors INTEGER, identity INTEGER, power REAL, toughness REAL, loyalty REAL, cost TEXT, legal TEXT, latest TEXT, italian TEXT,
  source INTEGER);
-- apart, so that going through all cards does not go through all their texts
CREATE TABLE detail (card INTEGER PRIMARY KEY, oracle BLOB, printed BLOB);
CREATE TABLE belongs (oracle INTEGER PRIMARY KEY, card INTEGER, face INTEGER);
CREATE TABLE name (folded TEXT, card INTEGER, face INTEGER, language TEXT, shown TEXT);
CREATE VIRTUAL TABLE words USING fts5(name, type, text, content='', tokenize="unicode61 remove_diacritics 2");
"""
INDEXES = """
CREATE INDEX printing_oracle ON printing (oracle);
CREATE INDEX printing_set ON printing ("set");
CREATE INDEX ruling_key ON ruling (key);
CREATE INDEX card_key ON card (key);
CREATE INDEX name_folded ON name (folded);
CREATE INDEX name_card ON name (card);
CREATE INDEX belongs_card ON belongs (card);
"""


class StoreError(Exception):
    """The file of the cards cannot be used; with what is wrong and what helps, in Italian."""


class NoCardsError(StoreError):
    """No cards were imported."""

    def __init__(self) -> None:
        super().__init__("non è importata nessuna carta: si comincia con judge carta importa FILE")


class NoRoomError(StoreError):
    """The disk takes no more."""

    def __init__(self) -> None:
        super().__init__("il disco è pieno o non si può scrivere: quello che c'era c'è ancora")


def connected(path: Path, mode: str) -> sqlite3.Connection:
    """A connection by an address whose every character is taken as part of the name.

    Whoever opened it closes it; it may be used in any thread, in one at a time.
    """
    place = quote(str(path.absolute()).replace("\\", "/"))
    address = f"file:{'' if place.startswith('/') else '/'}{place}?{mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


class Store:
    """The imported cards, for reading. Raises `NoCardsError` where there are none, `StoreError` where they cannot be read.

    Whoever opens it closes it. Several threads may ask it, but none after it was closed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.is_file():
            raise NoCardsError
        self._asking = Lock()
        with ExitStack() as unless_sound:
            try:
                # Nobody writes into the file, so that no lock on it is needed and a read-only folder does.
                self.connection = connected(path, "mode=ro&immutable=1")
                unless_sound.callback(self.close)
                self._check()
            except sqlite3.Error:
                raise self._damaged() from None
            except OSError as error:
                raise StoreError(f"{path.name} non si può leggere: {error.strerror}") from None
            unless_sound.pop_all()
        self.stamp = _stamp(path)

    def _check(self) -> None:
        (application,) = self.connection.execute("PRAGMA application_id").fetchone()
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION:
            raise StoreError(f"{self.path} non è un file di carte di judge: {_AGAIN}")
        if version != VERSION:
            than = "successiva" if version > VERSION else "precedente"
            raise StoreError(f"le carte sono state importate da una versione {than} di judge: {_AGAIN}")
        self.connection.execute("SELECT 1 FROM card LIMIT 1").fetchone()

    def _damaged(self) -> StoreError:
        return StoreError(f"il file delle carte ({self.path.name}) è danneggiato: {_AGAIN}")

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows that a query finds. Raises `StoreError` where the file is damaged."""
        try:
            with self._asking:
                return self.connection.execute(query, values).fetchall()
        except sqlite3.ProgrammingError:
            # It was asked wrongly; the file has nothing to do with it.
            raise
        except sqlite3.DatabaseError:
            raise self._damaged() from None

    @property
    def replaced(self) -> bool:
        """Whether another import has put a new file in the place of the one that this reads."""
        return _stamp(self.path) != self.stamp

    def close(self) -> None:
        """Ends the reading."""
        with suppress(sqlite3.Error):
            self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


_AGAIN = "si rifà con judge carta importa --da-capo FILE..., o si toglie con judge carta rimuovi --tutto"


def _stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
