"""The words of a line of quick notation with their places, and what was found at one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scenarios.language.errors import Wrong, shown, wrong
from scenarios.language.patterns import Pattern
from scenarios.written.records import folded
from scenarios.written.scalars import read_number

Said = dict[str, Any]


@dataclass(frozen=True)
class Word:
    """A word of a line: its text without quotation marks, where it begins and ends, and whether a comma follows."""

    text: str
    start: int
    end: int
    quoted: bool = False
    comma: bool = False

    @property
    def plain(self) -> str:
        """The word as it is compared."""
        return folded(self.text)


_MARKS = '"«»“”'

_WORD = Pattern(
    rf'(?P<key>[^\s,{_MARKS}=]+=)?(?:"(?P<a>[^"]*)"|«(?P<b>[^»]*)»|“(?P<c>[^”]*)”)|(?P<bare>[^\s,{_MARKS}]+)|(?P<comma>,)|(?P<open>.)'
)


def words_of(line: str) -> list[Word]:
    """The words of a line. Raises an error of `wrong` for quotation marks without an end."""
    found: list[Word] = []
    for match in _WORD.finditer(line):
        if match.group().isspace():
            continue
        if match["comma"]:
            if found:
                found[-1] = Word(found[-1].text, found[-1].start, found[-1].end, found[-1].quoted, comma=True)
        elif match["open"]:
            raise wrong("le virgolette non sono chiuse", offset=match.start())
        elif match["bare"] is not None:
            found.append(Word(match["bare"], match.start(), match.end()))
        else:
            inside = next(match[mark] for mark in "abc" if match[mark] is not None)
            text = f"{match['key'] or ''}{inside}"
            found.append(Word(text, match.start(), match.end(), quoted=match["key"] is None))
    return found


Found = tuple[Said, int]
"""What some words say, as attributes of the model, and the index of the first word after them."""


def word_after(words: list[Word], at: int, what: str) -> Word:
    """The word that must follow; raises an error of `wrong` at the word before it where the line ends."""
    if at >= len(words):
        raise wrong(f"dopo {shown(words[at - 1].text)} manca {what}", offset=words[at - 1].start)
    return words[at]


def number_after(words: list[Word], at: int) -> str:
    word = word_after(words, at, "un numero")
    try:
        return str(read_number(word.text, 0))
    except Wrong as error:
        raise found_at(error, word) from None


def found_at(error: Wrong, word: Word) -> Wrong:
    """The same error, at the place of a word."""
    return wrong(error.message, error.suggestion, word.start)
