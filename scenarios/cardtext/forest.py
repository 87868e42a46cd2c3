"""What lark's parser found in a sentence, all readings in one, to the trees that it can be.

Lark makes trees of its own of it, with every ambiguity in its place, of which each reading was then made once more; that took a
quarter of the time that reading a card took. A part that stands in several readings is made once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any

from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.tree import Node

Parts = tuple[Node | Lexeme, ...]


class Forest:
    """The readings of one sentence. ``most``: how many of a part are made; ``start``: where the sentence begins."""

    def __init__(self, start: int, most: int) -> None:
        self._start = start
        self._most = most
        self._known: dict[Any, list[Parts]] = {}

    def trees(self, root: Any) -> list[Node]:
        """The trees of a whole sentence."""
        return [one for parts in self._of(root) for one in parts if isinstance(one, Node)]

    def _of(self, symbol: Any) -> list[Parts]:
        """The ways to read something: one node each, or where a rule was read in part only, what it has so far."""
        known = self._known.get(symbol)
        if known is None:
            self._known[symbol] = []  # what is made of itself alone is no reading
            known = self._known[symbol] = list(islice(self._ways(symbol), self._most))
        return known

    def _ways(self, symbol: Any) -> Iterator[Parts]:
        # A part whose name begins so is none by itself: what is in it stands in the whole.
        name = "_" if symbol.is_intermediate else str(symbol.s.name)
        for packed in symbol.children:
            before: Sequence[Parts] = [()] if packed.left is None else self._of(packed.left)
            for parts in product(before, self._last(packed.right)):
                whole = (*parts[0], *parts[1])
                yield whole if name.startswith("_") else (Node(name, *_placed(whole, self._start)),)

    def _last(self, right: Any) -> Sequence[Parts]:
        """The ways to read the last part of what a rule has so far; none, where the rule is empty."""
        if right is None:
            return [()]
        token = getattr(right, "token", None)
        return self._of(right) if token is None else [(token.value,)]


def _placed(children: Parts, before: int) -> tuple[Parts, int, int]:
    """Parts with the place that they take together; one without a word stands where the one before it ends."""
    found: list[Node | Lexeme] = []
    for child in children:
        if isinstance(child, Node) and not child.children:
            at = found[-1].end if found else before
            child = Node(child.kind, (), at, at)
        found.append(child)
    if not found:
        return (), before, before
    return tuple(found), found[0].start, found[-1].end
