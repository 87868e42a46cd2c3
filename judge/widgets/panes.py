"""Lists and texts with a title, that know which page of the help is theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.segment import Segment
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.strip import Strip
from textual.visual import Visual
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from judge import keys
from judge.presenters.finding import beside
from judge.widgets.hanging import Hanging, written
from judge.widgets.plain import line

if TYPE_CHECKING:
    from textual.css.styles import RulesMap

CHOSEN = "▌"


class Pane:
    """What F1 asks of the widget that has the focus: `scope` is the page of its keys."""

    scope: str = keys.APP

    def find(self, wanted: str, *, back: bool = False) -> bool:
        """Goes to the next place of some words, or back to the one before, round and round; whether there is one."""
        return False


class ListPane(OptionList, Pane, inherit_bindings=False):
    """A list with a title. Rows are made by `plain` and `Hanging`, so nothing in them is markup.

    Left and right are left to its screen.
    """

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.LIST)]

    def __init__(self, scope: str, title: str = "", *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self.scope = scope
        self.titled(title)

    def titled(self, title: str) -> None:
        """Sets the title in the upper edge."""
        self.border_title = line(title)

    def _get_left_gutter_width(self) -> int:
        return 1

    def action_page_up(self) -> None:
        """A page up, where there is room for a row."""
        if self._is_drawn:
            super().action_page_up()

    def action_page_down(self) -> None:
        """A page down, where there is room for a row."""
        if self._is_drawn:
            super().action_page_down()

    @property
    def _is_drawn(self) -> bool:
        """Whether the rows have lines: without a column for them Textual gives them none, and cannot turn the page."""
        return (self.highlighted or 0) in self._index_to_line

    def render_line(self, y: int) -> Strip:
        """A line with a bar before it where it belongs to the chosen row, so that no colour is needed to see which it is."""
        drawn = super().render_line(y)
        at = self.scroll_offset.y + y
        chosen = at < len(self._lines) and self._lines[at][0] == self.highlighted
        style = next((segment.style for segment in drawn), None)
        return Strip.join([Strip([Segment(CHOSEN if chosen else " ", style)]), drawn])

    def find(self, wanted: str, *, back: bool = False) -> bool:
        """Chooses the next row that has some words, or the one before."""
        rows = [written(option.prompt) for option in self.options]
        found = beside(rows, wanted, -1 if self.highlighted is None else self.highlighted, back=back)
        if found is None:
            return False
        self.highlighted = found[0]
        return True

    def fill(self, rows: Sequence[Visual], at: int | None = None, *, disabled: Iterable[int] = ()) -> None:
        """New rows, with the highlight on one of them; those that are `disabled` are passed over."""
        closed = frozenset(disabled)
        with self.prevent(OptionList.OptionHighlighted):
            self.set_options(Option(row, disabled=number in closed) for number, row in enumerate(rows))
            self.highlighted = at if rows else None


class TextPane(VerticalScroll, Pane, inherit_bindings=False):
    """A text with a title, scrolled up and down; left and right are left to its screen."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.SCROLL)]

    def __init__(self, scope: str, title: str = "", *, id: str | None = None) -> None:
        super().__init__(Static(markup=False), id=id, can_focus=True)
        self._found = -1
        """The line where something was found last; -1 before the first one."""
        self.scope = scope
        self.titled(title)

    def titled(self, title: str) -> None:
        """Sets the title in the upper edge."""
        self.border_title = line(title)

    def show(self, text: Visual) -> None:
        """Puts a text in place of the one that was there."""
        self._found = -1
        self.query_one(Static).update(text)

    def find(self, wanted: str, *, back: bool = False) -> bool:
        """Scrolls to the next line that has some words, or begins with the end of one that does, or to the one before."""
        shown = self.query_one(Static)
        rows = [strip.text.strip() for strip in shown.render_lines(Region(0, 0, *shown.size))]
        found = beside(rows, wanted, self._found, back=back)
        if found is None:
            return False
        self._found = found[0]
        self.scroll_to(y=self._found, animate=False, force=True)
        return True

    def bring_to_sight(self, text: Hanging, paragraph: int) -> None:
        """Scrolls, if it must, as far as a paragraph of the text that is shown."""
        shown = self.query_one(Static)
        width, rules = shown.content_size.width, cast("RulesMap", shown.styles)
        if width:
            top, bottom = (text.height_before(paragraph + more, rules, width) for more in (0, 1))
            self.scroll_to_region(Region(0, top, 1, bottom - top), animate=False, force=True)


class VerdictPane(TextPane, inherit_bindings=False):
    """The ruling beside a board, from which a key goes to its steps."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.VERDICT)]
