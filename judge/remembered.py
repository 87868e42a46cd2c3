"""What is remembered from one run to the next: bookmarks with their notes, and what was read last.

Each is a small file of JSON that can be read by hand. A change reads the file, writes it anew beside its place and puts it
there, while other runs wait for their turn: two windows open at once lose nothing of each other's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ruletext.files import PRIVATE, locked, replace
from ruletext.number import RuleNumber, RuleNumberError
from ruletext.units import is_article, number_of

FORMAT = 1
WAIT = 5.0
"""Seconds that a change waits for another one to end."""
MOST_OPENED = 8
"""How many situations are kept of those that were opened last."""
MOST_READ = 100
"""How many places are kept of those that were read last."""
LONGEST_NOTE = 1_000
"""Characters of a note that are kept."""


class DamagedMemoryError(ValueError):
    """A file of what is remembered cannot be read. The message, in Italian, says which and what to do."""


class Bookmark(NamedTuple):
    """A place that somebody wants to find again: a number or an article, as searches call it (704.5g, G:TRAVOLGERE).

    `edition` is the one in which it was read and `made` the day, both in ISO form: a number may mean another rule later.
    """

    place: str
    note: str
    edition: str
    made: str


class Bookmarks:
    """The bookmarks in one file, which need not be there. Every method raises `DamagedMemoryError` and `OSError`."""

    def __init__(self, path: Path) -> None:
        self._file = _File(path, "segnalibri")

    def all(self) -> tuple[Bookmark, ...]:
        """The bookmarks: rules in the order of their numbers, then articles in that of their titles."""
        return tuple(sorted((_bookmark(entry, self._file) for entry in self._file.entries()), key=_order))

    def put(self, bookmark: Bookmark) -> None:
        """Puts a bookmark, in place of the one that was there."""
        note = " ".join(bookmark.note.split())[:LONGEST_NOTE]
        with self._file.held():
            kept = [one for one in self.all() if one.place != bookmark.place]
            self._file.write([_entry(one) for one in (*kept, bookmark._replace(note=note))])

    def remove(self, place: str) -> None:
        """Takes away the bookmark of a place, if there is one."""
        with self._file.held():
            self._file.write([_entry(one) for one in self.all() if one.place != place])


class Recent:
    """What was read last, in one file, which need not be there. Every method raises `DamagedMemoryError` and `OSError`."""

    def __init__(self, path: Path) -> None:
        self._file = _File(path, "lette")

    def all(self) -> tuple[str, ...]:
        """The places that were read, each once, the last one first."""
        return tuple(_place(entry, self._file) for entry in self._file.entries())

    def put(self, place: str) -> None:
        """A place has been read."""
        with self._file.held():
            others = [one for one in self.all() if one != place]
            self._file.write([place, *others][:MOST_READ])


class Opened:
    """The situations opened last, by file or name, in one file, which need not be there. Raises as `Recent` does."""

    def __init__(self, path: Path) -> None:
        self._file = _File(path, "aperte")

    def all(self) -> tuple[str, ...]:
        """What was opened, each once, the last one first."""
        found = self._file.entries()
        if not all(isinstance(one, str) and one for one in found):
            raise self._file.damaged()
        return tuple(found)

    def put(self, source: str) -> None:
        """A situation has been opened."""
        with self._file.held():
            self._file.write([source, *(one for one in self.all() if one != source)][:MOST_OPENED])


class _File:
    """A file with a list of entries under one name."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self._name = name

    def entries(self) -> list[Any]:
        try:
            content = json.loads(self.path.read_bytes())
            entries = content[self._name]
            if content["formato"] != FORMAT or not isinstance(entries, list):
                raise self.damaged()
        except FileNotFoundError:
            return []
        except (ValueError, KeyError, TypeError, RecursionError):
            raise self.damaged() from None
        return entries

    def write(self, entries: list[Any]) -> None:
        content = {"formato": FORMAT, self._name: entries}
        replace(self.path, (json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "replace"))

    @contextmanager
    def held(self) -> Iterator[None]:
        self.path.parent.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        with locked(self.path.with_suffix(".lock"), WAIT):
            yield

    def damaged(self) -> DamagedMemoryError:
        return DamagedMemoryError(f"{self.path} è danneggiato: correggilo o toglilo")


def _bookmark(entry: Any, file: _File) -> Bookmark:
    try:
        texts = [entry[name] for name in ("nota", "edizione", "messo")]
        place = entry["luogo"]
    except (KeyError, TypeError):
        raise file.damaged() from None
    if not all(isinstance(text, str) for text in texts):
        raise file.damaged()
    return Bookmark(_place(place, file), *texts)


def _entry(bookmark: Bookmark) -> dict[str, str]:
    place, note, edition, made = bookmark
    return {"luogo": place, "nota": note, "edizione": edition, "messo": made}


def _place(entry: Any, file: _File) -> str:
    try:
        if not isinstance(entry, str) or not entry:
            raise file.damaged()
        number_of(entry)
    except RuleNumberError:
        raise file.damaged() from None
    return entry


def _order(bookmark: Bookmark) -> tuple[bool, RuleNumber, str]:
    number = number_of(bookmark.place)
    return is_article(bookmark.place), number or RuleNumber(0), bookmark.place
