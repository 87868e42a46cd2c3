"""Several texts of one rule: which wording counts today, what else there is, under which numbers, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from ruletext import repairs
from ruletext.concordance import Standing, concordances, standing
from ruletext.document import Edition, Rule
from ruletext.links import Former
from ruletext.number import RuleNumber
from ruletext.shelf import ShelvedText


class Wording(NamedTuple):
    """A rule as one imported edition has it, and how that stands to today's rules."""

    edition: Edition
    rule: Rule
    standing: Standing


class Editions:
    """The imported texts, by the rules of today that they state."""

    def __init__(self, texts: Iterable[ShelvedText]) -> None:
        found: dict[RuleNumber, list[Wording]] = {}
        self._without: list[Wording] = []
        for wording in wordings(texts):
            if wording.standing.today is None:
                self._without.append(wording)
            else:
                found.setdefault(wording.standing.today, []).append(wording)
        for several in found.values():
            several.sort(key=lambda wording: wording.edition.date, reverse=True)
            several.sort(key=lambda wording: not wording.standing.leads)
        self._of = {today: tuple(several) for today, several in found.items()}

    def of(self, today: RuleNumber) -> tuple[Wording, ...]:
        """The wordings of one of today's rules: those that may stand for it first, the newest first of all."""
        return self._of.get(today, ())

    def leading(self, today: RuleNumber) -> Wording | None:
        """The imported wording that stands for one of today's rules; None where the built-in text does."""
        found = self._of.get(today)
        return found[0] if found and found[0].standing.leads else None

    def known_as(self, today: RuleNumber) -> tuple[str, ...]:
        """The other numbers by which one of today's rules is known, imported or not: see `former`."""
        return _names().get(today, ())

    def without_today(self) -> tuple[Wording, ...]:
        """The rules of imported texts that state none of today's, or of which that is not known."""
        return tuple(self._without)

    def todays(self) -> tuple[RuleNumber, ...]:
        """The rules of today of which an imported text has a wording, in their order."""
        return tuple(sorted(self._of))


def bearing(texts: Iterable[ShelvedText], numbers: Collection[RuleNumber]) -> Iterator[Wording]:
    """The rules of these texts that bear one of these numbers there, without a look at all others."""
    for text in texts:
        for rule in text.corpus.rules:
            if rule.number in numbers:
                yield Wording(text.edition, rule, standing(text.edition.id, rule))


def numbers_of(today: RuleNumber) -> frozenset[RuleNumber]:
    """Today's number of a rule, and those that the rule bears in known older texts."""
    moved = (old for known in concordances().values() for old, new, _ in known.moved() if new == today)
    return frozenset((today, *moved))


def wordings(texts: Iterable[ShelvedText]) -> Iterator[Wording]:
    """Every rule of these texts, and how it stands to today's."""
    for text in texts:
        for rule in text.corpus.rules:
            yield Wording(text.edition, rule, standing(text.edition.id, rule))


@cache
def former() -> tuple[Former, ...]:
    """The numbers under which known older texts bear, misprint or cite rules of today, in order; imported or not.

    A number is a name for a rule unless another rule of those texts bears it, and someone only misprints or misquotes it.
    """
    borne = {number for known in concordances().values() for number in known.numbers}
    misprinted = tuple((RuleNumber.exact(key[2]), repair) for key, repair in repairs.known().numbers.items())
    found: dict[tuple[RuleNumber, RuleNumber], Former] = {}
    for known in concordances().values():
        for old, today, subject in known.moved():
            found[old, today] = Former(old, today, subject.partition(":")[0], is_name=True)
    for printed, repair in misprinted:
        name = Former(printed, repair.number, "la stessa regola, stampata con un altro numero", printed not in borne)
        found.setdefault((name.number, name.today), name)
    for known in concordances().values():
        for citation in known.citations:
            is_name = bool(citation.says.rule) and citation.says not in borne
            name = Former(citation.says, citation.today, citation.subject.partition(":")[0], is_name)
            found.setdefault((name.number, name.today), name)
    return tuple(one for _, one in sorted(found.items()))


@cache
def _names() -> dict[RuleNumber, tuple[str, ...]]:
    names: dict[RuleNumber, tuple[str, ...]] = {}
    for one in former():
        if one.is_name:
            names[one.today] = (*names.get(one.today, ()), str(one.number))
    return names


def former_numbers() -> tuple[tuple[RuleNumber, RuleNumber], ...]:
    """The former numbers of rules, with today's."""
    return tuple((one.number, one.today) for one in former() if one.number.rule)
