"""The box for numbers and words: it searches as one types, without keeping the screen, and tells what it has found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual import on, work
from textual.binding import BindingType
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Input
from textual.worker import get_current_worker

from judge import keys
from judge.diagnostics import Problem
from judge.presenters import searching
from judge.presenters.texts import Texts
from judge.unforeseen import told_there
from judge.widgets.panes import Pane
from judge.widgets.typing_box import TypingBox
from ruletext.faults import FaultyTextError

PLACEHOLDER = "Numero, parole o una domanda: 704.5g, danno letale"


class SearchBox(TypingBox, Pane):
    """Where numbers and words are typed. `texts` are those in which numbers are looked up; words are searched for in all."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.BOX)]
    scope = keys.BOX

    @dataclass
    class Found(Message):
        """What answers to what stands in the box; `entered` where Enter was pressed before it was there."""

        results: searching.Results
        entered: bool

    @dataclass
    class Entered(Message):
        """Enter was pressed on something that has been answered."""

    @dataclass
    class Emptied(Message):
        """There is nothing in the box any more."""

    @dataclass
    class Told(Message):
        """A search has begun, or goes on: what is to be said of it."""

        words: str

    @dataclass
    class Failed(Message):
        """A search has ended without an answer, and why."""

        words: str

    @dataclass
    class _Ended(Message):
        """The worker has come to an end, with results or with the reason why there are none."""

        question: str
        results: searching.Results | None
        reason: str = ""

    def __init__(self, texts: Texts) -> None:
        super().__init__(placeholder=PLACEHOLDER, compact=True)
        self.texts = texts
        self._turns = searching.Turns()
        self._pause: Timer | None = None
        self._entered = False
        self._shown: searching.Results | None = None

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        self._entered = False
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(searching.PAUSE, self._look_up)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if self._shown is not None and self._shown.question == self.value:
            self.post_message(self.Entered())
        else:
            self._entered = True
            self._look_up()

    def _look_up(self) -> None:
        """Answers at once to a number and to what was answered before; begins a search for everything else."""
        if self._pause is not None:
            self._pause.stop()
        typed = self.value
        self._turns.drop()
        if not typed.strip():
            self._shown = None
            self.post_message(self.Emptied())
        elif self._shown is not None and self._shown.question == typed:
            self._show(self._shown)
        elif (found := searching.by_number(typed, self.texts)) is not None:
            self._show(found)
        else:
            self.post_message(self.Told(searching.SEARCHING))
            self._begin(self._turns.want(typed))

    def _show(self, results: searching.Results) -> None:
        self._shown = results
        self.post_message(self.Found(results, self._entered))
        self._entered = False

    def _begin(self, question: str | None) -> None:
        if question is not None:
            self._search(question, self.texts)

    @work(thread=True, group="search")
    def _search(self, question: str, texts: Texts) -> None:
        worker = get_current_worker()

        def progress(done: int, total: int) -> None:
            if worker.is_cancelled:
                raise searching.Stopped
            if done % searching.STEP == 0 or done == total:
                self.post_message(self.Told(searching.progress_words(done, total)))

        def note(words: str) -> None:
            self.post_message(self.Told(words))

        with told_there(lambda said: self.post_message(self._Ended(question, None, said))):
            try:
                answer = searching.search(question, texts.rules, progress, note)
            except searching.Stopped:
                return
            except (Problem, FaultyTextError) as error:
                self.post_message(self._Ended(question, None, str(error)))
            else:
                self.post_message(self._Ended(question, searching.results(answer, texts)))

    @on(Told)
    def _tell(self, event: Told) -> None:
        if not self._turns.waits:
            event.stop()  # whoever asked has gone on to something else

    @on(_Ended)
    def _ended(self, event: _Ended) -> None:
        event.stop()
        wanted = self._turns.ended(event.question)
        if wanted and event.results is not None:
            self._show(event.results)
        elif wanted:
            self.post_message(self.Failed(event.reason))
        self._begin(self._turns.next())
