"""One table of words read both ways: Italian as people write it to what it means, and back to the printed Italian."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from scenarios.language.errors import Wrong, in_words, nearest, shown, wrong
from scenarios.language.folding import folded

Meaning = TypeVar("Meaning", bound=Hashable)

_FEW = 14


class Vocabulary(Generic[Meaning]):
    """Words for the members of a closed set. The first word of each is the printed one; the others are also understood."""

    def __init__(self, what: str, words: Mapping[Meaning, str], *, english: bool = False) -> None:
        """``what`` names the set with its article ('una zona'); ``words`` has for each member its words, divided by ``|``.

        ``english``: the members are names that people use too, so each also stands for itself.
        Raises ValueError where one word has two meanings.
        """
        self.what = what
        self._words: dict[Meaning, tuple[str, ...]] = {}
        self._printed: dict[Meaning, str] = {}
        self._meaning: dict[str, Meaning] = {}
        self._known: list[str] = []
        for meaning, listed in words.items():
            spellings = tuple(spelling.strip() for spelling in listed.split("|"))
            self._words[meaning] = spellings
            self._printed[meaning] = spellings[0]
            for spelling in spellings:
                if self._meaning.setdefault(folded(spelling), meaning) != meaning:
                    raise ValueError(f"{spelling!r} twice in {what}")
                self._known.append(spelling)
        if english:
            for meaning in words:
                self._meaning.setdefault(folded(str(meaning)), meaning)

    def get(self, word: str) -> Meaning | None:
        """What a word means, ``None`` for one that is not in the table."""
        return self._meaning.get(folded(word))

    def read(self, word: str) -> Meaning:
        """What a word means. Raises an error of `wrong` with the nearest word for one that is not in the table."""
        found = self.get(word)
        if found is None:
            raise self.unknown(word)
        return found

    def unknown(self, word: str) -> Wrong:
        """The error for a word that is not in the table."""
        choices = f": {in_words(self._printed.values())}" if len(self._printed) <= _FEW else ""
        return wrong(f"{shown(word)} non è {self.what}{choices}", self._in_english(word) or nearest(word, self._known))

    def _in_english(self, word: str) -> str:
        """The printed word for a member by its English name; '' where it is none."""
        wanted = folded(word)
        return next((printed for meaning, printed in self._printed.items() if folded(str(meaning)) == wanted), "")

    def word(self, meaning: Meaning) -> str:
        """The printed word for a member. Raises KeyError for what is none."""
        return self._printed[meaning]

    def words(self, meaning: Meaning) -> tuple[str, ...]:
        """All words for a member, the printed one first. Raises KeyError for what is none."""
        return self._words[meaning]

    def __contains__(self, meaning: object) -> bool:
        return meaning in self._printed

    def __iter__(self) -> Iterator[Meaning]:
        return iter(self._printed)

    def printed(self) -> tuple[str, ...]:
        """The printed word of each member, in the order of the table."""
        return tuple(self._printed.values())

    def spellings(self) -> tuple[str, ...]:
        """Every word that is understood, as the table has it."""
        return tuple(self._known)

    def schema(self) -> dict[str, Any]:
        """The words in JSON Schema, which knows capitals: with and without one at the beginning."""
        capital = (f"{word[:1].upper()}{word[1:]}" for word in self._known)
        return {"type": "string", "enum": list(dict.fromkeys((*self._known, *capital)))}
