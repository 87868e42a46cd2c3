"""Svolgimento, before anything is open: the built-in scenarios to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from judge import keys
from judge.screens.base import ModeScreen
from judge.screens.opening import Opening
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import plain

if TYPE_CHECKING:
    from scenarios.library import Entry

LOADING = "Apro l'elenco delle situazioni…"


class LibraryScreen(Opening, ModeScreen):
    """The list of what is included, narrowed down by typing."""

    CSS_PATH = "library.tcss"
    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.LIBRARY)]
    scope = keys.LIBRARY

    @dataclass
    class Ready(Message):
        """The list has been read."""

        entries: tuple[Entry, ...]

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[Entry, ...] | None = None
        self._shown: list[Entry] = []

    def compose(self) -> ComposeResult:
        yield ModeLine(keys.PLAY, "scegli una situazione")
        yield Input(placeholder="Scrivi per cercare: leggende, danno, ordine…", compact=True)
        yield Static(plain(LOADING), id="message")
        yield ListPane(keys.LIBRARY, "Situazioni incluse", id="entries")
        yield KeyLine()

    def on_mount(self) -> None:
        # Reading the list imports the engine, which the first picture need not wait for.
        self.call_after_refresh(self._read)

    @work(thread=True, exclusive=True, group="library")
    def _read(self) -> None:
        from judge.presenters import library

        self.post_message(self.Ready(library.entries()))

    @on(Ready)
    def _ready(self, event: Ready) -> None:
        self._entries = event.entries
        self._narrow(self.query_one(Input).value)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self._narrow(event.value)

    def _narrow(self, typed: str) -> None:
        if self._entries is None:
            return
        from judge.presenters import library

        self._shown = library.found(typed, self._entries)
        rows = [library.described(entry) for entry in self._shown]
        self.query_one("#entries", ListPane).fill([plain((title, "bold"), f"\n  {about}") for title, about in rows], 0)
        count = len(self._shown)
        none = "Nessuna ha tutte queste parole. Ctrl+O apre un file tuo, F3 un tavolo da comporre."
        some = f"{count} di {len(self._entries)}. Invio apre quella scelta; Ctrl+O apre un file tuo."
        self.query_one("#message", Static).update(plain(some if count else none))

    @on(Input.Submitted)
    def _open_highlighted(self) -> None:
        at = self.query_one("#entries", ListPane).highlighted
        if at is not None and at < len(self._shown):
            self._open(at)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self._open(event.option_index)

    def _open(self, at: int) -> None:
        self.judge.play_source(str(self._shown[at].path))

    def action_to_list(self) -> None:
        """From the box to the list."""
        self.query_one("#entries").focus()
