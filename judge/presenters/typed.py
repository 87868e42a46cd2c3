"""A board as it is typed, line by line: each line put where it belongs, and what is wrong with it said where it is.

    titolo: Due orsi
    turno: Anna, mantenimento
    Anna: 20, veleno 2
    Orso 2/2 danno 2 TAP
    mano: Lupo 2/1; Foresta
    Bruno: 17
    Gufo 1/1 volare
    > Quando il Gufo muore, pesca una carta.
    carta: Dardo istantaneo
    > Dardo infligge 3 danni a un qualsiasi bersaglio.

A line with a colon names a player, a zone of the player above it, a card that is only described, or the title, question or
turn. A line after > is a paragraph of the rules text of the card above it. Any other line is a permanent of the player above.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded

ZONES = ("mano", "grimorio", "cimitero", "esilio", "comando")
_HEADS = ("titolo", "domanda", "turno")
CARD = "carta"
TEXT_MARK = ">"
_DETAILS = ("vita", "veleno", "squadra")
INTEGER = re.compile(r"[+-]?[0-9]+")


class Typed(NamedTuple):
    """A piece of text with the line and column, from 1, at which it was typed."""

    text: str
    line: int
    column: int


class Fault(NamedTuple):
    """Something wrong in what was typed, where it is; `suggestion` is the word that was probably meant."""

    line: int
    column: int
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        meant = f" (forse «{self.suggestion}»?)" if self.suggestion else ""
        return f"riga {self.line}, colonna {self.column}: {self.message}{meant}"


@dataclass
class Seat:
    """A player as typed."""

    name: Typed
    details: dict[str, Typed] = field(default_factory=dict)
    zones: dict[str, list[Typed]] = field(default_factory=dict)
    permanents: list[Typed] = field(default_factory=list)


@dataclass
class TextOf:
    """The rules text of a card, a paragraph a line; `card` is the line or the part of one that says the card.

    `described`: that line is there for the description alone, and puts no card anywhere.
    """

    card: Typed
    paragraphs: list[Typed] = field(default_factory=list)
    described: bool = False


@dataclass
class Typing:
    """A board as typed: what could be placed, and what could not."""

    heads: dict[str, list[Typed]] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    texts: list[TextOf] = field(default_factory=list)
    above: tuple[Typed, ...] = ()
    """The cards of the last line that says some: what a text may be of."""


def read(text: str) -> Typing:
    """Each line put where it belongs; what a permanent or a card says is left for the scenario to judge."""
    typing = Typing()
    for number, line in enumerate(text.split("\n"), 1):
        head, colon, rest = line.partition(":")
        if not line.strip():
            continue
        if line.lstrip().startswith(TEXT_MARK):
            _paragraph(line, number, typing)
            continue
        if not colon or '"' in head:
            _permanent(_trimmed(line, number, 1), typing)
            continue
        word, value = _trimmed(head, number, 1), _trimmed(rest, number, len(head) + 2)
        key = folded(word.text)
        typing.above = ()
        if key == CARD:
            _card(word, value, typing)
        elif key in _HEADS:
            _head(key, word, value, typing)
        elif key in ZONES:
            _zone(key, word, value, typing)
        else:
            _player(word, value, typing)
    return typing


def _trimmed(text: str, line: int, column: int) -> Typed:
    return Typed(text.strip(), line, column + len(text) - len(text.lstrip()))


def _card(word: Typed, value: Typed, typing: Typing) -> None:
    """A card that is described without being anywhere."""
    if value.text:
        typing.texts.append(TextOf(value, described=True))
        typing.above = (value,)
    else:
        _fault(word, typing, "qui si descrive una carta, come «carta: Dardo istantaneo»")


def _paragraph(line: str, number: int, typing: Typing) -> None:
    """A paragraph of the text of the one card in the line above."""
    mark = _trimmed(line, number, 1)
    text = _trimmed(mark.text[1:], number, mark.column + 1)
    if len(typing.above) > 1:
        _fault(mark, typing, "sopra ci sono più carte: di quella che ha il testo scrivi prima «carta: …»")
    elif not typing.above:
        _fault(mark, typing, "un testo sta sotto la riga della sua carta")
    elif text.text:
        card = typing.above[0]
        if not typing.texts or typing.texts[-1].card != card:
            typing.texts.append(TextOf(card))
        typing.texts[-1].paragraphs.append(text)


def _permanent(typed: Typed, typing: Typing) -> None:
    typing.above = (typed,)
    if typing.seats:
        typing.seats[-1].permanents.append(typed)
    else:
        _fault(typed, typing, "prima dei permanenti serve un giocatore, come «Anna: 20»")


def _head(key: str, word: Typed, value: Typed, typing: Typing) -> None:
    if key in typing.heads:
        _fault(word, typing, f"{shown(word.text)} c'è già")
    elif value.text:
        parts = list(_split(value, ",")) if key == "turno" else [value]
        typing.heads[key] = parts
        for extra in parts[2:]:
            _fault(extra, typing, "del turno si dice di chi è e in che sottofase, come «turno: Anna, mantenimento»")


def _zone(key: str, word: Typed, value: Typed, typing: Typing) -> None:
    if not typing.seats:
        _fault(word, typing, f"prima di {shown(word.text)} serve un giocatore, come «Anna: 20»")
    elif key in typing.seats[-1].zones:
        _fault(word, typing, f"{shown(word.text)} di {typing.seats[-1].name.text} c'è già")
    elif value.text:
        typing.seats[-1].zones[key] = list(_split(value, ";"))
        typing.above = tuple(typing.seats[-1].zones[key])


def _player(word: Typed, value: Typed, typing: Typing) -> None:
    if not word.text:
        _fault(word, typing, "prima dei due punti manca il nome")
        return
    seat = Seat(word)
    before = len(typing.faults)
    for part in _split(value, ",") if value.text else ():
        name, _, rest = part.text.rpartition(" ")
        key = folded(name) or "vita"
        if not INTEGER.fullmatch(rest) or key not in _DETAILS:
            meant = nearest(name or rest, _DETAILS)
            _fault(part, typing, f"{shown(part.text)} non è vita, veleno o squadra con un numero", meant)
        elif key in seat.details:
            _fault(part, typing, f"«{key}» c'è già")
        else:
            seat.details[key] = Typed(rest, part.line, part.column + len(part.text) - len(rest))
    meant = nearest(word.text, (*_HEADS, CARD, *ZONES)) if len(typing.faults) > before else ""
    if meant:
        # A zone misspelt looks like a player with cards for details.
        typing.faults[before:] = [Fault(word.line, word.column, f"{shown(word.text)} non è una zona", meant)]
    else:
        typing.seats.append(seat)


def _split(value: Typed, separator: str) -> Iterator[Typed]:
    """The parts between separators, of which those within quotation marks are none."""
    at = 0
    for piece in re.findall(rf'(?:"[^"]*"|[^"{separator}]|")+|{separator}', value.text):
        trimmed = _trimmed(piece, value.line, value.column + at)
        if trimmed.text and piece != separator:
            yield trimmed
        at += len(piece)


def _fault(at: Typed, typing: Typing, message: str, suggestion: str = "") -> None:
    typing.faults.append(Fault(at.line, at.column, message, suggestion))
