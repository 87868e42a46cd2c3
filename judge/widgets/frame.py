"""What every screen has around it: the modes at the top, the keys at the foot."""

from __future__ import annotations

from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, TextArea

from judge import keys
from judge.presenters.footer import BETWEEN, Hint, fitting
from judge.widgets.plain import Part, line, plain


class ModeLine(Widget):
    """The top line: the modes with their keys, the one that is open in brackets, and what is open in it."""

    def __init__(self, mode: str, what: str = "") -> None:
        super().__init__()
        self._mode = mode
        self._what = what

    def name_it(self, what: str) -> None:
        """Says what is open."""
        self._what = what
        self.refresh()

    def render(self) -> Content:
        parts: list[Part] = []
        for key, mode, name in MODES:
            shown = (f"[{name}]", "bold") if mode == self._mode else name
            parts += [(f"{keys.printed(key)} ", "dim"), shown, BETWEEN]
        return line(*parts, self._what)


MODES = (
    ("f2", keys.PLAY, "Svolgimento"),
    ("f3", keys.TABLE, "Tavolo"),
    ("f4", keys.RULES, "Regole"),
    ("f9", keys.TRAINING, "Allena"),
)


class KeyLine(Widget):
    """The bottom line: the keys that work where the focus is. One widget, drawn again only when its words change."""

    def __init__(self) -> None:
        super().__init__()
        self._hints: tuple[Hint, ...] = ()

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, self._look)

    def on_unmount(self) -> None:
        self.screen.bindings_updated_signal.unsubscribe(self)

    def on_resize(self, _: Resize) -> None:
        self._look(self.screen)

    def _look(self, screen: Screen[object]) -> None:
        if not self.is_attached or screen is not self.screen:
            return
        shown: dict[str, Hint] = {}
        typing = isinstance(screen.focused, Input | TextArea)
        for _, binding, enabled, _ in screen.active_bindings.values():
            # A letter that is typed into a box does nothing else.
            if binding.show and enabled and not (typing and len(binding.key) == 1):
                shown.setdefault(binding.action, Hint(keys.printed(binding.key), binding.description))
        always = [shown[action] for action in ("help", "command_palette", "quit") if action in shown]
        hints = fitting(shown.values(), always, self.size.width)
        if hints != self._hints:
            self._hints = hints
            self.refresh()

    def render(self) -> Content:
        parts: list[Part] = []
        for hint in self._hints:
            parts += [(hint.key, "bold"), f" {hint.label}", BETWEEN]
        return plain(*parts)
