"""110.5b, 122.6, 614.1c: how something entered is told as it was then, and beside it what has become of that since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Game
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.objects import GameObject
from engine.words.terms import ObjectId, Zone
from scenarios.played import readings
from scenarios.played.differences import Changes, Of

if TYPE_CHECKING:
    from scenarios.played.run import Run

_TOLD = ("controller", "power_toughness", "tapped", "counters", "attached_to", "attacking")
"""What is told of how something enters."""


def as_entered(one: Of, run: Run) -> tuple[Game, GameObject]:
    """What entered as it was just then, with the game; as it is in the end where that is all that is known."""
    assert one.now is not None
    if one.count > 1:
        return run.final, one.now
    for step in reversed(run.steps):
        brought = next((each.event for each, _ in few_of(step.step.changes) if _brings(each.event, one.now.id)), None)
        if brought is None:
            continue
        if _is_ordinary(brought, run.final, one.now):
            break
        game = run.game_at(step.n)
        return (game, game.objects[one.now.id]) if one.now.id in game.objects else (run.final, one.now)
    return run.final, one.now


def _is_ordinary(brought: e.Event, final: Game, one: GameObject) -> bool:
    """Whether nothing is told of how something entered, nor of what has become of that: it need not be looked at."""
    how = (getattr(brought, field, None) for field in ("tapped", "enters_with", "attached_to"))
    return not any(how) and all((_value(each, final, one) or None) == _printed(each, final, one) for each in _TOLD)


def since_entered(one: Of, run: Run, game: Game, then: GameObject) -> Changes:
    """What of how it entered is otherwise in the end."""
    assert one.now is not None
    pairs = ((field, _value(field, game, then), _value(field, run.final, one.now)) for field in _TOLD)
    return tuple((field, was, now) for field, was, now in pairs if was != now)


def _value(field: str, game: Game, one: GameObject) -> readings.Value:
    return readings.of_object(field, game, one)


def _printed(field: str, game: Game, one: GameObject) -> readings.Value:
    """What is told of nobody: it enters under its owner's control, untapped, with the size and the counters that its card says."""
    match field:
        case "controller":
            return readings.player_name(game, one.owner)
        case "power_toughness":
            return (one.printed.power, one.printed.toughness)
    return None


def _brings(event: e.Event, one: ObjectId) -> bool:
    if isinstance(event, e.ZoneChange):
        return event.to is Zone.BATTLEFIELD and one in (event.became, *event.beside)
    return isinstance(event, e.TokenCreated) and event.became == one
