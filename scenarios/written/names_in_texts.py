"""201.5, 201.5c: what a text that somebody typed calls its own card, where the board calls it by another part of the name."""

from __future__ import annotations

import re
from functools import lru_cache

from scenarios.language.patterns import Pattern

_JOINS = r"(?:d[aei]|in|su|del(?:lo|la)?|dei|degli|delle|dal(?:la)?|nel(?:la)?|che|senza|e)"
_TITLE = (
    r"(?:(?:il|lo|la|i|gli|le) |l['’])?[A-ZÀ-Ù][\w'’-]*"
    rf"(?: (?:{_JOINS} |(?:dell|all|nell|d)['’])?[A-ZÀ-Ù][\w'’-]*)*"
)
"""What stands behind the comma of a name: a title, in capitals but for an article and what joins its words."""
_LISTED = r"(?! od? )"
"""Where «o» goes on behind it, the comma divides what is listed."""


def as_on_the_board(name: str, paragraph: str) -> str:
    """A paragraph in which a card is called as the board calls it: by its whole name, or by what stands before its comma."""
    if name not in paragraph and "," not in name:
        return paragraph
    first, comma, rest = name.partition(",")
    if not comma:
        return _whole_for(name).sub(name, paragraph)
    return Pattern(rf"\b{re.escape(first)}\b(?:,?{re.escape(rest)}\b)?").sub(name, paragraph)


@lru_cache(maxsize=256)
def _whole_for(name: str) -> Pattern:
    return Pattern(rf"\b{re.escape(name)}, (?>{_TITLE}){_LISTED}")
