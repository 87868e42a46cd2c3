"""The rules that a run cites, with their text as the edition that ships has it."""

from __future__ import annotations

from engine.words.record import Record
from ruletext.builtin import UnknownRuleError, builtin
from ruletext.number import RuleNumber


class Cited(Record):
    """A rule that a step or an answer rests on, with its text."""

    number: str
    title: str
    text: str

    @property
    def line(self) -> str:
        """The number with the title, or with the first sentence of the text."""
        said = self.title or self.text.partition("\n")[0].partition(". ")[0].removesuffix(".")
        return f"{self.number}: {said}." if said else self.number


def cited(number: str) -> Cited:
    """The rule with a number that the engine cites."""
    rules = builtin()
    try:
        rule = rules.rule(RuleNumber.exact(number)) if "." in number else None
        return Cited(number, rules.title(number), rule.text if rule else "")
    except UnknownRuleError:
        return Cited(number, "", "il testo di questa regola non è incluso")
