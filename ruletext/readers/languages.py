"""The languages that texts of the rules come in: the words that part a text, the months, and how one is told from another."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_YEAR = re.compile(r"(?:19|20)[0-9]{2}\b")
_LOOKED_AT = 6_000
"""How many characters of a text are looked at to tell its language."""


class Language(NamedTuple):
    """One language: its code, its name in Italian, and the words by which a text in it is laid out, in lower case."""

    code: str
    name: str
    contents: frozenset[str]
    glossary: frozenset[str]
    credits: frozenset[str]
    example: str
    months: tuple[str, ...]
    common: frozenset[str]
    """Words that no page of it goes without, and that the other languages do not have."""


ITALIAN = Language(
    "it",
    "italiano",
    frozenset({"indice", "sommario", "contenuti"}),
    frozenset({"glossario"}),
    frozenset({"ringraziamenti", "riconoscimenti", "crediti"}),
    "esempio:",
    (
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno",
        "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre",
    ),
    frozenset({"il", "di", "che", "la", "una", "un", "e", "è", "non", "per", "della", "del", "sono", "gli"}),
)  # fmt: skip
ENGLISH = Language(
    "en",
    "inglese",
    frozenset({"contents", "table of contents"}),
    frozenset({"glossary"}),
    frozenset({"credits"}),
    "example:",
    (
        "january", "february", "march", "april", "may", "june",
        "july", "august", "september", "october", "november", "december",
    ),
    frozenset({"the", "of", "that", "and", "is", "are", "to", "it", "or", "this", "their", "each", "with", "an"}),
)  # fmt: skip
LANGUAGES = (ITALIAN, ENGLISH)

_NUMBER_OF = {month: place for language in LANGUAGES for place, month in enumerate(language.months, 1)}


@cache
def _dates() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """A day before its month, a day after it, and a month alone; compiled when a text turns out to have a date."""
    names, year = "|".join(_NUMBER_OF), "((?:19|20)[0-9]{2})"
    patterns = (
        rf"\b([0-3]?[0-9])°? ({names}),? {year}\b",
        rf"\b({names}) ([0-3]?[0-9]), {year}\b",
        rf"\b({names}) {year}\b",
    )
    first, second, third = (re.compile(pattern, re.IGNORECASE) for pattern in patterns)
    return first, second, third


def day(text: str) -> str:
    """The first day that a text names, in ISO form ('2024-11-23'), or else the first month ('2012-07'); '' for none."""
    if not _YEAR.search(text):
        return ""
    day_first, month_first, month_only = _dates()
    days = [(found.start(), found[3], found[2], found[1]) for found in [day_first.search(text)] if found]
    days += [(found.start(), found[3], found[1], found[2]) for found in [month_first.search(text)] if found]
    if days:
        _, year, month, number = min(days)
        return f"{year}-{_NUMBER_OF[month.lower()]:02}-{int(number):02}"
    if month_alone := month_only.search(text):
        return f"{month_alone[2]}-{_NUMBER_OF[month_alone[1].lower()]:02}"
    return ""


def language_of(text: str) -> Language:
    """The language that most of the words of a text are from; Italian where none tells."""
    words = re.findall(r"[^\W\d_]+", text[:_LOOKED_AT].lower())
    return max(LANGUAGES, key=lambda language: sum(word in language.common for word in words))
