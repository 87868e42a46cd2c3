"""711.2, 716.2, 721.2: the parts of a text box that belong to a level symbol, a class level bar or a station symbol."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.cards.abilities.ability import Ability, Cost, Keyword
from engine.cards.stations import STATION_SYMBOL
from engine.words.record import Record, replace
from scenarios.cardtext.normalise import one_form

_SYMBOL = re.compile(r"(?:LIVELLO|LEVEL)\s+(?P<least>\d{1,3})(?:\s*-\s*(?P<most>\d{1,3})|\s*\+)\s*", re.IGNORECASE)
_SIZE = re.compile(r"\s*(?P<power>\d{1,3})/(?P<toughness>\d{1,3})\s*")
_STATION = re.compile(
    r"(?:(?:STATION|STAZIONE)\s+(?P<said>\d{1,3})\+[ \t]*(?:\||$)"
    r"|\{(?P<sign>\d{1,3})\+\}[ \t]*\|?|(?P<bare>\d{1,3})\+[ \t]*\|)[ \t]*",
    re.IGNORECASE | re.MULTILINE,
)
"""721.2: a station symbol, as lists of cards write it: '8+ |' before what it gives, '{8+}', 'STATION 8+' on a line of its own."""
_CREATURE_AT = re.compile(r"(?:artifact creature at|creatura artefatto (?:a|con)) (?P<least>\d{1,3})\+", re.IGNORECASE)
_HAS_STATION = re.compile(r"^(?:station|stazione)\b", re.IGNORECASE | re.MULTILINE)
_BAR = re.compile(r"(?P<cost>(?:\{[^{}\s]{1,7}\})+)\s*:\s*(?:livello|level)\s+(?P<level>\d{1,2})\s*", re.IGNORECASE)


class Section(Record, kw_only=True):
    """711.2, 716.2, 721.2: what a symbol or bar says, and the whole text with all blank but what stands behind it.

    ``start`` and ``end``: where symbol, numbers and abilities stand. ``cost``: of a class level bar.
    """

    least: int
    most: int | None = None
    size: tuple[int, int] | None = None
    cost: str = ""
    station: bool = False
    start: int = 0
    end: int = 0
    inside: str = ""


def sections(text: str, *, leveler: bool, class_card: bool) -> tuple[str, tuple[Section, ...]]:
    """A text without its sections, blank where they stood, and the sections in order; places stay what they were."""
    stations = list(_stations(one_form(text))) if _HAS_STATION.search(text) else []
    if not leveler and not class_card and not stations:
        return text, ()
    heads = stations or list(_heads(one_form(text), leveler=leveler))
    if not heads:
        return text, ()
    found = []
    for at, (start, body, section) in enumerate(heads):
        end = heads[at + 1][0] if at + 1 < len(heads) else len(text)
        inside = f"{_blank(text[:body])}{text[body:end]}{_blank(text[end:])}"
        found.append(replace(section, start=start, end=start + len(text[start:end].rstrip()), inside=inside))
    first = heads[0][0]
    return f"{text[:first]}{_blank(text[first:])}", tuple(found)


def given_by(part: Section, abilities: tuple[Ability, ...]) -> Keyword:
    """711.2, 716.2, 721.2: the keyword ability that a section is, with what stands in it."""
    if part.station:
        return Keyword(keyword=STATION_SYMBOL, value=part.least, size=part.size, abilities=abilities)
    if part.cost:
        return Keyword(keyword="class level", value=part.least, cost=Cost(mana=part.cost), abilities=abilities)
    return Keyword(keyword="level symbol", value=part.least, most=part.most, size=part.size, abilities=abilities)


def _heads(text: str, *, leveler: bool) -> Iterator[tuple[int, int, Section]]:
    """Where a section begins, where its abilities do, and what its head says."""
    at = 0
    for line in text.splitlines(keepends=True):
        found = (_SYMBOL if leveler else _BAR).fullmatch(line)
        if found is not None and leveler:
            end = at + len(line)
            size = _SIZE.match(text, end)
            ends = size is not None and (
                size.end() == len(text) or "\n" in size.group() or text[size.end() - 1] == "\n"
            )
            said = Section(least=int(found["least"]), most=int(found["most"]) if found["most"] else None)
            if size is not None and ends:
                said = replace(said, size=(int(size["power"]), int(size["toughness"])))
                end = size.end()
            yield at, end, said
        elif found is not None:
            yield at, at + len(line), Section(least=int(found["level"]), cost=found["cost"])
        at += len(line)


def _stations(text: str) -> Iterator[tuple[int, int, Section]]:
    """721.2: where the striation of each station symbol begins, where what it gives does, and from how many counters on.

    721.1: a box with power and toughness stands on a line of its own behind its symbol; where the text has none, it is the
    card that says them, and none is read of which the reminder says that it belongs to another symbol than the highest.
    """
    at = 0
    found: list[tuple[int, int, Section]] = []
    for line in text.splitlines(keepends=True):
        head = _STATION.match(line.rstrip("\n"))
        if head is not None:
            least = int(head["said"] or head["sign"] or head["bare"])
            size = _SIZE.match(text, at + head.end())
            boxed = size is not None and (size.end() == len(text) or text[size.end() - 1] == "\n")
            said = Section(least=least, station=True)
            if size is not None and boxed:
                said = replace(said, size=(int(size["power"]), int(size["toughness"])))
            found.append((at, size.end() if size is not None and boxed else at + head.end(), said))
        at += len(line)
    reminded = _CREATURE_AT.search(text)
    if reminded is None or (found and int(reminded["least"]) == max(one.least for *_, one in found)):
        yield from found


def _blank(text: str) -> str:
    """As long as the text, with nothing in it but its line breaks."""
    return re.sub(r"[^\n]", " ", text)
