"""120, 122, 701.14: damage, fighting, counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.board.asking import Transaction
from engine.board.damage import all_excess, excess, has_deathtouch
from engine.board.team_totals import where_shared
from engine.board.values import number, recipients, spoken_of
from engine.cards.abilities import damage as f
from engine.cards.abilities.quantities import Quantity
from engine.happening.carrying import carries
from engine.happening.counters_off import taken_off
from engine.happening.instructed import (
    amount,
    amounts,
    happening,
    is_of_each,
    on_battlefield,
    recipients_there,
    remember,
    there,
)
from engine.happening.near_misses import notice_in_vain
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.counters import POISON
from engine.words.record import replace
from engine.words.terms import Action, ObjectId, PlayerId


@carries(f.DealDamage)
def deal_damage(tx: Transaction, effect: f.DealDamage, bound: Bindings) -> Bindings:
    """120.2b, 608.2h: the source deals damage; as its last known information says, if it is gone (113.7a)."""
    sources = [one for one in spoken_of(effect.source, tx.board, bound) if not isinstance(one, PlayerTarget)]
    if not sources:
        return bound
    if not effect.by_each:
        dealt = _dealt_by(tx, effect, sources[0], bound)
    else:
        each = [_dealt_by(tx, effect, one, replace(bound, iterated=one)) for one in sources]
        dealt = [change for one in each for change in one or ()] if any(one is not None for one in each) else None
    return bound if dealt is None else _with_what_was_dealt(tx, effect, dealt, bound)


def _dealt_by(tx: Transaction, effect: f.DealDamage, source: ObjectId, bound: Bindings) -> list[Change] | None:
    """120.2b: what one source deals; ``None`` where that would be 0 (120.8)."""
    found: list[Recipient] = [*dict.fromkeys(recipients(effect.to, tx.board, bound))]
    divided = bound.chosen.divided or {}
    total = amount(tx, effect.amount, bound)
    theirs = _theirs(tx, effect.amount, found, bound)
    if found and total == 0 and not any(theirs.values()) and not effect.divided and not effect.also:
        below = (cite("107.1b"),) if number(effect.amount, tx.board, bound) < 0 else ()
        facts = (Nothing(WhyNothing.ZERO_DAMAGE),)
        undealt = [e.Damage(source=source, to=one, amount=1) for one in found]
        missed = notice_in_vain(tx, undealt, "no damage", cite("120.8"))
        tx.note(StepKind.NOTHING, [cite("120.8"), *below], facts=facts, player=bound.you, cause=source, missed=missed)
        return None
    damage = [
        e.Damage(source=source, to=one, amount=divided.get(one, 0) if effect.divided else _its(theirs, one, total))
        for one in found
        if isinstance(one, PlayerTarget) or one in tx.board.objects
    ]
    for share in effect.also:
        more = amount(tx, share.amount, bound)
        others = dict.fromkeys(recipients(share.to, tx.board, bound))
        damage += [
            e.Damage(source=source, to=one, amount=more)
            for one in others
            if isinstance(one, PlayerTarget) or one in tx.board.objects
        ]
    damage = damage if effect.preventable else [replace(one, preventable=False) for one in damage]
    gone = () if source in tx.board.objects else (cite("608.2h"), cite("113.7a"))
    shared = [part for one in damage if one.amount > 0 for part in _without_excess(tx, effect, one, bound)]
    return [Change(event=one, rules=(cite("120.2b"), *gone, *rules)) for one, rules in shared]


def _theirs(
    tx: Transaction, quantity: Quantity, several: Sequence[Recipient], bound: Bindings
) -> Mapping[PlayerId, int]:
    """608.2h: a number of their own for the players among several, where it is counted for each of them."""
    if not is_of_each(quantity):
        return {}
    return amounts(tx, quantity, [one.player for one in several if isinstance(one, PlayerTarget)], bound)


def _its(theirs: Mapping[PlayerId, int], one: Recipient, total: int) -> int:
    """608.2h: how much one of several is dealt: a player what is counted for that player."""
    return theirs.get(one.player, total) if isinstance(one, PlayerTarget) else total


def _without_excess(
    tx: Transaction, effect: f.DealDamage, one: e.Damage, bound: Bindings
) -> list[tuple[e.Damage, tuple[Citation, ...]]]:
    """120.4a: what the effect says of excess damage comes first, before replacement and prevention."""
    if effect.excess_to is None or isinstance(one.to, PlayerTarget):
        return [(one, ())]
    over = excess(tx.board, one.to, one.amount, deathtouch=has_deathtouch(tx.board, one.source))
    elsewhere = recipients_there(tx, effect.excess_to, bound)
    if not over or not elsewhere:
        return [(one, ())]
    parts = (replace(one, amount=one.amount - over), replace(one, to=elsewhere[0], amount=over))
    return [(part, (cite("120.4a"),)) for part in parts if part.amount > 0]


def _with_what_was_dealt(tx: Transaction, effect: f.DealDamage, dealt: list[Change], bound: Bindings) -> Bindings:
    """608.2c, 120.10: damage happens, and what was dealt how much of it is kept for the instructions that follow."""
    before = tx.board
    rules = [cite("608.2c"), cite("120.3"), *([cite("120.10")] if effect.keep_excess_as is not None else [])]
    happened = [one.event for one in happening(tx, dealt, bound, *rules) if isinstance(one.event, e.Damage)]
    if effect.keep_as is not None:
        bound = remember(bound, effect.keep_as, tuple(dict.fromkeys(one.to for one in happened)))
    if effect.keep_dealt_as is not None:
        done = sum(one.amount for one in happened)
        bound = replace(bound, numbers={**bound.numbers, effect.keep_dealt_as: done})
    if effect.keep_excess_as is not None:
        total = sum(one.amount for one in all_excess(before, happened))
        bound = replace(bound, numbers={**bound.numbers, effect.keep_excess_as: total})
    return bound


@carries(f.PutCounters)
def put_counters(tx: Transaction, effect: f.PutCounters, bound: Bindings) -> Bindings:
    """122.1, 122.6."""
    on = recipients_there(tx, effect.on, bound)
    count = amount(tx, effect.count, bound)
    theirs, parts = _theirs(tx, effect.count, on, bound), bound.chosen.divided or {}
    each = [(one, parts.get(one, 0) if effect.divided else _its(theirs, one, count)) for one in on]
    events = [e.CountersPut(on=one, counter=effect.counter, count=part) for one, part in each if part]
    happening(tx, events, bound, cite("608.2c"), cite("122.1"))
    return bound


def deal_at_once(tx: Transaction, effect: f.DealDamage, each: Sequence[Bindings], bound: Bindings) -> Bindings:
    """608.2f, 608.2h: damage to or by each of several: how much it is for each is found before any of it is dealt."""
    dealt = [change for one in each for change in _dealt_for(tx, effect, one)]
    return _with_what_was_dealt(tx, effect, dealt, bound) if dealt else bound


def _dealt_for(tx: Transaction, effect: f.DealDamage, bound: Bindings) -> list[Change]:
    sources = [one for one in spoken_of(effect.source, tx.board, bound) if not isinstance(one, PlayerTarget)]
    return (_dealt_by(tx, effect, sources[0], bound) or []) if sources else []


@carries(f.RemoveCounters)
def remove_counters(tx: Transaction, effect: f.RemoveCounters, bound: Bindings) -> Bindings:
    """122: as many as there are, if there are fewer."""
    events = []
    for one in recipients_there(tx, effect.on, bound):
        most = None if effect.count is None else amount(tx, effect.count, bound)
        taken = taken_off(tx, one, effect.counter, most, bound)
        events += [e.CountersRemoved(on=one, counter=kind, count=count) for kind, count in taken]
    shared = any(one.counter == POISON for one in events)
    of_a_team = where_shared(tx.game, cite("810.10b")) if shared else ()
    happened = happening(tx, events, bound, cite("608.2c"), cite("122.1"), *of_a_team)
    if effect.keep_as is None:
        return bound
    total = sum(one.event.count for one in happened if isinstance(one.event, e.CountersRemoved))
    return replace(bound, numbers={**bound.numbers, effect.keep_as: total})


@carries(f.PutSameCounters)
def put_same_counters(tx: Transaction, effect: f.PutSameCounters, bound: Bindings) -> Bindings:
    """122.8: what has left is looked at as it last was; nothing is moved from it."""
    had: dict[str, int] = {}
    for one in spoken_of(effect.of, tx.board, bound):
        seen = None if isinstance(one, PlayerTarget) else tx.board.last_seen(one)
        for kind, count in () if seen is None else seen[0].counters.items():
            had[kind] = had.get(kind, 0) + count
    on = recipients_there(tx, effect.on, bound)
    events = [e.CountersPut(on=one, counter=kind, count=count) for one in on for kind, count in had.items()]
    happening(tx, events, bound, cite("608.2c"), cite("122.8"))
    return bound


@carries(f.Fight)
def fight(tx: Transaction, effect: f.Fight, bound: Bindings) -> Bindings:
    """701.14a-d: both must still be creatures on the battlefield; a creature may fight itself; it is no combat damage."""
    first, second = there(tx, effect.first, bound), there(tx, effect.second, bound)
    fighters = (*first, *second)
    if len(fighters) != 2 or not all(
        on_battlefield(tx, one) and tx.board.characteristics(one).creature for one in fighters
    ):
        facts = (Nothing(WhyNothing.NO_FIGHT),)
        tx.note(StepKind.NOTHING, [cite("701.14b")], facts=facts, player=bound.you, cause=bound.source)
        return bound
    pairs = [(fighters[0], fighters[1], 1), (fighters[1], fighters[0], 1)]
    if fighters[0] == fighters[1]:
        pairs = [(fighters[0], fighters[0], 2)]
    damage = [
        Change(event=e.Damage(source=one, to=other, amount=times * power), rules=(cite("701.14a"),))
        for one, other, times in pairs
        if (power := tx.board.characteristics(one).power or 0) > 0
    ]
    fought = [
        Change(event=e.Performed(action=Action.FIGHT, player=tx.board.controller(one), object=one))
        for one in dict.fromkeys(fighters)
    ]
    happening(tx, [*damage, *fought], bound, cite("608.2c"), cite("701.14a"), cite("701.14d"))
    return bound
