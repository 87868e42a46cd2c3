"""The edition that ships: the chapters in the folder `corpus`, each opened when one of its rules is asked for.

Named for what it is to those who ask; the texts that a judge imports stand beside it, not in it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache

from ruletext import references
from ruletext.document import Article, Chapter, Corpus, Edition, Rule
from ruletext.faults import Fault, FaultyTextError
from ruletext.links import Entry, Former, Links
from ruletext.nearest import nearest
from ruletext.number import RuleNumber, RuleNumberError, offer
from ruletext.readers import own

EDITION = Edition(id="2026-08-07", name="Regole di Magic in parole nostre", date="2026-08-07")

# A lookup has no time to import pathlib.
FOLDER = os.path.join(os.path.dirname(__file__), "corpus")  # noqa: PTH118, PTH120
LINKS = "links.tsv"
ARTICLES = ("glossario.txt", "manuale.txt")
"""The files of what has a heading and no number; either may be missing."""


class UnknownRuleError(LookupError):
    """A number that the edition does not have. The message, in Italian, offers the nearest ones."""

    def __init__(self, message: str, number: RuleNumber, nearest: tuple[RuleNumber, ...] = ()) -> None:
        super().__init__(message + offer(nearest))
        self.number = number
        self.nearest = nearest


class Builtin:
    """The rules in one folder. Numbers may be given as text in any form that `RuleNumber.parse` reads.

    Besides what each method says, all raise `RuleNumberError` for what is no number, `UnknownRuleError` for a number
    that is not there, and `FaultyTextError` for a file that cannot be trusted.
    """

    def __init__(self, folder: str = FOLDER, edition: Edition = EDITION) -> None:
        self.edition = edition
        self.folder = folder
        self._chapters: dict[RuleNumber, Chapter] = {}
        self._links: Links | None = None

    @property
    def links(self) -> Links:
        """What was worked out beforehand over all chapters."""
        if self._links is None:
            try:
                self._links = Links(_bytes(f"{self.folder}/{LINKS}").decode("utf-8"))
            except FileNotFoundError:
                raise self._wrong_links("manca: lo scrive") from None
        return self._links

    def number(self, written: RuleNumber | str) -> RuleNumber:
        """The number that somebody wrote; where letters are wrong the message offers only numbers that are there."""
        if isinstance(written, RuleNumber):
            return written
        try:
            return RuleNumber.parse(written)
        except RuleNumberError as error:
            raise RuleNumberError(error.reason, self._there(error.nearest)) from None

    def has(self, number: RuleNumber) -> bool:
        """Whether the edition has a part, chapter or rule with this number; opens no chapter."""
        return self.links.get(number) is not None

    def rule(self, number: RuleNumber | str) -> Rule:
        """One rule or subrule: 704.5f."""
        number = self.number(number)
        if number.depth < 3:
            kind = "un capitolo" if number.chapter else "una parte"
            raise UnknownRuleError(f"{number} è {kind}, non una regola", number)
        rule = self._opened(number).rule(number)
        if rule is None:
            raise self._unknown(number)
        return rule

    def chapter(self, number: RuleNumber | str) -> Chapter:
        """The chapter with this number, or that a rule with this number belongs to."""
        number = self.number(number)
        if not number.chapter:
            raise UnknownRuleError(f"{number} è una parte, non un capitolo", number)
        return self._opened(number)

    def title(self, number: RuleNumber | str) -> str:
        """The title of a part, a chapter or a rule; '' for a rule without one."""
        return self._entry(self.number(number)).title

    def headings(self) -> tuple[Entry, ...]:
        """The parts and chapters with their titles, in order."""
        return self.links.headings()

    def numbers(self) -> tuple[RuleNumber, ...]:
        """The numbers of all rules, in order."""
        return tuple(number for number in self.links.numbers() if number.rule)

    def below(self, number: RuleNumber | str) -> tuple[RuleNumber, ...]:
        """What stands directly below a number: subrules of a rule, rules of a chapter, chapters of a part."""
        number = self.number(number)
        if number.chapter:
            return self._opened(number).below(number)
        return tuple(heading.number for heading in self.headings() if heading.number.parent == number)

    def cited_by(self, number: RuleNumber | str) -> tuple[RuleNumber, ...]:
        """The rules that name a number, in order."""
        return self._entry(self.number(number)).cited_by

    def former(self, number: RuleNumber | str) -> tuple[Former, ...]:
        """What older texts have under a number, where that is another rule than today's; () for none that is known."""
        return self.links.former(self.number(number))

    def known_as(self, number: RuleNumber | str) -> tuple[str, ...]:
        """The numbers by which older texts call one of today's rules."""
        return self.links.known_as(self.number(number))

    def nearest(self, number: RuleNumber | str, limit: int = 3) -> tuple[RuleNumber, ...]:
        """The numbers of the edition that somebody who wrote this one may have meant."""
        return nearest(self.number(number), frozenset(self.links.numbers()), limit)

    def unresolved(self) -> tuple[references.Unresolved, ...]:
        """Every reference to a number that the edition does not have, by the rule that makes it."""
        return references.unresolved(self.corpus().chapters)

    def articles(self) -> tuple[Article, ...]:
        """The entries of the glossary and the passages of the rulebook, in the order of their files."""
        # Looking a rule up needs none of them.
        from ruletext.readers import own_articles

        found: list[Article] = []
        for name in ARTICLES:
            path = f"{self.folder}/{name}"
            with suppress(FileNotFoundError):
                found += own_articles.read(_bytes(path), path)
        return tuple(found)

    def corpus(self) -> Corpus:
        """Every chapter that the links know, opened, and every article."""
        chapters = (heading.number for heading in self.headings() if heading.number.chapter)
        return Corpus(self.edition, tuple(map(self._opened, chapters)), self.articles())

    def _opened(self, number: RuleNumber) -> Chapter:
        chapter = RuleNumber.of(number.chapter)
        if chapter not in self._chapters:
            path = f"{self.folder}/{chapter}.txt"
            try:
                self._chapters[chapter] = own.read(_bytes(path), path)
            except FileNotFoundError:
                raise self._unknown(number) from None
        return self._chapters[chapter]

    def _entry(self, number: RuleNumber) -> Entry:
        entry = self.links.get(number)
        if entry is not None:
            return entry
        if number.chapter and number in self._opened(number).all_numbers:
            raise self._wrong_links(f"non è aggiornato, non ha {number}: lo rifà")
        raise self._unknown(number)

    def _wrong_links(self, message: str) -> FaultyTextError:
        return FaultyTextError((Fault(f"{self.folder}/{LINKS}", 1, f"{message} 'python -m ruletext.build'"),))

    def _unknown(self, number: RuleNumber) -> UnknownRuleError:
        message = f"nel testo incorporato (regole del {self.edition.date}) non c'è {number}"
        return UnknownRuleError(message, number, self.nearest(number))

    def _there(self, offered: tuple[RuleNumber, ...]) -> tuple[RuleNumber, ...]:
        """Of the numbers that a message offers, those that the edition has, or else those nearest to them."""
        there = tuple(filter(self.has, offered))
        return there or (self.nearest(offered[0]) if offered else ())


@cache
def builtin() -> Builtin:
    """The edition that ships, opened once."""
    return Builtin()


def _bytes(path: str) -> bytes:
    with open(path, "rb") as file:  # noqa: PTH123
        return file.read()
