"""A box to type into whose keys work in the order in which they were pressed, however fast they come.

Textual hands a letter to the box and any other key on to the application, which then calls the box: a letter pressed after
Backspace overtakes it where both wait, and a key of the box one that goes to the screen. Here the box does all by itself.
"""

from __future__ import annotations

from textual.events import Key
from textual.widgets import Input


class TypingBox(Input):
    """An `Input` in which no key overtakes another."""

    async def _on_key(self, event: Key) -> None:
        if event.is_printable:
            return
        active = self.screen.active_bindings.get(event.key)
        if active is not None and active.enabled and await self.app.run_action(active.binding.action, active.node):
            event.stop()
            event.prevent_default()
