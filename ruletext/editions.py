"""Several texts of one rule: which wording counts today, what else there is, under which numbers, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ruletext.concordance import Standing, concordances, standing
from ruletext.document import Edition, Rule
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
        self._of: dict[RuleNumber, list[Wording]] = {}
        self._without: list[Wording] = []
        self._names: dict[RuleNumber, dict[str, None]] = {}
        borne: set[str] = set()
        cited: list[tuple[RuleNumber, RuleNumber]] = []
        misprinted: list[tuple[RuleNumber, str]] = []
        for text in texts:
            known = concordances().get(text.edition.id)
            says = {(citation.source, citation.says): citation for citation in known.citations} if known else {}
            for rule in text.corpus.rules:
                borne.add(str(rule.number))
                found = standing(text.edition.id, rule)
                if found.today is None:
                    self._without.append(Wording(text.edition, rule, found))
                    continue
                self._of.setdefault(found.today, []).append(Wording(text.edition, rule, found))
                if rule.number != found.today:
                    self._name(found.today, str(rule.number))
                if rule.printed:
                    misprinted.append((found.today, rule.printed))
                cited += (
                    (says[rule.number, target].today, target)
                    for target in rule.references
                    if target.rule and (rule.number, target) in says
                )
        # A number that another rule of these texts bears is no name for this one, whoever misprints or misquotes it.
        for today, printed in misprinted:
            if printed not in borne:
                self._name(today, printed)
        for today, target in cited:
            if str(target) not in borne:
                self._name(today, str(target))
        for wordings in self._of.values():
            wordings.sort(key=lambda wording: wording.edition.date, reverse=True)
            wordings.sort(key=lambda wording: not wording.standing.leads)

    def of(self, today: RuleNumber) -> tuple[Wording, ...]:
        """The wordings of one of today's rules: those that may stand for it first, the newest first of all."""
        return tuple(self._of.get(today, ()))

    def leading(self, today: RuleNumber) -> Wording | None:
        """The imported wording that stands for one of today's rules; None where the built-in text does."""
        found = self._of.get(today)
        return found[0] if found and found[0].standing.leads else None

    def known_as(self, today: RuleNumber) -> tuple[str, ...]:
        """The other numbers under which the imported texts bear, misprint or cite one of today's rules."""
        return tuple(self._names.get(today, ()))

    def without_today(self) -> tuple[Wording, ...]:
        """The rules of imported texts that state none of today's, or of which that is not known."""
        return tuple(self._without)

    def _name(self, today: RuleNumber, name: str) -> None:
        if name != str(today):
            self._names.setdefault(today, {})[name] = None


def former_numbers() -> tuple[tuple[RuleNumber, RuleNumber], ...]:
    """The numbers under which known older texts bear or cite rules of today, with today's; imported or not."""
    pairs: dict[tuple[RuleNumber, RuleNumber], None] = {}
    for known in concordances().values():
        pairs |= dict.fromkeys((old, today) for old, today, _ in known.moved())
        pairs |= dict.fromkeys((citation.says, citation.today) for citation in known.citations if citation.says.rule)
    return tuple(pairs)
