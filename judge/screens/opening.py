"""Opening the file of a scenario, from any screen that can."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from textual.app import SuspendNotSupported
from textual.screen import Screen

from judge.presenters import files
from judge.screens.ask import AskScreen
from judge.unforeseen import told_there
from ruletext.reasons import reason

if TYPE_CHECKING:
    from judge.app import JudgeApp


Edited = TypeVar("Edited")


class Opening(Screen[None]):
    """What screens have that open scenarios."""

    @property
    def judge(self) -> JudgeApp:
        """The application that the screen is in."""
        return cast("JudgeApp", self.app)

    def action_open_file(self) -> None:
        """Asks which file, and opens it."""
        question = "Quale file? Il percorso di una situazione (.yaml), o il nome di una inclusa."
        self.app.push_screen(AskScreen(question), self._opened)

    def outside(self, words: Callable[[], Edited]) -> Edited | None:
        """What comes of something that is done in the editor of whoever uses this, which has the terminal until it ends."""
        made: list[Edited] = []
        wrong: list[str] = []
        try:
            with self.app.suspend(), told_there(wrong.append):
                # No error comes out of here: behind one, nobody would take the terminal back.
                _edit_or_say_why(words, made, wrong)
        except SuspendNotSupported:
            wrong.append("Da qui non si può aprire un altro editor.")
        for said in wrong:
            self.judge.say(said, wrong=True)
        return made[0] if made else None

    def _opened(self, typed: str | None) -> None:
        if typed is not None:
            self.open_typed(typed)

    def open_typed(self, typed: str) -> None:
        """Opens what somebody typed as a scenario to play."""
        try:
            path = files.path_of(typed)
        except OSError as error:
            self.judge.say(f"{typed}: {reason(error)}.", wrong=True)
        else:
            self.judge.play_source(str(path))


def _edit_or_say_why(words: Callable[[], Edited], made: list[Edited], wrong: list[str]) -> None:
    from judge.presenters.outside import CannotEdit
    from scenarios.language.words import sentence_case

    try:
        made.append(words())
    except CannotEdit as error:
        wrong.append(f"{sentence_case(str(error))}.")
