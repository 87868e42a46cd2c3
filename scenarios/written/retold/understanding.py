"""A text of lines understood as far as it can be: as it stands, and where it is not, with its lines put in the words of the guide.

A board that is understood as it stands is never touched. A line that was put in other words is kept with what it was read as, so
that the ruling can tell both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from scenarios.written.by_line.described import names_in
from scenarios.written.by_line.gathered import ASKS, MARKS
from scenarios.written.by_line.pieces import Typed, trimmed
from scenarios.written.by_line.reading import Lines, read
from scenarios.written.load import Understood, judged
from scenarios.written.records import Text
from scenarios.written.retold.hasty import spelled_out
from scenarios.written.retold.putting_back import put_back
from scenarios.written.retold.retelling import retold
from scenarios.written.retold.speaker import in_third_person, speaker_of
from scenarios.written.retold.verbs import begins_with_verb
from scenarios.written.retold.whom import USUAL, Told

_ROUNDS = 6
"""How often what was put in other words is looked at anew: a name in one line may be what another one lacked."""
Instead = Mapping[int, Sequence[str]]


def in_other_words(text: str, name: str, found: Understood) -> Understood:
    """The scenario that lines say with as many of them in other words as it takes; ``found``: what they came to as they stand."""
    best, said = _best(text, name, found)
    typed = text.split("\n")
    told = tuple((n, typed[n - 1].strip(), "; ".join(said[n])) for n in sorted(said))
    scenario = None if best.scenario is None else best.scenario.retold_as(told)
    return Understood(best.lines, scenario, best.faults, told)


def _best(text: str, name: str, found: Understood) -> tuple[Understood, Instead]:
    """What least is wrong with, and the lines that are in other words for it.

    First come lines that something is wrong with; what is mended there may show what is wrong in others.
    """
    now, instead = found, dict[int, Sequence[str]]()
    speaker = speaker_of(text, _seated(found.lines))
    best: tuple[Understood, Instead] = (found, {})
    for _ in range(_ROUNDS):
        told = {line: said for line, said in _retold(text, now.lines, instead, speaker).items() if line not in instead}
        more = {line: said for line, said in told.items() if line in _wrong(now)} or told
        if not more or not now.faults:
            break
        instead |= more
        now = _read(text, name, instead)
        if len(_wrong(now)) < len(_wrong(best[0])):
            best = now, dict(instead)
    # What did not help stays as it was typed; of what did, no line is left out by itself: it might be read as something else.
    for line in [*best[1]] if best[0].faults else ():
        fewer = {one: said for one, said in best[1].items() if one != line}
        without = _read(text, name, fewer)
        if len(_wrong(without)) <= len(_wrong(best[0])):
            best = without, fewer
    return best


def _read(text: str, name: str, instead: Instead) -> Understood:
    """The text with some lines in other words, each sentence of which is a line by itself until it was read."""
    expanded: list[str] = []
    typed_at: list[int] = []
    for number, line in enumerate(text.split("\n"), 1):
        said = instead.get(number, (line,)) or ("",)
        expanded += said
        typed_at += [number] * len(said)
    lines = read("\n".join(expanded))
    put_back(lines, typed_at)
    return judged(lines, name)


def _wrong(found: Understood) -> set[int]:
    return {fault.line for fault in found.faults}


def _retold(text: str, lines: Lines, instead: Instead, speaker: str | None) -> dict[int, Sequence[str]]:
    """Every line that can be said otherwise, as it would be. ``speaker``: who tells of themselves."""
    told = Told(_players(text, _seated(lines), speaker), speaker, dict.fromkeys(_names(lines)))
    found: dict[int, Sequence[str]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        typed = trimmed(line.rstrip("\r"), number, 1)
        if number in instead:
            for one in instead[number]:
                told.hears(one)
        elif typed.text[:1] not in (*MARKS, "") or typed.text[:1] == ASKS:
            said = retold(typed.text, told)
            if said is not None:
                found[number] = said
    return found


def _names(lines: Lines) -> Iterator[str]:
    """What lies on the table or is cast."""
    for seat in lines.seats:
        for cards in seat.zones.values():
            pieces = [Typed(card, 1, 1) for card in cards if isinstance(card, Text)]
            yield from (one for one in names_in(pieces) if not one.isdecimal())


_BEGINS = re.compile(
    r"(?:^|[.?!,;:]\s+|\b(?:e|ma|mentre|poi|se)\s+)(?P<name>[A-ZÀ-Ù][\w-]*) (?=(?P<next>\S.*))", re.MULTILINE
)
_FEWEST = 2
_NOBODY = (
    "Nessuno", "Tutti", "Turno", "Siamo", "Durante", "Nel", "Dopo", "Poi", "In", "Chi", "Che", "Cosa", "Quanti", "Quante", "Se",
    "È", "Al", "Alla", "Il", "La", "Lo",
)  # fmt: skip
"""Words with which a sentence begins that are nobody's name."""


def _seated(lines: Lines) -> list[str]:
    return [str(seat.name) for seat in lines.seats]


def _players(text: str, seated: Sequence[str], speaker: str | None) -> list[str]:
    """Who sits at the table; where nobody is known to, the names of those who do something, unless they are a card's."""
    if len(seated) >= _FEWEST:
        return [*seated]
    text = "\n".join(map(spelled_out, in_third_person(text, speaker).split("\n")))
    cards = set(re.findall(r"([A-ZÀ-Ù][\w'-]*) \d+/\d+", text))
    found = dict.fromkeys(seated)
    for begins in _BEGINS.finditer(text):
        does = begins_with_verb(begins["next"]) or (
            begins.start() == 0 or text[begins.start() - 1 : begins.start()] == "\n"
        )
        if (
            does
            and begins["name"] not in (*cards, *_NOBODY)
            and (begins["next"][:1].islower() or begins["next"][:1].isdigit())
        ):
            found[begins["name"]] = None
    words = set(re.findall(r"[\w-]+", text))
    found |= dict.fromkeys(one for one in USUAL if one in words and one not in cards)
    return [*found][:_FEWEST]
