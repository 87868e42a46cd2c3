"""The only way in which a game changes: propose, replace (614-616), apply all at once, record, notice triggers (603)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.board.asking import Says, Transaction, named
from engine.board.board import Board
from engine.board.damage import all_excess
from engine.board.event_in_hand import Afterwards, EventInHand
from engine.board.owners import controller_of
from engine.cards.abilities.triggers import DealtExcess
from engine.happening.applying.batch import apply
from engine.happening.blessing import bless
from engine.happening.carrying import carry_out
from engine.happening.changing.gains import gathered
from engine.happening.changing.life import kept_alive
from engine.happening.consequences import consequences, without_losers
from engine.happening.ending import after_results
from engine.happening.entering_order import in_chosen_order
from engine.happening.graveyards import in_graveyard_order
from engine.happening.out_of_range import tell_what_was_not_seen
from engine.happening.remembering import remember_what_was_done
from engine.happening.returning import give_back, tell_what_stays
from engine.happening.triggers import notice, notice_control, notice_states
from engine.state.changes import first_of, followed_by, runs_of, times
from engine.state.events import Damage, DrawnFor, Event, PlayerLost, PlayerWon, ZoneChange
from engine.state.facts.fact import NO_FACTS, Facts
from engine.state.game import Game
from engine.state.trace import Change, StepKind, Untold
from engine.words.budget import spend
from engine.words.citations import Citation, cite
from engine.words.decisions import Answer, Option, Purpose
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import NOBODY, ObjectId, PlayerId, Zone


def begin_action(game: Game, answers: Sequence[Answer] | Says = (), *, stop_after: int | None = None) -> Transaction:
    """An action on its way: a fork of the game, the answers that it was given, and this pipeline to change it through."""
    return Transaction(game, answers, pipeline=happen, stop_after=stop_after)


def happen(
    tx: Transaction,
    proposals: Iterable[Change | Event],
    *,
    kind: StepKind,
    rules: Sequence[Citation],
    facts: Facts = NO_FACTS,
    player: PlayerId = NOBODY,
    cause: ObjectId | None = None,
    untold: Sequence[Untold] = (),
) -> Sequence[Change]:
    """704.3, 603.2c: let several things happen as one event, and give back what did happen.

    Each proposal is replaced and worked out on the board as it is before any of them (614, 120.4); then all are applied at
    once; then abilities trigger on what happened (603.2g: on nothing else). Nothing at all, where all was replaced by nothing.
    """
    before = tx.board
    changes, worked_out = _worked_out(tx, [one if isinstance(one, Change) else Change(event=one) for one in proposals])
    tell_what_was_not_seen(tx, worked_out)
    changes = _one_way(tx, changes)
    changes = in_graveyard_order(tx, in_chosen_order(tx, without_losers(kept_alive(tx, changes))))
    changes += _excess(before, changes)
    names = _names(tx, changes, cause)
    happened = apply(tx.game, before, changes)
    if blessed := bless(tx):
        happened = followed_by(happened, blessed)
    remember_what_was_done(tx, happened, before)
    triggered, missed = notice(tx, happened, before, worked_out)
    hands = notice_control(tx, before)
    states = notice_states(tx)
    tx.note(
        kind,
        rules,
        changes=happened,
        facts=facts,
        player=player,
        cause=cause,
        names=names,
        triggered=(*triggered, *hands, *states),
        missed=missed,
        untold=untold,
    )
    _carry_out_afterwards(tx, worked_out.afterwards, happened)
    if any(isinstance(change.event, PlayerLost | PlayerWon | DrawnFor) for change, _ in runs_of(happened)):
        after_results(tx)
    if tx.game.returning and tx.game.result is None:
        tell_what_stays(tx, happened)
        give_back(tx)
    return happened


def _carry_out_afterwards(tx: Transaction, afterwards: Sequence[Afterwards], happened: Sequence[Change]) -> None:
    """614.1a: what is done instead of losing the game; 702.88a: then what a replacement effect does besides, about the object
    that something became."""
    for one in afterwards:
        if one.moved is None:
            tx.owed += one.rules
            with tx.replacing_with(one.by):
                carry_out(tx, one.effects, one.bound)
    if all(one.moved is None for one in afterwards):
        return
    became = {one.event.object: one.event.became for one in happened if isinstance(one.event, ZoneChange)}
    for one in afterwards:
        if one.moved in became:
            itself = became[one.moved]
            source = itself if one.bound.source == one.moved else one.bound.source
            carry_out(tx, one.effects, replace(one.bound, source=source, it=itself))


def _worked_out(tx: Transaction, proposals: Sequence[Change]) -> tuple[list[Change], EventInHand]:
    """614, 615: what all proposals come to, with what replacement effects make happen besides (614.13) and afterwards."""
    changes: list[Change] = []
    with tx.working_out(tuple(one.event for one in proposals)) as event:
        for proposal in proposals:
            spend(1)
            changes.extend(consequences(tx, proposal))
        for more in event.beside:
            changes.extend(consequences(tx, more))
        for gain in gathered(tx):
            changes.extend(consequences(tx, gain))
        for use in event.spent:
            use()
    return changes, event


def _excess(before: Board, changes: Sequence[Change]) -> list[Change]:
    """120.10: the excess damage of an event, where abilities look for it."""
    dealt = [change.event for change in changes if isinstance(change.event, Damage)]
    delayed = (one.ability.trigger for one in before.game.delayed)
    if not dealt or not (before.watchers(DealtExcess) or any(isinstance(one, DealtExcess) for one in delayed)):
        return []
    return [Change(event=one, rules=(cite("120.10"),)) for one in all_excess(before, dealt)]


def _one_way(tx: Transaction, changes: list[Change]) -> list[Change]:
    """400.6: of what would go to several zones at once its controller, or its owner if it has none, chooses where it goes."""
    ways: dict[ObjectId, list[Zone]] = {}
    for change in changes:
        if isinstance(change.event, ZoneChange):
            ways.setdefault(change.event.object, []).append(change.event.to)
    for one, zones in ways.items():
        several = list(dict.fromkeys(zones))
        if len(several) == 1 or one not in tx.game.objects:
            continue
        options = [Option(key=zone.value, text=zone.value) for zone in several]
        chooser = controller_of(one, tx.board)
        chosen = tx.ask_one(Purpose.DESTINATION, chooser, cite("400.6"), options, about=tx.mention(one))
        changes = [
            _chosen(change, Zone(chosen), one)
            for change in changes
            if not (isinstance(change.event, ZoneChange) and change.event.object == one and change.event.to != chosen)
        ]
    return changes


def _chosen(change: Change, to: Zone, one: ObjectId) -> Change:
    event = change.event
    if isinstance(event, ZoneChange) and event.object == one and event.to is to:
        return replace(change, rules=(*change.rules, cite("400.6")))
    return change


def _names(tx: Transaction, changes: Sequence[Change], cause: ObjectId | None) -> Mapping[ObjectId, Mention]:
    """How the objects of an event are called: as they were before it."""
    names: dict[ObjectId, Mention] = {}
    if cause is not None:
        names[cause] = tx.mention(cause)
    return named(tx, names, ((first_of(change), times(change)) for change in changes))
