"""What a script says happens by itself, as events of the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import Game
from engine.happening.pipeline import begin_action
from engine.state import events as e
from engine.turn import phasing
from engine.words.record import replace
from engine.words.terms import Reason, Zone
from scenarios.laid import finding
from scenarios.laid.not_found import NotFound
from scenarios.written import model
from scenarios.written.permanents import characteristics_of


def events(game: Game, scenario: model.Scenario, happening: model.Happens) -> tuple[e.Event, ...]:
    """The events that a script lets happen at once. Raises NotFound."""
    return tuple(event for one in happening.events for event in _events(game, scenario, one))


def is_early(game: Game, scenario: model.Scenario, happening: model.Happens) -> bool:
    """608.1: whether what is to happen waits for what is on the stack: of it comes what it happens to, or brings it there.

    110.1: only a permanent is destroyed, sacrificed, tapped or untapped; and nothing goes where it is.
    """
    if game.stack_top is None:
        return False
    try:
        return any(_has_no_object_yet(game, one) for one in events(game, scenario, happening))
    except NotFound:
        return True


def _has_no_object_yet(game: Game, event: e.Event) -> bool:
    match event:
        case e.Destruction() | e.Tapped() | e.Untapped():
            return game.objects[event.object].zone is not Zone.BATTLEFIELD
        case e.ZoneChange(reason=Reason.SACRIFICED):
            return game.objects[event.object].zone is not Zone.BATTLEFIELD
        case e.ZoneChange():
            return game.objects[event.object].zone is event.to is Zone.GRAVEYARD
        case _:
            return False


def _events(game: Game, scenario: model.Scenario, one: model.OneEvent) -> tuple[e.Event, ...]:
    match one:
        case model.CountersAdded():
            on = finding.anything(game, one.on)
            return tuple(e.CountersPut(on=on, counter=kind, count=count) for kind, count in one.counters.items())
        case model.CountersTaken():
            on = finding.anything(game, one.on)
            return tuple(e.CountersRemoved(on=on, counter=kind, count=count) for kind, count in one.counters.items())
        case model.TokenMade():
            return _token(game, scenario, one)
        case model.PhasesOut():
            gone = phasing.out(begin_action(game), [finding.an_object(game, one.what)])
            return tuple(change.event for change in gone)
        case model.PhasesIn():
            back = phasing.back(begin_action(game), [finding.an_object(game, one.what)])
            return tuple(change.event for change in back)
        case _:
            return (_EVENTS[type(one)](game, one),)


def _move(game: Game, one: model.Moved) -> e.Event:
    what = finding.an_object(game, one.what)
    into = one.to is Zone.BATTLEFIELD
    return e.ZoneChange(
        object=what,
        to=one.to,
        reason=one.reason,
        position=one.position,
        controller=finding.player(game, one.controller) if one.controller is not None and into else None,
        tapped=one.tapped,
        attached_to=None if one.attached_to is None else finding.anything(game, one.attached_to),
    )


def _to_graveyard(game: Game, name: str, reason: Reason) -> e.Event:
    return e.ZoneChange(object=finding.an_object(game, name), to=Zone.GRAVEYARD, reason=reason)


def _unattached(game: Game, one: model.UnattachedFrom) -> e.Event:
    what = finding.an_object(game, one.what)
    was = game.objects[what].attached_to
    if was is None:
        raise NotFound(f"«{game.objects[what].label}» non è assegnato a niente")
    return e.Unattached(object=what, was=was)


def _token(game: Game, scenario: model.Scenario, one: model.TokenMade) -> tuple[e.Event, ...]:
    made = characteristics_of(one.token, scenario.cards)
    label = one.token.id or one.token.card or made.name
    owner = finding.player(game, one.owner)
    created = e.TokenCreated(owner=owner, characteristics=made, label=label, tapped=one.token.tapped)
    return tuple(
        replace(created, label=label if one.token.count == 1 else f"{label}{n + 1}") for n in range(one.token.count)
    )


_EVENTS: Mapping[type, Callable[[Game, Any], e.Event]] = {
    model.DamageDealt: lambda game, one: e.Damage(
        source=finding.an_object(game, one.source),
        to=finding.anything(game, one.to),
        amount=one.amount,
        combat=one.combat,
    ),
    model.Destroyed: lambda game, one: e.Destruction(
        object=finding.an_object(game, one.what), regeneration=one.regeneration
    ),
    model.Moved: _move,
    model.Sacrificed: lambda game, one: _to_graveyard(game, one.what, Reason.SACRIFICED),
    model.Discarded: lambda game, one: _to_graveyard(game, one.what, Reason.DISCARDED),
    model.LifeGained: lambda game, one: e.LifeChange(player=finding.player(game, one.player), amount=one.amount),
    model.LifeLost: lambda game, one: e.LifeChange(player=finding.player(game, one.player), amount=-one.amount),
    model.TappedDown: lambda game, one: e.Tapped(object=finding.an_object(game, one.what)),
    model.UntappedAgain: lambda game, one: e.Untapped(object=finding.an_object(game, one.what)),
    model.CardDrawn: lambda game, one: e.DrawCard(player=finding.player(game, one.player)),
    model.AttachedTo: lambda game, one: e.Attached(
        object=finding.an_object(game, one.what), to=finding.anything(game, one.to)
    ),
    model.UnattachedFrom: _unattached,
    model.TurnsDayNight: lambda game, one: e.DayNightChanged(night=one.night, first=game.night is None),
    model.NewMonarch: lambda game, one: e.MonarchChanged(player=finding.player(game, one.player)),
    model.PlayerWins: lambda game, one: e.PlayerWon(player=finding.player(game, one.player)),
    model.PlayerLoses: lambda game, one: e.PlayerLost(player=finding.player(game, one.player), why="104.3e"),
}
