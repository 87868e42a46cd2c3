"""YAML as a tree of texts that know their place. Nothing but mappings, lists and scalars; every scalar is text.

Anchors, aliases, tags, several documents and keys given twice are refused: in a scenario they are slips, or a trap.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from scenarios.language.errors import Place, shown
from scenarios.written.decoding import LARGEST_FILE, Unreadable
from scenarios.written.places import SYMBOLS, lines_of
from scenarios.written.records import Fields, Items, Text

DEEPEST = 40
"""How many mappings and lists may be inside one another."""

LONGEST_SCALAR = 20_000

MOST_VALUES = 20_000
"""How many values a file may have, counting keys, lists and mappings too."""


def tree_of(text: str) -> Any:
    """The tree of a YAML text. Raises Unreadable for the first thing that keeps it from being one."""
    if len(text) > LARGEST_FILE:
        raise Unreadable(f"il testo è di {len(text)} caratteri: il massimo è {LARGEST_FILE}")
    _refuse_invisible(text)
    try:
        return _Builder(text).document()
    except yaml.MarkedYAMLError as error:
        raise _in_italian(error, text) from None
    except yaml.YAMLError:
        raise Unreadable("il file non si può leggere come YAML") from None


def _refuse_invisible(text: str) -> None:
    """Control characters have no business in a scenario, nor have those that turn the direction of writing."""
    for found in _SUSPECT.finditer(text):
        sign = found.group()
        if not is_plain(sign):
            before = text[: found.start()]
            place = Place(before.count("\n") + 1, found.start() - before.rfind("\n"))
            raise Unreadable(f"qui c'è un carattere che non si vede: {_name_of(sign)}", place)


_SUSPECT = re.compile(r"[^\t\n\x20-\x7e]")
_DIRECTIONS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def is_plain(sign: str) -> bool:
    """Whether a character may stand in a scenario: it is seen, or is a blank or the end of a line."""
    if sign in "\n\t\u00a0" or sign == "\r":
        return True
    if sign in "\u2028\u2029\u0085\ufeff\u200e\u200f\u061c" or unicodedata.bidirectional(sign) in _DIRECTIONS:
        return False
    return unicodedata.category(sign) not in ("Cc", "Cs", "Cn", "Co")


def _name_of(sign: str) -> str:
    return f"{shown(sign)} (U+{ord(sign):04X})"


class _Builder:
    """Puts the events of the parser together."""

    def __init__(self, text: str) -> None:
        self._events: Iterator[Any] = iter(yaml.parse(text, Loader=_LOADER))
        self._lines = lines_of(text)
        self._depth = 0
        self._values = 0

    def document(self) -> Any:
        next(self._events)
        event = next(self._events)
        if isinstance(event, yaml.StreamEndEvent):
            raise Unreadable("il file è vuoto")
        tree = self._value(next(self._events))
        next(self._events)
        event = next(self._events)
        if not isinstance(event, yaml.StreamEndEvent):
            raise Unreadable("il file contiene più documenti: «---» qui ne comincia un altro", _place(event))
        return tree

    def _value(self, event: Any) -> Any:
        place = _place(event)
        self._values += 1
        if self._values > MOST_VALUES:
            raise Unreadable(f"la situazione è troppo grande: contiene più di {MOST_VALUES} valori", place)
        if isinstance(event, yaml.AliasEvent):
            raise Unreadable(f"*{event.anchor} è un alias di YAML: in una situazione non si usano", place)
        if event.anchor is not None:
            raise Unreadable(f"&{event.anchor} è un'ancora di YAML: in una situazione non si usano", place)
        if event.tag is not None:
            raise Unreadable(f"{shown(event.tag)} è un tag di YAML: in una situazione non si usano", place)
        if isinstance(event, yaml.ScalarEvent):
            return _scalar(event, place, self._lines)
        self._depth += 1
        if self._depth > DEEPEST:
            raise Unreadable(_TOO_DEEP, place)
        made = (
            self._list(place) if isinstance(event, yaml.SequenceStartEvent) else self._mapping(place, event.flow_style)
        )
        self._depth -= 1
        return made

    def _list(self, place: Place) -> Items:
        items = Items(place)
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._value(event))
        return items

    def _mapping(self, place: Place, flow: bool) -> Fields:
        fields = Fields(place)
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._value(event)
            if not isinstance(key, Text):
                raise Unreadable(
                    "qui serve il nome di un campo; un testo con le graffe va fra virgolette", _place(event)
                )
            if key in fields:
                raise Unreadable(f"il campo {shown(key)} c'è già in queste righe", key.place)
            fields[key] = self._value(next(self._events))
        if flow and fields and all(value is None for value in fields.values()):
            symbols = SYMBOLS.match(self._lines[place.line - 1], place.column - 1)
            if symbols is not None:
                raise Unreadable(_COST, place, f'"{symbols.group()}"')
        return fields


def _scalar(event: Any, place: Place, lines: Sequence[str]) -> Text | None:
    """A scalar as text; nothing at all is ``None``, and a pair of quotation marks with nothing in them is the empty text."""
    value: str = event.value
    if not event.style and value == "":
        return None
    if len(value) > LONGEST_SCALAR:
        raise Unreadable(f"questo testo è troppo lungo: {len(value)} caratteri, il massimo è {LONGEST_SCALAR}", place)
    for sign in value:
        if not is_plain(sign) or sign == "\r":
            raise Unreadable(f"questo testo contiene un carattere che non si vede: {_name_of(sign)}", place)
    return Text(value, place, style=event.style or "", lines=lines)


def _place(event: Any) -> Place:
    mark = event.start_mark
    return Place(mark.line + 1, mark.column + 1)


_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# --- what the parser complains of, in Italian

_COST = "le graffe per YAML sono un elenco di campi: un costo con le graffe va fra virgolette"
_TOO_DEEP = f"qui ci sono più di {DEEPEST} livelli uno dentro l'altro"
_PROBLEMS = (
    # libyaml of 2026 looks ahead and has a limit of its own, far above ours: it may speak before we have counted
    ("maximum nesting depth", _TOO_DEEP),
    ("mapping values are not allowed", "i due punti qui non vanno: un testo che li contiene va fra virgolette"),
    ("did not find expected '-' indicator", "questa riga non è allineata con le altre dello stesso elenco"),
    (
        "did not find expected key",
        "questa riga non è allineata con gli altri campi, o un testo va messo fra virgolette",
    ),
    ("expected <block end>", "questa riga non è allineata con le altre, o un testo va messo fra virgolette"),
    ("',' or '}'", "nelle graffe manca una virgola, o la graffa che le chiude"),
    ("',' or ']'", "nelle quadre manca una virgola, o la quadra che le chiude"),
    ("expected ':'", "qui mancano i due punti dopo il nome del campo"),
    ("unexpected end of stream", "le virgolette aperte non vengono chiuse"),
    ("document separator", "le virgolette aperte non vengono chiuse"),
    (
        "cannot start any token",
        "questo segno all'inizio di un testo ha un senso per YAML: metti il testo fra virgolette",
    ),
    ("unknown escape character", "dopo «\\» fra virgolette doppie questo segno non va; fra virgolette semplici sì"),
    ("undefined alias", "«*» all'inizio di un testo ha un senso per YAML: metti il testo fra virgolette"),
    ("block sequence entries are not allowed", "il trattino qui non va: un elenco comincia su una riga sua"),
    ("could not find the expected", "qui qualcosa di YAML resta aperto"),
    (
        "expected alphabetic or numeric",
        "«*» e «&» all'inizio di un testo hanno un senso per YAML: metti il testo fra virgolette",
    ),
    (
        "did not find expected alphabetic",
        "«*» e «&» all'inizio di un testo hanno un senso per YAML: metti il testo fra virgolette",
    ),
    ("did not find expected <document start>", "qui c'è qualcosa di troppo: i campi della situazione sono già finiti"),
    ("expected '<document start>'", "qui c'è qualcosa di troppo: i campi della situazione sono già finiti"),
)


def _in_italian(error: yaml.MarkedYAMLError, text: str) -> Unreadable:
    """What the parser says, at the place where it says it, with a hint for braces and tabs, which are the usual cause."""
    mark = error.problem_mark or error.context_mark
    place = Place(mark.line + 1, mark.column + 1) if mark is not None else None
    problem = f"{error.problem or ''} {error.context or ''}"
    lines = lines_of(text)
    line = lines[place.line - 1] if place is not None and place.line <= len(lines) else ""
    if place is not None and "\t" in line[: place.column]:
        return Unreadable("qui c'è un tabulatore: YAML rientra solo con spazi", Place(place.line, line.index("\t") + 1))
    braces = SYMBOLS.search(line)
    if braces is None and place is not None and place.line > 1:
        braces = SYMBOLS.search(lines[place.line - 2])
    if braces is not None:
        return Unreadable(_COST, place, f'"{braces.group()}"')
    message = next((said for sign, said in _PROBLEMS if sign in problem), "qui il file non si può leggere come YAML")
    return Unreadable(message, place)
