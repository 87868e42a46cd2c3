"""What was read of lines in other words, put back at the lines that were typed, where its author looks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from scenarios.language.errors import Place
from scenarios.written.by_line.reading import Lines
from scenarios.written.records import Fields, Items, Text


def put_back(lines: Lines, typed_at: Sequence[int]) -> None:
    """Changes the numbers of lines throughout. ``typed_at``: where each line that was read was typed, the first one first."""

    def at(number: int) -> int:
        return typed_at[min(number, len(typed_at)) - 1]

    def moved(place: Place | None) -> Place | None:
        return None if place is None else place._replace(line=at(place.line))

    seen: set[int] = set()

    def put(value: Any) -> None:
        if id(value) in seen:
            return
        seen.add(id(value))
        if isinstance(value, Text):
            # The signs of a text stand where it was typed no longer: all of them are where it begins.
            value.place, value.lines = moved(value.place), ()
        elif isinstance(value, Fields | Items):
            value.place = moved(value.place)
        for one in [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else ():
            put(one)

    put(lines.root)
    for seat in lines.seats:
        for one in (seat.name, seat.said, *seat.zones.values()):
            put(one)
    lines.faults[:] = [fault._replace(line=at(fault.line)) for fault in lines.faults]
    lines.verbs[:] = [(typed._replace(line=at(typed.line)), kind) for typed, kind in lines.verbs]
    lines.sentences[:] = map(at, lines.sentences)
    lines.made = tuple(
        replace(
            one,
            typed=one.typed._replace(line=at(one.typed.line)),
            paragraphs=tuple(text._replace(line=at(text.line)) for text in one.paragraphs),
        )
        for one in lines.made
    )
