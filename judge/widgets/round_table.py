"""The seats of a table drawn around it in so many columns, as the one in focus sees them.

The first seat is below on the right, and turn order goes clockwise from there, to the left of whoever sits. Nothing is said by
colour: the seat in focus bears the sign of what is chosen (▸).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size

from judge.render import one_line
from judge.widgets.drawing import CHOSEN, Piece, wrap

if TYPE_CHECKING:
    from judge.presenters.seating import Around, Sitting

NARROWEST, WIDEST, BETWEEN = 18, 28, 1
"""How wide a seat is, at least and at most, and what stays free between two of them."""
_MOST = 2
"""How many lines each thing takes that is said of a seat."""
_MIDDLE = 12
"""Columns below which nothing is written between the two sides."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a seat is drawn: its row from the top, its first column."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Ring:
    """The places of all seats in their order, how wide each is, and how wide the whole."""

    spots: tuple[Spot, ...]
    wide: int
    whole: int

    def beside(self, seat: int, way: str) -> int:
        """The seat that is next to another in a direction of the screen; the same where there is none."""
        here = self.spots[seat]
        found = [(self._far(here, spot, way), number) for number, spot in enumerate(self.spots) if number != seat]
        return min(((far, number) for far, number in found if far is not None), default=((), seat))[1]

    @staticmethod
    def _far(here: Spot, there: Spot, way: str) -> tuple[int, int] | None:
        """How far a place lies in a direction, first in that direction and then across it; ``None``: not that way."""
        down, right = there.row - here.row, there.column - here.column
        if way in ("left", "right"):
            along = right if way == "right" else -right
            return (abs(down), along) if along > 0 else None
        along = down if way == "down" else -down
        return (along, abs(right)) if along > 0 else None


def ring(count: int, width: int) -> Ring:
    """Where so many seats are in so many columns: as many as fit above and below, the others at the sides."""
    fit = max((width + BETWEEN) // (NARROWEST + BETWEEN), 2)
    across = max(min(fit, (count + 1) // 2), 1)
    wide = min((width + BETWEEN) // across - BETWEEN, WIDEST)
    beside = max(count - 2 * across, 0)
    left = (beside + 1) // 2
    below = (count - beside) // 2
    above = count - beside - below
    # A row in the middle is there also where nobody sits at the sides: the turn is written in it.
    last = max(left, 1) + 1
    step, whole = wide + BETWEEN, across * (wide + BETWEEN) - BETWEEN

    def row(row: int, several: int) -> list[Spot]:
        first = (whole - several * step + BETWEEN) // 2
        return [Spot(row, first + place * step) for place in range(several)]

    spots = [
        *reversed(row(last, below)),
        *(Spot(last - 1 - place, 0) for place in range(left)),
        *row(0, above),
        *(Spot(1 + place, whole - wide) for place in range(beside - left)),
    ]
    return Ring(tuple(spots), wide, whole)


@dataclass(frozen=True, slots=True)
class Drawn:
    """The lines, and from which line to which each seat stands, by its place in the order of seats."""

    lines: tuple[tuple[Piece, ...], ...]
    places: tuple[tuple[int, int], ...]


def drawn(around: Around, width: int) -> Drawn:
    """A table in so many columns."""
    made = ring(len(around.sitting), width)
    rows = 1 + max(spot.row for spot in made.spots)
    lines: list[tuple[Piece, ...]] = []
    tops: list[int] = []
    for number in range(rows):
        tops.append(len(lines))
        here = sorted((spot.column, seat) for seat, spot in enumerate(made.spots) if spot.row == number)
        blocks = [
            (column, [*_seat(around.sitting[seat], made.wide, chosen=seat == around.focus)]) for column, seat in here
        ]
        if number == 1:
            blocks = _with_middle(blocks, around.middle, made)
        lines += _row(blocks)
    tops.append(len(lines))
    return Drawn(tuple(lines), tuple((tops[spot.row], tops[spot.row + 1]) for spot in made.spots))


_Block = tuple[int, list[Piece]]
"""From which column on, and its lines."""


def _with_middle(blocks: list[_Block], text: str, made: Ring) -> list[_Block]:
    """What is written in the middle: between the sides, or over the whole width where nobody sits there."""
    if not blocks:
        room = made.whole - 4
        told = [
            f"─ {one} ".ljust(made.whole, "─") if not place else f"  {one}"
            for place, one in enumerate(_fit(text, room))
        ]
        return [(0, [Piece(one) for one in told])]
    start, end = blocks[0][0] + made.wide + BETWEEN, made.whole - made.wide - BETWEEN
    if end - start < _MIDDLE:
        return blocks
    found = [Piece(set_cell_size(one.center(end - start), end - start)) for one in _fit(text, end - start - 2)]
    return sorted([*blocks, (start, found)], key=lambda block: block[0])


def _fit(text: str, width: int) -> list[str]:
    return wrap(one_line(text), max(width, 1))


def _row(blocks: list[_Block]) -> Iterator[tuple[Piece, ...]]:
    """Blocks side by side, each from its column on."""
    for pieces in zip_longest(*(lines for _, lines in blocks)):
        at, line = 0, []
        for (column, _), piece in zip(blocks, pieces, strict=True):
            if piece is not None:
                line += [Piece(" " * (column - at)), piece]
                at = column + cell_len(piece.text)
        yield tuple(line)


def _seat(one: Sitting, wide: int, *, chosen: bool) -> Iterator[Piece]:
    """A seat: its name, and what is said of it."""
    mark = CHOSEN if chosen else " "
    for number, text in enumerate(one.told):
        parts = _fit(text, wide - 1)
        if len(parts) > _MOST:
            parts = [*parts[: _MOST - 1], set_cell_size(parts[_MOST - 1], wide - 2).rstrip() + "…"]
        for part in parts:
            yield Piece(set_cell_size(f"{mark}{part}", wide), str(int(one.player)), bold=number == 0)
            mark = "▏" if chosen else " "
