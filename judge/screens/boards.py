"""The last boards: those that were kept by themselves, to go on with one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from judge import keys
from judge.boards import Kept
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import line, plain


class BoardsScreen(Overlay[int]):
    """The kept boards; ends with the number of the chosen one, from 0, or with None."""

    CSS_PATH = "question.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.KEPT)]
    scope = keys.KEPT

    def __init__(self, kept: Sequence[Kept]) -> None:
        super().__init__()
        self._kept = kept

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(plain("Il tavolo di adesso resta fra questi: non si perde niente."))
            yield ListPane(keys.KEPT, "Ultimi tavoli", id="options")
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(ListPane).fill([line(f"{_when(one.when)}  ", (one.title, "bold")) for one in self._kept], 0)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)


def _when(seconds: float) -> str:
    return time.strftime("%d/%m %H:%M", time.localtime(seconds))
