"""Which texts have a term, and how often: made at once from the terms of all texts, kept as columns of numbers.

Nothing of it is code: a stranger's file is at worst a wrong one.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate, chain
from typing import NamedTuple

from ruletext.columns import packed, parted

_KINDS = "BIIIf"


class Found(NamedTuple):
    """The texts that have a term, by their places in order, and beside each how many times it has it."""

    places: array[int]
    counts: array[float]


class Postings:
    """The terms of a number of texts in the order of their bytes, each with the texts that have it."""

    def __init__(
        self, text: array[int], ends: array[int], lasts: array[int], places: array[int], counts: array[float]
    ) -> None:
        """All terms as one text of bytes; where each ends in it, and where its places end; all places and their counts.

        Raises `ValueError` for columns that do not belong together.
        """
        if len(ends) != len(lasts) or len(places) != len(counts):
            raise ValueError("columns of postings differ in length")
        self._text = text.tobytes()
        self._ends = ends
        self._lasts = lasts
        self._places = places
        self._counts = counts

    def __len__(self) -> int:
        """How many terms there are."""
        return len(self._ends)

    def term(self, number: int) -> bytes:
        """A term by its number from 0."""
        return self._text[self._ends[number - 1] if number else 0 : self._ends[number]]

    def terms(self, first: bytes = b"") -> Iterator[bytes]:
        """The terms from one on."""
        return map(self.term, range(self._at(first), len(self)))

    def of(self, term: bytes) -> Found | None:
        """The texts that have a term; None where no text has."""
        number = self._at(term)
        if number == len(self) or self.term(number) != term:
            return None
        start = self._lasts[number - 1] if number else 0
        end = self._lasts[number]
        return Found(self._places[start:end], self._counts[start:end])

    def packed(self) -> bytes:
        """The postings as a file holds them."""
        return packed((array("B", self._text), self._ends, self._lasts, self._places, self._counts))

    def _at(self, term: bytes) -> int:
        return bisect_left(range(len(self)), term, key=self.term)


def unpacked(content: bytes) -> Postings:
    """The postings that were packed. Raises `ValueError` for what they cannot be."""
    return Postings(*parted(content, _KINDS))


def postings(texts: Iterable[Iterable[str] | Counter[str]], done: Callable[[], None]) -> Postings:
    """The postings of these texts, each given by its terms, or by how often it has each.

    `done` is told after each, and what it raises is not held up.
    """
    found: defaultdict[str, list[int]] = defaultdict(list)  # of each text its place, then its count
    for place, terms in enumerate(texts):
        for term, count in (terms if isinstance(terms, Counter) else Counter(terms)).items():
            found[term] += (place, count)
        done()
    ordered = sorted((term.encode(), pairs) for term, pairs in found.items())
    flat = array("I", chain.from_iterable(pairs for _, pairs in ordered))
    return Postings(
        array("B", b"".join(encoded for encoded, _ in ordered)),
        array("I", accumulate(len(encoded) for encoded, _ in ordered)),
        array("I", accumulate(len(pairs) // 2 for _, pairs in ordered)),
        flat[::2],
        array("f", flat[1::2]),
    )
