"""What can be found, as data: each rule of today with all its wordings, each article, each imported rule of its own."""

from __future__ import annotations

from typing import NamedTuple

from ruletext.number import RuleNumber


class Passage(NamedTuple):
    """A text that may be shown: the edition that it is from, and why it may not hold today, in Italian ('' where it does)."""

    edition: str
    text: str
    superseded: str = ""


class Unit(NamedTuple):
    """One thing that can be found.

    `id` is today's number, or that of an article (G:TRAVOLGERE); `known_as` are the other numbers that the imported texts
    have for it. `passages` begin with the one that leads. `titles` are what it is called, `under` what it stands under.
    `referred` is how many rules of the built-in edition refer to it.
    A rule that is nothing but its title has the id of the first below it in `shown_by`: that one's text is shown for both.
    `leads_to` are the numbers that an article of today refers its readers to: there the rule stands that it explains.
    What is not found `by_words` is found by its number alone: a part or a chapter, whose rules are found by theirs.
    """

    id: str
    title: str
    passages: tuple[Passage, ...]
    known_as: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    referred: int = 0
    by_words: bool = True
    shown_by: str = ""
    leads_to: tuple[str, ...] = ()

    @property
    def edition(self) -> str:
        """The edition of the wording that leads."""
        return self.passages[0].edition


def number_of(unit: str) -> RuleNumber | None:
    """The number that an id is; None for an article."""
    return None if is_article(unit) else RuleNumber.exact(unit)


def is_article(unit: str) -> bool:
    """Whether an id is that of an article."""
    return ":" in unit
