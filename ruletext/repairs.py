"""Misprinted numbers, lost symbols, headings and page breaks of foreign texts: data in `repairs.toml`, each with its reason.

A repair is tied to the place that it is for and to what stands there; it is never a pattern that guesses. Where a text
has something else in that place, nothing is done.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ruletext.number import RuleNumber

PATH = Path(__file__).with_name("repairs.toml")
BREAK = "\n"
"""In the text of a rule that is being read: the end of a line of the file."""
LOST = "{?}"
"""What stands for a symbol that is known to be missing and not known."""

_COLOURS = "WUBRG"
_PAIRS = tuple((first, _COLOURS[(place + step) % 5]) for place, first in enumerate(_COLOURS) for step in (1, 2))
_FAMILIES = {
    "<colori>": _COLOURS,
    "<numeri>": "01234",
    "<coppie>": _PAIRS,
    "<due o un colore>": tuple(("2", colour) for colour in _COLOURS),
    "<incolore o un colore>": tuple(("C", colour) for colour in _COLOURS),
    "<colori phyrexiani>": tuple((colour, "P") for colour in _COLOURS),
    "<coppie phyrexiane>": tuple((*pair, "P") for pair in _PAIRS),
}
_SYMBOL = re.compile(r"\{[^{}]+\}|\[(?:-X|lapide)\]")


class NumberRepair(NamedTuple):
    """The number that a rule bears which is printed with another, and why."""

    number: RuleNumber
    reason: str


class LostSymbols(NamedTuple):
    """What stands in a text where symbols were lost, what is right, and why."""

    gaps: tuple[tuple[str, str], ...]
    reason: str
    unknown: str = ""
    """Characters that stand for symbols of which nothing is known."""

    def filled(self, text: str) -> tuple[str, int]:
        """The text with its symbols, and how many were put back: all of the gaps, or none where one is not as expected."""
        count = sum(map(text.count, self.unknown))
        text = text.translate(dict.fromkeys(map(ord, self.unknown), LOST))
        for found, right in self.gaps:
            if text.count(found) != 1:
                return text, 0
            text = text.replace(found, right)
            count += len(_SYMBOL.findall(right)) - len(_SYMBOL.findall(found))
        return text, count


class Named(NamedTuple):
    """A title that a text lacks or misprints, and why it is this one."""

    title: str
    reason: str


class Age(NamedTuple):
    """What is known of the age of a text which declares this day ('' for none).

    `shows` are words in certain rules; where all of them are there, the day is not to be believed, and `note` says why.
    """

    declares: str
    shows: tuple[tuple[RuleNumber, str], ...]
    note: str


class Join(NamedTuple):
    """Two paragraphs that are one: how the first ends and how the second begins."""

    ends: str
    begins: str


class Move(NamedTuple):
    """How a paragraph begins that belongs under another title than the one above it, and why."""

    begins: str
    under: str
    reason: str


class Stretch(NamedTuple):
    """Lines that are no rules, from one to another; the second is '' where there is one line, '*' for the rest of the text."""

    first: str
    last: str
    reason: str


class Repairs(NamedTuple):
    """Everything that is known, by the places that it is for."""

    numbers: dict[tuple[int, RuleNumber, str], NumberRepair]
    chapter_titles: dict[int, Named]
    images: dict[str, str]
    lost: dict[tuple[RuleNumber, int], LostSymbols]
    bare: dict[tuple[RuleNumber, int], LostSymbols]
    ages: dict[str, Age]
    headwords: dict[str, Named]
    lost_headings: dict[str, Named]
    joins: tuple[Join, ...]
    moves: tuple[Move, ...]
    noise: tuple[Stretch, ...]
    glyphs: dict[str, tuple[LostSymbols, ...]]
    plain: dict[str, tuple[str, ...]]
    pointers: dict[str, Named]


@cache
def known() -> Repairs:
    """The repairs of the file that comes with the program."""
    data: dict[str, list[dict[str, Any]]] = tomllib.loads(PATH.read_text("utf-8"))
    return Repairs(
        numbers={
            (entry["chapter"], RuleNumber.exact(entry["after"]), entry["printed"]): NumberRepair(
                RuleNumber.exact(entry["number"]), entry["reason"]
            )
            for entry in data["number"]
        },
        chapter_titles={entry["chapter"]: _named(entry) for entry in data["chapter_title"]},
        images={name: entry["reason"] for entry in data["image"] for name in entry["names"]},
        lost=_by_place(data["lost"]),
        bare=_by_place(data["bare"]),
        ages={
            entry["edition"]: Age(
                entry["declares"],
                tuple((RuleNumber.exact(number), words) for number, words in entry["shows"]),
                entry["note"],
            )
            for entry in data["age"]
        },
        headwords={entry["printed"]: _named(entry) for entry in data["headword"]},
        lost_headings={entry["before"]: _named(entry) for entry in data["lost_heading"]},
        joins=tuple(Join(entry["ends"], entry["begins"]) for entry in data["page_break"]),
        moves=tuple(Move(**entry) for entry in data["moved"]),
        noise=tuple(Stretch(entry["first"], entry["last"], entry["reason"]) for entry in data["noise"]),
        glyphs=_glyphs(data["glyph"]),
        plain={entry["under"]: tuple(entry["lines"]) for entry in data["plain"]},
        pointers={entry["says"]: _named(entry) for entry in data["pointer"]},
    )


def image(name: str) -> str:
    """The symbol for the name of an image without its ending: WUP is {W/U/P}, TK is {TK}."""
    return "{" + ("/".join(name) if len(name) > 2 else name) + "}"


def _named(entry: dict[str, Any]) -> Named:
    return Named(entry["title"], entry["reason"])


def _lost(entry: dict[str, Any]) -> LostSymbols:
    gaps = tuple((_broken(found), _expanded(right)) for found, right in entry.get("gaps", ()))
    return LostSymbols(gaps, entry["reason"], entry.get("unknown", ""))


def _by_place(entries: list[dict[str, Any]]) -> dict[tuple[RuleNumber, int], LostSymbols]:
    return {(RuleNumber.exact(entry["rule"]), entry.get("example", 0)): _lost(entry) for entry in entries}


def _broken(found: str) -> str:
    """What stands in the file: in the data a slash outside a symbol stands for the end of a line."""
    return re.sub(r"/(?![^{]*\})", BREAK, found)


def _expanded(right: str) -> str:
    for family, symbols in _FAMILIES.items():
        right = right.replace(family, ", ".join(f"{{{'/'.join(symbol)}}}" for symbol in symbols))
    return right


def _glyphs(entries: list[dict[str, Any]]) -> dict[str, tuple[LostSymbols, ...]]:
    found: dict[str, tuple[LostSymbols, ...]] = {}
    for entry in entries:
        found[entry["under"]] = (*found.get(entry["under"], ()), _lost(entry))
    return found
