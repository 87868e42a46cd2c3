"""The tree of a sentence: each node with the rule of the grammar that it is, its parts, and its place in the text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.words.record import Record
from scenarios.cardtext.lexing import Lexeme


class Node(Record):
    """A part of a sentence. ``kind`` is its rule in the grammars. A part without a word has the place of what goes before it."""

    kind: str
    children: tuple[Node | Lexeme, ...]
    start: int
    end: int

    def nodes(self, *kinds: str) -> Iterator[Node]:
        """The parts of some kinds, in order; of any kind where none is given."""
        return (one for one in self.children if isinstance(one, Node) and (not kinds or one.kind in kinds))

    def words(self, *kinds: str) -> Iterator[Lexeme]:
        """The words of some kinds that are parts themselves, in order; of any kind where none is given."""
        return (one for one in self.children if isinstance(one, Lexeme) and (not kinds or one.kind in kinds))

    def node(self, *kinds: str) -> Node | None:
        """The first part of some kinds."""
        return next(self.nodes(*kinds), None)

    def word(self, *kinds: str) -> Lexeme | None:
        """The first word of some kinds among the parts."""
        return next(self.words(*kinds), None)

    def has(self, *kinds: str) -> bool:
        """Whether one of the parts is a word of some kinds."""
        return self.word(*kinds) is not None

    def every_node(self) -> Iterator[Node]:
        """The parts and what is in them, each before what is in it."""
        for one in self.nodes():
            yield one
            yield from one.every_node()

    def every_word(self) -> Iterator[Lexeme]:
        """The words of the parts, and of what is in them."""
        yield from self.words()
        for one in self.every_node():
            yield from one.words()

    @property
    def only(self) -> Node:
        """The one part that is no word. Raises ValueError where there is another number of them."""
        (child,) = self.nodes()
        return child

    @property
    def shape(self) -> tuple[str, ...]:
        """The kinds of the parts in their order."""
        return tuple(child.kind for child in self.children)
