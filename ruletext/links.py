"""What is worked out once over the whole built-in edition: its numbers, its titles, and who names whom.

One line a number, in their order: the number, its title if it has one, and the rules that name it, with tabs between.
A line is found by searching the text, so that one lookup parses one line, not three thousand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ruletext.document import Chapter
from ruletext.number import RuleNumber

_HEAD = "# made by python -m ruletext.build from the chapters of this folder: number, title, named by"


class Entry(NamedTuple):
    """What is known beforehand of one number."""

    number: RuleNumber
    title: str
    cited_by: tuple[RuleNumber, ...]


class Links:
    """The lines of the file, read as they are asked for."""

    def __init__(self, text: str) -> None:
        self._text = text

    def get(self, number: RuleNumber) -> Entry | None:
        """The entry of a part, chapter or rule; None where the edition does not have it."""
        start = self._text.find(f"\n{number}\t") + 1
        return _entry(self._text[start : self._text.find("\n", start)]) if start else None

    def numbers(self) -> tuple[RuleNumber, ...]:
        """Every number, of parts, chapters and rules, in order."""
        return tuple(RuleNumber.exact(line.split("\t", 1)[0]) for line in self._text.splitlines()[1:])

    def headings(self) -> tuple[Entry, ...]:
        """The entries of parts and chapters alone, in order."""
        return tuple(_entry(line) for line in self._text.splitlines()[1:] if "." not in line[:4])


def written(chapters: Iterable[Chapter]) -> str:
    """The file for these chapters, the same whatever order they come in."""
    titles: dict[RuleNumber, str] = {}
    cited_by: dict[RuleNumber, list[RuleNumber]] = {}
    for chapter in sorted(chapters):
        titles[chapter.part] = chapter.part_title
        titles[chapter.number] = chapter.title
        for rule in chapter.rules:
            titles[rule.number] = rule.title
            for target in rule.references:
                cited_by.setdefault(target, []).append(rule.number)
    sources = {number: " ".join(map(str, cited_by.get(number, ()))) for number in titles}
    return "".join([f"{_HEAD}\n", *(f"{number}\t{titles[number]}\t{sources[number]}\n" for number in sorted(titles))])


def _entry(line: str) -> Entry:
    number, title, cited_by = line.split("\t")
    return Entry(RuleNumber.exact(number), title, tuple(map(RuleNumber.exact, cited_by.split())))
