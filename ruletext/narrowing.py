"""The fields with which a question may say where to look: `capitolo:117`, `edizione:wiki-1`, `tipo:esempio`.

A field is a name, a colon and one or more values with commas between them. What is not one is words: whatever is typed is
a question.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from ruletext.document import BOOK, GLOSSARY
from ruletext.number import RuleNumberError, RuleRange
from ruletext.units import Passage, Unit, number_of

CHAPTER = "capitolo"
EDITION = "edizione"
KIND = "tipo"
RULE = "regola"
EXAMPLE = "esempio"
KINDS = (RULE, EXAMPLE, "glossario", "manuale")
"""What may be looked for alone: rules, examples, entries of the glossary, passages of the rulebook."""
EXAMPLE_BEGINS = "Esempio: "
"""With what the paragraph of an example begins in a passage."""

_FIELD = re.compile(rf"(?<!\S)({CHAPTER}|{EDITION}|{KIND}):(\S+)", re.IGNORECASE)
_LETTERS = {"glossario": GLOSSARY, "manuale": BOOK}


class Narrowing(NamedTuple):
    """Where to look: in these chapters, editions and kinds; everywhere where one of them is empty."""

    chapters: tuple[RuleRange, ...] = ()
    editions: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    @property
    def examples_alone(self) -> bool:
        """Whether of rules only the examples are looked for."""
        return EXAMPLE in self.kinds and RULE not in self.kinds

    def has(self, identity: str) -> bool:
        """Whether a unit of this id may be in it, as far as its id tells."""
        number = number_of(identity)
        if self.chapters and (number is None or not any(chapter.covers(number) for chapter in self.chapters)):
            return False
        if not self.kinds:
            return True
        if number is not None:
            return RULE in self.kinds or EXAMPLE in self.kinds
        return any(identity.startswith(f"{_LETTERS[kind]}:") for kind in self.kinds if kind in _LETTERS)

    def passages(self, unit: Unit) -> tuple[Passage, ...]:
        """What is shown of a unit, () where nothing of it is asked for: of these editions, and its examples alone."""
        found = [one for one in unit.passages if not self.editions or one.edition in self.editions]
        if not self.examples_alone or number_of(unit.id) is None:
            return tuple(found)
        examples = (
            passage._replace(
                text="\n".join(line for line in passage.text.split("\n") if line.startswith(EXAMPLE_BEGINS))
            )
            for passage in found
        )
        return tuple(passage for passage in examples if passage.text)


def read(question: str, editions: Collection[str]) -> tuple[Narrowing, str, tuple[str, ...]]:
    """The fields of a question, the words that are left of it, and what is wrong with a field, in Italian.

    `editions` are those that texts are known of; the beginning of the name of one stands for it. A field of which no value
    can be used is left out.
    """
    chapters: list[RuleRange] = []
    chosen: list[str] = []
    kinds: list[str] = []
    wrong: list[str] = []
    for field, values in _FIELD.findall(question):
        for value in filter(None, values.split(",")):
            if field.lower() == CHAPTER:
                try:
                    chapters.append(RuleRange.parse(value))
                except RuleNumberError as error:
                    wrong.append(f"{CHAPTER}: {error}")
            elif field.lower() == EDITION:
                meant = [one for one in editions if one.casefold().startswith(value.casefold())]
                chosen += meant
                wrong += [] if meant else [_unknown(EDITION, value, sorted(editions))]
            else:
                meant = [kind for kind in KINDS if kind == value.casefold()]
                kinds += meant
                wrong += [] if meant else [_unknown(KIND, value, KINDS)]
    return Narrowing(tuple(chapters), tuple(chosen), tuple(kinds)), _FIELD.sub(" ", question), tuple(wrong)


def _unknown(field: str, value: str, known: Collection[str]) -> str:
    from difflib import get_close_matches  # hardly any question has a wrong field

    near = get_close_matches(value.casefold(), known, n=1)
    offered = f"; forse {near[0]}" if near else f": ci sono {', '.join(known)}"
    return f"{field}: «{value}» non c'è{offered}"
