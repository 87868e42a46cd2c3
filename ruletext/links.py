"""What is worked out once over the whole built-in edition: its numbers, its titles, who names whom, former numbers.

One line a number, in their order: the number, its title if it has one, and the rules that name it, with tabs between.
Then one line for each former number, after a sign: the number, today's, and what it is about. The sign is `=` where the
former number is also a name of today's rule, `~` where older texts have it for some other rule, too.
A line is found by searching the text, so that one lookup parses one line, not three thousand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ruletext.document import Chapter
from ruletext.number import RuleNumber

_HEAD = "# made by python -m ruletext.build from the chapters of this folder: number, title, named by; former numbers"
_NAME = "="
_ASTRAY = "~"


class Entry(NamedTuple):
    """What is known beforehand of one number."""

    number: RuleNumber
    title: str
    cited_by: tuple[RuleNumber, ...]


class Former(NamedTuple):
    """A number under which older texts bear, misprint or cite one of today's rules, and what it is about, in Italian.

    `is_name` says whether it is no other rule's number in those texts, so that today's rule may be called by it.
    """

    number: RuleNumber
    today: RuleNumber
    subject: str
    is_name: bool


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
        return tuple(RuleNumber.exact(line.split("\t", 1)[0]) for line in self._lines())

    def headings(self) -> tuple[Entry, ...]:
        """The entries of parts and chapters alone, in order."""
        return tuple(_entry(line) for line in self._lines() if "." not in line[:4])

    def former(self, number: RuleNumber) -> tuple[Former, ...]:
        """What a number was in older texts; () where no known text has it for another rule than today's."""
        return tuple(self._former(f"{number}\t"))

    def known_as(self, today: RuleNumber) -> tuple[str, ...]:
        """The former numbers that are names of one of today's rules."""
        return tuple(str(one.number) for one in self._former(f"\t{today}\t") if one.is_name)

    def _lines(self) -> Iterator[str]:
        return (line for line in self._text.splitlines()[1:] if line[0] not in (_NAME, _ASTRAY))

    def _former(self, sought: str) -> Iterator[Former]:
        """The former numbers whose lines have this beside the sign, or behind the number."""
        start = self._text.find(f"\n{_NAME}")
        start = start if start >= 0 else self._text.find(f"\n{_ASTRAY}")
        for line in self._text[start + 1 :].splitlines() if start >= 0 else ():
            if line.startswith(sought, 1) or (sought[0] == "\t" and sought in line):
                number, today, subject = line[1:].split("\t")
                yield Former(RuleNumber.exact(number), RuleNumber.exact(today), subject, line[0] == _NAME)


def written(chapters: Iterable[Chapter], former: Iterable[Former] = ()) -> str:
    """The file for these chapters, the same whatever order they come in, and for the former numbers of what is in them."""
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
    return "".join(
        [
            f"{_HEAD}\n",
            *(f"{number}\t{titles[number]}\t{sources[number]}\n" for number in sorted(titles)),
            *(
                f"{_NAME if one.is_name else _ASTRAY}{one.number}\t{one.today}\t{one.subject}\n"
                for one in sorted(former, key=lambda one: (not one.is_name, one))
                if one.today in titles
            ),
        ]
    )


def _entry(line: str) -> Entry:
    number, title, cited_by = line.split("\t")
    return Entry(RuleNumber.exact(number), title, tuple(map(RuleNumber.exact, cited_by.split())))
