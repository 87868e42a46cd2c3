"""What stands beside the rule: the index, or a list of places (results, bookmarks, what was read)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.visual import Visual
from textual.widgets import OptionList, Tree

from judge import keys
from judge.presenters.rules import Branch
from judge.presenters.texts import Texts
from judge.widgets.index import ChapterTree
from judge.widgets.panes import ListPane


class Row(NamedTuple):
    """One line of a list, and the place that it leads to; '' for one that leads to none and offers something else."""

    place: str
    drawn: Visual


class Side(Vertical):
    """The index and one list, of which one is to be seen. `kind` is the page of the help for that one."""

    @dataclass
    class Looked(Message):
        """The cursor has come to a place of the list."""

        place: str

    @dataclass
    class Chosen(Message):
        """A place has been chosen, '' for a row that leads to none."""

        place: str

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.kind = keys.TREE
        self._texts = texts
        self._places: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        yield ChapterTree(self._texts)
        found = ListPane(keys.FOUND, id="found")
        found.display = False
        yield found

    @property
    def row(self) -> int:
        """The row of the list that the cursor is on."""
        return self.query_one("#found", ListPane).highlighted or 0

    @property
    def highlighted(self) -> str:
        """The place that the cursor of the list is on, '' where there is no list to be seen or nothing in it."""
        return self._places[self.row] if self.kind != keys.TREE and self._places else ""

    def read_from(self, texts: Texts) -> None:
        """Branches of the index that are opened from now on come from these texts."""
        self.query_one(ChapterTree).texts = texts

    def show_index(self) -> None:
        """Shows the index."""
        self._show(keys.TREE)

    def show_list(self, kind: str, title: str, rows: Sequence[Row], at: int = 0) -> None:
        """Shows a list in place of the one that was there, with the cursor on one of its rows."""
        pane = self.query_one("#found", ListPane)
        pane.scope = kind
        pane.titled(title)
        self._places = tuple(row.place for row in rows)
        pane.fill([row.drawn for row in rows], min(at, len(rows) - 1))
        pane.scroll_home(animate=False)
        self._show(kind)

    def waiting(self, title: str) -> None:
        """Says above the list that it is of before."""
        self.query_one("#found", ListPane).titled(title)

    def to_pane(self) -> None:
        """Puts the focus on what is to be seen."""
        self.screen.set_focus(self.query_one(ChapterTree) if self.kind == keys.TREE else self.query_one("#found"))

    def _show(self, kind: str) -> None:
        self.kind = kind
        tree, found = self.query_one(ChapterTree), self.query_one("#found")
        had_focus = tree.has_focus or found.has_focus
        tree.display = kind == keys.TREE
        found.display = kind != keys.TREE
        if had_focus:
            self.to_pane()

    @on(OptionList.OptionHighlighted)
    def _moved(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if place := self._places[event.option_index]:
            self.post_message(self.Looked(place))

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(self._places[event.option_index]))

    @on(Tree.NodeSelected)
    def _picked(self, event: Tree.NodeSelected[Branch]) -> None:
        event.stop()
        branch = event.node.data
        if branch is not None and branch.is_place:
            self.post_message(self.Chosen(branch.key))
        elif branch is not None:
            event.node.toggle()
