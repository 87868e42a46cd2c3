"""603: by which rules an ability that stands on an object triggered on an event."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.functioning import Watcher
from engine.board.reach import crosses_range, is_exempt
from engine.board.team_totals import team_totals
from engine.cards.abilities import triggers as t
from engine.cards.abilities.ability import Triggered
from engine.cards.intrinsic import DEFEATED
from engine.cards.keywords.numbers import defined_by
from engine.happening.ring import is_ring
from engine.happening.trigger_times import shared_by_several
from engine.state import events as e
from engine.words.citations import Citation, cite
from engine.words.speaking import words
from engine.words.terms import NOBODY, Action, Kind, PlayerId, Reason, Relation, TurnStep, Zone

INHERENT = {
    "initiative": cite("726.2"),
    "monarch": cite("725.2"),
    "radiation": cite("728.1"),
    "speed": cite("702.179d"),
}
"""The rules that say which abilities go with something that a player is or has."""


def why_triggered(watcher: Watcher, event: e.Event, watched: Board, after: Board, *, back: bool) -> list[Citation]:
    """The rules of an ability that triggered, on the board that it looks at: the one before the event, if it looks ``back``."""
    ability, held = watcher.ability, watched.objects[watcher.object]
    of_aura = back and "Aura" in watched.characteristics(watcher.object).subtypes
    rules = _by_its_event(ability, back=back, of_aura=of_aura)
    if held.kind is Kind.DESIGNATION:
        rules.append(INHERENT[held.label])
    if held.zone is Zone.EXILE and held.bond is not None:
        rules.append(cite("702.55c"))
    if held.owner not in (NOBODY, watcher.controller):
        rules.append(cite("109.5"))
    if held.kind is Kind.EMBLEM and not is_ring(held):
        rules.append(cite("114.4"))
    if after.game.turn.step is TurnStep.UNTAP:
        rules.append(cite("502.4"))
    if ability is DEFEATED:
        rules.append(cite("310.12b"))
    if is_exempt(watched, watcher.object) and watched.reached:
        rules.append(cite("801.18"))
    else:
        rules += across_ranges(event, watched, after, watcher.controller)
    if shared_by_several(ability, event, watcher.controller, after, watcher.object):
        rules.append(cite("805.4d"))
    if ability.condition is not None:
        rules += team_totals(after.game, ability.condition)
    return rules


def across_ranges(event: e.Event, watched: Board, after: Board, you: PlayerId) -> list[Citation]:
    """801.7a: where an object leaves a player's range or comes into it, it is looked at on the one side of that or on the other."""
    if not isinstance(event, e.ZoneChange) or not crosses_range(watched, after, event.object, event.became, of=you):
        return []
    return [cite("801.7a")]


def _by_its_event(ability: Triggered, *, back: bool, of_aura: bool) -> list[Citation]:
    """Why an ability that stands on an object, perhaps an Aura (603.6e), triggered."""
    trigger = ability.trigger
    rules = [cite("603.2")]
    if back:
        if isinstance(trigger, t.LosesControl):
            rules.append(cite("603.10d"))
        elif isinstance(trigger, t.Moves) and trigger.reason is Reason.COUNTERED:
            rules.append(cite("603.10e"))
        else:
            rules.append(cite("603.10a") if isinstance(trigger, t.Moves) else cite("603.10"))
        if of_aura and isinstance(trigger, t.Moves) and trigger.subject.holds_this:
            rules.append(cite("603.6e"))
    elif isinstance(trigger, t.Moves) and trigger.to is Zone.BATTLEFIELD:
        rules.append(cite("603.6a"))
    elif isinstance(trigger, t.BeginningOf):
        rules.append(cite("603.2b"))
        if trigger.step is TurnStep.UPKEEP:
            rules.append(cite("503.1a"))
    elif isinstance(trigger, t.Attacks | t.Blocks | t.Unblocked):
        rules.append(_by_the_fight(trigger))
    elif isinstance(trigger, t.Performs) and trigger.action is Action.MUTATE:
        rules.append(cite("702.140d"))
    elif isinstance(trigger, t.AddsMana) and trigger.tapped:
        rules.append(cite("106.12a"))
    elif isinstance(trigger, t.Cycles):
        rules.append(cite("702.29c"))
    elif isinstance(trigger, t.Unlocks):
        rules.append(cite("709.5i") if trigger.fully else cite("709.5h"))
    elif isinstance(trigger, t.CyclesOrDiscards):
        rules.append(cite("702.29d"))
    if ability.condition is not None:
        rules.append(cite("603.4"))
    return [*rules, *defined_by(ability)]


def _by_the_fight(trigger: t.Attacks | t.Blocks | t.Unblocked) -> Citation:
    """508.3a-e, 509.3a-g: what an ability about attacking or blocking is said to trigger on, and for what once."""
    match trigger:
        case t.Unblocked():
            return cite("509.3g")
        case t.Blocks(least=least) if least:
            return cite("509.3e")
        case t.Blocks(becomes_blocked=True):
            return cite("509.3c") if trigger.other is None else cite("509.3d")
        case t.Blocks():
            return cite("509.3a") if trigger.other is None else cite("509.3b")
    if not trigger.once:
        return cite("508.3a")
    if trigger.to_player is None and trigger.to_object is None and not trigger.most_life:
        return cite("508.3d")
    return cite("508.3b") if trigger.subject.controller is Relation.ANY else cite("508.3e")


def speaks_of_x(ability: Triggered) -> bool:
    """107.3m: whether an ability speaks of X."""
    return "X" in words(ability)
