"""Svolgimento: the answer, the steps that explain it, the board and the rules of the step that is chosen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.message import Message
from textual.visual import Visual
from textual.widgets import OptionList
from textual.worker import get_current_worker

from engine import Answer
from judge import keys
from judge.diagnostics import Problem
from judge.presenters import explaining, exporting, playing
from judge.presenters.sources import Source
from judge.presenters.timeline import CHOICE, TAG_WIDTH, Row, RowKind, row_at
from judge.screens.ask import AskScreen
from judge.screens.base import ModeScreen
from judge.screens.opening import Opening
from judge.screens.question import AnswersScreen, QuestionScreen
from judge.screens.seats import SeatsScreen
from judge.screens.take import TakeScreen
from judge.screens.tell import TellScreen
from judge.unforeseen import told_there
from judge.widgets.board import BoardPane
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.hanging import Hanging
from judge.widgets.panes import ListPane, TextPane
from judge.widgets.plain import lines, plain
from ruletext.number import RuleNumber
from ruletext.reasons import reason
from scenarios.asked.varying import FORMS
from scenarios.language.errors import ScenarioError
from scenarios.told import board
from scenarios.told.citing import cited

PLAYING = "Sto svolgendo la situazione…"
EXPLORING = "Provo tutte le risposte… Esc o Ctrl+C: basta così."
DRAWN = 0.2
"""Seconds in which the answer that has come is drawn, before anything else is done ahead of time."""


class PlayScreen(Opening, ModeScreen):
    """One scenario, played."""

    CSS_PATH = "play.tcss"
    AUTO_FOCUS = "#steps"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.PLAY)]
    scope = keys.PLAY

    @dataclass
    class Played(Message):
        """The scenario has been played, or played again; `at` is the step to look at."""

        session: playing.Session
        at: int

    @dataclass
    class Failed(Message):
        """It could not be played, and why."""

        message: str

    def __init__(self, source: Source, answered: Callable[[], None] = lambda: None) -> None:
        """`answered` is called when there is something to look at, or nothing will come any more."""
        super().__init__()
        self._answered = answered
        self._source = source
        self._session: playing.Session | None = None
        self._folded = True
        self._rows: tuple[Row, ...] = ()
        self._at = 0
        self._telling = False
        self._enough = threading.Event()

    def compose(self) -> ComposeResult:
        yield ModeLine(keys.PLAY, self._source.name)
        yield TextPane(keys.ANSWER, "Risposta", id="answer")
        with Container(id="panes"):
            yield ListPane(keys.STEPS, "Passi", id="steps")
            yield BoardPane(id="board")
            yield ListPane(keys.CITED, "Regole del passo", id="cited")
        yield KeyLine()

    def on_mount(self) -> None:
        self.action_reload()

    def on_unmount(self) -> None:
        self._answered()

    @property
    def played(self) -> bool:
        """Whether there is a run to look at."""
        return self._session is not None

    # --- playing

    @work(thread=True, exclusive=True, group="play")
    def _play(self) -> None:
        worker = get_current_worker()
        with told_there(lambda said: self.post_message(self.Failed(said))):
            try:
                session = playing.session(self._source.read(), lambda: worker.is_cancelled).worked_out()
            except Problem as problem:
                self.post_message(self.Failed(problem.message))
            except ScenarioError as error:
                self.post_message(self.Failed(str(error)))
            else:
                self.post_message(self.Played(session, 0))

    @work(thread=True, exclusive=True, group="play")
    def _play_again(self, session: playing.Session, number: int, answer: Answer) -> None:
        worker = get_current_worker()
        with told_there(partial(self.app.call_from_thread, self.judge.say, wrong=True)):
            try:
                again = session.answered(number, answer, lambda: worker.is_cancelled).worked_out()
            except playing.NotAllowed as error:
                self.app.call_from_thread(self.judge.say, str(error), wrong=True)
            else:
                self.post_message(self.Played(again, session.first_difference(again)))

    @on(Failed)
    def _failed(self, event: Failed) -> None:
        self.set_timer(DRAWN, self._answered)
        self._session = None
        self.set_class(True, "-unsound")
        self.refresh_bindings()
        self._answer(plain(("Non si può svolgere.", "bold"), f"\n{event.message}"))
        for pane in ("steps", "cited"):
            self.query_one(f"#{pane}", ListPane).fill([])
        self.query_one("#board", BoardPane).clear()
        self.query_one("#answer").focus()

    @on(Played)
    def _played(self, event: Played) -> None:
        self._session = session = event.session
        self.set_class(False, "-unsound")
        self.query_one(ModeLine).name_it(session.title)
        self.query_one("#answer", TextPane).titled(f"Risposta ({session.outcome})")
        self._answer(lines(session.answer))
        self._show_rows(event.at)
        self.refresh_bindings()
        self.set_timer(DRAWN, self._answered)

    def _answer(self, text: Visual) -> None:
        self.query_one("#answer", TextPane).show(text)

    # --- steps

    def _show_rows(self, step: int) -> None:
        assert self._session is not None
        self._rows = self._session.rows(folded=self._folded)
        at = row_at(self._rows, step)
        steps = self.query_one("#steps", ListPane)
        width = max(len(row.mark) for row in self._rows) + 1
        steps.fill([_row(row, width) for row in self._rows], at)
        self.call_after_refresh(steps.scroll_to_highlight)
        self._show_row(at)

    @on(OptionList.OptionHighlighted, "#steps")
    def _moved(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self._rows):
            self._show_row(event.option_index)

    def _show_row(self, at: int) -> None:
        assert self._session is not None
        self._at = at
        row, before = self._rows[at], self._rows[at - 1].step if at else 0
        self.query_one("#steps", ListPane).titled(f"Passi: {row.step} di {len(self._session.steps)}")
        pane = self.query_one("#board", BoardPane)
        pane.titled(f"Tavolo dopo il passo {row.step}" if row.step else "Tavolo all'inizio")
        now = self._session.board(row.step)
        changed = board.changed(self._session.board(before), now)
        pane.put(now, self._session.table(row.step), changed)
        self._show_cited(row)

    def _show_cited(self, row: Row) -> None:
        rules = [cited(number) for number in row.rules]
        shown = [plain(note) for note in row.notes]
        shown += [plain((f"{one.number} {one.title}".rstrip(), "bold"), f"  {one.text}") for one in rules]
        pane = self.query_one("#cited", ListPane)
        head = "Decidono" if row.kind is RowKind.START else "Regole"
        pane.titled(f"{head}: {', '.join(row.rules)}" if rules else "Regole del passo")
        pane.fill(shown, len(row.notes) if rules else None, disabled=range(len(row.notes)))
        pane.scroll_home(animate=False)

    @on(OptionList.OptionSelected, "#steps")
    def _step_chosen(self, event: OptionList.OptionSelected) -> None:
        row = self._rows[event.option_index]
        if row.kind is RowKind.QUESTION:
            self.action_reply()
        elif row.rules:
            self.query_one("#cited").focus()

    @on(OptionList.OptionSelected, "#cited")
    def _rule_chosen(self, event: OptionList.OptionSelected) -> None:
        row = self._rows[self._at]
        self.judge.open_rule(RuleNumber.exact(row.rules[event.option_index - len(row.notes)]))

    def action_step(self, by: int) -> None:
        """The row before or after, wherever the focus is."""
        steps = self.query_one("#steps", ListPane)
        if steps.highlighted is not None:
            steps.highlighted = steps.highlighted + by

    def action_table(self) -> None:
        """The board drawn, or as a list."""
        self.query_one("#board", BoardPane).switch()

    def action_zoom(self) -> None:
        """The board on the whole screen, or all panes again."""
        if self.maximized is None:
            self.maximize(self.query_one("#board"), container=False)
        else:
            self.minimize()

    def action_seats(self) -> None:
        """The seats around the board of the chosen step."""
        if self._session is not None:
            self.app.push_screen(SeatsScreen(self._session.around(self._rows[self._at].step)))

    @on(BoardPane.Asked)
    def _asked(self, event: BoardPane.Asked) -> None:
        if self._session is not None:
            step = self._rows[self._at].step
            try:
                title, told = explaining.how_it_is(self._session.run, step, event.key)
            except explaining.CannotTell as error:
                self.judge.say(str(error), wrong=True)
            else:
                self.app.push_screen(TellScreen(title, told))

    def action_fold(self) -> None:
        """Shows priority and passes, or hides them."""
        if self._session is not None:
            self._folded = not self._folded
            self._show_rows(self._rows[self._at].step)

    # --- answers

    def action_reply(self) -> None:
        """Asks the question that the run waits for."""
        if self._session is not None and self._session.waits:
            self._ask(self._session, self._session.number_asked)

    def action_answers(self) -> None:
        """Lists the answers given, to change one."""
        session = self._session
        if session is None:
            return

        def chosen(number: int | None) -> None:
            if number is not None:
                self._ask(session, number)

        until_here = sum(len(row.chosen) for row in self._rows[: self._at + 1])
        self.app.push_screen(AnswersScreen(session.given(), max(until_here - 1, 0)), chosen)

    def _ask(self, session: playing.Session, number: int) -> None:
        question, given = session.asked(number)

        def answered(answer: Answer | None) -> None:
            if answer is not None and answer != given:
                self._play_again(session, number, answer)

        self.app.push_screen(QuestionScreen(question, session.people, given), answered)

    # --- explanations

    def action_why(self) -> None:
        """Tells why the chosen step happened."""
        if self._session is not None:
            step = self._rows[self._at].step
            self._tell(f"Perché il passo {step}", partial(explaining.why, self._session.run, step))

    def action_why_not(self) -> None:
        """Asks for an object or an action, and tells why nothing came of it."""
        if self._session is not None:
            run, step = self._session.run, self._rows[self._at].step
            if step == len(run.steps):
                step = 0  # at the end the whole is meant
            self._ask_line(
                "Perché no? Il nome di un oggetto, o quello che uno farebbe qui: «Anna lancia Folgore su orso»",
                "Perché no: {}",
                lambda typed: partial(explaining.not_why, run, typed, step),
            )

    def action_outcomes(self) -> None:
        """Goes on from the chosen step with every answer, and tells all outcomes; at the beginning and at the end, of the whole."""
        if self._session is not None:
            self.judge.say(EXPLORING)
            step = self._rows[self._at].step
            self._tell("Gli esiti", partial(explaining.outcomes, self._session.run, step))

    def action_what_if(self) -> None:
        """Asks for one thing to change, and tells what becomes different."""
        if self._session is not None:
            run, step = self._session.run, self._rows[self._at].step
            self._ask_line(
                f"E se…? {FORMS}; o che cosa succede in più dopo il passo {step}: «Bruno lancia Folgore su orso»",
                "E se: {}",
                lambda typed: partial(explaining.what_if, run, typed, step),
            )

    def _ask_line(self, question: str, title: str, asks: Callable[[str], Callable[..., str]], typed: str = "") -> None:
        """Asks for a line and tells what it asks for; one that is not understood is there to be mended."""

        def entered(line: str | None) -> None:
            if line is not None:
                again = partial(self._ask_line, question, title, asks, line)
                self._tell(title.format(line), asks(line), again)

        self.app.push_screen(AskScreen(question, typed), entered)

    def _tell(self, title: str, words: Callable[..., str], otherwise: Callable[[], object] | None = None) -> None:
        self._enough.clear()
        self._telling = True
        self._work_out(title, words, otherwise)

    @work(thread=True, exclusive=True, group="tell")
    def _work_out(self, title: str, words: Callable[..., str], otherwise: Callable[[], object] | None) -> None:
        with told_there(partial(self.app.call_from_thread, self.judge.say, wrong=True)):
            self._tell_worked_out(title, words, otherwise)

    def _tell_worked_out(self, title: str, words: Callable[..., str], otherwise: Callable[[], object] | None) -> None:
        worker = get_current_worker()
        try:
            told = words(stopped=lambda: worker.is_cancelled or self._enough.is_set())
        except explaining.CannotTell as error:
            self.app.call_from_thread(self.judge.say, str(error), wrong=True)
            # Whoever has gone elsewhere meanwhile is not asked again.
            if otherwise is not None and self.app.screen is self:
                self.app.call_from_thread(otherwise)
            return
        finally:
            self._telling = False
        if not worker.is_cancelled:
            self.app.call_from_thread(self.app.push_screen, TellScreen(title, told))

    # --- the whole

    def action_take(self) -> None:
        """Asks in which form the ruling is taken along; copies it, and puts it into a file for terminals that copy nothing."""
        if self._session is not None:
            self.app.push_screen(TakeScreen(), partial(self._take, self._session))

    def _take(self, session: playing.Session, form: str | None) -> None:
        if form is None:
            return
        run, opened = session.run, exporting.shortened(session.opened)
        self.app.copy_to_clipboard(exporting.written(run, form, opened).rstrip("\n"))
        try:
            path = exporting.kept(run, form, opened)
        except OSError as error:
            self.judge.say(f"Copiata negli appunti. Il file non si può scrivere: {reason(error)}.", wrong=True)
        else:
            self.judge.say(f"Copiata negli appunti, se il terminale lo permette; e in {path}.")

    def action_reload(self) -> None:
        """Reads the scenario again and plays it from the beginning."""
        self._answer(plain(PLAYING))
        self._play()

    def action_edit_outside(self) -> None:
        """The file in the editor of whoever uses this, and played again."""
        from judge.presenters.outside import edit

        path = self._source.path
        if path is None:
            self.judge.say("Questa situazione non ha un file suo: F3, poi Ctrl+O, la apre nel Tavolo.", wrong=True)
        elif self.outside(lambda: edit(path)) is not None:
            self.action_reload()

    def action_leave(self) -> None:
        """Back to the list of scenarios; from something that is being worked out, to what was found of it."""
        if not self.enough():
            self.dismiss()

    def enough(self) -> bool:
        """Brings what is being worked out to its end, with what was found; whether there was anything."""
        if not self._telling:
            return False
        self._enough.set()
        return True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Answers can be given where something is asked, and changed where some were given; seats are looked at from three on."""
        if action == "reply":
            return self._session is not None and self._session.waits
        if action == "answers":
            return self._session is not None and bool(self._session.run.asked)
        if action == "seats":
            return self._session is not None and self._session.many
        if action in _OF_A_RUN:
            return self.played
        return super().check_action(action, parameters)


_OF_A_RUN = ("why", "why_not", "outcomes", "what_if", "take")
"""What there is to do with a situation that was played, and with no other."""


def _row(row: Row, width: int) -> Hanging:
    chosen = [(_mark("", "", CHOICE, width), plain((text, "italic"))) for text in row.chosen]
    return Hanging(*chosen, (_mark(row.mark, row.loop, row.tag, width), plain(row.text)))


def _mark(mark: str, loop: str, tag: str, width: int) -> str:
    return f"{mark:<{width}}{loop or ' '}{tag:<{TAG_WIDTH}} "
