"""What is looked up, made from what the files say: one card for each Oracle identity, its names, its words.

Of several files the one of the latest day says what Oracle says; of several Italian printings the newest counts.
"""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from scenarios.language.folding import folded
from scenarios.printed.facts import CARD, COLORS, Face, ItalianFace, Oracle
from scenarios.printed.store import INDEXES

_ROWS = 2000
_ALIASES = "SELECT name FROM alias WHERE oracle = ?"
SLASHES = re.compile(r"\s*/+\s*")


class PrintedFace(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A face as its newest Italian printing has it, and which one that is."""

    name: str
    types: str | None
    text: str | None
    set: str
    number: str
    released: str


class _Names(msgspec.Struct, gc=False):
    """Of a face, only what it is called."""

    name: str


class _Light(msgspec.Struct, gc=False):
    """Of a card, only what it is called and what it is."""

    name: str
    faces: list[_Names]
    kind: str = CARD


class _Row(NamedTuple):
    """One card of one file."""

    oracle: int
    source: int
    face: int | None


def name_key(name: str) -> str:
    """A name as names are compared: capitals, accents and the blanks around a slash do not count."""
    plain = folded.__wrapped__(name) if len(name) < 10_000 else folded(name[:10_000])
    return SLASHES.sub("/", plain.replace("æ", "ae").replace("ß", "ss"))


def derive(connection: sqlite3.Connection) -> None:
    """Fills the tables that are looked up."""
    connection.execute("CREATE INDEX italian_oracle ON italian (oracle, released)")
    days = dict(connection.execute("SELECT id, day FROM source"))
    latest = dict(connection.execute("SELECT oracle, max(released) FROM printing GROUP BY oracle"))
    made = _Made(connection)
    for number, (key, rows) in enumerate(_cards(connection), 1):
        rows.sort(key=lambda row: days[row.source])
        whole = [row for row in rows if row.face is None]
        best = max(whole, key=lambda row: days[row.source])
        (data,) = connection.execute("SELECT data FROM oracle WHERE id = ?", (best.oracle,)).fetchone()
        oracle = msgspec.json.decode(data, type=Oracle)
        printed, former = _italian(connection, rows, len(oracle.faces))
        aliases = [name for row in whole for (name,) in connection.execute(_ALIASES, (row.oracle,))]
        last = max((latest.get(row.oracle, "") for row in rows), default="")
        made.card(number, key, oracle, data, printed, last, best.source)
        made.names(number, oracle, printed, former, aliases)
        for row in rows:
            made.add("belongs", row.oracle, number, row.face)
    made.flush()
    connection.execute("DROP INDEX italian_oracle")
    for statement in filter(str.strip, INDEXES.split(";")):
        connection.execute(statement)


def _cards(connection: sqlite3.Connection) -> Iterator[tuple[str, list[_Row]]]:
    """Every card with what the files say of it. What has no identity is the card of that name, or a face of one."""
    by_key: dict[str, list[_Row]] = {}
    named: dict[str, tuple[str, int | None]] = {}
    waiting: list[tuple[str, _Light, _Row]] = []
    light = msgspec.json.Decoder(_Light)

    def is_called(key: str, card: _Light) -> None:
        """What has no identity and has this name, or that of a face, is this card or that face of it."""
        if card.kind == CARD:
            for n, one in enumerate(card.faces if len(card.faces) > 1 else ()):
                named.setdefault(name_key(one.name), (key, n))
            named[name_key(card.name)] = key, None

    for number, source, key, data in connection.execute("SELECT id, source, key, data FROM oracle ORDER BY source, id"):
        if key.startswith("n:"):
            waiting.append((key, light.decode(data), _Row(number, source, None)))
            continue
        if key not in by_key:
            is_called(key, light.decode(data))
        by_key.setdefault(key, []).append(_Row(number, source, None))
    # Those of several faces first: a face alone may be one of theirs.
    for key, card, row in sorted(waiting, key=lambda one: len(one[1].faces) == 1):
        meant, face = named.get(name_key(card.name), (key, None))
        by_key.setdefault(meant, []).append(row._replace(face=face))
        if meant == key and len(card.faces) > 1:
            is_called(key, card)
    # A face whose card is in no file stands for itself.
    yield from by_key.items()


def _italian(
    connection: sqlite3.Connection, rows: Sequence[_Row], faces: int
) -> tuple[list[PrintedFace | None], list[str]]:
    """How each face was last printed in Italian, text known if possible; and all names that it had."""
    best: list[PrintedFace | None] = [None] * faces
    names: dict[str, None] = {}
    for row in rows:
        found = connection.execute(
            'SELECT "set", number, released, data FROM italian WHERE oracle = ? ORDER BY released DESC', (row.oracle,)
        )
        for code, number, released, data in found:
            printed = msgspec.json.decode(data, type=tuple[ItalianFace, ...])
            first = row.face or 0
            for at, face in enumerate(printed[: faces - first], first):
                names[face.name] = None
                one, other = PrintedFace(face.name, face.types, face.text, code, number, released), best[at]
                if other is None or (one.text is not None, one.released) > (other.text is not None, other.released):
                    best[at] = one
    return best, list(names)


class _Made:
    """The rows that are made, until there are enough of them to be written."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._waiting: dict[str, list[tuple[object, ...]]] = defaultdict(list)
        self._encode = msgspec.json.Encoder().encode

    def add(self, table: str, *row: object) -> None:
        """One row."""
        waiting = self._waiting[table]
        waiting.append(row)
        if len(waiting) >= _ROWS:
            self._write(table, waiting)

    def _write(self, table: str, rows: list[tuple[object, ...]]) -> None:
        if rows:
            self._connection.executemany(f"INSERT INTO {table} VALUES ({','.join('?' * len(rows[0]))})", rows)
            rows.clear()

    def flush(self) -> None:
        """All rows that wait."""
        for table, rows in self._waiting.items():
            self._write(table, rows)

    def card(
        self,
        number: int,
        key: str,
        oracle: Oracle,
        data: bytes,
        printed: Sequence[PrintedFace | None],
        latest: str,
        source: int,
    ) -> None:
        """A card, and its words."""
        known = [face for face in printed if face is not None]
        name_it = " // ".join(face.name for face in known) if len(known) == len(printed) else ""
        released = max((face.released for face in known if face.text is not None), default=None)
        first = oracle.faces[0]
        colors = [face.colors for face in oracle.faces]
        self.add(
            "card",
            number,
            key,
            oracle.name,
            name_it,
            oracle.kind,
            oracle.layout,
            oracle.mana_value if oracle.mana_value is not None else mana_value(first.cost),
            mask(
                "".join(
                    color if color is not None else _of_cost(face)
                    for face, color in zip(oracle.faces, colors, strict=True)
                )
            ),
            mask(oracle.identity) if oracle.identity is not None else None,
            as_number(first.power),
            as_number(first.toughness),
            as_number(first.loyalty),
            first.cost,
            "".join(f";{form}:{status}" for form, status in oracle.legal.items()) + ";",
            latest,
            released,
            source,
        )
        self.add("detail", number, data, self._encode(printed))
        words = (
            " ".join([oracle.name, *(face.name for face in known)]),
            " ".join([*(face.types for face in oracle.faces), *(face.types or "" for face in known)]),
            "\n".join([*(face.text for face in oracle.faces), *(face.text or "" for face in known)]),
        )
        self.add("words (rowid, name, type, text)", number, *words)

    def names(
        self,
        number: int,
        oracle: Oracle,
        printed: Sequence[PrintedFace | None],
        former: Sequence[str],
        aliases: Sequence[str],
    ) -> None:
        """All that a card is called: today, in former Italian printings, and by printings with a name of their own (201.3)."""
        known = [face.name if face is not None else None for face in printed]
        found: dict[tuple[str, int | None], tuple[str, str]] = {}

        def called(name: str, face: int | None, language: str) -> None:
            found.setdefault((name_key(name), face), (language, name))

        several = len(oracle.faces) > 1
        called(oracle.name, None, "en")
        if all(known):
            called(" // ".join(filter(None, known)), None, "it")
        if several:
            for at, face in enumerate(oracle.faces):
                called(face.name, at, "en")
                if (name := known[at]) is not None:
                    called(name, at, "it")
        for name in former:
            if (name_key(name), None) not in found and not any(
                (name_key(name), at) in found for at in range(len(known))
            ):
                called(name, None, "it")
        for name in aliases:
            called(name, None, "en")
        for (key, which), (language, name) in found.items():
            self.add("name", key, number, which, language, name)


_SYMBOL = re.compile(r"\{([^{}]*)\}")


def mana_value(cost: str) -> float:
    """202.3: the mana value of a cost; X counts 0 and a hybrid symbol its dearer half."""
    total = 0.0
    for symbol in _SYMBOL.findall(cost):
        parts = [part for part in symbol.split("/") if part != "P"]
        total += max(
            (float(part) if part.isdigit() else 0.0 if part in ("X", "Y", "Z") else 1.0) for part in parts or ["0"]
        )
    return total


def _of_cost(face: Face) -> str:
    """202.2, 204: the letters of the colours of a cost or of a colour indicator."""
    return (face.indicator or "") + "".join(symbol for symbol in face.cost if symbol in COLORS)


def mask(colors: str) -> int:
    """Colours as the bits of a number."""
    return sum(1 << at for at, letter in enumerate(COLORS) if letter in colors)


def as_number(printed: str | None) -> float | None:
    """A printed number to compare by; a star counts 0."""
    if not printed:
        return None
    try:
        return float(printed)
    except ValueError:
        return float(found[0]) if (found := re.findall(r"\d+", printed)) else 0.0
