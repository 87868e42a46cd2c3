"""The piece of a text that shows why it was found, with the places of the words that were asked for."""

from __future__ import annotations

from typing import NamedTuple

from ruletext import italian

LONGEST = 240
"""How many characters a piece has at most, without the ellipses."""
ELLIPSIS = "…"


class Extract(NamedTuple):
    """A piece of a text, and where in it the words stand that were asked for: from and to, as in slices."""

    text: str
    marks: tuple[tuple[int, int], ...] = ()


def extract(text: str, sought: frozenset[str], longest: int = LONGEST) -> Extract:
    """The piece of a text with the most different terms of those sought; its beginning where there are none."""
    text = " ".join(text.split())
    found = [(token.start, token.end, token.term) for token in italian.tokens(text) if token.term in sought]
    start = _best_start(text, found, longest)
    end = min(len(text), start + longest)
    if end < len(text):
        end = max(text.rfind(" ", start, end + 1), start + longest // 2)
    before = ELLIPSIS if start else ""
    shift = len(before) - start
    marks = tuple((from_ + shift, to + shift) for from_, to, _ in found if start <= from_ and to <= end)
    return Extract(f"{before}{text[start:end]}{ELLIPSIS if end < len(text) else ''}", marks)


def _best_start(text: str, found: list[tuple[int, int, str]], longest: int) -> int:
    """Where the piece begins: at a sentence or a word a little before the first of the terms that it is chosen for."""
    if len(text) <= longest or not found:
        return 0
    most, first = 0, 0
    for place, (start, _, _) in enumerate(found):
        terms = {term for from_, to, term in found[place:] if to <= start + longest * 3 // 4}
        if len(terms) > most:
            most, first = len(terms), start
    sentence = max(text.rfind(sign, 0, first) for sign in (". ", ": ", "; "))
    if sentence >= 0 and first - sentence <= longest // 4:
        return sentence + 2
    if first <= longest // 4:
        return 0
    return text.find(" ", max(0, first - longest // 6)) + 1
