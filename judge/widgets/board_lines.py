"""The lines of a board, in which what was understood and what is wrong can be seen without a list beside them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.binding import BindingType
from textual.events import Key
from textual.geometry import Offset
from textual.message import Message
from textual.widgets import TextArea
from textual.widgets.text_area import Selection

from judge import keys
from judge.presenters.finding import before_in, next_in
from judge.presenters.texts_begun import text_begun
from judge.unforeseen import told_there
from judge.widgets.in_order import InOrder
from judge.widgets.panes import Pane
from judge.widgets.plain import sign_by_sign

if TYPE_CHECKING:
    from judge.presenters.completing import Sight
    from judge.presenters.table import Fault
    from scenarios.written.by_line.pieces import Typed

STYLES = {"player": "bold", "heading": "italic", "verb": "underline"}
"""How words look that were understood; none of it is a colour."""
WRONG = "bold reverse"
_WORD_ENDS = " ,;:"
_NEXT_WORD = re.compile(r"\s*\S+\s*")
_CLOSE_UP = frozenset(":,.;?!»")
"""Signs with no blank before them: one that came with what was offered gives way to them."""


class BoardLines(InOrder, TextArea, Pane):
    """The editor of a board."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.EDITOR)]
    scope = keys.TABLE
    TYPED = frozenset({"enter"})

    def __init__(self) -> None:
        super().__init__(compact=True, show_line_numbers=True, soft_wrap=True, tab_behavior="focus")
        self._marked: dict[int, list[tuple[str, int, int, str]]] = defaultdict(list)
        """By line: the text that it had, and from where to where it looks how."""
        self._sight: Sight | None = None
        self._called: tuple[str, ...] = ()
        """What the lines themselves call what is on the table."""
        self._blank_taken: tuple[int, int] | None = None
        """Where the cursor stands behind a blank that came with what was offered."""
        self._going_on: tuple[str, str] = ("", "")
        """A line of card text, and what it may go on with."""

    @dataclass
    class GoesOn(Message):
        """Card text is being typed, of which it is not known yet what it may go on with."""

        row: int
        line: str

    def goes_on(self, line: str, rest: str) -> None:
        """Says what a line of card text may go on with; the line may be another one by now."""
        self._going_on = (line, rest)
        self.update_suggestion()

    @property
    def has_seen_nothing(self) -> bool:
        """Whether nobody has said yet what a table shows."""
        return self._sight is None

    def see(self, sight: Sight) -> None:
        """What the table shows now, for completing what is typed."""
        self._sight = sight
        self.update_suggestion()

    def speak_of(self, called: tuple[str, ...]) -> None:
        """Says what the lines call what is on the table, whether the board as a whole is sound or not."""
        self._called = called
        self.update_suggestion()

    def update_suggestion(self) -> None:
        """Shows behind the cursor at the end of a line what the line may go on with; the right arrow takes it."""
        row, column = self.cursor_location
        line = self.document.get_line(row)
        text = text_begun(line)
        if column < len(line) or not line.strip() or (self._sight is None and text is None):
            self.suggestion = ""
            return
        if text is not None:
            known, rest = self._going_on
            self.suggestion = self._as_seen(rest) if known == line else ""
            if known != line and text.strip():
                self.post_message(self.GoesOn(row, line))
            return
        assert self._sight is not None
        from judge.presenters.completing import offers

        self.suggestion = ""
        with told_there(partial(self.notify, severity="error", markup=False)):
            found = offers(line, self._sight.speaking_of(self._called, self.document.lines[:row]), 1)
            self.suggestion = self._as_seen(found[0][len(line) :]) if found else ""

    def _as_seen(self, rest: str) -> str:
        """As much of what may come as is to be seen behind the cursor, to the end of a word: the arrow takes what was read."""
        # The cell behind the last one that is wrapped is there for the cursor, and so for a letter.
        room = self.wrap_width + 1 - self.wrapped_document.location_to_offset(self.cursor_location).x
        if self.wrap_width <= 0 or cell_len(rest) <= room:
            return rest
        seen = set_cell_size(rest, room)
        words, blank, _ = seen.rpartition(" ")
        return f"{words}{blank}" if words.strip() else seen

    def action_cursor_right(self, select: bool = False) -> None:
        """To the right; at the end of a line, all that is offered there."""
        self._take(self.suggestion) if self.suggestion and not select else super().action_cursor_right(select)

    def action_cursor_word_right(self, select: bool = False) -> None:
        """A word to the right; at the end of a line, the first word that is offered there."""
        word = _NEXT_WORD.match(self.suggestion)
        self._take(word.group()) if word is not None and not select else super().action_cursor_word_right(select)

    def _take(self, offered: str) -> None:
        self.insert(offered)
        self._blank_taken = self.cursor_location if offered[-1:].isspace() else None

    def scroll_cursor_visible(self, center: bool = False, animate: bool = False) -> Offset:
        """While what was pasted is taken back its lines are gone before the cursor has left them: then there is nothing to see."""
        if self.cursor_location[0] >= self.document.line_count:
            return Offset()
        return super().scroll_cursor_visible(center, animate)

    async def _on_key(self, event: Key) -> None:
        """Takes a blank away that gives way to a sign, before the box puts the sign there."""
        if event.character in _CLOSE_UP and self.cursor_location == self._blank_taken and self.selection.is_empty:
            row, column = self.cursor_location
            self.delete((row, column - 1), (row, column))
        if event.is_printable:
            self._blank_taken = None

    def action_count(self, by: int) -> None:
        """One more or one less of what the cursor is on."""
        from judge.presenters.stepping import LIFE, stepped

        row, column = self.cursor_location
        line, seen = self.document.get_line(row), self._sight
        players, life = (seen.players, seen.life) if seen is not None else ((), LIFE)
        found = stepped(line, column, by, players, life)
        if found is not None:
            text, moved = found
            self.replace(text, (row, 0), (row, len(line)), maintain_selection_offset=False)
            self.move_cursor((row, moved))

    def find(self, wanted: str, *, back: bool = False) -> bool:
        """Puts the cursor on the next place of some words, or on the one before, and selects them."""
        selected = self.selection
        found = (
            before_in(self.document.lines, wanted, *min(selected.start, selected.end))
            if back
            else next_in(self.document.lines, wanted, *selected.end)
        )
        if found is None:
            return False
        row, column = found
        self.selection = Selection((row, column), (row, column + len(wanted)))
        self.scroll_cursor_visible()
        return True

    def understood(self, marks: Iterable[tuple[Typed, str]], faults: Iterable[Fault]) -> None:
        """Shows what was understood and what is wrong in the text as it is now."""
        self._marked.clear()
        lines = self.text.split("\n")
        for typed, kind in marks:
            self._mark(lines, typed.line, typed.column, len(typed.text), STYLES[kind])
        for fault in faults:
            text = lines[fault.line - 1] if fault.line <= len(lines) else ""
            rest = text[fault.column - 1 :]
            end = next((at for at, sign in enumerate(rest) if at and sign in _WORD_ENDS), len(rest))
            self._mark(lines, fault.line, fault.column, max(end, 1), WRONG)
        self._line_cache.clear()
        self.refresh()

    def _mark(self, lines: list[str], line: int, column: int, length: int, style: str) -> None:
        if line <= len(lines):
            self._marked[line - 1].append((lines[line - 1], column - 1, column - 1 + length, style))

    def get_line(self, line_index: int) -> Text:
        """A line as it is drawn; one that has changed since it was looked at is drawn plain."""
        drawn = super().get_line(line_index)
        if (shown := sign_by_sign(drawn.plain)) != drawn.plain:
            return Text(shown, end="", no_wrap=True)
        for text, start, end, style in self._marked.get(line_index, ()):
            if text == drawn.plain:
                drawn.stylize(style, start, end)
        return drawn
