"""In which form a ruling is taken along: a list over the steps."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from judge import keys
from judge.presenters.forms import FORMS
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import plain


class TakeScreen(Overlay[str]):
    """Ends with one of `FORMS`, or with None."""

    CSS_PATH = "ask.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.TAKE)]
    scope = keys.TAKE

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(plain("Porta via la risposta: negli appunti, e in un file."))
            yield ListPane(keys.TAKE, id="choices")
        yield KeyLine()

    def on_mount(self) -> None:
        rows = [plain((form, "bold"), f"  {of.what}") for form, of in FORMS.items()]
        self.query_one(ListPane).fill(rows, list(FORMS).index("riga"))

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(list(FORMS)[event.option_index])
