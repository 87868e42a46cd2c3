"""Keys that work in the order in which they were pressed, however fast they come.

Textual hands a letter to the widget that is typed into and any other key on to the application, which then calls the widget: a
letter pressed after Backspace, or Enter after the right arrow, overtakes it where both wait. Here the widget does both by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.events import Key

if TYPE_CHECKING:
    from textual.widget import Widget
else:
    Widget = object
    """Of several bases that are widgets Textual would take the style of the first one alone."""


class InOrder(Widget):
    """What is typed into, and lets no key overtake another. It stands before the widget of Textual that it completes."""

    TYPED: ClassVar[frozenset[str]] = frozenset()
    """Keys besides letters that are text here."""

    async def _on_key(self, event: Key) -> None:
        if event.is_printable or event.key in self.TYPED:
            return
        # Those of its screen too: a key of the screen that waits on its way up would be overtaken by one of the widget.
        bound = self.screen.active_bindings.get(event.key)
        if bound is None or not bound.enabled or bound.binding.priority:
            return
        if await self.app.run_action(bound.binding.action, bound.node):
            event.stop()
            event.prevent_default()
