"""The words that somebody may have meant: the nearest ones of the texts, for a word that none of them has."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property

SHORTEST = 4
"""Shorter words are left as they are: too many others are near them."""
TWO_CHANGES = 6
"""From so many letters on a word may have two mistakes; two letters that are not doubled, or doubled, in any."""
SHORTEST_PART = 4
"""Of two words written as one each has so many letters at least."""

_ELIDED = ("dell", "all", "nell", "dall", "sull", "quell", "quest", "un", "l", "d")
"""What loses its vowel before another, and then in a hurry the apostrophe; the longer first."""
_VOWELS = "aeiou"

_DOUBLED = re.compile(r"(.)\1+")
_SHORTENED = (("k", "ch"), ("k", "c"), ("x", "per"))
"""How people write in messages what the texts write out."""


class Speller:
    """Corrects words by those that are known; they are asked for when the first word is looked up.

    `others` are words that the texts do not have and that may be meant as well, as slang; `right` are left as they are, and
    no word is corrected to them.
    """

    def __init__(
        self, words: Callable[[], Mapping[str, int]], others: Collection[str] = (), right: Collection[str] = ()
    ) -> None:
        self._load = words
        self._others = others
        self._right = right

    @cached_property
    def _words(self) -> Mapping[str, int]:
        return {**dict.fromkeys(self._others, 0), **self._load()}

    @cached_property
    def _by_first(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for word in self._words:
            if len(word) >= SHORTEST - 1:
                found.setdefault(word[0], []).append(word)
        return found

    def knows(self, plain: str) -> bool:
        """Whether a word is left as it is: it is known, or too short to be told from others, or no word."""
        return len(plain) < SHORTEST or not plain.isalpha() or plain in self._words or plain in self._right

    def corrected(self, plain: str) -> str | None:
        """The first of `nearest`; None where there is none."""
        return next(iter(self.nearest(plain)), None)

    def nearest(self, plain: str) -> tuple[str, ...]:
        """The words that were meant, all as likely by their letters, the most frequent first; () for a word that is known.

        First those that it shortens as messages do; those that differ in doubled letters alone, the commonest mistake there is;
        then those one change away, the same with another first letter, and those two changes away.
        """
        if self.knows(plain):
            return ()
        for near in self._nearer_and_nearer(plain):
            if near:
                return tuple(sorted(near, key=lambda word: (-self._words[word], word)))
        return ()

    def parts(self, plain: str) -> tuple[str, str] | None:
        """The two known words that a word consists of; None where it is known or there are none.

        Of several the two of which the rarer one is most frequent.
        """
        if self.knows(plain):
            return None
        places = range(SHORTEST_PART, len(plain) - SHORTEST_PART + 1)
        halves = [(plain[:place], plain[place:]) for place in places]
        known = [pair for pair in halves if self._words.get(pair[0]) and self._words.get(pair[1])]
        return max(known, key=lambda pair: (min(map(self._words.__getitem__, pair)), pair), default=None)

    def elided(self, plain: str) -> str:
        """The known word in one that has an article or a preposition before it whose apostrophe is missing: laltro, dellaura;
        '' for any other.
        """
        if self.knows(plain):
            return ""
        rests = (plain.removeprefix(before) for before in _ELIDED if plain.startswith(before))
        return next(
            (rest for rest in rests if len(rest) >= SHORTEST and rest[0] in _VOWELS and rest in self._words), ""
        )

    def _nearer_and_nearer(self, plain: str) -> Iterator[list[str]]:
        # Most questions have no mistake in them.
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        def within(distance: int, candidates: Collection[str]) -> list[str]:
            found = process.extract(plain, candidates, scorer=OSA.distance, score_cutoff=distance, limit=None)
            return [word for word, _, _ in found]

        yield [
            full for short, long in _SHORTENED if (full := plain.replace(short, long)) != plain and full in self._words
        ]
        with_first = self._by_first.get(plain[0], [])
        most = 2 if len(plain) >= TWO_CHANGES else 1
        single = _DOUBLED.sub(r"\1", plain)
        yield [word for word in within(2, with_first) if _DOUBLED.sub(r"\1", word) == single]
        yield within(1, with_first)
        yield within(1, [word for word in self._words if len(word) >= SHORTEST])
        if most > 1:
            yield within(most, with_first)
