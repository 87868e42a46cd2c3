"""Where the parts of a scenario stand in its file, by the Italian keys there, and what does not fit at such a place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from scenarios.written import model as m
from scenarios.written.permanents import ZoneCard
from scenarios.written.records import Record
from scenarios.written.scalars import Which

Location = tuple[str | int, ...]


class Misfit(NamedTuple):
    """One thing that does not fit: where in the scenario, by its Italian keys, what, and what may have been meant."""

    location: Location
    message: str
    suggestion: str = ""
    at_key: bool = False


def lines_of(scenario: m.Scenario) -> Iterator[tuple[Location, ZoneCard]]:
    """Every line of a zone with its place in the file."""
    zones = ("battlefield", "hand", "library", "graveyard", "exile", "command")
    for seat, player in enumerate(scenario.players):
        for zone in zones:
            cards: tuple[ZoneCard, ...] = getattr(player, zone)
            for n, item in enumerate(cards):
                yield ("giocatori", seat, alias_of(player, zone), n), item


def records_in(record: Record, location: Location) -> Iterator[tuple[Location, Record]]:
    """A record and all records in it, each with its place in the file."""
    yield location, record
    for attribute in type(record).model_fields:
        yield from _inside(getattr(record, attribute), (*location, alias_of(record, attribute)))


def _inside(value: Any, location: Location) -> Iterator[tuple[Location, Record]]:
    if isinstance(value, Record):
        yield from records_in(value, location)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _inside(one, (*location, key))
    elif type(value) is tuple:
        for n, one in enumerate(value):
            yield from _inside(one, (*location, n))


def names_in(value: Any, location: Location) -> Iterator[tuple[Location, str, bool]]:
    """The names in the value of a field, each with its place, and whether it is a key there."""
    if isinstance(value, str):
        yield location, value, False
    elif isinstance(value, Which):
        yield location, value.object, False
    elif isinstance(value, dict):
        for key, one in value.items():
            yield (*location, key), key, True
            yield from names_in(one, (*location, key))
    elif isinstance(value, tuple):
        for n, one in enumerate(value):
            yield from names_in(one, (*location, n))


def alias_of(record: Record, attribute: str) -> str:
    """The key of a field in a file."""
    return type(record).model_fields[attribute].alias or attribute
