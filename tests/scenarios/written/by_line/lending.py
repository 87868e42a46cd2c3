"""A source of cards for the tests of lines: a judge's own cards, lent by what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from scenarios.language.folding import folded
from scenarios.written.card_source import LentCard, lend_cards


class Deck:
    """Lends what it knows, each card by its names, of which the first is the one that it has here."""

    def __init__(self, cards: Mapping[tuple[str, ...], Mapping[str, Any]], stamp: str) -> None:
        self._cards = cards
        self._stamp = stamp

    def card(self, name: str, *, token: bool) -> LentCard | None:
        called = (names for names in self._cards if folded(name) in map(folded, names))
        found = next(called, None)
        return None if found is None else LentCard(found[0], {found[0]: self._cards[found]}, "")

    def is_card(self, name: str) -> bool:
        return self.card(name, token=False) is not None

    def beginning(self, typed: str, most: int) -> Sequence[str]:
        return [names[0] for names in self._cards if folded(names[0]).startswith(folded(typed))][:most]

    def why_not(self, name: str, *, token: bool) -> tuple[str, str]:
        return "", ""

    def stamp(self) -> str:
        return self._stamp

    def close(self) -> None: ...


@contextmanager
def lent(cards: Mapping[tuple[str, ...], Mapping[str, Any]], stamp: str) -> Iterator[None]:
    """The cards are there to be called, for as long as it lasts."""
    lend_cards(Deck(cards, stamp))
    yield
    lend_cards(None)
