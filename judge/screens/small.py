"""What is shown in a terminal that is too small for anything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.events import Key, Paste, Resize
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


_LEAVE = frozenset({"escape", "ctrl+q", "ctrl+c", "f10"})
"""Keys that are meant for this screen, and for the application."""


class SmallScreen(ModalScreen[None]):
    """Says how much room is needed, and goes away by itself when it is there."""

    CSS_PATH = "small.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.SMALL)]
    scope = keys.SMALL

    def __init__(self) -> None:
        super().__init__()
        self._typed: list[tuple[str, str | None] | str] = []
        """The keys and the pasted texts that are meant for the screen below: nobody who types looks up first."""

    def compose(self) -> ComposeResult:
        yield Static(id="needs")

    def on_key(self, event: Key) -> None:
        """What is typed meanwhile is kept, for a screen on which somebody was typing; elsewhere letters are commands."""
        below = self.app.screen_stack[-2].focused if len(self.app.screen_stack) > 1 else None
        if event.key not in _LEAVE and below is not None and below.check_consume_key("a", "a"):
            self._typed.append((event.key, event.character))

    def on_paste(self, event: Paste) -> None:
        """What is pasted is kept too."""
        self._typed.append(event.text)

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Goes away, and hands on what was typed before anything that is typed from now on."""
        gone = super().dismiss(result)
        typed, self._typed = self._typed, []
        self.app.call_next(_hand_on, self.app, typed)
        return gone

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


async def _hand_on(app: App[Any], typed: Sequence[tuple[str, str | None] | str]) -> None:
    for one in typed:
        await app.on_event(Paste(one) if isinstance(one, str) else Key(*one))
