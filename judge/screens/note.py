"""The note of a bookmark, which may be empty."""

from __future__ import annotations

from textual import on
from textual.widgets import Input

from judge.screens.ask import AskScreen


class NoteScreen(AskScreen):
    """Asks for the note of a bookmark; ends with it, or with None. `note` is the one that is there, None for a new bookmark."""

    def __init__(self, name: str, note: str | None) -> None:
        what = "Segnalibro a" if note is None else "La nota del segnalibro a"
        super().__init__(f"{what} {name}. Una nota, se serve:", note or "")

    @on(Input.Submitted)
    def _noted(self, event: Input.Submitted) -> None:
        event.stop()
        event.prevent_default()  # the one of `AskScreen`, for which an empty line is no answer
        self.dismiss(event.value)
