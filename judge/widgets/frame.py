"""What every screen has around it: the modes at the top, the keys at the foot."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content
from textual.events import Click, Resize
from textual.screen import Screen
from textual.widget import Widget

from judge import keys
from judge.presenters.footer import BETWEEN, Hint, clicked, fitting
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
        for key, name, here, _ in self._tabs():
            parts += [(key, "dim"), (name, "bold") if here else name, BETWEEN]
        return line(*parts, self._what)

    def _tabs(self) -> Iterator[tuple[str, str, bool, str]]:
        """Each mode as it is written: its key, its name, whether it is the one that is open, what it is called by."""
        for key, mode, name in MODES:
            here = mode == self._mode
            yield f"{keys.printed(key)} ", f"[{name}]" if here else name, here, mode

    async def on_click(self, event: Click) -> None:
        """A mode that is clicked is opened."""
        tabs = list(self._tabs())
        at = clicked([len(key) + len(name) for key, name, _, _ in tabs], self._place(event))
        if at is not None:
            await self.run_action(f"app.mode({tabs[at][3]!r})")

    def _place(self, event: Click) -> int:
        inside = event.get_content_offset(self)
        return -1 if inside is None else inside.x


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
        self._pressed: dict[Hint, str] = {}

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
        typing = screen.focused is not None and screen.focused.check_consume_key("a", "a")
        for _, binding, enabled, _ in screen.active_bindings.values():
            # A letter that is typed into a box does nothing else.
            if binding.show and enabled and not (typing and len(binding.key) == 1):
                hint = Hint(keys.printed(binding.key), binding.description)
                shown.setdefault(binding.action, hint)
                self._pressed[hint] = binding.key
        always = [shown[action] for action in ("help", "command_palette", "quit") if action in shown]
        hints = fitting(shown.values(), always, self.size.width)
        if hints != self._hints:
            self._hints = hints
            self.refresh()

    def on_click(self, event: Click) -> None:
        """A key that is clicked is pressed."""
        inside = event.get_content_offset(self)
        at = clicked([len(hint) for hint in self._hints], -1 if inside is None else inside.x)
        if at is not None:
            self.app.simulate_key(self._pressed[self._hints[at]])

    def render(self) -> Content:
        parts: list[Part] = []
        for hint in self._hints:
            parts += [(hint.key, "bold"), f" {hint.label}", BETWEEN]
        return plain(*parts)
