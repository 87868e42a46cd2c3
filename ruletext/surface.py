"""How alike two sentences look, letter by letter: by the runs of letters that they share, across words and within them.

Stems part what only sounds like it (pescata, pescaggio), and the small words of a question are no terms at all; a run of four
letters has a piece of an ending, of the word before it, of an article. Nothing is known of what it means: who asked almost in the
same words meant the same.
"""

from __future__ import annotations

import math
import re

from ruletext.italian import folded, in_words

RUN = 4
"""Letters of a run."""

_BETWEEN = re.compile(r"[^\w/+-]+")


def plain(text: str) -> str:
    """A text as it is compared: without accents, capitals and signs, numbers as words, a blank around each word."""
    return f" {' '.join(map(in_words, _BETWEEN.sub(' ', folded(text)).split()))} "


def runs(text: str) -> frozenset[str]:
    """The runs of letters of a plain text; none of one that is shorter than a run."""
    return frozenset(text[place : place + RUN] for place in range(len(text) - RUN + 1))


def likeness(first: frozenset[str], second: frozenset[str]) -> float:
    """From 0, nothing in common, to 1, the same runs: the cosine of two texts as sets of runs."""
    shared = len(first & second)
    return shared / math.sqrt(len(first) * len(second)) if shared else 0.0
