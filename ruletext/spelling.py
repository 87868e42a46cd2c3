"""The word that somebody meant: the nearest one of the texts, for a word that none of them has."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property

SHORTEST = 4
"""Shorter words are left as they are: too many others are near them."""
TWO_CHANGES = 6
"""From so many letters on a word may have two mistakes."""


class Speller:
    """Corrects words by those that are known; they are asked for when the first word is looked up."""

    def __init__(self, words: Callable[[], Mapping[str, int]], others: Collection[str] = ()) -> None:
        self._load = words
        self._others = others
        self._by_first: dict[str, list[str]] = {}

    @cached_property
    def _words(self) -> Mapping[str, int]:
        return self._load()

    def corrected(self, plain: str) -> str | None:
        """The word that was meant, one change away or else two; None for a known word, a short one, or where none is near.

        The first letter is taken to be right. Of several words the most frequent counts.
        """
        if len(plain) < SHORTEST or not plain.isalpha() or plain in self._words or plain in self._others:
            return None
        if not self._by_first:
            for word in self._words:
                if len(word) >= SHORTEST - 1:
                    self._by_first.setdefault(word[0], []).append(word)
        # Most questions have no mistake in them.
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        candidates = self._by_first.get(plain[0], [])
        for distance in (1, 2) if len(plain) >= TWO_CHANGES else (1,):
            near = process.extract(plain, candidates, scorer=OSA.distance, score_cutoff=distance, limit=None)
            if near:
                return max((found[0] for found in near), key=lambda word: (self._words[word], word))
        return None
