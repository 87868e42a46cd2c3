"""Tavolo: a board typed line by line, with the ruling beside it and what is wrong below, as it is typed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.message import Message
from textual.timer import Timer
from textual.widgets import OptionList, TextArea
from textual.worker import get_current_worker

from judge import keys
from judge.boards import EMPTY
from judge.presenters import ruled
from judge.presenters.sources import from_board
from judge.presenters.texts_begun import PARAGRAPH, said_elsewhere, text_begun
from judge.screens.board_files import BoardFiles
from judge.unforeseen import told_there
from judge.widgets.board_lines import BoardLines
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.panes import ListPane, TextPane, VerdictPane
from judge.widgets.plain import line, lines

if TYPE_CHECKING:
    from textual.content import Content

    from judge.patience import Stopped
    from judge.presenters.card_texts import Note
    from judge.presenters.completing import Sight
    from judge.presenters.ruled import Verdict
    from judge.presenters.table import Checked, Fault


PAUSE = 0.15
"""Seconds without a key after which what was typed is looked at."""
SHORT_PAUSE = 0.05
"""Seconds without a key after which it is looked up what a text may go on with, and in which a ruling that was kept is drawn."""
PLAYING = "…"
"""Behind the heading of a ruling that is of the board as it was before."""


class TableScreen(BoardFiles):
    """One board."""

    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "BoardLines"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.TABLE)]
    scope = keys.TABLE

    @dataclass
    class Looked(Message):
        """What was typed has been looked at."""

        text: str
        found: Checked

    @dataclass
    class Ruled(Message):
        """The board has been played."""

        text: str
        verdict: Verdict

    @dataclass
    class Seen(Message):
        """What the board shows is known, for completing what is typed."""

        sight: Sight

    def __init__(self) -> None:
        super().__init__()
        self._faults: tuple[Fault, ...] = ()
        self._notes: tuple[Note, ...] = ()
        self._pause: Timer | None = None
        self._checking = ""
        """The board that was looked at last, or is being looked at."""
        self._looked_at = ""
        """The board of which it is known what is wrong with it."""
        self._as_opened = ""
        self._ruling: TableScreen.Ruled | None = None

    def compose(self) -> ComposeResult:
        yield ModeLine(keys.TABLE)
        with Container(id="table"):
            yield BoardLines()
            yield VerdictPane(keys.VERDICT, "Risposta", id="verdict")
        yield ListPane(keys.FAULTS, "Controllo…", id="faults")
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(BoardLines).border_title = line("Tavolo")
        # Reading a board imports the engine, which the first picture need not wait for.
        self.call_after_refresh(self._begin)

    def on_unmount(self) -> None:
        self._keep_ruling()

    def _begin(self) -> None:
        self._put(EMPTY, None)
        if source := self.judge.to_open():
            self.open_typed(source)
        elif self._boards.has_any():
            self.judge.say("I tavoli di prima sono fra gli ultimi: Ctrl+L.")

    def action_new(self) -> None:
        """An empty table; this one stays among the last ones."""
        if self.text not in (EMPTY, self._saved):
            self.judge.say("Il tavolo di prima è fra gli ultimi: Ctrl+L.")
        self._put(EMPTY, None)

    def _put(self, text: str, file: Path | None, saved: str | None = None) -> None:
        self._keep_ruling()
        self._as_opened = text
        super()._put(text, file, saved)

    def _keep_ruling(self) -> None:
        """What was ruled on the board as it is left is there at once when it is opened again."""
        if self._ruling is not None and self._ruling.text == self._last_text:
            ruled.keep(self._ruling.text, self._ruling.verdict)

    # --- looking at what is typed

    @on(TextArea.Changed)
    def _typed(self) -> None:
        if self._pause is not None:
            self._pause.stop()
        if self.text != self._checking:
            self._pause = self.set_timer(PAUSE, self._look)
        self._keep_soon()
        self._name_it()

    def _look(self) -> None:
        """Looks at the board as it is."""
        self._checking = self.text
        self._check(self.text)

    @work(thread=True, exclusive=True, group="table")
    def _check(self, text: str) -> None:
        # What is loaded or made ahead of time waits: somebody is waiting for this.
        with self.judge.turns.awaited():
            self._rule(text)

    def _rule(self, text: str) -> None:
        # Whatever goes wrong while a board is judged, the board is there to be changed, or to be opened another day.
        with told_there(partial(self._broke, text)):
            self._look_and_rule(text)

    def _broke(self, text: str, said: str) -> None:
        # What plays boards is loaded where a board is played, and not before the first ruling of another process is there.
        from judge.presenters.verdict import unforeseen

        self.post_message(self.Ruled(text, unforeseen(said)))

    def _look_and_rule(self, text: str) -> None:
        worker = get_current_worker()
        if text == self._as_opened and (before := self._ruled_before(text, lambda: worker.is_cancelled)) is not None:
            self.post_message(self.Ruled(text, before))
            # It is seen before what plays the board is loaded, which keeps the processor busy.
            sleep(SHORT_PAUSE)
        from judge.presenters import table
        from judge.presenters.verdict import faulty, verdict

        found = table.checked(text)
        if worker.is_cancelled:
            return
        self.post_message(self.Looked(text, found))
        if found.scenario is None:
            now = faulty()
        else:
            unasked = [fault.line for fault in found.faults]
            now = verdict(found.scenario, found.notes, lambda: worker.is_cancelled, unasked=unasked)
        if not worker.is_cancelled:
            self.post_message(self.Ruled(text, now))
            with told_there(partial(self.app.call_from_thread, self.judge.say, wrong=True)):
                self._see(now)

    def _see(self, now: Verdict) -> None:
        """What the board shows, for completing the next line."""
        worker = get_current_worker()
        sight = now.sight(lambda: worker.is_cancelled)
        if sight is None and self.query_one(BoardLines).has_seen_nothing:
            from judge.presenters.completing import Sight

            # What was typed before the first board was looked at: there are its lines to go by, and nothing else yet.
            sight = Sight()
        if sight is not None:
            self.post_message(self.Seen(sight))

    def _ruled_before(self, text: str, stopped: Stopped) -> Verdict | None:
        """What is known of a board as it is opened, without what plays it: what was kept, or what another process says."""
        if (before := ruled.kept(text)) is not None:
            return before
        return None if self.judge.ruling is None else self.judge.ruling.of(text, stopped)

    @on(Looked)
    def _looked(self, event: Looked) -> None:
        if event.text != self.text:
            return
        from judge.presenters.table import title

        found = event.found
        self._looked_at = event.text
        self._faults, self._notes = found.faults, found.notes
        self._faulty = len(self._faults)
        pane = self.query_one("#faults", ListPane)
        pane.titled(title(self._faults, self._notes, found.summary))
        pane.fill([*(line(str(fault)) for fault in self._faults), *map(_told, self._notes)], 0)
        pane.set_class(not self._rows, "-nothing")
        self.set_class(found.scenario is None, "-unsound")
        lines = self.query_one(BoardLines)
        lines.understood(found.marks, found.faults)
        lines.speak_of(found.called)
        verdict = self.query_one("#verdict", TextPane)
        if found.scenario is not None and PLAYING not in str(verdict.border_title):
            verdict.titled(f"{verdict.border_title} {PLAYING}")

    @on(Ruled)
    def _ruled(self, event: Ruled) -> None:
        if event.text != self.text:
            return
        if event.verdict.run is not None:
            self._ruling = event
            if event.text == self._as_opened:
                self._keep_ruling()
        pane = self.query_one("#verdict", TextPane)
        pane.titled(event.verdict.heading)
        answer = [line((one, "bold")) for one in event.verdict.answer]
        pane.show(lines([*answer, *(line(one) for one in event.verdict.below)]))

    # --- going on with what is typed

    @on(BoardLines.GoesOn)
    def _goes_on(self, event: BoardLines.GoesOn) -> None:
        self._complete(self.text, event.row, event.line)

    @work(thread=True, exclusive=True, group="completing")
    def _complete(self, text: str, row: int, typed: str) -> None:
        """Looks for what a line of card text may go on with; no key waits for it."""
        worker = get_current_worker()
        sleep(SHORT_PAUSE)
        if worker.is_cancelled:
            return
        from judge.presenters.completing_texts import own_name, text_offers

        said = text_begun(typed) or ""
        with told_there(partial(self.app.call_from_thread, self.judge.say, wrong=True)):
            rest = said_elsewhere(text, row, said)
            if said and not rest:
                quoted = not typed.startswith(PARAGRAPH)
                rest = next(iter(text_offers(said, own_name(text, row), quoted=quoted)), "")
            if not worker.is_cancelled:
                self.app.call_from_thread(self.query_one(BoardLines).goes_on, typed, rest)

    @on(Seen)
    def _seen(self, event: Seen) -> None:
        self.query_one(BoardLines).see(event.sight)

    @property
    def _rows(self) -> tuple[Fault | Note, ...]:
        """What is listed below the board."""
        return (*self._faults, *self._notes)

    @on(OptionList.OptionSelected, "#faults")
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self._go(self._rows[event.option_index])

    def _go(self, fault: Fault | Note) -> None:
        editor = self.query_one(BoardLines)
        editor.focus()
        editor.move_cursor((fault.line - 1, fault.column - 1), center=True)

    def action_fault(self, by: int) -> None:
        """To the next fault or words that are not understood, or to those before."""
        from judge.presenters.table import next_fault, to_mend

        row, column = self.query_one(BoardLines).cursor_location
        fault = next_fault(to_mend(self._faults, self._notes), row + 1, column + 1, by)
        if fault is None:
            self.judge.say("Non c'è niente che non va.")
        else:
            self.query_one("#faults", ListPane).highlighted = self._rows.index(fault)
            self._go(fault)

    # --- the seats

    @work(thread=True, exclusive=True, group="seats")
    def action_seats(self) -> None:
        """The seats of the board as it is typed, before anything happens on it."""
        from judge.diagnostics import Problem
        from judge.presenters import table
        from judge.presenters.seating import around_of
        from judge.screens.seats import SeatsScreen
        from scenarios.language.errors import ScenarioError

        with told_there(partial(self.app.call_from_thread, self.judge.say, wrong=True)):
            try:
                around = around_of(table.scenario(self.text))
            except (Problem, ScenarioError) as error:
                self.app.call_from_thread(self.judge.say, f"I posti non si vedono ancora: {error}", wrong=True)
            else:
                self.app.call_from_thread(self.app.push_screen, SeatsScreen(around))

    # --- playing

    def action_play(self) -> None:
        """Plays the board in Svolgimento: all the steps of the ruling beside it."""
        if self.has_class("-unsound") and self.text == self._looked_at:
            self.judge.say("Non si può ancora svolgere: F8 porta dove non va.")
            return
        self.judge.play(from_board(self.text, self._file.name if self._file else ""))


def _told(note: Note) -> Content:
    """What a paragraph comes to, or the paragraph with what is not understood of it between marks, and the reason."""
    from judge.presenters.card_texts import CLOSES, NOT_UNDERSTOOD, OPENS, UNDERSTOOD

    if note.understood:
        return line(f"{note.card}, riga {note.line}, {UNDERSTOOD}: {note.before}")
    head = f"{note.card}, riga {note.line}, colonna {note.column}, {NOT_UNDERSTOOD}: {note.before}"
    fragment = (f"{OPENS}{note.fragment}{CLOSES}", "bold underline")
    return line(head, fragment, f"{note.after} ({note.reason})")
