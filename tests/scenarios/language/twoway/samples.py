"""A sentence for each thing that an entry can say in English: its template, with the shortest filling that each slot can have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from scenarios.language.entries import ALL
from scenarios.language.twoway.english import _classes as classes
from scenarios.language.twoway.english import english, plural
from scenarios.language.twoway.templates import ClassOf, Entry, Item, Language, Literal, Slot, Verb

GIVEN = {
    "PT": "+1/+1", "SYMBOL": "{1}", "TAP_SYMBOL": "{T}", "UNTAP_SYMBOL": "{Q}", "ENERGY": "{E}", "NAME": "Sentinel",
    "QUOTED": '"{T}: Draw a card."', "NUM": "two", "X": "X", "PLUS_SIGN": "+", "DASH": "—", "COMMA": ",",
    "CHOOSE_MODES": "choose one", "OTHER_NAME": "Rascal", "UNKNOWN": "gnarl",
}  # fmt: skip
"""A word of each class that no table lists."""
STARTS = (
    "effects",
    "static",
    "triggered",
    "cost",
    "keyword_line",
    "own_ability_cost",
    "otherwise_so",
    "same_so",
    "spending",
    "not_spent",
    "mana_spent",
)
_TOO_LONG = 10_000


class Way(NamedTuple):
    """A template of an entry in English."""

    entry: Entry
    items: tuple[Item, ...]


def ways() -> list[Way]:
    """Every English template of every entry."""
    return [Way(entry, items) for entry in ALL for items in entry.of(Language.ENGLISH)]


class Sampler:
    """Sentences by the shortest filling of each slot."""

    def __init__(self, mood: str) -> None:
        """``mood``: the form of every verb."""
        self.mood = mood
        self.ways = ways()
        self.by_category: dict[str, list[Way]] = {}
        for way in self.ways:
            self.by_category.setdefault(way.entry.category, []).append(way)
        self.shortest = self._shortest()
        self.above = self._above()

    def sentence(self, way: Way) -> tuple[str, str] | None:
        """The start that has it, and a sentence; nothing where no start leads there."""
        said, category = self.said(way), way.entry.category
        while category not in STARTS:
            if category not in self.above:
                return None
            outer, slot = self.above[category]
            said = " ".join(said if item is slot else self._of(item) for item in outer.items)
            category = outer.entry.category
        return category, re.sub(r" ('(?:s|ve|re)\b|[,.])", r"\1", " ".join(said.split()))

    def said(self, way: Way) -> str:
        """The template with the shortest fillings."""
        return " ".join(map(self._of, way.items))

    def _of(self, item: Item) -> str:
        match item:
            case Literal(forms):
                return forms[0]
            case Verb(kind):
                vocabulary = english()
                return vocabulary.conjugated(kind, self.mood) or vocabulary.conjugated(kind, "inf") or ""
            case ClassOf(kind, number):
                return _word(kind, number)
            case Slot(between="", many=True):
                return ""
            case Slot(number=number):
                return _in_number(self.shortest[item.category][1], number)

    def _shortest(self) -> dict[str, tuple[int, str]]:
        """The shortest words of each category, found from the shortest up."""
        found: dict[str, tuple[int, str]] = {}
        changed = True
        while changed:
            changed = False
            for way in self.ways:
                needs = [one.category for one in way.items if isinstance(one, Slot) and (not one.many or one.between)]
                if any(one not in found for one in needs):
                    continue
                self.shortest = found
                said = " ".join(self.said(way).split())
                size = len(said.split())
                category = way.entry.category
                if size < found.get(category, (_TOO_LONG, ""))[0] and (said or category not in found):
                    found[category] = (size, said)
                    changed = True
        return found

    def _above(self) -> Mapping[str, tuple[Way, Slot]]:
        """Of each category, the template and the slot of it on the shortest way up to a start."""
        waiting: list[tuple[int, int, str]] = [(0, n, start) for n, start in enumerate(STARTS)]
        above: dict[str, tuple[Way, Slot]] = {}
        done: set[str] = set()
        count = len(waiting)
        while waiting:
            size, _, category = heappop(waiting)
            if category in done:
                continue
            done.add(category)
            for way in self.by_category.get(category, ()):
                for slot in _slots(way.items):
                    if slot.category in done or slot.category in above or slot.category in STARTS:
                        continue
                    above[slot.category] = (way, slot)
                    count += 1
                    heappush(waiting, (size + len(way.items), count, slot.category))
        return above


def _slots(items: Sequence[Item]) -> Iterator[Slot]:
    return (one for one in items if isinstance(one, Slot))


def _in_number(said: str, number: str) -> str:
    return plural(said) if number == "p" and said and not said.endswith("s") else said


@cache
def _spellings() -> dict[str, list[tuple[str, str]]]:
    return {kind: [(spelt, marks) for spelt, _, marks in several] for kind, several in classes().items()}


def _word(kind: str, number: str) -> str:
    if kind in GIVEN:
        return GIVEN[kind]
    several = _spellings()[kind]
    return next((word for word, marks in several if not number or not marks or marks == number), several[0][0])
