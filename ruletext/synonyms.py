"""What people say for the printed words: the table `synonyms.toml`, found in a question as terms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ruletext import italian

PATH = Path(__file__).with_name("synonyms.toml")


class Synonyms(NamedTuple):
    """The table: for the terms of each key those of each thing to look for; and the words of all keys, which are no mistakes."""

    meanings: dict[tuple[str, ...], list[tuple[str, ...]]]
    words: frozenset[str]

    @property
    def longest(self) -> int:
        """How many terms the longest key has."""
        return max(map(len, self.meanings), default=1)


def read(content: str) -> Synonyms:
    """The table in the content of the file."""
    meanings: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    words: set[str] = set()
    for key, several in _entries(content):
        words |= {token.plain for token in italian.tokens(key)}
        found = meanings.setdefault(tuple(italian.terms(key)), [])
        found += (terms for terms in map(tuple, map(italian.terms, several)) if terms and terms not in found)
    return Synonyms(meanings, frozenset(words))


def packed(table: Synonyms) -> list[Any]:
    """The table as JSON can hold it."""
    return [[[key, meanings] for key, meanings in table.meanings.items()], sorted(table.words)]


def unpacked(value: list[Any]) -> Synonyms:
    """The table that was packed."""
    entries, words = value
    return Synonyms({tuple(key): [tuple(one) for one in meanings] for key, meanings in entries}, frozenset(words))


def _entries(content: str) -> Iterator[tuple[str, list[str]]]:
    import tomllib  # most searches find the table ready, beside their index

    for section in tomllib.loads(content).values():
        for key, meanings in section.items():
            yield key, [meanings] if isinstance(meanings, str) else meanings
