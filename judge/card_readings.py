"""What the engine read in all imported cards, in one file of the cache: some forty thousand files would be too many.

A reading is right for the engine that made it alone; the file says which one that was, and with another engine begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from judge import paths
from judge.readings import Readings, fingerprint

if TYPE_CHECKING:
    # Who has imported no cards has no such file, and loading what reads one takes as long as playing a situation.
    import sqlite3

FILE = "letture-carte.sqlite"
_VERSION = "1"
_WAIT = 10.0
_SCHEMA = """
CREATE TABLE made_by (fingerprint TEXT);
CREATE TABLE reading (key BLOB PRIMARY KEY, content TEXT) WITHOUT ROWID;
-- which cards of which file of cards were read, and whether all of their text was understood
CREATE TABLE card (id INTEGER PRIMARY KEY, understood INTEGER);
CREATE TABLE of_file (stamp TEXT);
"""


class ReadCard(NamedTuple):
    """A card that was read: its number in the file of cards, whether all was understood, and its readings by their keys."""

    number: int
    understood: bool
    readings: tuple[tuple[str, str], ...]


class CardReadings:
    """A shelf for `scenarios.written.printed_text.lend`, with another behind it for texts that are of no imported card.

    What cannot be read is as if it were not there.
    """

    def __init__(self, folder: Path, behind: Readings | None = None) -> None:
        self._path = folder / FILE
        self._behind = behind
        self._connection: sqlite3.Connection | None = None
        self._looked = False

    def find(self, key: str) -> str | None:
        """What was put there under a key."""
        connection = self._opened()
        if connection is not None:
            import sqlite3

            with suppress(sqlite3.Error):
                found = connection.execute(
                    "SELECT content FROM reading WHERE key = ?", (bytes.fromhex(key),)
                ).fetchone()
                if found is not None:
                    return str(found[0])
        return None if self._behind is None else self._behind.find(key)

    def put(self, key: str, content: str) -> None:
        """Keeps this under a key, on the shelf behind: the file of all cards is written by `keep` alone."""
        if self._behind is not None:
            self._behind.put(key, content)

    def keep(self, stamp: str, cards: Iterable[ReadCard]) -> None:
        """Keeps what was read in some cards of a file of cards. Raises `sqlite3.Error` and `OSError`."""
        import sqlite3

        paths.made(self._path.parent)
        read = list(cards)
        try:
            self._keep(stamp, read)
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            # What is damaged can be made again.
            self._path.unlink()
            self._keep(stamp, read)
        self._looked = False

    def _keep(self, stamp: str, read: list[ReadCard]) -> None:
        import sqlite3

        with closing(sqlite3.connect(self._path, timeout=_WAIT, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("BEGIN IMMEDIATE")
            if not _is_ours(connection):
                _begin_anew(connection)
            if connection.execute("SELECT stamp FROM of_file").fetchall() != [(stamp,)]:
                connection.execute("DELETE FROM card")
                connection.execute("DELETE FROM of_file")
                connection.execute("INSERT INTO of_file VALUES (?)", (stamp,))
            rows = [(bytes.fromhex(key), content) for one in read for key, content in one.readings]
            connection.executemany("INSERT OR REPLACE INTO reading VALUES (?, ?)", rows)
            connection.executemany(
                "INSERT OR REPLACE INTO card VALUES (?, ?)", [(one.number, one.understood) for one in read]
            )
            connection.execute("COMMIT")

    def read_of(self, stamp: str) -> dict[int, bool]:
        """The cards of a file of cards that this engine has read, and whether it understood all of each."""
        connection = self._opened()
        if connection is not None:
            import sqlite3

            with suppress(sqlite3.Error):
                if connection.execute("SELECT stamp FROM of_file").fetchall() == [(stamp,)]:
                    return {
                        number: bool(whole) for number, whole in connection.execute("SELECT id, understood FROM card")
                    }
        return {}

    def _opened(self) -> sqlite3.Connection | None:
        """The file for reading, if it is of this engine; it is looked for once, and again after `keep`."""
        if self._looked:
            return self._connection
        self._looked = True
        if self._connection is not None:
            self._connection.close()
        self._connection = None
        if not self._path.is_file():
            return None
        import sqlite3

        with suppress(sqlite3.Error):
            connection = sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
            if _is_ours(connection):
                self._connection = connection
            else:
                connection.close()
        return self._connection

    def close(self) -> None:
        """Lets the file go."""
        if self._connection is not None:
            self._connection.close()
        self._connection, self._looked = None, False


def _begin_anew(connection: sqlite3.Connection) -> None:
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        connection.execute(f'DROP TABLE "{name}"')
    for statement in filter(str.strip, _SCHEMA.split(";")):
        connection.execute(statement)
    connection.execute("INSERT INTO made_by VALUES (?)", (fingerprint() + _VERSION,))


def _is_ours(connection: sqlite3.Connection) -> bool:
    import sqlite3

    try:
        return connection.execute("SELECT fingerprint FROM made_by").fetchall() == [(fingerprint() + _VERSION,)]
    except sqlite3.OperationalError:
        return False
