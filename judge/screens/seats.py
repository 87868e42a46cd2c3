"""Posti: the seats around the table over a run or over the board that is typed, each as the one in focus sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Resize
from textual.geometry import Region
from textual.widgets import Static

from judge import keys
from judge.screens.base import Overlay
from judge.widgets.drawing import Piece
from judge.widgets.frame import KeyLine
from judge.widgets.hanging import Hanging, indented
from judge.widgets.panes import TextPane
from judge.widgets.plain import lines, plain
from judge.widgets.round_table import drawn, ring

if TYPE_CHECKING:
    from judge.presenters.seating import Around


class SeatsScreen(Overlay[None]):
    """The table, and below it whom the seat in focus reaches and may attack."""

    CSS_PATH = "seats.tcss"
    AUTO_FOCUS = "#seats"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.SEATS)]
    scope = keys.SEATS

    def __init__(self, around: Around) -> None:
        super().__init__()
        self._around = around

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield SeatsPane(keys.SEATS, "Posti", id="seats")
            yield TextPane(keys.SEATS, id="about")
        yield KeyLine()

    def on_mount(self) -> None:
        self.call_after_refresh(self._show)

    def on_resize(self, _: Resize) -> None:
        self.call_after_refresh(self._show)

    def _show(self) -> None:
        made = drawn(self._around, self._width)
        pane = self.query_one("#seats", TextPane)
        focus = str(self._around.focus)
        pane.show(lines(plain(*(_piece(piece, chosen=piece.key == focus) for piece in line)) for line in made.lines))
        top, bottom = made.places[self._around.focus]
        name, *_ = self._around.sitting[self._around.focus].told
        pane.titled(f"Posti, come li vede {name}")
        self.call_after_refresh(pane.scroll_to_region, Region(0, top, 1, bottom - top), animate=False, force=True)
        about = self.query_one("#about", TextPane)
        about.show(Hanging(*map(indented, self._around.about)))
        about.scroll_home(animate=False)

    @property
    def _width(self) -> int:
        return self.query_one("#seats", TextPane).query_one(Static).content_size.width or self.size.width

    def action_look(self, way: str) -> None:
        """To the seat that is beside the one in focus on the screen."""
        made = ring(len(self._around.sitting), self._width)
        self._turn_to(made.beside(self._around.focus, way))

    def action_around(self, by: int) -> None:
        """101.4: to the next seat in turn order, or the one before."""
        self._turn_to(self._around.focus + by)

    def _turn_to(self, seat: int) -> None:
        self._around = self._around.turned_to(seat)
        self._show()

    def action_about(self, by: int) -> None:
        """What is said of the seat, a page on or back."""
        about = self.query_one("#about", TextPane)
        (about.scroll_page_down if by > 0 else about.scroll_page_up)(animate=False)


class SeatsPane(TextPane, inherit_bindings=False):
    """The picture of the seats; its keys are those of its screen."""


def _piece(piece: Piece, *, chosen: bool) -> Content:
    return Content.styled(piece.text, "reverse" if chosen else "bold" if piece.bold else "")
