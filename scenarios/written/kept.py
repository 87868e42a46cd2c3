"""Situations that were read and checked once, kept from one run to the next: neither YAML nor pydantic is loaded for them again.

What is kept lies on the shelf that is lent for readings of texts, under a digest of everything that a situation is made from: the
bytes of its file, and the cards that somebody lends. The program that made it is the shelf's concern. What is damaged, or says what
no situation does, is read again from its file.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from scenarios.written.card_source import lent_source
from scenarios.written.model import Origin, Scenario
from scenarios.written.places import lines_of
from scenarios.written.printed_text import lent
from scenarios.written.stored import NotStored, restored, stored

LARGEST_FILE = 100_000
"""How many bytes a file may have for what it says to be kept."""


def load(path: Path | str) -> Scenario:
    """The scenario of a file, as `scenarios.written.load.load` has it; raises as that does."""
    shelf = lent()
    data = _content(path) if shelf is not None else None
    if shelf is None or data is None:
        return _read(path)
    key = _key(data, Path(path).suffix.lower())
    kept = _from_shelf(shelf.find(key), data)
    if kept is not None:
        return kept.named(str(path))
    made = _read(path)
    content = _for_shelf(made)
    # Whoever writes into the file meanwhile has another one read than the one under whose digest it would lie.
    if content is not None and _content(path) == data:
        shelf.put(key, content)
    return made


def _read(path: Path | str) -> Scenario:
    from scenarios.written.load import load as load_anew

    return load_anew(path)


def _content(path: Path | str) -> bytes | None:
    """What is in a file that may be kept. Raises OSError where it cannot be opened."""
    with Path(path).open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    return data if len(data) <= LARGEST_FILE else None


def _key(data: bytes, ending: str) -> str:
    source = lent_source()
    made_from = hashlib.sha256(ending.encode(errors="surrogateescape") + b"\0")
    made_from.update(b"" if source is None else source.stamp().encode())
    made_from.update(b"\0" + data)
    return made_from.hexdigest()


def _for_shelf(made: Scenario) -> str | None:
    origin = made.origin._replace(name="")
    try:
        return msgspec.json.encode([stored(made), stored(origin)]).decode()
    except NotStored:
        return None


def _from_shelf(content: str | None, data: bytes) -> Scenario | None:
    if content is None:
        return None
    try:
        scenario, origin = msgspec.json.decode(content)
        lines = lines_of(data.decode("utf-8-sig"))
        made, comes_from = restored(scenario, lines), restored(origin, lines)
    except (ValueError, TypeError, RecursionError):
        return None
    return made.coming_from(comes_from) if isinstance(made, Scenario) and isinstance(comes_from, Origin) else None
