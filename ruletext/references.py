"""The numbers of rules that a text names, and whether they lead anywhere.

A number with a dot is a reference wherever it stands; a chapter (704) only after 'regola', 'capitolo' or 'sezione', a
part (7) only after 'parte' or 'sezione'. After a plural ('regole 603.2, 603, "Titolo", e 704') a list may have both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ruletext.number import RuleNumber, RuleNumberError, RuleRange

if TYPE_CHECKING:
    from ruletext.document import Chapter

# '100.000' is a quantity, not a number with a dot; a bare number is one only where the word before it says so.
_DOTTED = r"[1-9][0-9]{2}\.(?!0[0-9]{2}\b)[0-9]+[a-z]*"
_SHORT_END = r"[-–—](?:[0-9]+[a-z]*|[a-z]{1,2})(?!\w)"
_NUMBER = (
    r"(?<![\w.])"
    rf"(?:({_DOTTED}(?:\s?[-–—]\s?{_DOTTED}|{_SHORT_END})?(?!\w))"
    rf"|([1-9](?:[0-9]{{2}}(?:{_SHORT_END})?)?)(?!\w|[.,/][0-9]))"
)
_TITLE = r"""\s?,?\s?["“”«]\s*([^"“”«»]{1,80}?)[\s,.]*["”»]"""
_AND = r"""(?:,?\s["“«][^"”»]{1,80}["”»])?(?:,\s+|,?\s+(?:e|o|ed|od|oppure|nonché)\s+)"""
_BEFORE_PART = frozenset({"parte", "sezione"})
_BEFORE_CHAPTER = frozenset({"regola", "capitolo", "sezione"})
_BEFORE_LIST = frozenset({"regole", "capitoli", "sezioni"})
_LONGEST_WORD = 12


class Reference(NamedTuple):
    """A place of a text that names rules: from `start` to `end`, the numbers in their order, a range written out.

    Where what stands there cannot be a number (704.5l) `numbers` is empty and `fault` says why, in Italian. `title` is the
    one that stands in quotes behind the number ('regola 704, "Azioni generate dallo stato"'), '' where there is none.
    """

    start: int
    end: int
    numbers: tuple[RuleNumber, ...]
    fault: str = ""
    title: str = ""


class Resolution(NamedTuple):
    """The numbers that a text names, each once and in its order: those that are there, and those that are not."""

    resolved: tuple[RuleNumber, ...]
    dangling: tuple[RuleNumber, ...]


class Unresolved(NamedTuple):
    """A rule that names a number which is not there; `line` is the line of the rule in the file of its chapter."""

    source: RuleNumber
    target: RuleNumber
    line: int


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """A number, what may stand between two of a list, a title; compiled when a text is read, which most lookups do once."""
    return re.compile(_NUMBER, re.IGNORECASE), re.compile(_AND, re.IGNORECASE), re.compile(_TITLE)


def find(text: str) -> tuple[Reference, ...]:
    """Every place of a text that names rules, in order."""
    number, between, quoted = _patterns()
    found: list[Reference] = []
    list_end = -1  # where the list after a plural has come to
    for match in number.finditer(text):
        start, end = match.span()
        word = _word_before(text, start)
        in_list = word in _BEFORE_LIST or (list_end >= 0 and between.fullmatch(text, list_end, start) is not None)
        dotted, bare = match.groups()
        if dotted or (word in _BEFORE_PART if len(bare) == 1 else in_list or word in _BEFORE_CHAPTER):
            title = quoted.match(text, end)
            found.append(_reference(start, end, match[0], title[1] if title else ""))
        if in_list:
            list_end = end
    return tuple(found)


def named(text: str) -> tuple[RuleNumber, ...]:
    """The numbers that a text names, ranges written out, each once and in the order of the text."""
    return tuple(dict.fromkeys(number for reference in find(text) for number in reference.numbers))


def resolve(text: str, is_known: Callable[[RuleNumber], bool]) -> Resolution:
    """The numbers that a text names, parted by whether they are known."""
    numbers = named(text)
    return Resolution(tuple(filter(is_known, numbers)), tuple(n for n in numbers if not is_known(n)))


def unresolved(chapters: Iterable[Chapter]) -> tuple[Unresolved, ...]:
    """Every reference of these chapters to a number which is not among them, in the order of the rules that make it."""
    chapters = tuple(chapters)
    known = {number for chapter in chapters for number in chapter.all_numbers}
    return tuple(
        Unresolved(rule.number, target, rule.line)
        for chapter in chapters
        for rule in chapter.rules
        for target in rule.references
        if target not in known
    )


def _word_before(text: str, start: int) -> str:
    """The word that stands before a place of a text, in lower case; '' for any word longer than those that count."""
    words = text[max(0, start - _LONGEST_WORD) : start].lower().replace("(", " ")
    return words.split()[-1] if words[-1:].isspace() and not words.isspace() else ""


def _reference(start: int, end: int, written: str, title: str) -> Reference:
    try:
        return Reference(start, end, RuleRange.parse(written).numbers(), "", title)
    except RuleNumberError as error:
        return Reference(start, end, (), str(error))
