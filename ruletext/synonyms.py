"""What people say for the printed words: the table `synonyms.toml`, found in a question as terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from ruletext import italian

PATH = Path(__file__).with_name("synonyms.toml")
AS_WRITTEN = "come_scritte"
"""The part of the table whose words count in no other ending: what is left of them without it is that of a printed word."""


class Synonyms(NamedTuple):
    """The table: for the terms of each key those of each thing to look for; the words of all keys, which are no mistakes; and
    the same for words, without accents, that are found as they are written alone.
    """

    meanings: dict[tuple[str, ...], list[tuple[str, ...]]]
    words: frozenset[str]
    as_written: Mapping[str, list[tuple[str, ...]]] = MappingProxyType({})

    @property
    def longest(self) -> int:
        """How many terms the longest key has."""
        return max(map(len, self.meanings), default=1)


def read(content: str) -> Synonyms:
    """The table in the content of the file."""
    meanings: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    as_written: dict[str, list[tuple[str, ...]]] = {}
    words: set[str] = set()
    for section, key, several in _entries(content):
        words |= {token.plain for token in italian.tokens(key)}
        if section == AS_WRITTEN:
            found = as_written.setdefault(italian.folded(key), [])
        else:
            found = meanings.setdefault(tuple(italian.terms(key)), [])
        found += (terms for terms in map(tuple, map(italian.terms, several)) if terms and terms not in found)
    return Synonyms(meanings, frozenset(words), as_written)


def packed(table: Synonyms) -> list[Any]:
    """The table as JSON can hold it."""
    return [[[key, meanings] for key, meanings in table.meanings.items()], sorted(table.words), dict(table.as_written)]


def unpacked(value: list[Any]) -> Synonyms:
    """The table that was packed."""
    entries, words, as_written = value
    return Synonyms(
        {tuple(key): [tuple(one) for one in meanings] for key, meanings in entries},
        frozenset(words),
        {word: [tuple(one) for one in meanings] for word, meanings in as_written.items()},
    )


def _entries(content: str) -> Iterator[tuple[str, str, list[str]]]:
    import tomllib  # most searches find the table ready, beside their index

    for name, section in tomllib.loads(content).items():
        for key, meanings in section.items():
            yield name, key, [meanings] if isinstance(meanings, str) else meanings
