"""702.34a, 702.84a: "Il costo di flashback è pari al suo costo di mana": which keywords cost as much as their card; 702.37f: which
have an X in their cost that other abilities speak of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from scenarios.cardtext.normalise import Piece, PieceKind
from scenarios.language.keywords import KEYWORDS

_SAYS_SO = (
    re.compile(
        r"(?:il (?:suo )?costo|i (?:loro )?costi) di (?P<keyword>.+) (?:è|sono) pari a (?:il|i) "
        r"(?:(?:suo|proprio|loro) cost[oi] di mana|costo di mana di (?:(?:la|quella) carta|essa))"
    ),
    re.compile(r"(?:the|its) (?P<keyword>.+) cost is equal to (?:its|(?:the|that) card 's) mana cost"),
)
"""In Italian, with prepositions parted from their articles, and in English."""


def said_of_costs(pieces: Sequence[Piece]) -> tuple[tuple[Piece, ...], frozenset[str]]:
    """The paragraph without the sentences that say so, and the keywords that they speak of."""
    kept: list[Piece] = []
    found: set[str] = set()
    for sentence in _sentences(pieces):
        words = " ".join(one.form for one in sentence if one.form != ".")
        keyword = next((_known(match["keyword"]) for one in _SAYS_SO if (match := one.fullmatch(words))), "")
        if keyword:
            found.add(keyword)
        else:
            kept.extend(sentence)
    return tuple(kept), frozenset(found)


def _sentences(pieces: Sequence[Piece]) -> list[list[Piece]]:
    ends = 0
    numbered = []
    for piece in pieces:
        numbered.append((ends, piece))
        ends += piece.kind is PieceKind.MARK and piece.form == "."
    return [[piece for _, piece in several] for _, several in groupby(numbered, key=lambda one: one[0])]


def _known(words: str) -> str:
    return next((english for english, names in KEYWORDS.items() if words in (english, *names)), "")


_TURNED_UP_FOR = re.compile(
    rf"^[^\".:\n]*\b(?:{'|'.join(name for one in ('morph', 'megamorph', 'disguise') for name in (one, *KEYWORDS[one]))})"
    r"\s*[-—–]?\s*(?:\{[^{}]+\}\s*)*\{X\}",
    re.IGNORECASE | re.MULTILINE,
)


def turned_up_for_x(text: str) -> bool:
    """702.37f: whether X is what was chosen for it as its permanent was turned face up. A text in quotes is another's."""
    return _TURNED_UP_FOR.search(text) is not None
