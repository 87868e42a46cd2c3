"""What is gathered while lines are read: players with their cards, fields of the situation, names, faults, words understood."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from scenarios.language.errors import Fault, Place, Wrong
from scenarios.language.folding import folded
from scenarios.written import decoding
from scenarios.written.by_line.described import fault_at
from scenarios.written.by_line.headings import head_of, is_known
from scenarios.written.by_line.names_of_players import said_behind
from scenarios.written.by_line.pieces import INTEGER, Typed, fields, outside, trimmed
from scenarios.written.by_line.texts_below import is_text
from scenarios.written.card_source import is_lent
from scenarios.written.records import Fields, Items, Text

TEXT, ASKS, ACTION, REMARK = ">", "?", "-", "#"
MARKS = (TEXT, ASKS, ACTION, REMARK)


@dataclass
class Block:
    """A line with the lines under it that are indented, which belong to it where a file's form is meant."""

    typed: Typed
    whole: str

    @property
    def asks(self) -> bool:
        """Whether it is a question: with its sign in front or, as people write, behind."""
        mark = self.typed.text[:1]
        behind = self.typed.text.endswith(ASKS) and mark not in MARKS and head_of(self.typed) is None
        return mark == ASKS or behind

    @property
    def begins(self) -> tuple[int, int]:
        """Where begins what its heading says: behind the colon, or in the line under it."""
        value = self._behind()
        return value.place if value.text else (self.typed.line + 1, 1)

    @property
    def under(self) -> str:
        """What its heading says in the form of a file: behind it, and in the lines under it; '' for nothing."""
        _, newline, rest = self.whole.partition("\n")
        value = self._behind().text
        return f"{value}{newline}{rest}" if value else rest

    @property
    def apart(self) -> list[Block]:
        """The lines under it, each by itself, where its heading has no form of a file: a player's name."""
        _, newline, rest = self.whole.partition("\n")
        return blocks(rest, self.typed.line + 1) if newline else []

    def _behind(self) -> Typed:
        parts = head_of(self.typed)
        assert parts is not None
        return parts[1]


def without_what_says_nothing(line: Typed) -> Typed:
    """A line without what stands behind a `` # ``, as in a file, and without its full stop; what a card says is all its own."""
    if line.text[:1] in (TEXT, REMARK):
        return line
    cut = next((at for at, sign in outside(line.text) if sign == REMARK and line.text[at - 1 : at + 2] == " # "), None)
    said = line if cut is None else line.part(0, cut)
    sentence = said.text[:1] not in MARKS and head_of(said) is None
    return said.part(0, -1) if sentence and said.text.endswith(".") and not said.text.endswith("..") else said


def blocks(text: str, first: int = 1) -> list[Block]:
    """The lines of a text that say something, each with those that belong to it. ``first``: the number of the first line."""
    found: list[Block] = []
    opens = False
    for number, line in enumerate(text.split("\n"), first):
        said = without_what_says_nothing(trimmed(line.rstrip("\r"), number, 1))
        typed, *others = _sentences(said if said.text[:1] in MARKS or is_text(said) else said_behind(said))
        if line[:1] == " " and typed.text[:1] not in (TEXT, REMARK, "") and opens:
            under = found[-1].typed.line + found[-1].whole.count("\n")
            found[-1].whole += "\n" * (number - under) + line
        elif typed.text:
            last = others[-1] if others else typed
            opens = typed.column == 1 and (typed.text[0] == ACTION or last.text.endswith(":"))
            found += [Block(one, one.text) for one in (typed, *others)]
    return found


_ANOTHER_HAS = re.compile(
    r",?\s+(?:e|ed|mentre)\s+"
    r"(?=[A-ZÀ-Ù]\w*\s+(?:(?:ha|controlla|possiede|è a|blocca|attacca|lancia|risponde|attiva|gioca|usa)\s"
    r"|passa\b|non (?:blocca|risponde)\b))"
    r"|(?<!passano)(?<!tutti)(?<!entrambi)(?<!nessuno risponde)\s+e (?=(?:si )?risolv(?:e|ono)$|tutti passano$)"
)
"""«Anna ha Orso 2/2 e Bruno ha Lupo 3/3», «Anna attacca con Orso e Bruno blocca con Lupo»: two sentences."""


_DONE = {"attaccare": "attacca", "bloccare": "blocca", "lanciare": "lancia", "attivare": "attiva", "usare": "usa"}
_IN_OTHER_WORDS = re.compile(
    rf"(?<=\w )(?:ha (?:in gioco|sul tavolo)(?= )"
    rf"|(?:vuole|prova a|cerca di) (?P<verb>{'|'.join(_DONE)})\b)"
)
"""«Anna ha in gioco Orso», «Anna vuole attaccare con Orso»: what stands for «ha» and «attacca»."""


def _as_done(found: re.Match[str]) -> str:
    """The same in one word, with blanks for the rest: all signs behind it stay where they were."""
    return (_DONE[found["verb"]] if found["verb"] else "ha").ljust(len(found.group()))


def _sentences(line: Typed) -> list[Typed]:
    """«Anna ha Orso 2/2 e Bruno ha Lupo 3/3»: what is said of each player by itself."""
    if line.text[:1] in MARKS or line.text.endswith(ASKS):
        return [line]
    if head_of(line) is not None:
        return _headings(line)
    line = Typed(_IN_OTHER_WORDS.sub(_as_done, line.text), line.line, line.column)
    signs = {at for at, _ in outside(line.text)}
    cuts = [found for found in _ANOTHER_HAS.finditer(line.text) if found.start() in signs]
    starts, ends = [0, *(found.end() for found in cuts)], [*(found.start() for found in cuts), len(line.text)]
    return [line.part(start, end) for start, end in zip(starts, ends, strict=True)]


def _headings(line: Typed) -> list[Typed]:
    """110.5: «proprietario: Anna, comandante: sì»: each heading with what is said under it, as if it had a line of its own."""
    if not _has_known_heading(line):
        return [line]
    starts = [0]
    for at, sign in outside(line.text):
        if sign == "," and _has_known_heading(line.part(at + 1)):
            starts.append(at + 1)
    ends = [*(at - 1 for at in starts[1:]), len(line.text)]
    return [line.part(start, end) for start, end in zip(starts, ends, strict=True)]


def _has_known_heading(part: Typed) -> bool:
    found = head_of(part)
    return found is not None and is_known(found[0].text)


@dataclass
class Seat:
    """A player as typed."""

    name: Text
    said: Fields
    zones: dict[str, Items] = field(default_factory=dict)

    def put(self, zone: str, card: Any, place: Place) -> None:
        """Puts a card into a zone, or on the battlefield."""
        self.zones.setdefault(zone, Items(place)).append(card)

    def tree(self) -> Fields:
        """The player as a file has them."""
        made = fields(self.said.place, {"nome": self.name})
        made.update(self.said)
        for zone, cards in self.zones.items():
            # A number alone is so many unknown cards.
            alone = cards[0] if len(cards) == 1 and isinstance(cards[0], Text) and INTEGER.fullmatch(cards[0]) else None
            made[Text(zone, cards.place)] = cards if alone is None else alone
        return made


@dataclass
class Gathered:
    """What lines have said so far."""

    root: Fields = field(default_factory=lambda: Fields(Place(1, 1)))
    cards: Fields = field(default_factory=lambda: Fields(Place(1, 1)))
    seats: list[Seat] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    """The names of all players, in the order in which they are seated."""
    others: list[Any] = field(default_factory=list)
    """Players in the form of a file."""
    names: set[str] = field(default_factory=set)
    """What cards and permanents are called, as it is compared."""
    lying: set[str] = field(default_factory=set)
    """The same, of what lies in a zone."""
    described_as_cast: list[tuple[Typed, Seat]] = field(default_factory=list)
    """601.2a: the cards that a sentence describes as it casts them, each with the seat in whose hand it was."""
    faults: list[Fault] = field(default_factory=list)
    marked: list[tuple[Typed, str]] = field(default_factory=list)

    def fault(self, typed: Typed, message: str, suggestion: str = "") -> None:
        """Takes down a fault at a piece."""
        self.faults.append(fault_at(typed, message, suggestion))

    def wrong(self, typed: Typed, error: Wrong) -> None:
        """Takes down what was raised while a piece was read."""
        self.faults.append(Fault("", typed.line, typed.column + error.offset, "", error.message, error.suggestion))

    def unreadable(self, block: Block, error: decoding.Unreadable) -> None:
        """Takes down why something is no YAML; what is missing at its end is missing behind its last sign."""
        line, column = error.place or block.typed.place
        last = block.typed.line + block.whole.count("\n")
        if line > last:
            ends = block.whole.rpartition("\n")[2]
            line, column = last, len(ends) + (block.typed.column if last == block.typed.line else 1)
        self.faults.append(Fault("", line, column, "", error.message, error.suggestion))

    def mark(self, typed: Typed, kind: str) -> None:
        """Takes down what a piece was understood as."""
        self.marked.append((typed, kind))

    def add(self, key: str, value: Any, place: Place) -> None:
        """Adds to a list of the situation."""
        there = self.root.get(key)
        if not isinstance(there, Items):
            self.root[Text(key, place)] = there = Items(place)
        there.append(value)

    def known(self, text: str) -> bool:
        """Whether words are the name of a card."""
        return folded(text) in self.names or is_lent(text)

    def is_there(self, name: str) -> bool:
        """Whether a name is one of something on the table, by itself or with a number behind it."""
        plain = folded(name)
        return bool({plain, plain.rstrip("0123456789")} & self.lying)

    def is_name(self, text: str) -> bool:
        """Whether words are the name of a card, or of something on the table."""
        return self.known(text) or self.is_there(text)

    def seat_of(self, name: str) -> Seat | None:
        """The player of a name, if anything was said of them."""
        return next((seat for seat in self.seats if folded(seat.name) == folded(name)), None)

    def new_seat(self, name: Typed) -> Seat:
        """A player; they sit as they are named with a colon, wherever they were spoken of first."""
        seat = Seat(name.scalar(), Fields(name.place))
        self.seats.append(seat)
        order = {folded(one): n for n, one in enumerate(self.players)}
        self.seats.sort(key=lambda one: order.get(folded(one.name), len(order)))
        return seat
