"""What people say for the printed words: the table `synonyms.toml`, found in a question as terms."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ruletext import italian

PATH = Path(__file__).with_name("synonyms.toml")

Table = dict[tuple[str, ...], list[list[str]]]
"""Terms of a key, with the terms of each thing to look for."""


def read(content: str) -> Table:
    """The table in the content of the file."""
    found: Table = {}
    for section in tomllib.loads(content).values():
        for key, meanings in section.items():
            several = [meanings] if isinstance(meanings, str) else meanings
            found.setdefault(tuple(italian.terms(key)), []).extend(italian.terms(meaning) for meaning in several)
    found.pop((), None)
    return found


def words(content: str) -> set[str]:
    """The words of all keys, without accents: what is known to be no misspelling."""
    keys = (key for section in tomllib.loads(content).values() for key in section)
    return {token.plain for key in keys for token in italian.tokens(key)}
