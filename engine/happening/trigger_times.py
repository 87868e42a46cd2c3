"""603.2d: how many times an ability triggers, where effects say that it does so additional times."""

from __future__ import annotations

from engine.board.matching import failure
from engine.board.projection import Board, Watcher
from engine.cards.abilities.player_rules import TriggersAgain
from engine.happening.trigger_criteria import Failed
from engine.happening.trigger_events import looks_back, match
from engine.state import events as e
from engine.state.bindings import Bindings


def times(watcher: Watcher, event: e.Event, before: Board, after: Board) -> int:
    """603.2d: once, and once more for each effect that says so of abilities of that object triggering on such an event.

    What it says of 'triggers only once each turn' is not overruled by it (101.2); delayed and reflexive abilities are nobody's.
    """
    if watcher.ability.once_each_turn:
        return 1
    more = 0
    for board, back in ((before, True), (after, False)):
        for source, rule in board.turn_rules(TriggersAgain):
            if _looks_back(rule, event) is not back:
                continue
            you = board.controller(source)
            seen = before if looks_back(watcher.ability.trigger, event) else after
            if failure(rule.of, seen, watcher.object, source=source, you=you, zone=None) is not None:
                continue
            if rule.event is None or not isinstance(
                match(rule.event, event, board, Bindings(source=source, you=you)), Failed
            ):
                more += rule.times
    return 1 + more


def _looks_back(rule: TriggersAgain, event: e.Event) -> bool:
    """603.10: which board shows whether the effect is there: the one before the event, for those that look back at it."""
    return rule.event is not None and looks_back(rule.event, event)
