"""The board at a step: a table drawn, or the same as a list, in which one walks from object to object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from rich.cells import cell_len
from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Offset, Region
from textual.message import Message
from textual.visual import Visual
from textual.widgets import Static

from judge import keys
from judge.widgets.drawing import CHANGED, CHOSEN, NARROWEST, Piece, drawn
from judge.widgets.hanging import Hanging
from judge.widgets.panes import TextPane
from judge.widgets.plain import line, lines, plain
from scenarios.told import board

if TYPE_CHECKING:
    from textual.css.styles import RulesMap
    from textual.events import Click, Resize

    from scenarios.told.table import Table

THINGS = ("object ", "stack ")
"""How the keys of what one can ask about begin."""
LOWEST = 14
"""Lines below which a table shows too little of itself at once to be looked at."""


class BoardPane(TextPane, inherit_bindings=False):
    """The board. Up and down go from object to object, Enter asks how the chosen one came to what it is."""

    ALLOW_MAXIMIZE = True
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.BOARD)]

    @dataclass
    class Asked(Message):
        """Somebody wants to know how a thing of the board, by its key, came to what it is."""

        key: str

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(keys.BOARD, "Tavolo", id=id)
        self._lines: tuple[board.Line, ...] = ()
        self._table: Table | None = None
        self._changed: frozenset[str] = frozenset()
        self._chosen = ""
        self._places: dict[str, tuple[int, int]] = {}
        self._pieces: tuple[tuple[Piece, ...], ...] = ()
        self._listed = Hanging()
        self._wanted: bool | None = None
        self._drawn_for: tuple[object, ...] = ()

    @property
    def draws(self) -> bool:
        """Whether it is drawn: as somebody wants it, or else where there is room."""
        fits = self.size.width >= NARROWEST and self.size.height >= LOWEST
        return self._table is not None and (fits if self._wanted is None else self._wanted)

    def clear(self) -> None:
        """There is no board."""
        self._lines, self._table, self._chosen = (), None, ""
        self._again()

    def put(self, shown: tuple[board.Line, ...], table: Table, changed: frozenset[str]) -> None:
        """A board with what changed on it, brought to sight."""
        self._lines, self._table, self._changed = shown, table, changed
        if self._chosen not in {one.key for one in shown}:
            self._chosen = ""
        self._again()
        keys_changed = [one.key for one in shown if one.key in changed]
        for key in (*keys_changed[-1:], *keys_changed[:1]):
            self.call_after_refresh(self._to_sight, key)

    def switch(self) -> None:
        """The other of table and list."""
        self._wanted = not self.draws
        self._again()

    def on_resize(self, _: Resize) -> None:
        self._again()

    def on_focus(self) -> None:
        self._again()

    def on_blur(self) -> None:
        self._again()

    def action_walk(self, by: int) -> None:
        """To the next object, or the one before; where there is none, the text is scrolled."""
        found = [key for key in self._places if key.startswith(THINGS)]
        if not found:
            (self.action_scroll_down if by > 0 else self.action_scroll_up)()
            return
        at = found.index(self._chosen) + by if self._chosen in found else (0 if by > 0 else len(found) - 1)
        self._chosen = found[max(0, min(at, len(found) - 1))]
        self._again()
        self.call_after_refresh(self._to_sight, self._chosen)

    def on_click(self, event: Click) -> None:
        """An object that is clicked is chosen; one that is chosen is asked about."""
        key = self._under(event.screen_offset)
        if not key.startswith(THINGS):
            return
        if key == self._chosen:
            self.action_ask()
            return
        self._chosen = key
        self._again()

    def _under(self, place: Offset) -> str:
        """What stands at a place of the screen; '' where nothing does."""
        shown = self.query_one(Static)
        column, row = place - shown.content_region.offset
        if not self.draws:
            rules, width = cast("RulesMap", shown.styles), shown.content_size.width
            found = (
                key for key, (at, _) in self._places.items() if row < self._listed.height_before(at + 1, rules, width)
            )
            return next(found, "") if row >= 0 else ""
        if not 0 <= row < len(self._pieces):
            return ""
        end = 0
        for piece in self._pieces[row]:
            end += cell_len(piece.text)
            if column < end:
                return piece.key
        return ""

    def action_ask(self) -> None:
        """Asks about the chosen object."""
        if self._chosen:
            self.post_message(self.Asked(self._chosen))

    # --- drawing

    def _again(self) -> None:
        chosen = self._chosen if self.has_focus else ""
        width = self.query_one(Static).content_size.width or max(self.size.width - 1, 0)
        shows = (self._lines, self._table, self._changed, chosen, self.draws, width if self.draws else 0)
        if shows == self._drawn_for:
            return
        self._drawn_for = shows
        self.show(self._as_table(width, chosen) if self.draws else self._as_list(chosen))

    def _as_table(self, width: int, chosen: str) -> Visual:
        assert self._table is not None
        made = drawn(self._table, width, self._changed, chosen)
        self._places, self._pieces = made.places, made.lines
        return lines(
            plain(*(_piece(piece.text, bold=piece.bold, chosen=bool(chosen) and piece.key == chosen) for piece in each))
            for each in made.lines
        )

    def _as_list(self, chosen: str) -> Visual:
        paragraphs = []
        for one in self._lines:
            marks = (CHOSEN if one.key == chosen else "") + (CHANGED if one.key in self._changed else "")
            style = "reverse" if one.key == chosen else "bold" if one.level == board.HEADING else ""
            paragraphs.append((f"{marks:<2}" + " " * one.level, line((one.text, style))))
        self._listed = Hanging(*paragraphs)
        self._places = {one.key: (place, place + 1) for place, one in enumerate(self._lines)}
        return self._listed

    def _to_sight(self, key: str) -> None:
        if key not in self._places:
            return
        top, bottom = self._places[key]
        if not self.draws:
            self.bring_to_sight(self._listed, top)
            return
        self.scroll_to_region(Region(0, top, 1, bottom - top), animate=False, force=True)


def _piece(text: str, *, bold: bool, chosen: bool) -> Content:
    return Content.styled(text, "reverse" if chosen else "bold" if bold else "")
