"""What two texts have in common and what not, word by word."""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher
from enum import StrEnum
from typing import NamedTuple

COSTLY = 10_000_000
"""Steps beyond which two texts are not laid word by word beside each other; the longest rules need less than a tenth of it."""

# A symbol, a loyalty cost, the number of a rule, power and toughness, a word; else a sign of its own.
_TOKEN = re.compile(r"\{[^{}\s]{1,12}\}|\[[-+–−]?\w{1,3}\]|\d+(?:[./]\w+)*|[^\W_]+|\S")
_WORD = re.compile(r"\w")
_ALIKE = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-"})
_SHORT = 3
"""Letters of a word that may stand in both texts by chance."""


class Change(StrEnum):
    """What became of a piece of text, as messages call it."""

    SAME = "uguale"
    REMOVED = "tolto"
    ADDED = "aggiunto"


class Piece(NamedTuple):
    """A stretch of words that one text has, the other has, or both have (then as the newer one writes it).

    Its text has the blanks around it, so that pieces need only be put one after another.
    """

    change: Change
    text: str


_SIGNS = {Change.SAME: ("", ""), Change.REMOVED: ("[-", "-]"), Change.ADDED: ("{+", "+}")}
"""What stands around a piece where colours alone would tell nothing."""


def marked(piece: Piece) -> str:
    """A piece with signs around it: [-tolto-] and {+aggiunto+}; what both texts have stands plain."""
    before, after = _SIGNS[piece.change]
    words = piece.text.strip(" ")
    blank = piece.text[:1] == " "
    return f"{' ' * blank}{before}{words}{after}{piece.text[len(words) + blank :]}"


def difference(old: str, new: str) -> tuple[Piece, ...]:
    """The words of two texts in their order: common ones, then at each place those removed before those added.

    Capitals, the form of quotes and dashes, and blanks make no difference. A few short words that happen to stand in both
    between two changes belong to the changes.
    """
    olds, news = _tokens(old), _tokens(new)
    pieces: list[Piece] = []
    for block in _blocks([token.key for token in olds], [token.key for token in news]):
        if block.change is Change.SAME:
            pieces.append(Piece(Change.SAME, _text(new, news, block.from_new, block.to_new)))
            continue
        if block.to_old > block.from_old:
            removed = _text(old, olds, block.from_old, block.to_old)
            # What both texts have is as the newer one writes it: it may have a sign where the older had a blank.
            apart = pieces and not pieces[-1].text.endswith(" ") and old[olds[block.from_old].start - 1].isspace()
            pieces.append(Piece(Change.REMOVED, " " * bool(apart) + removed))
        if block.to_new > block.from_new:
            pieces.append(Piece(Change.ADDED, _text(new, news, block.from_new, block.to_new)))
    return tuple(pieces)


def in_common(pieces: tuple[Piece, ...]) -> float:
    """How much of two texts is the same, from 0 to 1, by their characters."""
    same = sum(2 * len(piece.text) for piece in pieces if piece.change is Change.SAME)
    whole = same + sum(len(piece.text) for piece in pieces if piece.change is not Change.SAME)
    return same / whole if whole else 1.0


class _Block(NamedTuple):
    change: Change | None
    from_old: int
    to_old: int
    from_new: int
    to_new: int


class _Token(NamedTuple):
    key: str
    start: int
    end: int


def _tokens(text: str) -> list[_Token]:
    return [_Token(m[0].translate(_ALIKE).casefold(), *m.span()) for m in _TOKEN.finditer(text)]


def _blocks(olds: list[str], news: list[str]) -> list[_Block]:
    """What is the same and what is not, from the beginning to the end; `change` is None for what is not."""
    begin = 0
    while begin < min(len(olds), len(news)) and olds[begin] == news[begin]:
        begin += 1
    end = 0
    while end < min(len(olds), len(news)) - begin and olds[-1 - end] == news[-1 - end]:
        end += 1
    middle_old, middle_new = olds[begin : len(olds) - end], news[begin : len(news) - end]
    found = [_Block(Change.SAME, 0, begin, 0, begin)] if begin else []
    found += [
        block._replace(
            from_old=block.from_old + begin,
            to_old=block.to_old + begin,
            from_new=block.from_new + begin,
            to_new=block.to_new + begin,
        )
        for block in _middle(middle_old, middle_new)
    ]
    if end:
        found.append(_Block(Change.SAME, len(olds) - end, len(olds), len(news) - end, len(news)))
    return _without_chance(found, news)


def _middle(olds: list[str], news: list[str]) -> list[_Block]:
    counts = Counter(news)
    pairs = sum(times * counts[word] for word, times in Counter(olds).items())
    if pairs * min(len(olds), len(news)) > COSTLY:  # every common stretch may cost a look at all pairs
        return [_Block(None, 0, len(olds), 0, len(news))]
    matcher = SequenceMatcher(None, olds, news, autojunk=False)
    return [_Block(Change.SAME if tag == "equal" else None, *places) for tag, *places in matcher.get_opcodes()]


def _without_chance(blocks: list[_Block], news: list[str]) -> list[_Block]:
    """The same, with common stretches between two changes that hold no word worth it made part of the changes."""
    found: list[_Block] = []
    for place, block in enumerate(blocks):
        inside = 0 < place < len(blocks) - 1
        if block.change is Change.SAME and inside and not _worth(news[block.from_new : block.to_new]):
            block = block._replace(change=None)
        if found and block.change is None and found[-1].change is None:
            block = _Block(None, found[-1].from_old, block.to_old, found[-1].from_new, block.to_new)
            found.pop()
        found.append(block)
    return found


def _worth(words: list[str]) -> bool:
    """Whether words in both texts are likely to be there for the same reason."""
    real = [word for word in words if _WORD.search(word)]
    return len(real) > 2 or any(len(word) > _SHORT for word in real)


def _text(text: str, tokens: list[_Token], first: int, last: int) -> str:
    """The text from one token to the beginning of another, its blanks and line breaks as single blanks."""
    following = tokens[last].start if last < len(tokens) else tokens[-1].end
    return " ".join(text[tokens[first].start : following].split()) + " " * (following > tokens[last - 1].end)
