"""A box to type into whose keys work in the order in which they were pressed, however fast they come.

Textual hands a letter to the box and any other key on to the application, which then calls the box: a letter pressed after
Backspace overtakes it where both wait. Here the box does both by itself.
"""

from __future__ import annotations

from rich.text import Text
from textual.events import Key
from textual.widgets import Input

from judge.widgets.plain import sign_by_sign


class TypingBox(Input):
    """An `Input` in which no key overtakes another."""

    @property
    def _value(self) -> Text:
        """What is drawn of what is typed."""
        drawn = super()._value
        shown = sign_by_sign(drawn.plain)
        return drawn if shown == drawn.plain else Text(shown, no_wrap=True, overflow="ignore", end="")

    async def _on_key(self, event: Key) -> None:
        if event.is_printable:
            return
        # Those of its screen too: a key of the screen that waits on its way up would be overtaken by one of the box.
        bound = self.screen.active_bindings.get(event.key)
        if bound is None or not bound.enabled or bound.binding.priority:
            return
        if await self.app.run_action(bound.binding.action, bound.node):
            event.stop()
            event.prevent_default()
