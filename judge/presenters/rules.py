"""Reading the rules: what somebody asked for, the section that a rule stands in, where it leads, where one has been."""

from __future__ import annotations

from typing import NamedTuple

from judge.render import shortened
from ruletext.builtin import Builtin, UnknownRuleError
from ruletext.number import RuleNumber, RuleNumberError

WHOLE_CHAPTER = 100
"""How many rules a chapter may have to be read in one piece; of a longer one the rule with its subrules is shown."""

SUMMARY = 60
"""How many characters of a rule without a title stand for it in a list."""

ASK_FOR_NUMBER = "Scrivi il numero di una regola o di un capitolo, come 704.5g o 704."
NO_WORDS_YET = (
    "La ricerca per parole non c'è ancora: per ora serve un numero, come 704.5g; i capitoli sono nell'indice."
)


class Paragraph(NamedTuple):
    """One rule as it is read: its number, its title if it has one, its text, its examples."""

    number: RuleNumber
    title: str
    text: str
    examples: tuple[str, ...]

    @property
    def depth(self) -> int:
        """0 for a rule of the chapter, 1 for a subrule."""
        return max(self.number.depth - 3, 0)


class Section(NamedTuple):
    """What is read in one piece; `at` is the place in `paragraphs` of the number that was asked for."""

    heading: str
    paragraphs: tuple[Paragraph, ...]
    at: int

    @property
    def number(self) -> RuleNumber:
        """The number that was asked for."""
        return self.paragraphs[self.at].number


class Link(NamedTuple):
    """A way from one rule to another: `kind` says which way, `label` what is there."""

    number: RuleNumber
    kind: str
    label: str


class Branch(NamedTuple):
    """One line of the index of chapters."""

    number: RuleNumber
    label: str
    opens: bool


class NothingFound(LookupError):
    """What was typed leads to no rule; the message says so in Italian."""


def asked(typed: str, rules: Builtin) -> RuleNumber:
    """The number of a part, chapter or rule that somebody typed. Raises `NothingFound`."""
    if not typed.strip():
        raise NothingFound(ASK_FOR_NUMBER)
    if not any(character.isdigit() for character in typed):
        raise NothingFound(NO_WORDS_YET)
    try:
        number = rules.number(typed)
        rules.title(number)
    except (RuleNumberError, UnknownRuleError) as error:
        message = str(error)
        raise NothingFound(f"{message[:1].upper()}{message[1:]}.") from None
    return number


def section(number: RuleNumber, rules: Builtin) -> Section:
    """The piece of the rules that a number is read in: a part's chapters, a chapter, or a long chapter's rule and subrules.

    Raises what the methods of `Builtin` raise.
    """
    if not number.chapter:
        chapters = tuple(Paragraph(one, rules.title(one), "", ()) for one in rules.below(number))
        return Section(
            f"{number} {rules.title(number)}", (Paragraph(number, rules.title(number), "", ()), *chapters), 0
        )
    chapter = rules.chapter(number)
    if number.rule:
        rules.rule(number)
    found = chapter.rules
    if len(found) > WHOLE_CHAPTER:
        within = RuleNumber.of(number.chapter, number.rule)
        found = tuple(rule for rule in found if (within.covers(rule.number) if number.rule else rule.number.depth == 3))
    head = Paragraph(chapter.number, chapter.title, "", ())
    paragraphs = (head, *(Paragraph(rule.number, rule.title, rule.text, rule.examples) for rule in found))
    at = next(place for place, one in enumerate(paragraphs) if one.number == number)
    return Section(f"{chapter.part} {chapter.part_title} › {chapter.number} {chapter.title}", paragraphs, at)


def links(number: RuleNumber, rules: Builtin) -> tuple[Link, ...]:
    """Where a rule leads: what stands above it, what it names, what names it."""
    names = rules.rule(number).references if number.rule else ()
    above = [("sopra", parent) for parent in number.parents[:1]]
    out = [("rimanda a", one) for one in names if rules.has(one)]
    back = [("citata da", one) for one in rules.cited_by(number)]
    return tuple(Link(one, kind, summary(one, rules)) for kind, one in (*above, *out, *back))


def branches(number: RuleNumber | None, rules: Builtin) -> tuple[Branch, ...]:
    """What the index shows below a number, or at its top: parts, their chapters, the rules of a chapter."""
    if number is None:
        below = tuple(heading.number for heading in rules.headings() if not heading.number.chapter)
    else:
        below = rules.below(number)
    return tuple(Branch(one, summary(one, rules), one.depth < 3) for one in below)


def titles(rules: Builtin) -> tuple[tuple[RuleNumber, str], ...]:
    """Every number that has a title, with it: parts, chapters, keywords."""
    numbers = (*(heading.number for heading in rules.headings()), *rules.numbers())
    return tuple((number, title) for number in numbers if (title := rules.title(number)))


def summary(number: RuleNumber, rules: Builtin) -> str:
    """A number with its title, or with how its text begins."""
    text = rules.title(number) or shortened(rules.rule(number).text, SUMMARY)
    return f"{number} {text}"


class History:
    """Where somebody has been, and the way back and forward."""

    def __init__(self) -> None:
        self._been: list[RuleNumber] = []
        self._at = -1

    @property
    def here(self) -> RuleNumber | None:
        """The number that is being read."""
        return self._been[self._at] if self._been else None

    def go(self, number: RuleNumber) -> None:
        """Reading goes on at a number; what was ahead is forgotten. Going where one is makes no step."""
        if number == self.here:
            return
        self._been[self._at + 1 :] = [number]
        self._at += 1

    def back(self) -> RuleNumber | None:
        """The number read before; None at the beginning."""
        if self._at <= 0:
            return None
        self._at -= 1
        return self.here

    def forward(self) -> RuleNumber | None:
        """The number that was left with `back`; None where there is none."""
        if self._at + 1 >= len(self._been):
            return None
        self._at += 1
        return self.here
