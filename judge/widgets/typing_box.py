"""A box to type into."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Input

from judge.widgets.in_order import InOrder
from judge.widgets.plain import sign_by_sign


class TypingBox(InOrder, Input):
    """An `Input` in which no key overtakes another."""

    @property
    def _value(self) -> Text:
        """What is drawn of what is typed."""
        drawn = super()._value
        shown = sign_by_sign(drawn.plain)
        return drawn if shown == drawn.plain else Text(shown, no_wrap=True, overflow="ignore", end="")
