"""What all screens have in common: how wide they are, which keys and which help are theirs, how they say what went wrong."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from judge import keys
from judge.widgets.panes import Pane

Result = TypeVar("Result")

BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (100, "-wide")]
"""Columns from which a screen lays its panes side by side."""


def help_scopes(screen: Screen[object]) -> tuple[str, ...]:
    """The pages of help for where the focus is: of the pane, of the screen, of the application."""
    scopes: list[str] = []
    node: Widget | None = screen.focused
    while node is not None and node is not screen:
        if isinstance(node, Pane):
            scopes.append(node.scope)
        node = node.parent if isinstance(node.parent, Widget) else None
    scope = getattr(screen, "scope", keys.APP)
    return tuple(dict.fromkeys((*scopes, scope, keys.APP)))


class ModeScreen(Screen[None]):
    """A screen of one of the modes."""

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    scope: ClassVar[str] = keys.APP


class Overlay(ModalScreen[Result]):
    """A screen over another one, which ends with a result, or with None when it is left."""

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    scope: ClassVar[str] = keys.APP
