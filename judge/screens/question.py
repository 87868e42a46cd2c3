"""A question that the rules leave to a person, answered with the keyboard; and the list of those already answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from engine import Answer, Question
from judge import keys
from judge.presenters import questions
from judge.presenters.playing import Given
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import line, lines, plain
from scenarios.told import People


class QuestionScreen(Overlay[Answer]):
    """One question, over the steps and beside the board; ends with a legal answer, or with None."""

    CSS_PATH = "question.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.QUESTION)]
    scope = keys.QUESTION

    def __init__(self, question: Question, people: People, given: Answer | None = None) -> None:
        super().__init__()
        self._draft = questions.draft(question, given)
        self._people = people

    def compose(self) -> ComposeResult:
        question = self._draft.question
        with Vertical(id="box"):
            yield Static(lines(questions.asked(question, self._people)), id="asked")
            yield ListPane(keys.QUESTION, questions.hint(self._draft), id="options")
            yield Static(plain(), id="status")
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(ListPane).fill(list(map(line, self._draft.rows(self._people))), self._draft.cursor)
        self._tell(self._draft.status())

    @on(OptionList.OptionHighlighted)
    def _moved(self, event: OptionList.OptionHighlighted) -> None:
        self._draft = self._draft.at(event.option_index)

    @on(OptionList.OptionSelected)
    def _confirm(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        fault = self._draft.fault()
        if fault:
            self._tell(fault)
        else:
            self.dismiss(self._draft.answer())

    def on_key(self, event: events.Key) -> None:
        """Digits, and the letters of sì and no."""
        if event.character:
            self._now(self._draft.typed(event.character.lower()))

    def action_pick(self) -> None:
        """Picks the row, or lets it go."""
        self._now(self._draft.toggled())

    def action_shift(self, by: int) -> None:
        """Moves the row in an order, or changes its number."""
        self._now(self._draft.shifted(by))

    def action_erase(self) -> None:
        """Takes the last digit away."""
        self._now(self._draft.erased())

    def _now(self, draft: questions.Draft) -> None:
        if draft == self._draft:
            return
        before, after = self._draft.rows(self._people), draft.rows(self._people)
        self._draft = draft
        pane = self.query_one(ListPane)
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                pane.replace_option_prompt_at_index(place, line(new))
        pane.highlighted = draft.cursor
        self._tell(draft.status())

    def _tell(self, status: str) -> None:
        self.query_one("#status", Static).update(plain(status))


class AnswersScreen(Overlay[int]):
    """The questions answered so far; ends with the number of the one to answer otherwise, or with None."""

    CSS_PATH = "question.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.ANSWERS)]
    scope = keys.ANSWERS

    def __init__(self, given: Sequence[Given], at: int) -> None:
        super().__init__()
        self._given = given
        self._at = at

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(plain("Invio su una scelta per rispondere altrimenti: il resto si svolge di nuovo da lì."))
            yield ListPane(keys.ANSWERS, "Scelte fatte", id="options")
        yield KeyLine()

    def on_mount(self) -> None:
        rows = [plain(f"{one.number}. {one.asked}: ", (one.answered, "bold")) for one in self._given]
        self.query_one(ListPane).fill(rows, self._at)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self._given[event.option_index].number)
