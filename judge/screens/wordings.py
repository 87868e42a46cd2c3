"""The texts of one rule in all editions, one below the other, and the words that differ: side by side where there is room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from judge import keys
from judge.presenters.wordings import Compared
from judge.screens.base import Overlay
from judge.widgets.frame import KeyLine
from judge.widgets.panes import Pane
from judge.widgets.plain import Part, line, lines, plain
from ruletext.differing import Change, Piece, marked

STYLES = {Change.SAME: "", Change.REMOVED: "strike", Change.ADDED: "bold underline"}
"""How pieces look; the signs around them say the same where forms are not shown."""


class WordingsPane(VerticalScroll, Pane, inherit_bindings=False):
    """All of it, to be scrolled."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.SCROLL)]
    scope = keys.WORDINGS


class WordingsScreen(Overlay[None]):
    """The texts of one rule or article."""

    CSS_PATH = "wordings.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.WORDINGS)]
    scope = keys.WORDINGS

    def __init__(self, compared: Compared) -> None:
        super().__init__()
        self._compared = compared

    def compose(self) -> ComposeResult:
        found = self._compared
        with Vertical(id="box"), WordingsPane(can_focus=True) as pane:
            pane.border_title = line(f"Testi di {found.name}")
            yield Static(lines(self._told()))
            if found.between:
                old, new = found.between
                yield Static(plain((f"\nDa {old} a {new}", "bold"), f"\n{found.remark}." if found.remark else ""))
                yield Static(_drawn(found.pieces), id="inline")
                with Horizontal(id="beside"):
                    yield Static(_column(old, found.pieces, Change.ADDED))
                    yield Static(_column(new, found.pieces, Change.REMOVED))
        yield KeyLine()

    def _told(self) -> Iterable[Part]:
        yield f"{self._compared.why}."
        for one in self._compared.told:
            yield plain("\n", (one.heading, "bold"))
            yield from (plain((note, "italic")) for note in one.notes)
            yield from one.paragraphs


def _column(edition: str, pieces: Iterable[Piece], without: Change) -> Content:
    """One of the two texts, with the pieces marked that the other does not have."""
    return plain((f"{edition}\n", "bold"), _drawn(piece for piece in pieces if piece.change is not without))


def _drawn(pieces: Iterable[Piece]) -> Content:
    return plain(*((marked(piece), STYLES[piece.change]) for piece in pieces))
