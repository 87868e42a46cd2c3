"""A text over a screen: an explanation, a comparison, all outcomes."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from judge import keys
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.hanging import Hanging, indented
from judge.widgets.panes import TextPane


class TellScreen(Overlay[None]):
    """Shows lines of text, each hanging behind its own indentation."""

    CSS_PATH = "tell.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.TOLD)]
    scope = keys.TOLD

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title = title
        self._text = text

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield TextPane(keys.TOLD, self._title, id="told")
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(TextPane).show(Hanging(*map(indented, self._text.rstrip("\n").split("\n"))))
