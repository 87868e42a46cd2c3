"""One of several, from a list over the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from judge import keys
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import line, plain


class ChoiceScreen(Overlay[int]):
    """Ends with the place of the chosen row, or with None."""

    CSS_PATH = "choice.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.CHOICE)]
    scope = keys.CHOICE

    def __init__(self, question: str, rows: Sequence[str], at: int = 0) -> None:
        super().__init__()
        self._question = question
        self._rows = rows
        self._at = at

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(plain(self._question))
            yield ListPane(keys.CHOICE, id="choices")
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(ListPane).fill([line(row) for row in self._rows], self._at)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)
