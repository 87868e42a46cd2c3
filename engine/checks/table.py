"""704: state-based actions. Every condition is judged on one board; what applies happens at once, as one event (704.3).

One small function a sub-rule, in one table in the order of the rule; those about players and those about objects have a file
each. Each proposes changes, and asks what the rule lets a player choose; nothing has happened while they look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.board.asking import Transaction
from engine.checks import objects as objects
from engine.checks import players as players
from engine.happening.applying.batch import joined
from engine.happening.ending import exile_left_behind
from engine.happening.replacement.saving import can_be_saved
from engine.happening.writing.lasting import note_uses
from engine.happening.writing.objects import checked
from engine.happening.writing.turns import set_turn
from engine.state import events as e
from engine.state.changes import told_apart
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.game import Game
from engine.state.set_apart import not_checked_since
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Purpose, Undecided
from engine.words.record import Record, replace
from engine.words.terms import ObjectId, PlayerId, Reason, TurnStep

SURVIVES = "survives"
"""702.12b: what is remembered of a permanent of which it was told in this turn."""

not_implemented("704.5u", "scultore spaziale: i settori")
not_implemented("702.158", "scultore spaziale: in quale settore è una creatura")
not_implemented("704.6e", "intrighi di Archenemy")
not_implemented("704.6f", "fenomeni di Planechase")


def check(tx: Transaction) -> bool:
    """704.3: one check. All that applies is performed as a single event; whether anything was.

    514.3a: in a cleanup step, whatever was performed gives players priority and makes another such step follow.
    """
    exile_left_behind(tx)
    _tell_what_stays(tx)
    board, asked = tx.board, len(tx.heard)
    if board.quiet:
        return False
    proposals = _merged(tx, [change for action in TABLE for change in action.propose(tx)])
    nothing = not proposals and len(tx.heard) == asked  # what an answer left as it is, another one may not
    if nothing:
        board.unchecked = frozenset()
    recent = _since_last_check(tx.game)
    performed = bool(proposals) and bool(
        tx.happen(
            proposals,
            kind=StepKind.STATE_BASED_ACTIONS,
            rules=[cite("704.3"), *_as_it_was(proposals)],
        )
    )
    checked(tx.game, recent.objects, recent.players)
    board.quiet = nothing and tx.board is board
    if performed and tx.game.turn.step is TurnStep.CLEANUP:
        set_turn(tx.game, replace(tx.game.turn, cleanup_again=True))
    return performed


def _tell_what_stays(tx: Transaction) -> None:
    """702.12b, 704.5j, 714.4, 101.2: what a check leaves alone though it may seem that it would not, is told once in a turn."""
    for rule, one, facts in (
        *((cite("702.12b"), *found) for found in objects.indestructible(tx)),
        *((cite("704.5j"), *found) for found in objects.legends_apart(tx)),
        *((cite("714.4"), *found) for found in objects.without_chapters(tx)),
    ):
        if (one, SURVIVES) not in tx.game.used_this_turn:
            note_uses(tx.game, (one, SURVIVES))
            tx.note(StepKind.NOTHING, [rule], facts=facts, cause=one)
    for player, by, rule, facts in players.cannot_lose(tx):
        told = (by, f"{SURVIVES} {player} {rule}")
        if told not in tx.game.used_this_turn:
            note_uses(tx.game, told)
            tx.note(
                StepKind.NOTHING,
                [cite("101.2"), rule],
                facts=(Nothing(WhyNothing.CANNOT_LOSE), *facts),
                player=player,
                cause=by,
            )


def _as_it_was(proposals: Sequence[Change]) -> tuple[Citation, ...]:
    """704.8: what leaves as counters are removed from it is remembered with them."""
    gone = {one.event.object for one in proposals if isinstance(one.event, e.ZoneChange | e.Destruction)}
    changed = {one.event.on for one in proposals if isinstance(one.event, e.CountersRemoved)}
    return (cite("704.8"),) if gone & changed else ()


def applies(tx: Transaction) -> bool:
    """514.3a: whether any must be performed now; nothing is, and nothing is asked that would only be asked then.

    A commander's return (704.6d) is its owner's choice, which only the check itself asks for.
    """
    try:
        looking = tx.aside()
        return any(True for action in TABLE for _ in action.propose(looking))
    except Undecided as undecided:
        return undecided.question.purpose is not Purpose.COMMANDER_ZONE


def _merged(tx: Transaction, proposals: Sequence[Change]) -> list[Change]:
    """704.7: what has the same result at the same time is one change, with all its rules and facts, to replace."""
    merged: dict[object, Change] = {}
    for change in told_apart(proposals):
        result = _result(tx, change)
        known = merged.get(result)
        if known is None:
            merged[result] = change
        else:
            event = max(known.event, change.event, key=_telling)
            both = joined(known, change)
            saved = (cite("704.7"),) if isinstance(result, e.Destruction) and cite("704.7") not in both.rules else ()
            merged[result] = replace(both, event=event, rules=(*both.rules, *saved))
    return list(merged.values())


def _result(tx: Transaction, change: Change) -> object:
    """What a change comes to, the same for changes that come to the same: a loss of the game, a way to the graveyard.

    A destruction that something can replace is a result of its own: being put into the graveyard is not replaced by that.
    """
    match change.event:
        case e.PlayerLost(player=player):
            return "loses", player
        case e.Destruction(object=one) as event:
            return event if can_be_saved(tx, change, event) else ("leaves", one)
        case e.ZoneChange(object=one):
            return "leaves", one
        case e.CountersRemoved(on=on, counter=counter):
            return "removed", on, counter
        case event:
            return event


def _telling(event: e.Event) -> int:
    """Which of two changes with one result says more: a sacrifice or destruction is also a move, more counters hold fewer."""
    match event:
        case e.ZoneChange(reason=Reason.SACRIFICED):
            return 2
        case e.Destruction():
            return 1
        case e.CountersRemoved(count=count):
            return count
        case _:
            return 0


class _Recent(Record):
    """704.5b, 704.5h, 704.6d: what has happened since the last check, as far as state-based actions look at that."""

    objects: Sequence[ObjectId]
    players: tuple[PlayerId, ...]


def _since_last_check(game: Game) -> _Recent:
    return _Recent(
        not_checked_since(game.objects),
        tuple(player.id for player in game.players if player.failed_draw),
    )


class StateBasedAction(Record):
    """One sub-rule: its number, and the function that looks whether it applies."""

    rule: Citation
    propose: Callable[[Transaction], Iterator[Change]]


TABLE: tuple[StateBasedAction, ...] = (
    StateBasedAction(cite("704.5a"), players.life),
    StateBasedAction(cite("704.5b"), players.failed_draw),
    StateBasedAction(cite("704.5c"), players.poison),
    StateBasedAction(cite("704.5d"), objects.tokens),
    StateBasedAction(cite("704.5e"), objects.copies),
    StateBasedAction(cite("704.5f"), objects.toughness),
    StateBasedAction(cite("704.5g"), objects.lethal_damage),
    StateBasedAction(cite("704.5h"), objects.deathtouch),
    StateBasedAction(cite("704.5i"), objects.loyalty),
    StateBasedAction(cite("704.5j"), objects.legend_rule),
    StateBasedAction(cite("704.5k"), objects.world_rule),
    StateBasedAction(cite("704.5m"), objects.auras),
    StateBasedAction(cite("704.5n"), objects.equipment),
    StateBasedAction(cite("704.5p"), objects.other_attached),
    StateBasedAction(cite("704.5q"), objects.opposite_counters),
    StateBasedAction(cite("704.5r"), objects.counter_limits),
    StateBasedAction(cite("704.5s"), objects.sagas),
    StateBasedAction(cite("704.5t"), objects.finished_dungeons),
    StateBasedAction(cite("704.5v"), objects.sieges),
    StateBasedAction(cite("704.5w"), objects.other_battles),
    StateBasedAction(cite("704.5x"), objects.missing_protector),
    StateBasedAction(cite("704.5y"), objects.wrong_protector),
    StateBasedAction(cite("704.5z"), objects.roles),
    StateBasedAction(cite("704.5aa"), players.start_engines),
    StateBasedAction(cite("704.6a"), players.team_life),
    StateBasedAction(cite("704.6b"), players.team_poison),
    StateBasedAction(cite("704.6c"), players.commander_damage),
    StateBasedAction(cite("704.6d"), objects.commander_zone),
)
