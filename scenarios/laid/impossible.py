"""What no game can be in, said of the place in the file that says it."""

from __future__ import annotations

from engine.words.terms import PlayerId
from scenarios.language.errors import nearest, shown
from scenarios.written import model
from scenarios.written.records import Record, folded


class Impossible(Exception):
    """A part of a scenario that no game can be in."""

    def __init__(self, part: Record, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.fault = (part, message, suggestion)


def seat_of(scenario: model.Scenario, name: str, part: Record) -> PlayerId:
    """The seat of the player with that name. Raises Impossible where there is none."""
    for seat, player in enumerate(scenario.players):
        if folded(player.name) == folded(name):
            return PlayerId(seat)
    names = [player.name for player in scenario.players]
    raise Impossible(part, f"non c'è nessun giocatore {shown(name)}", nearest(name, names))
