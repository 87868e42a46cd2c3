"""Texts on a shelf for the tests: the five real documents, read once, and small made-up ones."""

from functools import cache

from ruletext.document import Article, Chapter, Corpus, Edition, Rule
from ruletext.importing import read
from ruletext.number import RuleNumber
from ruletext.shelf import ShelvedText
from tests.ruletext.foreign import documents
from tests.shared import SHARED


@cache
def real() -> tuple[ShelvedText, ...]:
    """The five documents, as importing them gives them, in the order of their files."""
    return tuple(ShelvedText("", "2026-11-20", read(data, name).corpus) for name, data in documents(SHARED).items())


def made_up(edition: str, date: str, rules: dict[str, str], articles: dict[str, str] | None = None) -> ShelvedText:
    """A text with these rules, by their numbers, and these entries of a glossary, by their titles."""
    chapters: dict[RuleNumber, list[Rule]] = {}
    for written, text in rules.items():
        number = RuleNumber.exact(written)
        chapters.setdefault(RuleNumber.of(number.chapter), []).append(Rule(number, text))
    return ShelvedText(
        "",
        "2026-11-20",
        Corpus(
            Edition(edition, f"Edizione {edition}", date, "prova.txt"),
            tuple(
                Chapter(number, f"Capitolo {number}", "", tuple(found)) for number, found in sorted(chapters.items())
            ),
            tuple(Article("G", title, text) for title, text in (articles or {}).items()),
        ),
    )
