"""That nothing is lost on the way: every number, keyword, colour and state that somebody typed is in what it was read as."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from scenarios.language.folding import folded
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.terms import COLORS, SUPERTYPES

_NUMBER = re.compile(r"[+-]?\d+(?:/[+-]?\d+)?")
_STATES = ("tappat", "malat", "pedin", "segnalin", "trasformat", "copia", "incanta", "equipaggia")
"""Beginnings of words that say in what state something is."""
_AS_USUAL = " non base"
"""205.4: what a land is of which nothing else is said."""
_LETTERS = 4
"""How many letters a word has at least whose last one may be another: «leggendario» and «leggendaria» say the same."""


@cache
def _words() -> re.Pattern[str]:
    spelled = {folded(one) for table in (KEYWORDS, COLORS, SUPERTYPES) for one in table.spellings()}
    stems = sorted(
        (one[:-1] if len(one) > _LETTERS else one for one in spelled if one.isascii()), key=len, reverse=True
    )
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, stems))}|{'|'.join(_STATES)})", re.IGNORECASE)


def keeps_all(typed: str, read: Sequence[str]) -> bool:
    """Whether what was read says every number and every word of weight that was typed, in whatever order."""
    plain, said = folded(typed).replace(_AS_USUAL, " "), folded(" ".join(read))
    numbers = set(_NUMBER.findall(plain)) <= set(_NUMBER.findall(said))
    return numbers and set(_words().findall(plain)) <= set(_words().findall(said))
