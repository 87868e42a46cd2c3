"""Files of cards into the one file of the user: all of them or none, beside the old one and then in its place."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

import msgspec

from ruletext.faults import shown
from ruletext.files import LockedError, locked, sync_folder, synced
from scenarios.printed import deriving
from scenarios.printed.facts import Oracle, Record, Unfit
from scenarios.printed.forms import LIST, MTGJSON, SCRYFALL, LeftOut, recognised
from scenarios.printed.opened import FileFault, Opened, opened
from scenarios.printed.store import FILE, SCHEMA, NoCardsError, NoRoomError, Store, StoreError, connected

MOST_LEFT_OUT = 100
"""One record of so many may be wrong; with more the form of the file is not the one that is known."""
TOLD = 20
"""How many records that were left out are told."""
_ROWS = 2000
"""Rows that are written together."""
_STEP = 2000
"""Records after which the progress is told."""
_WAIT = 2.0


class BusyError(Exception):
    """Another import is going on."""


Progress = Callable[[str, int, int], None]
"""Is told the name of the file, and how many of its bytes are done."""


@dataclass
class Taken:
    """What came of one file."""

    what: str
    form: str
    file: str
    day: str
    size: int
    records: int = 0
    left_out: int = 0
    told: list[LeftOut] = field(default_factory=list)
    italian: bool = False
    replaced: str = ""


class New:
    """The new file while it is written; rows wait until there are enough of them. ``before``: what was there, and since when."""

    def __init__(self, connection: sqlite3.Connection, *, there: bool) -> None:
        self.connection = connection
        self.before: dict[str, str] = {}
        self._waiting: dict[str, list[tuple[object, ...]]] = {}
        self._encode = msgspec.json.Encoder().encode
        self._last = self._source = 0
        if there:
            self.before = dict(connection.execute("SELECT what, imported FROM old.source"))
            (self._source, self._last) = connection.execute(
                "SELECT (SELECT max(id) FROM old.source), (SELECT coalesce(max(id), 0) FROM old.oracle)"
            ).fetchone()

    def source(self) -> int:
        """The number of another file."""
        self._source += 1
        return self._source

    def keep(self, kept: set[str]) -> None:
        """Takes over from the old file what some of the files said."""
        for what in sorted(kept):
            (source,) = self.connection.execute("SELECT id FROM old.source WHERE what = ?", (what,)).fetchone()
            self.connection.execute("INSERT INTO main.source SELECT * FROM old.source WHERE id = ?", (source,))
            for table in ("oracle", "ruling"):
                self.connection.execute(
                    f"INSERT INTO main.{table} SELECT * FROM old.{table} WHERE source = ?", (source,)
                )
            for table in ("printing", "italian", "alias"):
                self.connection.execute(
                    f"INSERT INTO main.{table} SELECT * FROM old.{table} "
                    "WHERE oracle IN (SELECT id FROM old.oracle WHERE source = ?)",
                    (source,),
                )

    def add(self, table: str, *row: object) -> None:
        """One row."""
        waiting = self._waiting.setdefault(table, [])
        waiting.append(row)
        if len(waiting) >= _ROWS:
            self._write(table)

    def _write(self, table: str) -> None:
        rows = self._waiting.pop(table, [])
        if rows:
            marks = ",".join("?" * len(rows[0]))
            self.connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)

    def flush(self) -> None:
        """Every row that waits."""
        for table in list(self._waiting):
            self._write(table)

    def oracle(self, source: int, key: str, oracle: Oracle) -> int:
        """A card, and its number."""
        data = self._encode(oracle)
        self._last += 1
        self.add("oracle", self._last, source, key, data)
        return self._last

    def record(self, source: int, record: Record, known: dict[str, int]) -> bool:
        """What a record says; whether there was Italian in it. Raises `Unfit` for one that is no card."""
        key = record.key
        printed = record.italian()
        data = self._encode(printed[1]) if printed is not None else b""
        number = known.get(key)
        if number is None:
            number = known[key] = self.oracle(source, key, record.oracle())
            for ruling in record.rulings():
                self.add("ruling", source, key, ruling.day, ruling.text)
        for name in record.aliases():
            self.add("alias", number, name)
        for one in record.printings():
            self.add("printing", number, one.language, one.set, one.number, one.released)
        if printed is not None:
            one = printed[0]
            self.add("italian", number, one.set, one.number, one.released, data)
        return printed is not None


def take_in(folder: Path, files: Sequence[Path], progress: Progress, *, anew: bool = False) -> list[Taken]:
    """Imports files, besides what is there; what they take the place of goes. With ``anew`` all that was there goes.

    Raises `FileFault`, `StoreError`, `BusyError` or `OSError`; then what was there is still there.
    """
    with _written_beside(folder, anew=anew) as new:
        taken: list[Taken] = []
        for path in files:
            with opened(path) as file:
                one = _one_file(new, path, file, progress)
            if any(one.what == other.what for other in taken):
                raise FileFault(path.name, "contiene le stesse carte di un altro dei file dati")
            taken.append(one)
        for one in taken:
            one.replaced = new.before.get(one.what, "")
        new.keep(set(new.before) - {one.what for one in taken})
        deriving.derive(new.connection)
    return taken


def remove(folder: Path, what: str) -> None:
    """Takes the cards of one file away. Raises `KeyError` where there is none, and what `take_in` raises."""
    with Store(folder / FILE) as store:
        there = {str(name) for (name,) in store.rows("SELECT what FROM source")}
    if what not in there:
        raise KeyError(what)
    if there == {what}:
        clear(folder)
        return
    with _written_beside(folder) as new:
        new.keep(set(new.before) - {what})
        deriving.derive(new.connection)


def clear(folder: Path) -> bool:
    """Takes all cards away, also where they cannot be read; whether there were any. Raises `OSError`."""
    try:
        (folder / FILE).unlink()
    except FileNotFoundError:
        return False
    return True


@contextmanager
def _written_beside(folder: Path, *, anew: bool = False) -> Iterator[New]:
    """One transaction in a copy of what the files said; put in the place of the old file when all went well."""
    try:
        with locked(folder / f"{FILE}.lock", _WAIT):
            # An import that was ended by force leaves its file behind; the lock says that nobody writes it any more.
            for left in folder.glob(f"{FILE}.new*"):
                left.unlink(missing_ok=True)
            beside = folder / f"{FILE}.new"
            try:
                connection = connected(beside, "mode=rwc")
                with _closed_at_the_end(connection):
                    yield _begin(connection, folder / FILE, anew=anew)
                    connection.execute("COMMIT")
                _put(beside, folder / FILE)
            except sqlite3.Error as error:
                raise _told(error) from None
            finally:
                for left in folder.glob(f"{FILE}.new*"):
                    left.unlink(missing_ok=True)
    except LockedError:
        raise BusyError("un'altra importazione è in corso: si può riprovare quando è finita") from None


@contextmanager
def _closed_at_the_end(connection: sqlite3.Connection) -> Iterator[None]:
    """Closes the connection at the end; what cannot be closed any more needs no word."""
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            connection.close()


def _begin(connection: sqlite3.Connection, old: Path, *, anew: bool) -> New:
    # Whatever breaks off here is thrown away whole, so that neither a journal nor waiting for the disk is of use.
    for setting in ("journal_mode = OFF", "synchronous = OFF", "locking_mode = EXCLUSIVE", "cache_size = -32768"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("PRAGMA temp_store = FILE")
    there = False
    if not anew:
        with suppress(NoCardsError):
            Store(old).close()
            connection.execute("ATTACH ? AS old", (f"{old.absolute().as_uri()}?mode=ro&immutable=1",))
            there = True
    connection.executescript(SCHEMA)
    connection.execute("BEGIN")
    return New(connection, there=there)


def _put(beside: Path, place: Path) -> None:
    with beside.open("rb+") as file:
        synced(file)
    try:
        beside.replace(place)
    except PermissionError:
        raise StoreError("il file delle carte è aperto in un'altra finestra di judge: va chiusa prima") from None
    sync_folder(place.parent)


def _told(error: sqlite3.Error) -> Exception:
    """What SQLite could not do, in Italian."""
    if "full" in str(error) or "disk I/O" in str(error):
        return NoRoomError()
    if "readonly" in str(error) or "unable to open" in str(error):
        return StoreError("nella cartella delle carte non si può scrivere")
    if isinstance(error, sqlite3.DatabaseError) and ("malformed" in str(error) or "not a database" in str(error)):
        return StoreError("il file delle carte è danneggiato: si rifà con judge carta importa --da-capo FILE...")
    return error


def _one_file(new: New, path: Path, file: Opened, progress: Progress) -> Taken:
    form = recognised(file)
    day = form.day or _day(path)
    taken = Taken(form.name, form.name, path.name, day, file.size)
    source = new.source()
    known: dict[str, int] = {}
    sets: set[str] = set()
    for item in form.items(known):
        taken.records += 1
        if taken.records % _STEP == 1:
            progress(path.name, file.done, file.size)
        if isinstance(item, LeftOut):
            _leave_out(taken, item)
        elif isinstance(item, tuple):
            new.add("ruling", source, item[0], item[1].day, item[1].text)
        else:
            try:
                taken.italian |= new.record(source, item, known)
            except Unfit as unfit:
                _leave_out(taken, LeftOut(_place(taken, item), str(unfit)))
            except UnicodeEncodeError:
                _leave_out(taken, LeftOut(_place(taken, item), "ha un segno che non è di nessuna scrittura"))
            else:
                if form.name == MTGJSON and len(sets) < 2:
                    sets.update(one.set for one in item.printings())
    progress(path.name, file.size, file.size)
    if taken.records == 0 or taken.left_out * MOST_LEFT_OUT > taken.records + MOST_LEFT_OUT - 1:
        raise FileFault(path.name, _nothing_right(taken))
    taken.what = _identity(taken, sets)
    new.add("source", source, taken.what, form.name, path.name, day, _today(), file.size, taken.records, taken.left_out)
    new.flush()
    return taken


def _place(taken: Taken, record: Record) -> str:
    """Where a record is that was read but is no card: its number among those that were, and what it is called."""
    name = str(getattr(record, "name", "") or getattr(record, "name_it", "") or record.key)
    return f"carta {taken.records} ({shown(name)})"


def _leave_out(taken: Taken, one: LeftOut) -> None:
    taken.left_out += 1
    if len(taken.told) < TOLD:
        taken.told.append(one)


def _nothing_right(taken: Taken) -> str:
    if taken.records == 0:
        return "non contiene nessuna carta"
    first = f"; {taken.told[0].place}: {taken.told[0].reason}" if taken.told else ""
    return f"non vanno {taken.left_out} carte su {taken.records}: troppe per importare le altre{first}"


def _identity(taken: Taken, sets: set[str]) -> str:
    """What a later file of the same content takes the place of. Files with Italian and without stand side by side."""
    if taken.form == LIST:
        return f"{LIST} {taken.file}"
    if taken.form == MTGJSON:
        return f"{MTGJSON} {next(iter(sets)).upper()}" if len(sets) == 1 else MTGJSON
    return f"{SCRYFALL} italiano" if taken.form == SCRYFALL and taken.italian else taken.form


def _day(path: Path) -> str:
    """The day in the name of a file, as Scryfall gives it; else the day on which the file was written."""
    if (found := re.search(r"(20\d\d)-?(\d\d)-?(\d\d)", path.name)) is not None:
        with suppress(ValueError):
            return date(*map(int, found.groups())).isoformat()
    return datetime.fromtimestamp(path.stat().st_mtime, UTC).date().isoformat()


def _today() -> str:
    return datetime.now().astimezone().date().isoformat()
