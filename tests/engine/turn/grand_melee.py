"""For tests of 807: a table with turn markers, and what is asked of it."""

from __future__ import annotations

from typing import Any

from engine import Continue, Moment, Pass
from engine.state.actions import Attend, Concede
from engine.state.facts.turns import MarkerGoes, OfMarker
from engine.state.table import Attacks, Variant
from engine.state.table import Table as Seats
from engine.words.terms import PlayerId, TurnStep
from tests.engine.support import Table


def melee(players: int, *holders: int, range_of: int = 1, cards: int = 5, **more: Any) -> Table:
    """Grand Melee with its default options (807.2), and cards enough in each library; the first holder is active."""
    seats = Seats(variant=Variant.GRAND_MELEE, attacks=Attacks.LEFT, ranges=(range_of,) * players)
    table = Table(players, table=seats, active=holders[0] if holders else 0, **more)
    table.builder.markers(*map(PlayerId, holders))
    for player in range(players):
        table.library(player, cards)
    return table


def markers(table: Table) -> dict[int, int]:
    """Who has which marker, by number."""
    return {one.number: one.holder for one in table.game.markers}


def waiting(table: Table) -> list[int]:
    """The numbers of the markers whose holders have not begun their turns."""
    return [one.number for one in table.game.markers if one.waits]


def at(table: Table, number: int) -> Table:
    """The turn and the stack of a marker are looked at, until somebody has priority there."""
    if table.game.attended != number:
        table.do(Attend(number))
    return table if table.game.moment is Moment.WAITS else table.settle()


def resumed(table: Table, number: int) -> Table:
    """The same; what waits begins where it can."""
    at(table, number)
    return table.settle()


def ends(table: Table, number: int) -> Table:
    """Everybody passes until the turn of a marker is over."""
    at(table, number)
    turn = table.game.turn.number
    while table.game.turn.number == turn and table.game.moment is not Moment.WAITS and table.game.attended == number:
        settled = table.game.moment is Moment.PRIORITY
        table.do(Pass(table.game.receiver) if settled else Continue())
    return table


def leave(table: Table, *players: int) -> Table:
    """They concede, one after the other."""
    for player in players:
        table.do(Concede(PlayerId(player)))
    return table


def told(table: Table, how: MarkerGoes) -> list[tuple[int, int, tuple[str, ...]]]:
    """Where it became so of a marker: its number, the player of the step, and the rules."""
    found = []
    for step in table.steps:
        fact = step.fact(OfMarker)
        if fact is not None and fact.how is how:
            found.append((fact.number, int(step.player), tuple(map(str, step.rules))))
    return found


def stands(table: Table) -> tuple[int, TurnStep]:
    """Whose turn it is at the attended marker, and in which step."""
    return int(table.game.turn.active), table.game.turn.step
