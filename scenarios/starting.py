"""103: a scenario that begins with the game itself, and the designations that one in the middle of a game begins with."""

from __future__ import annotations

from engine import applying
from engine import events as e
from engine.beginning import open_game
from engine.game import Game
from engine.terms import PlayerId
from engine.trace import Change
from scenarios import model
from scenarios.records import Record

_NOT_YET = ("hand", "battlefield", "graveyard", "exile")
"""What nobody has before the game begins."""


def too_early(scenario: model.Scenario) -> tuple[Record, str] | None:
    """What a scenario that begins with the game says though it cannot be yet: the part, and why not; ``None`` for nothing."""
    if scenario.opening is None:
        return None
    if scenario.opening.starts is not None and scenario.opening.chooses is not None:
        return (
            scenario.opening,
            "«comincia» e «sceglie» non vanno insieme: chi comincia è già deciso o lo sceglie qualcuno",
        )
    if "turn" in scenario.model_fields_set:
        return scenario.turn, "con «inizio» la partita comincia dal primo turno: «turno» non si scrive"
    for player in scenario.players:
        for name in _NOT_YET:
            if getattr(player, name):
                key = type(player).model_fields[name].alias
                return player, f"con «inizio» le carte stanno tutte nel grimorio: «{key}» non si scrive"
    if scenario.stack:
        return scenario.stack[0], "con «inizio» la pila è vuota: «pila» non si scrive"
    return None


def begin(game: Game, starts: PlayerId | None, chooses: PlayerId | None) -> None:
    """103.1: put a game before its first turn; somebody starts, or somebody chooses who does; else the first player starts."""
    open_game(game, PlayerId(0) if starts is None else starts, chooses)


def designate(game: Game, night: bool | None, monarch: PlayerId | None) -> None:
    """725.1, 731.1: a board on which it is day or night, or somebody is the monarch, without any event that made it so."""
    changes = []
    if night is not None:
        changes.append(Change(event=e.DayNightChanged(night=night, first=True)))
    if monarch is not None:
        changes.append(Change(event=e.MonarchChanged(player=monarch)))
    if changes:
        applying.apply(game, game.board(), changes)
