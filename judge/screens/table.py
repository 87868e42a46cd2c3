"""Tavolo: a board typed line by line, with what is wrong in it below, as it is typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.timer import Timer
from textual.widgets import OptionList, TextArea
from textual.worker import get_current_worker

from judge import keys
from judge.diagnostics import Problem, reason
from judge.presenters import files
from judge.presenters.counting import several
from judge.presenters.sources import from_board
from judge.screens.ask import AskScreen, ConfirmScreen
from judge.screens.base import ModeScreen
from judge.screens.opening import Opening
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.panes import ListPane, Pane
from judge.widgets.plain import line

if TYPE_CHECKING:
    from textual.content import Content

    from judge.presenters.card_texts import Note
    from judge.presenters.typed import Fault


PAUSE = 0.15
"""Seconds without a key after which what was typed is looked at."""

UNSAVED = "non salvato"


class Write(Protocol):
    """Writes the board into a file and says what it did. Raises `files.AlreadyThere`, `NotATable` and `OSError`."""

    def __call__(self, path: Path, *, replace: bool) -> str: ...


class TableEditor(TextArea, Pane):
    """The lines of the board."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.EDITOR)]
    scope = keys.TABLE


class TableScreen(Opening, ModeScreen):
    """One board."""

    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "TableEditor"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.TABLE)]
    scope = keys.TABLE

    @dataclass
    class Checked(Message):
        """What was typed has been looked at."""

        text: str
        faults: tuple[Fault, ...]
        notes: tuple[Note, ...]
        summary: str

    def __init__(self) -> None:
        super().__init__()
        self._faults: tuple[Fault, ...] = ()
        self._notes: tuple[Note, ...] = ()
        self._file: Path | None = None
        self._saved = ""
        self._pause: Timer | None = None

    def compose(self) -> ComposeResult:
        yield ModeLine(keys.TABLE)
        yield TableEditor(compact=True, show_line_numbers=True, soft_wrap=False, tab_behavior="focus")
        yield ListPane(keys.FAULTS, "Controllo…", id="faults")
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(TableEditor).border_title = line("Tavolo")
        # Reading a board imports the engine, which the first picture need not wait for.
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        from judge.presenters.table import EMPTY

        self._put(EMPTY, None)

    @property
    def text(self) -> str:
        """What is typed."""
        return self.query_one(TableEditor).text

    def _put(self, text: str, file: Path | None) -> None:
        self._file, self._saved = file, text
        editor = self.query_one(TableEditor)
        editor.load_text(text)
        editor.move_cursor(editor.document.end)
        self._name_it()
        self._check(text)

    def _name_it(self) -> None:
        name = self._file.name if self._file else "senza file"
        unsaved = "" if self.text == self._saved else f" · {UNSAVED}"
        self.query_one(ModeLine).name_it(f"{name}{unsaved}")

    # --- looking at what is typed

    @on(TextArea.Changed)
    def _typed(self) -> None:
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(PAUSE, self._look)
        self._name_it()

    def _look(self) -> None:
        self._check(self.text)

    @work(thread=True, exclusive=True, group="table")
    def _check(self, text: str) -> None:
        from judge.presenters import table
        from judge.presenters.typed import read

        found, told = table.checked(text), table.summary(read(text))
        if not get_current_worker().is_cancelled:
            self.post_message(self.Checked(text, found.faults, found.notes, told))

    @on(Checked)
    def _checked(self, event: Checked) -> None:
        if event.text != self.text:
            return
        from judge.presenters.table import title

        self._faults, self._notes = event.faults, event.notes
        pane = self.query_one("#faults", ListPane)
        pane.titled(title(self._faults, self._notes, event.summary))
        pane.fill([*(line(str(fault)) for fault in self._faults), *map(_told, self._notes)], 0)

    @property
    def _rows(self) -> tuple[Fault | Note, ...]:
        """What is listed below the board."""
        return (*self._faults, *self._notes)

    @on(OptionList.OptionSelected, "#faults")
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self._go(self._rows[event.option_index])

    def _go(self, fault: Fault | Note) -> None:
        editor = self.query_one(TableEditor)
        editor.focus()
        editor.move_cursor((fault.line - 1, fault.column - 1), center=True)

    def action_fault(self, by: int) -> None:
        """To the next fault or words that are not understood, or to those before."""
        from judge.presenters.table import next_fault, to_mend

        row, column = self.query_one(TableEditor).cursor_location
        fault = next_fault(to_mend(self._faults, self._notes), row + 1, column + 1, by)
        if fault is None:
            self.judge.say("Non c'è niente che non va.")
        else:
            self.query_one("#faults", ListPane).highlighted = self._rows.index(fault)
            self._go(fault)

    # --- playing, saving, opening

    def action_play(self) -> None:
        """Plays the board in Svolgimento."""
        self.judge.play(from_board(self.text, self._file.name if self._file else ""))

    def action_save(self) -> None:
        """Asks under which name, the one that it has to begin with."""
        typed = str(self._file) if self._file else ""
        self.app.push_screen(AskScreen("Dove salvo il tavolo? (.yaml)", typed), self._asked(self._write))

    def action_save_whole(self) -> None:
        """Asks where a copy goes that has the imported cards inside; the board keeps the file that it has."""
        asked = AskScreen("Dove salvo la copia con dentro le carte? (.yaml)")
        self.app.push_screen(asked, self._asked(self._write_whole))

    def _asked(self, write: Write) -> Callable[[str | None], None]:
        """Writes where somebody said, and asks again before a file that is there is replaced."""

        def write_there(typed: str | None) -> None:
            if typed is None:
                return
            try:
                path = files.with_ending(files.path_of(typed))
                self._told_faults(write, path, replace=False)
            except files.AlreadyThere:
                question = f"{path} c'è già. Lo sostituisco?"
                confirm = ConfirmScreen(question, "No, lascialo com'è", "Sì, sostituiscilo")
                self.app.push_screen(confirm, lambda yes: self._told_faults(write, path, replace=True) if yes else None)

        return write_there

    def _told_faults(self, write: Write, path: Path, *, replace: bool) -> None:
        from judge.presenters import table

        try:
            self.judge.say(write(path, replace=replace))
        except table.NotATable as error:
            self.judge.say(str(error), wrong=True)
        except OSError as error:
            self.judge.say(f"{path}: {reason(error)}.", wrong=True)

    def _write(self, path: Path, *, replace: bool) -> str:
        from judge.presenters import table

        text = self.text
        files.save(path, table.file_text(text), replace=replace)
        self._file, self._saved = path, text
        self._name_it()
        count = len(self._faults)
        wrong = f", con {count} {'errore' if count == 1 else 'errori'} da correggere" if count else ""
        return f"Salvato in {path}{wrong}."

    def _write_whole(self, path: Path, *, replace: bool) -> str:
        from judge.presenters import table

        content, cards = table.whole_text(self.text)
        files.save(path, content, replace=replace)
        if not cards:
            return f"Copia salvata in {path}; il tavolo non nomina carte importate."
        return f"Copia salvata in {path}, con dentro {several(len(cards), 'carta', 'carte')}: {', '.join(cards)}."

    def action_open_file(self) -> None:
        """Asks which file, and puts its board in place of this one; what is not saved is asked about first."""
        self._unless_unsaved(self._ask_file)

    def _ask_file(self) -> None:
        self.app.push_screen(AskScreen("Quale tavolo apro? (.yaml)"), self._opened)

    def open_typed(self, typed: str) -> None:
        """Opens what somebody typed as a board to go on typing."""
        from judge.presenters import table

        try:
            path = files.path_of(typed)
            self._put(table.opened(path), path)
        except OSError as error:
            self.judge.say(f"{typed}: {reason(error)}.", wrong=True)
        except (table.NotATable, Problem) as error:
            self.judge.say(str(error), wrong=True)

    def action_new(self) -> None:
        """An empty table."""
        self._unless_unsaved(self._begin)

    def _unless_unsaved(self, go_on: Callable[[], None]) -> None:
        if self.text == self._saved:
            go_on()
            return
        question = "Il tavolo ha cambiamenti non salvati."
        confirm = ConfirmScreen(question, "Torna al tavolo", "Lasciali andare")
        self.app.push_screen(confirm, lambda yes: go_on() if yes else None)


def _told(note: Note) -> Content:
    """What a paragraph comes to, or the paragraph with what is not understood of it between marks, and the reason."""
    from judge.presenters.card_texts import CLOSES, NOT_UNDERSTOOD, OPENS, UNDERSTOOD

    if note.understood:
        return line(f"{note.card}, riga {note.line}, {UNDERSTOOD}: {note.before}")
    head = f"{note.card}, riga {note.line}, colonna {note.column}, {NOT_UNDERSTOOD}: {note.before}"
    fragment = (f"{OPENS}{note.fragment}{CLOSES}", "bold underline")
    return line(head, fragment, f"{note.after} ({note.reason})")
