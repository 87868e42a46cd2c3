"""The board drawn as a table in so many columns: sides facing each other, a box an object, the stack in the middle.

Nothing is said by colour: what is TAPped says so and has a broken edge, what changed bears the sign of the list (»), what is
chosen one of its own (▸).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size

from judge.render import one_line

if TYPE_CHECKING:
    from scenarios.told.table import Box, Side, Table

NARROWEST = 44
"""Columns below which a table cannot be read: a list can."""
CHANGED, CHOSEN = "»", "▸"
_BOX, _BETWEEN = (16, 24), 1
"""How wide a box is, at least and at most, and what stays free between two of them."""
_MOST_NAME, _MOST_TOLD = 2, 6
"""How many lines of a box its name takes, and what is told of it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a line: its text, whether it stands out, and the key of the thing that it is of."""

    text: str
    key: str = ""
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Drawn:
    """The lines of a table, and from which line to which each thing stands, in the order in which they are walked over."""

    lines: tuple[tuple[Piece, ...], ...]
    places: dict[str, tuple[int, int]]


def drawn(table: Table, width: int, changed: frozenset[str] = frozenset(), chosen: str = "") -> Drawn:
    """A table in so many columns: everybody but the first seat above, the first seat below."""
    pen = _Pen(width, changed, chosen)
    near, *far = table.sides
    for side in far:
        pen.side(side, faces_down=True)
    pen.middle(table)
    pen.side(near, faces_down=False)
    return Drawn(tuple(pen.lines), pen.places)


class _Pen:
    """Draws line by line."""

    def __init__(self, width: int, changed: frozenset[str], chosen: str) -> None:
        self._width = max(width, _BOX[0] + 2)
        self._changed = changed
        self._chosen = chosen
        self.lines: list[tuple[Piece, ...]] = []
        self.places: dict[str, tuple[int, int]] = {}

    def side(self, side: Side, *, faces_down: bool) -> None:
        """A player: creatures stand in the row that is nearer to the middle."""
        creatures = [one for one in side.boxes if one.creature]
        others = [one for one in side.boxes if not one.creature]
        if faces_down:
            self._heading(side)
        for boxes in (others, creatures) if faces_down else (creatures, others):
            self._boxes(boxes)
        if not faces_down:
            self._heading(side)

    def middle(self, table: Table) -> None:
        """The turn, and the stack from its top."""
        mark = self._mark(table.turn_key)
        first, *more = wrap(one_line(table.turn), self._width - 5)
        head = f"── {mark}{first} "
        self._line(Piece(head + "─" * max(self._width - cell_len(head), 0), table.turn_key, bool(mark)))
        for part in more:
            self._line(Piece(f"   {part}", table.turn_key, bool(mark)))
        for one in table.stack:
            self._wrapped(f"   {self._mark(one.key)}", one.text, one.key)
        if table.stack:
            self._line(Piece("─" * self._width))

    def _heading(self, side: Side) -> None:
        self._wrapped(self._mark(side.key), side.heading, side.key, bold=True)
        self._wrapped(f"  {self._mark(side.zones_key)}", side.zones, side.zones_key)

    def _wrapped(self, before: str, text: str, key: str, *, bold: bool = False) -> None:
        start = len(self.lines)
        for place, part in enumerate(wrap(one_line(text), self._width - cell_len(before))):
            self._line(
                Piece((before if not place else " " * cell_len(before)) + part, key, bold or key in self._changed)
            )
        if key.startswith("stack "):
            self.places[key] = (start, len(self.lines))

    def _line(self, *pieces: Piece) -> None:
        self.lines.append(pieces)

    def _boxes(self, boxes: Sequence[Box]) -> None:
        """Boxes side by side, as many as there is room for, in as many rows as they need."""
        if not boxes:
            return
        least, most = _BOX
        across = max((self._width + _BETWEEN) // (least + _BETWEEN), 1)
        across = min(across, max(len(boxes), 1))
        wide = min((self._width + _BETWEEN) // across - _BETWEEN, most)
        for first in range(0, len(boxes), across):
            columns = [list(self._pile(box, wide)) for box in boxes[first : first + across]]
            top = len(self.lines)
            for row in zip_longest(*columns):
                pieces = [Piece(" " * wide) if one is None else one for one in row]
                self._line(*(part for piece in pieces for part in (piece, Piece(" " * _BETWEEN))))
            for column in columns:
                for place, piece in enumerate(column):
                    begin, _ = self.places.get(piece.key, (top + place, 0))
                    self.places[piece.key] = (begin, top + place + 1)

    def _pile(self, box: Box, wide: int) -> Iterator[Piece]:
        """A box, and below it a line for each thing that is attached to it."""
        yield from self._box(box, wide)
        for one in box.pile[1:]:
            state = ", ".join(filter(None, ("TAP" if one.turned else "", one.size, *one.told)))
            text = f"└{self._mark(one.key)} {one.name}{f' ({state})' if state else ''}"
            for place, part in enumerate(wrap(one_line(text), wide - 2)[:_MOST_NAME]):
                yield Piece(
                    set_cell_size(f"{' ' if not place else '   '}{part}", wide), one.key, one.key in self._changed
                )

    def _box(self, box: Box, wide: int) -> Iterator[Piece]:
        flat, inner = "╌" if box.turned else "─", wide - 2
        bold = box.key in self._changed
        head = f"{self._mark(box.key)}{'TAP' if box.turned else ''}"
        yield Piece(f"┌{head}{flat * (inner - cell_len(head))}┐", box.key, bold)
        for text in self._inside(box, inner):
            yield Piece(
                f"{'╎' if box.turned else '│'}{set_cell_size(text, inner)}{'╎' if box.turned else '│'}", box.key, bold
            )
        yield Piece(f"└{flat * inner}┘", box.key, bold)

    def _inside(self, box: Box, inner: int) -> Iterator[str]:
        names = _cut(wrap(one_line(box.name), inner), _MOST_NAME, inner)
        if box.size and cell_len(names[-1]) + 1 + cell_len(box.size) > inner:
            names.append("")
        if box.size:
            names[-1] += box.size.rjust(inner - cell_len(names[-1]))
        yield from names
        told = [part for one in box.told for part in wrap(one_line(one), inner)]
        yield from _cut(told, _MOST_TOLD, inner)

    def _mark(self, key: str) -> str:
        return (CHOSEN if key == self._chosen else "") + (CHANGED if key in self._changed else "")


def _cut(lines: list[str], most: int, width: int) -> list[str]:
    """No more lines than that; the last one says that there was more."""
    if len(lines) <= most:
        return lines
    last = lines[most - 1]
    return [*lines[: most - 1], (last if cell_len(last) < width else set_cell_size(last, width - 1)) + "…"]


def wrap(text: str, width: int) -> list[str]:
    """A text in lines of at most so many columns, broken at blanks where there are any."""
    lines, line = [], ""
    for word in text.split():
        while cell_len(word) > width:
            room = width - cell_len(line) - (1 if line else 0)
            if room < width // 3:
                lines.append(line)
                line, room = "", width
            part = set_cell_size(word, room).rstrip()
            lines.append(f"{line} {part}".strip())
            line, word = "", word[len(part) :]
        if line and cell_len(line) + 1 + cell_len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line] if line or not lines else lines
