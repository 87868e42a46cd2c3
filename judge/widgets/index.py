"""The index: parts, chapters and rules, the glossary by letters, the manual; each branch is read when it is opened."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.widgets import Tree
from textual.widgets.tree import TreeNode

from judge import keys
from judge.presenters.rules import Branch, branches
from judge.presenters.texts import Texts
from judge.widgets.panes import Pane
from judge.widgets.plain import label, line


class ChapterTree(Tree[Branch], Pane):
    """The index as a tree. Enter reads what is chosen; the arrows open and close."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.TREE)]
    scope = keys.TREE

    def __init__(self, texts: Texts) -> None:
        super().__init__(label("Regole"))
        self.texts = texts
        self.show_root = False
        self.guide_depth = 2
        self.auto_expand = False
        self.border_title = line("Indice")

    def on_mount(self) -> None:
        self._fill(self.root)

    def on_tree_node_expanded(self, event: Tree.NodeExpanded[Branch]) -> None:
        self._fill(event.node)

    def _fill(self, node: TreeNode[Branch]) -> None:
        if node.children:
            return
        for branch in branches(node.data.key if node.data else "", self.texts):
            node.add(label(branch.label), branch, allow_expand=branch.opens)

    def action_open_branch(self) -> None:
        """Opens the branch of the cursor, or goes to its first line."""
        node = self.cursor_node
        if node is not None and node.allow_expand and not node.is_expanded:
            node.expand()
        elif node is not None and node.children:
            self.move_cursor(node.children[0])

    def action_close_branch(self) -> None:
        """Closes the branch of the cursor, or goes to the line above it."""
        node = self.cursor_node
        if node is not None and node.is_expanded and node.allow_expand:
            node.collapse()
        elif node is not None and node.parent is not None and node.parent is not self.root:
            self.move_cursor(node.parent)
