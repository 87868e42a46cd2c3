"""F1: what the pane with the focus is for, and its keys."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from judge import keys
from judge.cli import NOTICE
from judge.presenters.help import Page
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.hanging import Hanging
from judge.widgets.panes import TextPane
from judge.widgets.plain import plain


class HelpScreen(Overlay[None]):
    """One page of the help, at its end the notice that the project is not official."""

    CSS_PATH = "help.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.HELP)]
    scope = keys.HELP

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield TextPane(keys.HELP, f"Aiuto: {self._page.title}", id="page")
        yield KeyLine()

    def on_mount(self) -> None:
        page = self._page
        width = max(len(shown) for _, rows in page.groups for shown, _ in rows) + 4
        paragraphs = [("", plain(page.text))] if page.text else []
        for title, rows in page.groups:
            paragraphs.append(("", plain("\n", (title, "bold"))))
            paragraphs += [(f"  {shown:<{width - 2}}", plain(what)) for shown, what in rows]
        paragraphs.append(("", plain("\n", NOTICE)))
        self.query_one(TextPane).show(Hanging(*paragraphs))
