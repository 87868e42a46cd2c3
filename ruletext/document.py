"""Rules as they are once read: frozen, whatever form they came in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ruletext.number import RuleNumber
from ruletext.references import named

PARAGRAPH = "\n\n"
"""What stands between two paragraphs of a text."""

OFFICIAL = "ufficiale"
"""How the ids of the official editions begin: ufficiale-it-2026-08-07."""
GLOSSARY = "G"
BOOK = "B"


class Rule(NamedTuple):
    """One numbered rule.

    `title` is the printed name that some rules have (702.9, Volare), `phrases` are the words with which people ask for
    it, `line` is where it begins in its file (0 where it comes from none). `printed` is the number as a text misprints
    it, '' where the text has it right; `restored` is how many symbols were put back that the text had lost or had as letters.
    """

    number: RuleNumber
    text: str
    title: str = ""
    examples: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    line: int = 0
    printed: str = ""
    restored: int = 0

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs of the text."""
        return tuple(self.text.split(PARAGRAPH)) if self.text else ()

    @property
    def restored_words(self) -> str:
        """What is told of the symbols that were put back, in Italian; '' where none was."""
        if self.restored == 1:
            return "un simbolo, che nel documento manca o è una semplice lettera, è stato rimesso"
        several = f"{self.restored} simboli, che nel documento mancano o sono semplici lettere, sono stati rimessi"
        return several if self.restored else ""

    @property
    def references(self) -> tuple[RuleNumber, ...]:
        """The numbers that the text and the examples name, each once, in order, without the rule's own."""
        numbers = named(PARAGRAPH.join((self.text, *self.examples)))
        return tuple(number for number in numbers if number != self.number)


class Article(NamedTuple):
    """A text that has a heading and no number: an entry of a glossary (`GLOSSARY`), or a passage of a rulebook (`BOOK`)."""

    kind: str
    title: str
    text: str
    phrases: tuple[str, ...] = ()
    line: int = 0

    @property
    def id(self) -> str:
        """What it is called by where rules are called by their numbers: G:TRAVOLGERE, B:LA PILA."""
        return f"{self.kind}:{self.title.upper()}"

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs of the text."""
        return tuple(self.text.split(PARAGRAPH)) if self.text else ()

    @property
    def references(self) -> tuple[RuleNumber, ...]:
        """The numbers that the text names, each once, in order."""
        return named(self.text)


class Chapter(NamedTuple):
    """A chapter with its rules in the order of their numbers."""

    number: RuleNumber
    title: str
    part_title: str
    rules: tuple[Rule, ...]

    @property
    def part(self) -> RuleNumber:
        """The part of the rules that the chapter belongs to: 7 for 704."""
        return RuleNumber(self.number.part)

    @property
    def all_numbers(self) -> tuple[RuleNumber, ...]:
        """The numbers of its part, of itself and of its rules."""
        return (self.part, self.number, *(rule.number for rule in self.rules))

    def rule(self, number: RuleNumber) -> Rule | None:
        """The rule with this number; None where the chapter has none."""
        return next((rule for rule in self.rules if rule.number == number), None)

    def below(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """The numbers directly below one: the rules of the chapter, or the subrules of a rule."""
        return tuple(rule.number for rule in self.rules if rule.number.parent == number)


class Edition(NamedTuple):
    """One edition of the rules.

    `id` is its key, `date` the day from which it holds, in ISO form and as far as it is known ('2012-07'; '' where it is
    not). `source` names the file that it was read from, and `note` says in Italian what is to be known of its age.
    `language` is the code of the one that it is written in.
    """

    id: str
    name: str
    date: str
    source: str = ""
    note: str = ""
    language: str = "it"


class Corpus(NamedTuple):
    """The rules of one edition, or as much of them as there is, in the order of the chapters, and what has no number."""

    edition: Edition
    chapters: tuple[Chapter, ...]
    articles: tuple[Article, ...] = ()

    @property
    def rules(self) -> Iterator[Rule]:
        """Every rule, in order."""
        return (rule for chapter in self.chapters for rule in chapter.rules)
