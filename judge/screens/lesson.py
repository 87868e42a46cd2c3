"""A situation for others to see: one key shows one step more, others mark what a candidate said."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content

from judge import keys
from judge.diagnostics import Problem
from judge.presenters import mentor
from judge.screens.ask import AskScreen
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.hanging import Hanging
from judge.widgets.panes import TextPane
from judge.widgets.plain import line

if TYPE_CHECKING:
    from scenarios.training.mentor import Lesson

_ASKED = {"giusto": "Giusto: chi l'ha detto?", "sbagliato": "Sbagliato: chi l'ha detto?", "nota": "Una nota:"}


class LessonScreen(Overlay[None]):
    """Presents one situation; what is marked is kept at once."""

    CSS_PATH = "tell.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.LESSON)]
    scope = keys.LESSON

    def __init__(self, lesson: Lesson, situation: str) -> None:
        super().__init__()
        self._lesson = lesson
        self._situation = situation

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield TextPane(keys.SCROLL, "", id="told")
        yield KeyLine()

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        pane = self.query_one(TextPane)
        pane.titled(mentor.standing(self._lesson))
        pane.show(Hanging(*map(_indented, mentor.lines(self._lesson))))
        if self._lesson.shown:
            pane.scroll_end(animate=False)

    def action_reveal(self) -> None:
        """One step more."""
        self._lesson.reveal()
        self._show()

    def action_hide(self) -> None:
        """One step less."""
        self._lesson.back()
        self._show()

    def action_heard(self, verdict: str) -> None:
        """Marks what a candidate said before the next step was shown."""
        from scenarios.training.mentor import Verdict

        def said(text: str | None) -> None:
            if text is None:
                return
            note = verdict == Verdict.NOTE
            mark = self._lesson.mark(Verdict(verdict), "" if note else text, text if note else "")
            try:
                mentor.keep(self._situation, mark)
            except Problem as problem:
                self.notify(problem.message, severity="error")
            self._show()

        self.app.push_screen(AskScreen(_ASKED[verdict]), said)


def _indented(row: str) -> tuple[str, Content]:
    body = row.lstrip(" ")
    return " " * (len(row) - len(body)), line(body or " ")
