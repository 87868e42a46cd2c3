"""The files of a board: kept by itself while it is typed, saved, opened, and the last boards to go on with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from textual import work
from textual.timer import Timer

from judge import boards
from judge.diagnostics import Problem
from judge.presenters import board_file, files
from judge.presenters.board_file import NotATable
from judge.presenters.counting import several
from judge.screens.ask import AskScreen, ConfirmScreen
from judge.screens.base import ModeScreen
from judge.screens.boards import BoardsScreen
from judge.screens.opening import Opening
from judge.widgets.board_lines import BoardLines
from judge.widgets.frame import ModeLine
from ruletext.reasons import reason

KEPT_EVERY = 0.4
"""Seconds after a change in which the board is kept, however fast somebody goes on typing."""
UNSAVED = "non salvato"


class Write(Protocol):
    """Writes the board into a file and says what it did. Raises `files.AlreadyThere`, `NotATable` and `OSError`."""

    def __call__(self, path: Path, *, replace: bool) -> str: ...


class BoardFiles(Opening, ModeScreen):
    """A screen with one board, which has a file or none."""

    def __init__(self) -> None:
        super().__init__()
        self._faulty = 0
        """How many things are wrong with the board, as far as that is known."""
        self._file: Path | None = None
        self._saved = ""
        self._as_left: tuple[int, int, int] | None = None
        """What tells the file as this window read or wrote it last from one that somebody else has written since."""
        self._last_text = ""
        self._keeping: Timer | None = None
        self._boards = boards.boards()
        self._board = self._boards.new()
        self._kept = ""

    @property
    def text(self) -> str:
        """What is typed."""
        return self.query_one(BoardLines).text

    def _put(self, text: str, file: Path | None, saved: str | None = None) -> None:
        """Puts another board here, kept under a name of its own; the one before stays kept as it is."""
        self._keep_now()
        self._board = self._boards.new()
        self._kept = self._last_text = text
        self._file, self._saved, self._as_left = file, text if saved is None else saved, files.stamp(file)
        editor = self.query_one(BoardLines)
        editor.load_text(text)
        editor.move_cursor(editor.document.end)
        self._name_it()
        self._look()

    def _look(self) -> None:
        """Looks at the board as it is."""

    def _name_it(self) -> None:
        name = self._file.name if self._file else "senza file"
        unsaved = "" if self.text == self._saved else f" · {UNSAVED}"
        self.query_one(ModeLine).name_it(f"{name}{unsaved}")

    # --- kept by itself

    @property
    def _path_typed(self) -> str:
        return str(self._file) if self._file else ""

    def _keep_soon(self) -> None:
        """Keeps the board in a moment, and no later if somebody goes on typing."""
        self._last_text = self.text
        if self._keeping is None and self._last_text != self._kept:
            self._keeping = self.set_timer(KEPT_EVERY, self._keep)

    def _keep(self) -> None:
        self._keeping = None
        if self._last_text != self._kept:
            self._kept = self._last_text
            self._write_down(boards.next_turn(), self._board, self._kept, self._path_typed)

    @work(thread=True, group="keep")
    def _write_down(self, turn: int, board: str, text: str, file: str) -> None:
        try:
            self._boards.keep(board, text, file, turn)
        except OSError as error:
            self.app.call_from_thread(self._not_kept, error)

    def _not_kept(self, error: OSError) -> None:
        self.judge.say(f"Il tavolo non si salva da solo: {reason(error)}.", wrong=True)

    def _keep_now(self) -> None:
        """Before the board goes: what is not kept yet is, here and now."""
        if self._last_text == self._kept:
            return
        self._kept = self._last_text
        try:
            self._boards.keep(self._board, self._last_text, self._path_typed)
        except OSError as error:
            self._not_kept(error)

    def on_unmount(self) -> None:
        if self._last_text != self._kept:
            with suppress(OSError):
                self._boards.keep(self._board, self._last_text, self._path_typed)
        with suppress(OSError):
            self._boards.prune()

    def action_boards(self) -> None:
        """The boards that were kept, to go on with one."""
        self._keep_now()
        kept = tuple(one for one in self._boards.all() if one.name != self._board)
        if not kept:
            self.judge.say("Non ci sono altri tavoli.")
            return

        def chosen(number: int | None) -> None:
            if number is not None:
                self._go_on_with(kept[number])

        self.app.push_screen(BoardsScreen(kept), chosen)

    def _go_on_with(self, kept: boards.Kept) -> None:
        path = Path(kept.file) if kept.file else None
        self._put(kept.text, path, _as_saved(path))
        # What has become of its file since the board was kept, nobody knows.
        self._as_left = None
        self._board = self._boards.take_over(kept.name)

    # --- saving and opening

    def action_save(self) -> None:
        """Asks under which name, the one that it has to begin with."""
        typed = str(self._file) if self._file else ""
        self.app.push_screen(AskScreen("Dove salvo il tavolo? (.tavolo o .yaml)", typed), self._asked(self._write))

    def action_save_whole(self) -> None:
        """Asks where a copy goes that has the imported cards inside; the board keeps the file that it has."""
        asked = AskScreen("Dove salvo la copia con dentro le carte? (.tavolo o .yaml)")
        self.app.push_screen(asked, self._asked(self._write_whole))

    def _asked(self, write: Write) -> Callable[[str | None], None]:
        """Writes where somebody said; asks again before a file is replaced that is not the board's own, as this window left it."""

        def write_there(typed: str | None) -> None:
            if typed is None:
                return
            try:
                path = files.with_ending(files.path_of(typed))
                own = path == self._file and write == self._write
                self._told_faults(write, path, replace=own and files.stamp(path) == self._as_left)
            except OSError as error:
                self.judge.say(_why_not(error, Path(typed)), wrong=True)
            except files.AlreadyThere:
                there = "è cambiato da quando è stato aperto qui" if own else "c'è già"
                question = f"{path} {there}. Lo sostituisco?"
                confirm = ConfirmScreen(question, "No, lascialo com'è", "Sì, sostituiscilo")
                self.app.push_screen(confirm, lambda yes: self._told_faults(write, path, replace=True) if yes else None)

        return write_there

    def _told_faults(self, write: Write, path: Path, *, replace: bool) -> None:
        try:
            self.judge.say(write(path, replace=replace))
        except NotATable as error:
            self.judge.say(str(error), wrong=True)
        except OSError as error:
            self.judge.say(_why_not(error, path), wrong=True)

    def _write(self, path: Path, *, replace: bool) -> str:
        from judge.presenters import table

        text = self.text
        files.save(path, table.file_text(text, path), replace=replace)
        self._file, self._saved, self._as_left = path, text, files.stamp(path)
        self._name_it()
        count = self._faulty
        wrong = f", con {count} {'errore' if count == 1 else 'errori'} da correggere" if count else ""
        return f"Salvato in {path}{wrong}."

    def _write_whole(self, path: Path, *, replace: bool) -> str:
        from judge.presenters import table

        content, cards = table.whole_text(self.text, path)
        files.save(path, content, replace=replace)
        if not cards:
            return f"Copia salvata in {path}; il tavolo non nomina carte importate."
        return f"Copia salvata in {path}, con dentro {several(len(cards), 'carta', 'carte')}: {', '.join(cards)}."

    def action_edit_outside(self) -> None:
        """The lines in the editor of whoever uses this; Ctrl+Z brings back what was there before."""
        from judge.presenters.outside import edited
        from scenarios.written.places import LINES_SUFFIX

        before = self.text
        after = self.outside(lambda: edited(before, LINES_SUFFIX))
        if after is not None and after != before:
            editor = self.query_one(BoardLines)
            editor.replace(after, (0, 0), editor.document.end, maintain_selection_offset=False)

    def action_open_file(self) -> None:
        """Asks which file, and puts its board in place of this one, which stays among the last ones."""
        self.app.push_screen(AskScreen("Quale tavolo apro? (.tavolo, .yaml, o il nome di una inclusa)"), self._opened)

    def open_typed(self, typed: str) -> None:
        """Opens what somebody typed as a board to go on typing."""
        try:
            path = files.path_of(typed)
            builtin = files.builtin(typed)
            self._put(board_file.opened(builtin or path), None if builtin else path)
        except OSError as error:
            self.judge.say(f"{typed}: {reason(error)}.", wrong=True)
        except (NotATable, Problem) as error:
            self.judge.say(str(error), wrong=True)


def _why_not(error: OSError, path: Path) -> str:
    """Why something is not saved, before the name, which may be long."""
    if isinstance(error, FileNotFoundError) and error.filename == str(path.parent):
        return f"Non salvato: la cartella {path.parent} non c'è."
    return f"Non salvato, {reason(error)}: {path}."


def _as_saved(path: Path | None) -> str:
    """The board as its file has it; '' where there is none any more."""
    try:
        return board_file.opened(path) if path is not None else ""
    except (OSError, NotATable):
        return ""
