"""Which form a file of cards has, and its records one after the other, in bounded memory.

Bulk files have a record on each line, which msgspec decodes faster than anything else could; all other JSON goes through ijson.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

import ijson
import msgspec

from scenarios.printed import mtgjson, scryfall
from scenarios.printed.facts import ENGLISH, ITALIAN, Record, Ruling
from scenarios.printed.nesting import Excess, Nesting, check_nesting
from scenarios.printed.opened import FileFault, Opened
from scenarios.printed.plain_list import Joining, ListRecord

SCRYFALL, RULINGS, MTGJSON, LIST = "scryfall", "scryfall-rulings", "mtgjson", "elenco"
KNOWN_FORMS = (
    "Scryfall (bulk data, anche rulings), MTGJSON (AllPrintings, AtomicCards, un'espansione) e un oggetto JSON per riga con "
    "name_it o name_en"
)
LONGEST_RECORD = 16 << 20
"""Bytes of one line; no card comes near it."""

_Struct = TypeVar("_Struct", bound=msgspec.Struct)


@dataclass(frozen=True)
class LeftOut:
    """A record that is no card, where it stands and why."""

    place: str
    reason: str


Item = Record | tuple[str, Ruling] | LeftOut
"""What a file has: a card, a ruling with the key of its card, or what could not be read."""
_Found = Item | ListRecord
"""The same, with faces that may be of one card with others."""


@dataclass(frozen=True)
class Form:
    """What a file is: ``name`` of the form, the day that it says of itself, and how to go through its records."""

    name: str
    day: str
    items: Callable[[Container[str]], Iterator[Item]]
    """Takes the keys of cards that are known already: what says nothing new of them may be passed over."""


def recognised(file: Opened) -> Form:
    """The form of a file. Raises `FileFault` where it is none that is known."""
    head = file.head()
    start = head.lstrip()
    if start[:1] == b"[":
        bracket, _, rest = start.partition(b"\n")
        if bracket.strip() == b"[" and _is_object(rest.partition(b"\n")[0].strip().rstrip(b",")):
            kind = _kind(file, rest)
            return Form(kind, "", lambda known: _joined(_from_lines(file, kind, known, array=True)))
        kind = _kind(file, start)
        return Form(kind, "", lambda known: _joined(_from_values(file, kind, "item", known)))
    if start[:1] != b"{":
        what = "non comincia come un file JSON" if start else "è vuoto"
        raise FileFault(file.name, f"{what}; si leggono {KNOWN_FORMS}")
    if (first := re.match(rb'\{\s*"(meta|data)"\s*:', start)) is not None:
        day = re.search(rb'"meta"\s*:\s*\{[^}]*"date"\s*:\s*"(\d{4}-\d\d-\d\d)', start) if first[1] == b"meta" else None
        return Form(MTGJSON, day[1].decode() if day else "", lambda _: _from_mtgjson(file))
    if re.match(rb'\{\s*"object"\s*:\s*"list"', start):
        return Form(SCRYFALL, "", lambda known: _joined(_from_values(file, SCRYFALL, "data.item", known)))
    line, ended, _ = start.partition(b"\n")
    if ended and _is_object(line):
        kind = _kind(file, line)
        return Form(kind, "", lambda known: _joined(_from_lines(file, kind, known, array=False)))
    kind = _kind(file, start)
    return Form(kind, "", lambda known: _joined(_from_values(file, kind, "", known)))


def _is_object(line: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(line), dict)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def _kind(file: Opened, text: bytes) -> str:
    """Of which form a record is, by the words that only it has; the first record of a file says it for all."""
    found = re.search(rb'"object"\s*:\s*"(card|ruling)"|"(name_it|name_en)"\s*:', text)
    if found is None:
        raise FileFault(file.name, f"non è un file di carte che si riconosca; si leggono {KNOWN_FORMS}")
    return LIST if found[2] else SCRYFALL if found[1] == b"card" else RULINGS


# --- one record on each line


class _Decodes(Protocol):
    def decode(self, data: bytes) -> Any: ...


def _from_lines(file: Opened, kind: str, known: Container[str], *, array: bool) -> Iterator[_Found]:
    heads = msgspec.json.Decoder(scryfall.Head) if kind == SCRYFALL else None
    records: _Decodes = msgspec.json.Decoder(_RECORDS[kind])
    number, ended = 0, False
    while line := file.content.readline(LONGEST_RECORD + 1):
        number += 1
        if len(line) > LONGEST_RECORD:
            raise FileFault(file.name, f"la riga {number} è più lunga di {LONGEST_RECORD >> 20} MiB: non è una carta")
        bare = line.strip().rstrip(b",")
        if not bare or (bare == b"[" and number == 1):
            continue
        if bare == b"]" and array:
            ended = True
            continue
        if array and not ended and bare.endswith(b"}]"):
            bare, ended = bare[:-1], True
        try:
            check_nesting(bare)
            if heads is not None and _passed_over(heads.decode(bare), known):
                continue
            record = records.decode(bare)
        except msgspec.ValidationError as error:
            yield LeftOut(f"riga {number}", _why(error))
        except Excess as excess:
            raise FileFault(file.name, f"riga {number}: {excess}") from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            what = "il file è tagliato" if not line.endswith(b"\n") else "non è JSON"
            raise FileFault(file.name, f"riga {number}: {what}") from None
        else:
            yield _item(record)
    if array and not ended:
        raise FileFault(file.name, f"il file è tagliato: finisce alla riga {number}, prima della fine dell'elenco")


def _passed_over(head: scryfall.Head, known: Container[str]) -> bool:
    """Whether a record in another language says nothing new."""
    return head.lang not in (ENGLISH, ITALIAN) and (head.oracle_id is None or head.oracle_id in known)


# --- anything else


def _from_values(file: Opened, kind: str, prefix: str, known: Container[str]) -> Iterator[_Found]:
    values = _told(file, ijson.items(_Shallow(file), prefix, use_float=True, multiple_values=not prefix), "carta")
    for number, value in values:
        try:
            if kind == SCRYFALL and _passed_over(msgspec.convert(value, scryfall.Head), known):
                continue
            record = msgspec.convert(value, _RECORDS[kind])
        except msgspec.ValidationError as error:
            yield LeftOut(f"carta {number}", _why(error))
        else:
            yield _item(record)


def _from_mtgjson(file: Opened) -> Iterator[Item]:
    """AllPrintings has sets by their code, AtomicCards lists of faces by name; a file of one set is the set itself."""
    own: dict[str, Any] = {}
    found = False
    for _, (name, value) in _told(file, ijson.kvitems(_Shallow(file), "data", use_float=True), "voce"):
        if isinstance(value, dict) and "cards" in value:
            found = True
            yield from _grouped(f"espansione {name[:20]}", value, mtgjson.cards_of_set)
        elif isinstance(value, list) and name not in ("cards", "tokens"):
            # Lists of one set that are no cards, such as its languages, are not of faces.
            if value and isinstance(value[0], dict) and "layout" in value[0]:
                found = True
                yield from _grouped(f"carta {name[:60]}", value, mtgjson.cards_of_name)
        elif name in ("cards", "tokens", "code", "releaseDate"):
            own[name] = value
    if own.get("cards"):
        found = True
        yield from _grouped(f"espansione {str(own.get('code', ''))[:20]}", own, mtgjson.cards_of_set)
    if not found:
        raise FileFault(file.name, f"non contiene carte; si leggono {KNOWN_FORMS}")


def _grouped(place: str, value: Any, cards: Callable[[Any], Iterator[mtgjson.Card]]) -> Iterator[Item]:
    """The cards of a part; where one of them is wrong, each is looked at alone so that the others are not lost."""
    try:
        yield from cards(value)
        return
    except msgspec.ValidationError as error:
        if not isinstance(value, dict):
            yield LeftOut(place, _why(error))
            return
    kept: dict[str, list[mtgjson.FaceRecord]] = {}
    for part in ("cards", "tokens"):
        listed = value.get(part, [])
        for number, face in enumerate(listed if isinstance(listed, list) else [listed], 1):
            try:
                kept.setdefault(part, []).append(msgspec.convert(face, mtgjson.FaceRecord))
            except msgspec.ValidationError as error:
                yield LeftOut(f"{place}, {part} {number}", _why(error))
    faces = [face for part in kept.values() for face in part]
    day, code = (value.get(name) for name in ("releaseDate", "code"))
    yield from mtgjson.grouped(faces, day if isinstance(day, str) else "", code if isinstance(code, str) else "")


class _Shallow:
    """The content of a file for a parser that takes the longer for each bracket the more are open around it."""

    def __init__(self, file: Opened) -> None:
        self._content = file.content
        self._nesting = Nesting()

    def read(self, size: int = -1) -> bytes:
        """The next bytes. Raises `Excess`."""
        piece = self._content.read(size)
        self._nesting.take(piece)
        return piece


def _told(file: Opened, values: Iterator[Any], what: str) -> Iterator[tuple[int, Any]]:
    """The values with their numbers from 1; what breaks the file off is said with the number of the last whole one."""
    number = 0
    try:
        for number, value in enumerate(values, 1):
            yield number, value
    except ijson.IncompleteJSONError:
        raise FileFault(file.name, f"il file è tagliato o non è JSON dopo la {what} {number}") from None
    except (ijson.JSONError, UnicodeDecodeError):
        raise FileFault(file.name, f"non è JSON dopo la {what} {number}") from None
    except Excess as excess:
        raise FileFault(file.name, f"poco dopo la {what} {number} {excess}") from None


# ---

_RECORDS: dict[str, type[msgspec.Struct]] = {
    SCRYFALL: scryfall.CardRecord,
    RULINGS: scryfall.RulingRecord,
    LIST: ListRecord,
}


def _item(record: Any) -> _Found:
    if isinstance(record, scryfall.RulingRecord):
        return record.oracle_id, Ruling(record.published_at, record.comment)
    return cast("Record | ListRecord", record)


def _joined(items: Iterator[_Found]) -> Iterator[Item]:
    """The same with the faces of a list as cards."""
    joining = Joining()
    for number, item in enumerate(items, 1):
        if isinstance(item, ListRecord) and not item.whole_name:
            yield LeftOut(f"carta {number}", "manca il campo name_it, o name_en")
        elif isinstance(item, ListRecord):
            yield from joining.add(item)
        else:
            yield item
    yield from joining.rest()


_EXPECTED = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`(?: - at `(?P<path>[^`]*)`)?")
_MISSING = re.compile(r"missing required field `(?P<field>[^`]*)`")
_TYPES = {
    "str": "un testo",
    "int": "un numero",
    "float": "un numero",
    "array": "un elenco",
    "object": "un oggetto",
    "null": "niente (null)",
    "bool": "vero o falso",
}


def _why(error: msgspec.ValidationError) -> str:
    """What is wrong with a record, in Italian."""
    told = str(error)
    if (found := _EXPECTED.search(told)) is not None:
        wanted = next((_TYPES[word] for word in found["wanted"].split(" | ") if word in _TYPES), found["wanted"])
        got = _TYPES.get(found["got"], found["got"])
        where = f"il campo {found['path'].removeprefix('$.')}" if found["path"] else "il valore"
        return f"{where} è {got}: serve {wanted}"
    if (missing := _MISSING.search(told)) is not None:
        return f"manca il campo {missing['field']}"
    return "non ha la forma di una carta"
