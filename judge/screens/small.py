"""What is shown in a terminal that is too small for anything else."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Static

from judge import keys
from judge.widgets.plain import plain

LEAST = Size(60, 16)
"""Columns and lines below which panes show too little to be used."""


def too_small(size: Size) -> bool:
    """Whether a terminal has too little room."""
    return size.width < LEAST.width or size.height < LEAST.height


class SmallScreen(ModalScreen[None]):
    """Says how much room is needed, and goes away by itself when it is there."""

    CSS_PATH = "small.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.SMALL)]
    scope = keys.SMALL

    def compose(self) -> ComposeResult:
        yield Static(id="needs")

    def on_mount(self) -> None:
        self._say(self.app.size)

    def on_screen_resume(self) -> None:
        """Nobody needs to be told any more, where there was room again while something else stood before it."""
        if self.is_mounted and not too_small(self.app.size):
            self.dismiss()

    def on_resize(self, event: Resize) -> None:
        self._say(event.size)

    def _say(self, size: Size) -> None:
        needs = f"Servono {LEAST.width} colonne e {LEAST.height} righe; qui sono {size.width} e {size.height}."
        how = "Allarga la finestra o rimpicciolisci le lettere. Esc: prova lo stesso. Ctrl+Q: esci."
        self.query_one(Static).update(plain(f"{needs}\n{how}"))
