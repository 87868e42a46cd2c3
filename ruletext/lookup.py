"""What one lookup of a number gives, as data: the form in which `judge regola --json` writes it."""

from __future__ import annotations

from typing import TypedDict

from ruletext.builtin import Builtin, builtin
from ruletext.number import RuleNumber


class Lookup(TypedDict):
    """One number with its text and everything that leads on from it; the names are those that users read."""

    numero: str
    noto_come: list[str]
    edizione: str
    testo: str
    esempi: list[str]
    sottoregole: list[str]
    rimandi: list[str]
    citata_da: list[str]
    frasi: list[str]


def lookup(number: RuleNumber | str, rules: Builtin | None = None) -> Lookup:
    """A rule, a chapter with its rules as 'sottoregole' or a part with its chapters, whose text is then the title.

    A rule that is nothing but a title has it as its text. Raises what the methods of `Builtin` raise.
    """
    rules = rules or builtin()
    number = rules.number(number)
    rule = rules.rule(number) if number.rule else None
    return {
        "numero": str(number),
        "noto_come": list(rules.known_as(number)),
        "edizione": rules.edition.id,
        "testo": (rule.text or rule.title) if rule else rules.title(number),
        "esempi": list(rule.examples) if rule else [],
        "sottoregole": list(map(str, rules.below(number))),
        "rimandi": list(map(str, rule.references)) if rule else [],
        "citata_da": list(map(str, rules.cited_by(number))),
        "frasi": list(rule.phrases) if rule else [],
    }
