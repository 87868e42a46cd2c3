"""Svolgimento, before anything is open: what can be done, what was opened last, and the situations that ship."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Input, OptionList, Static

from judge import keys
from judge.screens.base import ModeScreen
from judge.screens.choice import ChoiceScreen
from judge.screens.opening import Opening
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import plain
from judge.widgets.typing_box import TypingBox

if TYPE_CHECKING:
    from judge.presenters.library import Finder, Only
    from judge.presenters.opened import Last
    from scenarios.library import Entry

LOADING = "Apro l'elenco delle situazioni…"
PAUSE = 0.06
"""Seconds without a key after which the list is filled again: to fill it takes longer than to type a letter."""
TO_DO = (
    ("Una domanda al tavolo", "F3: componi il tavolo, leggi la risposta", keys.TABLE),
    ("Cercare una regola", "F4: un numero, parole, una domanda intera", keys.RULES),
    ("Allenarsi", "F9: prevedi come finisce una situazione", keys.TRAINING),
)
_KINDS = {"theme": "Quale tema?", "level": "Quale livello?", "chapter": "Di quale capitolo delle regole?"}


class Row(NamedTuple):
    """One row of the list: how it is drawn, and what Enter does on it."""

    drawn: Content
    run: Callable[[], object]


class LibraryScreen(Opening, ModeScreen):
    """The list of what is included, narrowed down by typing."""

    CSS_PATH = "library.tcss"
    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.LIBRARY)]
    scope = keys.LIBRARY

    @dataclass
    class Ready(Message):
        """The list has been read."""

        finder: Finder
        last: tuple[Last, ...]

    def __init__(self) -> None:
        super().__init__()
        self._finder: Finder | None = None
        self._last: tuple[Last, ...] = ()
        self._only: Only | None = None
        self._rows: list[Row] = []
        self._pause: Timer | None = None
        self._filled_for: tuple[object, ...] = ()
        self._sought = ""

    def compose(self) -> ComposeResult:
        yield ModeLine(keys.PLAY, "scegli una situazione")
        yield TypingBox(self._sought, placeholder="Scrivi per cercare: leggenda, copia muore, 704.5g…", compact=True)
        yield Static(plain(LOADING), id="message")
        yield ListPane(keys.LIBRARY, "Che cosa fare", id="entries")
        yield KeyLine()

    def on_mount(self) -> None:
        # Reading the list imports the engine, which the first picture need not wait for.
        self.call_after_refresh(self._read)

    def on_screen_resume(self) -> None:
        if self._finder is not None:
            self._recall()

    @work(thread=True, exclusive=True, group="library")
    def _read(self) -> None:
        from judge.presenters import library, opened

        self.post_message(self.Ready(library.Finder(library.entries()), opened.last()))

    @work(thread=True, exclusive=True, group="library")
    def _recall(self) -> None:
        from judge.presenters import opened

        assert self._finder is not None
        self.post_message(self.Ready(self._finder, opened.last()))

    @on(Ready)
    def _ready(self, event: Ready) -> None:
        from judge.presenters.library import ANY

        if self._finder is not None and event.last == self._last:
            return
        self._finder, self._last = event.finder, event.last
        self._only = self._only or ANY
        self._filled_for = ()
        self._narrow()

    def seek(self, typed: str) -> None:
        """Types something into the box, in place of what stood there."""
        self._sought = typed
        for box in self.query(Input):
            box.value = typed
            box.focus()

    # --- the list

    @on(Input.Changed)
    def _typed(self) -> None:
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(PAUSE, self._narrow)

    def _narrow(self) -> None:
        """Fills the list with what answers to what is typed now."""
        if self._finder is None or self._only is None:
            return
        typed = self.query_one(Input).value
        if self._filled_for == (typed, self._only):
            return
        self._filled_for = (typed, self._only)
        shown = self._finder.found(typed, self._only)
        begins = not typed.strip() and not self._only.words
        self._rows = [*(self._beginning() if begins else ()), *map(self._situation, shown)]
        pane = self.query_one("#entries", ListPane)
        pane.titled("Che cosa fare" if begins else "Situazioni incluse")
        pane.fill([row.drawn for row in self._rows], 0)
        pane.scroll_home(animate=False)
        count = len(shown)
        limits = f" ({self._only.words})" if self._only.words else ""
        none = f"Nessuna ha tutte queste parole{limits}. Ctrl+O apre un file tuo, F3 un tavolo da comporre."
        some = f"{count} di {len(self._finder.entries)}{limits}. Invio apre quella scelta; Ctrl+O apre un file tuo."
        self.query_one("#message", Static).update(plain(some if count else none))

    def _beginning(self) -> list[Row]:
        """Three things to do, and what was opened last."""
        rows = [
            Row(plain((what, "bold"), f"\n  {how}"), partial(self.judge.action_mode, mode)) for what, how, mode in TO_DO
        ]
        return rows + [
            Row(plain("Aperta per ultima: ", (one.name, "bold")), partial(self.judge.play_source, one.source))
            for one in self._last
        ]

    def _situation(self, entry: Entry) -> Row:
        from judge.presenters import library

        title, about = library.described(entry)
        asked = f"\n  {entry.question}" if entry.question else ""
        return Row(plain((title, "bold"), f"{asked}\n  {about}"), partial(self.judge.play_source, str(entry.path)))

    def action_only(self, kind: str) -> None:
        """Asks for the one theme, level or chapter that is wanted, or takes that limit away."""
        if self._finder is None or self._only is None:
            return
        there = self._finder.choices()[kind]
        values = ["", *(name for name, _ in there)]
        rows = ["tutte", *(f"{name} ({count})" for name, count in there)]

        def chosen(at: int | None) -> None:
            if at is not None and self._only is not None:
                self._only = replace(self._only, **{kind: values[at]})
                self._narrow()

        now = getattr(self._only, kind)
        self.app.push_screen(ChoiceScreen(_KINDS[kind], rows, values.index(now)), chosen)

    @on(Input.Submitted)
    def _open_highlighted(self) -> None:
        # Of what was typed just before Enter the list knows nothing yet.
        self._narrow()
        at = self.query_one("#entries", ListPane).highlighted
        if at is not None and at < len(self._rows):
            self._rows[at].run()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self._rows[event.option_index].run()

    def action_to_list(self) -> None:
        """From the box to the list."""
        self.query_one("#entries").focus()
