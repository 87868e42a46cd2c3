"""Allenamento: a situation to look at, a question below it, a box for the answer; what is right only when all is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, Static

from judge import keys
from judge.diagnostics import Problem
from judge.presenters import about
from judge.presenters.practice import LENGTHS, Practice
from judge.screens.ask import AskScreen
from judge.screens.base import ModeScreen
from judge.screens.choice import ChoiceScreen
from judge.screens.lesson import LessonScreen
from judge.screens.opening import Opening
from judge.screens.tell import TellScreen
from judge.unforeseen import told_there
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.hanging import Hanging, indented
from judge.widgets.panes import Pane, TextPane
from judge.widgets.plain import plain
from judge.widgets.typing_box import TypingBox

LOADING = "Scelgo che cosa torna oggi…"
TODAY = "Quello che torna oggi"
OTHER_FOLDER = "Un'altra cartella…"
WHICH_FOLDER = "In quale cartella sta l'insieme? (come judge insieme la scrive, o con file di situazioni)"


class Completion(Suggester):
    """The rest of a word, shown behind what is typed until somebody takes it with the right arrow."""

    def __init__(self, practice: Practice) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._practice = practice

    async def get_suggestion(self, value: str) -> str | None:
        """The whole text that would stand there; None where nothing is known to begin so."""
        whole = self._practice.completed(value)
        return whole if whole != value else None


class AnswerBox(TypingBox, Pane):
    """Where an answer is typed; the situation scrolls from here."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.SAID)]
    scope = keys.SAID


class TrainingScreen(Opening, ModeScreen):
    """The session of today."""

    CSS_PATH = "training.tcss"
    AUTO_FOCUS = "AnswerBox"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.TRAINING)]
    scope = keys.TRAINING

    @dataclass
    class Changed(Message):
        """The session stands elsewhere now; or it does not, and why."""

        wrong: str = ""
        told: str = ""

    def __init__(self) -> None:
        super().__init__()
        self._practice = Practice()
        self._busy = True
        self._seen = ("", False)
        self._then: Callable[[], str | None] | None = None

    def compose(self) -> ComposeResult:
        yield ModeLine(keys.TRAINING)
        yield TextPane(keys.SCENE, "Allenamento", id="scene")
        yield Static(plain(LOADING), id="question")
        yield Static(id="said")
        yield AnswerBox(placeholder="La tua risposta", compact=True, suggester=Completion(self._practice))
        yield KeyLine()

    def on_mount(self) -> None:
        # Choosing plays situations, which the first picture need not wait for.
        self.call_after_refresh(self._do, self._practice.load)

    @work(thread=True, exclusive=True, group="training")
    def _do(self, what: Callable[[], str | None]) -> None:
        with told_there(lambda said: self.post_message(self.Changed(wrong=said))):
            try:
                told = what() or ""
            except Problem as problem:
                self.post_message(self.Changed(wrong=problem.message))
            else:
                self.post_message(self.Changed(told=told))

    @on(Changed)
    def _show(self, event: Changed) -> None:
        self._busy = False
        # What is said stands above the box: over the screen, it would lie on the question.
        said = self.query_one("#said", Static)
        said.update(plain(event.wrong or event.told))
        said.set_class(bool(event.wrong), "wrong")
        said.display = bool(event.wrong or event.told)
        if "\n" in event.wrong:
            # What is wrong with a file is told with its place, and all that is wrong with it: more than fits above the box.
            self.judge.push_screen(TellScreen("Non va", event.wrong))
        if self._then is not None:
            what, self._then = self._then, None
            self._turn_to(what)
        if event.wrong:
            return
        practice, pane = self._practice, self.query_one(TextPane)
        self.query_one(AnswerBox).value = ""
        elsewhere = (practice.heading, practice.answered) != self._seen
        self._seen = practice.heading, practice.answered
        self.query_one(ModeLine).name_it(practice.heading)
        pane.titled(
            "Allenamento"
            if practice.over
            else "Che cosa era giusto"
            if practice.answered
            else f"{practice.set_title or 'Situazione'} (↑ ↓ per scorrere)"
        )
        pane.show(Hanging(*map(indented, practice.lines)))
        if practice.walks:
            pane.scroll_end(animate=False)
        elif elsewhere:
            # Who has gone down to what is done stays there for the next question.
            pane.scroll_home(animate=False)
        self.query_one("#question", Static).update(plain(practice.question))
        self.refresh_bindings()

    @on(Input.Submitted)
    def _said(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if self._busy:
            return
        if self._practice.over:
            self._busy = True
            self._do(self._practice.more)
            return
        if text.startswith(about.MARK) and about.word_of(text) == about.STEPS and self._practice.answered:
            event.input.value = ""
            self.action_steps()
            return
        if text.startswith(about.MARK) and about.word_of(text) == about.CONCEPT and self._practice.answered:
            event.input.value = ""
            self.judge.push_screen(TellScreen("Concetto", "\n".join(self._practice.page)))
            return
        self._busy = True
        if text.startswith(about.MARK):
            self._do(lambda: self._practice.mark(text))
        elif self._practice.answered:
            self._do(self._practice.go_on)
        elif text:
            self._do(lambda: self._practice.answer(text))
        else:
            self._busy = False

    def action_choose(self) -> None:
        """Answers to choose from, or open questions again."""
        if not self._busy:
            self._busy = True
            self._do(self._practice.choose)

    def action_open_set(self) -> None:
        """Asks which set to train with: what comes back today, one that was opened before, or another folder."""
        from judge.presenters import training_sets

        known = training_sets.known()
        today = [f"{TODAY}, {minutes} minuti" for minutes in LENGTHS]
        rows = (*today, *(one.words for one in known), OTHER_FOLDER)

        def chosen(at: int | None) -> None:
            if at is None:
                return
            if at < len(today):
                self._turn_to(lambda: self._practice.today(LENGTHS[at]))
            elif at < len(today) + len(known):
                self.open_set(known[at - len(today)].folder)
            else:
                self.judge.push_screen(AskScreen(WHICH_FOLDER), typed)

        def typed(text: str | None) -> None:
            if text is not None:
                self._turn_to(lambda: self._practice.open_set(training_sets.folder_of(text)))

        self.judge.push_screen(ChoiceScreen("Con che cosa ti alleni?", rows, self._practice.length_at), chosen)

    def open_set(self, folder: Path) -> None:
        """Trains with the set in a folder."""
        self._turn_to(lambda: self._practice.open_set(folder))

    def _turn_to(self, what: Callable[[], str | None]) -> None:
        """Does something now, or as soon as what goes on is done."""
        if self._busy:
            self._then = what
        else:
            self._busy = True
            self._do(what)

    def action_walk(self) -> None:
        """The situation step by step, or as a whole again."""
        if not self._busy:
            self._busy = True
            self._do(self._practice.walk)

    def action_present(self) -> None:
        """The situation that was answered, for others to see: one step at a time."""
        if (lesson := self._practice.lesson) is not None:
            self.judge.push_screen(LessonScreen(*lesson))

    def action_statistics(self) -> None:
        """What is known and what comes back, over the screen."""
        try:
            lines = self._practice.statistics
        except Problem as problem:
            self.post_message(self.Changed(wrong=problem.message))
        else:
            self.judge.push_screen(TellScreen("Statistiche", "\n".join(lines)))

    def action_steps(self) -> None:
        """The steps of the situation, in Svolgimento."""
        if (situation := self._practice.situation) is not None:
            self.judge.play(situation)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing are not offered: the steps of what has not been answered would tell the answer."""
        match action:
            case "steps" | "present":
                return self._practice.answered
            case "choose" | "walk":
                return not self._practice.over and not self._practice.answered
        return super().check_action(action, parameters)

    def action_scroll(self, by: int) -> None:
        """The situation, some lines up or down, while the answer is being typed."""
        self.query_one(TextPane).scroll_relative(y=by, animate=False)

    def action_to_box(self) -> None:
        """From the situation to the answer."""
        self.query_one(AnswerBox).focus()
