"""603.2d, 805.4d: how many times an ability triggers: where effects say so, and as a step begins that several players share."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.criteria import related
from engine.board.functioning import Watcher
from engine.board.matching import failure
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.player_rules import TriggersAgain
from engine.cards.abilities.triggers import BeginningOf
from engine.happening.trigger_changes import looks_back, turn_of
from engine.happening.trigger_criteria import Failed
from engine.happening.trigger_events import match
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.lasting import DelayedTrigger
from engine.words.record import replace
from engine.words.speaking import words
from engine.words.terms import NOBODY, ObjectId, PlayerId, Relation


def times(watcher: Watcher, event: e.Event, before: Board, after: Board) -> int:
    """603.2d: once, and once more for each effect that says so of abilities of that object triggering on such an event.

    What it says of 'triggers only once each turn' is not overruled by it (101.2); delayed and reflexive abilities are nobody's.
    """
    if watcher.ability.once_each_turn:
        return 1
    more = 0
    for board, back in ((before, True), (after, False)):
        for source, rule in board.in_force.turn_rules(TriggersAgain):
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


def for_each_player(ability: Triggered, event: e.Event, found: Bindings, board: Board) -> list[Bindings]:
    """805.4d: in a shared turn once for each player whose step it is, if the ability speaks of 'that player'.

    800.4j: in a turn without an active player nobody is 'that player', and an ability that speaks of one does not trigger.
    """
    trigger = ability.trigger
    if (
        not isinstance(event, e.StepBegan)
        or not isinstance(trigger, BeginningOf)
        or trigger.of is not None
        or "EventPlayer" not in words(ability)
    ):
        return [found]
    those = (one for one in turn_of(event, board) if related(board, one, found.you, trigger.whose, source=found.source))
    return [replace(found, event_player=one) for one in those]


def meant_before(delayed: DelayedTrigger) -> bool:
    """603.7c: whether 'that player' of a delayed ability is one of whom what made it spoke.

    "At the beginning of the next end step" names no other player, "of each player's upkeep" and "of an opponent's upkeep" do.
    """
    trigger = delayed.ability.trigger
    if not isinstance(trigger, BeginningOf) or delayed.until is not None or delayed.bindings.event_player == NOBODY:
        return False
    return trigger.of is None and trigger.whose in (Relation.ANY, Relation.YOU)


def shared_by_several(ability: Triggered, event: e.Event, you: PlayerId, board: Board, source: ObjectId) -> bool:
    """805.4d: whether a step begins of several players about whom the ability is: that rule says how often it triggers then."""
    trigger = ability.trigger
    if not isinstance(event, e.StepBegan) or not isinstance(trigger, BeginningOf) or trigger.whose is Relation.YOU:
        return False
    if trigger.of is not None:
        return False
    return sum(1 for one in turn_of(event, board) if related(board, one, you, trigger.whose, source=source)) > 1
