"""One line to type, or one thing to confirm."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static

from judge import keys
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import line, plain
from judge.widgets.typing_box import TypingBox


class AskScreen(Overlay[str]):
    """Asks for a line of text; ends with it, or with None."""

    CSS_PATH = "ask.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.ASK)]
    scope = keys.ASK

    def __init__(self, question: str, typed: str = "") -> None:
        super().__init__()
        self._question = question
        self._typed = typed

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(plain(self._question))
            yield TypingBox(self._typed, compact=True)
        yield KeyLine()

    @on(Input.Submitted)
    def _typed_it(self, event: Input.Submitted) -> None:
        event.stop()
        if event.value.strip():
            self.dismiss(event.value)


class FindScreen(Overlay[tuple[str, bool]]):
    """Asks for words to find; ends with them and with whether they are sought backwards, or with None."""

    CSS_PATH = "ask.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.FIND)]
    scope = keys.FIND

    def __init__(self, typed: str = "") -> None:
        super().__init__()
        self._typed = typed

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(plain("Che cosa cerco in questo riquadro? Invio: il seguente, ↑: il precedente"))
            yield TypingBox(self._typed, compact=True)
        yield KeyLine()

    @on(Input.Submitted)
    def _typed_it(self, event: Input.Submitted) -> None:
        event.stop()
        self._end(back=False)

    def action_back(self) -> None:
        """Seeks backwards."""
        self._end(back=True)

    def _end(self, *, back: bool) -> None:
        words = self.query_one(Input).value
        if words.strip():
            self.dismiss((words, back))


class ConfirmScreen(Overlay[bool]):
    """Asks before something that cannot be undone; the careful answer is the first."""

    CSS_PATH = "ask.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.ASK)]
    scope = keys.ASK

    def __init__(self, question: str, no: str, yes: str) -> None:
        super().__init__()
        self._question = question
        self._rows = (no, yes)

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(plain(self._question))
            yield ListPane(keys.ASK, id="choices")
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(ListPane).fill([line(row) for row in self._rows], 0)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index == 1)
