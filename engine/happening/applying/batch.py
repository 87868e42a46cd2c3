"""A batch of changes becomes state at once (704.7, 613.7m)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.board import Board
from engine.happening.applying.arriving import joined_combat
from engine.happening.applying.draft import Draft
from engine.happening.applying.taking import take, take_together
from engine.state import events as e
from engine.state.changes import Changes, each_of, first_of, times, told_apart
from engine.state.facts.fact import together
from engine.state.game import Game
from engine.state.trace import Alike, Change
from engine.words.record import replace
from engine.words.terms import NOBODY, PlayerId


def apply(game: Game, before: Board, changes: Sequence[Change]) -> Sequence[Change]:
    """Apply a batch; give it back with what only happening could tell: which new objects there are (400.7)."""
    if not changes:
        return ()  # the board as it was worked out stays valid
    draft = Draft(game, before)
    changes = in_order(draft, changes)
    if any(isinstance(change, Alike) for change in changes):
        happened = Changes([*_taken_together(draft, changes)])
        draft.write()
        return happened
    each = tuple(replace(change, event=take(draft, change.event)) for change in changes)
    draft.write()
    return joined_combat(draft, each)


def _taken_together(draft: Draft, changes: Sequence[Change]) -> Iterator[tuple[Change, int]]:
    """The same where some changes stand for many: these at once, where what they happen to is kept as one."""
    for change in changes:
        event = take_together(draft, change.event, change.count) if isinstance(change, Alike) else None
        if event is not None:
            yield replace(first_of(change), event=event), times(change)
            continue
        for one in each_of(change):
            yield replace(one, event=take(draft, one.event)), 1


def in_order(draft: Draft, changes: Sequence[Change]) -> list[Change]:
    """613.7m: objects that arrive at once get their timestamps in turn order of their controllers.

    An object moves once and a player loses once, however many reasons there are: they become reasons of one change.
    """
    kept: dict[object, Change] = {}
    for number, change in enumerate(told_apart(changes)):
        match change.event:
            case e.ZoneChange(object=one) | e.Ceased(object=one):
                if one not in draft.objects:
                    continue
                once: object = one
            case e.PlayerLost(player=player):
                once = ("loses", player)
            case _:
                once = ("change", number)
        kept[once] = joined(kept[once], change) if once in kept else change
    result = list(kept.values())
    arrivals = [n for n, change in enumerate(result) if isinstance(change.event, e.ZoneChange | e.TokenCreated)]
    seats = {player: place for place, player in enumerate(draft.game.seats())}
    arriving = [result[n] for n in arrivals]
    arriving.sort(key=lambda change: seats.get(_arrives_under(draft, change.event), len(seats)))
    for slot, change in zip(arrivals, arriving, strict=True):
        result[slot] = change
    return result


def _arrives_under(draft: Draft, event: e.Event) -> PlayerId:
    if isinstance(event, e.TokenCreated):
        return event.owner
    if isinstance(event, e.ZoneChange):
        return draft.objects[event.object].owner if event.controller is None else event.controller
    return NOBODY


def joined(one: Change, other: Change) -> Change:
    """704.7: two reasons for the same thing: the change as the first has it, with the rules and facts of both."""
    return replace(one, rules=tuple(dict.fromkeys((*one.rules, *other.rules))), facts=together(one.facts, other.facts))
